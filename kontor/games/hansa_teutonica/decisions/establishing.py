"""Establishing a route and its reward: an office, an ability or the Coellen table; also for the neutral colour."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import bits, refuse

from ..cities import has_room, next_colour, next_shape
from ..components import EXTRA_OFFICE, MERCHANT, TABLE_ROUTE
from ..establishing import (
    annex,
    at_end,
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
    taught_at,
    usable,
)
from ..flow import end_action
from ..ids import badge_id, line_id, on_post, plate_id, slot_id, track_id
from ..spaces import routes_filled_by, routes_with_others
from ..state import CELL, CITY, KIND, ROUTE, TRACK, Phase, State, Why
from ..tables import TABLE_POINTS
from .asking import InTurn, cannot_act_on


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

    apply = staticmethod(establish)


class InCity(InTurn):
    """An office in a city at either end of the route."""

    city = CITY
    points_at = staticmethod(lambda s, city: [plate_id(city), slot_id(city, s.offices[city])])

    @staticmethod
    def candidates(s: State) -> Iterator[int]:
        for which in range(2):
            yield end_city(s.neutral_route if s.phase == Phase.NEUTRAL else s.route, which)


class Office(InCity):
    """3 A. One piece of the right shape becomes an office, the others go to the general supply."""

    asked_in = (Phase.REWARD,)

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


class Neutral(InCity):
    """In which city of a neutral route the neutral office is built."""

    asked_in = (Phase.NEUTRAL,)

    @staticmethod
    def refusal(s: State, city: int) -> int:
        if not at_end(s.neutral_route, city):
            return refuse(Why.NEUTRAL_ELSEWHERE, city=city)
        return 0 if has_room(s, city) else refuse(Why.OFFICE_FULL, city=city)

    @staticmethod
    def apply(s: State, city: int) -> None:
        neutral_office(s, city)
        end_neutral_route(s)
