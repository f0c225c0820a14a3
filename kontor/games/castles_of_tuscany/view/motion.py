"""What is seen to move: tiles from the display to a storage and on to an estate, cards, goods and points."""

from __future__ import annotations

from kontor.kernel.display import Motion
from kontor.picture import kit
from kontor.picture.motion import Motions

from ..components import BONUSES, COLOURS, GREEN, HEXAGON, MARBLE, RED, WORKERS
from ..decisions.targets import bonus_id, offer_id, stored_id
from .estate import held_id, tile_id

_YIELDS = {GREEN: "green", WORKERS: "worker", MARBLE: "marble"}  # cards and hexagons are told by events of their own


class Happened(Motions):
    at = ""
    """The tile that was placed: whatever it brings comes from there."""
    taken: Motion | None = None
    """A tile has left the display and is in hand, until it is known where it goes: then this is where it moves."""
    to_store = False
    placed: Motion | None = None
    """A tile was placed, out of a hand, unless it is paid for: then out of the storage."""

    # ---- tiles ------------------------------------------------------------------------------------------------------
    def take(self, player: int, face: int, place: int) -> None:
        self._pick_up(player, face, place)
        self.to_store = True

    def free(self, player: int, face: int, place: int) -> None:
        self._pick_up(player, face, place)
        self.to_store = False

    def _pick_up(self, player: int, face: int, place: int) -> None:
        self.taken = kit.move(held_id(player), offer_id(place - 1, face))
        self._face = face
        self.add(self.taken)

    def refill(self, player: int, face: int, place: int) -> None:
        self._come(player, face, place, kit.counter(player, "stack"))

    def neutral(self, player: int, face: int, place: int) -> None:
        self._come(player, face, place, kit.supply("stack"))

    def _come(self, player: int, face: int, place: int, source: str) -> None:
        if self.taken and self.to_store:  # the display is filled up when the tile is stored
            self.taken["id"] = stored_id(player, self._face, 0)
            self.taken = None
        self.add(kit.move(offer_id(place - 1, face), source))

    def throw(self, player: int, thing: int) -> None:
        self.add(kit.go(stored_id(player, thing, 0)))

    def place(self, player: int, thing: int, space: int) -> None:
        self.at = tile_id(player, space)
        if self.taken:
            self.taken["id"], self.taken = self.at, None
            return
        self.placed = kit.move(self.at, held_id(player))
        self._thing = thing
        self.add(self.placed)

    def hexagon(self, player: int) -> None:
        self.add(kit.move(stored_id(player, HEXAGON, 0), self._from(player)))

    # ---- the price --------------------------------------------------------------------------------------------------
    def pay_cards(self, player: int, count: int, colour: int) -> None:
        self._paid(player)
        self.add(kit.gain("region-card", count, kit.counter(player, "region-card"), kit.supply("region-card")))

    def pay_workers(self, player: int, count: int) -> None:
        self._paid(player)
        self.add(kit.gain("worker", count, kit.counter(player, "worker"), self._from(player)))

    def _paid(self, player: int) -> None:
        if self.placed:
            self.placed["source"] = stored_id(player, self._thing, 0)

    def extra(self, player: int) -> None:
        self.add(kit.gain("marble", 1, kit.counter(player, "marble"), kit.player(player)))

    # ---- what it brings ---------------------------------------------------------------------------------------------
    def _from(self, player: int) -> str:
        return self.at or kit.player(player)

    def _gain(self, player: int, icon: str, count: int, source: str) -> None:
        self.add(kit.gain(icon, count, source, kit.counter(player, icon)))

    def draw(self, player: int, count: int) -> None:
        self._gain(player, "region-card", count, kit.supply("region-card"))

    def cards(self, player: int, count: int) -> None:
        self.draw(player, count)

    def marble(self, player: int, count: int) -> None:
        self._gain(player, "marble", count, self._from(player))

    def workers(self, player: int, count: int) -> None:
        self._gain(player, "worker", count, self._from(player))

    def region(self, player: int, spaces: int, count: int) -> None:
        self._gain(player, "green", count, self._from(player))

    def crops(self, player: int, count: int) -> None:
        self._gain(player, "green", count, self._from(player))

    def colour(self, player: int, colour: int, count: int) -> None:
        self._gain(player, "green", count, f"colour:{COLOURS[colour]}")

    def bonus(self, player: int, bonus: int) -> None:
        self.add(kit.gain(f"bonus-plus-{BONUSES[bonus]}", 1, bonus_id(bonus), kit.player(player)))

    def storage_points(self, player: int, count: int) -> None:
        self._gain(player, "green", count, kit.player(player))

    def overflow(self, player: int, count: int) -> None:
        self.add(kit.points(player, count, self.at))

    def yield_(self, player: int, reward: int, count: int) -> None:
        if reward == RED:
            self.add(kit.points(player, count, kit.supply("yield-card")))
        elif reward in _YIELDS:
            self._gain(player, _YIELDS[reward], count, kit.supply("yield-card"))

    # ---- scoring ----------------------------------------------------------------------------------------------------
    def scored(self, player: int, count: int) -> None:
        self.add(kit.points(player, count, kit.counter(player, "green")))

    def final(self, player: int, count: int) -> None:
        self.add(kit.points(player, count, kit.player(player)))
