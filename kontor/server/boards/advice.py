"""What a bot would choose on a board, and how it sees everybody's chances there: for whoever is to move on it."""

from __future__ import annotations

from collections.abc import Sequence

from ..contract.answers import Hint
from ..errors import Refused
from ..tables.hints import advice_for, hint_view
from ..tables.registry import TableRegistry
from .sources import Start
from .trying import tried


async def advise(registry: TableRegistry, start: Start, decisions: Sequence[str], language: str) -> Hint:
    if not start.advice:
        raise Refused("no-board-hint", 409)
    match = await registry.readers.run(tried, start, decisions, language)
    seat = match.to_move
    if seat is None:
        raise Refused("game-over-there", 409)
    hint = await advice_for(match, seat, registry.thinkers, registry.policy)
    return hint_view(hint, len(match.played), match.phrases(language, start.seat))
