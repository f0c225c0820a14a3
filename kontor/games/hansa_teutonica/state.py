"""What lies on the table in Hansa Teutonica, and the names of phases, options, events and reasons.

A piece is one number: owner * 2 + kind (0 trader, 1 merchant); owners are the seats, and 5 for the neutral colour.
Spaces of a route are alike, so decisions name a route, not a space.
"""

from __future__ import annotations

import enum
from collections.abc import Collection
from typing import Any

from kontor.kernel import Domain, Events, Options, Reasons, Rng, event, one_of, yes_or_no
from kontor.kernel.record import Record, array, i8, i16, i32, i64, one

from . import components as box

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


class MarkerSet(enum.IntEnum):
    """How many markers there are."""

    FIFTEEN = 0
    SIXTEEN = 1


class PileEnd(enum.IntEnum):
    """When a pile too small for the markers owed ends the game."""

    ACTION = 0
    TURN = 1


class Option(Options):
    MARKERS = one_of(MarkerSet, default=MarkerSet.FIFTEEN)
    SWAP_OWN = yes_or_no(False)
    PILE_END = one_of(PileEnd, default=PileEnd.ACTION)


OPTIONS = Option.all()
ENDING = Domain("ending", tuple(e.name.lower().replace("_", "-") for e in Ending), words="ending")


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
    return box.MARKER_COUNTS[s.options[Option.MARKERS]]


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
    presence: int = i32.within(0, (1 << box.N_CITIES) - 1).a_set(CITY)  # cities with an own office, one bit each
    supply: list[int] = array(i8, 2).within(0, _PIECES)  # personal: traders, merchants
    stock: list[int] = array(i8, 2).within(0, _PIECES)  # general supply of the own colour
    level: list[int] = array(i8, len(box.TRACKS)).within(0, box.STEPS)  # steps developed
    markers: list[int] = array(i8, len(box.MARKERS)).within(0, _copies)  # to be used
    spent: list[int] = array(i8, len(box.MARKERS)).within(0, _copies)  # used, still worth points
    linked: int = i8.within(0, lambda s: s.seats)  # joined Arnheim and Stendal as first, second, ... (0: not yet)


