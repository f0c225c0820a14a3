"""What matters now to one seat, for whoever meets the game for the first time: the most urgent of a few cases."""

from __future__ import annotations

from kontor.kernel import bits
from kontor.kernel.scene import Matter

from ..components import STACK, STACKED, THINGS
from ..paying import all_pairs, can_pay
from ..scoring import stored
from ..spaces import colour_of, spaces_for
from ..state import Phase, Player, State

NEAR = 2  # tiles to the end of a phase
_SET_UP = {
    Phase.BEGIN: "now-build",
    Phase.JOIN: "now-build",
    Phase.CASTLE: "now-castle",
    Phase.FIRST_BONUS: "now-bonus",
}


def matter(s: State, viewer: int) -> Matter | None:
    if s.phase == Phase.OVER:
        return None
    if s.phase in _SET_UP:
        return _SET_UP[Phase(s.phase)], {}
    if s.last_round:
        return "now-last-round", {}
    if s.ending:
        return "now-ending", {}
    left = tiles_left(s)
    seat = _of_the_seat(s, viewer) if viewer >= 0 and left > NEAR else None
    return seat or ("now-left", {"left": left})


def tiles_left(s: State) -> int:
    """On the lowest stack, until this phase of the game ends."""
    return min(s.players[seat].stacked for seat in range(s.seats)) - (STACKED - STACK * (s.era + 1))


def _of_the_seat(s: State, viewer: int) -> Matter | None:
    p = s.players[viewer]
    things = [thing for thing in stored(s, viewer) if spaces_for(p, thing)]
    for thing in things:
        if is_payable(p, thing):
            return "now-place", {"thing": f"thing-{THINGS[thing]}"}
    if things:
        return "now-cards", {"thing": f"thing-{THINGS[things[0]]}"}
    return None if stored(s, viewer) else ("now-take", {})


def is_payable(p: Player, thing: int) -> bool:
    """On one of the spaces where it may be placed."""
    return any(can_pay(p, colour_of(p, space), all_pairs(p)) for space in bits(spaces_for(p, thing)))
