"""What follows from an action: paying, room in the storage, a castle's tile, one more action for a marble."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import Decision, bits, refuse, say

from ..components import HEXAGON
from ..display import refill
from ..flow import end_action, end_turn, resolve_and_go_on, store
from ..paying import pay, units
from ..placing import cannot_go_there, leave_storage, put_on, stored_things
from ..spaces import colour_of, spaces_for
from ..state import N_UNITS, SPACE, THING, U_PAIR, UNIT, Event, Phase, State, Why
from .targets import own_space, own_stored


class Pay(Decision):
    """Two units: each a card of the colour of the space, a pair of another colour, or a worker. Named in one order
    only."""

    unit = UNIT
    other = UNIT
    asked_in = (Phase.PAY,)

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int]]:
        p = s.players[s.seat]
        colour = colour_of(p, s.space)
        for unit in range(N_UNITS):
            there = units(p, unit, colour)
            if there > 0:
                if there > 1:
                    yield unit, unit
                for other in range(unit + 1, N_UNITS):
                    if units(p, other, colour) > 0:
                        yield unit, other

    @staticmethod
    def refusal(s: State, unit: int, other: int) -> int:
        p = s.players[s.seat]
        colour = colour_of(p, s.space)
        if unit == U_PAIR + colour or other == U_PAIR + colour:
            return refuse(Why.PAY_OWN_PAIR, colour=colour)
        if unit == other:
            return 0 if units(p, unit, colour) > 1 else refuse(Why.PAY_TWICE, unit=unit)
        if units(p, unit, colour) == 0:
            return refuse(Why.PAY_LACKS, unit=unit)
        if units(p, other, colour) == 0:
            return refuse(Why.PAY_LACKS, unit=other)
        return 0 if unit < other else refuse(Why.PAY_ORDER)

    @staticmethod
    def apply(s: State, unit: int, other: int) -> None:
        thing = s.face
        space = s.space
        say(Event.PLACE, s.seat, thing, space)
        pay(s, unit, other)
        leave_storage(s.players[s.seat], thing)
        put_on(s, thing, space)
        resolve_and_go_on(s)


class Discard(Decision):
    """Make room in a full storage: a tile leaves the game, a hexagon goes back to the supply."""

    thing = THING
    asked_in = (Phase.STORE,)
    points_at = staticmethod(own_stored)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(stored_things(s.players[s.seat]))

    @staticmethod
    def refusal(s: State, thing: int) -> int:
        if (stored_things(s.players[s.seat]) >> thing) & 1 == 0:
            return refuse(Why.NOT_STORED, thing=thing)
        return 0

    @staticmethod
    def apply(s: State, thing: int) -> None:
        leave_storage(s.players[s.seat], thing)
        if thing != HEXAGON:
            s.gone[thing] += 1
        say(Event.THROW, s.seat, thing)
        store(s)


class Put(Decision):
    """Where the tile taken with a castle goes."""

    space = SPACE
    asked_in = (Phase.PUT,)
    points_at = staticmethod(own_space)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(spaces_for(s.players[s.seat], s.face))

    @staticmethod
    def refusal(s: State, space: int) -> int:
        return cannot_go_there(s.players[s.seat], s.face, space)

    @staticmethod
    def apply(s: State, space: int) -> None:
        say(Event.PLACE, s.seat, s.face, space)
        put_on(s, s.face, space)
        if s.slot >= 0:
            refill(s)
        resolve_and_go_on(s)


class Marble(Decision):
    """Return a marble for one more action."""

    asked_in = (Phase.MORE,)

    @staticmethod
    def not_now(s: State) -> int:
        if s.marble_used == 1:
            return refuse(Why.MARBLE_USED)
        return refuse(Why.MARBLE_NONE) if s.players[s.seat].marble == 0 else 0

    @staticmethod
    def apply(s: State) -> None:
        s.players[s.seat].marble -= 1
        s.marble_used = 1
        s.phase = Phase.ACT
        say(Event.EXTRA, s.seat)


class Decline(Decision):
    """No tile with the castle, no bonus tile with the town."""

    asked_in = (Phase.FREE, Phase.BONUS)

    @staticmethod
    def apply(s: State) -> None:
        say(Event.DECLINE, s.seat)
        end_action(s)


class Done(Decision):
    """No further action: the turn is over."""

    asked_in = (Phase.MORE,)

    apply = staticmethod(end_turn)
