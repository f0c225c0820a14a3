"""The end of a round: special buildings, feeding, last call for cards, the next round or the end of the game."""

from __future__ import annotations

from kontor.kernel import Actions, rule, say

from .components import (
    CATHEDRAL,
    CELLS,
    COIN,
    FISH,
    HUNGER,
    PRICE,
    RESIDENCE,
    ROUNDS,
    WHEAT,
)
from .objectives import can_claim
from .scoring import final_scoring, score
from .setting_up import start_round
from .state import (
    COINS_FEED,
    E_CATHEDRAL,
    E_FEED,
    E_HUNGER,
    E_ROUND_END,
    E_TOKEN,
    FEED,
    Phase,
    Points,
    State,
)
from .tables import AROUND, AROUND_N, WORKERS

FOODS = 3  # fish, wheat, bought with coins


@rule
def begin_step(s: State, phase: int) -> None:
    """Ask all seats in turn, from the first player to the left."""
    s.phase = phase
    s.asked = 0
    s.seat = s.first
    s.turns += 1


@rule
def next_seat(s: State) -> bool:
    """On to the next seat of this step; False when all have been asked."""
    s.asked += 1
    s.turns += 1
    s.seat = (s.first + s.asked) % s.seats
    return s.asked < s.seats


# ---- 1. special buildings ----
@rule
def find_own(s: State, tile: int, seat: int) -> int:
    for c in range(CELLS):
        if s.tile[c] == tile and s.owner[c] == seat:
            return c
    return -1


@rule
def begin_specials(s: State) -> None:
    say(E_ROUND_END, s.rnd)
    begin_step(s, Phase.SPECIAL)
    begin_special_of_seat(s)


@rule
def begin_special_of_seat(s: State) -> None:
    """The cathedral scores by itself, except where staying behind can pay: three players, before the last round."""
    s.origin = find_own(s, RESIDENCE, s.seat)
    s.by_worker = 0
    s.used = 0
    s.cathedral_open = 0
    if find_own(s, CATHEDRAL, s.seat) >= 0:
        if s.seats == 3 and s.rnd == ROUNDS - 1:
            s.cathedral_open = 1
        else:
            score_cathedral(s)


@rule
def score_cathedral(s: State) -> None:
    """One point for every worker, of any player, on the eight neighbours."""
    c = find_own(s, CATHEDRAL, s.seat)
    count = 0
    for k in range(AROUND_N[c]):
        if s.worker[AROUND[c][k]] >= 0:
            count += 1
    s.players[s.seat].points[Points.CATHEDRAL] += count
    s.cathedral_open = 0
    say(E_CATHEDRAL, s.seat, count)


# ---- 2. feeding ----
@rule
def begin_feeding(s: State) -> None:
    s.origin = -1
    s.cathedral_open = 0
    begin_step(s, Phase.FEED)
    begin_feeding_of_seat(s)


@rule
def begin_feeding_of_seat(s: State) -> None:
    s.fish = -1
    s.wheat = -1


@rule
def food_to_buy(s: State) -> int:
    """How much food the seat could buy: coins, and fish or wheat in the supply."""
    if s.options[COINS_FEED] == 0:
        return 0
    return min(s.players[s.seat].goods[COIN] // PRICE, s.supply[FISH] + s.supply[WHEAT])


@rule
def food_asked(s: State) -> int:
    """0 fish, 1 wheat, 2 bought: they are decided in this order."""
    if s.fish < 0:
        return 0
    if s.wheat < 0:
        return 1
    return 2


@rule
def fewest_eaten(s: State) -> int:
    """Own food must be eaten before a worker may go hungry; food may be bought to spare own cubes."""
    p = s.players[s.seat]
    need = WORKERS[s.seats]
    asked = food_asked(s)
    if asked == 0:
        return min(p.goods[FISH], max(0, need - p.goods[WHEAT] - food_to_buy(s)))
    if asked == 1:
        return min(p.goods[WHEAT], max(0, need - s.fish - food_to_buy(s)))
    if s.fish == p.goods[FISH] and s.wheat == p.goods[WHEAT]:
        return 0
    return need - s.fish - s.wheat


@rule
def most_eaten(s: State) -> int:
    p = s.players[s.seat]
    need = WORKERS[s.seats]
    asked = food_asked(s)
    if asked == 0:
        return min(p.goods[FISH], need)
    if asked == 1:
        return min(p.goods[WHEAT], need - s.fish)
    return min(food_to_buy(s), need - s.fish - s.wheat)


@rule
def list_feeding(s: State, out: Actions) -> int:
    n = 0
    food = food_asked(s)
    for k in range(fewest_eaten(s), most_eaten(s) + 1):
        out[n] = FEED + k * FOODS + food
        n += 1
    return n


@rule
def eat(s: State, food: int, count: int) -> bool:
    """Decide one kind of food; True when the seat has been fed."""
    if food == 0:
        s.fish = count
        return False
    if food == 1:
        s.wheat = count
        return False
    settle_feeding(s, count)
    return True


@rule
def settle_feeding(s: State, bought: int) -> None:
    p = s.players[s.seat]
    need = WORKERS[s.seats]
    p.goods[FISH] -= s.fish
    s.supply[FISH] += s.fish
    p.goods[WHEAT] -= s.wheat
    s.supply[WHEAT] += s.wheat
    p.goods[COIN] -= PRICE * bought
    s.supply[COIN] += PRICE * bought
    if s.fish == need:
        p.fed_with = 1
    elif s.wheat == need:
        p.fed_with = 2
    say(E_FEED, s.seat, s.fish, s.wheat, bought)
    hungry = need - s.fish - s.wheat - bought
    if hungry > 0:
        p.points[Points.HUNGER] -= HUNGER * hungry
        say(E_HUNGER, s.seat, hungry, HUNGER * hungry)
    s.fish = -1
    s.wheat = -1


@rule
def feeding_asks(s: State) -> bool:
    """Decide what has one answer; True if the seat must be asked, False when it has been fed.

    A fulfilled card is offered before anything is eaten, for eating can undo it.
    """
    if s.fish < 0 and can_claim(s, s.seat):
        return True
    fed = False
    while not fed:
        count = fewest_eaten(s)
        if count < most_eaten(s):
            return True
        fed = eat(s, food_asked(s), count)
    return False


# ---- 3. the next round, or the end ----
@rule
def close_round(s: State) -> None:
    if s.rnd == ROUNDS:
        final_scoring(s)
        s.phase = Phase.OVER
        return
    s.first = next_first_player(s)
    say(E_TOKEN, s.first)
    start_round(s)


@rule
def next_first_player(s: State) -> int:
    """To the left; with three players before round 4 to whoever has fewest points, ties nearest on the left."""
    left = (s.first + 1) % s.seats
    if s.seats != 3 or s.rnd != ROUNDS - 1:
        return left
    a = score(s, 0)
    b = score(s, 1)
    c = score(s, 2)
    if a == b and b == c:
        return left
    fewest = min(a, b, c)
    seat = left
    while score(s, seat) != fewest:
        seat = (seat + 1) % s.seats
    return seat
