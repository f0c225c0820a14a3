"""What lies on the table in Hansa Teutonica, and the names of decisions, events and options.

A piece is one number: owner * 2 + kind (0 trader, 1 merchant); owners are the seats, and 5 for the neutral colour.
Spaces of a route are alike, so decisions name a route, not a space.
"""

from __future__ import annotations

import enum
from collections.abc import Collection
from typing import Any

from kontor.kernel import ActionSpace, Domain, EventKind, Family, Record, Rng, array, choice, i8, i16, i32, i64, one
from kontor.kernel import switch as yes_or_no

from . import components as box


class Phase(enum.IntEnum):
    """What the seat to move is asked."""

    ACT = 0  # which action, which marker, or the end of the turn
    REPLACE = 1  # displacing: which kind of piece takes the place
    PAY = 2  # displacing: which pieces go to the general supply
    RELOCATE = 3  # displaced: where the displaced piece and the extra ones go
    LIFTED = 4  # displaced: where an extra piece taken from the board goes
    NEUTRAL = 5  # two players: in which city the neutral office is built
    SET = 6  # moving: where the piece in hand goes
    MOVE = 7  # moving: which piece next, or done
    REWARD = 8  # established: office, ability, Coellen table or nothing
    DEVELOP = 9  # marker: which ability
    SWAP = 10  # marker: which two offices
    REMOVE = 11  # marker: which piece, or done
    MARK = 12  # end of turn: where the drawn marker goes
    OVER = 13


class Points(enum.IntEnum):
    """Where points come from; the last five are counted at the end."""

    CONTROL = 0
    COINS = 1
    LINK = 2
    ABILITIES = 3
    MARKERS = 4
    COELLEN = 5
    CITIES = 6
    NETWORK = 7


class Ending(enum.IntEnum):
    """What ended the game."""

    NOT_YET = 0
    SCORE = 1
    PILE = 2
    CITIES = 3


# ---- options ----
OPTIONS = (
    choice("markers", "fifteen", "sixteen", default="fifteen"),
    yes_or_no("swap_own", False),
    choice("pile_end", "action", "turn", default="action"),
)
MARKER_SET, SWAP_OWN, PILE_END = range(len(OPTIONS))
AFTER_ACTION, AFTER_TURN = range(2)


# ---- bounds that depend on the state ----
ANSWERING = (Phase.RELOCATE, Phase.LIFTED)  # the displaced player is asked
REPLYING = (*ANSWERING, Phase.NEUTRAL)  # the piece is displaced and paid for
DISPLACING = (Phase.REPLACE, Phase.PAY, *REPLYING)
MOVING = (Phase.SET, Phase.MOVE)
SCORED_AT_THE_END = (Points.ABILITIES, Points.MARKERS, Points.COELLEN, Points.CITIES, Points.NETWORK)


def _during(phases: Collection[Phase], low: int, high: int, otherwise: int = -1, kind: Any = i8) -> Any:
    """A field of what is under way in some phases; in all others it has the value that says: nothing."""
    return kind.within(
        lambda s: low if s.phase in phases else otherwise,
        lambda s: high if s.phase in phases else otherwise,
    )


def _last_seat(s: State) -> int:
    return s.seats - 1


def _side(s: State) -> int:
    return box.SMALL if s.seats <= box.SMALL_UP_TO else box.LARGE


def _copies(s: State) -> tuple[int, ...]:
    """Markers of each kind in the game."""
    return box.MARKER_COUNTS[s.options[MARKER_SET]]


def _annexes(s: State) -> int:
    return min(max(s.annexes, 0), box.ANNEXES)


def _most_points(s: State) -> list[int]:
    """By control 19 and what the last action brings, 4 at most; at the end no part is more than the best network."""
    at_the_end = sum(_PIECES) * max(box.TRACK_VALUES[box.KEYS]) if s.phase == Phase.OVER else 0
    most = [box.END_SCORE + 3, box.COINS[_side(s)], box.LINK_POINTS[0]]
    return [*most, *(at_the_end for _ in SCORED_AT_THE_END)]