class State(Record):
    rng: Rng = one(Rng)
    here: list[int] = array(i64, box.OWNERS * 2).aside()  # routes with such a piece, one bit each (follows from `post`)
    free_routes: int = i64.aside()  # routes with an empty space, one bit each (follows from `post`)
    # move action: routes from which a trader, a merchant was taken
    moved_from: list[int] = array(_during(MOVING, 0, _ROUTE_SET, 0, i64), 2).a_set(ROUTE)
    moved_to: list[int] = array(_during(MOVING, 0, _ROUTE_SET, 0, i64), 2).a_set(ROUTE)  # ... and to which one went
    players: list[Player] = array(Player, box.MAX_PLAYERS).used_for(lambda s: s.seats)
    turns: int = i32.within(0, 1 << 30)  # grows by one whenever another seat is asked, and with every turn
    post: list[list[int]] = (
        array(i8, box.N_ROUTES, box.MAX_SPACES).within(-1, _PIECE).naming_seats(each=2)
    )  # piece or -1
    free: list[int] = array(i8, box.N_ROUTES).aside()  # empty spaces (follows from `post`)
    marker: list[int] = array(i8, box.N_ROUTES).within(-1, len(box.MARKERS) - 1)  # kind or -1
    office: list[list[int]] = (
        array(i8, box.N_CITIES, box.MAX_SLOTS).within(-1, _PIECE).naming_seats(each=2)
    )  # piece or -1
    # filled slots (follows from `office`)
    offices: list[int] = (
        array(i8, box.N_CITIES).within(0, lambda s: [len(slots) for slots in box.SLOTS[_side(s)]]).aside()
    )
    # extra offices in the order they were built
    annex_city: list[int] = array(i8, box.ANNEXES).within(0, box.N_CITIES - 1).used_for(_annexes)
    annex: list[int] = (
        array(i8, box.ANNEXES).within(0, lambda s: 2 * s.seats - 1).used_for(_annexes).naming_seats(each=2)
    )
    annexes: int = i8.within(0, box.ANNEXES)
    coellen: list[int] = array(i8, 4).within(-1, _last_seat).naming_seats()  # the Coellen table: seat or -1
    # markers still to be drawn; nobody knows the order
    pile: list[int] = array(i8, len(box.MARKERS)).within(0, _copies)
    # two players: markers the neutral colour won
    boxed: list[int] = array(i8, len(box.MARKERS)).within(0, lambda s: _copies(s) if s.seats == 2 else 0)
    # drawn markers that found no route, oldest first, or -1
    waiting: list[int] = array(i8, box.ON_BOARD).within(-1, len(box.MARKERS) - 1)
    options: list[int] = array(i8, 3)
    seats: int = i8
    first: int = i8.within(0, _last_seat).naming_seats()
    seat: int = i8.within(0, _last_seat).naming_seats()  # to move
    active: int = i8.within(0, _last_seat).naming_seats()  # whose turn it is
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
    victim: int = _during(DISPLACING, 0, _PIECE).naming_seats(each=2)  # displaced piece
    settled: int = _during(REPLYING, 0, 1, 0)  # the displaced piece has its new place
    extras: int = _during(REPLYING, 0, 2, 0)  # extra pieces the displaced player may still place
    price: int = _during((Phase.REPLACE, Phase.PAY), 1, 2, 0)  # pieces the displacing player pays
    held: int = _during((Phase.SET, Phase.LIFTED), 0, _PIECE - 1).naming_seats(each=2)  # piece in hand
    held_from: int = _during((Phase.SET, Phase.LIFTED), 0, box.N_ROUTES - 1)  # route it was taken from
    # pieces that may still be moved or removed in this action
    moves: int = _during((*MOVING, Phase.REMOVE), 0, max(box.TRACK_VALUES[box.BOOK]), 0)
    # two players: full of neutral traders, being established
    neutral_route: int = _during((Phase.NEUTRAL,), 0, box.N_ROUTES - 1)
    drawn: int = _during((Phase.MARK,), 0, len(box.MARKERS) - 1)  # marker to be placed


class Event(Events):
    """What happens, as the log tells it."""

    INCOME = event(player="seat", traders="count", merchants="count")
    PLACE = event(player="seat", kind="kind", route="route")
    DISPLACE = event(player="seat", owner="owner", kind="kind", route="route")
    PAY = event(player="seat", traders="count", merchants="count", detail=True)
    SETTLE = event(player="seat", owner="owner", kind="kind", route="route")  # the seat sets down the displaced piece
    EXTRA = event(owner="owner", kind="kind", route="route", source="source")
    MOVE = event(player="seat", kind="kind", origin="route", route="route")
    ESTABLISH = event(player="seat", route="route")
    CONTROL = event(player="seat", city="city", detail=True)  # the seat scores 1 for a city it controls
    WIN = event(player="seat", marker="marker")
    OFFICE = event(player="seat", kind="kind", city="city")
    ANNEX = event(player="seat", kind="kind", city="city")  # an extra office, by a marker
    COIN = event(player="seat", count="count", detail=True)
    COMPLETE = event(city="city", count="count")  # so many cities are full now
    LINK = event(player="seat", count="count")  # Arnheim and Stendal joined, so many points
    DEVELOP = event(player="seat", track="track")
    MORE = event(player="seat", count="count", detail=True)  # so many more actions this turn
    COELLEN = event(player="seat", count="count")  # a merchant on the table, worth so much
    NOTHING = event(player="seat", route="route")  # established without office or ability
    USE = event(player="seat", marker="marker")
    SWAP = event(player="seat", city="city", owner="owner", other="owner")
    REMOVE = event(player="seat", owner="owner", kind="kind", route="route")
    DRAW = event(player="seat", marker="marker", reveals=True)
    MARK = event(player="seat", marker="marker", route="route")
    WAIT = event(marker="marker")  # no route is fit for the marker
    NEUTRAL_ROUTE = event(route="route")
    NEUTRAL_OFFICE = event(city="city")
    NEUTRAL_MARKER = event(marker="marker")  # goes to the box
    NEUTRAL_JOINS = event(route="route")  # a neutral trader beside a new marker
    OVER = event(ending="ending")
    REPLACE = event(player="seat", kind="kind", detail=True)  # a displaced piece; last, as stores number the kinds


