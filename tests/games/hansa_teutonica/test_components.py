"""The components of the package against what the printed ones say (`facts.py`); totals of section 1.3."""

from __future__ import annotations

from collections import Counter

import pytest

from kontor.games.hansa_teutonica import components as box
from kontor.games.hansa_teutonica import tables
from tests.games.hansa_teutonica.facts import (
    ABILITY_OF,
    BESIDE,
    CITIES,
    COLOURS,
    COVERS,
    EVERYTHING,
    FIFTEEN,
    FOUR_POINTS,
    FREED,
    KINDS,
    LINK,
    MARKER_TABLE,
    MARKERS,
    NAMES,
    NEIGHBOURS,
    NEUTRAL_START,
    ONLY_LARGE,
    PIECES,
    RED,
    RINGS,
    ROUTE_NAMES,
    ROUTES,
    SIDE_OF,
    SIDES,
    SIXTEEN,
    SLOTS,
    START_MARKERS,
    START_STOCK,
    START_SUPPLY,
    TABLE,
    TABLE_ROUTE,
    TAVERNS,
    TRACKS,
    ends,
)
from tests.games.hansa_teutonica.table import game, marks, new


@pytest.mark.parametrize("side", SIDES)
def test_cities(side: str) -> None:
    """Slots from left to right: colour, shape, coin; names; abilities."""
    assert box.CITY_IDS == CITIES
    for city, slots in zip(box.CITIES, box.SLOTS[SIDES.index(side)], strict=True):
        assert city.name == NAMES.get(city.id, city.id.capitalize())
        mine = [(COLOURS[slot.colour], KINDS[slot.shape], slot.coin) for slot in slots]
        assert mine == list(SLOTS[side][city.id]), city.id
        assert (box.TRACKS[city.track] if city.track >= 0 else None) == ABILITY_OF.get(city.id)
    assert (CITIES[box.ARNHEIM], CITIES[box.STENDAL]) == RED
    assert ROUTE_NAMES[box.TABLE_ROUTE] == TABLE_ROUTE and ends(TABLE_ROUTE)[0] == CITIES[box.COELLEN]


@pytest.mark.parametrize("side", SIDES)
def test_routes(side: str) -> None:
    """Ends, spaces, taverns; the 2-3 side has two routes less."""
    assert box.ROUTE_IDS == ROUTE_NAMES
    for route in box.ROUTES:
        spaces = ROUTES[side][route.id].spaces if route.id in ROUTES[side] else 0
        assert (CITIES[route.a], CITIES[route.b]) == ends(route.id)
        assert (route.spaces[SIDES.index(side)], route.tavern) == (spaces, route.id in TAVERNS)
    assert set(ROUTES["4-5"]) - set(ROUTES["2-3"]) == set(ONLY_LARGE)


@pytest.mark.parametrize(
    ("side", "spaces", "of_length", "shapes", "colours", "coins", "dead_ends"),
    [
        ("4-5", 107, (3, 23, 8), (46, 16), (25, 15, 13, 9), 4, "groningen luebeck coellen halle"),
        ("2-3", 101, (3, 21, 8), (44, 13), (24, 15, 11, 7), 6, "groningen stade luebeck coellen goettingen halle"),
    ],
)
def test_totals(
    side: str,
    spaces: int,
    of_length: tuple[int, ...],
    shapes: tuple[int, ...],
    colours: tuple[int, ...],
    coins: int,
    dead_ends: str,
) -> None:
    """Section 1.3, counted in the package: cities, routes, spaces, slots, coins, dead ends."""
    k = SIDES.index(side)
    lengths = [route.spaces[k] for route in box.ROUTES if route.spaces[k]]
    assert (len(box.CITIES), len(lengths), sum(lengths)) == (27, sum(of_length), spaces)
    assert tuple(lengths.count(n) for n in (2, 3, 4)) == of_length
    slots = [slot for city in box.SLOTS[k] for slot in city]
    assert tuple(sum(slot.shape == x for slot in slots) for x in (0, 1)) == shapes
    assert tuple(sum(slot.colour == x for slot in slots) for x in range(4)) == colours
    assert sum(slot.coin for slot in slots) == coins
    at = Counter(c for route in box.ROUTES if route.spaces[k] for c in (route.a, route.b))
    assert [CITIES[c] for c in range(27) if at[c] == 1] == dead_ends.split()
    for city in box.SLOTS[k]:  # colours never fall from left to right
        assert [slot.colour for slot in city] == sorted(slot.colour for slot in city)
        assert len(city) <= box.MAX_SLOTS


