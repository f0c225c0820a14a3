"""Whatever happens in whatever order: decisions, crashes, restarts, jumps of the clock on the wall, pauses, vacations,
undo. Nobody has more time than was given, and nobody is charged for time the server was away."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.server import moments
from kontor.server.tables.clocks.alarms import WRITE_EVERY
from kontor.server.tables.clocks.clock import Clock
from kontor.server.tables.clocks.times import Pause
from kontor.server.tables.records import Header, Seat

from .moved_time import MovedTime

SEATS = 3
EXACT = 0.01  # seconds; what is written is rounded


@dataclass
class Model:
    """A table beside which everything is counted once more, the simple way: three people, perhaps with a set-up that
    they do at the same time."""

    rules: dict[str, Any]
    source: MovedTime
    together: bool = False
    away: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.header = self._header()
        self.clock = Clock(self.header, lambda person: person in self.away)
        self.turn = SEATS if self.together else 1
        owed = {seat: seat + 1 for seat in range(SEATS)} if self.together else {1: 1}
        self.clock.begin(owed)
        self.row = self._written()
        self.thought = [0.0] * SEATS  # time in which each seat was asked while the server ran, and no longer on disk
        self.given = [float(self.rules["bank"])] * SEATS
        self.gained = [0.0] * SEATS  # by crashes
        self.fresh = set(owed.items())

    def _header(self) -> Header:
        seats = [Seat("person", name, person=name) for name in ("Ann", "Ben", "Eve")]
        header = Header("t", "little-town", "1", 1, {}, seats, "Ann", True, clock=self.rules)
        header.status = "playing"
        return header

    def _written(self) -> dict[str, Any]:
        (write,) = self.clock.writes()
        assert isinstance(write, tuple)
        self.unwritten = [0.0] * SEATS
        row = dict(write[1])
        return {"state": row["state"], "at": row["at"], "owed": self.clock.owed}

    def pass_by(self, seconds: float) -> None:
        """The alarms look often enough: what runs is written, and who has none left is out."""
        for seat in self.clock.running:
            counted = min(seconds, self.clock.left(seat))
            self.thought[seat] += counted
            self.unwritten[seat] += counted
        self.source.pass_by(seconds)
        if max(self.unwritten) >= WRITE_EVERY["live"]:
            self.row = self._written()

    def decide(self, ends_turn: bool, who: int) -> None:
        """Of those who owe something, anybody."""
        owed = dict(self.clock.owed)
        seat = list(owed)[who % len(owed)]
        if seat in self.clock.up or self.clock.paused:
            return
        if ends_turn:
            del owed[seat]
            if not owed:
                self.turn += 1
                owed = {self.turn % SEATS: self.turn}
            if self.rules["kind"] == "live":
                self.given[seat] += self.rules["increment"]
        self.clock.decided(owed)
        for asked, turn in owed.items():
            self._afresh(asked, turn)
        self.row = self._written()

    def undo(self) -> None:
        """The last turn is taken back, and ends again: that gives nothing."""
        if self.turn < 2 + SEATS * self.together or self.clock.paused:
            return
        owed = self.clock.owed
        self.clock.undone({(self.turn - 1) % SEATS: self.turn - 1})
        self.clock.decided(owed)
        self.row = self._written()

    def _afresh(self, seat: int, turn: int) -> None:
        if self.rules["kind"] == "days" and (seat, turn) not in self.fresh:
            self.fresh.add((seat, turn))
            self.given[seat], self.thought[seat] = float(self.rules["bank"]), 0.0

    def crash(self, seconds_away: float) -> None:
        """kill -9, and so much later a new server reads what is on disk."""
        self.source.jump(seconds_away)
        self.source.counted = self.source.counted + seconds_away if seconds_away > 5 else 7.0  # a new machine
        for seat in range(SEATS):
            self.thought[seat] -= self.unwritten[seat]
            self.gained[seat] += self.unwritten[seat]
        self.header = self._header()
        self.clock = Clock(self.header, lambda person: person in self.away)
        self.clock.resume(self.row["owed"], self.row)
        self.row = self._written()

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
        st.tuples(st.just("decide"), st.tuples(st.booleans(), st.integers(0, 2))),
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
@given(RULES, STEPS, st.booleans())
def test_time_left_is_what_was_given_less_what_was_thought(
    rules: dict[str, Any], steps: list[tuple[str, Any]], together: bool
) -> None:
    before, source = moments.source, MovedTime()
    moments.source = source
    try:
        model = Model(rules, source, together)
        for step, how in steps:
            if step == "pass":
                model.pass_by(how)
            elif step == "decide":
                model.decide(*how)
            elif step == "crash":
                model.crash(how)
            elif step == "jump":
                source.jump(how)
            elif step == "pause":
                model.pause()
            elif step == "vacation":
                model.vacation(how)
            else:
                model.undo()
            model.check()
        assert max(model.gained) <= WRITE_EVERY["live"] * sum(step == "crash" for step, _ in steps)
    finally:
        moments.source = before


@settings(max_examples=100, deadline=None)
@given(RULES, st.lists(st.floats(0.1, 500), min_size=1, max_size=20), st.booleans())
def test_who_runs_out_is_due_then_and_not_before(rules: dict[str, Any], waits: list[float], together: bool) -> None:
    before, source = moments.source, MovedTime()
    moments.source = source
    try:
        clock = Model(rules, source, together).clock
        for wait in waits:
            due = clock.due()
            assert due is not None
            source.counted += wait
            assert bool(clock.up or clock.low) == (source.counted >= due - 1e-6)
            clock.settle()
    finally:
        moments.source = before
