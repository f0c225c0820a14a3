"""Why every game ends: a number that falls with each decision. docs/ragusa.md has the argument."""

from __future__ import annotations

from .components import FISH
from .state import Phase, State, owners

HOUSE_ACTIONS = 6  # at one hex, one decision each; before it an exchange of fish can be declined once, instead
HEX = HOUSE_ACTIONS + 1  # and the choice of the hex
TURN = 3 * HEX + 1  # and the site
MOST_FISH = 3  # that a new house gives


def decisions_left(s: State) -> int:
    """At most so many decisions are still to come."""
    choosers = sum(s.players[seat].cards == 0 for seat in range(s.seats))
    decisions = choosers + (s.phase == Phase.BEGIN)
    decisions += TURN * sum(s.players[owner].houses + s.players[owner].supers for owner in range(owners(s)))
    decisions += HEX * s.pending.bit_count()
    if s.hex >= 0:
        decisions += HOUSE_ACTIONS - s.step
    fish = sum(p.resources[FISH] + MOST_FISH * (p.houses + p.supers) for p in s.players[: s.seats])
    return decisions + (fish + 1) // 2  # an exchange costs two fish or more
