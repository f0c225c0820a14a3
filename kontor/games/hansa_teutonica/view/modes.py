"""The switch beside the question: which piece a click on a free space places, or whether it moves one of one's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kontor.kernel.scene import Choice, Mode
from kontor.kernel.words import Words

from ..components import BOOK, KINDS, NEUTRAL, TRACK_VALUES, TRACKS
from ..displacing import STOCK, source
from ..state import Phase, State
from .mat import ICONS

MOVE = "move"


def of(phase: int, verb: str, values: Mapping[str, int]) -> str:
    """The position at which a click means this decision; it also says which piece displaces another."""
    if verb in ("place", "with"):
        return KINDS[values["kind"]]
    if verb == "move" and phase == Phase.ACT:
        return MOVE
    if verb == "extra":
        return f"extra-{KINDS[values['kind']]}"
    return "displaced" if verb == "settle" else ""


def modes(s: State, words: Words, choices: Iterable[Choice]) -> list[Mode]:
    """In a turn always both kinds, so that the switch keeps its place, and moving, so that nobody picks up a piece who
    meant to place one; after displacing what there is."""
    there = {choice.mode for choice in choices if choice.mode}
    if s.phase == Phase.ACT and there:
        own = s.players[s.seat]
        kinds = [
            Mode(name, ICONS[k], s.seat, words(f"mode-{name}"), own.supply[k], name) for k, name in enumerate(KINDS)
        ]
        moves = TRACK_VALUES[BOOK][own.level[BOOK]]
        return [*kinds, Mode(MOVE, TRACKS[BOOK], s.seat, words("mode-move"), moves)] if MOVE in there else kinds
    if s.phase != Phase.RELOCATE or len(there) < 2:
        return []
    owner, kind = s.victim >> 1, s.victim & 1
    out = [Mode("displaced", ICONS[kind], owner, words("mode-displaced"), 1, KINDS[kind])]
    out += [
        Mode(f"extra-{name}", ICONS[k], owner, words(f"mode-extra-{name}"), _extras(s, owner, k), name)
        for k, name in enumerate(KINDS)
    ]
    return [mode for mode in out if mode.id in there]


def _extras(s: State, owner: int, kind: int) -> int:
    """How many extra pieces of a kind may come."""
    if owner == NEUTRAL:
        return s.extras
    own = s.players[owner]
    return min(s.extras, (own.stock if source(s) == STOCK else own.supply)[kind])
