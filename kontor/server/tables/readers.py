"""Looking back: long games are read, replayed and told outside the event loop, so that no other table waits.

Each answer covers a bounded part of a game; a few threads make them, and whoever comes when too many wait is told so.
Rules are plain Python here and the interpreter switches threads often, so the loop goes on all the while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import ParamSpec, TypeVar

import orjson
import sqlalchemy as sa

from kontor.kernel import BadData, KontorError
from kontor.match import Match

from ..contract.answers import ChatMessage, HistoryPart, Position
from ..errors import PlainRefusal, Refused
from ..storage.schema import decisions
from ..storage.store import Store, Write
from .records import Header, decision_row
from .room import TableRoom
from .scenes import rank_players
from .views import decision_views

MOST_READ = 2000
"""Decisions in one answer."""
MOST_IMPORTED = 5000
"""Decisions of a log that is brought."""
THREADS = 2
MOST_WAITING = 40
"""Jobs that wait for a thread."""
_CHUNK = 250  # rows read or written at a time; in between others have their turn
P = ParamSpec("P")
R = TypeVar("R")


class Readers:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="reader")
        self._jobs = 0

    async def run(self, job: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """In a thread, one after the other; what takes too long to wait for is refused at once."""
        if self._jobs >= THREADS + MOST_WAITING:
            raise Refused("too-busy", 503)
        self._jobs += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, lambda: job(*args, **kwargs))
        finally:
            self._jobs -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def history(
        self, room: TableRoom, match: Match, language: str, viewer: int | None, you: int, first: int
    ) -> HistoryPart:
        """Decisions from a number on and the scores after each; `total` tells whether there are more."""
        total = room.kept
        if not 1 <= first <= total + 1:
            raise Refused("no-decision", 404, number=first, count=total)
        last = min(total, first + MOST_READ - 1)
        still = match.at(last)  # the game goes on meanwhile
        notes = await room.chat.notes()
        return await self.run(_history, still, language, viewer, you, first, last, total, notes)

    async def restored(self, store: Store, header: Header) -> Match:
        """The game of a table from its rows."""
        rows: list[sa.RowMapping] = []
        while not rows or len(rows) % _CHUNK == 0:
            query = sa.select(decisions).where(decisions.c.table_id == header.id, decisions.c.number > len(rows))
            if not (more := await store.read(query.order_by(decisions.c.number).limit(_CHUNK))):
                break
            rows += more
        return await self.run(_restored, header, rows)

    async def imported(self, log: str) -> Match:
        if log.count("\n") > 2 * MOST_IMPORTED:  # comments and the header have lines of their own
            raise Refused("log-too-long")
        match = await self.run(_imported, log)
        if len(match.played) > MOST_IMPORTED:
            raise Refused("log-too-long")
        return match


def _history(
    match: Match,
    language: str,
    viewer: int | None,
    you: int,
    first: int,
    last: int,
    total: int,
    notes: list[ChatMessage],
) -> HistoryPart:
    decisions = decision_views(match, language, viewer, you, first, last)
    scores = match.scores_after(range(first - 1, last + 1))
    return HistoryPart(decisions=decisions, scores=scores, total=total, notes=notes)


def _restored(header: Header, rows: Sequence[sa.RowMapping]) -> Match:
    return Match.restored(
        header.game,
        [seat.name for seat in header.seats],
        header.seed,
        header.options,
        [(r["seat"], r["notation"], r["turn"], [tuple(e) for e in r["events"]], r["barrier"]) for r in rows],
        [r["state"] for r in rows if r["state"] is not None],
        header.position,
        header.rules,
        header.chance_key,
    )


def _imported(log: str) -> Match:
    try:
        return Match.from_log(log)
    except BadData:
        raise Refused("game-broken", 503) from None
    except KontorError as error:
        raise PlainRefusal(str(error)) from None


def decision_writes(table_id: str, match: Match, at: datetime) -> list[Write]:
    """All decisions of a game, a part at a time: a statement of its own for each part, and others have their turn
    between two statements. All of them are one transaction."""
    writes: list[Write] = []
    for first in range(0, len(match.played), _CHUNK):
        insert = decisions.insert()
        writes += [
            (insert, decision_row(table_id, played, match.snapshot_due(played.number), at))
            for played in match.played[first : first + _CHUNK]
        ]
    return writes


def position(header: Header, match: Match, viewer: int, language: str, everything: bool) -> Position:
    """The table of a match as it was; nothing can be chosen there."""
    scene = match.scene(viewer, language, everything=everything)
    scene.choices = []
    rank_players(scene, header, match, language)
    motions = match.motions(None if everything else viewer)
    return Position(number=len(match.played), scene=orjson.Fragment(orjson.dumps(scene.wire())), motions=motions)
