"""What a game declares for the coach and its words: `learn/advice.py`, `learn/advice.LANGUAGE.ftl` in its folder."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from importlib.resources import files

from fluent.runtime import FluentResource

from kontor.kernel import Game, Words
from kontor.kernel.advice import Adviser
from kontor.kernel.phrases import Phrases
from kontor.kernel.words import spoken_in


@functools.cache
def adviser(package: str) -> Adviser:
    """Of the game in that package; one that says nothing where the game has none."""
    name = f"{package}.learn.advice"
    if importlib.util.find_spec(f"{package}.learn") is None or importlib.util.find_spec(name) is None:
        return Adviser()
    found = importlib.import_module(name).ADVICE
    assert isinstance(found, Adviser), f"ADVICE of {name} must be an Adviser"
    return found


class CoachWords(Words):
    """The texts of a game, and those of its advice."""

    def __init__(self, package: str, language: str) -> None:
        super().__init__(package, language)
        path = files(package).joinpath("learn", f"advice.{language}.ftl")
        if path.is_file():
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)


@functools.cache
def coach_words(package: str, language: str) -> CoachWords:
    return CoachWords(package, spoken_in(package, language))


def coach_phrases(game: Game, phrases: Phrases) -> Phrases:
    """The same names and the same one spoken to, with the words of the advice."""
    return Phrases(game, coach_words(game.package, phrases.words.language), phrases.names, phrases.you)
