"""The rules as plain Markdown, for a terminal: pictures as their captions, icons as their words."""

from __future__ import annotations

import re

from kontor.kernel import Game

from .paragraphs import source

_ANCHOR = re.compile(r" +\{#[a-z][a-z0-9-]*\} *$", re.MULTILINE)
_PICTURE = re.compile(r"!\[((?:[^\[\]]|\[[^\]]*\])*)\]\(example:[\w-]+\)")
DECORATION = re.compile(r"::[a-z][a-z0-9-]*:: ?")


def plain(game: Game, language: str) -> str:
    text = _ANCHOR.sub("", source(game, language))
    text = _PICTURE.sub(lambda match: f"> {match[1]}", text)
    return game.words(language).plain(DECORATION.sub("", text))
