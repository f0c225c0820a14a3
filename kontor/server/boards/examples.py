"""Boards of the rules pages: an example opened at the table."""

from __future__ import annotations

from kontor.kernel import KontorError
from kontor.match import Match
from kontor.rulebook import Rulebook

from ..contract.answers import Origin
from ..contract.boards import ExampleSource
from ..errors import PlainRefusal
from ..tables.offers import game_on_offer
from .sources import Asked, Start, begins


@begins(ExampleSource)
async def example(source: ExampleSource, asked: Asked) -> Start:
    """Somebody wrote the position down, so nothing about it is a secret."""
    try:
        game = game_on_offer(source.game)
        match: Match = await asked.registry.readers.run(lambda: Rulebook.of(game).opened(source.example))
    except KontorError as error:
        raise PlainRefusal(str(error), 404) from None
    origin = Origin(kind=source.kind, id=f"{game.id}/{source.example}", at=len(match.played), tried=0)
    return Start(match, match.to_move or 0, None, origin)
