"""What decisions cost the database, in processor time of this process: alone, with the row of a clock, with calls.

    python bench/commits.py                      # 25 decisions share a commit, while the server does something else
    python bench/commits.py --share 8 --idle     # few of them, and it only waits
    PYTHONPATH=../kontor-before python bench/commits.py    # the same rows, written by another version

A call is written into somebody's bell, and the call of whoever has just decided ends. Each kind of commit is made in
turns with the others; the tenth that was disturbed least counts. While the event loop is busy, as under load, the
thread of SQLite and the loop take turns at being computed, which is part of what a trip between them costs. See
docs/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import tempfile
import time
from collections.abc import Callable

import uvloop
from machines import postgresql

from kontor.server.calls.bell import Bell, Call
from kontor.server.moments import now
from kontor.server.storage.schema import clocks, people, tables
from kontor.server.storage.store import Store, Write
from kontor.server.tables.clocks import clock
from kontor.server.tables.records import Header, Seat
from kontor.server.tables.room import _CHANGING, _INSERT_DECISION, _UPDATE_TABLE

TABLES = 60
BUSY = 2500  # turns of a loop: about a quarter of what a decision costs else
STANDING = {"owed": [[0, 1]], "decisions": 3, "scores": [1, 2], "ranks": [], "words": ["round", {"n": 1}], "up": 12.5}


class At:
    """A table, with what is written there."""

    def __init__(self, number: int, bell: Bell) -> None:
        self.people = [f"{2 * number + k:032x}" for k in range(2)]
        seats = [Seat("person", f"{'AB'[k]}{number}", person=one) for k, one in enumerate(self.people)]
        self.header = Header(f"tab{number:05d}", "little-town", "1", number, {}, seats, self.people[0], True, "playing")
        self._bell, self._decisions, self._waits = bell, 0, ""

    def begin(self) -> list[Write]:
        who = [people.insert().values(id=one, name="Ann", preferences={}, created=now()) for one in self.people]
        row = {**self.header.row(), "standing": STANDING, "bot_to_move": False}
        kept = {"table_id": self.header.id, "state": {}, "at": now(), "up": 0.0, "due": 5.0}
        return [*who, tables.insert().values(row), clocks.insert().values(kept)]

    def decision(self) -> list[Write]:
        self._decisions += 1
        header, number, at = self.header, self._decisions, now()
        row = {**header.row(), "standing": STANDING, "bot_to_move": False, "updated": at}
        decided = {"number": number, "seat": number % 2, "notation": "place F5", "turn": number, "at": at}
        more = {"events": [["placed", 1, 2], ["paid", 2, 3]], "barrier": "", "state": None}
        return [
            (_INSERT_DECISION, {"table_id": header.id, **decided, **more}),
            (_UPDATE_TABLE, {"of": header.id, **{name: row[name] for name in _CHANGING}}),
        ]

    def clock(self) -> list[Write]:
        given, left = [self._decisions, self._decisions - 1], [3600.0 - self._decisions, 3500.5]
        state = {"left": left, "given": given, "reminded": [-1, -1], "played_for": [0, 0], "used": [12.3, 45.6]}
        row = {"state": {**state, "pause": None}, "at": now(), "up": 1000.0, "due": 4600.5 + self._decisions}
        return [(clock._UPDATE, {"of": self.header.id, **row})]

    def call(self) -> list[Write]:
        to_move, other = self._decisions % 2, 1 - self._decisions % 2
        ends = self._bell.ends(self.people[other], [self._waits]) if self._waits else []
        data: dict[str, str | int] = {"game": "little-town", "names": "Ben", "others": 1}
        call = Call(self.people[to_move], "your-turn", self.header.id, self._decisions, data)
        self._waits = call.id
        return [*ends, *self._bell.writes(call)]


KINDS: dict[str, list[Callable[[At], list[Write]]]] = {
    "the decision": [At.decision],
    "and a clock": [At.decision, At.clock],
    "and a call": [At.decision, At.call],
    "and both": [At.decision, At.clock, At.call],
}


async def _busy() -> None:
    kept: dict[int, int] = {}
    for k in range(BUSY):
        kept[k % 97] = k
    await asyncio.sleep(0)


async def measured(url: str, asked: argparse.Namespace) -> dict[str, float]:
    """Microseconds of each decision."""
    store, chance = Store(url), random.Random(1)
    await store.open()
    bell = Bell(store)
    at = [At(number, bell) for number in range(TABLES)]
    for one in at:
        await store.write(*one.begin())
    took: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for _ in range(asked.rounds):
        for kind, parts in chance.sample(list(KINDS.items()), len(KINDS)):
            begun = time.process_time()
            tasks = [
                asyncio.create_task(store.write(*(write for part in parts for write in part(one))))
                for one in chance.sample(at, asked.share)
            ]
            await asyncio.sleep(0)
            for _ in range(0 if asked.idle else asked.share):
                await _busy()
            await asyncio.gather(*tasks)
            took[kind].append(1e6 * (time.process_time() - begun) / asked.share)
    await store.close()
    return {kind: statistics.fmean(sorted(times)[: max(1, len(times) // 10)]) for kind, times in took.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=int, default=25, help="decisions in a commit")
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--idle", action="store_true", help="the event loop has nothing else to do")
    parser.add_argument("--postgresql", action="store_true", help="start a PostgreSQL server of its own")
    asked = parser.parse_args()
    with contextlib.ExitStack() as there:
        folder = there.enter_context(tempfile.TemporaryDirectory(prefix="kontor-commits-"))
        url = f"sqlite+aiosqlite:///{folder}/kontor.sqlite3"
        if asked.postgresql:
            url, _ = there.enter_context(postgresql())
        found = uvloop.run(measured(url, asked))
    least = found["the decision"]
    for kind, micros in found.items():
        print(f"{kind:14}{micros:8.1f} µs{micros - least:8.1f} more")


if __name__ == "__main__":
    main()
