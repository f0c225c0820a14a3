"""Walls and towers: the Mason, the Architect, and the longest section of the wall."""

from __future__ import annotations

from kontor.kernel import bits, rule, say

from .components import N_WALLS, TOWERS
from .state import EVERY_WALL, Event, Option, Points, State, WallEnds
from .tables import RING


@rule
def pieces_at(s: State, owner: int, k: int) -> int:
    """Own house and own tower on a site of the ring: both count."""
    pieces = 0
    if s.house[RING[k]] == owner:
        pieces += 1
    if s.tower[k] == owner:
        pieces += 1
    return pieces


@rule
def open_to(s: State, owner: int, k: int) -> bool:
    """A site does not break the owner's section: it is empty, or a piece of the owner stands there, too."""
    house = s.house[RING[k]]
    tower = s.tower[k]
    return (house < 0 and tower < 0) or house == owner or tower == owner


# ---- Mason ----
@rule
def wall_points(s: State, owner: int, k: int) -> int:
    """1 for the wall, 1 for each own house and tower at its two ends."""
    return 1 + pieces_at(s, owner, k) + pieces_at(s, owner, (k + 1) % N_WALLS)


@rule
def can_wall(s: State) -> bool:
    return s.walls != EVERY_WALL


@rule
def place_wall(s: State, owner: int, k: int) -> None:
    points = wall_points(s, owner, k)
    s.walls |= 1 << k
    s.players[owner].points[Points.WALLS] += points
    say(Event.WALL, owner, k, points)


# ---- Architect ----
@rule
def towers_left(s: State, owner: int) -> int:
    left = TOWERS
    for k in range(N_WALLS):
        if s.tower[k] == owner:
            left -= 1
    return left


@rule
def can_tower(s: State, owner: int) -> bool:
    """A free tower site (with or without a house) and a tower to put there."""
    free = 0
    left = TOWERS
    for k in range(N_WALLS):
        if s.tower[k] < 0:
            free += 1
        elif s.tower[k] == owner:
            left -= 1
    return free > 0 and left > 0


@rule
def place_tower(s: State, owner: int, k: int) -> None:
    s.tower[k] = owner
    say(Event.TOWER, owner, RING[k])


# ---- the longest section ----
@rule
def open_sites(s: State, owner: int) -> int:
    """Sites that do not break the owner's section, one bit each."""
    sites = 0
    for k in range(N_WALLS):
        if open_to(s, owner, k):
            sites |= 1 << k
    return sites


@rule
def section_length(s: State, sites: int, wall: int) -> int:
    """Walls in the section that a wall belongs to, as if it were built; `sites` are open to its owner."""
    length = 1
    k = (wall + 1) % N_WALLS
    joined = s.walls & sites  # walls that continue the one before
    while k != wall and (joined >> k) & 1 == 1:
        length += 1
        k = (k + 1) % N_WALLS
    if k == wall:
        return length
    k = wall
    while (sites >> k) & 1 == 1 and (s.walls >> ((k - 1) % N_WALLS)) & 1 == 1:
        length += 1
        k = (k - 1) % N_WALLS
    return length


@rule
def longest_section(s: State, owner: int) -> int:
    """walls * 256 + points of the longest section; of equally long ones that with more points.

    A section begins and ends with a wall; a site that holds only pieces of others ends it. Own pieces on the sites
    between its walls count; those at its two ends only if the option says so. A closed ring has no ends.
    """
    best = 0
    sites = open_sites(s, owner)
    joined = s.walls & sites  # walls that continue the one before, if that is built
    closed = s.walls == EVERY_WALL
    for start in bits(s.walls):
        before = (start - 1) % N_WALLS
        if (s.walls >> before) & 1 == 1 and (sites >> start) & 1 == 1:
            continue  # it begins earlier
        closed = False
        length = 1
        pieces = 0
        k = (start + 1) % N_WALLS
        while length < N_WALLS and (joined >> k) & 1 == 1:
            pieces += pieces_at(s, owner, k)
            length += 1
            k = (k + 1) % N_WALLS
        if s.options[Option.WALL_ENDS] == WallEnds.ENDS:
            pieces += pieces_at(s, owner, start) + pieces_at(s, owner, k)
        best = max(best, length * 256 + length + pieces)
    if closed:
        pieces = 0
        for k in range(N_WALLS):
            pieces += pieces_at(s, owner, k)
        best = N_WALLS * 256 + N_WALLS + pieces
    return best
