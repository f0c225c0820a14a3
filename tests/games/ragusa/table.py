"""A table for tests: lay out a position in one call, move in words.

s = city(houses={0: [9], 1: [6]}, resources={0: "1 wood 1 stone 1 ore"})
do(s, "build 26", "activate silversmith", "wall 26-22")
assert stock(s, 0) == {"silver": 1}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import kontor
from kontor.games.ragusa.components import N_CARDS, SHIPS
from kontor.games.ragusa.state import Phase, State
from tests.games.kit import TableKit, bag
from tests.games.ragusa.facts import (
    BONUS,
    CLOCKWISE,
    COMMODITIES,
    HOUSES,
    RESOURCES,
    RING,
    SHIP_POINTS,
    SITES,
    SUPERHOUSES,
)

game = kontor.game("ragusa")
engine = game.python
GOODS = tuple(SHIP_POINTS)
HEXES = [game.domains["hex"].names[k] for k in range(10)]
RING_SITES = [site for site, _ in RING]
SUPER, RESERVED = 5, 6
DEFAULT_ROW = ("clothes-wine", "spices-wine", "pottery-wine", "furs-wine", "clothes-oil")


def ships(names: Sequence[str], taken: int = 0) -> list[int]:
    """Card numbers of ships: `gems`, `silk-oil`, `clothes-wine` (the commodity its back raises)."""
    out: list[int] = []
    for name in names:
        good, _, raises = name.partition("-")
        out.append(
            next(
                k
                for k, ship in enumerate(SHIPS)
                if GOODS[ship.good] == good
                and (not raises or COMMODITIES[ship.raises] == raises)
                and k not in out
                and not taken >> k & 1
            )
        )
    return out


def city(
    players: int = 3,
    *,
    seat: int = 0,
    houses: Mapping[int, Sequence[int]] | None = None,
    supers: Sequence[int] = (),
    towers: Mapping[int, int] | None = None,
    walls: Sequence[str] = (),
    resources: Mapping[int, str] | None = None,
    stock: Mapping[int, str] | None = None,
    price: Mapping[str, int] | None = None,
    row: Sequence[str] = DEFAULT_ROW,
    back: str = "",
    owned: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    left: Mapping[int, int] | None = None,
    **options: str | bool,
) -> State:
    """A seat is about to build.

    `houses`: sites by seat; `supers`: sites with superhouses, all built by seat 0 (two at most) and then seat 1;
    `towers`: site to seat; `walls`: as `21-26`; `resources`, `stock`: as `2 wood`; `price`: index on the track, else 5;
    `row`: ships from the left; `back`: of the next ship (`oil+1`), else any; `owned`: ships by seat; `hands`: bonus
    cards by seat, else any; `left`: houses still to build, the others are lost.
    """
    s = new(players, 0, **options)
    s.seat = s.active = seat
    s.phase, s.turns = Phase.BUILD, 10
    _build(s, houses or {}, supers, left or {})
    for site, owner in (towers or {}).items():
        s.tower[RING_SITES.index(site)] = owner
    names = game.domains["wall"].names
    s.walls = sum(1 << list(names).index(wall) for wall in walls)
    for owner, text in (resources or {}).items():
        s.players[owner].resources = [bag(text).get(name, 0) for name in RESOURCES]
    for owner, text in (stock or {}).items():
        s.players[owner].stock = [bag(text).get(name, 0) for name in COMMODITIES]
    s.price = [(price or {}).get(name, 5) for name in COMMODITIES]
    _sail(s, row, back, owned or {})
    if players > 1:
        _deal(s, hands or {})
    check(s)
    return s


def _build(s: State, houses: Mapping[int, Sequence[int]], supers: Sequence[int], left: Mapping[int, int]) -> None:
    for owner, sites in houses.items():
        for site in sites:
            assert s.house[site - 1] == -1
            s.house[site - 1] = owner
    for owner in range(3 if s.seats == 1 else s.seats):
        p = s.players[owner]
        own = [site - 1 for site in SITES if s.house[site - 1] == owner]
        for hex_ in range(len(p.around)):
            p.around[hex_] = sum(game_hexes(site).count(hex_) for site in own)
        start = 3 if s.seats == 1 else 0
        p.houses = HOUSES[s.seats] + start - len(own)
        if owner in left:
            p.lost, p.houses = p.houses - left[owner], left[owner]
    for number, site in enumerate(supers):
        s.house[site - 1] = SUPER
        s.players[number // SUPERHOUSES].supers -= 1
        s.players[number // SUPERHOUSES].built_supers += 1


def game_hexes(site: int) -> list[int]:
    from kontor.games.ragusa.components import SITES as HEXES_OF

    return list(HEXES_OF[site])


def _sail(s: State, row: Sequence[str], back: str, owned: Mapping[int, Sequence[str]]) -> None:
    taken = 0
    everything = (1 << len(SHIPS)) - 1
    cards = ships(row)
    taken |= sum(1 << k for k in cards)
    s.row = cards + [-1] * (5 - len(cards))
    for owner in range(5):
        s.players[owner].ships = 0
        s.players[owner].points[2] = 0
    for owner, names in owned.items():
        mine = ships(names, taken)
        taken |= sum(1 << k for k in mine)
        s.players[owner].ships = sum(1 << k for k in mine)
        s.players[owner].points[2] = sum(SHIP_POINTS[name.split("-")[0]] for name in names)
    if len(cards) < 5:  # the pile is empty: somebody has the rest
        rest = everything & ~taken
        last = s.players[s.seats - 1]
        last.ships |= rest
        last.points[2] += sum(SHIP_POINTS[GOODS[SHIPS[k].good]] for k in range(len(SHIPS)) if rest >> k & 1)
        taken = everything
    s.fleet = everything & ~taken
    if not s.fleet:
        s.back = -1
        return
    coming = [ship.raises * 2 + ship.by - 1 for k, ship in enumerate(SHIPS) if s.fleet >> k & 1]
    if back:
        commodity, by = back.split("+")
        s.back = COMMODITIES.index(commodity) * 2 + int(by) - 1
        assert s.back in coming
    else:
        s.back = coming[0]


def _deal(s: State, hands: Mapping[int, Sequence[str]]) -> None:
    """Each seat has its hand, or any cards: one, and one for each house at the palace."""
    palace = [sum(s.house[site - 1] == seat for site in CLOCKWISE["rector"]) for seat in range(s.seats)]
    wanted = {seat: [BONUS.index(card) for card in hands.get(seat, ())] for seat in range(s.seats)}
    free = [card for card in range(N_CARDS) if not any(card in hand for hand in wanted.values())]
    bottoms: list[tuple[int, int]] = []
    for seat in range(s.seats):
        p = s.players[seat]
        hand = wanted[seat] or [free.pop() for _ in range(1 + palace[seat])]
        assert len(hand) == 1 + palace[seat], "a hand is one card and one for each house at the palace"
        p.hand, p.cards, p.first = sum(1 << card for card in hand), len(hand), hand[0]
    for seat in range(s.seats):
        bottoms += [(free.pop(), seat) for _ in range(palace[seat])]
    s.bottoms = len(bottoms)
    for k, (card, seat) in enumerate(bottoms):
        s.bottom[k], s.bottom_by[k] = card, seat
    firsts = [s.players[seat].first for seat in range(s.seats)]
    others = [card for card in range(N_CARDS) if card not in firsts]
    for seat in range(s.seats):
        s.players[seat].dealt = 1 << firsts[seat] | 1 << others.pop() | 1 << others.pop()


def check(s: State) -> None:
    assert (problems := game.problems(s)) == [], problems
    s.to_bytes()  # every number fits its field


kit = TableKit(game, State, check)
new, choices, do, refused = kit.new, kit.choices, kit.do, kit.refused


def can_build(s: State, site: int) -> bool:
    return f"build {site}" in choices(s)


def resources(s: State, owner: int) -> dict[str, int]:
    return {name: n for name, n in zip(RESOURCES, s.players[owner].resources, strict=True) if n}


def stock(s: State, owner: int) -> dict[str, int]:
    return {name: n for name, n in zip(COMMODITIES, s.players[owner].stock, strict=True) if n}


def score(s: State, owner: int) -> int:
    return engine.unchecked.score(s, owner)  # an automaton owns pieces without having a seat


def points(s: State, owner: int) -> dict[str, int]:
    """Points by category, without zeros."""
    return {name: n for name, n in game.breakdown(s, owner).items() if n}


def hand(s: State, seat: int) -> list[str]:
    return [BONUS[card] for card in range(N_CARDS) if s.players[seat].hand >> card & 1]


def row(s: State) -> list[str]:
    """Goods for sale from the left."""
    return [GOODS[SHIPS[ship].good] for ship in s.row if ship >= 0]


def asked(s: State) -> tuple[int, str]:
    """Who decides what."""
    return s.seat, Phase(s.phase).name.lower()
