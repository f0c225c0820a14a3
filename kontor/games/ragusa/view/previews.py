"""Previews: what a decision brings and costs, and whom it lets act, as short texts with icons (`+1 :wine:`).

Building is told in this order: what the land gives, what each city hex does for the builder, the fish that must be
exchanged, every other colour whose houses act, too, and what the site requires.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from kontor.kernel.scene import Table

from ..components import (
    ARCHITECT,
    CLOCKWISE,
    COMMODITIES,
    FISH,
    FISH_RATE,
    FISHMONGER,
    HEX_GIVES,
    MAKES,
    MARKET,
    MASON,
    MOST_IN_STOCK,
    MOST_OF_RESOURCE,
    N_CITY,
    N_SITES,
    N_WALLS,
    PRICES,
    REACTIVATES,
    RECTOR,
    RESERVED,
    RESOURCES,
    RING,
    SITE_GIVES,
    SITES,
    SLOT_COST,
    SLOT_DROPS,
    STONE,
    SUPER,
    TOP_PRICE,
    WHARF,
    WOOD,
)
from ..market import costs
from ..scoring import card_points
from ..state import Phase, State
from ..tables import MADE_FROM, NEEDS, NEEDS_GOODS, SHIP_POINTS
from ..tables import MAKES as MAKES_AT
from ..walls import open_sites, section_length, towers_left, wall_points
from .city import hex_name, owner_names

GOODS = range(len(COMMODITIES))
CITY_OF = tuple(tuple(h for h in hexes if h < N_CITY) for hexes in SITES)
LAND_OF = tuple(tuple(h for h in hexes if HEX_GIVES[h] not in (-1, FISH)) for hexes in SITES)
MAKERS_FIRST = tuple(tuple(sorted(hexes, key=lambda h: h not in MAKES)) for hexes in CITY_OF)
SPECIAL = tuple(
    tuple((r, int(NEEDS[site][r])) for r in range(STONE + 1, FISH + 1) if NEEDS[site][r]) for site in range(N_SITES)
)
ANY_GOOD = tuple(bool(NEEDS_GOODS[site]) for site in range(N_SITES))
ICONS = tuple(f":{resource}:" for resource in RESOURCES)
_NOTHING: Mapping[int, int] = MappingProxyType({})
GIVES = tuple(tuple((r, gives.count(r)) for r in sorted(set(gives))) for gives in SITE_GIVES)


def cost(slot: int, extra: int) -> str:
    """What a ship costs: the slot's price, then its own."""
    commodity, count = SLOT_COST[slot]
    text = f":{COMMODITIES[commodity]}:" * count
    return f"{text}+:{COMMODITIES[extra]}:" if extra >= 0 else text


