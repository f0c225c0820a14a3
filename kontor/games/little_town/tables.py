"""The components as tables for rules."""

from __future__ import annotations

from kontor.kernel import table

from . import components as box

TERRAIN = table(box.SIDES)
GIVES = table(box.GIVES)
AROUND = table(box.AROUND)
AROUND_N = table([len(x) for x in box.AROUND])
BESIDE = table(box.BESIDE)
BESIDE_N = table([len(x) for x in box.BESIDE])

AROUND_MASK = table([sum(1 << d for d in around) for around in box.AROUND])
WILD_AROUND = table(  # what forests, mountains and lakes among the eight neighbours are worth, in hundredths of a point
    [[100 * sum(side[d] != box.MEADOW for d in around) for around in box.AROUND] for side in box.SIDES]
)

NEAR = table(  # terrains among the eight neighbours, one bit each: 1 forest, 2 mountain, 4 lake
    [[sum({1 << side[d] - 1 for d in around if side[d]}) for around in box.AROUND] for side in box.SIDES]
)

WORKERS = table(box.WORKERS)
HOUSES = table(box.HOUSES)
CARDS = table(box.CARDS)
SUPPLY = table(box.SUPPLY)

COST = table([[tile.cost.get(g, 0) for g in range(5)] for tile in box.TILES])
STAR = table([tile.points for tile in box.TILES])
PAYS = table([[tile.pays.get(g, 0) for g in range(5)] for tile in box.TILES])
GIVES_OUT = table([[tile.gives.get(g, 0) for g in range(6)] for tile in box.TILES])
KIND = table([tile.kind for tile in box.TILES])
BIRD = table([int(tile.bird) for tile in box.TILES])
TWO_KINDS = table([int(sum(g < box.CUBES for g in tile.pays) >= 2) for tile in box.TILES])

CARD_POINTS = table([card.points for card in box.OBJECTIVES])
CARD_NEEDS = table([card.needs for card in box.OBJECTIVES])
CARD_TILES = table([sum(1 << box.TILE_IDS.index(t) for t in card.of) for card in box.OBJECTIVES])

FISHY = table([int(tile.touches(box.FISH)) for tile in box.TILES])
COINY = table([int(tile.touches(box.COIN)) for tile in box.TILES])
WOODY = table([int(tile.touches(box.WOOD) or tile.touches(box.STONE)) for tile in box.TILES])
