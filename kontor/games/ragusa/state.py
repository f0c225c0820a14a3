"""What lies on the table in Ragusa, and the names of decisions, events and options.

Owners of houses are the seats; alone, 0 is the player, 1 and 2 are the Patrician's automata, red and yellow, which
have boards (`players`) but no seats. Sets of cards, ships and walls are bits of a number.
"""

from __future__ import annotations

import enum
from collections.abc import Callable

from kontor.kernel import ActionSpace, Domain, EventKind, Family, Record, Rng, array, choice, i8, i16, i32, one, rule
from kontor.kernel import switch as yes_or_no

from . import components as box
from .components import AUTOMATA


class Phase(enum.IntEnum):
    """What the seat to move is asked."""

    CHOOSE = 0  # set-up: which of three bonus cards to keep
    BEGIN = 1  # alone: let the automata begin
    BUILD = 2  # where to build a house
    ORDER = 3  # which hex of the new house acts next
    EXCHANGE = 4  # before an own house makes goods: fish for what it is made from?
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
    """Colours in the game: the seats, and alone the two automata, too."""
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
    """Owners who can begin: alone it is the first automaton, or the player by option."""
    return range(s.seats) if s.seats > 1 or s.options[SOLO_FIRST] else range(1, 2)


def only_alone(most: int) -> Callable[[State], int]:
    return lambda s: most if s.seats == 1 else -1


class Player(Record):
    """One colour: a seat, or an automaton."""

    # bonus cards kept, one bit each; -1 hidden. Automata draw theirs at the end of the game
    hand: int = i32.within(0, EVERY_CARD)
    dealt: int = i32.within(
        0, EVERY_CARD
    )  # the three bonus cards dealt at the start, known to the seat alone; -1 hidden
    ships: int = i32.within(0, EVERY_SHIP)  # bought, one bit each
    points: list[int] = array(i16, len(Points)).within(0, MOST_POINTS)
    resources: list[int] = array(i8, len(box.RESOURCES)).within(0, box.MOST_OF_RESOURCE)
    stock: list[int] = array(i8, len(box.COMMODITIES)).within(0, box.MOST_IN_STOCK)
    around: list[int] = array(i8, box.N_HEXES).within(0, 6)  # own houses at each hex, superhouses not
    houses: int = i8.within(0, most_houses)  # still to be built
    supers: int = i8.within(0, superhouses)  # superhouses still to be built
    built_supers: int = i8.within(0, superhouses)
    lost: int = i8.within(0, most_houses)  # houses given up because no site was allowed
    cards: int = i8.within(0, box.MOST_CARDS)  # bonus cards in the hand
    first: int = i8.within(-1, box.N_CARDS - 1)  # bonus card kept at the start; -1 none yet, or hidden
    declined: int = i8.within(0, 1)  # 1: wants no question about fish before the own next turn


class State(Record):
    rng: Rng = one(Rng)
    players: list[Player] = array(Player, box.MAX_PLAYERS).used_for(owners)
    turns: int = i32.within(0, 1 << 20)  # grows by one whenever another seat is asked, and with every turn
    walls: int = i32.within(0, EVERY_WALL)  # built, one bit each
    fleet: int = i32.within(0, EVERY_SHIP)  # ships still to come, one bit each; their order is not decided
    pending: int = i16.within(0, (1 << box.N_CITY) - 1)  # hexes of the new house that have not acted yet, one bit each
    # owner, or a superhouse, or reserved for an automaton; -1 free
    house: list[int] = array(i8, box.N_SITES).within(
        -1, lambda s: {1: box.RESERVED, 2: box.SUPER}.get(s.seats, s.seats - 1)
    )
    tower: list[int] = array(i8, box.N_WALLS).within(-1, last_owner)  # owner or -1, in the order of the ring
    row: list[int] = array(i8, box.SLOTS).within(-1, box.N_SHIPS - 1)  # ships for sale from the left, or -1
    # what the back of the next ship shows (commodity * 2 + steps - 1), or -1: no more ships
    back: int = i8.within(-1, 2 * len(box.COMMODITIES) - 1)
    price: list[int] = array(i8, len(box.COMMODITIES)).within(0, box.TOP_PRICE)  # index on the track
    # bonus cards put under the pile, the uppermost first; -1 none, or hidden
    bottom: list[int] = array(i8, 6).within(-1, box.N_CARDS - 1)
    bottom_by: list[int] = array(i8, 6).within(-1, last_seat)  # seat that put it there, or -1
    bottoms: int = i8.within(0, 6)
    again: int = i8.within(-1, box.N_CARDS - 1)  # a card that came up again from the bottom; -1 none, or hidden
    again_by: int = i8.within(-1, last_seat)  # seat that had put it there, or -1
    again_to: int = i8.within(-1, last_seat)  # seat that drew it, or -1
    drawn: list[int] = array(i8, box.DRAWN).within(-1, box.N_CARDS - 1)  # Rector's Palace: cards to choose from, or -1
    # alone: -1 not in the game, 0 face down, else its automaton
    patrician: list[int] = array(i8, box.N_PATRICIAN).within(-1, only_alone(box.AUTOMATA))
    # alone, at the end: cards of the automata as drawn, or -1
    spoils: list[list[int]] = array(i8, box.AUTOMATA, box.MOST_CARDS).within(-1, only_alone(box.N_CARDS - 1))
    options: list[int] = array(i8, 6)
    seats: int = i8
    first: int = i8.within(lambda s: beginners(s)[0], lambda s: beginners(s)[-1])  # owner who begins
    seat: int = i8.within(0, last_seat)  # to move
    active: int = i8.within(0, last_owner)  # owner whose turn it is
    phase: int = i8.within(0, Phase.OVER)
    # the turn
    site: int = i8.within(-1, box.N_SITES - 1)  # of the new house, or -1
    hex: int = i8.within(-1, box.N_CITY - 1)  # acting, or -1
    step: int = i8.within(0, 5)  # sites gone round at this hex
    asked: int = i8.within(
        0, lambda s: (1 << s.seats) - 1
    )  # owners who were asked about fish at this hex, one bit each


