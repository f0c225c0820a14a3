"""Names of things in the scene that decisions point at."""

from __future__ import annotations

from kontor.kernel.display import ids

from ..components import BONUSES, FACES, SPACE_NAMES, THINGS
from ..state import State


def space_id(seat: int, space: int) -> str:
    return f"space:{seat}:{SPACE_NAMES[space]}"


def stored_id(seat: int, thing: int, n: int) -> str:
    return f"stored:{seat}:{THINGS[thing]}:{n}"


def offer_id(slot: int, face: int) -> str:
    return f"offer:{slot}:{FACES[face]}"


bonus_id = ids("bonus", BONUSES)


# ---- of the seat to move ----
def own_space(s: State, space: int) -> str:
    return space_id(s.seat, space)


def own_stored(s: State, thing: int) -> list[str]:
    """All such things in the storage."""
    return [stored_id(s.seat, thing, n) for n in range(s.players[s.seat].storage.count(thing))]