@pytest.mark.parametrize("side", SIDES)
def test_graph(side: str) -> None:
    """Connected, no double routes; the shortest chain of the red cities has five; masks of neighbours."""
    names = [frozenset((r.a, r.b)) for r in ROUTES[side].values()]
    assert len(set(names)) == len(names)
    chains = {"arnheim": 1}
    todo = ["arnheim"]
    for city in todo:
        for x in sorted(NEIGHBOURS[side][city] - set(chains)):
            chains[x] = chains[city] + 1
            todo.append(x)
    assert set(chains) == set(CITIES) and chains["stendal"] == 5
    for r, name in enumerate(ROUTE_NAMES):
        if name in ROUTES[side]:
            near = tables.BESIDE[SIDES.index(side)][r]
            assert {x for k, x in enumerate(ROUTE_NAMES) if near >> k & 1} == BESIDE[side][name]
            assert set().union(*RINGS[side][name]) == set(ROUTES[side]) - {name}
    for c, name in enumerate(CITIES):
        near = tables.NEAR[SIDES.index(side)][c]
        assert {x for k, x in enumerate(CITIES) if near >> k & 1} == NEIGHBOURS[side][name]


def test_desk() -> None:
    """Tracks, what covers them, four points when clear except keys."""
    assert tuple(TRACKS) == box.TRACKS
    for t, track in enumerate(TRACKS):
        values = tuple(EVERYTHING if (track, x) == ("bags", box.ALL) else x for x in box.TRACK_VALUES[t])
        assert values == TRACKS[track]
        assert (box.STEPS[t], KINDS[box.COVERED_BY[t]]) == (COVERS[track], FREED[track])
        assert box.FULL_TRACK_POINTS[t] == (4 if track in FOUR_POINTS else 0)
    assert box.ALL > 27 + 4
    assert PIECES == {"trader": box.TRADERS, "merchant": box.MERCHANTS}


def test_markers() -> None:
    """Fifteen, or sixteen of the first edition; which start on the board."""
    assert box.MARKERS == MARKERS and box.KINDS == KINDS
    assert [dict(zip(MARKERS, counts, strict=True)) for counts in box.MARKER_COUNTS] == [FIFTEEN, SIXTEEN]
    assert (sum(FIFTEEN.values()), sum(SIXTEEN.values())) == (15, 16)
    assert tuple(MARKERS[m] for m in box.START_MARKERS) == START_MARKERS


def test_points() -> None:
    assert LINK[:3] == box.LINK_POINTS and box.TABLE_POINTS == TABLE
    for count, points in MARKER_TABLE.items():
        assert box.MARKER_POINTS[min(count, len(box.MARKER_POINTS) - 1)] == points
    assert (box.CITY_POINTS, box.END_SCORE, box.END_CITIES) == (2, 20, 10)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up(players: int) -> None:
    """Section 2: 15 traders and 3 merchants on the desk, one trader on the score track, 5, 6, 7, ... from the first."""
    firsts = set()
    for seed in range(30):
        s = new(players, seed)
        firsts.add(s.first)
        assert s.side == SIDES.index(SIDE_OF[players])
        assert (s.seat, s.active, s.actions) == (s.first, s.first, 2)
        for k in range(players):
            p = s.players[(s.first + k) % players]
            assert (p.supply, p.stock) == ([START_SUPPLY[k], 1], [START_STOCK[k], 0])
            assert p.level == [0] * 5 and p.markers == p.spent == [0] * 6 and p.linked == 0
        assert sum(p >= 0 for row in s.post for p in row) == (8 if players == 2 else 0)
        assert all(p == -1 for row in s.office for p in row)
        assert (s.annexes, s.coellen, s.completed, s.links) == (0, [-1] * 4, 0, 0)
    assert firsts == set(range(players))


@pytest.mark.parametrize("options", [{}, {"markers": "sixteen"}], ids=["fifteen", "sixteen"])
def test_start_markers(options: dict[str, str]) -> None:
    """The three yellow ones on the three taverns in any order; the others in the pile."""
    orders = set()
    for seed in range(60):
        s = new(3 + seed % 3, seed, **options)
        there = marks(s)
        assert set(there) == set(TAVERNS) and sorted(there.values()) == sorted(START_MARKERS)
        orders.add(tuple(there[t] for t in TAVERNS))
        total = dict(SIXTEEN if options else FIFTEEN)
        assert s.pile == [total[m] - (m in START_MARKERS) for m in MARKERS]
        assert sum(s.pile) == (13 if options else 12)
    assert len(orders) == 6


def test_two_players_start_with_eight_neutral_traders() -> None:
    s = new(2)
    with_neutral = {name for r, name in enumerate(ROUTE_NAMES) if 10 in s.post[r]}
    assert with_neutral == set(NEUTRAL_START) and len(NEUTRAL_START) == 8
    assert sum(p >= 0 for row in s.post for p in row) == 8


def test_seats_and_options() -> None:
    assert list(game.seats) == [2, 3, 4, 5]
    assert [(o.key, o.values, o.default) for o in game.options] == [
        ("markers", ("fifteen", "sixteen"), "fifteen"),
        ("swap_own", ("no", "yes"), "no"),
        ("pile_end", ("action", "turn"), "action"),
    ]
