"""What lies on the table in Ragusa, and the names of phases, options, events and reasons.

Owners of houses are the seats; in the solo game 0 is the player, 1 and 2 are the Patrician's automata, red and
yellow, which have boards (`players`) but no seats. Sets of cards, ships and walls are bits of a number.
"""

from __future__ import annotations

import enum
from collections.abc import Callable

from kontor.kernel import Domain, Events, Options, Reasons, Rng, event, one_of, rule, yes_or_no
from kontor.kernel.record import Record, array, i8, i16, i32, one

from . import components as box
from . import naming
from .components import AUTOMATA

CARD = Domain("card", box.CARD_IDS, words="card")
SITE = Domain("site", box.SITE_IDS, forms=naming.site)
RING_SITE = Domain("site", tuple(box.SITE_IDS[site] for site in box.RING), forms=naming.ring_site)
HEX = Domain("hex", box.CITY_IDS, words="hex")
RESOURCE = Domain("resource", box.RESOURCES, words="resource")
FISHED = Domain("resource", box.RESOURCES[: box.FISH], words="resource")  # all but fish itself
WALL_EDGE = Domain("wall", box.WALL_IDS, forms=naming.wall)
SLOT = Domain("slot", ("1", "2", "3", "4", "5"))
COMMODITY = Domain("commodity", box.COMMODITIES, words="commodity")
GOOD = Domain("good", box.GOODS, words="good")
OWNER = Domain("owner", ("p1", "red", "yellow", "p4", "p5"), words="owner", seats=True)


class Phase(enum.IntEnum):
    """What the seat to move is asked."""

    CHOOSE = 0  # setup: which of three bonus cards to keep
    BEGIN = 1  # solo: let the automata begin
    BUILD = 2  # where to build a house
    ORDER = 3  # which hex of the new house acts next
    EXCHANGE = 4  # before one of its houses makes goods: fish for what it is made from?
    WALL = 5
    TOWER = 6
    BUY = 7
    SELL = 8
    KEEP = 9  # Rector's Palace: which of two bonus cards to keep
    ACT = 10  # nothing is asked: the next house of the hex acts
    OVER = 11


class Points(enum.IntEnum):
    """Where points come from; the last three are counted at the end."""

    WALLS = 0
    FISH = 1
    SHIPS = 2
    SALES = 3
    SECTION = 4
    CATHEDRAL = 5
    CARDS = 6


class Edition(enum.IntEnum):
    SECOND = 0
    FIRST = 1


class WallEnds(enum.IntEnum):
    """Which own pieces count for a section of the wall."""

    INSIDE = 0  # those between its walls
    ENDS = 1  # those at its two ends, too


class Option(Options):
    EDITION = one_of(Edition, default=Edition.SECOND)
    WALL_ENDS = one_of(WallEnds, default=WallEnds.INSIDE)
    MAY_DECLINE = yes_or_no(True)
    SOLO_TOP_CARD = yes_or_no(False)
    SOLO_BEST_OF_PAIR = yes_or_no(False)
    SOLO_FIRST = yes_or_no(False)


OPTIONS = Option.all()
N_OPTIONS = len(OPTIONS)

# ---- what numbers make sense ----
EVERY_CARD = (1 << box.N_CARDS) - 1
EVERY_SHIP = (1 << box.N_SHIPS) - 1
EVERY_WALL = (1 << box.N_WALLS) - 1
HEX_ACTIONS = sum(range(1, 7))  # of all houses at a city hex, when the first one is built, the second, and so on
MOST_POINTS = (
    5 * box.N_WALLS,
    box.MOST_OF_RESOURCE // 2 * HEX_ACTIONS,
    sum(box.GOOD_POINTS[ship.good] for ship in box.SHIPS),
    max(box.PRICES) * HEX_ACTIONS,
    3 * box.N_WALLS,
    6 * len(box.COMMODITIES) * max(box.PRICES),
    box.CARD_LIMIT * box.MOST_CARDS,
)  # in the order of `Points`


@rule
def owners(s: State) -> int:
    """Colours in the game: the seats, and in the solo game the two automata."""
    return 1 + AUTOMATA if s.seats == 1 else s.seats


def last_owner(s: State) -> int:
    return owners(s) - 1


def last_seat(s: State) -> int:
    return s.seats - 1


def superhouses(s: State) -> int:
    """Of each player."""
    return box.SUPERHOUSES if s.seats == 2 else 0


