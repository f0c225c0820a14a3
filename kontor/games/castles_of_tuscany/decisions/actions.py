"""The action: draw cards, take a tile (or exchange tiles of the display first), place a tile."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import Decision, Domain, bits, refuse, rule, say

from ..components import FACE_COLOUR, PLUS_CARD
from ..display import (
    can_exchange,
    displayed,
    displayed_for,
    pick_up,
    refill,
    replace_colour,
    replace_fives,
    shown,
    shown_colours,
    takeable,
)
from ..flow import end_action, store
from ..paying import all_pairs, can_pay
from ..piles import cards_to_draw, draw_cards
from ..placing import cannot_go_there, free_storage, payable_spaces, stored_things
from ..spaces import colour_of, spaces_for, wanted_colours
from ..state import COLOUR, FACE, SPACE, THING, Event, Option, Phase, Refill, State, Why
from ..tables import DRAWN_CARDS
from .targets import offer_id, own_space, own_stored


def no_more_actions(s: State) -> int:
    return refuse(Why.ACTION_DONE) if s.phase == Phase.MORE else 0


@rule
def fewest_drawn(s: State) -> int:
    return min(DRAWN_CARDS[s.options[Option.EDITION]], cards_to_draw(s))


@rule
def most_drawn(s: State) -> int:
    """Each "+1 region card" tile allows one more."""
    return min(DRAWN_CARDS[s.options[Option.EDITION]] + s.players[s.seat].bonus[PLUS_CARD], cards_to_draw(s))


@rule
def no_other_action(s: State) -> bool:
    """No tile can be taken, exchanged or placed."""
    if takeable(s) != 0 or can_exchange(s):
        return False
    p = s.players[s.seat]
    payable = payable_spaces(p)
    for thing in bits(stored_things(p)):
        if spaces_for(p, thing) & payable != 0:
            return False
    return True


class Draw(Decision):
    """Draw cards. Without cards and without anything else to do the turn passes: no card is drawn (at most a few times:
    an empty display ends the phase)."""

    count = Domain("count", "01234567")
    asked_in = (Phase.ACT,)
    not_now = staticmethod(no_more_actions)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        most = most_drawn(s)
        if most > 0 or no_other_action(s):
            yield from range(fewest_drawn(s), most + 1)

    @staticmethod
    def refusal(s: State, count: int) -> int:
        most = most_drawn(s)
        if most == 0 and (count > 0 or not no_other_action(s)):
            return refuse(Why.DRAW_NONE)
        if count < fewest_drawn(s):
            return refuse(Why.DRAW_FEWEST, count=fewest_drawn(s))
        return refuse(Why.DRAW_MOST, count=most) if count > most else 0

    @staticmethod
    def apply(s: State, count: int) -> None:
        say(Event.DRAW, s.seat, count)
        draw_cards(s, s.seat, count)
        end_action(s)


class Take(Decision):
    """Take a tile of the display: into the storage, or with a castle to place it free of charge."""

    face = FACE
    asked_in = (Phase.ACT, Phase.EXCHANGE, Phase.FREE)
    not_now = staticmethod(no_more_actions)

    @staticmethod
    def points_at(s: State, face: int) -> list[str]:
        return [offer_id(slot, shown) for slot, shown in enumerate(s.display) if shown == face]

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(takeable(s))

    @staticmethod
    def refusal(s: State, face: int) -> int:
        if (displayed(s) >> face) & 1 == 0:
            return refuse(Why.NOT_DISPLAYED, face=face)
        if (takeable(s) >> face) & 1 == 1:
            return 0
        return refuse(Why.EXCHANGE_FIRST) if can_exchange(s) else refuse(Why.MUST_FIT, face=face)

    @staticmethod
    def apply(s: State, face: int) -> None:
        if s.phase == Phase.FREE:
            take_free(s, face)
            return
        pick_up(s, face)
        say(Event.TAKE, s.seat, face, s.slot + 1)
        if free_storage(s, s.seat) >= 0:
            store(s)
        else:
            s.phase = Phase.STORE


@rule
def take_free(s: State, face: int) -> None:
    """Castle: the display is filled up at once, so that a second castle finds eight tiles again (option: later)."""
    pick_up(s, face)
    say(Event.FREE, s.seat, face, s.slot + 1)
    if s.options[Option.CASTLE_REFILL] != Refill.AFTER:
        refill(s)
    s.phase = Phase.PUT


class Exchange(Decision):
    """Exchange all tiles of a colour in the display, where none of its tiles can be placed. It continues until one can;
    such a tile has to be taken."""

    colour = COLOUR
    asked_in = (Phase.ACT, Phase.EXCHANGE)
    not_now = staticmethod(no_more_actions)

    @staticmethod
    def points_at(s: State, colour: int) -> list[str]:
        return [offer_id(slot, f) for slot, f in enumerate(s.display) if f >= 0 and FACE_COLOUR[f] == colour]

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        if can_exchange(s):
            yield from bits(shown_colours(s))

    @staticmethod
    def refusal(s: State, colour: int) -> int:
        p = s.players[s.seat]
        if displayed_for(s, p) != 0:
            return refuse(Why.EXCHANGE_FITS)
        if shown(s, colour) == 0:
            return refuse(Why.COLOUR_NOT_DISPLAYED, colour=colour)
        if wanted_colours(p) == 0:
            return refuse(Why.EXCHANGE_FULL)
        return 0 if can_exchange(s) else refuse(Why.EXCHANGE_USELESS)

    @staticmethod
    def apply(s: State, colour: int) -> None:
        say(Event.EXCHANGE, s.seat, colour, shown(s, colour))
        replace_colour(s, colour)
        replace_fives(s)
        s.phase = Phase.EXCHANGE


class Place(Decision):
    """Choose a tile or hexagon of the storage and a space for it; it is paid for next."""

    thing = THING
    space = SPACE
    asked_in = (Phase.ACT,)
    not_now = staticmethod(no_more_actions)

    @staticmethod
    def points_at(s: State, thing: int, space: int) -> list[str]:
        return [own_space(s, space), *own_stored(s, thing)]

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int]]:
        p = s.players[s.seat]
        things = stored_things(p)
        if things != 0:
            payable = payable_spaces(p)
            for thing in bits(things):
                for space in bits(spaces_for(p, thing) & payable):
                    yield thing, space

    @staticmethod
    def refusal(s: State, thing: int, space: int) -> int:
        p = s.players[s.seat]
        if (stored_things(p) >> thing) & 1 == 0:
            return refuse(Why.NOT_STORED, thing=thing)
        why = cannot_go_there(p, thing, space)
        if why == 0 and not can_pay(p, colour_of(p, space), all_pairs(p)):
            return refuse(Why.CANNOT_PAY, colour=colour_of(p, space))
        return why

    @staticmethod
    def apply(s: State, thing: int, space: int) -> None:
        s.face = thing
        s.space = space
        s.phase = Phase.PAY
