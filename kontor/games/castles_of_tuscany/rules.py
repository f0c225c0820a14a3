"""What a player of The Castles of Tuscany may do, and what then happens: set-up, the turn, rounds and phases."""

from __future__ import annotations

from kontor.kernel import Actions, lowest, rule, say

from .building import begin, join, list_begin, list_castle, list_join, set_castle
from .components import HEXAGON, N_COLOURS, N_FACES, PLUS_CARD, SPACES
from .paying import list_payments, only_payment, pay
from .piles import (
    cards_to_draw,
    draw_cards,
    end_phase_if_display_empty,
    refill,
    replace_colour,
    replace_fives,
    shown,
    shown_colours,
)
from .placing import (
    displayed,
    displayed_for,
    free_storage,
    leave_storage,
    list_bonuses,
    list_faces,
    list_free,
    list_places,
    list_puts,
    put_on,
    resolve,
    stored_things,
    take_bonus,
)
from .scoring import end_game, score_phase
from .spaces import how_many, spaces_for, wanted_colours
from .state import (
    BEGIN,
    CASTLE,
    CASTLE_REFILL,
    DISCARD,
    DONE,
    DRAW,
    E_DECLINE,
    E_DRAW,
    E_EXCHANGE,
    E_EXTRA,
    E_FREE,
    E_LAST_ROUND,
    E_PLACE,
    E_TAKE,
    E_THROW,
    EDITION,
    EXCHANGE,
    JOIN,
    MARBLE,
    N_UNITS,
    ONLY_PLACEABLE,
    PAY,
    PLACE,
    PUT,
    REFILL_AFTER,
    TAKE,
    TAKE_BONUS,
    TAKE_WHICH,
    Phase,
    State,
)
from .tables import DRAWN_CARDS, FACE_COLOUR


# ---- what is legal ----
@rule
def legal(s: State, out: Actions) -> int:
    phase = s.phase
    if phase == Phase.ACT:
        return list_actions(s, out)
    if phase == Phase.PAY:
        return list_payments(s, out)
    if phase == Phase.MORE:
        out[0] = MARBLE
        out[1] = DONE
        return 2
    if phase == Phase.STORE:
        return list_discards(s, out)
    if phase == Phase.EXCHANGE:
        return list_exchanges(s, out)
    if phase == Phase.FREE:
        return list_free(s, out)
    if phase == Phase.PUT:
        return list_puts(s, out)
    if phase == Phase.BONUS or phase == Phase.FIRST_BONUS:
        return list_bonuses(s, out)
    if phase == Phase.BEGIN:
        return list_begin(s, out)
    if phase == Phase.JOIN:
        return list_join(s, out)
    if phase == Phase.CASTLE:
        return list_castle(s, out)
    return 0


@rule
def list_actions(s: State, out: Actions) -> int:
    """One action: draw cards, take a tile (or begin to exchange tiles of the display), place a tile."""
    n = 0
    most = most_drawn(s)
    if most > 0:
        for count in range(fewest_drawn(s), most + 1):
            out[n] = DRAW + count
            n += 1
    n = list_faces(out, n, takeable(s))
    if can_exchange(s):
        n = list_colours(s, out, n)
    n = list_places(s, out, n)
    if n == 0:  # no cards, no tiles: the turn passes (at most a few times: an empty display ends the phase)
        out[0] = DRAW
        n = 1
    return n


# ---- drawing cards ----
@rule
def fewest_drawn(s: State) -> int:
    return min(DRAWN_CARDS[s.options[EDITION]], cards_to_draw(s))


@rule
def most_drawn(s: State) -> int:
    """Each "+1 region card" tile allows one more."""
    return min(DRAWN_CARDS[s.options[EDITION]] + s.players[s.seat].bonus[PLUS_CARD], cards_to_draw(s))


@rule
def draw(s: State, count: int) -> None:
    say(E_DRAW, s.seat, count)
    draw_cards(s, s.seat, count)
    end_action(s)


