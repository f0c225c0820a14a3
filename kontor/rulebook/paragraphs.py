"""The paragraphs of a rules page: headings with anchors that all languages share, and what each is about."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

from kontor.kernel import Game
from kontor.kernel.errors import BadData

from .examples import Rulebook

_HEADING = re.compile(r"^(#{2,3}) +(.+?)(?: +\{#([a-z][a-z0-9-]*)\})? *$", re.MULTILINE)


@dataclass(frozen=True)
class Heading:
    anchor: str
    """Empty: it has none."""
    title: str
    level: int
    """2 or 3."""


@functools.cache
def source(game: Game, language: str) -> str:
    """The text as it is written; in English where the game has none in that language."""
    folder = files(game.package).joinpath("text")
    there = folder.joinpath(f"rules.{language}.md")
    return (there if there.is_file() else folder.joinpath("rules.en.md")).read_text(encoding="utf-8")


@functools.cache
def headings(game: Game, language: str) -> tuple[Heading, ...]:
    found = _HEADING.finditer(source(game, language))
    return tuple(Heading(match[3] or "", match[2], len(match[1])) for match in found)


@functools.cache
def about(game: Game, language: str) -> Mapping[str, tuple[str, str]]:
    """What the paragraphs are about: how the id of a target, card or counter begins -> anchor and title."""
    titles = {heading.anchor: heading.title for heading in headings(game, language)}
    try:
        book = Rulebook.of(game)
    except BadData:  # whoever opens the rules hears of it
        return {}
    return {key: (anchor, titles[anchor]) for key, anchor in book.about.items() if anchor in titles}
