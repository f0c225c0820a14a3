"""Positions and choices of Ragusa that are alike for a player."""

from __future__ import annotations

from collections.abc import Sequence

from ..components import HOUSES, RESOURCES
from ..decisions import DECISIONS
from ..state import Phase, State
from ..tables import SHIP_GOOD

_WOOD, _STONE = (RESOURCES.index(name) for name in ("wood", "stone"))
_HOUSES = (1, 2, 3, 5, 8)  # own houses: each of the first ones, then more roughly
_FEW = (1, 3)  # none, one or two, more


def facts(s: State, seat: int, legal: Sequence[int]) -> dict[str, int | str]:
    """What is asked, players, own houses, wood and stone, goods made."""
    me = s.players[seat]
    built = HOUSES[s.seats] - me.houses
    return {
        "asked": Phase(s.phase).name.lower(),
        "players": s.seats,
        "houses": max((n for n in _HOUSES if built >= n), default=0),
        "material": sum(min(me.resources[_WOOD], me.resources[_STONE]) >= few for few in _FEW),
        "goods": sum(sum(me.stock) >= few for few in _FEW),
    }


def group(s: State, seat: int, action: int) -> tuple[str, dict[str, int]] | None:
    """The map is always the same: sites, walls and hexes by name; ships by their cargo."""
    verb, values = DECISIONS.actions.decode(action)
    if verb == "buy":
        return "buy", {"good": SHIP_GOOD[s.row[values["slot"]]]}
    return None
