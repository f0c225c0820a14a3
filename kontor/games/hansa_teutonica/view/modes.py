"""The switch beside the question: which piece a click on a free space places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kontor.kernel.scene import Choice, Mode
from kontor.kernel.words import Words

from ..components import KINDS, NEUTRAL
from ..displacing import STOCK, source
from ..state import Phase, State
from .mat import ICONS


def of(verb: str, values: Mapping[str, int]) -> str:
    """The position at which a click means this decision."""
    if verb == "place":
        return KINDS[values["kind"]]
    if verb == "extra":
        return f"extra-{KINDS[values['kind']]}"
    return "displaced" if verb == "settle" else ""


def modes(s: State, words: Words, choices: Iterable[Choice]) -> list[Mode]:
    """In a turn always both kinds, so that the switch keeps its place; after displacing what there is."""
    there = {choice.mode for choice in choices if choice.mode}
    if s.phase == Phase.ACT and there:
        own = s.players[s.seat]
        return [
            Mode(name, ICONS[k], s.seat, words(f"mode-{name}"), own.supply[k], name) for k, name in enumerate(KINDS)
        ]
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
