"""The display: which of its tiles may be taken, when a colour may be exchanged first, and how it is filled up."""

from __future__ import annotations

from kontor.kernel import bits, rule, say

from .components import DISPLAY, FIVE, N_COLOURS, N_FACES, STACK, STACKED
from .piles import draw_neutral, draw_own
from .spaces import spaces_for, wanted_colours
from .state import Event, Option, Phase, Player, State, Takeable
from .tables import FACE_COLOUR

NEUTRAL_BACK, OWN_BACK = range(2)


# ---- what is there ----
@rule
def displayed(s: State) -> int:
    """Faces in the display, one bit each."""
    faces = 0
    for slot in range(DISPLAY):
        if s.display[slot] >= 0:
            faces |= 1 << s.display[slot]
    return faces


@rule
def displayed_for(s: State, p: Player) -> int:
    """Faces in the display that could be placed in the estate, one bit each."""
    faces = displayed(s)
    for face in bits(faces):
        if spaces_for(p, face) == 0:
            faces &= ~(1 << face)
    return faces


@rule
def shown(s: State, colour: int) -> int:
    """Tiles of a colour in the display."""
    n = 0
    for slot in range(DISPLAY):
        if s.display[slot] >= 0 and FACE_COLOUR[s.display[slot]] == colour:
            n += 1
    return n


@rule
def shown_colours(s: State) -> int:
    """Colours in the display, one bit each."""
    colours = 0
    for slot in range(DISPLAY):
        if s.display[slot] >= 0:
            colours |= 1 << FACE_COLOUR[s.display[slot]]
    return colours


# ---- what may be taken ----
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
def takeable(s: State) -> int:
    """Faces that may be taken, one bit each.

    As an action any, also one that cannot be placed now. Option, and always after an exchange: only those that could be
    placed; if there is none and exchanging cannot help, any. With a castle: only those that could be placed.
    """
    if s.phase == Phase.ACT and s.options[Option.TAKE] == Takeable.ANY:
        return displayed(s)
    fitting = displayed_for(s, s.players[s.seat])
    if fitting != 0 or s.phase == Phase.FREE or can_exchange(s):
        return fitting
    return displayed(s)


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


# ---- filling it up ----
@rule
def lay_neutral(s: State, slot: int) -> None:
    """Without neutral tiles the place stays empty."""
    face = draw_neutral(s)
    s.display[slot] = face
    s.backs[slot] = -1 if face < 0 else NEUTRAL_BACK
    if face >= 0:
        say(Event.NEUTRAL, s.seat, face, slot + 1)


@rule
def refill(s: State) -> None:
    """The place of the tile taken is filled from the player's stacks, then with neutral tiles; five of a colour go."""
    p = s.players[s.seat]
    slot = s.slot
    s.slot = -1
    if p.stacked > 0:
        s.display[slot] = draw_own(s, s.seat)
        s.backs[slot] = OWN_BACK
        say(Event.REFILL, s.seat, s.display[slot], slot + 1)
        if p.stacked % STACK == 0:
            say(Event.EMPTIED, s.seat, (STACKED - p.stacked) // STACK)
        if p.stacked <= STACKED - STACK * (s.era + 1):
            s.ending = 1
    else:
        lay_neutral(s, slot)
    replace_fives(s)


@rule
def five_of_a_colour(s: State) -> int:
    """A colour with five tiles or more in the display, or -1."""
    counts = 0  # four bits per colour
    for slot in range(DISPLAY):
        if s.display[slot] >= 0:
            counts += 1 << (4 * FACE_COLOUR[s.display[slot]])
    for colour in range(N_COLOURS):
        if (counts >> (4 * colour)) & 15 >= FIVE:
            return colour
    return -1


@rule
def replace_colour(s: State, colour: int) -> None:
    """All tiles of a colour leave the display and neutral ones come; only neutral ones will be shuffled again."""
    places = 0
    for slot in range(DISPLAY):
        face = s.display[slot]
        if face >= 0 and FACE_COLOUR[face] == colour:
            if s.backs[slot] == NEUTRAL_BACK:
                s.returned[face] += 1
            else:
                s.gone[face] += 1
            places |= 1 << slot
    for slot in bits(places):
        lay_neutral(s, slot)


@rule
def replace_fives(s: State) -> None:
    """Rule book, "do not forget": checked again until no colour has five."""
    colour = five_of_a_colour(s)
    while colour >= 0:
        say(Event.FIVE, colour, shown(s, colour))
        replace_colour(s, colour)
        colour = five_of_a_colour(s)
    end_phase_if_display_empty(s)


@rule
def end_phase_if_display_empty(s: State) -> None:
    """Nobody can take a tile any more, so nobody can empty a stack: an empty display ends the phase in its place."""
    if s.ending == 0 and shown_colours(s) == 0:
        s.ending = 1
        say(Event.DISPLAY_EMPTY)
