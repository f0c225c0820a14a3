"""The components of the package against the numbers read from the printed ones (`facts.py`)."""

from __future__ import annotations

import pytest

from kontor.games.little_town import components as box
from tests.games.kit import bag
from tests.games.little_town.facts import (
    AROUND,
    BESIDE,
    BOARDS,
    CARDS,
    CARDS_BY_NAME,
    CELLS,
    HOUSES,
    LOOSE,
    ROBINS,
    SUPPLY,
    TILES,
    WITHOUT_EFFECT,
    WORKERS,
    YIELD_OF,
    YIELDS,
    terrain,
)
from tests.games.little_town.table import choices, do, engine, game, new, score, stock, town


def named(goods: dict[int, int]) -> dict[str, int]:
    return {(*box.GOODS, "vp")[g]: n for g, n in goods.items()}


@pytest.mark.parametrize("name", TILES)
def test_tile(name: str) -> None:
    """Price, star, what it takes and gives, robin."""
    tile = box.TILES[box.TILE_IDS.index(name)]
    mine = (named(tile.cost), tile.points, named(tile.pays), named(tile.gives), tile.bird)
    assert mine == tuple(TILES[name])
    assert (tile.kind in (box.NOTHING, box.SPECIAL)) == (name in WITHOUT_EFFECT)


def test_tile_numbers() -> None:
    """29 tiles: 24 single ones and five wheat fields; twelve robins."""
    assert list(box.TILE_IDS) == list(TILES)
    assert (len(LOOSE), len(ROBINS), box.WHEAT_FIELDS, box.SLOTS) == (24, 12, 5, 12)
    assert sum(TILES[t].star for t in LOOSE) == 4 * 7 + 5 * 5 + 6 * 2 + 7 * 2 + 8 * 3 + 10 + 11 + 2


@pytest.mark.parametrize("name", [t for t in TILES if t != "residence"])
def test_price_and_star_at_the_table(name: str) -> None:
    """Exactly the price is enough, the star is scored, nothing is left; one cube less is too little."""
    price = TILES[name].cost
    s = town(market=[name] if name != "wheat-field" else [], goods={0: " ".join(f"{n} {g}" for g, n in price.items())})
    do(s, f"build {name}", "lay D3")
    assert (score(s, 0), stock(s, 0), s.supply) == (TILES[name].star, {}, list(SUPPLY.values()))
    for less in price:
        short = {g: n - (g == less) for g, n in price.items()}
        s = town(
            market=[name] if name != "wheat-field" else [], goods={0: " ".join(f"{n} {g}" for g, n in short.items())}
        )
        assert f"build {name}" not in choices(s)


@pytest.mark.parametrize("name", [t for t in TILES if t not in WITHOUT_EFFECT and t != "pawnbroker"])
def test_effect_at_the_table(name: str) -> None:
    takes, gives = dict(TILES[name].takes), dict(TILES[name].gives)
    s = town(tiles={"C3": (name, 0)}, goods={0: " ".join(f"{n} {g}" for g, n in takes.items())})
    do(s, "place D3", "use C3")
    assert (score(s, 0), stock(s, 0)) == (gives.pop("vp", 0), gives)


def test_cards() -> None:
    """Eighteen cards: points, and the tiles their symbol asks for."""
    assert list(box.OBJECTIVE_IDS) == list(CARDS_BY_NAME)
    for card in box.OBJECTIVES:
        mine = CARDS_BY_NAME[card.id]
        assert (card.points, card.needs, frozenset(card.of)) == (mine.points, mine.needs, mine.of)
    assert sum(card.points for card in box.OBJECTIVES) == 3 * 7 + 2 * 11


@pytest.mark.parametrize("side", ["A", "B"])
def test_board(side: str) -> None:
    """Terrain cell by cell, by what the board does: 39 meadows, 6 forests, 4 mountains, 5 lakes."""
    cells = box.SIDES["AB".index(side)]
    assert ["GFML"[t] for t in cells] == list("".join(BOARDS[side]))
    assert [cells.count(t) for t in (box.MEADOW, box.FOREST, box.MOUNTAIN, box.LAKE)] == [39, 6, 4, 5]
    assert choices(town(side=side), "place") == [f"place {c}" for c in CELLS if terrain(side, c) == "G"]


@pytest.mark.parametrize("side", ["A", "B"])
def test_yield_of_every_meadow(side: str) -> None:
    """The table of yields, against what a worker brings home and against the board."""
    yields = dict(zip(CELLS, YIELDS[side].split(), strict=True))
    totals = [0, 0, 0]
    for cell, digits in yields.items():
        assert (digits == "---") == (terrain(side, cell) != "G")
        if digits != "---":
            s = town(side=side)
            do(s, f"place {cell}")
            assert s.players[0].goods == [*map(int, digits), 0, 0]
            near = [YIELD_OF.get(terrain(side, c), "") for c in AROUND[cell]]
            assert [near.count(g) for g in ("wood", "stone", "fish")] == list(map(int, digits))
            totals = [a + int(b) for a, b in zip(totals, digits, strict=True)]
    assert totals == {"A": [26, 13, 21], "B": [29, 14, 20]}[side]


def test_two_cell_features() -> None:
    """Pairs of the same terrain side by side."""
    pairs = {"A": ["B6 C6", "E6 F6", "H1 I1"], "B": ["A5 A6", "D1 E1"]}
    for side, expected in pairs.items():
        found = [
            f"{a} {b}"
            for a in CELLS
            for b in CELLS
            if terrain(side, a) == terrain(side, b) != "G" and a < b and b in BESIDE[a]
        ]
        assert sorted(found) == expected


def test_neighbours() -> None:
    names = box.CELL_NAMES
    assert names == tuple(CELLS)
    for k, cell in enumerate(CELLS):
        assert sorted(names[c] for c in box.AROUND[k]) == sorted(AROUND[cell])
        assert {names[c] for c in box.BESIDE[k]} == {c for c in AROUND[cell] if c[0] == cell[0] or c[1] == cell[1]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_and_supply(players: int) -> None:
    s = new(players)
    assert [s.supply[g] + sum(p.goods[g] for p in s.players) for g in range(5)] == [15, 15, 15, 15, 40]
    assert (WORKERS[players], HOUSES[players], CARDS[players]) == (
        box.WORKERS[players],
        box.HOUSES[players],
        box.CARDS[players],
    )
    assert s.market[0] == 5
    assert sum(s.market) == 17
    assert bag("3 coin") == stock(s, 0)


def test_seats() -> None:
    assert list(game.seats) == [2, 3, 4]
    assert [option.key for option in game.options][:3] == ["board", "market", "draft_tiles"]
    assert engine.legal(new(2))
