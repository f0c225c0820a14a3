"""What a player of Hansa Teutonica may do, and what then happens: the turn and its actions."""

from __future__ import annotations

from kontor.kernel import Actions, lowest, rule, say

from .cities import has_room
from .components import ACTIONES, BAGS, MERCHANT, N_CITIES, N_ROUTES, TRADER
from .displacing import (
    add_extra,
    can_add,
    can_replace,
    displace,
    end_relocation,
    fewest_merchants_paid,
    lift_extra,
    list_displacements,
    list_lifted,
    list_payments,
    list_relocations,
    list_replacements,
    most_merchants_paid,
    pay,
    replace,
    settle,
)
from .establishing import (
    annex,
    begin_neutral_route,
    develop,
    end_city,
    end_neutral_route,
    establish,
    list_neutral,
    list_rewards,
    neutral_cities,
    neutral_office,
    office,
    return_pieces,
    reward_asks,
    take_cell,
    take_nothing,
)
from .markers import (
    PAIRS,
    can_use_any,
    draw,
    fit_for_marker,
    keep_waiting,
    list_developments,
    list_markers,
    list_marks,
    list_removals,
    list_swaps,
    mark,
    only_development,
    only_swap,
    pile_size,
    remove,
    swap,
    take_waiting,
    use_marker,
)
from .moving import (
    begin_moving,
    can_move,
    end_moving,
    lift_to_move,
    list_more_moves,
    list_moves,
    list_set_downs,
    set_down,
    set_down_routes,
    trade,
    trade_routes,
)
from .scoring import end_game, ending_by_points
from .spaces import how_many, list_routes, nearest_free, occupied, put, routes_filled_by
from .state import (
    AFTER_ACTION,
    ANNEX,
    DEVELOP,
    DISPLACE,
    DONE,
    E_INCOME,
    E_PLACE,
    ESTABLISH,
    EXTRA,
    INCOME,
    LIFT,
    MARK,
    MOVE,
    OFFICE,
    PAY,
    PILE_END,
    PLACE,
    REMOVE,
    SET,
    SETTLE,
    TO_COELLEN,
    TO_NEUTRAL,
    TO_SWAP,
    TRADE,
    USE,
    WITH,
    Ending,
    Phase,
    State,
)
from .tables import TRACK_VALUE


# ---- what is legal ----
@rule
def legal(s: State, out: Actions) -> int:
    phase = s.phase
    if phase == Phase.ACT:
        return list_turn(s, out)
    if phase == Phase.RELOCATE:
        return list_relocations(s, out)
    if phase == Phase.SET:
        return list_set_downs(s, out)
    if phase == Phase.MOVE:
        return list_more_moves(s, out)
    if phase == Phase.REPLACE:
        return list_replacements(s, out)
    if phase == Phase.PAY:
        return list_payments(s, out)
    if phase == Phase.LIFTED:
        return list_lifted(s, out)
    if phase == Phase.REWARD:
        return list_rewards(s, out)
    if phase == Phase.MARK:
        return list_marks(s, out)
    if phase == Phase.REMOVE:
        return list_removals(s, out)
    if phase == Phase.NEUTRAL:
        return list_neutral(s, out)
    if phase == Phase.DEVELOP:
        return list_developments(s, out)
    if phase == Phase.SWAP:
        return list_swaps(s, out)
    return 0


@rule
def list_turn(s: State, out: Actions) -> int:
    """Five kinds of action while there are actions left, markers at any time between them, and the end of the turn."""
    n = 0
    if s.actions > 0:
        for merchants in range(fewest_merchants_taken(s), most_merchants_taken(s) + 1):
            out[n] = INCOME + merchants
            n += 1
        for kind in range(2):
            if s.players[s.seat].supply[kind] > 0:
                n = list_routes(out, n, PLACE + kind * N_ROUTES, s.free_routes)
        n = list_displacements(s, out, n)
        n = list_moves(s, out, n)
        n = list_routes(out, n, ESTABLISH, routes_filled_by(s, s.seat))
    n = list_markers(s, out, n)
    out[n] = DONE
    return n + 1


# ---- income ----
@rule
def income_size(s: State) -> int:
    """As many pieces as the bags show, or all there are."""
    p = s.players[s.seat]
    return min(TRACK_VALUE[BAGS][p.level[BAGS]], p.stock[TRADER] + p.stock[MERCHANT])


@rule
def fewest_merchants_taken(s: State) -> int:
    return max(0, income_size(s) - s.players[s.seat].stock[TRADER])