# ---- taking a tile ----
@rule
def takeable(s: State) -> int:
    """Faces that may be taken, one bit each: any, also one that cannot be placed now.

    Option: only those that could be placed; if there is none and exchanging cannot help, any.
    """
    if s.options[TAKE_WHICH] == ONLY_PLACEABLE:
        fitting = displayed_for(s, s.players[s.seat])
        if fitting != 0 or can_exchange(s):
            return fitting
    return displayed(s)


@rule
def can_exchange(s: State) -> bool:
    """No tile of the display could be placed, but one of the neutral tiles could."""
    wanted = wanted_colours(s.players[s.seat])
    colours = shown_colours(s)
    if wanted == 0 or colours == 0 or wanted & colours != 0:
        return False
    for face in range(N_FACES):
        if (wanted >> FACE_COLOUR[face]) & 1 == 1 and s.neutral[face] + s.returned[face] > 0:
            return True
    return False


@rule
def list_colours(s: State, out: Actions, n: int) -> int:
    colours = shown_colours(s)
    for colour in range(N_COLOURS):
        if (colours >> colour) & 1 == 1:
            out[n] = EXCHANGE + colour
            n += 1
    return n


@rule
def list_exchanges(s: State, out: Actions) -> int:
    """The exchange goes on until a tile can be placed; such a tile has to be taken."""
    if can_exchange(s):
        return list_colours(s, out, 0)
    fitting = displayed_for(s, s.players[s.seat])
    return list_faces(out, 0, fitting if fitting != 0 else displayed(s))


@rule
def exchange(s: State, colour: int) -> None:
    say(E_EXCHANGE, s.seat, colour, shown(s, colour))
    replace_colour(s, colour)
    replace_fives(s)
    s.phase = Phase.EXCHANGE


@rule
def pick_up(s: State, face: int) -> None:
    """From the display; of equal tiles the first."""
    slot = 0
    while s.display[slot] != face:
        slot += 1
    s.display[slot] = -1
    s.backs[slot] = -1
    s.slot = slot
    s.face = face


@rule
def take_tile(s: State, face: int) -> None:
    pick_up(s, face)
    say(E_TAKE, s.seat, face)
    s.phase = Phase.STORE


@rule
def list_discards(s: State, out: Actions) -> int:
    n = 0
    rest = stored_things(s.players[s.seat])
    while rest != 0:
        out[n] = DISCARD + lowest(rest)
        n += 1
        rest &= rest - 1
    return n


@rule
def throw_out(s: State, thing: int) -> None:
    """A full storage: a tile leaves the game, a hexagon goes back to the supply."""
    leave_storage(s.players[s.seat], thing)
    if thing != HEXAGON:
        s.gone[thing] += 1
    say(E_THROW, s.seat, thing)


@rule
def store(s: State) -> None:
    s.players[s.seat].storage[free_storage(s, s.seat)] = s.face
    s.face = -1
    refill(s)
    end_action(s)


# ---- placing a tile ----
@rule
def choose_place(s: State, thing: int, space: int) -> None:
    s.face = thing
    s.space = space
    s.phase = Phase.PAY


@rule
def pay_and_place(s: State, payment: int) -> None:
    thing = s.face
    space = s.space
    say(E_PLACE, s.seat, thing, space)
    unit, other = divmod(payment, N_UNITS)
    pay(s, unit, other)
    leave_storage(s.players[s.seat], thing)
    put_on(s, thing, space)
    resolve_and_go_on(s)


@rule
def resolve_and_go_on(s: State) -> None:
    resolve(s)
    if s.phase == Phase.ACT:
        end_action(s)


@rule
def take_free(s: State, face: int) -> None:
    """Castle: the display is filled up at once, so that a second castle finds eight tiles again (option: later)."""
    say(E_FREE, s.seat, face)
    pick_up(s, face)
    if s.options[CASTLE_REFILL] != REFILL_AFTER:
        refill(s)
    s.phase = Phase.PUT


@rule
def put_free(s: State, space: int) -> None:
    say(E_PLACE, s.seat, s.face, space)
    put_on(s, s.face, space)
    if s.slot >= 0:
        refill(s)
    resolve_and_go_on(s)


