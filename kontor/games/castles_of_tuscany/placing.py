"""A tile comes to the estate: points for a region, the colour bonus, and what the tile brings."""

from __future__ import annotations

from kontor.kernel import bits, refuse, rule, say

from .components import (
    AGRICULTURE,
    CARDS,
    CART,
    CASTLE,
    GREEN,
    HEXAGON,
    INN,
    MARBLE,
    MONASTERY,
    MONASTERY_CARDS,
    MOST_STORAGE,
    N_BONUSES,
    N_COLOURS,
    OVERFLOW_POINTS,
    PLUS_MARBLE,
    PLUS_STORAGE,
    PLUS_WORKER,
    PLUS_YIELD,
    QUARRY,
    RED,
    STORAGE_POINTS,
    VILLAGE,
    WORKERS,
)
from .display import displayed_for
from .paying import all_pairs, can_pay
from .piles import gain_cards, reveal_yield
from .scoring import capacity, give_green
from .spaces import colour_of, cover, how_many, open_spaces, region_of, spaces_for
from .state import Event, Green, Phase, Player, Red, State, Why
from .tables import COLOUR_BONUS, FACE_CROPS, REGION_POINTS, YIELD_AMOUNT, YIELD_REWARD


# ---- the storage ----
@rule
def free_storage(s: State, seat: int) -> int:
    """A storage space with nothing on it, or -1."""
    p = s.players[seat]
    for i in range(capacity(s, seat)):
        if p.storage[i] < 0:
            return i
    return -1


@rule
def stored_things(p: Player) -> int:
    """What is in the storage, one bit per kind."""
    things = 0
    for i in range(MOST_STORAGE):
        if p.storage[i] >= 0:
            things |= 1 << p.storage[i]
    return things


@rule
def leave_storage(p: Player, thing: int) -> None:
    i = 0
    while p.storage[i] != thing:
        i += 1
    p.storage[i] = -1


# ---- what may be placed ----
@rule
def payable_spaces(p: Player) -> int:
    """Empty spaces beside covered ones whose colour the player can pay for."""
    pairs = all_pairs(p)
    spaces = 0
    for colour in range(N_COLOURS):
        if can_pay(p, colour, pairs):
            spaces |= p.colours[colour]
    return spaces & open_spaces(p)


@rule
def cannot_go_there(p: Player, thing: int, space: int) -> int:
    """A tile needs an empty space of its colour beside a covered one, a hexagon one of any colour."""
    if (p.covered >> space) & 1 == 1:
        return refuse(Why.SPACE_COVERED, space=space)
    if (open_spaces(p) >> space) & 1 == 0:
        return refuse(Why.SPACE_APART, space=space)
    if (spaces_for(p, thing) >> space) & 1 == 0:
        return refuse(Why.SPACE_COLOUR, thing=thing, space=space, colour=colour_of(p, space))
    return 0


# ---- points and effect ----
@rule
def put_on(s: State, thing: int, space: int) -> None:
    s.space = space
    cover(s.players[s.seat], thing, space)


@rule
def resolve(s: State) -> None:
    """A tile was placed: region, colour bonus, effect. Sets the phase if the effect asks something, else ACT."""
    p = s.players[s.seat]
    space = s.space
    thing = p.tile[space]
    colour = colour_of(p, space)
    s.face = -1
    s.space = -1
    s.phase = Phase.ACT
    region = region_of(p, space, p.colours[colour])
    score_region(s, p, region)
    score_colour(s, p, colour)
    if colour == CASTLE:
        if displayed_for(s, p) != 0:
            s.phase = Phase.FREE
    elif colour == AGRICULTURE:
        score_crops(s, p, thing, space, region)
    elif colour == QUARRY:
        gain_marble(s, 1 + p.bonus[PLUS_MARBLE])
    elif colour == VILLAGE:
        gain_workers(s, 1 + p.bonus[PLUS_WORKER])
    elif colour == MONASTERY:
        gain_cards(s, MONASTERY_CARDS)
    elif colour == INN:
        gain_hexagon(s)
    elif colour == CART:
        for _ in range(1 + p.bonus[PLUS_YIELD]):
            take_yield(s)
    elif any_bonus(s):
        s.phase = Phase.BONUS


