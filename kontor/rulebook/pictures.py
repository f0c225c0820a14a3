"""Pictures of examples, drawn from the scenes of their matches: they show what the game shows, in every language."""

from __future__ import annotations

import functools
import gzip
import hashlib
from dataclasses import dataclass, replace

from kontor.kernel import Game
from kontor.match import SPECTATOR
from kontor.picture import detail as drawing

from .examples import Rulebook


@dataclass(frozen=True)
class Picture:
    svg: str
    width: float
    height: float
    key: str
    """Of what it shows: another picture has another."""

    @functools.cached_property
    def zipped(self) -> bytes:
        return gzip.compress(self.svg.encode(), mtime=0)


@functools.lru_cache(1_000)
def picture(game: Game, name: str, language: str, theme: str = "light") -> Picture:
    """`BadData` names file and line of what is wrong with the example."""
    book = Rulebook.of(game)
    match, example = book.match(name), book.example(name)
    everything = example.viewer is None
    viewer = (SPECTATOR if match.to_move is None else match.to_move) if example.viewer is None else example.viewer
    scene = match.scene(viewer, language, everything)
    if not example.glow:
        scene = replace(scene, choices=[], question="", help="")
    for unknown in drawing.unknown(scene, example.detail):
        book.wrong(name, _key(example.detail, unknown), f"“{unknown}” is not to be seen in this example")
    svg = drawing.detail(scene, example.detail, theme)
    return Picture(svg, *drawing.size_of(svg), hashlib.sha1(svg.encode()).hexdigest()[:12])


def _key(shown: drawing.Detail, name: str) -> str:
    """Which key of an example names it."""
    return (
        "near"
        if name in shown.near
        else "rings"
        if name in shown.rings
        else "arrows"
        if name in shown.targets()
        else "show"
    )


@functools.lru_cache(1_000)
def story(game: Game, name: str, language: str) -> tuple[str, ...]:
    """The last decisions in words, as many as the example tells."""
    book = Rulebook.of(game)
    tell, match = book.example(name).tell, book.match(name)
    viewer = book.example(name).viewer
    return tuple(match.story(language, viewer)[-tell:]) if tell else ()