# ---- one decision ----
@rule
def apply(s: State, action: int) -> None:
    if action >= MARBLE:
        if action == DONE:
            end_turn(s)
        elif action == MARBLE:
            use_marble(s)
        else:
            say(E_DECLINE, s.seat)
            end_action(s)
    elif action >= PUT:
        put_free(s, action - PUT)
    elif action >= DISCARD:
        throw_out(s, action - DISCARD)
        store(s)
    elif action >= PAY:
        pay_and_place(s, action - PAY)
    elif action >= PLACE:
        choose_place(s, (action - PLACE) // SPACES, (action - PLACE) % SPACES)
    elif action >= EXCHANGE:
        exchange(s, action - EXCHANGE)
    elif action >= TAKE:
        if s.phase == Phase.FREE:
            take_free(s, action - TAKE)
        else:
            take_tile(s, action - TAKE)
    elif action >= DRAW:
        draw(s, action - DRAW)
    elif action >= TAKE_BONUS:
        choose_bonus(s, action - TAKE_BONUS)
    elif action >= CASTLE:
        set_castle(s, action - CASTLE)
    elif action >= JOIN:
        join(s, action - JOIN)
    else:
        begin(s, action - BEGIN)
    proceed(s)


@rule
def choose_bonus(s: State, kind: int) -> None:
    take_bonus(s, kind)
    if s.phase == Phase.BONUS:
        end_action(s)
        return
    s.turns += 1
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.first:
        s.phase = Phase.ACT


# ---- what needs no decision ----
@rule
def proceed(s: State) -> None:
    """Answer questions that have one answer, until somebody has to decide or the game is over."""
    going = True
    while going:
        going = False
        if s.phase == Phase.PAY:
            payment = only_payment(s)
            if payment >= 0:
                pay_and_place(s, payment)
                going = True
        elif s.phase == Phase.STORE:
            if free_storage(s, s.seat) >= 0:
                store(s)
                going = True
            else:
                things = stored_things(s.players[s.seat])
                if things & (things - 1) == 0:
                    throw_out(s, lowest(things))
                    store(s)
                    going = True
        elif s.phase == Phase.PUT:
            spaces = spaces_for(s.players[s.seat], s.face)
            if how_many(spaces) == 1:
                put_free(s, lowest(spaces))
                going = True
        elif s.phase == Phase.EXCHANGE:
            going = exchange_goes_on(s)


@rule
def exchange_goes_on(s: State) -> bool:
    """One tile fits: it has to be taken. With an empty display the action ends with nothing."""
    if can_exchange(s):
        return False
    faces = displayed_for(s, s.players[s.seat])
    if faces == 0:
        faces = displayed(s)
    if faces == 0:
        end_action(s)
        return True
    if faces & (faces - 1) == 0:
        take_tile(s, lowest(faces))
        return True
    return False


# ---- the turn, the round, the phases ----
@rule
def end_action(s: State) -> None:
    """Once a turn a marble buys one more action, also one just won."""
    if s.marble_used == 0 and s.players[s.seat].marble > 0:
        s.phase = Phase.MORE
    else:
        end_turn(s)


@rule
def use_marble(s: State) -> None:
    s.players[s.seat].marble -= 1
    s.marble_used = 1
    s.phase = Phase.ACT
    say(E_EXTRA, s.seat)


@rule
def end_turn(s: State) -> None:
    s.turns += 1
    s.marble_used = 0
    s.phase = Phase.ACT
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.first:
        end_round(s)


@rule
def end_round(s: State) -> None:
    """Scoring at the end of the round in which a stack (or for good the display) was emptied; the third time only after
    one more round."""
    if s.last_round == 1:
        score_phase(s)
        end_game(s)
    elif s.ending == 1:
        if s.era == 2:
            s.last_round = 1
            say(E_LAST_ROUND)
        else:
            score_phase(s)
            s.era += 1
            s.ending = 0
            end_phase_if_display_empty(s)


@rule
def to_move(s: State) -> int:
    return s.seat


@rule
def turn(s: State) -> int:
    return s.turns