EVENTS = Event.kinds()


class Why(Reasons):
    FIRST_REPLACE = enum.auto()
    FIRST_PAY = enum.auto()
    FIRST_RELOCATE = enum.auto()
    FIRST_LIFTED = enum.auto()
    FIRST_NEUTRAL = enum.auto()
    FIRST_SET = enum.auto()
    FIRST_MOVE = enum.auto()
    FIRST_REWARD = enum.auto()
    FIRST_DEVELOP = enum.auto()
    FIRST_SWAP = enum.auto()
    FIRST_REMOVE = enum.auto()
    FIRST_MARK = enum.auto()
    NO_SUCH_ROUTE = enum.auto()
    NO_SUCH_PLAYER = enum.auto()
    NO_ACTIONS = enum.auto()
    INCOME_EMPTY = enum.auto()
    INCOME_MOST = enum.auto()
    INCOME_FEWEST = enum.auto()
    SUPPLY_LACKS = enum.auto()
    ROUTE_FULL = enum.auto()
    NO_PIECE = enum.auto()
    OWN_PIECE = enum.auto()
    DISPLACE_COSTS = enum.auto()
    NOWHERE_TO_GO = enum.auto()
    NOT_YOURS = enum.auto()
    MOVED_THERE = enum.auto()
    NO_PLACE_TO_MOVE = enum.auto()
    ESTABLISH_NOT_FULL = enum.auto()
    ESTABLISH_OTHERS = enum.auto()
    NO_MARKER = enum.auto()
    MARKER_JUST_WON = enum.auto()
    MARKER_WHEN_BUILDING = enum.auto()
    MARKER_NO_PAIR = enum.auto()
    MARKER_ALL_DEVELOPED = enum.auto()
    PAY_MOST = enum.auto()
    PAY_FEWEST = enum.auto()
    SETTLED_ALREADY = enum.auto()
    SETTLE_ROUTE = enum.auto()
    NOT_NEAREST = enum.auto()
    EXTRA_NONE = enum.auto()
    EXTRA_LIFT = enum.auto()
    EXTRA_OTHER = enum.auto()
    EXTRA_LACKS = enum.auto()
    EXTRA_LAST_SPACE = enum.auto()
    EXTRA_NOWHERE = enum.auto()
    EXTRA_AFTER = enum.auto()
    LIFT_NOT_YET = enum.auto()
    LIFT_NEUTRAL = enum.auto()
    SET_BACK = enum.auto()
    TRADE_FREE = enum.auto()
    TRADE_NONE = enum.auto()
    TRADE_LAST = enum.auto()
    TRADE_NOWHERE = enum.auto()
    OFFICE_ELSEWHERE = enum.auto()
    OFFICE_FULL = enum.auto()
    OFFICE_COLOUR = enum.auto()
    OFFICE_SHAPE = enum.auto()
    ANNEX_NO_MARKER = enum.auto()
    ANNEX_EMPTY = enum.auto()
    ANNEX_LACKS = enum.auto()
    DEVELOP_ELSEWHERE = enum.auto()
    DEVELOP_FULL = enum.auto()
    COELLEN_ELSEWHERE = enum.auto()
    COELLEN_MERCHANT = enum.auto()
    COELLEN_TAKEN = enum.auto()
    COELLEN_PRIVILEGE = enum.auto()
    NEUTRAL_ELSEWHERE = enum.auto()
    SWAP_PAIR = enum.auto()
    SWAP_NOT_OWN = enum.auto()
    MARK_OCCUPIED = enum.auto()
    MARK_HAS_MARKER = enum.auto()
    MARK_CITIES_FULL = enum.auto()
    SETTLE_FIRST = enum.auto()
