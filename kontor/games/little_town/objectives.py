"""Objective cards: when each is fulfilled, and claiming one (at any moment, never forced)."""

from __future__ import annotations

from kontor.kernel import Actions, rule, say

from .components import (
    ALL_TERRAINS,
    CELLS,
    COIN,
    COIN_BUILDINGS,
    FED_FISH,
    FED_WHEAT,
    FISH,
    FISH_BUILDING,
    FIVE_RESOURCES,
    FOOD_FOR_TWO,
    FOUR_USES,
    MORE_BUILDINGS,
    NO_COINS,
    PAWNBROKER,
    POINTS_FROM_TWO,
    SIX_COINS,
    SPEND_GOT,
    STONE,
    STONE_PRICE,
    THREE_TOUCHING,
    TILES,
    TWO_KINDS,
    WHEAT,
    WOOD,
    WOOD_PRICE,
    WOOD_STONE_BUILDING,
)
from .state import BOARD, CLAIM, E_CLAIM, PAWN_PRINTED_ONLY, Points, State
from .tables import (
    BESIDE,
    BESIDE_N,
    CARD_NEEDS,
    CARD_POINTS,
    CARD_TILES,
    COINY,
    COST,
    FISHY,
    HOUSES,
    NEAR,
    WOODY,
    WORKERS,
)

N_TILES = len(TILES)


@rule
def list_claims(s: State, seat: int, out: Actions, n: int) -> int:
    """Append the cards the seat may claim now; returns the new length."""
    p = s.players[seat]
    for i in range(p.cards):
        card = p.hand[i]
        if card >= 0 and fulfilled(s, seat, card):
            out[n] = CLAIM + card
            n += 1
    return n


@rule
def can_claim(s: State, seat: int) -> bool:
    p = s.players[seat]
    for i in range(p.cards):
        card = p.hand[i]
        if card >= 0 and fulfilled(s, seat, card):
            return True
    return False


@rule
def claim(s: State, seat: int, card: int) -> None:
    p = s.players[seat]
    i = 0
    while p.hand[i] != card:
        i += 1
    p.cards -= 1
    for k in range(i, p.cards):
        p.hand[k] = p.hand[k + 1]
    p.hand[p.cards] = -1
    p.claimed |= 1 << card
    p.points[Points.OBJECTIVES] += CARD_POINTS[card]
    say(E_CLAIM, seat, card, CARD_POINTS[card])


@rule
def fulfilled(s: State, seat: int, card: int) -> bool:
    """Is the card's condition true for the seat at this moment?"""
    p = s.players[seat]
    if card == NO_COINS:
        return p.goods[COIN] == 0
    if card == SIX_COINS:
        return p.goods[COIN] >= 6
    if card == FOOD_FOR_TWO:
        return p.goods[FISH] + p.goods[WHEAT] >= 2 * WORKERS[s.seats]
    if card == FED_FISH:
        return p.fed_with == 1
    if card == FED_WHEAT:
        return p.fed_with == 2
    if card == TWO_KINDS or card == SPEND_GOT or (card >= FOUR_USES and card <= FIVE_RESOURCES):
        return seat == s.seat and s.by_worker == 1 and fulfilled_by_turn(s, card)
    if card == THREE_TOUCHING:
        return three_touching(s, seat)
    if card == ALL_TERRAINS:
        return beside_all_terrains(s, seat)
    if card == MORE_BUILDINGS:
        return built(s, seat) > WORKERS[s.seats]
    return count_buildings(s, seat, card) >= (2 if card == COIN_BUILDINGS else 1)


@rule
def fulfilled_by_turn(s: State, card: int) -> bool:
    """Cards about one turn: what the worker did since it was placed."""
    if card == TWO_KINDS:
        return s.two_kinds == 1
    if card == SPEND_GOT:
        return s.spent_got == 1
    if card == FOUR_USES:
        return s.uses >= 4
    if card == POINTS_FROM_TWO:
        return s.point_uses >= 2
    return s.got[WOOD] + s.got[STONE] + s.got[FISH] + s.got[WHEAT] >= 5


@rule
def built(s: State, seat: int) -> int:
    """Every building took a house."""
    return HOUSES[s.seats] - s.players[seat].houses


@rule
def count_buildings(s: State, seat: int, card: int) -> int:
    """How many of the seat's buildings are of the sort the card asks for."""
    if built(s, seat) == 0:
        return 0
    count = 0
    for c in range(CELLS):
        if s.owner[c] == seat and suits(s, s.tile[c], card):
            count += 1
    return count


@rule
def suits(s: State, tile: int, card: int) -> bool:
    """Printed icons of the effect decide, not the price (ruling 15: the pawnbroker shows none)."""
    if card == COIN_BUILDINGS:
        return COINY[tile] == 1
    if card == STONE_PRICE:
        return COST[tile][STONE] >= 3
    if card == WOOD_PRICE:
        return COST[tile][WOOD] >= 3
    if tile == PAWNBROKER and s.options[PAWN_PRINTED_ONLY] == 0:
        return True
    if card == FISH_BUILDING:
        return FISHY[tile] == 1
    assert card == WOOD_STONE_BUILDING
    return WOODY[tile] == 1


@rule
def three_touching(s: State, seat: int) -> bool:
    """Three buildings joined by sides: one of them then has two of the others beside it."""
    if built(s, seat) < 3:
        return False
    for c in range(CELLS):
        if s.owner[c] == seat:
            joined = 0
            for k in range(BESIDE_N[c]):
                if s.owner[BESIDE[c][k]] == seat:
                    joined += 1
            if joined >= 2:
                return True
    return False


@rule
def beside_all_terrains(s: State, seat: int) -> bool:
    """Three different buildings, one beside each terrain: enough buildings for every subset of the terrains (Hall)."""
    if built(s, seat) < 3:
        return False
    side = s.options[BOARD]
    for wanted in range(1, 8):
        count = 0
        need = 0
        for t in range(3):
            need += (wanted >> t) & 1
        for c in range(CELLS):
            if s.owner[c] == seat and NEAR[side][c] & wanted != 0:
                count += 1
        if count < need:
            return False
    return True


@rule
def servable(s: State, card: int) -> bool:
    """Set-up: does the market hold what a card with the symbol needs?"""
    if CARD_NEEDS[card] == 0:
        return True
    tiles = CARD_TILES[card] & s.in_game
    if (card == FISH_BUILDING or card == WOOD_STONE_BUILDING) and s.options[PAWN_PRINTED_ONLY] == 0:
        tiles |= (1 << PAWNBROKER) & s.in_game
    count = 0
    for t in range(N_TILES):
        count += (tiles >> t) & 1
    return count >= CARD_NEEDS[card]
