"""Time that tests move: nobody waits for it."""

from __future__ import annotations

import time
from datetime import datetime, timedelta

import pytest

from kontor.server import moments

from .conftest import House

BEGINNING = datetime(2030, 10, 26, 12, 0)


class MovedTime(moments.SystemTime):
    """Stands still until it is moved."""

    def __init__(self, at: datetime = BEGINNING) -> None:
        self.at, self.counted = at, time.monotonic()  # a server may have begun to count before

    def now(self) -> datetime:
        return self.at

    def monotonic(self) -> float:
        return self.counted

    def pass_by(self, seconds: float = 0.0, minutes: float = 0.0, hours: float = 0.0) -> None:
        passed = timedelta(seconds=seconds, minutes=minutes, hours=hours).total_seconds()
        self.counted += passed
        self.jump(passed)

    def jump(self, seconds: float) -> None:
        """The clock on the wall alone, as summer time moves it."""
        self.at += timedelta(seconds=seconds)

    def later(self, house: House, seconds: float) -> None:
        """So much later the server has looked at its clocks, and done what was due."""
        self.pass_by(seconds)
        house.run(house.state.alarms.look)
        house.run(house.state.alarms.idle)


@pytest.fixture
def time_moves(monkeypatch: pytest.MonkeyPatch) -> MovedTime:
    source = MovedTime()
    monkeypatch.setattr(moments, "source", source)
    return source