_PIECES = (box.TRADERS - 1, box.MERCHANTS)  # one trader counts points
_PIECE = 2 * box.NEUTRAL  # the highest number of a piece: a neutral trader
_ROUTE_SET = (1 << box.N_ROUTES) - 1


class Player(Record):
    points: list[int] = array(i16, len(Points)).within(0, _most_points)
    presence: int = i32.within(0, (1 << box.N_CITIES) - 1)  # cities with an own office, one bit each
    supply: list[int] = array(i8, 2).within(0, _PIECES)  # personal: traders, merchants
    stock: list[int] = array(i8, 2).within(0, _PIECES)  # general supply of the own colour
    level: list[int] = array(i8, len(box.TRACKS)).within(0, box.STEPS)  # steps developed
    markers: list[int] = array(i8, len(box.MARKERS)).within(0, _copies)  # to be used
    spent: list[int] = array(i8, len(box.MARKERS)).within(0, _copies)  # used, still worth points
    linked: int = i8.within(0, lambda s: s.seats)  # joined Arnheim and Stendal as first, second, ... (0: not yet)


class State(Record):
    rng: Rng = one(Rng)
    here: list[int] = array(i64, box.OWNERS * 2)  # routes with such a piece, one bit each (follows from `post`)
    free_routes: int = i64  # routes with an empty space, one bit each (follows from `post`)
    # move action: routes from which a trader, a merchant was taken
    moved_from: list[int] = array(_during(MOVING, 0, _ROUTE_SET, 0, i64), 2)
    moved_to: list[int] = array(_during(MOVING, 0, _ROUTE_SET, 0, i64), 2)  # ... and to which one went
    players: list[Player] = array(Player, box.MAX_PLAYERS).used_for(lambda s: s.seats)
    turns: int = i32.within(0, 1 << 30)  # grows by one whenever another seat is asked, and with every turn
    post: list[list[int]] = array(i8, box.N_ROUTES, box.MAX_SPACES).within(-1, _PIECE)  # piece or -1
    free: list[int] = array(i8, box.N_ROUTES)  # empty spaces (follows from `post`)
    marker: list[int] = array(i8, box.N_ROUTES).within(-1, len(box.MARKERS) - 1)  # kind or -1
    office: list[list[int]] = array(i8, box.N_CITIES, box.MAX_SLOTS).within(-1, _PIECE)  # piece or -1
    # filled slots (follows from `office`)
    offices: list[int] = array(i8, box.N_CITIES).within(0, lambda s: [len(slots) for slots in box.SLOTS[_side(s)]])
    # extra offices in the order they were built
    annex_city: list[int] = array(i8, box.ANNEXES).within(0, box.N_CITIES - 1).used_for(_annexes)
    annex: list[int] = array(i8, box.ANNEXES).within(0, lambda s: 2 * s.seats - 1).used_for(_annexes)
    annexes: int = i8.within(0, box.ANNEXES)
    coellen: list[int] = array(i8, 4).within(-1, _last_seat)  # the Coellen table: seat or -1
    # markers still to be drawn; nobody knows the order
    pile: list[int] = array(i8, len(box.MARKERS)).within(0, _copies)
    # two players: markers the neutral colour won
    boxed: list[int] = array(i8, len(box.MARKERS)).within(0, lambda s: _copies(s) if s.seats == 2 else 0)
    # drawn markers that found no route, oldest first, or -1
    waiting: list[int] = array(i8, box.ON_BOARD).within(-1, len(box.MARKERS) - 1)
    options: list[int] = array(i8, 3)
    seats: int = i8
    first: int = i8.within(0, _last_seat)
    seat: int = i8.within(0, _last_seat)  # to move
    active: int = i8.within(0, _last_seat)  # whose turn it is
    phase: int = i8.within(0, Phase.OVER)
    side: int = i8.within(_side, _side)  # of the board
    actions: int = i8.within(0, lambda s: 0 if s.phase == Phase.MARK else box.MOST_ACTIONS)  # left in this turn
    completed: int = i8.within(0, box.N_CITIES)  # cities with all slots filled
    links: int = i8.within(0, lambda s: s.seats)  # players who joined Arnheim and Stendal
    owed: int = i8.within(0, box.ON_BOARD)  # markers to be drawn at the end of the turn
    ending: int = _during((Phase.OVER,), Ending.SCORE, Ending.CITIES, Ending.NOT_YET)
    # the action
    route: int = _during((*DISPLACING, Phase.REWARD), 0, box.N_ROUTES - 1)  # established, or where a piece is displaced
    # marker won in this action, not usable before the next, or -1
    won: int = _during((Phase.REWARD,), -1, len(box.MARKERS) - 1)
    victim: int = _during(DISPLACING, 0, _PIECE)  # displaced piece
    settled: int = _during(REPLYING, 0, 1, 0)  # the displaced piece has its new place
    extras: int = _during(REPLYING, 0, 2, 0)  # extra pieces the displaced player may still place
    price: int = _during((Phase.REPLACE, Phase.PAY), 1, 2, 0)  # pieces the displacing player pays
    held: int = _during((Phase.SET, Phase.LIFTED), 0, _PIECE - 1)  # piece in hand
    held_from: int = _during((Phase.SET, Phase.LIFTED), 0, box.N_ROUTES - 1)  # route it was taken from
    # pieces that may still be moved or removed in this action
    moves: int = _during((*MOVING, Phase.REMOVE), 0, max(box.TRACK_VALUES[box.BOOK]), 0)
    # two players: full of neutral traders, being established
    neutral_route: int = _during((Phase.NEUTRAL,), 0, box.N_ROUTES - 1)
    drawn: int = _during((Phase.MARK,), 0, len(box.MARKERS) - 1)  # marker to be placed


