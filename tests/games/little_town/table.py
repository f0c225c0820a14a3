"""A table for tests: lay out a position in one call, move in words.

s = town(goods={0: "1 coin"}, tiles={"E4": ("wheat-field", 0), "F4": ("bakery", 1)})
do(s, "place F5", "use E4", "use F4", "done")
assert stock(s, 0) == bag("4 coin 2 fish 1 wood")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import kontor
from kontor.games.little_town.state import Phase, Points, State
from tests.games.kit import TableKit, bag
from tests.games.little_town.facts import CARD_NAMES, CELLS, HOUSES, LOOSE, ROBINS, SUPPLY, TILES, WORKERS

game = kontor.game("little-town")
engine = game.python
GOODS = tuple(SUPPLY)
KINDS = tuple(TILES)


def town(
    players: int = 2,
    *,
    side: str = "A",
    first: int = 0,
    seat: int | None = None,
    rnd: int = 1,
    market: Sequence[str] = (),
    goods: Mapping[int, str] | None = None,
    supply: str = "",
    tiles: Mapping[str, tuple[str, int]] | None = None,
    workers: Mapping[str, int] | None = None,
    left: Mapping[int, int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    points: Mapping[int, int] | None = None,
    **options: str | bool,
) -> State:
    """A seat (the first player unless said) is about to place a worker.

    `market`: tiles that must be on the market; robin tiles, then any, fill it up to twelve loose kinds in the game.
    `goods`: what seats hold, else nothing. `supply`: what is left there of these goods; the last seat has the rest.
    `tiles`: cell to (tile, owner). `workers`: cell to seat. `left`: workers still to place (else all that are not on
    the board); the others stand on the building site. `hands`: objectives, else none.
    """
    s = new(players, 0, board=side, market="beginner", **options)
    tiles, workers, left, hands, points = tiles or {}, workers or {}, left or {}, hands or {}, points or {}
    s.rnd, s.first, s.seat, s.phase = rnd, first, first if seat is None else seat, Phase.TURN

    wanted = dict.fromkeys([*(t for t, _ in tiles.values() if t != "wheat-field"), *market])
    in_game = list(dict.fromkeys([*wanted, *ROBINS, *LOOSE]))[:12]
    assert len(wanted) <= 12
    s.in_game = 1 | sum(1 << KINDS.index(t) for t in in_game)
    for k, kind in enumerate(KINDS):
        s.market[k] = 5 if kind == "wheat-field" else int(kind in in_game)
    for cell, (kind, owner) in tiles.items():
        s.tile[CELLS.index(cell)] = KINDS.index(kind)
        s.owner[CELLS.index(cell)] = owner
        s.market[KINDS.index(kind)] -= 1
    for cell, owner in workers.items():
        s.worker[CELLS.index(cell)] = owner

    rest = dict(SUPPLY)
    for i in range(players):
        p = s.players[i]
        held = bag((goods or {}).get(i, ""))
        p.goods = [held.get(g, 0) for g in GOODS]
        for g, count in held.items():
            rest[g] -= count
        p.houses = HOUSES[players] - s.owner.count(i)
        p.workers = left.get(i, WORKERS[players] - s.worker.count(i))
        hand = sorted(CARD_NAMES.index(card) for card in hands.get(i, ()))
        p.cards, p.hand = len(hand), hand + [-1] * (4 - len(hand))
        made = points.get(i, 0)
        p.points[Points.USING if made >= 0 else Points.HUNGER] = made
    for g, count in bag(supply).items():
        s.players[players - 1].goods[GOODS.index(g)] += rest[g] - count
        rest[g] = count
    s.supply = [rest[g] for g in GOODS]
    whole_round = players * WORKERS[players] + 3 * (players + 1)  # turns, and three steps that ask everybody
    s.turns = rnd + (rnd - 1) * whole_round + sum(WORKERS[players] - s.players[i].workers for i in range(players))
    check(s)
    return s


def closing(players: int = 2, *, first: int = 0, **more: Any) -> State:
    """The last worker of the round is about to be placed, by the seat on the right of the first player."""
    last = (first - 1) % players
    return town(players, first=first, seat=last, left={i: int(i == last) for i in range(players)}, **more)


def check(s: State) -> None:
    """The position could arise, but for points: laying it out scored nothing, so that a test sees only its own."""
    assert [problem for problem in game.problems(s) if not problem.startswith("points[")] == []
    s.to_bytes()  # every number fits its field


kit = TableKit(game, State, check)
new, choices, do, refused = kit.new, kit.choices, kit.do, kit.refused


def stock(s: State, seat: int) -> dict[str, int]:
    """What a seat holds, without zeros."""
    return {g: n for g, n in zip(GOODS, s.players[seat].goods, strict=True) if n}


def score(s: State, seat: int) -> int:
    return engine.score(s, seat)


def scores(s: State) -> list[int]:
    return [score(s, seat) for seat in range(s.seats)]


def hand(s: State, seat: int) -> list[str]:
    p = s.players[seat]
    return [CARD_NAMES[card] for card in p.hand[: p.cards]]


def on_market(s: State) -> set[str]:
    """Loose tiles to be had."""
    return {kind for k, kind in enumerate(KINDS) if k and s.market[k]}


def meal(players: int, food: str = "fish") -> dict[int, str]:
    """Goods that feed everybody for one round, with nothing to decide."""
    return dict.fromkeys(range(players), f"{WORKERS[players]} {food}")
