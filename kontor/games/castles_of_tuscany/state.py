"""What lies on the table in The Castles of Tuscany, and the names of phases, options, events and reasons.

No pile is kept in order: what is next comes at random from what is still in it. Tiles with the same face are alike.
"""

from __future__ import annotations

import enum

from kontor.kernel import Domain, Events, Options, Reasons, Rng, event, one_of, yes_or_no
from kontor.kernel.record import Record, array, i8, i16, i32, one

from . import components as box
from . import naming

LETTER = Domain("letter", tuple(box.ESTATE_LETTERS))
TURNING = Domain("turning", ("upright", "turned"), words="turning")
SHIFT = Domain("shift", ("up", "down"), words="shift")
SPACE = Domain("space", box.SPACE_NAMES, forms=naming.space)
COLOUR = Domain("colour", box.COLOURS, words="colour")
FACE = Domain("face", box.FACES, words="thing")
THING = Domain("thing", box.THINGS, words="thing")
BONUS = Domain("bonus", box.BONUSES, words="bonus")
REWARD = Domain("reward", box.REWARDS, words="reward")
UNIT = Domain("unit", ("card", *box.COLOURS, "worker"), words="unit")  # a colour: a pair of its cards
N_UNITS = len(UNIT)
U_CARD, U_PAIR, U_WORKER = 0, 1, N_UNITS - 1


class Phase(enum.IntEnum):
    """What the seat to move is asked."""

    BEGIN = 0  # setup: which estate tile lies on the left, and how
    JOIN = 1  # setup: which one is joined on its right, and how
    CASTLE = 2  # setup: where the starting castle stands
    FIRST_BONUS = 3  # setup: which bonus tile
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


class Edition(enum.IntEnum):
    REVISED = 0
    FIRST = 1


class Takeable(enum.IntEnum):
    """Tiles of the display that may be taken."""

    ANY = 0
    PLACEABLE = 1


class Refill(enum.IntEnum):
    """When the place of a tile taken with a castle is filled: before that tile is placed, or after it."""

    BEFORE = 0
    AFTER = 1


class Option(Options):
    EDITION = one_of(Edition, default=Edition.REVISED)
    TAKE = one_of(Takeable, default=Takeable.ANY)
    CASTLE_REFILL = one_of(Refill, default=Refill.BEFORE)
    START_CASTLE_SCORES = yes_or_no(False)


OPTIONS = Option.all()
N_OPTIONS = len(OPTIONS)

# ---- bounds of positions from outside; points and goods are limited by what brings them (`sources.py`) ----
_A_SEAT = i8.within(0, lambda s: s.seats - 1).naming_seats()
_SET_OF_SPACES = i32.within(0, (1 << box.SPACES) - 1)  # one bit per space
_POINTS = i16.within(0, 1000)
_GOODS = i8.within(0, 100)
_A_THING = i8.within(-1, box.HEXAGON)
_YES_NO = i8.within(0, 1)
_YES_NO_NOTHING = i8.within(-1, 1)


class Player(Record):
    colours: list[int] = array(_SET_OF_SPACES, box.N_COLOURS).aside()  # spaces of each colour (follow from the layout)
    covered: int = _SET_OF_SPACES.aside()  # spaces with something on them (follows from `tile`)
    near: int = _SET_OF_SPACES.aside()  # spaces beside a covered one (follows from `covered`)
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
    options: list[int] = array(i8, N_OPTIONS)
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


