"""Spaces of an estate: what lies beside what, regions, where a tile may go."""

from __future__ import annotations

from kontor.kernel import bits, rule

from .components import ESTATE_TILES, HEXAGON, LARGEST_REGION, N_COLOURS, SPACES, TILE_SPACES, TILES
from .state import Player
from .tables import COUNT_OF_10, FACE_COLOUR, NEAR, TILE_MASK


@rule
def how_many(mask: int) -> int:
    return COUNT_OF_10[mask & 1023] + COUNT_OF_10[(mask >> 10) & 1023] + COUNT_OF_10[mask >> 20]


@rule
def beside(p: Player, space: int) -> int:
    """Spaces that share an edge with a space, one bit each."""
    return NEAR[(p.shift[0] + 2 * p.shift[1]) * SPACES + space]


@rule
def colour_of(p: Player, space: int) -> int:
    """The printed colour of a space."""
    place = space // TILE_SPACES
    letter = p.order[place]
    row = 2 * (letter * ESTATE_TILES + p.estate[letter]) + p.turned[place]
    cell = space - place * TILE_SPACES
    colour = 0
    while (TILE_MASK[row][colour] >> cell) & 1 == 0:
        colour += 1
    return colour


@rule
def spaces_of(p: Player, colour: int) -> int:
    """All spaces of a colour as the estate is laid so far, one bit each."""
    mask = 0
    for place in range(TILES):
        letter = p.order[place]
        if letter >= 0:
            mask |= TILE_MASK[2 * (letter * ESTATE_TILES + p.estate[letter]) + p.turned[place]][colour] << (
                TILE_SPACES * place
            )
    return mask


@rule
def region_of(p: Player, space: int, spaces: int) -> int:
    """The region of a space: it and those of its colour (`spaces`) that are connected to it. At most three."""
    region = (1 << space) | (beside(p, space) & spaces)
    grown = region
    for other in bits(region & ~(1 << space)):
        grown |= beside(p, other) & spaces
    return grown


@rule
def open_spaces(p: Player) -> int:
    """Empty spaces beside a covered one."""
    return p.near & ~p.covered


@rule
def spaces_for(p: Player, thing: int) -> int:
    """Where a tile or hexagon may be placed."""
    if thing == HEXAGON:
        return open_spaces(p)
    return open_spaces(p) & p.colours[FACE_COLOUR[thing]]


@rule
def wanted_colours(p: Player) -> int:
    """Colours of which a tile could be placed now, one bit each."""
    spaces = open_spaces(p)
    wanted = 0
    for colour in range(N_COLOURS):
        if p.colours[colour] & spaces != 0:
            wanted |= 1 << colour
    return wanted


@rule
def cover(p: Player, thing: int, space: int) -> None:
    p.tile[space] = thing
    p.covered |= 1 << space
    p.near |= beside(p, space)


@rule
def fits(p: Player) -> bool:
    """Rule book: regions have at most three spaces. All three tiles are laid."""
    for colour in range(N_COLOURS):
        spaces = spaces_of(p, colour)
        for space in bits(spaces):
            if how_many(region_of(p, space, spaces)) > LARGEST_REGION:
                return False
    return True