# ---- decisions ----
ROUTE = Domain("route", box.ROUTE_IDS, words="route")
CITY = Domain("city", box.CITY_IDS, words="city")
KIND = Domain("kind", box.KINDS, words="kind")
OWNER = Domain("owner", (*(f"p{k + 1}" for k in range(box.MAX_PLAYERS)), "neutral"), words="owner", seats=True)
TRACK = Domain("track", box.TRACKS, words="track")
MARKER = Domain("marker", box.MARKERS, words="marker")
CELL = Domain("cell", tuple(map(str, box.TABLE_POINTS)))
COLOUR = Domain("colour", box.COLOURS, words="colour")
SLOT = Domain("slot", ("1", "2", "3"))
SOURCE = Domain("source", ("stock", "supply", "board"), words="source")
ENDING = Domain("ending", tuple(e.name.lower().replace("_", "-") for e in Ending), words="ending")

ACTIONS = ActionSpace(
    Family("income", count=Domain("count", "01234")),  # how many of the pieces are merchants
    Family("place", kind=KIND, route=ROUTE),
    Family("displace", owner=OWNER, kind=KIND, route=ROUTE),
    Family("move", kind=KIND, route=ROUTE),  # takes the piece in hand
    Family("establish", route=ROUTE),
    Family("use", marker=MARKER),
    Family("with", kind=KIND),
    Family("pay", count=Domain("count", "012")),  # how many of the pieces are merchants
    Family("settle", route=ROUTE),
    Family("extra", kind=KIND, route=ROUTE),
    Family("lift", kind=KIND, route=ROUTE),
    Family("set", route=ROUTE),
    Family("trade", route=ROUTE),  # set down in place of an own piece of the other kind, which is then in hand
    Family("office", city=CITY),
    Family("annex", kind=KIND, city=CITY),
    Family("develop", track=TRACK),
    Family("coellen", cell=CELL),
    Family("neutral", city=CITY),
    Family("swap", city=CITY, slot=SLOT),  # the offices on this slot and the next
    Family("remove", owner=OWNER, kind=KIND, route=ROUTE),
    Family("mark", route=ROUTE),
    Family("done"),
)
(
    INCOME, PLACE, DISPLACE, MOVE, ESTABLISH, USE, WITH, PAY, SETTLE, EXTRA, LIFT, SET, TRADE, OFFICE, ANNEX, DEVELOP,
    TO_COELLEN, TO_NEUTRAL, TO_SWAP, REMOVE, MARK, DONE,
) = (family.start for family in ACTIONS.families)  # fmt: skip
# The longest list is a turn's: every income, every route for both kinds, all pieces on routes, all markers.
MAX_LEGAL = 5 + 4 * box.N_ROUTES + 107 + box.N_ROUTES + len(box.MARKERS) + 1

