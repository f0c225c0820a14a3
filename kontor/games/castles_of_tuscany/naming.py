"""Names of the spaces of an estate: which third of it, and where there, as nobody counts columns and rows.

They go by the estate tile and the space on it, so they are the same however the tiles are shifted: "left third, upper
right".
"""

from __future__ import annotations

import functools
from collections.abc import Mapping

from kontor.kernel.words import Words

from .geometry import TILE_SPACES

_THIRDS = ("left", "middle", "right")
_SPOTS = (
    *("upper-left", "middle-left", "lower-left"),
    *("top", "upper-middle", "lower-middle", "bottom"),
    *("upper-right", "middle-right", "lower-right"),
)


@functools.lru_cache(None)
def space(words: Words, index: int) -> Mapping[str, str]:
    """Forms of a name: short, `cap` at the beginning of a sentence, `third` in a word, `at` after what goes there."""
    third, spot = f"third-{_THIRDS[index // TILE_SPACES]}", words(f"spot-{_SPOTS[index % TILE_SPACES]}")
    short = f"{words(third)}, {spot}"
    return {
        "": short,
        "cap": short[:1].upper() + short[1:],
        "third": words(f"{third}.brief"),
        "at": f"{words(f'{third}.in')}, {spot}",
    }
