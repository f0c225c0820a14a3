"""Positions and choices of The Castles of Tuscany that are alike for a player."""

from __future__ import annotations

from collections.abc import Sequence

from ..components import FACE_COLOUR, N_FACES
from ..decisions import DECISIONS
from ..spaces import beside, colour_of, region_of
from ..state import U_WORKER, Phase, State

_HAND = (3, 6)  # cards: few, some, many
_MANY = 2
_LARGE = 3


def facts(s: State, seat: int, legal: Sequence[int]) -> dict[str, int | str]:
    """What is asked, players, phase of the game, tiles stored, cards, workers, marble."""
    me = s.players[seat]
    out: dict[str, int | str] = {"asked": Phase(s.phase).name.lower(), "players": s.seats}
    if s.phase in (Phase.BEGIN, Phase.JOIN, Phase.CASTLE, Phase.FIRST_BONUS):
        return out
    out["era"] = s.era + 1
    out["stored"] = min(_MANY, sum(thing >= 0 for thing in me.storage))
    out["hand"] = sum(me.cards >= few for few in _HAND)
    out["workers"] = min(_MANY, me.workers)
    out["marble"] = min(1, me.marble)
    return out


def group(s: State, seat: int, action: int) -> tuple[str, dict[str, int]] | None:
    """Tiles by their kind, spaces by the region they complete; the rest by name."""
    verb, values = DECISIONS.actions.decode(action)
    me = s.players[seat]
    if verb == "take":
        return "take", {"colour": FACE_COLOUR[values["face"]]}
    if verb == "place":
        space = values["space"]
        tile = "hexagon" if values["thing"] >= N_FACES else "tile"
        return f"place-{tile}", {"colour": colour_of(me, space), "region": _completed(s, seat, space)}
    if verb == "put":
        return "put", {"region": _completed(s, seat, values["space"])}
    if verb == "castle":
        return "castle", {"around": beside(me, values["space"]).bit_count()}
    if verb == "pay":
        return "pay", {"workers": (values["unit"] == U_WORKER) + (values["other"] == U_WORKER)}
    if verb == "discard" and values["thing"] < N_FACES:
        return "discard", {"colour": FACE_COLOUR[values["thing"]]}
    return None


def _completed(s: State, seat: int, space: int) -> int:
    """Spaces of the region that is complete with it; 0: something is still missing."""
    me = s.players[seat]
    region = region_of(me, space, me.colours[colour_of(me, space)])
    return region.bit_count() if region & ~(me.covered | 1 << space) == 0 else 0
