"""What lies on the table in The Castles of Tuscany, and the names of decisions, events and options.

No pile is kept in order: what is next comes by chance from what is still in it. Tiles with the same face are alike.
"""

from __future__ import annotations

import enum

from kontor.kernel import ActionSpace, Domain, EventKind, Family, Record, Rng, array, choice, i8, i16, i32, one
from kontor.kernel import switch as yes_or_no

from . import components as box


class Phase(enum.IntEnum):
    """What the seat to move is asked."""

    BEGIN = 0  # set-up: which estate tile lies on the left, and how
    JOIN = 1  # set-up: which one is joined on its right, and how
    CASTLE = 2  # set-up: where the starting castle stands
    FIRST_BONUS = 3  # set-up: which bonus tile
    ACT = 4  # which action
    STORE = 5  # taking: what leaves the full storage
    EXCHANGE = 6  # taking: which colour of the display is exchanged next, or which tile is taken
    PAY = 7  # placing: with what
    FREE = 8  # castle: which tile of the display, or none
    PUT = 9  # castle: where it goes
    BONUS = 10  # town: which bonus tile, or none
    MORE = 11  # one more action for a marble, or the end of the turn
    OVER = 12


class Red(enum.IntEnum):
    """Where points on the red track, the score, come from; the last four are counted at the end."""

    PHASE_1 = 0
    PHASE_2 = 1
    PHASE_3 = 2
    YIELDS = 3
    OVERFLOW = 4
    HAND = 5
    STORAGE = 6
    MARBLE = 7
    WORKERS = 8


class Green(enum.IntEnum):
    """Where points on the green track come from."""

    REGIONS = 0
    COLOURS = 1
    AGRICULTURE = 2
    STORAGE = 3
    YIELDS = 4


# ---- bounds of positions from outside; points and goods are limited by what brings them (`sources.py`) ----
_A_SEAT = i8.within(0, lambda s: s.seats - 1)
_SET_OF_SPACES = i32.within(0, (1 << box.SPACES) - 1)  # one bit a space
_POINTS = i16.within(0, 1000)
_GOODS = i8.within(0, 100)
_A_THING = i8.within(-1, box.HEXAGON)
_YES_NO = i8.within(0, 1)
_YES_NO_NOTHING = i8.within(-1, 1)


class Player(Record):
    colours: list[int] = array(_SET_OF_SPACES, box.N_COLOURS)  # spaces of each colour (follow from the layout)
    covered: int = _SET_OF_SPACES  # spaces with something on them (follows from `tile`)
    near: int = _SET_OF_SPACES  # spaces beside a covered one (follows from `covered`)
    red: list[int] = array(_POINTS, len(Red))
    green: list[int] = array(_POINTS, len(Green))
    cards: int = i8.within(0, box.N_CARDS)
    hand: list[int] = array(i8, box.N_COLOURS).within(0, box.REGION_CARDS)  # cards by colour; -1 hidden
    stacked: int = i8.within(0, box.STACKED)  # tiles on the own stacks
    stack: list[int] = array(i8, box.N_FACES).within(0, box.OWN_FACES)  # ... by face; nobody knows the order
    storage: list[int] = array(_A_THING, box.MOST_STORAGE)  # face, HEXAGON or -1
    bonus: list[int] = array(i8, box.N_BONUSES).within(0, box.MOST_BONUSES)
    marble: int = _GOODS
    workers: int = _GOODS
    tile: list[int] = array(i8, box.SPACES).within(-1, box.START_CASTLE)  # what covers a space: also HEXAGON; or -1
    estate: list[int] = array(i8, box.TILES).within(0, box.ESTATE_TILES - 1)  # which tile of A, of B, of C was dealt
    # the layout; hidden from others while estates are being built
    order: list[int] = array(i8, box.TILES).within(-1, box.TILES - 1)  # letters from left to right, or -1
    turned: list[int] = array(_YES_NO_NOTHING, box.TILES)  # the tile there is turned, or -1
    shift: list[int] = array(_YES_NO_NOTHING, box.TILES - 1)  # of the second and the third tile: 0 up, 1 down, or -1
    castle: int = i8.within(-1, box.SPACES - 1)  # space of the starting castle, or -1
    built: int = i8.within(0, box.TILES + 1)  # steps of building done: three tiles and the castle


