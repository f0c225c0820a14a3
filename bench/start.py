"""How long a server takes to start, how much memory it has then, and how fast lists are, when very much is stored.

    python bench/start.py --running 10000 --stored 100000
    python bench/start.py --running 1000 --stored 0 --folder FOLDER    # the data stay there, or are there already

A few games of every kind are really played, and their rows copied in bulk into an SQLite database: running tables of
people alone, with a bot, and with a clock of days (at every 500th a bot is to move), and games that are over. Then a
server is started as `kontor serve` does it. See docs/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import orjson
from load import Person
from machines import free_port, started

from kontor.kernel import playable_games
from kontor.match import Match
from kontor.server.moments import now
from kontor.server.tables.records import Header, Seat, decision_row
from kontor.server.tables.standing import Standing
from kontor.server.tables.together import owed

PATTERNS = 3  # games of each kind that are really played
OWN = 40  # running tables of the one who asks for lists
DAYS = {"kind": "days", "bank": 3 * 86400, "increment": 0, "at_zero": "turn"}
AT_ONCE = 1000  # tables in one transaction
ASKED = 30  # times each list is asked for


# ---- what is stored ----
class Pattern:
    """A game that was played: its header and the rows of its decisions, to be copied."""

    def __init__(self, game: str, seed: int, part: float) -> None:
        """`part`: of the way to its end."""
        match = Match(game, 2, seed)
        chance = random.Random(seed)
        while not match.over:
            match.play(chance.choice(match.legal))
        match = match.at(max(1, int(len(match.played) * part)))
        self.over, self.match = match.over, match
        self.decisions = [decision_row("", played, match.snapshot_due(played.number), now()) for played in match.played]
        self.first: str | None = None
        """The table whose decisions are copied."""

    def rows(self, table: str, people: tuple[str, str], kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
        match = self.match
        seats = [Seat("person", f"Player {person}", person=person) for person in people]
        mover = match.to_move or 0
        if kind in ("bot", "bot to move"):
            bot = mover if kind == "bot to move" else 1 - mover
            seats[bot] = Seat("bot", "Random", bot="random")
        header = Header(
            table, match.game.id, match.rules, match.seed, dict(match.options), seats, people[0], public=True,
            status="over" if self.over else "playing", result=match.scores if self.over else None,
            clock=DAYS if kind == "days" else None, chance=None,
        )  # fmt: skip
        standing = Standing.of(match, owed(header, match), 0.0).row()
        yield "tables", {**header.row(), "standing": standing, "bot_to_move": kind == "bot to move"}
        for person in {seat.person for seat in seats if seat.person}:
            yield "seatings", {"table_id": table, "person": person}
        yield from (("decisions", {**row, "table_id": table}) for row in self.decisions if self.first is None)
        if kind == "days":
            times = {"left": [DAYS["bank"]] * 2, "given": [match.turn] * 2, "reminded": [-1] * 2, "played_for": [0] * 2}
            state = {**times, "used": [0.0] * 2, "pause": None}
            yield "clocks", {"table_id": table, "state": state, "at": now(), "up": 0.0, "due": 0.9 * 3 * 86400}


def plain(value: Any) -> Any:
    if isinstance(value, dict | list | tuple):
        return orjson.dumps(value).decode()
    return value.isoformat(" ") if hasattr(value, "isoformat") else value


def fill(file: Path, person: str, running: int, stored: int) -> None:
    database = sqlite3.connect(file)
    database.execute("PRAGMA synchronous=OFF")
    columns = {
        table: [name for _, name, *_ in database.execute(f"PRAGMA table_info({table})")]
        for table in ("tables", "seatings", "decisions", "clocks")
    }
    database.executemany(
        "INSERT INTO people (id, name, preferences, created) VALUES (?, ?, '{}', ?)",
        [(f"p{k}", f"Player p{k}", plain(now())) for k in range(2000)],
    )
    games = [found.id for found in playable_games()]
    going = [Pattern(game, seed, 0.5) for game in games for seed in range(PATTERNS)]
    ended = [Pattern("little-town", seed, 1.0) for seed in range(PATTERNS)]

    several(database, columns, going, running, person)
    several(database, columns, ended, stored, person)
    database.execute("ANALYZE")
    database.commit()
    database.close()


def several(
    database: sqlite3.Connection, columns: dict[str, list[str]], patterns: list[Pattern], count: int, person: str
) -> None:
    kinds = ("people", "bot", "days")
    copied = ", ".join(name for name in columns["decisions"] if name != "table_id")
    for first in range(0, count, AT_ONCE):
        waiting: dict[str, list[list[Any]]] = {table: [] for table in columns}
        copies: list[tuple[str, str]] = []
        for k in range(first, min(count, first + AT_ONCE)):
            pattern = patterns[k % len(patterns)]
            table = f"{'s' if pattern.over else 'r'}{k:07d}"
            people = (person if k < OWN else f"p{k * 7 % 1000}", f"p{1000 + k % 1000}")
            kind = "people" if pattern.over else "bot to move" if k % 500 == 499 else kinds[k // len(patterns) % 3]
            for name, row in pattern.rows(table, people, kind):
                waiting[name].append([plain(row.get(column)) for column in columns[name]])
            if pattern.first is None:
                pattern.first = table
            else:
                copies.append((table, pattern.first))
        for name, rows in waiting.items():
            values = ", ".join("?" * len(columns[name]))
            database.executemany(f"INSERT INTO {name} ({', '.join(columns[name])}) VALUES ({values})", rows)
        database.executemany(
            f"INSERT INTO decisions (table_id, {copied}) SELECT ?, {copied} FROM decisions WHERE table_id = ?", copies
        )
        database.commit()


# ---- the server ----
@contextlib.contextmanager
def server(folder: Path) -> Iterator[tuple[str, int, float]]:
    """Its address, its process, and after how many seconds it answered."""
    port, begun = free_port(), time.monotonic()
    environment = {**os.environ, "KONTOR_RATE_LIMITS": "no", "KONTOR_LOG_LEVEL": "warning"}
    start = "from kontor.cli import main; main()"
    command = [sys.executable, "-c", start, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(folder)]
    with started(command, str(folder), environment) as process:
        url = f"http://127.0.0.1:{port}"
        while True:
            with contextlib.suppress(OSError), urlopen(f"{url}/api/health"):
                break
            if process.poll() is not None:
                raise SystemExit(f"The server did not start: {(folder / 'log').read_text()[-2000:]}")
            time.sleep(0.02)
        yield url, process.pid, time.monotonic() - begun


def memory(pid: int) -> float:
    """MB the process holds now."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def busy(pid: int) -> float:
    """Seconds of processor time the process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def lists(person: Person, pid: int) -> None:
    for show in ("mine", "watch", "open"):
        times, used = [], busy(pid)
        for _ in range(ASKED):
            begun = time.perf_counter()
            answer = await person.ask("GET", f"/api/tables?show={show}")
            times.append((time.perf_counter() - begun) * 1000)
        each = (busy(pid) - used) / ASKED * 1000
        worst = sorted(times)[-2]
        figures = f"median {statistics.median(times):.0f} ms, 95 % {worst:.0f} ms, {each:.0f} ms of one core"
        print(f"list {show}: {len(answer)} tables, {figures}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--running", type=int, default=10_000, help="tables that are played")
    parser.add_argument("--stored", type=int, default=100_000, help="games that are over")
    parser.add_argument("--folder", type=Path, help="where the data are, or will be")
    given = parser.parse_args()
    with contextlib.ExitStack() as there:
        folder = given.folder or Path(there.enter_context(tempfile.TemporaryDirectory(prefix="kontor-start-")))
        folder.mkdir(parents=True, exist_ok=True)
        cookie = folder / "cookie"
        if not cookie.exists():
            with server(folder) as (url, _, _):
                ann = Person(url)
                asyncio.run(ann.introduce("Ann"))
                me = asyncio.run(ann.ask("GET", "/api/me"))["person"]["id"]
            cookie.write_text(ann.cookie)
            fill(folder / "kontor.sqlite3", me, given.running, given.stored)
        with server(folder) as (url, pid, seconds):
            print(f"answers after {seconds:.1f} s, {busy(pid):.1f} s of one core, with {memory(pid):.0f} MB")
            ann = Person(url)
            ann.cookie = cookie.read_text()
            asyncio.run(lists(ann, pid))
            time.sleep(10)
            print(f"10 seconds later {memory(pid):.0f} MB")


if __name__ == "__main__":
    main()
