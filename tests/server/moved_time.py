"""Time that tests move: nobody waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest

from kontor.server import moments

from .conftest import House

BEGINNING = datetime(2030, 10, 26, 12, 0)


class MovedTime:
    """Stands still until it is moved. `jump` moves the clock on the wall alone, as summer time does."""

    def __init__(self) -> None:
        self._wall, self._passed = BEGINNING, 1000.0

    def now(self) -> datetime:
        return self._wall

    def monotonic(self) -> float:
        return self._passed

    def pass_by(self, seconds: float) -> None:
        self._passed += seconds
        self.jump(seconds)

    def jump(self, seconds: float) -> None:
        self._wall += timedelta(seconds=seconds)

    def later(self, house: House, seconds: float) -> None:
        """So much later the server has looked at its clocks, and done what was due."""
        self.pass_by(seconds)
        house.run(house.state.alarms.look)
        house.run(house.state.alarms.idle)


@pytest.fixture
def time_moves(monkeypatch: pytest.MonkeyPatch) -> Iterator[MovedTime]:
    source = MovedTime()
    monkeypatch.setattr(moments, "source", source)
    yield source
