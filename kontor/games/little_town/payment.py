"""Paying: own cubes, and cubes bought with coins on the spot. Three coins buy any cube of the supply, as often
as wanted, but only if it is spent at once (rule book, additional actions).

A payment asks, cube by cube, how many are bought; what has only one answer is not asked.
"""

from __future__ import annotations

from kontor.kernel import Actions, rule, say

from .components import COIN, CUBES, PRICE
from .state import BUY, E_BUY, E_FEE, E_PAY, GIVE, PAWN_FREE, TAKE, State
from .tables import COST, PAYS


@rule
def price(s: State, good: int) -> int:
    """What the payment under way costs of a good."""
    if s.building >= 0:
        return COST[s.building][good]
    return PAYS[s.tile[s.using]][good]


@rule
def affords(s: State, seat: int, tile: int, using: bool, fee: int) -> bool:
    """Can the seat pay a fee and the price of a tile: of using it (not the pawnbroker), or of building it?"""
    goods = s.players[seat].goods
    coins = goods[COIN] - fee
    if coins < 0:
        return False
    coins -= PAYS[tile][COIN] if using else COST[tile][COIN]
    for g in range(CUBES):
        missing = (PAYS[tile][g] if using else COST[tile][g]) - goods[g]
        if missing > 0:
            if missing > s.supply[g]:
                return False
            coins -= PRICE * missing
    return coins >= 0


@rule
def affords_pawn(s: State, seat: int, fee: int) -> bool:
    """Two cubes to give, own or bought."""
    coins = s.players[seat].goods[COIN] - fee
    if coins < 0:
        return False
    own = 0
    there = 0
    for g in range(CUBES):
        own += s.players[seat].goods[g]
        there += s.supply[g]
    return own >= 2 or own + min(coins // PRICE, there) >= 2


@rule
def pay_fee(s: State, owner: int) -> None:
    s.players[s.seat].goods[COIN] -= 1
    s.players[owner].goods[COIN] += 1
    say(E_FEE, s.seat, owner)


# ---- a price in fixed cubes ----
@rule
def fewest_bought(s: State, good: int) -> int:
    return max(0, price(s, good) - s.players[s.seat].goods[good])


@rule
def most_bought(s: State, good: int) -> int:
    """As many as the price, the supply and the coins allow, keeping the coins that later cubes need."""
    coins = s.players[s.seat].goods[COIN] - price(s, COIN)
    for g in range(CUBES):
        if g < good:
            coins -= PRICE * s.bought[g]
        elif g > good:
            coins -= PRICE * fewest_bought(s, g)
    return min(price(s, good), s.supply[good], coins // PRICE)


@rule
def start_payment(s: State) -> None:
    s.good = 0
    for g in range(CUBES):
        s.bought[g] = 0
        s.gave[g] = 0


@rule
def payment_asks(s: State) -> bool:
    """Go on to the next cube with a real choice; False when everything is decided."""
    while s.good < CUBES:
        fewest = fewest_bought(s, s.good)
        if fewest < most_bought(s, s.good):
            return True
        s.bought[s.good] = fewest
        s.good += 1
    return False


@rule
def list_buys(s: State, out: Actions) -> int:
    n = 0
    for k in range(fewest_bought(s, s.good), most_bought(s, s.good) + 1):
        out[n] = BUY + k * CUBES + s.good
        n += 1
    return n


@rule
def settle_payment(s: State) -> None:
    """Everything is decided: cubes and coins go to the supply."""
    p = s.players[s.seat]
    for g in range(CUBES):
        pay_good(s, g, price(s, g) - s.bought[g])
        buy_and_spend(s, g, s.bought[g])
    coins = price(s, COIN)
    if coins > 0:
        p.goods[COIN] -= coins
        s.supply[COIN] += coins
        say(E_PAY, s.seat, coins, COIN)


@rule
def pay_good(s: State, good: int, count: int) -> None:
    if count > 0:
        s.players[s.seat].goods[good] -= count
        s.supply[good] += count
        if s.by_worker == 1 and s.got[good] > 0:
            s.spent_got = 1
        say(E_PAY, s.seat, count, good)


@rule
def buy_and_spend(s: State, good: int, count: int) -> None:
    """The bought cube comes from the supply and goes back to it: only the coins change hands."""
    if count > 0:
        s.players[s.seat].goods[COIN] -= PRICE * count
        s.supply[COIN] += PRICE * count
        say(E_BUY, s.seat, count, good, PRICE * count)


# ---- the pawnbroker: two cubes of choice for two cubes of choice ----
@rule
def can_offer(s: State, offer: int) -> bool:
    """Offers 0-3 are own cubes, 4-7 bought ones; what was offered already is gone."""
    p = s.players[s.seat]
    if offer < CUBES:
        return p.goods[offer] > s.gave[offer]
    good = offer - CUBES
    spent = 0
    for g in range(CUBES):
        spent += s.bought[g]
    return s.supply[good] > s.bought[good] and p.goods[COIN] >= PRICE * (spent + 1)


@rule
def note_offer(s: State, offer: int, change: int) -> None:
    if offer < CUBES:
        s.gave[offer] += change
    else:
        s.bought[offer - CUBES] += change


@rule
def can_begin_offer(s: State, offer: int) -> bool:
    """The first of two cubes: a second one must remain possible."""
    if not can_offer(s, offer):
        return False
    note_offer(s, offer, 1)
    possible = False
    for other in range(2 * CUBES):
        possible = possible or can_offer(s, other)
    note_offer(s, offer, -1)
    return possible


@rule
def can_give(s: State, offer: int) -> bool:
    return can_begin_offer(s, offer) if s.good == 0 else can_offer(s, offer)


@rule
def can_give_twice(s: State, offer: int) -> bool:
    note_offer(s, offer, 1)
    possible = can_offer(s, offer)
    note_offer(s, offer, -1)
    return possible


@rule
def list_offers(s: State, out: Actions) -> int:
    n = 0
    for offer in range(2 * CUBES):
        if can_give(s, offer):
            out[n] = GIVE + offer
            n += 1
    return n


@rule
def settle_offer(s: State) -> None:
    kinds = 0
    for g in range(CUBES):
        pay_good(s, g, s.gave[g])
        buy_and_spend(s, g, s.bought[g])
        if s.gave[g] + s.bought[g] > 0:
            kinds += 1
    if s.by_worker == 1 and kinds == 2:
        s.two_kinds = 1
    for g in range(CUBES):
        s.gave[g] = 0


@rule
def can_take(s: State, good: int) -> bool:
    """Any cube of the supply; if the pawnbroker is strict, the second differs from the first (`gave` notes it)."""
    return s.supply[good] > 0 and (s.options[PAWN_FREE] == 1 or s.gave[good] == 0)


@rule
def list_takes(s: State, out: Actions) -> int:
    n = 0
    for g in range(CUBES):
        if can_take(s, g):
            out[n] = TAKE + g
            n += 1
    return n