class Event(Events):
    """What happens, as the log tells it. Stored tables keep the numbers: new kinds and new arguments come last.

    `place` is that of a tile in the display, counted from 1; 0 in tables of older versions, which did not tell it.
    """

    BUILT = event(reveals=True)  # all estates are shown
    BONUS = event(player="seat", bonus="bonus")
    STORAGE_POINTS = event(player="seat", count="count", detail=True)
    DRAW = event(player="seat", count="count")
    CARDS = event(player="seat", count="count", detail=True)  # drawn by an effect
    SEE_1 = event(player="seat", first="colour", detail=True, aside=True, secret=True)  # which cards were drawn
    SEE_2 = event(player="seat", first="colour", second="colour", detail=True, aside=True, secret=True)
    SEE_3 = event(player="seat", first="colour", second="colour", third="colour", detail=True, aside=True, secret=True)
    TAKE = event(player="seat", face="face", place="count")
    THROW = event(player="seat", thing="thing", detail=True)  # out of a full storage
    REFILL = event(player="seat", face="face", place="count", detail=True, reveals=True)  # from the own stack
    NEUTRAL = event(player="seat", face="face", place="count", detail=True, reveals=True)  # from the neutral tiles
    EXCHANGE = event(player="seat", colour="colour", count="count")
    FIVE = event(colour="colour", count="count")  # so many of one colour leave the display
    PLACE = event(player="seat", thing="thing", space="space")
    PAY_CARDS = event(player="seat", count="count", colour="colour", detail=True)
    PAY_WORKERS = event(player="seat", count="count", detail=True)
    FREE = event(player="seat", face="face", place="count")  # taken by a castle
    REGION = event(player="seat", spaces="count", count="count", detail=True)
    COLOUR = event(player="seat", colour="colour", count="count", detail=True)  # a colour is complete
    CROPS = event(player="seat", count="count", detail=True)
    MARBLE = event(player="seat", count="count", detail=True)
    WORKERS = event(player="seat", count="count", detail=True)
    HEXAGON = event(player="seat", detail=True)
    OVERFLOW = event(player="seat", count="count", detail=True)  # points for a hexagon without room
    YIELD = event(player="seat", reward="reward", count="count", detail=True)
    EXTRA = event(player="seat")  # one more action for a marble
    DECLINE = event(player="seat")
    EMPTIED = event(player="seat", stack="count")
    LAST_ROUND = event()
    SCORING = event(phase="count")
    SCORED = event(player="seat", count="count")
    FINAL = event(player="seat", count="count")
    OVER = event()
    DISPLAY_EMPTY = event()  # and nothing is left to fill it: the phase of the game ends


EVENTS = Event.kinds()


class Why(Reasons):
    # not its moment
    BEGUN = enum.auto()
    BEGIN_FIRST = enum.auto()
    THREE_LAID = enum.auto()
    ESTATES_BUILT = enum.auto()
    CASTLE_BEFORE_TILES = enum.auto()
    CASTLE_STANDS = enum.auto()
    BONUS_BEFORE_ESTATES = enum.auto()
    BONUS_WITHOUT_TOWN = enum.auto()
    MARBLE_NONE = enum.auto()
    MARBLE_USED = enum.auto()
    ACTION_DONE = enum.auto()
    # building the estate
    LAID = enum.auto()
    LARGE_REGION = enum.auto()
    CASTLE_SPACE = enum.auto()
    BONUS_GONE = enum.auto()
    # cards and tiles of the display
    DRAW_NONE = enum.auto()
    DRAW_FEWEST = enum.auto()
    DRAW_MOST = enum.auto()
    NOT_DISPLAYED = enum.auto()
    EXCHANGE_FIRST = enum.auto()
    MUST_FIT = enum.auto()
    EXCHANGE_FITS = enum.auto()
    COLOUR_NOT_DISPLAYED = enum.auto()
    EXCHANGE_FULL = enum.auto()
    EXCHANGE_USELESS = enum.auto()
    # placing
    NOT_STORED = enum.auto()
    SPACE_COVERED = enum.auto()
    SPACE_APART = enum.auto()
    SPACE_COLOUR = enum.auto()
    CANNOT_PAY = enum.auto()
    PAY_OWN_PAIR = enum.auto()
    PAY_TWICE = enum.auto()
    PAY_LACKS = enum.auto()
    PAY_ORDER = enum.auto()
