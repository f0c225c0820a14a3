"""Whatever happens in whatever order: decisions, crashes, restarts, jumps of the clock on the wall, pauses, vacations,
undo. Nobody has more time than was given, and nobody is charged for time the server was away.

The rows are those of a real database, and a crash leaves what is there and nothing else.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.kernel import game
from kontor.server import moments
from kontor.server.storage.ownership import NAME
from kontor.server.storage.schema import clocks, metadata, servers, tables, uptime
from kontor.server.storage.store import Write
from kontor.server.tables.at_rest import TableAtRest, rows_of
from kontor.server.tables.clocks.alarms import WRITE_EVERY
from kontor.server.tables.clocks.clock import Clock
from kontor.server.tables.clocks.times import Pause
from kontor.server.tables.clocks.uptime import Uptime
from kontor.server.tables.policy import TablePolicy
from kontor.server.tables.records import Header, Seat
from kontor.server.tables.standing import Standing

from .moved_time import MovedTime

SEATS = 3
TABLE = "t"
EXACT = 1e-5  # seconds; sums are rounded
ROUNDED = 1e-3  # seconds for each time that is written: of what was used
OWNER = SimpleNamespace(id="this one", shared=False)
POLICY = TablePolicy()


def at_once(work: Coroutine[Any, Any, Any]) -> Any:
    """What comes of it; nothing here is waited for."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("it waits")


class Disk:
    """The rows of one table, of its clock and of the uptime: all that is left after a crash."""

    def __init__(self) -> None:
        self._connection = sa.create_engine("sqlite://").connect()
        metadata.create_all(self._connection, [tables, clocks, uptime, servers])

    def clear(self) -> None:
        own = servers.insert().values(name=NAME, id=OWNER.id, beat=0)
        at_once(self.write(*(each.delete() for each in (tables, clocks, uptime, servers)), own))

    async def write(self, *writes: Write) -> None:
        for write in writes:
            if isinstance(write, tuple):
                self._connection.execute(*write)
            else:
                assert isinstance(write, sa.sql.dml.UpdateBase)
                self._connection.execute(write)
        self._connection.commit()

    async def read(self, query: sa.Select[Any]) -> Sequence[sa.RowMapping]:
        return self._connection.execute(query).mappings().all()

    async def read_one(self, query: sa.Select[Any]) -> sa.RowMapping | None:
        return self._connection.execute(query).mappings().first()


@pytest.fixture(scope="module")
def disk() -> Disk:
    return Disk()


@pytest.fixture(scope="module")
def source() -> Iterator[MovedTime]:
    before, moments.source = moments.source, MovedTime()
    assert isinstance(moments.source, MovedTime)
    yield moments.source
    moments.source = before


