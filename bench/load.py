"""Load: many tables at once on one server, with scripted people over real sockets on the loopback.

    python bench/load.py --tables 200 --viewers 1 --seconds 20               # closed loop: as many moves as it can
    python bench/load.py --tables 200 --viewers 1 --seconds 20 --rate 500    # open loop: so many moves a second
    python bench/load.py --tables 100 --seconds 6 --clocks --calls --compare 12   # what they cost

Every table has two people, each a guest with a cookie of their own, and `--viewers` spectators. All of them read every
scene. Moves are chosen from the choices in the scene, with a fixed seed. When a game ends, its rematch begins. In the
open loop a time counts from the moment the move was due, not from when it could be sent: waiting is not left out.

`--compare` plays so many pairs of runs on one server, with what was named and without, in an order that changes, and
compares the server's processor time for each decision: other work on the machine slows both alike.
`--changes`: all ask for what changed instead of whole scenes, as browsers do. `--workers N`: that many processes.
`--nodes 3`: three such servers, with a Redis, behind nginx as `deploy/nginx` configures it.
`--profile`: where the time of a server of one process goes, in the same seconds (`sampling.py`).

It starts a server of its own with a temporary data folder, or takes one by `--url` (which must not limit rates).
See docs/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import random
import resource
import statistics
import tempfile
import time
from collections import Counter, deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import orjson
import sampling
import uvloop
from machines import NODES, cpu_seconds, kontor_nodes, kontor_server, postgresql
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kontor.kernel.changes import applied

GAME = "little-town"
AT_ONCE = 16  # tables that are set up, or begun again, at the same time
DRAIN = 5.0  # seconds to wait for late answers
MOST_REFUSED = 5  # at one table, then it stops
LANGUAGES = ("en", "pl", "hu")
LOOK = "look"  # the name of a request that is no move


# ---- the people ----
class Person:
    """A guest with a cookie of their own."""

    def __init__(self, url: str) -> None:
        self._host = urlsplit(url).netloc
        self.cookie = ""
        self._token = ""

    async def introduce(self, name: str) -> None:
        self._token = (await self.ask("GET", "/api/me"))["token"]
        self._token = (await self.ask("POST", "/api/guest", {"name": name}))["token"]

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        return orjson.loads(await self.fetch(method, path, body))

    async def fetch(self, method: str, path: str, body: Any = None) -> bytes:
        """One HTTP request on a connection of its own."""
        content = b"" if body is None else orjson.dumps(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self._host}\r\nConnection: close\r\nContent-Length: {len(content)}\r\n"
            f"Content-Type: application/json\r\nCookie: {self.cookie}\r\nX-Kontor-Token: {self._token}\r\n\r\n"
        )
        host, _, port = self._host.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write(head.encode() + content)
            answer = await asyncio.wait_for(reader.read(), 60)
        finally:
            writer.close()
        top, _, data = answer.partition(b"\r\n\r\n")
        lines = top.decode().split("\r\n")
        if " 200 " not in lines[0]:
            raise RuntimeError(f"{method} {path}: {lines[0]} {data[:200]!r}")
        for line in lines:
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.partition(":")[2].partition(";")[0].strip()
        return data


@dataclass
class Figures:
    """What was measured; times in seconds."""

    begin: float = float("inf")
    end: float = float("inf")
    acknowledged: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    answered_in_time: int = 0
    sent: int = 0
    scenes: int = 0
    bytes: int = 0
    games: int = 0
    errors: Counter[str] = field(default_factory=Counter)

    def counts(self, due: float) -> bool:
        return self.begin <= due < self.end


def _of_these(change: dict[str, Any], names: Collection[str]) -> dict[str, Any]:
    """The part of a change that is about these names."""
    return {
        kind: {name: part for name, part in parts.items() if name in names}
        for kind, parts in change.items()
        if kind != "gone"
    }


class Viewer:
    """One socket at one table; `person` is None for a spectator."""

    def __init__(self, desk: Desk, person: Person | None, language: str) -> None:
        self.desk, self.person, self.language = desk, person, language
        self.seen = -1
        self._scene: dict[str, Any] = {}  # what of it matters here
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def sit_down(self, url: str, table: str) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?lang={self.language}"
        address += "&changes=yes" if self.desk.load.changes else ""
        headers = {"Cookie": self.person.cookie} if self.person else {}
        compression = "deflate" if self.desk.load.deflate else None
        self.seen = -1
        self._socket = await connect(
            address, additional_headers=headers, compression=compression, max_size=None, open_timeout=60, proxy=None
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        if self.desk.load.calls:
            await self.send({"type": "look", "request": LOOK, "visible": False})

    async def _read(self, connection: ClientConnection) -> None:
        try:
            async for text in connection:
                self._hear(text)
        except ConnectionClosed:
            self.desk.load.figures.errors["connection lost"] += 1

    def _hear(self, text: str | bytes) -> None:
        message = orjson.loads(text)
        figures = self.desk.load.figures
        figures.bytes += len(text)
        if message["type"] in ("scene", "changes"):
            figures.scenes += 1
            if message["type"] == "scene":
                self._scene = {name: message["scene"][name] for name in ("choices", "over")}
            else:
                self._scene = applied(self._scene, _of_these(message["changes"], self._scene))
            self.desk.scene_seen(self, message["number"], self._scene)
        elif message["type"] in ("accepted", "refused") and message["request"] != LOOK:
            self.desk.answered(message)

    async def send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(orjson.dumps(message).decode())
        except ConnectionClosed:
            self.desk.load.figures.errors["could not send"] += 1

    async def get_up(self) -> None:
        if self._socket is not None and self._reader is not None:
            await self._socket.close()
            await self._reader


class Desk:
    """One table, game after game."""

    def __init__(self, load: Load, number: int, viewers: int) -> None:
        self.load, self._number = load, number
        self._chance = random.Random(number)
        self.people = [Person(load.url), Person(load.url)]
        self.viewers = [Viewer(self, person, LANGUAGES[0]) for person in self.people]
        self.viewers += [Viewer(self, None, LANGUAGES[0]) for _ in range(viewers)]
        if load.languages:
            for k, viewer in enumerate(self.viewers):
                viewer.language = LANGUAGES[(number + k) % len(LANGUAGES)]
        self._table = ""
        self._begin()

    def _begin(self) -> None:
        self._over = asyncio.Event()
        self._due: dict[int, tuple[float, Viewer]] = {}
        self._mover: Viewer | None = None
        self._choices: list[int] = []
        self._at, self._waiting, self._refused, self._seated = 0, False, 0, False

    async def set_up(self) -> None:
        for k, person in enumerate(self.people):
            await person.introduce(f"{'AB'[k]}{self._number}")
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": GAME, "seats": seats, "public": True, "seed": self._number}
        if self.load.clocks:
            body["clock"] = {"kind": "live", "bank": 3600, "increment": 20}
        self._table = (await self.people[0].ask("POST", "/api/tables", body))["id"]
        await self.people[1].ask("POST", f"/api/tables/{self._table}/join")
        await self._sit_down()

    async def _sit_down(self) -> None:
        for viewer in self.viewers:
            await viewer.sit_down(self.load.url, self._table)

    async def run(self) -> None:
        """Plays until it is stopped."""
        while True:
            self._seated = True
            self._ready()
            await self._over.wait()
            self.load.figures.games += 1
            async with self.load.doors:
                await self.get_up()
                self._table = (await self.people[0].ask("POST", f"/api/tables/{self._table}/rematch"))["id"]
                self._begin()
                await self._sit_down()

    async def get_up(self) -> None:
        await asyncio.gather(*(viewer.get_up() for viewer in self.viewers))

    def scene_seen(self, viewer: Viewer, number: int, scene: dict[str, Any]) -> None:
        figures = self.load.figures
        if number <= viewer.seen:
            return
        viewer.seen = number
        due, mover = self._due.get(number, (0.0, viewer))
        if mover is not viewer and figures.counts(due):
            figures.delivered.append(time.perf_counter() - due)
        if scene["choices"]:
            self._mover, self._choices = viewer, [choice["action"] for choice in scene["choices"]]
            self._at = number
            self._ready()
        elif scene["over"] and all(other.seen == number for other in self.viewers):
            self._over.set()

    def answered(self, message: dict[str, Any]) -> None:
        now, figures = time.perf_counter(), self.load.figures
        due, _ = self._due[int(message["request"])]
        if message["type"] == "refused":
            figures.errors[f"refused: {message['reason']}"] += 1
            self._refused += 1
        elif figures.counts(due):
            figures.acknowledged.append(now - due)
        if figures.counts(now) and message["type"] == "accepted":
            figures.answered_in_time += 1
        self._waiting = False
        self._ready()

    def _ready(self) -> None:
        """If the last move is answered and the next chooser has seen the table, the next move can be made."""
        if self._seated and self._mover and not self._waiting and self._refused < MOST_REFUSED:
            self._waiting = True
            self.load.ready(self)

    async def move(self, due: float) -> None:
        viewer, number = self._mover, self._at
        assert viewer is not None
        self._mover = None
        self._due[number + 1] = (due, viewer)
        self._due.pop(number - 4, None)
        if self.load.figures.counts(due):
            self.load.figures.sent += 1
        action = self._chance.choice(self._choices)
        await viewer.send({"type": "decide", "request": str(number + 1), "number": number, "action": action})


# ---- the load ----
class Load:
    def __init__(self, url: str, asked: argparse.Namespace) -> None:
        self.url, self.rate = url, asked.rate
        self.deflate: bool = asked.deflate
        self.languages: bool = asked.languages
        self.clocks: bool = asked.clocks
        self.calls: bool = asked.calls
        self.changes: bool = asked.changes
        self.figures = Figures()
        self.doors = asyncio.Semaphore(AT_ONCE)
        self._desks = [Desk(self, number, asked.viewers) for number in range(asked.tables)]
        self._free: deque[Desk] = deque()
        self._some = asyncio.Event()
        self._moving = False
        self._tasks: set[asyncio.Task[None]] = set()

    def ready(self, desk: Desk) -> None:
        if self._moving and not self.rate:
            self._go(desk.move(time.perf_counter()))
        else:
            self._free.append(desk)
            self._some.set()

    def _go(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.figures.errors[f"{type(error).__name__}: {error}"] += 1

    async def _pace(self) -> None:
        """Open loop: a move is due every 1/rate seconds, at the table that has been ready longest."""
        begin, count = time.perf_counter(), 0
        while self._moving:
            due = begin + count / self.rate
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            while not self._free:
                self._some.clear()
                await self._some.wait()
            await self._free.popleft().move(due)
            count += 1

    async def measure(
        self, warm_up: float, seconds: float, pids: Mapping[str, Collection[int]], shares: str = ""
    ) -> dict[str, Any]:
        async def set_up(desk: Desk) -> None:
            async with self.doors:
                await desk.set_up()

        await asyncio.gather(*map(set_up, self._desks))
        gc.collect()
        gc.freeze()
        self._moving = True
        for desk in self._desks:
            self._go(desk.run())
        if self.rate:
            self._go(self._pace())
        await asyncio.sleep(warm_up)
        figures = self.figures
        figures.bytes = figures.scenes = figures.games = 0
        before, own = {name: cpu_seconds(found) for name, found in pids.items()}, time.process_time()
        looks = sampling.read(shares)
        figures.begin = time.perf_counter()
        await asyncio.sleep(seconds)
        figures.end = time.perf_counter()
        took = figures.end - figures.begin
        own = time.process_time() - own
        cpu = {name: (cpu_seconds(found) - before[name]) / took for name, found in pids.items()}
        looks = sampling.read(shares) - looks
        scenes, size, games = figures.scenes, figures.bytes, figures.games
        self._moving = False
        late = time.perf_counter() + DRAIN
        while len(figures.acknowledged) < figures.sent and time.perf_counter() < late:
            await asyncio.sleep(0.05)
        if unanswered := figures.sent - len(figures.acknowledged):
            figures.errors["unanswered"] += unanswered
        for task in list(self._tasks):
            task.cancel()
        errors = dict(figures.errors)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(desk.get_up() for desk in self._desks)), 20)
        return {
            "moves_per_second": round(figures.answered_in_time / took, 1),
            "decisions": figures.answered_in_time,
            **{f"acknowledged_{name}_ms": value for name, value in quantiles(figures.acknowledged).items()},
            **{f"scene_to_others_{name}_ms": value for name, value in quantiles(figures.delivered).items()},
            "scenes_per_second": round(scenes / took, 1),
            "megabytes_per_second": round(size / took / 1e6, 1),
            "games_ended": games,
            "cpu_server_ms_per_decision": round(1000 * took * cpu["server"] / max(1, figures.answered_in_time), 4),
            **{f"cpu_{name}_percent": round(100 * share) for name, share in cpu.items()},
            "cpu_clients_percent": round(100 * own / took),
            **({"where_the_time_goes_percent": sampling.percent(looks)} if shares else {}),
            "errors": errors,
        }


def quantiles(times: list[float]) -> dict[str, float | None]:
    ordered = sorted(times)
    at = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    last = len(ordered) - 1
    return {name: round(1000 * ordered[round(q * last)], 1) if ordered else None for name, q in at.items()}


# ---- with and without ----
def compare(url: str, asked: argparse.Namespace, pids: Mapping[str, Collection[int]]) -> dict[str, Any]:
    """Pairs of runs, each on tables of its own; the same games, because seeds are the numbers of the tables."""
    spent: dict[bool, list[float]] = {True: [], False: []}
    errors: Counter[str] = Counter()
    for pair in range(asked.compare):
        for extras in (True, False) if pair % 2 else (False, True):
            which = {name: extras and getattr(asked, name) for name in ("clocks", "calls")}
            wish = argparse.Namespace(**{**vars(asked), **which})
            run = uvloop.run(_once(url, wish, pids))
            spent[extras].append(run["cpu_server_ms_per_decision"])
            errors.update(run["errors"])
    ratios = sorted(more / less for more, less in zip(spent[True], spent[False], strict=True))
    low, high = of_resampled(ratios)
    return {
        "pairs": asked.compare,
        "cpu_ms_per_decision_without": round(statistics.median(spent[False]), 3),
        "cpu_ms_per_decision_with": round(statistics.median(spent[True]), 3),
        "ratio_median": round(statistics.median(ratios), 4),
        "ratio_95_percent_interval": [round(low, 4), round(high, 4)],
        "ratios": [round(ratio, 3) for ratio in ratios],
        "errors": dict(errors),
    }


def of_resampled(values: Sequence[float], times: int = 4000) -> tuple[float, float]:
    """Between which bounds the median lies, by the bootstrap."""
    chance = random.Random(1)
    medians = sorted(statistics.median(chance.choices(values, k=len(values))) for _ in range(times))
    return medians[round(0.025 * times)], medians[round(0.975 * times) - 1]


async def _once(
    url: str, asked: argparse.Namespace, pids: Mapping[str, Collection[int]], shares: str = ""
) -> dict[str, Any]:
    return await Load(url.rstrip("/"), asked).measure(asked.warm_up, asked.seconds, pids, shares)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200, choices=range(1, 2001), metavar="1..2000")
    parser.add_argument("--viewers", type=int, default=0, choices=range(51), metavar="0..50", help="spectators a table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure, at most 600")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before that, at most 600")
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second (open loop); 0: as many as it can")
    parser.add_argument("--languages", action="store_true", help="people use three languages, not one")
    parser.add_argument("--clocks", action="store_true", help="every table has a real-time clock")
    parser.add_argument("--calls", action="store_true", help="nobody has the page in view: every turn calls its person")
    parser.add_argument("--compare", type=int, default=0, metavar="PAIRS", help="pairs of runs: with and without these")
    parser.add_argument("--changes", action="store_true", help="ask for what changed, as browsers do")
    parser.add_argument("--workers", type=int, default=1, choices=range(1, 65), metavar="1..64", help="of the server")
    parser.add_argument("--nodes", type=int, default=1, choices=(1, NODES), help="servers behind nginx, with Redis")
    parser.add_argument("--profile", action="store_true", help="where the time goes, of a server of one process")
    parser.add_argument("--deflate", action="store_true", help="offer compression, as browsers do")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--url", help="a running server on this machine, such as http://127.0.0.1:8000")
    where.add_argument("--database", help="database URL for the own server; default SQLite")
    where.add_argument("--postgresql", action="store_true", help="start a PostgreSQL server of its own")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if not 0 < asked.seconds <= 600 or not 0 <= asked.warm_up <= 600 or not 0 <= asked.rate <= 100_000:
        parser.error("--seconds and --warm-up are at most 600, --rate at most 100000.")
    if not 0 <= asked.compare <= 200 or (asked.compare and asked.url):
        parser.error("--compare is at most 200 pairs, on a server of its own: it measures its processor time.")
    if asked.nodes > 1 and (asked.profile or not (asked.postgresql or asked.database)):
        parser.error("--nodes needs --postgresql or --database, and tells nothing of where the time goes.")
    if asked.url and urlsplit(asked.url).hostname not in ("127.0.0.1", "localhost"):
        parser.error("--url must be on 127.0.0.1.")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every viewer is an open file, here and in the server
    with contextlib.ExitStack() as stack:
        pids: dict[str, list[int]] = {"server": [], "database": []}
        url, database, shares = asked.url, asked.database, ""
        if asked.postgresql:
            database, pid = stack.enter_context(postgresql())
            pids["database"].append(pid)
        if asked.nodes > 1:
            url, found = stack.enter_context(kontor_nodes(database, asked.workers))
            pids |= found
        elif not url:
            if asked.profile:
                shares = str(Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kontor-load-")), "shares"))
            url, pid = stack.enter_context(kontor_server(database, asked.workers, shares))
            pids["server"].append(pid)
        result = compare(url, asked, pids) if asked.compare else uvloop.run(_once(url, asked, pids, shares))
    kept = "given" if asked.url else (database or "sqlite").partition("+")[0]
    conditions = {
        "database": kept,
        "loop": f"open, {asked.rate:g} moves/s" if asked.rate else "closed",
        "tables": asked.tables,
        "spectators_a_table": asked.viewers,
        "nodes": asked.nodes,
        "workers": asked.workers,
        "changes": asked.changes,
        "clocks": asked.clocks,
        "calls": asked.calls,
        "seconds": asked.seconds,
    }
    if asked.json:
        print(json.dumps({**conditions, **result}))
    else:
        show({**conditions, **result})


def show(result: dict[str, Any]) -> None:
    grid = Grid("", "", show_header=False)
    for key, value in result.items():
        if key != "errors":
            grid.add_row(key.replace("_", " "), str(value))
    for error, count in result["errors"].items() or [("none", 0)]:
        grid.add_row("errors", f"{error}: {count}" if count else error)
    Console().print(grid)


if __name__ == "__main__":
    main()
