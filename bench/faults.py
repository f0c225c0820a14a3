"""Three servers behind nginx, with PostgreSQL and Redis, while something goes wrong all the time: is anything lost?

    python bench/faults.py --faults 25                                  # one round, its findings as JSON
    python bench/faults.py --faults 500 --round 25 --into faults.jsonl  # rounds until 500 are there; goes on from there

People play and chat at tables through the proxy; others watch. Meanwhile servers are killed, told to end and frozen,
and cut off from Redis, from PostgreSQL or both, by connections that break or by silence; Redis itself dies or stands
still. After each round all is well again, and then it is checked, from the rows of the database:

* every decision and every word that was acknowledged is there, and none more often than it was asked for;
* every game is legal, decision after decision, by the rules;
* every scene that anybody was shown, whole or as changes, all they were told of decisions, and every history and log
  they read is what the rules let exactly that seat, or a spectator, know at that moment.

One of the servers has two workers, and a fifth of the faults are two at the same time.

See docs/cluster.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import orjson
from load import Person
from machines import NODES, SECRET, Redis, free_port, postgresql, proxy
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from witnesses import Record, check, hashed

from kontor.kernel.changes import applied
from kontor.match import SPECTATOR

GAMES = ("little-town", "ragusa", "castles-of-tuscany")  # two of them with secrets, and a set-up of all at once
WORKERS = 2  # of the last server
TWO = 0.2  # of the faults are two at once
LONGEST = 9.0  # seconds of a cut or a freeze; from five seconds on a server is taken for dead
PAUSE = 0.3  # seconds before somebody decides
WELL = 120.0  # seconds for everything to be well again


# ---- what stands between ----
class Cut:
    """A connection that can be broken, or fall silent, between one server and what it needs."""

    def __init__(self, to: int) -> None:
        self._to, self._writers = to, set[asyncio.StreamWriter]()
        self._coming: set[asyncio.Task[None]] = set()
        self._flows, self._refuses = asyncio.Event(), False
        self._flows.set()

    async def open(self) -> int:
        self._door = await asyncio.start_server(self._take, "127.0.0.1", 0)
        port: int = self._door.sockets[0].getsockname()[1]
        return port

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._come(reader, writer))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def close(self) -> None:
        self._door.close()
        for task in list(self._coming):
            task.cancel()
        await asyncio.gather(*self._coming, return_exceptions=True)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        self._writers.add(writer)
        try:
            if not self._refuses:
                there, back = await asyncio.open_connection("127.0.0.1", self._to)
                ends.append(back)
                self._writers.add(back)
                await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        except OSError:
            pass  # one end is gone, and the other hears of it
        finally:
            for one in ends:
                self._writers.discard(one)
                one.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()

    def break_off(self) -> None:
        self._refuses = True
        for writer in list(self._writers):
            writer.transport.abort()

    def fall_silent(self) -> None:
        self._flows.clear()

    def heal(self) -> None:
        self._refuses = False
        self._flows.set()


# ---- the servers ----
class Node:
    def __init__(self, number: int, folder: Path, log_level: str) -> None:
        self.number, self.port, self._log_level = number, free_port(), log_level
        self.workers = WORKERS if number == NODES - 1 else 1
        self.folder = folder / f"node{number}"
        self.folder.mkdir()
        self.to_redis: Cut
        self.to_database: Cut
        self.process: subprocess.Popen[bytes] | None = None

    async def prepare(self, redis: int, database: int) -> None:
        self.to_redis, self.to_database = Cut(redis), Cut(database)
        self._redis, self._database = await self.to_redis.open(), await self.to_database.open()

    def start(self) -> None:
        environment = {
            **os.environ,
            "KONTOR_DATA": str(self.folder),
            "KONTOR_DATABASE": f"postgresql+asyncpg://kontor@127.0.0.1:{self._database}/postgres",
            "KONTOR_REDIS": f"redis://127.0.0.1:{self._redis}",
            "KONTOR_SECRET": SECRET,
            "KONTOR_PROXIES": "127.0.0.1",
            "KONTOR_RATE_LIMITS": "no",
            "KONTOR_LOG_LEVEL": self._log_level,
            "KONTOR_BOT_PROCESSES": "1",
            "KONTOR_WORKERS": str(self.workers),
        }
        command = [sys.executable, "-c", "from kontor.cli import main; main()", "serve", "--port", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    @property
    def processes(self) -> list[int]:
        """The server, and its workers if it has some."""
        assert self.process is not None
        if self.workers == 1 or self.process.poll() is not None:
            return [self.process.pid]
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *map(int, children)]

    def send(self, sent: signal.Signals) -> None:
        """To the whole machine, as it were."""
        for one in self.processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, sent)

    def tell(self, sent: signal.Signals) -> None:
        """To the server, which tells its workers."""
        assert self.process is not None
        self.process.send_signal(sent)

    async def ended(self, processes: list[int]) -> None:
        """Also its workers: they have the port."""
        assert self.process is not None
        while self.process.poll() is None or any(map(_lives, processes)):
            await asyncio.sleep(0.05)

    async def is_ready(self) -> bool:
        if self.process is None or self.process.poll() is not None:
            self.start()  # as its service would
        return await asyncio.to_thread(self._ask)

    def _ask(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/api/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    async def close(self) -> None:
        if self.process is not None:
            self.send(signal.SIGKILL)
            self.process.wait()
        await self.to_redis.close()
        await self.to_database.close()


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# ---- the people ----
class Page:
    """One person's, or a spectator's, page at a table; it connects again for ever. Some ask for changes."""

    def __init__(self, record: Record, url: str, table: str, seat: int, person: Person, chance: random.Random) -> None:
        self._record, self._table, self._seat, self._person, self._chance = record, table, seat, person, chance
        self._changes = seat != 0
        self._url = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live" + ("?changes=yes" * self._changes)
        self._asked: dict[str, tuple[str, int, int | None, int, str] | tuple[str, str]] = {}
        self._tried: tuple[int, int | None] | None = None
        self._last: tuple[int, Any] = (-1, None)
        """The version and the scene that changes begin with."""
        self.over = asyncio.Event()

    async def stay(self) -> None:
        reading = asyncio.create_task(self._look_back())
        try:
            while not self.over.is_set():
                await self._stay_once()
                await asyncio.sleep(0.1 + 0.4 * self._chance.random())
        finally:
            reading.cancel()

    async def _stay_once(self) -> None:
        self._asked.clear()
        self._tried, self._last = None, (-1, None)
        headers = {"Cookie": self._person.cookie} if self._person.cookie else {}
        begun = time.monotonic()
        try:
            async with connect(
                self._url, additional_headers=headers, open_timeout=40, close_timeout=1, max_size=None, proxy=None
            ) as page:
                self._note(f"came after {time.monotonic() - begun:.1f} s")
                talking = asyncio.create_task(self._talk(page)) if self._seat >= 0 else None
                try:
                    async for text in page:
                        await self._hear(page, orjson.loads(text))
                        if self.over.is_set():
                            return
                finally:
                    if talking is not None:
                        talking.cancel()
                    self._note(f"left by {page.close_code}")
        except (OSError, WebSocketException, TimeoutError) as error:
            self._note(f"after {time.monotonic() - begun:.1f} s {type(error).__name__}: {str(error)[:80]}")

    def _note(self, what: str) -> None:
        self._record.note(f"{self._table} {self._seat} {what}")

    async def _talk(self, page: Any) -> None:
        with contextlib.suppress(OSError, WebSocketException):
            while True:
                await asyncio.sleep(3.0 + self._chance.random())
                text = f"{self._table} {self._seat} {self._chance.getrandbits(60)}"
                self._asked[text] = (self._table, text)
                self._record.tried[text] += 1
                await page.send(json.dumps({"type": "chat", "request": text, "text": text}))

    async def _look_back(self) -> None:
        """Reads the history and the log now and then."""
        path = f"/api/tables/{self._table}"
        while True:
            await asyncio.sleep(4.0 + 4.0 * self._chance.random())
            with contextlib.suppress(OSError, RuntimeError, TimeoutError, ValueError, IndexError):
                history = await self._person.ask("GET", f"{path}/history")
                key = self._table, self._seat, history["total"]
                self._record.told[key][1].add(hashed(history["decisions"]))
                log = await self._person.fetch("GET", f"{path}/log")
                self._record.logs[self._table, self._seat].add(hashed(log.decode()))
                self._record.read += 2

    async def _hear(self, page: Any, message: Any) -> None:
        match message["type"]:
            case "accepted":
                known = self._asked.pop(message["request"], None)
                if known is None:
                    pass  # a whole scene
                elif len(known) == 2:
                    self._record.said.append(known)
                else:
                    self._record.decided.append(known)
                    self._record.decided_at(self._table)
            case "refused":
                self._asked.pop(message["request"], None)
                self._record.refused[message["reason"]] += 1
                self._note(f"refused: {message['reason'][:60]}")
                self._tried = None
                await asyncio.sleep(0.5)
                await self._ask_for_scene(page)
            case "decisions":
                first, decisions = message["first"], message["decisions"]
                key = self._table, self._seat, first - 1 + len(decisions)
                self._record.told[key][first].add(hashed(decisions))
            case "scene":
                await self._see(page, message, message["scene"])
            case "changes" if message["since"] == self._last[0]:
                await self._see(page, message, applied(self._last[1], message["changes"]))
            case "changes":
                await self._ask_for_scene(page)

    async def _ask_for_scene(self, page: Any) -> None:
        await page.send(json.dumps({"type": "scene", "request": "scene"}))

    async def _see(self, page: Any, message: Any, scene: Any) -> None:
        number, made, played = message["number"], message["made"], message["played"]
        self._last = message["version"], scene
        self._record.scenes += 1
        key = self._table, self._seat, number
        self._record.shown[key][made].add(hashed(scene))
        if played:
            self._record.played[key][played[0]["number"]].add(hashed(played))
        if scene["over"]:
            self.over.set()
        elif scene["choices"] and self._seat >= 0 and self._tried != (number, made):
            self._tried = (number, made)
            await asyncio.sleep(PAUSE)
            choice = self._chance.choice(scene["choices"])
            request = f"{number}.{made}.{self._chance.getrandbits(40)}"
            self._asked[request] = (self._table, self._seat, made, number, choice["notation"])
            self._record.wished[self._table, self._seat, choice["notation"]] += 1
            wish = {"type": "decide", "request": request, "number": number, "made": made, "action": choice["action"]}
            await page.send(json.dumps(wish))


async def company(record: Record, url: str, number: int) -> None:
    """Two people who play game after game, and somebody who watches."""
    chance = random.Random(number)
    for k in itertools.count(number):
        try:
            people = [Person(url), Person(url)]
            for name, person in zip("AB", people, strict=True):
                await person.introduce(f"{name}{number}")
            seats = [{"kind": "me"}, {"kind": "open"}]
            wanted = {"game": GAMES[k % len(GAMES)], "seats": seats, "public": True}
            table = (await people[0].ask("POST", "/api/tables", wanted))["id"]
            await people[1].ask("POST", f"/api/tables/{table}/join")
        except (OSError, RuntimeError, TimeoutError, ValueError, IndexError):
            await asyncio.sleep(0.5)  # something goes wrong: once more, from the beginning
            continue
        pages = [Page(record, url, table, seat, person, chance) for seat, person in enumerate(people)]
        pages.append(Page(record, url, table, SPECTATOR, Person(url), chance))
        await asyncio.gather(*(page.stay() for page in pages))
        record.games += 1


# ---- what goes wrong ----
GLOBAL = ("Redis killed", "Redis frozen")


class Faults:
    def __init__(self, nodes: list[Node], redis: Redis, chance: random.Random, record: Record) -> None:
        self._nodes, self._redis, self._chance, self._record = nodes, redis, chance, record
        self.kinds: dict[str, tuple[int, Callable[[Node], Awaitable[None]]]] = {
            "server killed": (2, self._kill),
            "worker killed": (1, self._kill_worker),
            "server told to end": (1, self._end),
            "server frozen": (4, self._freeze),
            "Redis broken off": (3, lambda node: self._cut(node.to_redis, Cut.break_off)),
            "Redis silent": (3, lambda node: self._cut(node.to_redis, Cut.fall_silent)),
            "PostgreSQL broken off": (3, lambda node: self._cut(node.to_database, Cut.break_off)),
            "PostgreSQL silent": (3, lambda node: self._cut(node.to_database, Cut.fall_silent)),
            "both broken off": (1, self._alone),
            "Redis killed": (1, self._kill_redis),
            "Redis frozen": (1, self._freeze_redis),
        }
        self.count: Counter[str] = Counter()

    async def happen(self) -> None:
        names = [self._name()]
        if self._chance.random() < TWO:
            names.append(self._name())
            if len({one.partition(" ")[0] for one in names if one in GLOBAL}) < sum(one in GLOBAL for one in names):
                names.pop()  # Redis cannot be killed while it stands still
        self.count[" and ".join(sorted(names))] += 1
        nodes = self._chance.sample(self._nodes, len(names))
        await asyncio.gather(*(self._one(name, node) for name, node in zip(names, nodes, strict=True)))

    def _name(self) -> str:
        names = list(self.kinds)
        return self._chance.choices(names, [self.kinds[one][0] for one in names])[0]

    async def _one(self, name: str, node: Node) -> None:
        self._record.note(f"{name} begins, server {node.number}")
        await self.kinds[name][1](node)
        self._record.note(f"{name} ends, server {node.number}")

    def _time(self) -> float:
        """Some are over before anybody is taken for dead, some are not."""
        return self._chance.uniform(0.2, 2.0 if self._chance.random() < 0.5 else LONGEST)

    async def _kill(self, node: Node) -> None:
        processes = node.processes
        node.send(signal.SIGKILL)
        await node.ended(processes)
        await asyncio.sleep(self._chance.uniform(0.0, 2.0))
        node.start()

    async def _kill_worker(self, _: Node) -> None:
        """Its parent starts another."""
        workers = [one for node in self._nodes for one in node.processes[1:]]
        if workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._chance.choice(workers), signal.SIGKILL)

    async def _end(self, node: Node) -> None:
        processes = node.processes
        node.tell(signal.SIGTERM)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(60):
                await node.ended(processes)
        await self._kill(node)

    async def _freeze(self, node: Node) -> None:
        node.send(signal.SIGSTOP)
        await asyncio.sleep(self._time())
        node.send(signal.SIGCONT)

    async def _cut(self, cut: Cut, how: Callable[[Cut], None]) -> None:
        how(cut)
        await asyncio.sleep(self._time())
        cut.heal()

    async def _alone(self, node: Node) -> None:
        await asyncio.gather(self._cut(node.to_redis, Cut.break_off), self._cut(node.to_database, Cut.break_off))

    async def _kill_redis(self, _: Node) -> None:
        self._redis.process.kill()
        self._redis.process.wait()
        await asyncio.sleep(self._time())
        self._redis.start()

    async def _freeze_redis(self, _: Node) -> None:
        self._redis.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self._time())
        self._redis.process.send_signal(signal.SIGCONT)


# ---- one round ----
@contextlib.asynccontextmanager
async def cluster(folder: Path, database: str, log_level: str) -> AsyncIterator[tuple[list[Node], Redis, str]]:
    redis = Redis(folder)
    redis.start()
    nodes = [Node(number, folder, log_level) for number in range(NODES)]
    try:
        for node in nodes:
            await node.prepare(redis.port, int(database.rpartition(":")[2].partition("/")[0]))
            node.start()
            if node is nodes[0]:
                await well([node])  # it brings the database up to date
        await well(nodes)
        with proxy([node.port for node in nodes], folder) as (url, _):
            yield nodes, redis, url
    finally:
        for node in nodes:
            await node.close()
        redis.close()


async def well(nodes: list[Node]) -> float:
    """Until all servers answer; how long it took."""
    begin = time.monotonic()
    for node in nodes:
        while not await node.is_ready():
            if time.monotonic() - begin > WELL * NODES:
                raise SystemExit(f"Server {node.number} is not well again: {(node.folder / 'log').read_text()[-3000:]}")
            await asyncio.sleep(0.2)
    return time.monotonic() - begin


async def play_on(record: Record, most: float) -> float:
    """Until something more was decided; how long it took."""
    begin, before = time.monotonic(), len(record.decided)
    while len(record.decided) == before and time.monotonic() - begin < most:
        await asyncio.sleep(0.05)
    return time.monotonic() - begin


async def one_round(faults: int, tables: int, seed: int, log_level: str) -> dict[str, Any]:
    with postgresql() as (database, _), tempfile.TemporaryDirectory(prefix="kontor-faults-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        async with cluster(folder, database, log_level) as (nodes, redis, url):
            record = Record()
            at_tables = [asyncio.create_task(company(record, url, number)) for number in range(tables)]
            await play_on(record, WELL)
            happening = Faults(nodes, redis, random.Random(seed), record)
            for number in range(faults):
                print(
                    f"{time.strftime('%X')} {number}: {len(record.decided)} decisions",
                    dict(happening.count),
                    file=sys.stderr,
                    flush=True,
                )
                await happening.happen()
                await play_on(record, WELL)
            await well(nodes)
            gone = [one for one in at_tables if one.done()]
            goes_on = [await play_on(record, WELL) for _ in range(2 * tables)]
            for one in at_tables:
                one.cancel()
            await asyncio.gather(*at_tables, return_exceptions=True)
            logs = "".join((node.folder / "log").read_text() for node in nodes)
            wrong = await check(record, database)
    return {
        "faults": dict(happening.count),
        "wrong": wrong
        + (["it does not go on"] if max(goes_on) >= WELL else [])
        + [f"a table has ended: {one.exception()!r}" for one in gone],
        "decisions": len(record.decided),
        "words": len(record.said),
        "scenes": record.scenes,
        "games": record.games,
        "refused": dict(record.refused),
        "read": record.read,
        "waited": round(record.waited, 1),
        "stalls": [stall(record, *one) for one in record.stalls],
        "tracebacks": logs.count("Traceback (most recent call last)"),
        "ended_in": dict(Counter(re.findall(r"^    (\w[\w.]+(?:: .{0,80})?)\n(?=\S)", plain(logs), re.MULTILINE))),
        "log": logs[-100_000:] if wrong or "Traceback" in logs else "",
    }


def stall(record: Record, table: str, begin: float, end: float) -> dict[str, Any]:
    """What happened while nothing was decided at a table."""
    met = [(at, what) for at, what in record.events if begin - LONGEST < at < end]
    told = [f"{at - begin:.1f} {what}" for at, what in met if what.startswith(table) or "server" in what]
    return {"seconds": round(end - begin, 1), "meanwhile": told}


def plain(text: str) -> str:
    """Without the colours of a terminal."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--faults", type=int, default=25, help="how many in all")
    options.add_argument("--round", type=int, default=0, help="how many in one round; default: all")
    options.add_argument("--tables", type=int, default=6)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--into", type=Path, help="a file of rounds; what is in it counts")
    options.add_argument("--log-level", default="warning")
    asked = options.parse_args()
    before = asked.into.read_text().splitlines() if asked.into and asked.into.exists() else []
    rounds = [json.loads(line) for line in before]
    while (done := sum(sum(one["faults"].values()) for one in rounds)) < asked.faults:
        many = min(asked.round or asked.faults, asked.faults - done)
        found = asyncio.run(one_round(many, asked.tables, asked.seed + len(rounds), asked.log_level))
        rounds.append(found)
        if asked.into:
            with asked.into.open("a") as file:
                file.write(json.dumps(found) + "\n")
        print(
            json.dumps({key: value for key, value in found.items() if key not in ("log", "stalls")}),
            file=sys.stderr,
            flush=True,
        )
    whole: Counter[str] = Counter()
    for one in rounds:
        whole.update({key: one[key] for key in ("decisions", "words", "scenes", "read", "games", "tracebacks")})
    kinds = sum((Counter(one["faults"]) for one in rounds), Counter[str]())
    wrong = [one for each in rounds for one in each["wrong"]]
    longest = max((one["waited"] for one in rounds), default=0.0)
    print(json.dumps({**whole, "faults": dict(kinds), "waited": longest, "wrong": wrong}))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