@rule
def most_merchants_taken(s: State) -> int:
    """-1 if there is nothing to take."""
    size = income_size(s)
    return min(size, s.players[s.seat].stock[MERCHANT]) if size > 0 else -1


@rule
def income(s: State, merchants: int) -> None:
    p = s.players[s.seat]
    traders = income_size(s) - merchants
    p.stock[TRADER] -= traders
    p.supply[TRADER] += traders
    p.stock[MERCHANT] -= merchants
    p.supply[MERCHANT] += merchants
    s.actions -= 1
    say(E_INCOME, s.seat, traders, merchants)


# ---- placing ----
@rule
def place(s: State, kind: int, route: int) -> None:
    s.players[s.seat].supply[kind] -= 1
    put(s, s.seat * 2 + kind, route)
    s.actions -= 1
    say(E_PLACE, s.seat, kind, route)


# ---- one decision ----
@rule
def apply(s: State, action: int) -> None:
    if action < DISPLACE:
        if action >= PLACE:
            place(s, (action - PLACE) // N_ROUTES, (action - PLACE) % N_ROUTES)
        else:
            income(s, action - INCOME)
    elif action < MOVE:
        displace(s, (action - DISPLACE) // N_ROUTES, (action - DISPLACE) % N_ROUTES)
    elif action < ESTABLISH:
        kind, route = divmod(action - MOVE, N_ROUTES)
        if s.phase == Phase.ACT:
            begin_moving(s, kind, route)
        else:
            lift_to_move(s, kind, route)
    elif action < USE:
        establish(s, action - ESTABLISH)
    elif action < WITH:
        use_marker(s, action - USE)
    elif action < OFFICE:
        apply_reply(s, action)
    elif action < TO_NEUTRAL:
        apply_reward(s, action)
    elif action == DONE:
        finish(s)
    elif action >= MARK:
        mark(s, action - MARK)
    elif action >= REMOVE:
        remove(s, (action - REMOVE) // N_ROUTES, (action - REMOVE) % N_ROUTES)
    elif action >= TO_SWAP:
        swap(s, (action - TO_SWAP) // PAIRS, (action - TO_SWAP) % PAIRS)
        s.phase = Phase.ACT
    else:
        neutral_office(s, action - TO_NEUTRAL)
        end_neutral_route(s)
    proceed(s)


@rule
def apply_reply(s: State, action: int) -> None:
    """Decisions inside a displacement or a move."""
    if action >= TRADE:
        trade(s, action - TRADE)
    elif action >= SET:
        set_down(s, action - SET)
    elif action >= LIFT:
        lift_extra(s, (action - LIFT) // N_ROUTES, (action - LIFT) % N_ROUTES)
    elif action >= EXTRA:
        add_extra(s, (action - EXTRA) // N_ROUTES, (action - EXTRA) % N_ROUTES)
    elif action >= SETTLE:
        settle(s, action - SETTLE)
    elif action >= PAY:
        pay(s, action - PAY)
    else:
        replace(s, action - WITH)


@rule
def apply_reward(s: State, action: int) -> None:
    if action >= TO_COELLEN:
        take_cell(s, action - TO_COELLEN)
    elif action >= DEVELOP:
        if s.phase == Phase.DEVELOP:
            develop(s, action - DEVELOP)
            s.phase = Phase.ACT
            return
        take_ability(s, action - DEVELOP)
    elif action >= ANNEX:
        annex(s, (action - ANNEX) // N_CITIES, (action - ANNEX) % N_CITIES)
    else:
        office(s, action - OFFICE)
    end_action(s)


@rule
def take_ability(s: State, track: int) -> None:
    """3 B of establishing: all pieces of the route go to the general supply."""
    return_pieces(s, -1)
    develop(s, track)


@rule
def finish(s: State) -> None:
    """The player has said `done`."""
    if s.phase == Phase.ACT:
        s.actions = 0
        s.phase = Phase.MARK
    elif s.phase == Phase.RELOCATE:
        end_relocation(s)
        end_action(s)
    elif s.phase == Phase.MOVE:
        end_moving(s)
        s.phase = Phase.ACT
    elif s.phase == Phase.REMOVE:
        s.moves = 0
        s.phase = Phase.ACT
    else:
        take_nothing(s)
        end_action(s)


@rule
def end_action(s: State) -> None:
    """After an action that can bring points or markers: the game may be over."""
    s.route = -1
    s.won = -1
    s.phase = Phase.ACT
    ending = ending_by_points(s)
    if ending == Ending.NOT_YET and s.options[PILE_END] == AFTER_ACTION and s.owed > pile_size(s):
        ending = Ending.PILE
    if ending != Ending.NOT_YET:
        end_game(s, ending)


# ---- what needs no decision ----
@rule
def proceed(s: State) -> None:
    """Do all that needs no decision, until somebody has to decide or the game is over."""
    going = True
    while going:
        phase = s.phase
        if s.neutral_route >= 0 and phase != Phase.NEUTRAL:
            begin_neutral_route(s)
        elif phase == Phase.ACT:
            going = s.actions == 0 and not can_use_any(s)
            if going:
                s.phase = Phase.MARK
        elif phase == Phase.RELOCATE:
            going = relocation_goes_on(s)
        elif phase == Phase.SET:
            going = set_down_goes_on(s)
        elif phase == Phase.MOVE:
            going = not can_move(s)
            if going:
                end_moving(s)
                s.phase = Phase.ACT
        elif phase == Phase.MARK:
            going = marking_goes_on(s)
        elif phase == Phase.REPLACE:
            going = not (can_replace(s, TRADER) and can_replace(s, MERCHANT))
            if going:
                replace(s, TRADER if can_replace(s, TRADER) else MERCHANT)
        elif phase == Phase.PAY:
            going = fewest_merchants_paid(s) == most_merchants_paid(s)
            if going:
                pay(s, fewest_merchants_paid(s))
        elif phase == Phase.LIFTED:
            routes = nearest_free(s, s.route)
            going = how_many(routes) == 1
            if going:
                add_extra(s, s.held & 1, lowest(routes))
        elif phase == Phase.NEUTRAL:
            going = neutral_goes_on(s)
        elif phase == Phase.REMOVE:
            going = s.moves == 0 or occupied(s) == 0
            if going:
                s.moves = 0
                s.phase = Phase.ACT
        elif phase == Phase.DEVELOP:
            track = only_development(s)
            going = track >= 0
            if going:
                develop(s, track)
                s.phase = Phase.ACT
        elif phase == Phase.SWAP:
            pair = only_swap(s)
            going = pair >= 0
            if going:
                swap(s, pair // PAIRS, pair % PAIRS)
                s.phase = Phase.ACT
        elif phase == Phase.REWARD:
            going = not reward_asks(s)
            if going:
                take_nothing(s)
                end_action(s)
        else:
            going = False


@rule
def relocation_goes_on(s: State) -> bool:
    """True if nothing is left to ask the displaced player just now."""
    if s.settled == 1:
        if can_add(s):
            return False
        end_relocation(s)
        end_action(s)
        return True
    routes = nearest_free(s, s.route)
    if how_many(routes) > 1 or can_add(s):
        return False
    settle(s, lowest(routes))
    return True


@rule
def set_down_goes_on(s: State) -> bool:
    """A piece in hand with one place to go."""
    kind = s.held & 1
    routes = set_down_routes(s, kind)
    trades = trade_routes(s, kind)
    if how_many(routes) + how_many(trades) > 1:
        return False
    if routes != 0:
        set_down(s, lowest(routes))
    else:
        trade(s, lowest(trades))
    return True


@rule
def neutral_goes_on(s: State) -> bool:
    """The player whose turn it is chooses the city, if both have room."""
    n = neutral_cities(s)
    if n == 2:
        if s.seat != s.active:
            s.turns += 1
            s.seat = s.active
        return False
    if n == 1:
        first = end_city(s.neutral_route, 0)
        neutral_office(s, first if has_room(s, first) else end_city(s.neutral_route, 1))
    end_neutral_route(s)
    return True


@rule
def marking_goes_on(s: State) -> bool:
    """End of turn: waiting markers first, then one drawn for each one won; then the next player."""
    routes = fit_for_marker(s) if s.drawn >= 0 or s.owed > 0 or s.waiting[0] >= 0 else 0
    if s.drawn < 0:
        if s.waiting[0] >= 0 and routes != 0:
            take_waiting(s)
        elif s.owed == 0:
            begin_turn(s, (s.active + 1) % s.seats)
            return True
        elif pile_size(s) == 0:
            end_game(s, Ending.PILE)
            return False
        else:
            draw(s)
    if how_many(routes) > 1:
        return False
    if routes == 0:
        keep_waiting(s)
    else:
        mark(s, lowest(routes))
    return True


@rule
def begin_turn(s: State, seat: int) -> None:
    s.turns += 1
    s.active = seat
    s.seat = seat
    s.actions = TRACK_VALUE[ACTIONES][s.players[seat].level[ACTIONES]]
    s.phase = Phase.ACT


@rule
def to_move(s: State) -> int:
    return s.seat


@rule
def turn(s: State) -> int:
    return s.turns
