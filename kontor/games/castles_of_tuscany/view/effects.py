"""What tiles do when they are placed, in words."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from kontor.kernel.words import Words

from ..components import (
    CART,
    COLOURS,
    FACE_COLOUR,
    HEXAGON,
    MONASTERY,
    MONASTERY_CARDS,
    N_BONUSES,
    PLUS_MARBLE,
    PLUS_WORKER,
    PLUS_YIELD,
    QUARRY,
    VILLAGE,
)

NO_BONUS = (0,) * N_BONUSES
_MORE = {QUARRY: PLUS_MARBLE, VILLAGE: PLUS_WORKER, CART: PLUS_YIELD}


def how_much(colour: int, bonus: Sequence[int]) -> int:
    """Marble, workers, cards that a tile on a space of that colour brings to one who has those bonus tiles."""
    if colour == MONASTERY:
        return MONASTERY_CARDS
    return 1 + bonus[_MORE[colour]] if colour in _MORE else 1


def does(words: Words, thing: int, bonus: Sequence[int]) -> str:
    """As an entry of what a choice brings."""
    return words("does-hexagon") if thing == HEXAGON else _does(words, FACE_COLOUR[thing], bonus)


def _does(words: Words, colour: int, bonus: Sequence[int]) -> str:
    return words(f"does-{COLOURS[colour]}", count=how_much(colour, bonus))


@functools.lru_cache(1000)
def told(words: Words, thing: int, bonus: tuple[int, ...]) -> str:
    """As a sentence after a name."""
    return _sentence(does(words, thing, bonus))


@functools.lru_cache(1000)
def told_of_space(words: Words, colour: int, bonus: tuple[int, ...]) -> str:
    return _sentence(_does(words, colour, bonus))


def _sentence(text: str) -> str:
    return f". {text[:1].upper()}{text[1:]}."
