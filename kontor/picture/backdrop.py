"""The backdrop of a game: all that never changes, in one file for each language.

It has parts (grounds, tiles, cards) by name, and the palette. Its key has the language and a hash of the content, so
that a browser can keep it for ever.
"""

from __future__ import annotations

import functools
import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files

from kontor.kernel.display import Drawn, Node, Picture
from kontor.kernel.words import Words

from .wooden import PARTS

Parts = Mapping[str, Sequence[Node]]
Palette = Mapping[str, tuple[str, str]]


@dataclass(frozen=True)
class Backdrop:
    """What never changes while a game is played, such as its board: sent once and kept."""

    key: str
    parts: Parts
    palette: Palette
    """Colours of the game: light, dark."""

    @staticmethod
    @functools.cache
    def of(package: str, language: str, parts: Callable[[Words], Parts]) -> Backdrop:
        """What the function `parts` of the game's view draws in a language, with the pieces all games share."""
        drawn = dict(sorted({**PARTS, **parts(Words.of(package, language))}.items()))
        palette = palette_of(package)
        text = json.dumps([drawn, palette])
        return Backdrop(f"{language}-{hashlib.sha1(text.encode()).hexdigest()[:12]}", drawn, palette)

    @staticmethod
    def picture(
        words: Words, parts: Callable[[Words], Parts], areas: Mapping[str, Drawn],
        ghosts: Mapping[str, Sequence[Node]] | None = None,
    ) -> Picture:  # fmt: skip
        """What lies on the table now, on the game's backdrop in the language of the words."""
        out: Picture = {"backdrop": Backdrop.of(words.package, words.language, parts).key, "areas": areas}
        if ghosts:
            out["ghosts"] = ghosts
        return out

    @functools.cached_property
    def json(self) -> bytes:
        """As a browser gets it."""
        content = {"parts": self.parts, "palette": self.palette}
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


@functools.cache
def palette_of(package: str) -> Palette:
    """`art/palette.toml`: each colour as light and dark (`grass = ["#D3DDB0", "#3F4A30"]`)."""
    file = files(package).joinpath("art", "palette.toml")
    if not file.is_file():
        return {}
    return {name: (light, dark) for name, (light, dark) in tomllib.loads(file.read_text(encoding="utf-8")).items()}