@dataclass
class Model:
    """A table beside which everything is counted once more, the simple way: three people, perhaps with a set-up that
    they do at the same time."""

    rules: dict[str, Any]
    source: MovedTime
    disk: Any
    together: bool = False
    away: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.disk.clear()
        self.turn = SEATS if self.together else 1
        self.owed = {seat: seat + 1 for seat in range(SEATS)} if self.together else {1: 1}
        self.thought = [0.0] * SEATS  # time in which each seat was asked while the server ran, and no longer on disk
        self.unwritten = [0.0] * SEATS  # of it
        self.given = [float(self.rules["bank"])] * SEATS
        self.fresh = set(self.owed.items())
        self._serve()
        seats = [Seat("person", name, person=name) for name in ("Ann", "Ben", "Eve")]
        self.header = Header(TABLE, "little-town", "1", 1, {}, seats, "Ann", True, clock=self.rules, status="playing")
        self.here: Clock | None = Clock(self.header, self._is_away, self.uptime)
        self.here.begin(self.owed)
        self._write(tables.insert().values(**self.header.row()))
        self._keep()

    def _is_away(self, person: str | None) -> bool:
        return person in self.away

    # ---- what is on disk ----
    def _write(self, *writes: Write) -> None:
        at_once(self.disk.write(*writes))

    def _keep(self) -> None:
        """As every change is written."""
        clock = self.open()
        rows = clock.writes()
        standing = Standing(self.owed, 0, [0] * SEATS, [], None, clock.counted_until).row()
        self._write(tables.update().values(seats=self.header.row()["seats"], standing=standing), *rows)
        self.unwritten = [0.0] * SEATS

    def _keep_uptime(self) -> None:
        self._write(self.uptime.write())
        self.written, self.unwritten = self.uptime(), [0.0] * SEATS

    def _serve(self) -> None:
        """A server begins with what is on disk: some time before people can reach it, as is said twice."""
        self.uptime = Uptime(self.disk, OWNER)  # type: ignore[arg-type]
        at_once(self.uptime.load())
        self.written = self.uptime()
        for _ in range(2):
            self.source.pass_by(2.0)
            self.uptime.begin()

    # ---- in memory, or at rest ----
    def at_rest(self) -> TableAtRest:
        """What is told of the table by its rows alone."""
        vacations: Any = SimpleNamespace(is_away=self._is_away)
        row = at_once(rows_of(self.disk, [TABLE]))[TABLE]
        return TableAtRest(row, game("little-town"), POLICY, vacations, self.uptime)

    def rest(self) -> None:
        self.here = None

    def open(self) -> Clock:
        """From its rows into memory, if it is not there, as `opening` does it."""
        if self.here is None:
            self.header = Header.of_row(at_once(self.disk.read_one(sa.select(tables))))
            kept = at_once(self.disk.read_one(sa.select(clocks)))
            self.here = Clock(self.header, self._is_away, self.uptime)
            self.uptime.at_least(kept["up"])
            self.here.resume(self.owed, dict(kept), kept["up"], self.uptime.away_since(kept["up"]))
        return self.here

    # ---- what happens ----
    def pass_by(self, seconds: float) -> None:
        """Who has none left is out. The alarms look often enough: while time runs down, the uptime is written."""
        clock = self.here or self.at_rest().clock
        for seat in () if clock.paused else self.owed:
            if self.rules["kind"] != "days" or self.header.seats[seat].person not in self.away:
                counted = min(seconds, max(0.0, self.given[seat] - self.thought[seat]))
                self.thought[seat] += counted
                self.unwritten[seat] += counted
        self.source.pass_by(seconds)
        if clock.due() is not None and self.uptime() - self.written >= WRITE_EVERY[self.rules["kind"]]:
            self._keep_uptime()

    def decide(self, ends_turn: bool, who: int) -> None:
        """Of those who owe something, anybody."""
        clock, owed = self.open(), dict(self.owed)
        seat = list(owed)[who % len(owed)]
        if seat in clock.up or clock.paused:
            return
        if ends_turn:
            del owed[seat]
            if not owed:
                self.turn += 1
                owed = {self.turn % SEATS: self.turn}
            if self.rules["kind"] == "live":
                self.given[seat] += self.rules["increment"]
        self.owed = owed
        clock.decided(owed)
        for asked, turn in owed.items():
            self._afresh(asked, turn)
        self._keep()

    def undo(self) -> None:
        """The last turn is taken back, and ends again: that gives nothing."""
        clock = self.open()
        if self.turn < 2 + SEATS * self.together or clock.paused:
            return
        clock.undone({(self.turn - 1) % SEATS: self.turn - 1})
        clock.decided(self.owed)
        self._keep()

    def _afresh(self, seat: int, turn: int) -> None:
        if self.rules["kind"] == "days" and (seat, turn) not in self.fresh:
            self.fresh.add((seat, turn))
            self.given[seat], self.thought[seat] = float(self.rules["bank"]), 0.0

    def crash(self, seconds_away: float) -> None:
        """kill -9: what was thought since the last write is given back, and it is little."""
        assert max(self.unwritten) <= WRITE_EVERY[self.rules["kind"]]
        for seat in range(SEATS):
            self.thought[seat] -= self.unwritten[seat]
        self.unwritten = [0.0] * SEATS
        self._come_back(seconds_away)

    def stop(self, seconds_away: float) -> None:
        """In order: nothing is given back. While the server ends, nothing passes any more."""
        self.uptime.end()
        self.source.pass_by(1.0)
        self._keep_uptime()
        self._come_back(seconds_away)

    def _come_back(self, seconds_away: float) -> None:
        """So much later a new server finds what is on disk, and opens nothing."""
        self.rest()
        self.source.jump(seconds_away)
        self.source.counted = self.source.counted + seconds_away if seconds_away > 5 else 7.0  # a new machine
        self._serve()

    def jump(self, seconds: float) -> None:
        self.source.jump(seconds)

    def pause(self) -> None:
        clock = self.open()
        clock.settle()
        clock.times.pause = None if clock.times.pause else Pause(0, [0, 1, 2], on=True)
        self._keep()

    def vacation(self, person: str) -> None:
        self.open().settle()
        self.away ^= {person}
        self._keep()

    def check(self) -> None:
        told = self.at_rest()
        here = self.here or told.clock
        assert told.owed == self.owed and told.clock.limited == here.limited
        assert told.clock.paused_for == pytest.approx(here.paused_for, abs=EXACT)
        for seat in range(SEATS):
            left = told.clock.left(seat)
            expected = max(0.0, self.given[seat] - self.thought[seat])
            assert left <= self.given[seat] + EXACT, "more than was given"
            assert left == pytest.approx(expected, abs=EXACT), f"seat {seat}"
            assert here.left(seat) == pytest.approx(left, abs=EXACT), f"seat {seat} in memory"
            assert here.used(seat) == pytest.approx(told.clock.used(seat), abs=ROUNDED), f"seat {seat} in memory"


