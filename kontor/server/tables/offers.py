"""What a table can be made of: the games and bots of this server."""

from __future__ import annotations

from kontor.bots import BOTS
from kontor.kernel import BadData, Game, game

from ..errors import PlainRefusal, Refused


def game_on_offer(game_id: str) -> Game:
    """The game of that id. What is wrong with its data file is for the operator, who was told at the start."""
    try:
        return game(game_id)
    except BadData:
        raise Refused("game-broken", 503) from None


def known_bot(name: str | None) -> str:
    """A bot by its name. Kinds that take more than a name (`search:…`) are not for people on the network."""
    key = (name or "").strip().lower()
    if key not in BOTS:
        raise PlainRefusal(f"There is no bot “{name or ''}”; the bots are {', '.join(BOTS)}.")
    return key
