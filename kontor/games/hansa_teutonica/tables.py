"""The components as tables for rules. The first index is the side of the board where both sides differ."""

from __future__ import annotations

from kontor.kernel import table

from . import components as box

_SIDES = (box.LARGE, box.SMALL)


def _mask(numbers: list[int]) -> int:
    return sum(1 << n for n in numbers)


def _routes_at(side: int, city: int) -> list[int]:
    return [r for r, route in enumerate(box.ROUTES) if route.spaces[side] and city in (route.a, route.b)]


SPACES = table([[route.spaces[side] for route in box.ROUTES] for side in _SIDES])
ROUTE_A = table([route.a for route in box.ROUTES])
ROUTE_B = table([route.b for route in box.ROUTES])
EVERY_ROUTE = table([_mask([r for r, route in enumerate(box.ROUTES) if route.spaces[side]]) for side in _SIDES])

BESIDE = table(  # routes that share a city with a route, one bit each, the route itself not
    [
        [
            _mask(sorted({*_routes_at(side, route.a), *_routes_at(side, route.b)} - {r})) if route.spaces[side] else 0
            for r, route in enumerate(box.ROUTES)
        ]
        for side in _SIDES
    ]
)
NEAR = table(  # cities joined with a city by a route, one bit each
    [
        [
            _mask([box.ROUTES[r].a + box.ROUTES[r].b - city for r in _routes_at(side, city)])
            for city in range(box.N_CITIES)
        ]
        for side in _SIDES
    ]
)

SLOTS_N = table([[len(slots) for slots in side] for side in box.SLOTS])
# slots of a city: row side * N_CITIES + city
_ROWS = [slots for side in box.SLOTS for slots in side]
SLOT_COLOUR = table([[slot.colour for slot in row] for row in _ROWS])
SLOT_SHAPE = table([[slot.shape for slot in row] for row in _ROWS])
SLOT_COIN = table([[int(slot.coin) for slot in row] for row in _ROWS])

CITY_TRACK = table([city.track for city in box.CITIES])
TRACK_VALUE = table(box.TRACK_VALUES)
STEPS = table(box.STEPS)
COVERED_BY = table(box.COVERED_BY)
FULL_TRACK_POINTS = table(box.FULL_TRACK_POINTS)

MARKER_COUNTS = table(box.MARKER_COUNTS)
MORE_ACTIONS = table(box.MORE_ACTIONS)
START_MARKERS = table(box.START_MARKERS)
TAVERNS = table(box.TAVERNS)
LINK_POINTS = table(box.LINK_POINTS)
TABLE_POINTS = table(box.TABLE_POINTS)
MARKER_POINTS = table(box.MARKER_POINTS)

NEUTRAL_AT_START = table(  # two players: a neutral trader on every route to an ability city or with a tavern
    [int(route.tavern or box.CITIES[route.a].track >= 0 or box.CITIES[route.b].track >= 0) for route in box.ROUTES]
)
