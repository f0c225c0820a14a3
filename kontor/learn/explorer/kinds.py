"""What makes two positions alike, and two choices: a game says it in `learn/kinds.py`, from what the seat may know.

`facts(view, seat, legal)` gives facts of a position from the most general to the most special (`{"asked": "turn",
"round": 2, "food": 0}`); the first few of them make a kind that is more general. `group(view, seat, action)` gives the
kind of a choice, a name and numbers (`"place", {"wood": 2}`), or None where the choice is told apart from all others.
The words stand beside it in `explorer.LANGUAGE.ftl`: `fact-NAME` with `$value`, `group-NAME` with its numbers; numbers
that have a text `part-NAME` are listed in `$parts`. A game without such a module is told by its verbs alone.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Protocol

from fluent.runtime import FluentResource

from kontor.kernel import Game
from kontor.kernel.phrases import Phrases
from kontor.kernel.words import Words, spoken_in

FEWEST_GAMES = 20
"""With fewer, nothing is said of a kind of position."""
_FEW_ARGUMENTS = 60  # kinds of decision with so many possibilities at most are told apart where a game says nothing

Facts = Mapping[str, int | str]
Group = tuple[str, Mapping[str, int]]


class _Said(Protocol):
    """What a game's `learn/kinds.py` has."""

    def facts(self, view: Any, seat: int, legal: Sequence[int]) -> Facts: ...
    def group(self, view: Any, seat: int, action: int) -> Group | None: ...


class _LearnWords(Words):
    """Texts of a game, and those of its explorer."""

    def __init__(self, package: str, language: str) -> None:
        super().__init__(package, language)
        own = files(package).joinpath("learn", f"explorer.{language}.ftl")
        if own.is_file():
            self._bundle.add_resource(FluentResource(own.read_text(encoding="utf-8")))


class Kinds:
    """Kinds of positions and choices of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        name = f"{game.package}.learn.kinds"
        there = importlib.util.find_spec(f"{game.package}.learn") and importlib.util.find_spec(name)
        self._said: _Said | None = importlib.import_module(name) if there else None

    @staticmethod
    @functools.cache
    def of(game: Game) -> Kinds:
        return Kinds(game)

    @property
    def own(self) -> bool:
        """The game itself says what is alike."""
        return self._said is not None

    # ---- positions ----
    def facts(self, view: Any, seat: int, legal: Sequence[int]) -> Facts:
        if self._said:
            return self._said.facts(view, seat, legal)
        verbs = {self.game.actions.signature(action).verb for action in legal}
        return {"asked": "-".join(sorted(verbs)), "players": view.seats}

    # ---- choices ----
    def group(self, view: Any, seat: int, action: int) -> str:
        """The kind of a choice as text: `place wood=2`; a choice by itself as `=build well`."""
        said = self._said.group(view, seat, action) if self._said else self._by_verb(action)
        if said is None:
            return "=" + self.game.actions.notation(action)
        name, numbers = said
        return " ".join([name, *(f"{key}={number}" for key, number in numbers.items())])

    def _by_verb(self, action: int) -> Group | None:
        signature = self.game.actions.signature(action)
        return None if signature.size <= _FEW_ARGUMENTS else (signature.verb, {})

    # ---- in words ----
    def told(self, facts: Facts, language: str) -> list[str]:
        """The facts in words, from the most general."""
        if not self._said:
            return []
        words = _words(self.game.package, language)
        return [words(f"fact-{name}", value=value) for name, value in facts.items()]

    def group_words(self, group: str, phrases: Phrases) -> str:
        """A kind of choice in words."""
        if group.startswith("="):
            return phrases.choice(self.game.actions.parse(group[1:]))
        name, *rest = group.split(" ")
        if not self._said:
            return f"{name} …"
        numbers = {key: int(value) for key, _, value in (part.partition("=") for part in rest)}
        words = _words(self.game.package, phrases.words.language)
        parts = [words(f"part-{key}", count=n) for key, n in numbers.items() if n and words.has(f"part-{key}")]
        told: dict[str, Any] = {"parts": ", ".join(parts)}
        for key, number in numbers.items():
            domain = self.game.domains.get(key)
            told[key] = number
            if domain is not None:
                prefix, name_of = f"{domain.words}-{domain.names[number]}", phrases.named(domain, number)
                told |= {key: name_of, **{f"{key}_{a}": t for a, t in words.forms(prefix).items()}}
        spoken = f"group-{name}"
        return words(f"{spoken}.none" if not parts and words.has(f"{spoken}.none") else spoken, **told)


@functools.cache
def _words(package: str, language: str) -> Words:
    return _LearnWords(package, spoken_in(package, language))


def keys(facts: Facts) -> Iterator[str]:
    """The kinds a position belongs to, from the most general: `asked=turn`, `asked=turn round=2`, ..."""
    parts = [f"{name}={value}" for name, value in facts.items()]
    for length in range(1, len(parts) + 1):
        yield " ".join(parts[:length])
