"""Every decision of Hansa Teutonica: when it is asked, why it may be refused, what it does. In the order of ids."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import Decision, Decisions, Domain, bits, refuse, rule, say

from .cities import has_room, next_colour, next_shape
from .components import BAGS, EXTRA_OFFICE, MARKERS, MERCHANT, N_CITIES, N_ROUTES, NEUTRAL, OWNERS, TABLE_ROUTE, TRADER
from .displacing import (
    BOARD,
    add_extra,
    cannot_go_there,
    displace,
    end_relocation,
    fewest_merchants_paid,
    lift_extra,
    liftable,
    may_come_now,
    most_merchants_paid,
    no_extra,
    no_room_for_extra,
    pay,
    replace,
    settle,
    source,
)
from .establishing import (
    annex,
    at_end,
    begin_neutral_route,
    can_develop,
    develop,
    end_city,
    end_neutral_route,
    establish,
    neutral_office,
    office,
    on_route,
    privilege,
    return_pieces,
    take_cell,
    take_nothing,
    taught_at,
    usable,
)
from .ids import badge_id, card_id, line_id, office_id, on_post, plate_id, road, slot_id, standing, track_id
from .markers import cannot_swap, cannot_use, fit_for_marker, keep_waiting, mark, remove, swap, use_marker
from .moving import (
    begin_moving,
    end_moving,
    lift_to_move,
    movable,
    moves_left,
    set_down,
    set_down_routes,
    trade,
    trade_routes,
)
from .spaces import nearest_free, occupied, put, routes_filled_by, routes_with_others
from .state import CELL, CITY, KIND, MARKER, OWNER, ROUTE, SLOT, TRACK, Event, Phase, State, Why
from .tables import SPACES, TABLE_POINTS, TRACK_VALUE
from .turn import ask_for_neutral_city, end_action, next_marker, turn_goes_on

FIRST = {
    Phase.REPLACE: Why.FIRST_REPLACE,
    Phase.PAY: Why.FIRST_PAY,
    Phase.RELOCATE: Why.FIRST_RELOCATE,
    Phase.LIFTED: Why.FIRST_LIFTED,
    Phase.NEUTRAL: Why.FIRST_NEUTRAL,
    Phase.SET: Why.FIRST_SET,
    Phase.MOVE: Why.FIRST_MOVE,
    Phase.REWARD: Why.FIRST_REWARD,
    Phase.DEVELOP: Why.FIRST_DEVELOP,
    Phase.SWAP: Why.FIRST_SWAP,
    Phase.REMOVE: Why.FIRST_REMOVE,
    Phase.MARK: Why.FIRST_MARK,
}


class InTurn(Decision):
    """Whatever is asked in the middle of something has to be decided first."""

    @staticmethod
    def not_now(s: State) -> int:
        return 0 if s.phase == Phase.ACT else refuse(FIRST[Phase(s.phase)])


# ---- what several decisions need ----
@rule
def no_such_route(s: State, route: int) -> int:
    return refuse(Why.NO_SUCH_ROUTE, route=route) if SPACES[s.side][route] == 0 else 0


@rule
def cannot_act_on(s: State, route: int) -> int:
    """An action on a route: there must be that route, and an action left."""
    if s.actions == 0 and SPACES[s.side][route] > 0:
        return refuse(Why.NO_ACTIONS)
    return no_such_route(s, route)


@rule
def not_standing(s: State, owner: int, kind: int, route: int) -> int:
    """Is there such a piece on the route?"""
    if (s.here[owner * 2 + kind] >> route) & 1 == 1:
        return 0
    if owner >= s.seats and owner != NEUTRAL:
        return refuse(Why.NO_SUCH_PLAYER)
    return refuse(Why.NO_PIECE, owner=owner, kind=kind, route=route)


# ---- actions: income ----
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


class Income(InTurn):
    """Take pieces from the general to the personal supply; how many of them are merchants?"""

    count = Domain("count", "01234")
    asked_in = (Phase.ACT,)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        if s.actions > 0:
            yield from range(fewest_merchants_taken(s), most_merchants_taken(s) + 1)

    @staticmethod
    def refusal(s: State, count: int) -> int:
        if s.actions == 0:
            return refuse(Why.NO_ACTIONS)
        if income_size(s) == 0:
            return refuse(Why.INCOME_EMPTY)
        if count > most_merchants_taken(s):
            return refuse(Why.INCOME_MOST, count=most_merchants_taken(s))
        if count < fewest_merchants_taken(s):
            return refuse(Why.INCOME_FEWEST, count=fewest_merchants_taken(s))
        return 0

    @staticmethod
    def apply(s: State, count: int) -> None:
        p = s.players[s.seat]
        traders = income_size(s) - count
        p.stock[TRADER] -= traders
        p.supply[TRADER] += traders
        p.stock[MERCHANT] -= count
        p.supply[MERCHANT] += count
        s.actions -= 1
        say(Event.INCOME, s.seat, traders, count)


# ---- actions: pieces on routes ----
class Place(InTurn):
    """A piece of the personal supply goes to an empty space."""

    kind = KIND
    route = ROUTE
    asked_in = (Phase.ACT,)
    points_at = staticmethod(lambda s, kind, route: road(s, route))

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int]]:
        if s.actions > 0:
            for kind in range(2):
                if s.players[s.seat].supply[kind] > 0:
                    for route in bits(s.free_routes):
                        yield kind, route

    @staticmethod
    def refusal(s: State, kind: int, route: int) -> int:
        why = cannot_act_on(s, route)
        if why != 0:
            return why
        if s.players[s.seat].supply[kind] == 0:
            return refuse(Why.SUPPLY_LACKS, kind=kind)
        return refuse(Why.ROUTE_FULL, route=route) if s.free[route] == 0 else 0

    @staticmethod
    def apply(s: State, kind: int, route: int) -> None:
        s.players[s.seat].supply[kind] -= 1
        put(s, s.seat * 2 + kind, route)
        s.actions -= 1
        say(Event.PLACE, s.seat, kind, route)


class Displace(InTurn):
    """Displace any piece of another owner on a route: a trader for one more piece, a merchant for two more."""

    owner = OWNER
    kind = KIND
    route = ROUTE
    asked_in = (Phase.ACT,)
    points_at = staticmethod(lambda s, owner, kind, route: standing(s, route, owner * 2 + kind))

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int, int]]:
        p = s.players[s.seat]
        hand = p.supply[TRADER] + p.supply[MERCHANT]
        free = s.free_routes
        if s.actions > 0 and hand >= 2 and free != 0:
            routes = ~free if free & (free - 1) == 0 else -1  # the displaced piece must find a space on another route
            for owner in range(OWNERS):
                for kind in range(2):
                    if owner != s.seat and hand >= 2 + kind:
                        for route in bits(s.here[owner * 2 + kind] & routes):
                            yield owner, kind, route

    @staticmethod
    def refusal(s: State, owner: int, kind: int, route: int) -> int:
        why = cannot_act_on(s, route)
        if why != 0:
            return why
        if owner == s.seat:
            return refuse(Why.OWN_PIECE, kind=kind, route=route)
        why = not_standing(s, owner, kind, route)
        if why != 0:
            return why
        p = s.players[s.seat]
        if p.supply[TRADER] + p.supply[MERCHANT] < 2 + kind:
            return refuse(Why.DISPLACE_COSTS, count=2 + kind)
        return refuse(Why.NOWHERE_TO_GO) if s.free_routes & ~(1 << route) == 0 else 0

    @staticmethod
    def apply(s: State, owner: int, kind: int, route: int) -> None:
        displace(s, owner * 2 + kind, route)


class Move(InTurn):
    """Take up an own piece to set it down elsewhere."""

    kind = KIND
    route = ROUTE
    asked_in = (Phase.ACT, Phase.MOVE)
    points_at = staticmethod(lambda s, kind, route: standing(s, route, s.seat * 2 + kind))

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int]]:
        if s.actions > 0 if s.phase == Phase.ACT else s.moves > 0:
            for kind in range(2):
                for route in bits(movable(s, kind)):
                    yield kind, route

    @staticmethod
    def refusal(s: State, kind: int, route: int) -> int:
        why = cannot_act_on(s, route) if s.phase == Phase.ACT else no_such_route(s, route)
        if why != 0:
            return why
        if (s.here[s.seat * 2 + kind] >> route) & 1 == 0:
            return refuse(Why.NOT_YOURS, kind=kind, route=route)
        if (s.moved_to[kind] >> route) & 1 == 1:
            return refuse(Why.MOVED_THERE, kind=kind, route=route)
        if moves_left(s) == 0:
            return refuse(Why.TRADE_LAST)
        return refuse(Why.NO_PLACE_TO_MOVE) if (movable(s, kind) >> route) & 1 == 0 else 0

    @staticmethod
    def apply(s: State, kind: int, route: int) -> None:
        if s.phase == Phase.ACT:
            begin_moving(s, kind, route)
        else:
            lift_to_move(s, kind, route)


class Establish(InTurn):
    """Establish a route full of own pieces: points for control, the marker, then a reward."""

    route = ROUTE
    asked_in = (Phase.ACT,)

    @staticmethod
    def points_at(s: State, route: int) -> list[str]:
        return [line_id(route), *[on_post(route, k, piece) for k, piece in enumerate(s.post[route]) if piece >= 0]]

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        if s.actions > 0:
            yield from bits(routes_filled_by(s, s.seat))

    @staticmethod
    def refusal(s: State, route: int) -> int:
        why = cannot_act_on(s, route)
        if why != 0:
            return why
        if (routes_with_others(s, s.seat) >> route) & 1 == 1:
            return refuse(Why.ESTABLISH_OTHERS, route=route)
        return refuse(Why.ESTABLISH_NOT_FULL, route=route) if s.free[route] > 0 else 0

    @staticmethod
    def apply(s: State, route: int) -> None:
        establish(s, route)


class Use(InTurn):
    """Use a marker, at any time between actions."""

    marker = MARKER
    asked_in = (Phase.ACT,)

    @staticmethod
    def points_at(s: State, marker: int) -> list[str]:
        return [card_id(s.seat, marker, n) for n in range(s.players[s.seat].markers[marker])]

    @staticmethod
    def refusal(s: State, marker: int) -> int:
        return cannot_use(s, marker)

    @staticmethod
    def apply(s: State, marker: int) -> None:
        use_marker(s, marker)


# ---- displacing ----
class With(InTurn):
    """Which own piece takes the space."""

    kind = KIND
    asked_in = (Phase.REPLACE,)

    @staticmethod
    def refusal(s: State, kind: int) -> int:
        return refuse(Why.SUPPLY_LACKS, kind=kind) if s.players[s.seat].supply[kind] == 0 else 0

    @staticmethod
    def apply(s: State, kind: int) -> None:
        replace(s, kind)


class Pay(InTurn):
    """How many of the pieces paid are merchants."""

    count = Domain("count", "012")
    asked_in = (Phase.PAY,)

    @staticmethod
    def refusal(s: State, count: int) -> int:
        if count > most_merchants_paid(s):
            return refuse(Why.PAY_MOST, count=most_merchants_paid(s))
        if count < fewest_merchants_paid(s):
            return refuse(Why.PAY_FEWEST, count=fewest_merchants_paid(s))
        return 0

    @staticmethod
    def apply(s: State, count: int) -> None:
        pay(s, count)


# ---- the reply of the displaced player, in the middle of another's turn ----
class Settle(InTurn):
    """Where the displaced piece goes."""

    route = ROUTE
    asked_in = (Phase.RELOCATE,)
    points_at = staticmethod(road)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        if s.settled == 0:
            yield from bits(nearest_free(s, s.route))

    @staticmethod
    def refusal(s: State, route: int) -> int:
        why = no_such_route(s, route)
        if why != 0:
            return why
        return refuse(Why.SETTLED_ALREADY) if s.settled == 1 else cannot_go_there(s, route)

    @staticmethod
    def apply(s: State, route: int) -> None:
        settle(s, route)


class Extra(InTurn):
    """Where an extra piece goes: one of the supplies, or one just lifted from the board."""

    kind = KIND
    route = ROUTE
    asked_in = (Phase.RELOCATE, Phase.LIFTED)
    points_at = staticmethod(lambda s, kind, route: road(s, route))

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int]]:
        for kind in range(2):
            if kind == s.held & 1 if s.phase == Phase.LIFTED else no_extra(s, kind) == 0:
                for route in bits(nearest_free(s, s.route)):
                    yield kind, route

    @staticmethod
    def refusal(s: State, kind: int, route: int) -> int:
        why = no_such_route(s, route)
        if why == 0 and s.phase == Phase.LIFTED and kind != s.held & 1:
            why = refuse(Why.EXTRA_OTHER, kind=s.held & 1)
        if why == 0 and s.phase == Phase.RELOCATE:
            why = no_extra(s, kind)
        return why if why != 0 else cannot_go_there(s, route)

    @staticmethod
    def apply(s: State, kind: int, route: int) -> None:
        add_extra(s, kind, route)


class Lift(InTurn):
    """Both supplies are empty: an own piece on a route is the extra one."""

    kind = KIND
    route = ROUTE
    asked_in = (Phase.RELOCATE,)
    points_at = staticmethod(lambda s, kind, route: standing(s, route, s.victim & -2 | kind))

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int]]:
        if s.extras > 0 and source(s) == BOARD:
            for kind in range(2):
                if may_come_now(s, kind):
                    for route in bits(liftable(s, kind)):
                        yield kind, route

    @staticmethod
    def refusal(s: State, kind: int, route: int) -> int:
        why = no_such_route(s, route)
        if why != 0:
            return why
        if s.extras == 0 or source(s) < 0:
            return refuse(Why.EXTRA_NONE)
        if s.victim >> 1 == NEUTRAL:
            return refuse(Why.LIFT_NEUTRAL)
        if source(s) != BOARD:
            return refuse(Why.LIFT_NOT_YET)
        if (s.here[(s.victim >> 1) * 2 + kind] >> route) & 1 == 0:
            return refuse(Why.NOT_YOURS, kind=kind, route=route)
        if not may_come_now(s, kind):
            return refuse(Why.EXTRA_AFTER, kind=kind)
        return 0 if (liftable(s, kind) >> route) & 1 == 1 else no_room_for_extra(s)

    @staticmethod
    def apply(s: State, kind: int, route: int) -> None:
        lift_extra(s, kind, route)


# ---- moving ----
class Set(InTurn):
    """Where the piece in hand goes."""

    route = ROUTE
    asked_in = (Phase.SET,)
    points_at = staticmethod(road)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(set_down_routes(s, s.held & 1))

    @staticmethod
    def refusal(s: State, route: int) -> int:
        why = no_such_route(s, route)
        if why != 0:
            return why
        if (s.moved_from[s.held & 1] >> route) & 1 == 1:
            return refuse(Why.SET_BACK, kind=s.held & 1, route=route)
        return refuse(Why.ROUTE_FULL, route=route) if s.free[route] == 0 else 0

    @staticmethod
    def apply(s: State, route: int) -> None:
        set_down(s, route)


class Trade(InTurn):
    """Set down in place of an own piece of the other kind, which is then in hand."""

    route = ROUTE
    asked_in = (Phase.SET,)
    points_at = staticmethod(lambda s, route: standing(s, route, s.held ^ 1))

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(trade_routes(s, s.held & 1))

    @staticmethod
    def refusal(s: State, route: int) -> int:
        why = no_such_route(s, route)
        if why != 0:
            return why
        kind = s.held & 1
        other = 1 - kind
        if (s.moved_from[kind] >> route) & 1 == 1:
            return refuse(Why.SET_BACK, kind=kind, route=route)
        if s.free[route] > 0:
            return refuse(Why.TRADE_FREE, route=route)
        if (s.here[s.seat * 2 + other] >> route) & 1 == 0:
            return refuse(Why.TRADE_NONE, kind=other, route=route)
        if s.moves == 0:
            return refuse(Why.TRADE_LAST)
        if (s.moved_to[other] >> route) & 1 == 1:
            return refuse(Why.MOVED_THERE, kind=other, route=route)
        return refuse(Why.TRADE_NOWHERE) if set_down_routes(s, other) == 0 else 0

    @staticmethod
    def apply(s: State, route: int) -> None:
        trade(s, route)


# ---- the reward of an established route ----
class Office(InTurn):
    """3 A. One piece of the right shape becomes an office, the others go to the general supply."""

    city = CITY
    asked_in = (Phase.REWARD,)
    points_at = staticmethod(lambda s, city: [plate_id(city), slot_id(city, s.offices[city])])

    @staticmethod
    def candidates(s: State) -> Iterator[int]:
        for which in range(2):
            yield end_city(s.route, which)

    @staticmethod
    def refusal(s: State, city: int) -> int:
        if not at_end(s.route, city):
            return refuse(Why.OFFICE_ELSEWHERE, city=city)
        if not has_room(s, city):
            return refuse(Why.OFFICE_FULL, city=city)
        if next_colour(s, city) > privilege(s):
            return refuse(Why.OFFICE_COLOUR, city=city, colour=next_colour(s, city))
        if not on_route(s, next_shape(s, city)):
            return refuse(Why.OFFICE_SHAPE, city=city, kind=next_shape(s, city))
        return 0

    @staticmethod
    def apply(s: State, city: int) -> None:
        office(s, city)
        end_action(s)


class Annex(InTurn):
    """An extra office by a marker, of any piece of the route, beside a city that has one already."""

    kind = KIND
    city = CITY
    asked_in = (Phase.REWARD,)
    points_at = "city:{city}"

    @staticmethod
    def candidates(s: State) -> Iterator[tuple[int, int]]:
        if usable(s, EXTRA_OFFICE):
            for kind in range(2):
                for which in range(2):
                    yield kind, end_city(s.route, which)

    @staticmethod
    def refusal(s: State, kind: int, city: int) -> int:
        if s.players[s.seat].markers[EXTRA_OFFICE] == 0:
            return refuse(Why.ANNEX_NO_MARKER)
        if not usable(s, EXTRA_OFFICE):
            return refuse(Why.MARKER_JUST_WON, marker=EXTRA_OFFICE)
        if not at_end(s.route, city):
            return refuse(Why.OFFICE_ELSEWHERE, city=city)
        if s.offices[city] == 0:
            return refuse(Why.ANNEX_EMPTY, city=city)
        return 0 if on_route(s, kind) else refuse(Why.ANNEX_LACKS, kind=kind)

    @staticmethod
    def apply(s: State, kind: int, city: int) -> None:
        annex(s, kind, city)
        end_action(s)


class Develop(InTurn):
    """3 B, where all pieces of the route go to the general supply; or by a marker: the next step of a track."""

    track = TRACK
    asked_in = (Phase.REWARD, Phase.DEVELOP)
    points_at = staticmethod(lambda s, track: [track_id(s.seat, track), badge_id(track)])

    @staticmethod
    def refusal(s: State, track: int) -> int:
        if s.phase == Phase.REWARD and not taught_at(s.route, track):
            return refuse(Why.DEVELOP_ELSEWHERE, track=track)
        return 0 if can_develop(s, track) else refuse(Why.DEVELOP_FULL, track=track)

    @staticmethod
    def apply(s: State, track: int) -> None:
        if s.phase == Phase.REWARD:
            return_pieces(s, -1)
            develop(s, track)
            end_action(s)
        else:
            develop(s, track)
            s.phase = Phase.ACT


class Coellen(InTurn):
    """3 C. A merchant goes to the Coellen table."""

    cell = CELL
    asked_in = (Phase.REWARD,)
    points_at = "coellen:{cell}"

    @staticmethod
    def refusal(s: State, cell: int) -> int:
        if s.route != TABLE_ROUTE:
            return refuse(Why.COELLEN_ELSEWHERE)
        if s.coellen[cell] >= 0:
            return refuse(Why.COELLEN_TAKEN, count=TABLE_POINTS[cell])
        if not on_route(s, MERCHANT):
            return refuse(Why.COELLEN_MERCHANT)
        if cell > privilege(s):
            return refuse(Why.COELLEN_PRIVILEGE, count=TABLE_POINTS[cell], colour=cell)
        return 0

    @staticmethod
    def apply(s: State, cell: int) -> None:
        take_cell(s, cell)
        end_action(s)


# ---- two players ----
class Neutral(InTurn):
    """In which city of a neutral route the neutral office is built."""

    city = CITY
    asked_in = (Phase.NEUTRAL,)
    points_at = staticmethod(lambda s, city: [plate_id(city), slot_id(city, s.offices[city])])

    @staticmethod
    def candidates(s: State) -> Iterator[int]:
        for which in range(2):
            yield end_city(s.neutral_route, which)

    @staticmethod
    def refusal(s: State, city: int) -> int:
        if not at_end(s.neutral_route, city):
            return refuse(Why.NEUTRAL_ELSEWHERE, city=city)
        return 0 if has_room(s, city) else refuse(Why.OFFICE_FULL, city=city)

    @staticmethod
    def apply(s: State, city: int) -> None:
        neutral_office(s, city)
        end_neutral_route(s)


# ---- markers ----
class Swap(InTurn):
    """The offices on this slot and the next change places."""

    city = CITY
    slot = SLOT
    asked_in = (Phase.SWAP,)
    points_at = staticmethod(lambda s, city, slot: [office_id(city, k, s.office[city][k]) for k in (slot, slot + 1)])

    @staticmethod
    def candidates(s: State) -> Iterator[tuple[int, int]]:
        for city in range(N_CITIES):
            for slot in range(s.offices[city] - 1):
                yield city, slot

    @staticmethod
    def refusal(s: State, city: int, slot: int) -> int:
        return cannot_swap(s, city, slot)

    @staticmethod
    def apply(s: State, city: int, slot: int) -> None:
        swap(s, city, slot)
        s.phase = Phase.ACT


class Remove(InTurn):
    """A piece of any owner goes from a route to the owner's personal supply: up to three of them."""

    owner = OWNER
    kind = KIND
    route = ROUTE
    asked_in = (Phase.REMOVE,)
    points_at = staticmethod(lambda s, owner, kind, route: standing(s, route, owner * 2 + kind))

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int, int]]:
        for owner in range(OWNERS):
            for kind in range(2):
                for route in bits(s.here[owner * 2 + kind]):
                    yield owner, kind, route

    @staticmethod
    def refusal(s: State, owner: int, kind: int, route: int) -> int:
        why = no_such_route(s, route)
        return why if why != 0 else not_standing(s, owner, kind, route)

    @staticmethod
    def apply(s: State, owner: int, kind: int, route: int) -> None:
        remove(s, owner * 2 + kind, route)
        if s.moves == 0:
            s.phase = Phase.ACT


