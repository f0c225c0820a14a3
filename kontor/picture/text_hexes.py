"""A board of hexes for a terminal: three lines a row of hexes, sites at their corners, walls between the sites.

A free site is its number, `B` a house of blue, `B^R` a house of blue with a tower of red; what can be chosen is green.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeVar

from rich.console import Console
from rich.text import Text

from kontor.kernel import Words
from kontor.kernel.scene import Area, Line, Piece, Place, Scene

Thing = TypeVar("Thing", Piece, Place)
HALF = 6  # characters of half a hex
LEGAL = "bold green"


def show(scene: Scene, area: Area, words: Words, console: Console) -> None:
    _Board(scene, area, words, console).show()


class _Board:
    def __init__(self, scene: Scene, area: Area, words: Words, console: Console) -> None:
        self.scene, self.area, self.words, self.console = scene, area, words, console
        self.here = [piece for piece in scene.pieces if piece.area == area.id]
        self.hexes = [piece for piece in self.here if piece.kind == "hex"]
        self.sites = [place for place in scene.places if place.area == area.id and place.tone]
        self.targets = scene.targets
        self.left = min(piece.x for piece in self.hexes)
        self.top = min(piece.y for piece in self.hexes)
        self.marks: dict[int, dict[int, tuple[str, str]]] = {}
        others = [place for place in scene.places if place.area == area.id and not place.tone]
        self.others = [piece for piece in self.here if piece.kind not in ("hex", "ground", "label", "slot", "cell")]
        self.pieces_at = self.by_site(self.others)
        self.places_at = self.by_site(others)

    def show(self) -> None:
        for piece in self.hexes:
            self.hex(piece)
        for line in self.scene.lines:
            if line.area == self.area.id:
                self.edge(line)
        for site in self.sites:
            self.site(site)
        self.console.print(Text(self.area.title, style="bold"))
        if legend := self.scene.captions.get("legend"):
            self.console.print(Text(legend, style="dim"))
        for row in range(min(self.marks), max(self.marks) + 1):
            self.console.print(self.row(self.marks.get(row, {})), no_wrap=True, overflow="crop")
        if not self.sites:
            for piece in self.others:
                self.console.print(Text(f"• {piece.label}"))

    # ---- where ----
    def at(self, x: float, y: float) -> tuple[int, int]:
        """Line and column of a point."""
        first = self.hexes[0]
        return round((y - self.top) / (first.height / 4)), round((x - self.left) / (first.width / 2) * HALF)

    def put(self, row: int, column: int, text: str, style: str) -> None:
        """Centred on a column."""
        self.marks.setdefault(row, {})[column - (len(text) - 1) // 2] = (text, style)

    def row(self, marks: dict[int, tuple[str, str]]) -> Text:
        out = Text()
        for column in sorted(marks):
            text, style = marks[column]
            out.append(" " * (column - len(out)))
            out.append(text, style=style)
        return out

    # ---- what ----
    def hex(self, piece: Piece) -> None:
        row, column = self.at(piece.x + piece.width / 2, piece.y + piece.height / 2)
        name = piece.title or self.words.plain(f":{piece.symbol}:").lower()
        style = (
            LEGAL if piece.id in self.targets else "bold yellow" if piece.marked else "bold" if piece.title else "dim"
        )
        self.put(row, column, name[: 2 * HALF - 2].rstrip(), style)

    def edge(self, line: Line) -> None:
        """A wall or an open edge: one sign between lines above each other, two between slanted ones."""
        (row, column), (last, right) = sorted(self.at(*point) for point in line.points)
        style = LEGAL if line.id in self.targets else "bold" if line.kind == "wall" else "dim"
        way = (right > column) - (right < column)
        if not way:
            self.put((row + last) // 2, column, "║" if line.kind == "wall" else "·", style)
            return
        sign = ("╲" if way > 0 else "╱") if line.kind == "wall" else "·"
        self.put(row, column + 3 * way, sign, style)
        self.put(last, right - 3 * way, sign, style)

    def site(self, place: Place) -> None:
        row, column = self.at(*_middle(place))
        near = self.pieces_at.get(place.id, [])
        house = "".join(self.letter(piece) for piece in near if piece.kind != "tower")
        tower = "".join(f"^{self.letter(piece)}" for piece in near if piece.kind == "tower")
        legal = any(other.id in self.targets for other in [place, *self.places_at.get(place.id, [])])
        style = LEGAL if legal else "bold magenta" if near else "dim"
        if any(piece.marked for piece in near):
            style = "bold yellow"
        self.put(row, column, house + tower or place.id.rpartition(":")[2], style)

    def by_site(self, things: Sequence[Thing]) -> dict[str, list[Thing]]:
        """Things by the id of the nearest site."""
        middles = [(site.id, _middle(site)) for site in self.sites]
        found: dict[str, list[Thing]] = {}
        for thing in things if middles else ():
            here = _middle(thing)
            found.setdefault(min(middles, key=lambda site: math.dist(site[1], here))[0], []).append(thing)
        return found

    def letter(self, piece: Piece) -> str:
        if 0 <= piece.owner < len(self.scene.players):
            return self.scene.players[piece.owner].letter
        return piece.title or "N"


def _middle(thing: Piece | Place) -> tuple[float, float]:
    return thing.x + thing.width / 2, thing.y + thing.height / 2