AWAY = st.tuples(st.floats(0, 200_000))
STEP = st.one_of(
    st.tuples(st.just("pass_by"), st.tuples(st.floats(0.1, 4) | st.floats(4, 40) | st.floats(40, 400))),
    st.tuples(st.just("decide"), st.tuples(st.booleans(), st.integers(0, 2))),
    st.tuples(st.sampled_from(["crash", "stop"]), AWAY),
    st.tuples(st.just("jump"), st.tuples(st.sampled_from([-3600.0, 3600.0]))),
    st.tuples(st.just("vacation"), st.tuples(st.sampled_from(["Ann", "Ben", "Eve"]))),
    st.tuples(st.sampled_from(["pause", "undo", "rest", "open"]), st.tuples()),
)
STEPS = st.integers(0, 40).flatmap(lambda count: st.lists(STEP, min_size=count, max_size=count))
RULES = st.one_of(
    st.builds(
        lambda bank, increment: {"kind": "live", "bank": bank, "increment": increment, "at_zero": "turn"},
        st.integers(10, 900),
        st.integers(0, 60),
    ),
    st.builds(lambda bank: {"kind": "days", "bank": bank, "increment": 0, "at_zero": "turn"}, st.integers(60, 4000)),
)


@settings(max_examples=150, deadline=None)
@given(RULES, STEPS, st.booleans())
def test_time_left_is_what_was_given_less_what_was_thought(
    disk: Disk, source: MovedTime, rules: dict[str, Any], steps: list[tuple[str, tuple[Any, ...]]], together: bool
) -> None:
    model = Model(rules, source, disk, together)
    for step, how in steps:
        getattr(model, step)(*how)
        model.check()


@settings(max_examples=100, deadline=None)
@given(RULES, st.lists(st.floats(0.1, 500), min_size=1, max_size=20), st.booleans())
def test_who_runs_out_is_due_then_and_not_before(
    disk: Disk, source: MovedTime, rules: dict[str, Any], waits: list[float], together: bool
) -> None:
    model = Model(rules, source, disk, together)
    clock = model.open()
    for wait in waits:
        due = clock.due()
        assert due is not None
        source.counted += wait
        assert bool(clock.up or clock.low) == (model.uptime() >= due - 1e-6)
        clock.settle()