class Mark(InTurn):
    """Where the marker drawn at the end of the turn goes."""

    route = ROUTE
    asked_in = (Phase.MARK,)
    points_at = staticmethod(road)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(fit_for_marker(s))

    @staticmethod
    def refusal(s: State, route: int) -> int:
        why = no_such_route(s, route)
        if why != 0:
            return why
        if s.marker[route] >= 0:
            return refuse(Why.MARK_HAS_MARKER, route=route)
        if (occupied(s) >> route) & 1 == 1:
            return refuse(Why.MARK_OCCUPIED, route=route)
        return 0 if (fit_for_marker(s) >> route) & 1 == 1 else refuse(Why.MARK_CITIES_FULL, route=route)

    @staticmethod
    def apply(s: State, route: int) -> None:
        mark(s, route)


class Done(InTurn):
    """No more: no further action, extra piece, piece moved or removed; or no reward."""

    asked_in = (Phase.ACT, Phase.RELOCATE, Phase.MOVE, Phase.REWARD, Phase.REMOVE)

    @staticmethod
    def refusal(s: State) -> int:
        return refuse(Why.SETTLE_FIRST) if s.phase == Phase.RELOCATE and s.settled == 0 else 0

    @staticmethod
    def apply(s: State) -> None:
        if s.phase == Phase.ACT:
            s.actions = 0
            s.phase = Phase.MARK
        elif s.phase == Phase.RELOCATE:
            end_relocation(s)
            end_action(s)
        elif s.phase == Phase.MOVE:
            end_moving(s)
        elif s.phase == Phase.REMOVE:
            s.moves = 0
            s.phase = Phase.ACT
        else:
            take_nothing(s)
            end_action(s)


