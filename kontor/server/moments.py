"""What time it is for the server. Whatever asks for it asks here, so that tests can move it."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class SystemTime:
    def now(self) -> datetime:
        return datetime.now(UTC).replace(tzinfo=None)

    def monotonic(self) -> float:
        return time.monotonic()


source = SystemTime()
"""Tests put another one here."""


def now() -> datetime:
    """UTC without zone: what both databases keep alike. For people to read; it may jump."""
    return source.now()


def aware() -> datetime:
    """The same with its zone: for the world outside."""
    return now().replace(tzinfo=UTC)


def monotonic() -> float:
    """Seconds that never go back, whatever the clock on the wall does: for all that is counted."""
    return source.monotonic()
