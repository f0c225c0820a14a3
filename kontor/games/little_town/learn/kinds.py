"""Positions and choices of Little Town that are alike for a player."""

from __future__ import annotations

from collections.abc import Sequence

from ..components import AROUND, CUBES, FISH, GIVES, MEADOW, SIDES, STONE, WHEAT, WOOD, WORKERS
from ..decisions import DECISIONS
from ..state import Option, Phase, State

_ENOUGH = 2  # of food: none, some, enough for all workers
_MANY = 3


def facts(s: State, seat: int, legal: Sequence[int]) -> dict[str, int | str]:
    """What is asked, players, round, workers, food, then cubes to build with."""
    me = s.players[seat]
    out: dict[str, int | str] = {"asked": Phase(s.phase).name.lower(), "players": s.seats, "round": s.rnd}
    if s.phase == Phase.DRAFT:
        return out
    food, needed = me.goods[FISH] + me.goods[WHEAT], WORKERS[s.seats]
    out["food"] = _ENOUGH if food >= needed else int(food > 0)
    if s.phase in (Phase.TURN, Phase.ACT, Phase.LAY):
        out["workers"] = me.workers
        out["cubes"] = min(_MANY, (me.goods[WOOD] + me.goods[STONE]) // 2)
    return out


def group(s: State, seat: int, action: int) -> tuple[str, dict[str, int]] | None:
    """Squares by what lies around them; buildings, objectives and food by name."""
    verb, values = DECISIONS.actions.decode(action)
    if verb == "place":
        return "place", {**_cubes_around(s, values["cell"]), "houses": min(_MANY, _buildings_around(s, values["cell"]))}
    if verb == "lay":
        around = sum(_cubes_around(s, values["cell"]).values())
        return "lay", {"wild": min(_MANY, around), "houses": min(_MANY, _buildings_around(s, values["cell"]))}
    if verb == "use":
        return "use", {"tile": s.tile[values["cell"]]}
    return None


def _cubes_around(s: State, cell: int) -> dict[str, int]:
    """What a worker there gathers, if the supply has it."""
    found = [0] * CUBES
    for other in AROUND[cell]:
        terrain = SIDES[s.options[Option.BOARD]][other]
        if terrain != MEADOW:
            found[GIVES[terrain]] += 1
    return {"wood": found[WOOD], "stone": found[STONE], "fish": found[FISH]}


def _buildings_around(s: State, cell: int) -> int:
    return sum(s.tile[other] >= 0 for other in AROUND[cell])