# ---- what needs no decision, beyond questions with one answer ----
@rule
def flow(s: State) -> bool:
    """A neutral route comes before everything else; a turn ends by itself; markers are drawn before they are placed."""
    if s.phase == Phase.NEUTRAL:
        ask_for_neutral_city(s)
        return False
    if s.neutral_route >= 0:
        begin_neutral_route(s)
        return True
    if s.phase == Phase.ACT:
        return turn_goes_on(s)
    if s.phase == Phase.MARK and s.drawn < 0:
        next_marker(s)
        return True
    return False


@rule
def stuck(s: State) -> None:
    """No route is fit for the marker; or no city of the neutral route has room."""
    assert s.phase == Phase.MARK or s.phase == Phase.NEUTRAL
    if s.phase == Phase.MARK:
        keep_waiting(s)
    else:
        end_neutral_route(s)


DECISIONS = Decisions(
    State, Income, Place, Displace, Move, Establish, Use, With, Pay, Settle, Extra, Lift, Set, Trade, Office, Annex,
    Develop, Coellen, Neutral, Swap, Remove, Mark, Done,
    over=Phase.OVER, always_asked=(Phase.ACT,), flow=flow, stuck=stuck,
    # a turn's list: every income, every route for both kinds to place and to move, all pieces on routes, all markers
    max_legal=5 + 4 * N_ROUTES + 107 + N_ROUTES + len(MARKERS) + 1,
)  # fmt: skip
