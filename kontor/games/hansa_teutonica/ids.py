"""Names of things in the scene that decisions point at."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from kontor.kernel.display import ids

from .components import CITY_IDS, KINDS, MARKERS, ROUTE_IDS, ROUTES, TABLE_POINTS, TRACKS
from .state import State

line_id = ids("route", ROUTE_IDS)
plate_id = ids("city", CITY_IDS)
badge_id = ids("badge", TRACKS)
cell_id = ids("coellen", TABLE_POINTS)


def post_id(route: int, k: int) -> str:
    return f"post:{ROUTE_IDS[route]}:{k}"


def on_post(route: int, k: int, piece: int) -> str:
    return f"on:{ROUTE_IDS[route]}:{k}:{piece >> 1}:{KINDS[piece & 1]}"


def slot_id(city: int, k: int) -> str:
    return f"slot:{CITY_IDS[city]}:{k}"


def office_id(city: int, k: int, piece: int) -> str:
    return f"office:{CITY_IDS[city]}:{k}:{piece >> 1}:{KINDS[piece & 1]}"


def track_id(seat: int, track: int) -> str:
    return f"track:{seat}:{TRACKS[track]}"


def card_id(seat: int, marker: int, n: int, used: bool = False) -> str:
    return f"{'used' if used else 'card'}:{seat}:{MARKERS[marker]}:{n}"


# ---- on a road ------------------------------------------------------------------------------------------------------
def free_posts(s: State, route: int) -> list[str]:
    row = s.post[route]
    return [key for k, key in enumerate(_posts(s.side, route)) if row[k] < 0]


@functools.cache
def _posts(side: int, route: int) -> Sequence[str]:
    return tuple(post_id(route, k) for k in range(ROUTES[route].spaces[side]))


def road(s: State, route: int) -> list[str]:
    """The road and its free spaces."""
    return [line_id(route), *free_posts(s, route)]


def standing(s: State, route: int, piece: int) -> list[str]:
    """All such pieces on a road."""
    return [on_post(route, k, other) for k, other in enumerate(s.post[route]) if other == piece]
