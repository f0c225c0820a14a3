"""Setup: supplies, hands, the first display, an estate tile of each letter."""

from __future__ import annotations

from kontor.kernel import below, rule

from .building import hide_estate
from .components import (
    BONUS_TILES,
    DISPLAY,
    ESTATE_TILES,
    MAX_PLAYERS,
    MOST_STORAGE,
    N_BONUSES,
    N_COLOURS,
    N_FACES,
    N_YIELDS,
    SPACES,
    STACKED,
    START_HAND,
    TILES,
)
from .display import lay_neutral
from .piles import draw_one
from .state import State
from .tables import NEUTRAL_FACES, OWN_FACES, REGION_CARDS, YIELD_COPIES


@rule
def setup(s: State) -> None:
    s.face = -1
    s.space = -1
    s.slot = -1
    s.first = below(s.rng, s.seats)
    s.seat = s.first
    lay_supplies(s)
    for seat in range(MAX_PLAYERS):
        clear_player(s, seat)
    for seat in range(s.seats):
        p = s.players[seat]
        for face in range(N_FACES):
            p.stack[face] = OWN_FACES[face]
        p.stacked = STACKED
        for _ in range(START_HAND):
            draw_one(s, seat)
    for slot in range(DISPLAY):
        lay_neutral(s, slot)
    deal_estate_tiles(s)


@rule
def lay_supplies(s: State) -> None:
    for colour in range(N_COLOURS):
        s.deck[colour] = REGION_CARDS[colour]
        s.deck_left += REGION_CARDS[colour]
    for kind in range(N_YIELDS):
        s.yields[kind] = YIELD_COPIES[kind]
    for kind in range(N_BONUSES):
        s.bonuses[kind] = BONUS_TILES
    for face in range(N_FACES):
        s.neutral[face] = NEUTRAL_FACES[face]
        s.neutral_left += NEUTRAL_FACES[face]


@rule
def clear_player(s: State, seat: int) -> None:
    """Nothing anywhere: -1 where 0 would be something."""
    p = s.players[seat]
    for space in range(SPACES):
        p.tile[space] = -1
    for i in range(MOST_STORAGE):
        p.storage[i] = -1
    for letter in range(TILES):
        p.estate[letter] = -1
    hide_estate(p)


@rule
def deal_estate_tiles(s: State) -> None:
    """One tile of each letter for everybody, at random."""
    for letter in range(TILES):
        left = (1 << ESTATE_TILES) - 1  # one bit a tile
        for seat in range(s.seats):
            skip = below(s.rng, ESTATE_TILES - seat)
            tile = 0
            while (left >> tile) & 1 == 0 or skip > 0:
                if (left >> tile) & 1 == 1:
                    skip -= 1
                tile += 1
            left &= ~(1 << tile)
            s.players[seat].estate[letter] = tile
