"""Tiles of the display: which of them may be taken, and when a colour may be exchanged first."""

from __future__ import annotations

from kontor.kernel import bits, rule

from .components import DISPLAY, N_FACES
from .piles import shown_colours
from .spaces import spaces_for, wanted_colours
from .state import Option, Phase, Player, State, Takeable
from .tables import FACE_COLOUR


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
