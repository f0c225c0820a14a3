"""Whatever happens in whatever order: decisions, crashes, restarts, jumps of the clock on the wall, pauses, vacations,
undo. Nobody has more time than was given, and nobody is charged for time the server was away."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.server import moments
from kontor.server.tables.clocks.alarms import WRITE_EVERY
from kontor.server.tables.clocks.clock import Clock
from kontor.server.tables.clocks.times import Pause
from kontor.server.tables.records import Header, Seat

SEATS = 3
EXACT = 0.01  # seconds; what is written is rounded


class Source:
    """Time as the test says it is; the wall may say anything."""

    def __init__(self) -> None:
        self.wall, self.passed = datetime(2030, 3, 31, tzinfo=UTC).replace(tzinfo=None), 500.0

    def now(self) -> datetime:
        return self.wall

    def monotonic(self) -> float:
        return self.passed


@dataclass
class Model:
    """A table beside which everything is counted once more, the simple way."""

    rules: dict[str, Any]
    source: Source
    away: set[str] = field(default_factory=set)
    turn: int = 1

    def __post_init__(self) -> None:
        self.header = self._header()
        self.clock = Clock(self.header, lambda person: person in self.away)
        self.clock.begin(0, self.turn)
        self.row = self._written()
        self.thought = [0.0] * SEATS  # time in which each seat was asked while the server ran, and no longer on disk
        self.given = [float(self.rules["bank"])] * SEATS
        self.unwritten = 0.0
        self.gained = 0.0  # by crashes
        self.fresh: set[tuple[int, int]] = {(0, self.turn)}

    def _header(self) -> Header:
        seats = [Seat("person", name, person=name) for name in ("Ann", "Ben", "Eve")]
        header = Header("t", "little-town", "1", 1, {}, seats, "Ann", True, clock=self.rules)
        header.status = "playing"
        return header

    def _written(self) -> dict[str, Any]:
        (write,) = self.clock.writes()
        assert isinstance(write, tuple)
        self.unwritten = 0.0
        row = dict(write[1])
        return {"state": row["state"], "at": row["at"], "asked": self.clock.asked, "turn": self.clock.turn}

    @property
    def asked(self) -> int:
        assert self.clock.asked is not None
        return self.clock.asked

    def pass_by(self, seconds: float) -> None:
        """The alarms look often enough: what runs is written, and who has none left is out."""
        runs = self.clock.running is not None
        left = self.clock.left(self.asked)
        self.source.passed += seconds
        self.source.wall += timedelta(seconds=seconds)
        if runs:
            self.thought[self.asked] += min(seconds, left)
            self.unwritten += min(seconds, left)
        if self.unwritten >= WRITE_EVERY["live"]:
            self.row = self._written()

    def decide(self, ends_turn: bool) -> None:
        if self.clock.is_up() or self.clock.paused:
            return
        before = self.asked
        if ends_turn:
            self.turn += 1
            self.clock.decided((before + 1) % SEATS, self.turn)
            if self.rules["kind"] == "live":
                self.given[before] += self.rules["increment"]
            else:
                self._afresh(self.asked)
        else:
            self.clock.decided(before, self.turn)
        self.row = self._written()

    def undo(self) -> None:
        """The last turn is taken back, and ends again: that gives nothing."""
        if self.turn < 2 or self.clock.paused:
            return
        seat = self.asked
        self.clock.undone((seat - 1) % SEATS, self.turn - 1)
        self.clock.decided(seat, self.turn)
        self.row = self._written()

    def _afresh(self, seat: int) -> None:
        if (seat, self.turn) not in self.fresh:
            self.fresh.add((seat, self.turn))
            self.given[seat], self.thought[seat] = float(self.rules["bank"]), 0.0

    def crash(self, seconds_away: float) -> None:
        """kill -9, and so much later a new server reads what is on disk."""
        self.source.wall += timedelta(seconds=seconds_away)
        self.source.passed = self.source.passed + seconds_away if seconds_away > 5 else 7.0  # a new machine counts anew
        self.thought[self.asked] -= self.unwritten
        self.gained += self.unwritten
        self.unwritten = 0.0
        row, self.header = self.row, self._header()
        self.clock = Clock(self.header, lambda person: person in self.away)
        self.clock.resume(row["asked"], row["turn"], row)
        self.row = {**self.row, **self._written()}

    def pause(self) -> None:
        self.clock.settle()
        self.clock.times.pause = None if self.clock.times.pause else Pause(0, [0, 1, 2], on=True)
        self.row = self._written()

    def vacation(self, person: str) -> None:
        self.clock.settle()
        self.away ^= {person}
        self.row = self._written()

    def check(self) -> None:
        for seat in range(SEATS):
            left, expected = self.clock.left(seat), self.given[seat] - self.thought[seat]
            assert left <= self.given[seat] + EXACT, "more than was given"
            assert left == pytest.approx(max(0.0, expected), abs=EXACT * (self.turn + 10)), f"seat {seat}"


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("pass"), st.floats(0.1, 40)),
        st.tuples(st.just("decide"), st.booleans()),
        st.tuples(st.just("crash"), st.floats(0, 200_000)),
        st.tuples(st.just("jump"), st.sampled_from([-3600.0, 3600.0])),
        st.tuples(st.just("pause"), st.none()),
        st.tuples(st.just("vacation"), st.sampled_from(["Ann", "Ben", "Eve"])),
        st.tuples(st.just("undo"), st.none()),
    ),
    max_size=40,
)
RULES = st.one_of(
    st.builds(
        lambda bank, increment: {"kind": "live", "bank": bank, "increment": increment, "at_zero": "turn"},
        st.integers(10, 900),
        st.integers(0, 60),
    ),
    st.builds(lambda bank: {"kind": "days", "bank": bank, "increment": 0, "at_zero": "turn"}, st.integers(60, 4000)),
)


@settings(max_examples=150, deadline=None)
@given(RULES, STEPS)
def test_time_left_is_what_was_given_less_what_was_thought(rules: dict[str, Any], steps: list[tuple[str, Any]]) -> None:
    before, source = moments.source, Source()
    moments.source = source  # type: ignore[assignment]
    try:
        model = Model(rules, source)
        for step, how in steps:
            if step == "pass":
                model.pass_by(how)
            elif step == "decide":
                model.decide(how)
            elif step == "crash":
                model.crash(how)
            elif step == "jump":
                source.wall += timedelta(seconds=how)
            elif step == "pause":
                model.pause()
            elif step == "vacation":
                model.vacation(how)
            else:
                model.undo()
            model.check()
        assert model.gained <= WRITE_EVERY["live"] * sum(step == "crash" for step, _ in steps)
    finally:
        moments.source = before


@settings(max_examples=100, deadline=None)
@given(RULES, st.lists(st.floats(0.1, 500), min_size=1, max_size=20))
def test_who_runs_out_is_due_then_and_not_before(rules: dict[str, Any], waits: list[float]) -> None:
    before, source = moments.source, Source()
    moments.source = source  # type: ignore[assignment]
    try:
        clock = Model(rules, source).clock
        for wait in waits:
            due = clock.due()
            assert due is not None
            source.passed += wait
            assert (clock.is_up() or clock.is_low()) == (source.passed >= due - 1e-6)
            clock.settle()
    finally:
        moments.source = before
