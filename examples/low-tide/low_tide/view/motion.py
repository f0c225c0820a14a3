"""What is seen to move: walkers, finds on their way to the baskets and back into the sea, points."""

from __future__ import annotations

from kontor.picture import kit
from kontor.picture.motion import Motions

from ..components import CELL_NAMES, FINDS, SOUVENIR_IDS, SOUVENIRS


class Happened(Motions):
    at = ""
    """The square that was walked to."""

    def walk(self, player: int, cell: int) -> None:
        self.at = CELL_NAMES[cell]
        self.add(kit.move(f"walker-{player}", f"walker-{player}"))

    def take(self, player: int, find: int) -> None:
        self.add(kit.gain(FINDS[find], 1, self.at, kit.counter(player, FINDS[find])))

    def wash(self, player: int, find: int, cell: int) -> None:
        self.add(kit.reveal(f"find-{CELL_NAMES[cell]}"))

    def make(self, player: int, souvenir: int, count: int) -> None:
        for find, n in zip(FINDS, SOUVENIRS[souvenir].needs, strict=True):
            if n:
                self.add(kit.gain(find, n, kit.counter(player, find), kit.supply(find)))
        self.add(kit.points(player, count, f"card-{SOUVENIR_IDS[souvenir]}"))

    def draw(self, player: int, souvenir: int) -> None:
        self.add(kit.reveal(f"card-{SOUVENIR_IDS[souvenir]}"))

    def leftovers(self, player: int, count: int) -> None:
        self.add(kit.points(player, count))