def most_houses(s: State) -> int:
    """To be built by each player; superhouses can become houses."""
    return box.HOUSES[s.seats] + superhouses(s)


def beginners(s: State) -> range:
    """Owners who can go first: in the solo game it is the first automaton, or the player by option."""
    return range(s.seats) if s.seats > 1 or s.options[Option.SOLO_FIRST] else range(1, 2)


def only_alone(most: int) -> Callable[[State], int]:
    return lambda s: most if s.seats == 1 else -1


class Player(Record):
    """One colour: a seat, or an automaton."""

    # bonus cards kept, one bit each; -1 hidden. Automata draw theirs at the end of the game
    hand: int = i32.within(0, EVERY_CARD).a_set(CARD)
    # the three bonus cards dealt at the start, known to the seat alone; -1 hidden
    dealt: int = i32.within(0, EVERY_CARD).a_set(CARD)
    ships: int = i32.within(0, EVERY_SHIP).a_set(box.N_SHIPS)  # bought, one bit each
    points: list[int] = array(i16, len(Points)).within(0, MOST_POINTS)
    resources: list[int] = array(i8, RESOURCE).within(0, box.MOST_OF_RESOURCE)
    stock: list[int] = array(i8, COMMODITY).within(0, box.MOST_IN_STOCK)
    around: list[int] = array(i8, box.N_HEXES).within(0, 6)  # own houses at each hex, superhouses not
    houses: int = i8.within(0, most_houses)  # still to be built
    supers: int = i8.within(0, superhouses)  # superhouses still to be built
    built_supers: int = i8.within(0, superhouses)
    lost: int = i8.within(0, most_houses)  # houses given up because no site was allowed
    cards: int = i8.within(0, box.MOST_CARDS)  # bonus cards in the hand
    first: int = i8.within(-1, box.N_CARDS - 1)  # bonus card kept at the start; -1 none yet, or hidden
    declined: int = i8.within(0, 1)  # 1: wants no question about fish before its own next turn


class State(Record):
    rng: Rng = one(Rng)
    players: list[Player] = array(Player, box.MAX_PLAYERS).used_for(owners)
    turns: int = i32.within(0, 1 << 20)  # grows by one whenever another seat is asked, and with every turn
    walls: int = i32.within(0, EVERY_WALL).a_set(WALL_EDGE)  # built, one bit each
    fleet: int = i32.within(0, EVERY_SHIP).a_set(
        box.N_SHIPS
    )  # ships still to come, one bit each; their order is not decided
    # hexes of the new house that have not acted yet, one bit each
    pending: int = i16.within(0, (1 << box.N_CITY) - 1).a_set(HEX)
    # owner, or a superhouse, or reserved for an automaton; -1 free
    house: list[int] = (
        array(i8, box.N_SITES)
        .within(-1, lambda s: {1: box.RESERVED, 2: box.SUPER}.get(s.seats, s.seats - 1))
        .naming_seats()
    )
    tower: list[int] = (
        array(i8, box.N_WALLS).within(-1, last_owner).naming_seats()
    )  # owner or -1, in the order of the ring
    row: list[int] = array(i8, box.SLOTS).within(-1, box.N_SHIPS - 1)  # ships for sale from the left, or -1
    # what the back of the next ship shows (commodity * 2 + steps - 1), or -1: no more ships
    back: int = i8.within(-1, 2 * len(box.COMMODITIES) - 1)
    price: list[int] = array(i8, COMMODITY).within(0, box.TOP_PRICE)  # index on the track
    # bonus cards put under the pile, the uppermost first; -1 none, or hidden
    bottom: list[int] = array(i8, 6).within(-1, box.N_CARDS - 1)
    bottom_by: list[int] = array(i8, 6).within(-1, last_seat).naming_seats()  # seat that put it there, or -1
    bottoms: int = i8.within(0, 6)
    again: int = i8.within(-1, box.N_CARDS - 1)  # a card that came up again from the bottom; -1 none, or hidden
    again_by: int = i8.within(-1, last_seat).naming_seats()  # seat that had put it there, or -1
    again_to: int = i8.within(-1, last_seat).naming_seats()  # seat that drew it, or -1
    drawn: list[int] = array(i8, box.DRAWN).within(-1, box.N_CARDS - 1)  # Rector's Palace: cards to choose from, or -1
    # solo: -1 not in the game, 0 face down, else its automaton
    patrician: list[int] = array(i8, box.N_PATRICIAN).within(-1, only_alone(box.AUTOMATA))
    # solo, at the end: cards of the automata as drawn, or -1
    spoils: list[list[int]] = array(i8, box.AUTOMATA, box.MOST_CARDS).within(-1, only_alone(box.N_CARDS - 1))
    options: list[int] = array(i8, N_OPTIONS)
    seats: int = i8
    # owner who begins
    first: int = i8.within(lambda s: beginners(s)[0], lambda s: beginners(s)[-1]).naming_seats()
    seat: int = i8.within(0, last_seat).naming_seats()  # to move
    active: int = i8.within(0, last_owner).naming_seats()  # owner whose turn it is
    phase: int = i8.within(0, Phase.OVER)
    # the turn
    site: int = i8.within(-1, box.N_SITES - 1)  # of the new house, or -1
    hex: int = i8.within(-1, box.N_CITY - 1)  # acting, or -1
    step: int = i8.within(0, 5)  # sites gone round at this hex
    # owners who were asked about fish at this hex, one bit each
    asked: int = i8.within(0, lambda s: (1 << s.seats) - 1).a_set(OWNER).naming_seats()


