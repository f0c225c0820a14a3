"""What is seen to move: workers and tiles to their squares, goods to whoever gains them, prices back."""

from __future__ import annotations

from kontor.picture import kit
from kontor.picture.motion import Motions

from ..components import CELL_NAMES, COIN, FISH, GOODS, OBJECTIVE_IDS, PRICE, TILE_IDS, WHEAT
from ..decisions import tile_name


class Happened(Motions):
    at = ""
    """Where it happens: the worker that was placed, or the building that is used."""

    def place(self, player: int, cell: int) -> None:
        self.at = f"worker-{CELL_NAMES[cell]}"
        self.add(kit.move(self.at, kit.counter(player, "worker")))

    def use(self, player: int, tile: int, cell: int) -> None:
        self.at = tile_name(tile, cell)

    def gather(self, player: int, count: int, good: int) -> None:
        self.gain(player, count, good)

    def gain(self, player: int, count: int, good: int) -> None:
        self.add(kit.gain(GOODS[good], count, self.at or kit.supply(GOODS[good]), kit.counter(player, GOODS[good])))

    def pay(self, player: int, count: int, good: int) -> None:
        self.add(kit.gain(GOODS[good], count, kit.counter(player, GOODS[good]), kit.supply(GOODS[good])))

    def buy(self, player: int, count: int, good: int, coins: int) -> None:
        self.pay(player, coins, COIN)

    def fee(self, player: int, owner: int) -> None:
        self.add(kit.gain("coin", 1, kit.counter(player, "coin"), kit.counter(owner, "coin")))

    def points(self, player: int, count: int) -> None:
        self.add(kit.points(player, count, self.at))

    def build(self, player: int, tile: int, cell: int, count: int) -> None:
        self.at = tile_name(tile, cell)
        self.add(kit.move(self.at, f"market-{TILE_IDS[tile]}"), kit.points(player, count, self.at))

    def claim(self, player: int, objective: int, count: int) -> None:
        card = f"card-{OBJECTIVE_IDS[objective]}"
        self.add(kit.gain("card", 1, kit.counter(player, "card"), card), kit.points(player, count, card))

    def feed(self, player: int, fish: int, wheat: int, bought: int) -> None:
        for good, count in ((FISH, fish), (WHEAT, wheat), (COIN, PRICE * bought)):
            if count:
                self.pay(player, count, good)

    def hunger(self, player: int, count: int, points: int) -> None:
        self.add(kit.points(player, -points))

    def cathedral(self, player: int, count: int) -> None:
        self.add(kit.points(player, count, "tile-cathedral"))

    def castle(self, player: int, count: int) -> None:
        self.add(kit.points(player, count, "tile-castle"))

    def watchtower(self, player: int, count: int) -> None:
        self.add(kit.points(player, count, "tile-watchtower"))

    def coins(self, player: int, count: int) -> None:
        self.add(kit.points(player, count))
