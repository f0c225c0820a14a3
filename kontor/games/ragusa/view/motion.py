"""What is seen to move: houses, towers and walls to where they stand, goods from every house that woke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kontor.kernel.display import Motion
from kontor.kernel.summary import Told
from kontor.picture import kit
from kontor.picture.motion import Motions

from ..components import (
    ARCHITECT,
    CATHEDRAL,
    CLOCKWISE,
    COMMODITIES,
    FISH,
    FISHMONGER,
    GOODS,
    MAKES,
    MARKET,
    MASON,
    RECTOR,
    RESERVED,
    RESOURCES,
    RING,
    SHIPS,
    SUPER,
    WHARF,
)
from ..market import costs
from ..state import State
from .city import hex_id, house_id, tower_id, wall_id
from .port import price_id, section_id, ship_id

_MAKER = {commodity: hex_ for hex_, (_, commodity) in MAKES.items()}


class Happened(Motions):
    before: State
    state: State

    def __init__(self, before: State, state: State) -> None:
        super().__init__(before, state)
        self._site = state.site
        self._woke: Counter[tuple[int, int]] = Counter()

    @classmethod
    def of(cls, events: Iterable[Told], before: State, state: State) -> list[Motion]:
        """What is decided on the way belongs to the house that acts: there it is seen, unless it puts something
        on the board, which is seen where it stands."""
        motions = super().of(events, before, state)
        if before.site < 0 or any(motion["kind"] == "move" for motion in motions):
            return motions
        return [kit.step(cls._acts(before, state)), *motions]

    # ---- houses -----------------------------------------------------------------------------------------------------
    def build(self, owner: int, site: int) -> None:
        self._new(site)
        self.add(kit.move(self._house(site), kit.counter(owner, "house")))

    def super(self, player: int, site: int) -> None:
        self._new(site)
        self.add(kit.move(self._house(site), kit.counter(player, "superhouse")))

    def gain(self, owner: int, count: int, resource: int) -> None:
        self.add(kit.gain(RESOURCES[resource], count, self._house(self._site), kit.counter(owner, RESOURCES[resource])))

    def exchange(self, owner: int, count: int, resource: int) -> None:
        fish, other = RESOURCES[FISH], RESOURCES[resource]
        self.add(kit.gain(fish, count, kit.counter(owner, fish), kit.player(owner)))
        self.add(kit.gain(other, 1, kit.player(owner), kit.counter(owner, other)))

    # ---- quarters ---------------------------------------------------------------------------------------------------
    def make(self, owner: int, count: int, commodity: int) -> None:
        name = COMMODITIES[commodity]
        self.add(kit.gain(name, count, self._waking(owner, _MAKER[commodity]), kit.counter(owner, name)))

    def fish(self, owner: int, points: int) -> None:
        self.add(kit.points(owner, points, self._waking(owner, FISHMONGER)))

    def wall(self, owner: int, wall: int, points: int) -> None:
        self.add(kit.move(wall_id(wall), self._waking(owner, MASON)), kit.points(owner, points, wall_id(wall)))

    def tower(self, owner: int, site: int) -> None:
        self._waking(owner, ARCHITECT)
        self.add(kit.move(tower_id(RING.index(site), owner), kit.counter(owner, "tower")))

    def buy(self, owner: int, good: int, points: int) -> None:
        at = self._waking(owner, MARKET)
        for commodity, count in self._paid(owner):
            self.add(kit.gain(commodity, count, kit.counter(owner, commodity), at))
        self.add(kit.gain(GOODS[good], 1, at, kit.counter(owner, "ship")), kit.points(owner, points, at))

    def _paid(self, owner: int) -> list[tuple[str, int]]:
        """The price of the ship that is theirs now; the event names neither. A decision is about one ship."""
        came = self.state.players[owner].ships & ~self.before.players[owner].ships
        slots = [slot for slot, ship in enumerate(self.before.row) if ship >= 0 and came == 1 << ship]
        prices = ((name, costs(slot, self.before.row[slot], c)) for slot in slots for c, name in enumerate(COMMODITIES))
        return [(name, count) for name, count in prices if count]

    def sell(self, owner: int, commodity: int, points: int) -> None:
        at, name = self._waking(owner, WHARF), COMMODITIES[commodity]
        self.add(kit.gain(name, 1, kit.counter(owner, name), at), kit.points(owner, points, at))

    def price(self, commodity: int, count: int) -> None:
        self.add(kit.step(price_id(commodity)))

    def arrive(self, good: int, commodity: int, count: int) -> None:
        """The newest ship lies farthest to the right."""
        ships = [ship for ship in self.state.row if ship >= 0 and SHIPS[ship].good == good]
        self.add(kit.step(price_id(commodity)), *(kit.reveal(ship_id(ship)) for ship in ships[-1:]))

    # ---- bonus cards ------------------------------------------------------------------------------------------------
    def choose(self, player: int, card: int) -> None:
        self.choose_hidden(player)

    def choose_hidden(self, player: int) -> None:
        self.add(kit.gain("rector", 1, hex_id(RECTOR), kit.counter(player, "card")))

    def keep(self, player: int, card: int) -> None:
        self.keep_hidden(player)

    def keep_hidden(self, player: int) -> None:
        self.take_cards(player, 1)

    def top_card(self, player: int, card: int) -> None:
        self.take_cards(player, 1)

    def top_card_hidden(self, player: int) -> None:
        self.take_cards(player, 1)

    def take_cards(self, owner: int, count: int) -> None:
        self.add(kit.gain("rector", count, self._waking(owner, RECTOR), kit.counter(owner, "card")))

    # ---- the end ----------------------------------------------------------------------------------------------------
    def section(self, owner: int, count: int, points: int) -> None:
        self.add(kit.points(owner, points, section_id(owner)))

    def cathedral(self, owner: int, count: int, points: int) -> None:
        self.add(kit.points(owner, points, hex_id(CATHEDRAL)))

    def card(self, owner: int, card: int, points: int) -> None:
        self.add(kit.points(owner, points, kit.counter(owner, "card")))

    # ---- which house it was -----------------------------------------------------------------------------------------
    def _new(self, site: int) -> None:
        self._site = site
        self._woke.clear()

    def _house(self, site: int) -> str:
        return house_id(site, self.state.house[site])

    @staticmethod
    def _acts(before: State, state: State) -> str:
        """The house whose owner was asked; between two hexes, the new one."""
        site, hex_ = before.site, before.hex
        if hex_ >= 0:
            around = CLOCKWISE[hex_]
            site = around[(around.index(site) + before.step) % len(around)]
        return house_id(site, state.house[site])

    def _waking(self, owner: int, city: int) -> str:
        """The next of the houses that act for an owner at a quarter: clockwise, the new one first if it is known."""
        sites = CLOCKWISE[city]
        first = sites.index(self._site) if self._site in sites else 0
        standing = {site: self.state.house[site] for site in (*sites[first:], *sites[:first])}
        acting = [site for site, house in standing.items() if house == owner]
        acting += [site for site, house in standing.items() if house == SUPER]
        if standing.get(self._site) == SUPER:  # it lets all of them act for whoever built it
            acting = [site for site, house in standing.items() if house not in (-1, RESERVED)]
        if not acting:
            return hex_id(city)
        self._woke[owner, city] += 1
        return self._house(acting[(self._woke[owner, city] - 1) % len(acting)])
