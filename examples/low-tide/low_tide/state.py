"""What lies on the table in Low Tide, and the names of phases, options, events and reasons."""

from __future__ import annotations

import enum

from kontor.kernel import Domain, Events, Options, Reasons, Record, Rng, array, event, i8, i16, i32, one, one_of

from . import components as box

CELL = Domain("cell", box.CELL_NAMES)
FIND = Domain("find", box.FINDS, words="find")
ROW = Domain("row", [str(row + 1) for row in range(box.ROWS)])
SOUVENIR = Domain("souvenir", box.SOUVENIR_IDS, words="souvenir")


class Phase(enum.IntEnum):
    WALK = 0  # where the walker goes; souvenirs may be made before
    OVER = 1


class Points(enum.IntEnum):
    """Where points come from."""

    SOUVENIRS = 0
    LEFTOVERS = 1


class Tide(enum.IntEnum):
    SLOW = 0
    QUICK = 1


class Option(Options):
    TIDE = one_of(Tide, default=Tide.SLOW)


OPTIONS = Option.all()


class Player(Record):
    made: int = i32.within(0, (1 << len(box.SOUVENIRS)) - 1).a_set(SOUVENIR)  # souvenirs, one bit each
    points: list[int] = array(i16, len(Points)).within(0, 999)
    finds: list[int] = array(i8, FIND).within(0, box.SUPPLY)
    cell: int = i8.within(0, box.CELLS - 1)  # where the walker stands
    cards: int = i8.within(0, box.HAND)
    hand: list[int] = array(i8, box.HAND).within(-1, len(box.SOUVENIRS) - 1)  # increasing; -1 nothing, or hidden


class State(Record):
    rng: Rng = one(Rng)
    players: list[Player] = array(Player, box.MAX_PLAYERS).used_for(lambda s: s.seats)
    turns: int = i16.within(0, lambda s: box.ROUNDS[s.options[Option.TIDE]] * s.seats)  # walks there have been
    bag: list[int] = array(i8, FIND).within(0, box.SUPPLY)
    find: list[int] = array(i8, CELL).within(-1, len(box.FINDS) - 1)  # what lies there; -1: a walker, or the sea
    options: list[int] = array(i8, len(OPTIONS))
    seats: int = i8
    first: int = i8.within(0, lambda s: s.seats - 1).naming_seats()
    seat: int = i8.within(0, lambda s: s.seats - 1).naming_seats()  # to move
    phase: int = i8.within(0, Phase.OVER)


class Event(Events):
    """What happens, as the log tells it."""

    WALK = event(player="seat", cell="cell")
    TAKE = event(player="seat", find="find", detail=True)
    WASH = event(player="seat", find="find", cell="cell", detail=True)
    MAKE = event(player="seat", souvenir="souvenir", count="count", reveals=True)
    DRAW = event(player="seat", souvenir="souvenir", secret=True)
    ROUND = event(count="count")
    TIDE = event(row="row")
    LEFTOVERS = event(player="seat", count="count")
    OVER = event(reveals=True)


EVENTS = Event.kinds()


class Why(Reasons):
    STANDS_THERE = enum.auto()
    UNDER_WATER = enum.auto()
    TOO_FAR = enum.auto()
    MADE_ALREADY = enum.auto()
    NOT_IN_HAND = enum.auto()
    FIND_MISSING = enum.auto()
