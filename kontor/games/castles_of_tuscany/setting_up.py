"""Setup, and what a viewer may not know: hands, the deck, and the estates while they are being built."""

from __future__ import annotations

from kontor.kernel import Numbers, below, forget, rule, seed_rng

from .building import build_by_chance, hide_estate
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
from .paying import ways_to_pay
from .piles import draw_one, lay_neutral
from .spaces import colour_of
from .state import N_OPTIONS, Phase, State
from .tables import NEUTRAL_FACES, OWN_FACES, REGION_CARDS, YIELD_COPIES

MANY = 20_000  # deals before giving up; one in a few dozens fits


@rule
def setup(s: State, players: int, options: Numbers, seed: int) -> None:
    seed_rng(s.rng, seed)
    s.seats = players
    for i in range(N_OPTIONS):
        s.options[i] = options[i]
    s.face = -1
    s.space = -1
    s.slot = -1
    s.first = below(s.rng, players)
    s.seat = s.first
    lay_supplies(s)
    for seat in range(MAX_PLAYERS):
        clear_player(s, seat)
    for seat in range(players):
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


# ---- who may know what ----
@rule
def building(s: State) -> bool:
    """Estates are being built and not yet shown."""
    return s.phase <= Phase.CASTLE


@rule
def hide(s: State, viewer: int) -> None:
    """Hands of the others, the deck (it would tell them), estates being built, chance. In the end all is open."""
    forget(s.rng)
    if s.phase == Phase.OVER:
        return
    for colour in range(N_COLOURS):
        s.deck[colour] = -1
    for seat in range(s.seats):
        if seat != viewer:
            p = s.players[seat]
            for colour in range(N_COLOURS):
                p.hand[colour] = -1
            if building(s):
                hide_estate(p)


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    """Fill what `hide` blanked, every possibility alike."""
    seed_rng(s.rng, seed)
    if s.phase == Phase.OVER:
        return
    size = s.deck_left
    for colour in range(N_COLOURS):
        s.deck[colour] = REGION_CARDS[colour] - s.discard[colour]
        if viewer >= 0:
            s.deck[colour] -= s.players[viewer].hand[colour]
    for seat in range(s.seats):
        if seat != viewer:
            size += s.players[seat].cards
    s.deck_left = size
    if s.phase == Phase.PAY and s.seat != viewer:
        deal_payable_hand(s)
    for seat in range(s.seats):
        if seat != viewer:
            if s.phase != Phase.PAY or s.seat != seat:
                deal_hand(s, seat)
            if building(s):
                build_by_chance(s, seat)


@rule
def deal_hand(s: State, seat: int) -> None:
    """As many cards as the player has, from all that nobody else is known to hold."""
    p = s.players[seat]
    cards = p.cards
    p.cards = 0
    for colour in range(N_COLOURS):
        p.hand[colour] = 0
    for _ in range(cards):
        draw_one(s, seat)


@rule
def deal_payable_hand(s: State) -> None:
    """The player to move was asked how to pay: such a hand has at least two ways."""
    p = s.players[s.seat]
    deal_hand(s, s.seat)
    tries = 0
    while tries < MANY and not pays_in_two_ways(s):
        for colour in range(N_COLOURS):
            s.deck[colour] += p.hand[colour]
        s.deck_left += p.cards
        deal_hand(s, s.seat)
        tries += 1


@rule
def pays_in_two_ways(s: State) -> bool:
    p = s.players[s.seat]
    return ways_to_pay(p, colour_of(p, s.space)) > 1