@rule
def score_region(s: State, p: Player, region: int) -> None:
    if region & ~p.covered == 0:
        spaces = how_many(region)
        give_green(s, s.seat, Green.REGIONS, REGION_POINTS[spaces])
        say(Event.REGION, s.seat, spaces, REGION_POINTS[spaces])


@rule
def score_colour(s: State, p: Player, colour: int) -> None:
    """All spaces of the colour are covered: points for the first and the second player who comes so far."""
    had = s.colour_bonus[colour]
    if had < 2 and p.colours[colour] & ~p.covered == 0:
        s.colour_bonus[colour] += 1
        give_green(s, s.seat, Green.COLOURS, COLOUR_BONUS[colour][had])
        say(Event.COLOUR, s.seat, colour, COLOUR_BONUS[colour][had])


@rule
def score_crops(s: State, p: Player, thing: int, space: int, region: int) -> None:
    """A point for each crop that is new in the region; a hexagon is a crop of its own kind every time."""
    points = 1
    if thing != HEXAGON:
        there = 0
        for other in bits(region & p.covered & ~(1 << space)):
            there |= FACE_CROPS[p.tile[other]]
        new = FACE_CROPS[thing] & ~there
        points = how_many(new)
    if points > 0:
        give_green(s, s.seat, Green.AGRICULTURE, points)
        say(Event.CROPS, s.seat, points)


@rule
def gain_marble(s: State, count: int) -> None:
    s.players[s.seat].marble += count
    say(Event.MARBLE, s.seat, count)


@rule
def gain_workers(s: State, count: int) -> None:
    s.players[s.seat].workers += count
    say(Event.WORKERS, s.seat, count)


@rule
def gain_hexagon(s: State) -> None:
    """Onto a free storage space; without one it stays in the supply and brings red points."""
    i = free_storage(s, s.seat)
    p = s.players[s.seat]
    if i >= 0:
        p.storage[i] = HEXAGON
        say(Event.HEXAGON, s.seat)
    else:
        p.red[Red.OVERFLOW] += OVERFLOW_POINTS
        say(Event.OVERFLOW, s.seat, OVERFLOW_POINTS)


@rule
def take_yield(s: State) -> None:
    """One card; its reward has the printed size, whatever bonus tiles there are."""
    kind = reveal_yield(s)
    reward = YIELD_REWARD[kind]
    amount = YIELD_AMOUNT[kind]
    say(Event.YIELD, s.seat, reward, amount)
    p = s.players[s.seat]
    if reward == RED:
        p.red[Red.YIELDS] += amount
    elif reward == GREEN:
        give_green(s, s.seat, Green.YIELDS, amount)
    elif reward == CARDS:
        gain_cards(s, amount)
    elif reward == WORKERS:
        p.workers += amount
    elif reward == MARBLE:
        p.marble += amount
    else:
        for _ in range(amount):
            gain_hexagon(s)


# ---- town: a bonus tile ----
@rule
def any_bonus(s: State) -> bool:
    for kind in range(N_BONUSES):
        if s.bonuses[kind] > 0:
            return True
    return False


@rule
def take_bonus(s: State, kind: int) -> None:
    p = s.players[s.seat]
    s.bonuses[kind] -= 1
    p.bonus[kind] += 1
    say(Event.BONUS, s.seat, kind)
    if kind == PLUS_STORAGE:
        give_green(s, s.seat, Green.STORAGE, STORAGE_POINTS)
        say(Event.STORAGE_POINTS, s.seat, STORAGE_POINTS)