class Previews:
    """The gains of one question; what several choices share is found once."""

    def __init__(self, s: State, table: Table) -> None:
        self.s, self.words = s, table.phrases.words
        self.names = owner_names(s, table)
        self.own = s.players[s.seat]
        self._around: dict[int, Mapping[int, int]] = {}
        self._others: dict[int, Sequence[str]] = {}
        self._names: dict[int, str] = {}

    def gain(self, verb: str, values: Mapping[str, int]) -> str:
        return _GAINS[verb](self, values)

    # ---- building ----
    def build(self, values: Mapping[str, int]) -> str:
        s, site = self.s, values["site"]
        have = list(self.own.resources)
        gives = []
        for r, n in GIVES[site]:
            n = min(n, MOST_OF_RESOURCE - have[r])
            have[r] += n
            gives.append(f"+{n} {ICONS[r]}")
        around = self.own.around
        wood = max([around[h] + 1 for h in LAND_OF[site]], default=0)
        stone = max([around[h] + 1 for h in CITY_OF[site]], default=0)
        needs = ((WOOD, wood), (STONE, stone), *SPECIAL[site])
        needed, swapped = self.required(site, needs, have, dict(GIVES[site]))
        lines = (" ".join(gives), *self.acting(site, have, s.seat), swapped, *self.reactivated(site), needed)
        return "\n".join([line for line in lines if line])

    def build_super(self, values: Mapping[str, int]) -> str:
        site = RING[values["site"]]
        have = list(self.own.resources)
        needed, swapped = self.required(site, SPECIAL[site], have)
        return "\n".join([line for line in (*self.acting(site, have, SUPER), swapped, needed) if line])

    def required(
        self, site: int, needs: Sequence[tuple[int, int]], have: list[int], gives: Mapping[int, int] = _NOTHING
    ) -> tuple[str, str]:
        """What a site needs beyond what it gives itself, and the fish that have to be exchanged for it (which are taken
        from `have`)."""
        words = self.words
        parts = [f"{n} {ICONS[r]}" for r, n in needs if n > gives.get(r, 0)]
        if ANY_GOOD[site]:
            parts.append(words("gain-any-good"))
        swaps = []
        for r, n in needs:
            if r != FISH and n > have[r]:
                lacking = n - have[r]
                have[r], have[FISH] = n, have[FISH] - FISH_RATE[r] * lacking
                swaps.append(f"{FISH_RATE[r] * lacking} :fish: → {lacking} {ICONS[r]}")
        needed = words("gain-needs", what=" ".join(parts)) if parts else ""
        return needed, words("gain-exchanged", what=" ".join(swaps)) if swaps else ""

    def acting(self, site: int, have: Sequence[int], house: int) -> list[str]:
        """What each city hex of the new house does for the builder; it makes goods before it trades, if it can."""
        stock = list(self.own.stock)
        done = {}
        for h in MAKERS_FIRST[site]:
            done[h] = self.deed(h, self.houses(h, house) + 1, have, stock, self.s.seat)
        return [f"{self.name(h)}: {done[h]}" for h in CITY_OF[site] if done[h]]

    def name(self, h: int) -> str:
        if h not in self._names:
            self._names[h] = hex_name(self.words, h)
        return self._names[h]

    def houses(self, h: int, house: int) -> int:
        """Houses that stand at a hex and act for the builder of a new house there."""
        if not REACTIVATES[h]:
            return 0
        around = self.around(h)
        if house == SUPER:  # all of them
            return sum(around.values())
        return around.get(self.s.seat, 0) + around.get(SUPER, 0)

    def around(self, h: int) -> Mapping[int, int]:
        """How many houses each colour has at a city hex."""
        if h not in self._around:
            counts: dict[int, int] = {}
            for site in CLOCKWISE[h]:
                house = self.s.house[site]
                if house >= 0 and house != RESERVED:
                    counts[house] = counts.get(house, 0) + 1
            self._around[h] = counts
        return self._around[h]

    def reactivated(self, site: int) -> list[str]:
        """Every other colour with houses at the site's city hexes, and what they bring it."""
        return [line for h in CITY_OF[site] for line in self.others(h)]

    def others(self, h: int) -> Sequence[str]:
        if h not in self._others:
            lines = []
            for owner, n in self.around(h).items() if REACTIVATES[h] else ():
                p = self.s.players[owner] if owner < len(self.names) else None
                if p is None or owner == self.s.seat:
                    continue
                if what := self.deed(h, n, p.resources, list(p.stock), owner):
                    times = f" ×{n}" if n > 1 else ""
                    lines.append(f"{self.names[owner]} · {self.name(h)}{times}: {what}")
            self._others[h] = lines
        return self._others[h]

    # ---- what a hex does for one colour with n houses there ----
    def deed(self, h: int, n: int, have: Sequence[int], stock: list[int], owner: int) -> str:
        s, words = self.s, self.words
        if h in MAKES:
            resource, commodity = MAKES[h]
            made = min(n * have[resource], MOST_IN_STOCK - stock[commodity])
            stock[commodity] += made
            return f"+{made} :{COMMODITIES[commodity]}:" if made or owner == s.seat else ""
        if h == FISHMONGER:
            points = n * (have[FISH] // 2)
            return f"+{points} :star:" if points or owner == s.seat else ""
        if h == MASON:
            n = min(n, N_WALLS - s.walls.bit_count())
            return f"+{n} :wall:" if n else words("gain-no-wall") if owner == s.seat else ""
        if h == ARCHITECT:
            n = min(n, s.tower.count(-1), towers_left(s, owner))
            return f"+{n} :tower:" if n else words("gain-no-tower") if owner == s.seat else ""
        if h == MARKET:
            return self.purchases(n, stock, owner)
        if h == WHARF:
            return self.sales(n, stock, owner)
        return "+1 :card:" if h == RECTOR else words("gain-cathedral")

    def purchases(self, n: int, stock: Sequence[int], owner: int) -> str:
        row = [(slot, ship) for slot, ship in enumerate(self.s.row) if ship >= 0]
        within = [
            SHIP_POINTS[ship] for slot, ship in row if all(stock[c] >= costs(slot, ship, c) for c in GOODS)
        ]  # fmt: skip
        if within:
            return self.words("gain-buy", count=n, points=max(within))
        return self.words("gain-no-ship") if owner == self.s.seat else ""

    def sales(self, n: int, stock: Sequence[int], owner: int) -> str:
        """The dearest goods first."""
        worth = sorted((PRICES[self.s.price[c]] for c in GOODS for _ in range(stock[c])), reverse=True)[:n]
        if worth:
            return self.words("gain-sell", count=len(worth), points=sum(worth))
        return self.words("gain-nothing-to-sell") if owner == self.s.seat else ""

    # ---- hexes ----
    def activate(self, values: Mapping[str, int]) -> str:
        """The new house stands already."""
        s, h = self.s, values["hex"]
        stood = -1 if REACTIVATES[h] else 0  # the new one is counted among those around
        n = self.houses(h, s.house[s.site]) + 1 + stood
        own = self.deed(h, n, self.own.resources, list(self.own.stock), s.seat)
        return "\n".join([own, *([] if s.house[s.site] == SUPER else self.others(h))])

    def exchange(self, values: Mapping[str, int]) -> str:
        r = values["resource"]
        text = f"−{FISH_RATE[r]} :fish: +1 :{RESOURCES[r]}:"
        if self.s.phase != Phase.EXCHANGE:
            return text
        commodity = MAKES_AT[self.s.hex]
        return f"{text}\n→ +{self.more()} :{COMMODITIES[commodity]}:"

    def more(self) -> int:
        """Goods that one more of the resource would make at this hex, from the house that acts on."""
        s, p = self.s, self.own
        n = sum(acts == s.seat for acts in self.to_come())
        commodity, have = MAKES_AT[s.hex], p.resources[MADE_FROM[s.hex]]
        room = MOST_IN_STOCK - p.stock[commodity]
        return min(room, n * (have + 1)) - min(room, n * have)

    def to_come(self) -> list[int]:
        """For whom the houses act that have not acted yet at this hex."""
        s = self.s
        around = CLOCKWISE[s.hex]
        start = around.index(s.site)
        houses = [s.house[around[(start + step) % len(around)]] for step in range(s.step, len(around))]
        taken = s.house[s.site] == SUPER
        return [s.active if taken or house == SUPER else house for house in houses if 0 <= house != RESERVED]

    # ---- walls and towers ----
    @functools.cached_property
    def open(self) -> int:
        """Sites of the ring that do not break the section of who decides."""
        return open_sites(self.s, self.s.seat)

    def wall(self, values: Mapping[str, int]) -> str:
        k, s = values["wall"], self.s
        length = section_length(s, self.open, k)
        return f"+{wall_points(s, s.seat, k)} :star:\n{self.words('gain-section', count=length)}"

    def tower(self, values: Mapping[str, int]) -> str:
        house = self.s.house[RING[values["site"]]]
        if house == self.s.seat:
            return self.words("gain-tower-own")
        if house < 0:
            return self.words("gain-tower-empty")
        owner = self.names[house] if house < len(self.names) else ""
        return self.words("gain-tower-other", owner=owner) if owner else self.words("gain-tower-nobody")

    # ---- market ----
    def buy(self, values: Mapping[str, int]) -> str:
        s, slot = self.s, values["slot"]
        ship = s.row[slot]
        paid = " ".join([f"−{n} :{COMMODITIES[c]}:" for c in GOODS if (n := costs(slot, ship, c))])
        fall = SLOT_DROPS[slot]
        prices = list(s.price)
        prices[fall] = max(0, prices[fall] - 1)
        rise, steps = divmod(s.back, 2) if s.back >= 0 else (fall, -1)
        prices[rise] = min(TOP_PRICE, prices[rise] + steps + 1)
        moved = [self.change(c, s.price[c], prices[c]) for c in dict.fromkeys((fall, rise))]
        return "\n".join([f"+{SHIP_POINTS[ship]} :star: {paid}", *moved])

    def change(self, commodity: int, before: int, after: int) -> str:
        """A price that moves, with its steps, as the number often stays."""
        steps = f"+{after - before}" if after >= before else f"−{before - after}"
        good, was, now = f":{COMMODITIES[commodity]}:", PRICES[before], PRICES[after]
        return self.words("gain-price", commodity=good, before=was, after=now, steps=steps)

    def sell(self, values: Mapping[str, int]) -> str:
        c = values["commodity"]
        return f"+{PRICES[self.s.price[c]]} :star: −1 :{COMMODITIES[c]}:"

    # ---- cards and the rest ----
    def keep(self, values: Mapping[str, int]) -> str:
        return self.words("gain-card", points=card_points(self.s, self.s.seat, values["card"]))

    def begin(self, values: Mapping[str, int]) -> str:
        return " · ".join(self.names[1:])

    def give_up(self, values: Mapping[str, int]) -> str:
        return "−1 :house:" if self.s.phase == Phase.BUILD else ""


_GAINS: dict[str, Callable[[Previews, Mapping[str, int]], str]] = {
    "keep": Previews.keep,
    "begin": Previews.begin,
    "build": Previews.build,
    "super": Previews.build_super,
    "activate": Previews.activate,
    "exchange": Previews.exchange,
    "wall": Previews.wall,
    "tower": Previews.tower,
    "buy": Previews.buy,
    "sell": Previews.sell,
    "pass": Previews.give_up,
    "later": Previews.give_up,
}
