"""Estates, regions, payments and points told a second time, slowly and plainly, from the printed tiles."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from kontor.games.castles_of_tuscany.state import State
from tests.games.castles_of_tuscany.facts import (
    CELLS,
    COLOUR_BONUS,
    COLOURS,
    ESTATE_TILES,
    LETTER,
    REGION_POINTS,
    SPACE_NAMES,
)

Region = frozenset[str]
CROPS = ("grapes", "olives", "grain", "livestock")


class Estate:
    """What lies before one player, by names of spaces."""

    def __init__(self, s: State, seat: int) -> None:
        p = s.players[seat]
        self.at: dict[str, tuple[int, int]] = {}
        self.colour: dict[str, str] = {}
        self.tile: dict[str, int] = {}
        lift = 0
        for k in range(3):
            letter = "ABC"[p.order[k]]
            printed = ESTATE_TILES[f"{letter}{p.estate[p.order[k]] + 1}"]
            if k:
                lift += 1 if p.shift[k - 1] else -1
            for i, (x, y) in enumerate(CELLS):
                name = SPACE_NAMES[10 * k + i]
                self.at[name] = (3 * k + x, y + lift)
                self.colour[name] = LETTER[(printed[::-1] if p.turned[k] else printed)[i]]
                self.tile[name] = p.tile[10 * k + i]

    def beside(self, a: str, b: str) -> bool:
        (ax, ay), (bx, by) = self.at[a], self.at[b]
        return (abs(ax - bx), abs(ay - by)) in ((0, 2), (1, 1))

    def regions(self) -> list[Region]:
        left, out = set(self.at), []
        while left:
            region = {left.pop()}
            while more := {b for b in left for a in region if self.colour[a] == self.colour[b] and self.beside(a, b)}:
                region |= more
                left -= more
            out.append(frozenset(region))
        return out

    def region(self, space: str) -> Region:
        return next(region for region in self.regions() if space in region)

    def covered(self, spaces: Iterable[str]) -> bool:
        return all(self.tile[space] >= 0 for space in spaces)

    def complete_colours(self) -> set[str]:
        return {c for c in COLOURS if self.covered(x for x, colour in self.colour.items() if colour == c)}

    def open_spaces(self, colour: str = "") -> set[str]:
        """Empty spaces beside a covered one, of one colour if given."""
        return {
            x
            for x in self.at
            if self.tile[x] < 0
            and (not colour or self.colour[x] == colour)
            and any(self.tile[y] >= 0 and self.beside(x, y) for y in self.at)
        }

    def crops_in(self, region: Region, things: tuple[str, ...]) -> set[str]:
        """Crops on the tiles of a region; `things` names tiles."""
        faces = [things[self.tile[x]] for x in region if 0 <= self.tile[x] < len(things)]
        return {crop for face in faces for crop in face.split("-") if crop in CROPS}


def placed_points(
    before: Estate, after: Estate, thing: str, space: str, had: int, things: tuple[str, ...]
) -> tuple[int, int, int]:
    """Green points for placing: region, colour bonus, crops. `had`: how many have had the bonus of the colour."""
    colour, region = after.colour[space], after.region(space)
    points = [0, 0, 0]
    if after.covered(region):
        points[0] = REGION_POINTS[len(region)]
    if colour in after.complete_colours() and had < 2:
        points[1] = COLOUR_BONUS[colour][had]
    if colour == "agriculture":
        new = {crop for crop in thing.split("-") if crop in CROPS} - before.crops_in(region, things)
        points[2] = 1 if thing == "hexagon" else len(new)
    return points[0], points[1], points[2]


def payments(hand: dict[str, int], workers: int, colour: str) -> set[tuple[tuple[tuple[str, int], ...], int]]:
    """Every way to pay for a space, by brute force: cards by colour (sorted, without zeros), and workers."""
    cards = [c for c, n in hand.items() for _ in range(n)]
    out = set()
    for size in range(5):
        for chosen in set(itertools.combinations(sorted(cards), size)):
            for used in range(min(2, workers) + 1):
                if _is_payment(list(chosen), used, colour):
                    counts = tuple(sorted((c, chosen.count(c)) for c in set(chosen)))
                    out.add((counts, used))
    return out


def _is_payment(cards: list[str], workers: int, colour: str) -> bool:
    """Exactly two units, nothing left over."""
    singles = cards.count(colour)
    others = [cards.count(c) for c in set(cards) if c != colour]
    return all(n % 2 == 0 for n in others) and singles + sum(n // 2 for n in others) + workers == 2
