"""At a glance: prices, effects and what a decision brings, as short texts with icons (`−1 :wheat: +4 :coin:`)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from types import MappingProxyType

from kontor.kernel.scene import Table

from .components import (
    AROUND,
    CASTLE,
    CATHEDRAL,
    CELLS,
    COIN,
    CUBES,
    FEE,
    GIVES,
    GOODS,
    HUNGER,
    MEADOW,
    OBJECTIVES,
    PAWN,
    PAWNBROKER,
    PLAIN,
    PRICE,
    RESIDENCE,
    SIDES,
    STATUE,
    TILES,
    WATCHTOWER,
    WORKERS,
)
from .payment import affords_pawn
from .scoring import castle_points, watchtower_points
from .state import BOARD, State

ICONS = (*GOODS, "star")
KEPT = 20_000  # texts and pieces of a kind kept ready for the next scene
# What the tiles without a plain exchange show: a clock for the end of a round, a flag for the end of the game.
SIGNS = {
    PAWNBROKER: "2 :any: → 2 :any:",
    STATUE: "–",
    CATHEDRAL: ":clock: :worker: → :star:",
    RESIDENCE: ":clock: :around:",
    CASTLE: ":flag: :house: → 4 :star:",
    WATCHTOWER: ":flag: :meadow: → 2 :star:",
}


@functools.cache
def price(tile: int) -> str:
    return " ".join(f"{n} :{ICONS[g]}:" for g, n in TILES[tile].cost.items())


@functools.cache
def stars(tile: int) -> str:
    """Points for building it; castle and watchtower show a question mark, as printed."""
    return f"{TILES[tile].points or '?'} :star:"


@functools.cache
def effect(tile: int) -> str:
    if tile in SIGNS:
        return SIGNS[tile]
    pays, gives = (" ".join(_few(n, g) for g, n in part.items()) for part in (TILES[tile].pays, TILES[tile].gives))
    return f"{pays} → {gives}" if pays else gives


def gathered(s: State, c: int) -> Mapping[int, int]:
    """Cubes a worker would find around a cell, as far as the supply goes."""
    return _gathered(s.options[BOARD], cubes_left(s), c)


@functools.lru_cache(KEPT)
def _gathered(side: int, supply: tuple[int, ...], c: int) -> Mapping[int, int]:
    found: dict[int, int] = {}
    for d in AROUND[c]:
        terrain = SIDES[side][d]
        if terrain != MEADOW and found.get(GIVES[terrain], 0) < supply[GIVES[terrain]]:
            found[GIVES[terrain]] = found.get(GIVES[terrain], 0) + 1
    return MappingProxyType(dict(sorted(found.items())))


def cubes_left(s: State) -> tuple[int, ...]:
    """What of the supply can make a difference to one worker: at most as many cubes as there are cells around."""
    return tuple([min(n, 8) for n in s.supply[:CUBES]])


@functools.lru_cache(KEPT)
def found(side: int, supply: tuple[int, ...], c: int) -> str:
    """The cubes a worker would find around a cell, as icons."""
    return "".join(f":{GOODS[g]}:" * n for g, n in _gathered(side, supply, c).items())


def within_reach(s: State, c: int) -> list[int]:
    """Cells of the buildings a worker of the seat to move could use from a cell, if need be after the others there."""
    cells = [d for d in AROUND[c] if s.tile[d] >= 0 and TILES[s.tile[d]].kind in (PLAIN, PAWN)]
    found = gathered(s, c)
    out = []
    for d in cells:
        goods = [n + found.get(g, 0) for g, n in enumerate(s.players[s.seat].goods)]
        for other in cells:
            if other != d:
                goods = [n + TILES[s.tile[other]].gives.get(g, 0) for g, n in enumerate(goods)]
        fee = FEE if s.owner[d] != s.seat else 0
        if _can_pay(goods, fee, TILES[s.tile[d]].pays) and (s.tile[d] != PAWNBROKER or affords_pawn(s, s.seat, fee)):
            out.append(d)
    return out


def gain(s: State, table: Table, verb: str, values: Mapping[str, int]) -> str:
    """What a decision of the seat to move brings and costs; one entry a line."""
    if verb == "place":
        return _placing(s, table, values["cell"])
    if verb == "build":
        return _join(_minus(TILES[values["tile"]].cost), f"+{stars(values['tile'])}")
    if verb == "lay":
        return _laying(s, table, values["cell"])
    if verb == "use":
        return _using(s, table, values["cell"])
    if verb == "buy":
        return _minus({COIN: PRICE * values["count"]})
    if verb == "give":
        own = values["offer"] < CUBES
        return _minus({values["offer"]: 1} if own else {COIN: PRICE})
    if verb == "take":
        return _plus({values["cube"]: 1})
    if verb == "feed":
        return _feeding(s, values["count"], values["food"])
    if verb == "claim":
        return f"+{OBJECTIVES[values['objective']].points} :star:"
    if verb == "cathedral":
        c = next(c for c in range(CELLS) if s.tile[c] == CATHEDRAL)
        return f"+{sum(s.worker[d] >= 0 for d in AROUND[c])} :star:"
    return price(values["tile"]) if verb == "draft" else ""


def _few(n: int, good: int) -> str:
    return f":{ICONS[good]}:" if n == 1 else f"{n} :{ICONS[good]}:"


def _plus(goods: Mapping[int, int]) -> str:
    return " ".join(f"+{n} :{ICONS[g]}:" for g, n in goods.items() if n)


def _minus(goods: Mapping[int, int]) -> str:
    return " ".join(f"−{n} :{ICONS[g]}:" for g, n in goods.items() if n)


def _join(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _can_pay(goods: list[int], fee: int, price: Mapping[int, int]) -> bool:
    missing = sum(max(0, n - goods[g]) for g, n in price.items() if g != COIN)
    return goods[COIN] >= fee + price.get(COIN, 0) + PRICE * missing


def _using(s: State, table: Table, c: int) -> str:
    tile = TILES[s.tile[c]]
    fee = "" if s.owner[c] == s.seat else f"−{FEE} :coin: ({table.names[s.owner[c]]})"
    if tile.kind == PAWN:
        return _join(fee, "−2 :any: +2 :any:")
    return _join(fee, _minus(tile.pays), _plus(tile.gives))


def _placing(s: State, table: Table, c: int) -> str:
    lines = [_plus(gathered(s, c))]
    for d in within_reach(s, c):
        lines.append(f"{table.phrases.named('tile', s.tile[d])}: {_using(s, table, d)}")
    return "\n".join(line for line in lines if line)


def _laying(s: State, table: Table, c: int) -> str:
    """The star of the tile; for castle and watchtower what the square would be worth as the town stands."""
    if s.building in (CASTLE, WATCHTOWER):
        points = castle_points(s, c, s.seat) if s.building == CASTLE else watchtower_points(s, c)
        return f":flag: {points} :star:"
    return f"+{TILES[s.building].points} :star:"


def _feeding(s: State, count: int, food: int) -> str:
    if food < 2:
        return _minus({(GOODS.index("fish"), GOODS.index("wheat"))[food]: count})
    hungry = WORKERS[s.seats] - s.fish - s.wheat - count
    return _join(_minus({COIN: PRICE * count}), f"−{HUNGER * hungry} :star:" if hungry else "")