class Event(Events):
    """What happens, as the log tells it."""

    CHOOSE = event(player="seat", card="card", secret=True)
    PATRICIAN = event(owner="owner", count="count", reveals=True)  # an automaton draws its card with that number
    BUILD = event(owner="owner", site="site")
    SUPER = event(player="seat", site="site")
    GAIN = event(owner="owner", count="count", resource="resource", detail=True)
    EXCHANGE = event(owner="owner", count="count", resource="resource")  # so many fish for one
    LOSE_HOUSE = event(owner="owner")  # no site is allowed
    OVERFLOW = event()  # no room for superhouses: they are ordinary houses from now on
    MAKE = event(owner="owner", count="count", commodity="commodity")
    FISH = event(owner="owner", points="count")
    WALL = event(owner="owner", wall="wall", points="count")
    TOWER = event(owner="owner", site="site")
    BUY = event(owner="owner", good="good", points="count")
    PRICE = event(commodity="commodity", count="count")  # the price is now so much
    ARRIVE = event(good="good", commodity="commodity", count="count", reveals=True)  # raises a price by so many steps
    SELL = event(owner="owner", commodity="commodity", points="count")
    DRAW = event(player="seat", card="card", other="card", secret=True)
    KEEP = event(player="seat", card="card", secret=True)
    TOP_CARD = event(player="seat", card="card", secret=True)
    TAKE_CARDS = event(owner="owner", count="count")  # an automaton takes cards face down
    SECTION = event(owner="owner", count="count", points="count")  # the longest section: walls, points
    CATHEDRAL = event(owner="owner", count="count", points="count")  # sets, points
    CARD = event(owner="owner", card="card", points="count", reveals=True)
    OVER = event()


EVENTS = Event.kinds()


class Why(Reasons):
    BEGIN_ALONE = enum.auto()
    SUPERHOUSES_FOR_TWO = enum.auto()
    NOT_AMONG_CARDS = enum.auto()
    NO_HOUSES = enum.auto()
    NO_SUPERHOUSES = enum.auto()
    SITE_TAKEN = enum.auto()
    SITE_RESERVED = enum.auto()
    NEEDS_GOODS = enum.auto()
    NEEDS_FISH = enum.auto()
    NEEDS_MORE = enum.auto()
    NEEDS_RESOURCE = enum.auto()
    NEEDS_SEVERAL = enum.auto()
    NEEDS_FISH_LEFT = enum.auto()
    SUPERHOUSE_THERE = enum.auto()
    HEX_NEVER_ACTS = enum.auto()
    HEX_ELSEWHERE = enum.auto()
    HEX_ACTED = enum.auto()
    EXCHANGE_COSTS = enum.auto()
    EXCHANGE_FULL = enum.auto()
    EXCHANGE_OTHER = enum.auto()
    EXCHANGE_LATER = enum.auto()
    WALL_THERE = enum.auto()
    TOWER_THERE = enum.auto()
    NO_SHIP = enum.auto()
    SHIP_COSTS = enum.auto()
    NOTHING_TO_SELL = enum.auto()
    MUST_BUILD = enum.auto()
    MUST_PLACE = enum.auto()
    OWN_TURN = enum.auto()
