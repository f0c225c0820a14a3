"""A change of a table goes through to its end, or leaves the table as it was."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from .room import TableRoom

P = ParamSpec("P")
R = TypeVar("R")
Change = Callable[Concatenate["TableRoom", P], Coroutine[Any, Any, R]]


def uninterrupted(change: Change[P, R]) -> Change[P, R]:
    """A change once begun goes through to its end, even if whoever asked for it is gone: else the table in memory
    would not be the one on disk."""

    @functools.wraps(change)
    async def shielded(room: TableRoom, /, *args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.create_task(change(room, *args, **kwargs))
        room.changes.add(task)
        task.add_done_callback(room.changes.discard)
        return await asyncio.shield(task)

    return shielded


@contextmanager
def restored_on_failure(room: TableRoom) -> Iterator[None]:
    """Seats, game and clocks as they were, if the disk refuses what follows."""
    header, match, clock = room.header, room.match, room.clock.saved()
    seats, status, result = [replace(seat) for seat in header.seats], header.status, header.result
    unrated, ahead = header.unrated, header.ahead
    try:
        yield
    except Exception:
        header.seats, header.status, header.result = seats, status, result
        header.unrated, header.ahead = unrated, ahead
        room.match = match
        room.clock.restore(clock)
        raise
