"""A turn of Ragusa: build a house, then its hexes act one after the other; and everything that needs no decision."""

from __future__ import annotations

from kontor.kernel import Actions, rule

from .activation import (
    activate,
    ask,
    decline_exchange,
    house_done,
    list_exchange,
    list_pending,
    next_house_acts,
    only_pending,
)
from .automata import automaton_builds, automaton_hex
from .bonus import choose_first_card, keep_card, list_drawn_cards, list_first_cards
from .building import (
    build,
    build_super,
    building_asks,
    exchange,
    list_builds,
    lose_house,
    turn_superhouses_into_houses,
)
from .components import N_WALLS
from .market import buy, list_sales, list_ships, sell
from .scoring import end_game
from .state import (
    ACTIVATE,
    BEGIN,
    BUILD,
    BUILD_SUPER,
    BUY,
    EVERY_WALL,
    EXCHANGE,
    KEEP,
    LATER,
    MAY_DECLINE,
    PASS,
    SELL,
    TOWER,
    WALL,
    Phase,
    State,
    owners,
)
from .walls import list_towers, list_walls, place_tower, place_wall


# ---- what may be decided ----
@rule
def legal(s: State, out: Actions) -> int:
    phase = s.phase
    if phase == Phase.BUILD:
        return list_builds(s, out)
    if phase == Phase.ORDER:
        return list_pending(s, out)
    if phase == Phase.WALL:
        return list_walls(s, out)
    if phase == Phase.TOWER:
        return list_towers(s, out)
    if phase == Phase.BUY:
        return list_ships(s, out)
    if phase == Phase.SELL:
        return list_sales(s, out)
    if phase == Phase.EXCHANGE:
        return list_exchange(s, out)
    if phase == Phase.KEEP:
        return list_drawn_cards(s, out)
    if phase == Phase.CHOOSE:
        return list_first_cards(s, out)
    if phase == Phase.BEGIN:
        out[0] = BEGIN
        return 1
    return 0


# ---- one decision ----
@rule
def apply(s: State, action: int) -> None:
    if action >= PASS:
        pass_over(s, action)
    elif action >= SELL:
        sell(s, s.seat, action - SELL)
        house_done(s)
    elif action >= BUY:
        buy(s, s.seat, action - BUY)
        house_done(s)
    elif action >= TOWER:
        place_tower(s, s.seat, action - TOWER)
        house_done(s)
    elif action >= WALL:
        place_wall(s, s.seat, action - WALL)
        house_done(s)
    elif action >= EXCHANGE:
        exchange(s, s.seat, action - EXCHANGE)
        if s.phase == Phase.EXCHANGE:
            s.phase = Phase.ACT
    elif action >= ACTIVATE:
        activate(s, action - ACTIVATE)
    elif action >= BUILD_SUPER:
        build_super(s, s.seat, action - BUILD_SUPER)
        s.phase = Phase.ORDER
    elif action >= BUILD:
        build(s, s.seat, action - BUILD)
        s.phase = Phase.ORDER
    elif action == BEGIN:
        begin_turn(s, s.first)
    elif s.phase == Phase.CHOOSE:
        choose_first_card(s, action - KEEP)
        next_chooses(s)
    else:
        keep_card(s, action - KEEP)
        house_done(s)
    proceed(s)


@rule
def pass_over(s: State, action: int) -> None:
    """No exchange, or the house does nothing, or it is given up because there is no site."""
    if s.phase == Phase.EXCHANGE:
        decline_exchange(s, 1 if action == LATER else 0)
    elif s.phase == Phase.BUILD:
        lose_house(s, s.seat)
        end_turn(s)
    else:
        house_done(s)


@rule
def next_chooses(s: State) -> None:
    """Set-up: everybody keeps a bonus card, beginning with the first player."""
    s.turns += 1
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.first:
        begin_turn(s, s.first)


# ---- what needs no decision ----
@rule
def proceed(s: State) -> None:
    """Do all that needs no decision, until somebody has to decide or the game is over."""
    going = True
    while going:
        phase = s.phase
        if phase == Phase.ACT:
            next_house_acts(s)
        elif phase == Phase.ORDER:
            going = order_goes_on(s)
        elif phase == Phase.BUILD:
            going = building_goes_on(s)
        elif phase == Phase.WALL:
            going = wall_is_forced(s)
            if going:
                place_wall(s, s.seat, only_wall(s))
                house_done(s)
        elif phase == Phase.TOWER:
            going = tower_is_forced(s)
            if going:
                place_tower(s, s.seat, only_tower(s))
                house_done(s)
        else:
            going = False


@rule
def order_goes_on(s: State) -> bool:
    """The builder says which hex comes next, unless one is left; after the last one the turn is over."""
    if s.pending == 0:
        end_turn(s)
        return True
    city = only_pending(s)
    if city < 0 and s.active >= s.seats:
        city = automaton_hex(s)
    if city >= 0:
        activate(s, city)
        return True
    ask(s, s.active, Phase.ORDER)
    return False


@rule
def building_goes_on(s: State) -> bool:
    if s.active >= s.seats:
        automaton_builds(s)
        s.phase = Phase.ORDER
        return True
    if building_asks(s):
        return False
    lose_house(s, s.seat)
    end_turn(s)
    return True


@rule
def wall_is_forced(s: State) -> bool:
    return s.options[MAY_DECLINE] == 0 and only_wall(s) >= 0


@rule
def only_wall(s: State) -> int:
    """The last free edge, or -1."""
    free = EVERY_WALL & ~s.walls
    if free & (free - 1) != 0:
        return -1
    k = 0
    while (free >> k) & 1 == 0:
        k += 1
    return k


@rule
def tower_is_forced(s: State) -> bool:
    return s.options[MAY_DECLINE] == 0 and only_tower(s) >= 0


@rule
def only_tower(s: State) -> int:
    """The last free tower site, or -1."""
    last = -1
    for k in range(N_WALLS):
        if s.tower[k] < 0:
            if last >= 0:
                return -1
            last = k
    return last


@rule
def end_turn(s: State) -> None:
    """The next colour that has houses; when all are built the game is over."""
    s.site = -1
    s.pending = 0
    n = owners(s)
    for k in range(1, n + 1):
        owner = (s.active + k) % n
        if s.players[owner].houses + s.players[owner].supers > 0:
            begin_turn(s, owner)
            return
    end_game(s)


@rule
def begin_turn(s: State, owner: int) -> None:
    s.turns += 1
    s.active = owner
    s.phase = Phase.BUILD
    if owner < s.seats:
        s.seat = owner
        s.players[owner].declined = 0
    if s.seats == 2:
        turn_superhouses_into_houses(s)


@rule
def to_move(s: State) -> int:
    return s.seat


@rule
def turn(s: State) -> int:
    return s.turns