# ---- decisions ----
CARD = Domain("card", box.CARD_IDS, words="card")
SITE = Domain("site", box.SITE_IDS)
RING_SITE = Domain("site", tuple(box.SITE_IDS[site] for site in box.RING))
HEX = Domain("hex", box.CITY_IDS, words="hex")
RESOURCE = Domain("resource", box.RESOURCES, words="resource")
FISHED = Domain("resource", box.RESOURCES[: box.FISH], words="resource")  # all but fish itself
WALL_EDGE = Domain("wall", box.WALL_IDS)
SLOT = Domain("slot", ("1", "2", "3", "4", "5"))
COMMODITY = Domain("commodity", box.COMMODITIES, words="commodity")
GOOD = Domain("good", box.GOODS, words="good")
OWNER = Domain("owner", ("p1", "red", "yellow", "p4", "p5"), words="owner", seats=True)

ACTIONS = ActionSpace(
    Family("keep", secret=True, card=CARD),
    Family("begin"),
    Family("build", site=SITE),
    Family("super", site=RING_SITE),
    Family("activate", hex=HEX),
    Family("exchange", resource=FISHED),
    Family("wall", wall=WALL_EDGE),
    Family("tower", site=RING_SITE),
    Family("buy", slot=SLOT),
    Family("sell", commodity=COMMODITY),
    Family("pass"),
    Family("later"),  # no exchange, and no question about it before the own next turn
)
KEEP, BEGIN, BUILD, BUILD_SUPER, ACTIVATE, EXCHANGE, WALL, TOWER, BUY, SELL, PASS, LATER = (
    family.start for family in ACTIONS.families
)
MAX_LEGAL = box.N_SITES + box.N_WALLS + len(FISHED) + 1  # a turn of a game for two

# ---- options ----
OPTIONS = (
    choice("edition", "second", "first", default="second"),
    choice("wall_ends", "inside", "ends", default="inside"),
    yes_or_no("may_decline", True),
    yes_or_no("solo_top_card", False),
    yes_or_no("solo_best_of_pair", False),
    yes_or_no("solo_first", False),
)
EDITION, WALL_ENDS, MAY_DECLINE, SOLO_TOP_CARD, SOLO_BEST_OF_PAIR, SOLO_FIRST = range(len(OPTIONS))
SECOND_EDITION, FIRST_EDITION = range(2)
INSIDE, ENDS = range(2)

# ---- events ----
_SEAT = ("player", "seat")
_OWNER = ("owner", "owner")
_COUNT = ("count", "count")
_POINTS = ("points", "count")
_SITE = ("site", "site")
_RESOURCE = ("resource", "resource")
_COMMODITY = ("commodity", "commodity")
_CARD = ("card", "card")
EVENTS = (
    EventKind("choose", (_SEAT, _CARD), secret=True),
    EventKind("patrician", (_OWNER, _COUNT), reveals=True),  # an automaton draws its card with that number
    EventKind("build", (_OWNER, _SITE)),
    EventKind("super", (_SEAT, _SITE)),
    EventKind("gain", (_OWNER, _COUNT, _RESOURCE), detail=True),
    EventKind("exchange", (_OWNER, _COUNT, _RESOURCE)),  # so many fish for one
    EventKind("lose-house", (_OWNER,)),  # no site is allowed
    EventKind("overflow"),  # no room for superhouses: they are ordinary houses from now on
    EventKind("make", (_OWNER, _COUNT, _COMMODITY)),
    EventKind("fish", (_OWNER, _POINTS)),
    EventKind("wall", (_OWNER, ("wall", "wall"), _POINTS)),
    EventKind("tower", (_OWNER, _SITE)),
    EventKind("buy", (_OWNER, ("good", "good"), _POINTS)),
    EventKind("price", (_COMMODITY, _COUNT)),  # the price is now so much
    EventKind("arrive", (("good", "good"), _COMMODITY, _COUNT), reveals=True),  # raises a price by so many steps
    EventKind("sell", (_OWNER, _COMMODITY, _POINTS)),
    EventKind("draw", (_SEAT, _CARD, ("other", "card")), secret=True),
    EventKind("keep", (_SEAT, _CARD), secret=True),
    EventKind("top-card", (_SEAT, _CARD), secret=True),
    EventKind("take-cards", (_OWNER, _COUNT)),  # an automaton takes cards face down
    EventKind("section", (_OWNER, _COUNT, _POINTS)),  # the longest section: walls, points
    EventKind("cathedral", (_OWNER, _COUNT, _POINTS)),  # sets, points
    EventKind("card", (_OWNER, _CARD, _POINTS), reveals=True),
    EventKind("over"),
)
(
    E_CHOOSE, E_PATRICIAN, E_BUILD, E_SUPER, E_GAIN, E_EXCHANGE, E_LOSE_HOUSE, E_OVERFLOW, E_MAKE, E_FISH, E_WALL,
    E_TOWER, E_BUY, E_PRICE, E_ARRIVE, E_SELL, E_DRAW, E_KEEP, E_TOP_CARD, E_TAKE_CARDS, E_SECTION, E_CATHEDRAL,
    E_CARD, E_OVER,
) = range(len(EVENTS))  # fmt: skip