class State(Record):
    rng: Rng = one(Rng)
    players: list[Player] = array(Player, box.MAX_PLAYERS).used_for(lambda s: s.seats)
    turns: int = i32.within(0, 1 << 16)  # grows by one whenever another seat is asked, and with every turn
    display: list[int] = array(i8, box.DISPLAY).within(-1, box.N_FACES - 1)  # face or -1
    backs: list[int] = array(_YES_NO_NOTHING, box.DISPLAY)  # 0 neutral, 1 of a player, -1 no tile
    neutral: list[int] = array(i8, box.N_FACES).within(0, box.NEUTRAL_FACES)  # neutral tiles on their stacks
    neutral_left: int = i8.within(0, sum(box.NEUTRAL_FACES))  # ... together
    # neutral tiles taken from the display, to be shuffled again
    returned: list[int] = array(i8, box.N_FACES).within(0, box.NEUTRAL_FACES)
    gone: list[int] = array(i8, box.N_FACES).within(0, box.ALL_FACES)  # tiles out of the game
    deck: list[int] = array(i8, box.N_COLOURS).within(0, box.REGION_CARDS)  # region cards by colour; -1 hidden
    deck_left: int = i8.within(0, box.N_CARDS)
    discard: list[int] = array(i8, box.N_COLOURS).within(0, box.REGION_CARDS)
    yields: list[int] = array(i8, box.N_YIELDS).within(0, box.YIELD_COPIES)  # yield cards in the deck
    bonuses: list[int] = array(i8, box.N_BONUSES).within(0, box.BONUS_TILES)  # bonus tiles to be had
    colour_bonus: list[int] = array(i8, box.N_COLOURS).within(0, 2)  # how many players have had it, at most 2
    options: list[int] = array(i8, 4)
    seats: int = i8
    first: int = _A_SEAT
    seat: int = _A_SEAT  # to move
    phase: int = i8.within(0, Phase.OVER)
    era: int = i8.within(0, box.PHASES - 1)  # the phase of the game: 0, 1, 2
    ending: int = _YES_NO  # the phase of the game ends with this round
    last_round: int = _YES_NO
    marble_used: int = _YES_NO  # in this turn
    # the action
    face: int = _A_THING  # being taken or placed, or -1
    space: int = i8.within(-1, box.SPACES - 1)  # where it is placed, or -1
    slot: int = i8.within(-1, box.DISPLAY - 1)  # of the display, to be refilled, or -1


# ---- decisions ----
LETTER = Domain("letter", tuple(box.ESTATE_LETTERS))
TURNING = Domain("turning", ("upright", "turned"), words="turning")
SHIFT = Domain("shift", ("up", "down"), words="shift")
SPACE = Domain("space", box.SPACE_NAMES)
COLOUR = Domain("colour", box.COLOURS, words="colour")
FACE = Domain("face", box.FACES, words="thing")
THING = Domain("thing", box.THINGS, words="thing")
BONUS = Domain("bonus", box.BONUSES, words="bonus")
REWARD = Domain("reward", box.REWARDS, words="reward")
UNIT = Domain("unit", ("card", *box.COLOURS, "worker"), words="unit")  # a colour: a pair of its cards
N_UNITS = len(UNIT)
U_CARD, U_PAIR, U_WORKER = 0, 1, N_UNITS - 1

ACTIONS = ActionSpace(
    Family("begin", secret=True, letter=LETTER, turning=TURNING),
    Family("join", secret=True, letter=LETTER, turning=TURNING, shift=SHIFT),
    Family("castle", secret=True, space=SPACE),
    Family("bonus", bonus=BONUS),
    Family("draw", count=Domain("count", "01234567")),
    Family("take", face=FACE),
    Family("exchange", colour=COLOUR),
    Family("place", thing=THING, space=SPACE),
    Family("pay", unit=UNIT, other=UNIT),
    Family("discard", thing=THING),
    Family("put", space=SPACE),
    Family("marble"),
    Family("decline"),
    Family("done"),
)
BEGIN, JOIN, CASTLE, TAKE_BONUS, DRAW, TAKE, EXCHANGE, PLACE, PAY, DISCARD, PUT, MARBLE, DECLINE, DONE = (
    family.start for family in ACTIONS.families
)
# The longest list is a turn's: cards by number, eight tiles, eight colours, a hexagon on every space, tiles beside it.
MAX_LEGAL = 8 + 2 * box.DISPLAY + box.SPACES + box.MOST_STORAGE * max(box.SPACES_OF) + 2