# ---- events ----
_SEAT = ("player", "seat")
_OWNER = ("owner", "owner")
_KIND = ("kind", "kind")
_ROUTE = ("route", "route")
_CITY = ("city", "city")
_MARKER = ("marker", "marker")
_COUNT = ("count", "count")
EVENTS = (
    EventKind("income", (_SEAT, ("traders", "count"), ("merchants", "count"))),
    EventKind("place", (_SEAT, _KIND, _ROUTE)),
    EventKind("displace", (_SEAT, _OWNER, _KIND, _ROUTE)),
    EventKind("pay", (_SEAT, ("traders", "count"), ("merchants", "count")), detail=True),
    EventKind("settle", (_SEAT, _OWNER, _KIND, _ROUTE)),  # the seat sets the owner's displaced piece there
    EventKind("extra", (_OWNER, _KIND, _ROUTE, ("source", "source"))),
    EventKind("move", (_SEAT, _KIND, ("origin", "route"), _ROUTE)),
    EventKind("establish", (_SEAT, _ROUTE)),
    EventKind("control", (_SEAT, _CITY), detail=True),  # the seat scores 1 for a city it controls
    EventKind("win", (_SEAT, _MARKER)),
    EventKind("office", (_SEAT, _KIND, _CITY)),
    EventKind("annex", (_SEAT, _KIND, _CITY)),  # an extra office, by a marker
    EventKind("coin", (_SEAT, _COUNT), detail=True),
    EventKind("complete", (_CITY, _COUNT)),  # the city is full, the so-manieth
    EventKind("link", (_SEAT, _COUNT)),  # Arnheim and Stendal joined, so many points
    EventKind("develop", (_SEAT, ("track", "track"))),
    EventKind("more", (_SEAT, _COUNT), detail=True),  # so many more actions this turn
    EventKind("coellen", (_SEAT, _COUNT)),  # a merchant on the table, worth so much
    EventKind("nothing", (_SEAT, _ROUTE)),  # established without office or ability
    EventKind("use", (_SEAT, _MARKER)),
    EventKind("swap", (_SEAT, _CITY, ("owner", "owner"), ("other", "owner"))),
    EventKind("remove", (_SEAT, _OWNER, _KIND, _ROUTE)),
    EventKind("draw", (_SEAT, _MARKER), reveals=True),
    EventKind("mark", (_SEAT, _MARKER, _ROUTE)),
    EventKind("wait", (_MARKER,)),  # no route is fit for the marker
    EventKind("neutral-route", (_ROUTE,)),
    EventKind("neutral-office", (_CITY,)),
    EventKind("neutral-marker", (_MARKER,)),  # goes to the box
    EventKind("neutral-joins", (_ROUTE,)),  # a neutral trader beside a new marker
    EventKind("over", (("ending", "ending"),)),
    EventKind("replace", (_SEAT, _KIND), detail=True),  # a displaced piece; last, as stores number the kinds
)
(
    E_INCOME, E_PLACE, E_DISPLACE, E_PAY, E_SETTLE, E_EXTRA, E_MOVE, E_ESTABLISH, E_CONTROL, E_WIN, E_OFFICE,
    E_ANNEX, E_COIN, E_COMPLETE, E_LINK, E_DEVELOP, E_MORE, E_COELLEN, E_NOTHING, E_USE, E_SWAP, E_REMOVE, E_DRAW,
    E_MARK, E_WAIT, E_NEUTRAL_ROUTE, E_NEUTRAL_OFFICE, E_NEUTRAL_MARKER, E_NEUTRAL_JOINS, E_OVER, E_REPLACE,
) = range(len(EVENTS))  # fmt: skip
