"""Every decision of The Castles of Tuscany: when it is asked, why it may be refused, what it does. In the order of
their ids."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import Decision, Decisions, Domain, bits, refuse, rule, say

from .building import STEPS, cannot_join, lay, show_estates
from .components import CASTLE, DISPLAY, FACE_COLOUR, HEXAGON, MOST_STORAGE, PLUS_CARD, SPACES, SPACES_OF, TILES
from .ids import bonus_id, offer_id, own_space, own_stored
from .paying import all_pairs, can_pay, pay, units
from .piles import cards_to_draw, draw_cards, refill, replace_colour, replace_fives, shown, shown_colours
from .placing import cannot_go_there, free_storage, leave_storage, payable_spaces, put_on, stored_things, take_bonus
from .spaces import colour_of, spaces_for, spaces_of, wanted_colours
from .state import (
    BONUS,
    COLOUR,
    FACE,
    LETTER,
    N_UNITS,
    SHIFT,
    SPACE,
    THING,
    TURNING,
    U_PAIR,
    UNIT,
    Event,
    Option,
    Phase,
    Refill,
    State,
    Why,
)
from .tables import DRAWN_CARDS
from .taking import can_exchange, displayed, displayed_for, pick_up, takeable
from .turn import end_action, end_turn, resolve_and_go_on, store


# ---- setup: the estate ----
class Begin(Decision):
    """Which estate tile lies on the left, and how."""

    letter = LETTER
    turning = TURNING
    asked_in = (Phase.BEGIN,)
    secret = True
    points_at = "option:begin-{letter}-{turning}"

    @staticmethod
    def not_now(s: State) -> int:
        return refuse(Why.BEGUN if s.phase <= Phase.CASTLE else Why.ESTATES_BUILT)

    @staticmethod
    def apply(s: State, letter: int, turning: int) -> None:
        lay(s.players[s.seat], letter, turning, -1)
        s.phase = Phase.JOIN


class Join(Decision):
    """Which estate tile comes next on the right, how it is turned and shifted."""

    letter = LETTER
    turning = TURNING
    shift = SHIFT
    asked_in = (Phase.JOIN,)
    secret = True
    points_at = "option:join-{letter}-{turning}-{shift}"

    @staticmethod
    def not_now(s: State) -> int:
        if s.phase == Phase.BEGIN:
            return refuse(Why.BEGIN_FIRST)
        return refuse(Why.THREE_LAID if s.phase == Phase.CASTLE else Why.ESTATES_BUILT)

    @staticmethod
    def refusal(s: State, letter: int, turning: int, shift: int) -> int:
        return cannot_join(s.players[s.seat], letter, turning, shift)

    @staticmethod
    def apply(s: State, letter: int, turning: int, shift: int) -> None:
        p = s.players[s.seat]
        lay(p, letter, turning, shift)
        if p.built == TILES:
            s.phase = Phase.CASTLE


class Castle(Decision):
    """Where the starting castle stands. Then the next player builds, or all estates are shown."""

    space = SPACE
    asked_in = (Phase.CASTLE,)
    secret = True
    points_at = staticmethod(own_space)

    @staticmethod
    def not_now(s: State) -> int:
        return refuse(Why.CASTLE_BEFORE_TILES if s.phase < Phase.CASTLE else Why.CASTLE_STANDS)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(spaces_of(s.players[s.seat], CASTLE))

    @staticmethod
    def refusal(s: State, space: int) -> int:
        if (spaces_of(s.players[s.seat], CASTLE) >> space) & 1 == 0:
            return refuse(Why.CASTLE_SPACE, space=space)
        return 0

    @staticmethod
    def apply(s: State, space: int) -> None:
        p = s.players[s.seat]
        p.castle = space
        p.built = STEPS
        s.turns += 1
        s.seat = (s.seat + 1) % s.seats
        s.phase = Phase.BEGIN
        if s.seat == s.first:
            show_estates(s)
            s.phase = Phase.FIRST_BONUS


# ---- setup and towns: a bonus tile ----
class Bonus(Decision):
    """Take a bonus tile."""

    bonus = BONUS
    asked_in = (Phase.FIRST_BONUS, Phase.BONUS)

    @staticmethod
    def points_at(s: State, bonus: int) -> str:
        return bonus_id(bonus)

    @staticmethod
    def not_now(s: State) -> int:
        return refuse(Why.BONUS_BEFORE_ESTATES if s.phase <= Phase.CASTLE else Why.BONUS_WITHOUT_TOWN)

    @staticmethod
    def refusal(s: State, bonus: int) -> int:
        return refuse(Why.BONUS_GONE, bonus=bonus) if s.bonuses[bonus] == 0 else 0

    @staticmethod
    def apply(s: State, bonus: int) -> None:
        take_bonus(s, bonus)
        if s.phase == Phase.BONUS:
            end_action(s)
            return
        s.turns += 1
        s.seat = (s.seat + 1) % s.seats
        if s.seat == s.first:
            s.phase = Phase.ACT


# ---- the action: draw cards, take a tile (or exchange tiles of the display first), place a tile ----
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
        say(Event.TAKE, s.seat, face)
        if free_storage(s, s.seat) >= 0:
            store(s)
        else:
            s.phase = Phase.STORE


@rule
def take_free(s: State, face: int) -> None:
    """Castle: the display is filled up at once, so that a second castle finds eight tiles again (option: later)."""
    say(Event.FREE, s.seat, face)
    pick_up(s, face)
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


# ---- what follows from an action ----
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

    @staticmethod
    def apply(s: State) -> None:
        end_turn(s)


@rule
def stuck(s: State) -> None:
    """The exchange has emptied the display: the action ends with nothing."""
    assert s.phase == Phase.EXCHANGE
    end_action(s)


SET_UP = (Phase.BEGIN, Phase.JOIN, Phase.CASTLE, Phase.FIRST_BONUS)
DECISIONS = Decisions(
    State, Begin, Join, Castle, Bonus, Draw, Take, Exchange, Place, Pay, Discard, Put, Marble, Decline, Done,
    over=Phase.OVER,
    always_asked=(*SET_UP, Phase.ACT, Phase.FREE, Phase.BONUS, Phase.MORE),
    stuck=stuck,
    # a turn's list: cards by number, eight tiles, eight colours, a hexagon on every space, tiles beside it
    max_legal=len(Draw.arguments["count"]) + 2 * DISPLAY + SPACES + MOST_STORAGE * max(SPACES_OF) + 2,
)  # fmt: skip