# ---- options ----
OPTIONS = (
    choice("edition", "revised", "first", default="revised"),
    choice("take", "any", "placeable", default="any"),
    choice("castle_refill", "before", "after", default="before"),
    yes_or_no("start_castle_scores", False),
)
EDITION, TAKE_WHICH, CASTLE_REFILL, START_CASTLE_SCORES = range(len(OPTIONS))
FIRST_EDITION = 1
ONLY_PLACEABLE = 1
REFILL_AFTER = 1

# ---- events (stored tables keep their numbers: a new one comes last) ----
_SEAT = ("player", "seat")
_COUNT = ("count", "count")
_COLOUR = ("colour", "colour")
_FACE = ("face", "face")
_THING = ("thing", "thing")
_SPACE = ("space", "space")
EVENTS = (
    EventKind("built", (), reveals=True),  # all estates are shown
    EventKind("bonus", (_SEAT, ("bonus", "bonus"))),
    EventKind("storage-points", (_SEAT, _COUNT), detail=True),
    EventKind("draw", (_SEAT, _COUNT)),
    EventKind("cards", (_SEAT, _COUNT), detail=True),  # drawn by an effect
    EventKind("see-1", (_SEAT, ("first", "colour")), detail=True, aside=True, secret=True),  # which cards were drawn
    EventKind("see-2", (_SEAT, ("first", "colour"), ("second", "colour")), detail=True, aside=True, secret=True),
    EventKind(
        "see-3",
        (_SEAT, ("first", "colour"), ("second", "colour"), ("third", "colour")),
        detail=True,
        aside=True,
        secret=True,
    ),
    EventKind("take", (_SEAT, _FACE)),
    EventKind("throw", (_SEAT, _THING), detail=True),  # out of a full storage
    EventKind("refill", (_SEAT, _FACE), detail=True, reveals=True),  # from the own stack
    EventKind("neutral", (_SEAT, _FACE), detail=True, reveals=True),  # from the neutral tiles
    EventKind("exchange", (_SEAT, _COLOUR, _COUNT)),
    EventKind("five", (_COLOUR, _COUNT)),  # so many of one colour leave the display
    EventKind("place", (_SEAT, _THING, _SPACE)),
    EventKind("pay-cards", (_SEAT, _COUNT, _COLOUR), detail=True),
    EventKind("pay-workers", (_SEAT, _COUNT), detail=True),
    EventKind("free", (_SEAT, _FACE)),  # taken by a castle
    EventKind("region", (_SEAT, ("spaces", "count"), _COUNT), detail=True),
    EventKind("colour", (_SEAT, _COLOUR, _COUNT), detail=True),  # a colour is complete
    EventKind("crops", (_SEAT, _COUNT), detail=True),
    EventKind("marble", (_SEAT, _COUNT), detail=True),
    EventKind("workers", (_SEAT, _COUNT), detail=True),
    EventKind("hexagon", (_SEAT,), detail=True),
    EventKind("overflow", (_SEAT, _COUNT), detail=True),  # points for a hexagon without room
    EventKind("yield", (_SEAT, ("reward", "reward"), _COUNT), detail=True),
    EventKind("extra", (_SEAT,)),  # one more action for a marble
    EventKind("decline", (_SEAT,)),
    EventKind("emptied", (_SEAT, ("stack", "count"))),
    EventKind("last-round", ()),
    EventKind("scoring", (("phase", "count"),)),
    EventKind("scored", (_SEAT, _COUNT)),
    EventKind("final", (_SEAT, _COUNT)),
    EventKind("over", ()),
    EventKind("display-empty", ()),  # and nothing is left to fill it: the phase of the game ends
)
(
    E_BUILT, E_BONUS, E_STORAGE_POINTS, E_DRAW, E_CARDS, E_SEE_1, E_SEE_2, E_SEE_3, E_TAKE, E_THROW, E_REFILL,
    E_NEUTRAL, E_EXCHANGE, E_FIVE, E_PLACE, E_PAY_CARDS, E_PAY_WORKERS, E_FREE, E_REGION, E_COLOUR, E_CROPS, E_MARBLE,
    E_WORKERS, E_HEXAGON, E_OVERFLOW, E_YIELD, E_EXTRA, E_DECLINE, E_EMPTIED, E_LAST_ROUND, E_SCORING, E_SCORED,
    E_FINAL, E_OVER, E_DISPLAY_EMPTY,
) = range(len(EVENTS))  # fmt: skip
