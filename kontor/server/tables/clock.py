"""How long each seat has thought: from question to answer, also while the server is away. It never goes back."""

from __future__ import annotations

import time

from ..accounts.people import now
from .records import Header


class Clock:
    def __init__(self, header: Header) -> None:
        self._header = header
        self.asked_since = time.monotonic()

    def restart(self) -> None:
        self.asked_since = time.monotonic()

    def resume(self) -> None:
        """After a start of the server: the clock runs on from what was last written."""
        self.asked_since -= max(0.0, (now() - self._header.updated).total_seconds())

    def count(self, seat: int) -> float:
        """What was used since the question was put goes to the seat, and counts anew."""
        asked = self.asked_since
        self.restart()
        self._header.seats[seat].seconds += self.asked_since - asked
        return self.asked_since - asked

    def used(self, seat: int, is_running: bool) -> float:
        """Seconds of a seat until now."""
        return self._header.seats[seat].seconds + (time.monotonic() - self.asked_since if is_running else 0)
