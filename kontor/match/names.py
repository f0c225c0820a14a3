"""Names of players: what may be one, and names of bots in the reader's language."""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping, Sequence

from kontor.kernel import BadOption
from kontor.kernel.words import Name, Words

_KEPT = 5_000  # tables whose names are kept ready in a language


def names_in(words: Words, names: Sequence[str], bots: Mapping[int, str]) -> tuple[Name, ...]:
    """Names with those of bots in the language of the words; those alike keep the order in which they sat down."""
    return _names_in(words, tuple(names), tuple(bots.items()))


@functools.lru_cache(_KEPT)
def _names_in(words: Words, names: tuple[str, ...], bots: tuple[tuple[int, str], ...]) -> tuple[Name, ...]:
    out, known = list(names), {seat: bot for seat, bot in bots if words.has(f"bot-{bot}")}
    taken = {name for seat, name in enumerate(names) if seat not in known}
    for seat in sorted(known, key=lambda seat: (len(names[seat]), names[seat])):
        out[seat] = free_name(words(f"bot-{known[seat]}"), taken)
        taken.add(out[seat])
    return tuple([Name(name) for name in out])


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody has it already: "Casual bot 2"."""
    number, free = 2, name
    while free in taken:
        free, number = f"{name} {number}", number + 1
    return free


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= 40 or "|" in name or not name.isprintable():
        raise BadOption(f"“{name}” cannot be a name; a name must have 1 to 40 characters, without “|”.")
    return name
