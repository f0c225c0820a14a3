"""Versions of a game's rules: what each changed, and for which games.

The version of a game is a number from 1, with a mark of other data after it if there is one (`2-1a2b3c4d`). Whoever
raises it says with a `Change` which games play differently since then; others, started with an earlier one, continue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass


def every_game(players: int, options: Mapping[str, str]) -> bool:
    return True


@dataclass(frozen=True)
class Change:
    """What a version changed; the game's text `rules-change-VERSION` tells it in a sentence."""

    version: int
    touches: Callable[[int, Mapping[str, str]], bool] = every_game
    """Does a game for so many players with these options play differently since then?"""


def split(version: str) -> tuple[int, str] | None:
    """Number and mark of a version; None: it has no number."""
    number, dash, mark = version.partition("-")
    plain = number.isascii() and number.isdigit() and len(number) < 9 and not number.startswith("0")
    return (int(number), dash + mark) if plain else None


def number(version: str) -> int | None:
    parts = split(version)
    return parts[0] if parts else None


def between(earlier: str, later: str) -> range | None:
    """The versions that came after the earlier one; None: it is no earlier version of the same rules."""
    old, new = split(earlier), split(later)
    if old is None or new is None or old[1] != new[1] or not 1 <= old[0] <= new[0]:
        return None
    return range(old[0] + 1, new[0] + 1)
