"""Offices: who controls a city, who has joined Arnheim and Stendal, the largest network."""

from __future__ import annotations

from kontor.kernel import bits, rule, say

from .components import ARNHEIM, KEYS, LINK_POINTS, N_CITIES, NEUTRAL, STENDAL
from .state import Event, Points, State
from .tables import LINK_POINTS as LINK_VALUE
from .tables import NEAR, SLOT_COIN, SLOT_COLOUR, SLOT_SHAPE, SLOTS_N, TRACK_VALUE

LINKS = len(LINK_POINTS)


@rule
def controller(s: State, city: int) -> int:
    """Most offices, else the rightmost of those with most: an owner, or -1. Extra offices stand left, later ones
    further left."""
    counts = 0  # four bits an owner
    filled = s.offices[city]
    for k in range(filled):
        counts += 1 << 4 * (s.office[city][k] >> 1)
    for k in range(s.annexes):
        if s.annex_city[k] == city:
            counts += 1 << 4 * (s.annex[k] >> 1)
    best = -1
    most = 0
    for k in range(filled - 1, -1, -1):  # from the right, so that a tie stays with the first one met
        owner = s.office[city][k] >> 1
        n = (counts >> 4 * owner) & 15
        if n > most:
            most = n
            best = owner
    for k in range(s.annexes):
        if s.annex_city[k] == city:
            owner = s.annex[k] >> 1
            n = (counts >> 4 * owner) & 15
            if n > most:
                most = n
                best = owner
    return best


@rule
def offices_in(s: State, city: int, seat: int) -> int:
    n = 0
    for k in range(s.offices[city]):
        n += s.office[city][k] >> 1 == seat
    for k in range(s.annexes):
        n += (s.annex_city[k] == city) & (s.annex[k] >> 1 == seat)
    return n


@rule
def has_room(s: State, city: int) -> bool:
    return s.offices[city] < SLOTS_N[s.side][city]


@rule
def next_shape(s: State, city: int) -> int:
    """The kind of piece that fits the next free slot (the city has room)."""
    return SLOT_SHAPE[s.side * N_CITIES + city][s.offices[city]]


@rule
def next_colour(s: State, city: int) -> int:
    return SLOT_COLOUR[s.side * N_CITIES + city][s.offices[city]]


@rule
def joined(s: State, cities: int, start: int) -> int:
    """The part of a set of cities that hangs together with one of them."""
    reached = 1 << start
    front = reached
    while front != 0:
        further = 0
        for city in bits(front):
            further |= NEAR[s.side][city]
        front = further & cities & ~reached
        reached |= front
    return reached


@rule
def network(s: State, seat: int) -> int:
    """Offices in the largest network: cities with own offices joined by routes, every office counted."""
    left = s.players[seat].presence
    most = 0
    for city in range(N_CITIES):
        if (left >> city) & 1 == 1:
            part = joined(s, left, city)
            left &= ~part
            n = 0
            for other in bits(part):
                n += offices_in(s, other, seat)
            most = max(most, n)
    return most


@rule
def network_points(s: State, seat: int) -> int:
    return network(s, seat) * TRACK_VALUE[KEYS][s.players[seat].level[KEYS]]


# ---- building ----
@rule
def open_office(s: State, piece: int, city: int) -> None:
    """An office on the next free slot: a coin, a full city, the red cities joined."""
    slot = s.offices[city]
    s.office[city][slot] = piece
    s.offices[city] += 1
    owner = piece >> 1
    if owner != NEUTRAL and SLOT_COIN[s.side * N_CITIES + city][slot] == 1:
        s.players[owner].points[Points.COINS] += 1
        say(Event.COIN, owner, 1)
    if s.offices[city] == SLOTS_N[s.side][city]:
        s.completed += 1
        say(Event.COMPLETE, city, s.completed)
    if owner != NEUTRAL:
        note_presence(s, owner, city)


@rule
def open_annex(s: State, piece: int, city: int) -> None:
    """An extra office, left of the row and of earlier ones; it completes nothing and has no coin."""
    s.annex_city[s.annexes] = city
    s.annex[s.annexes] = piece
    s.annexes += 1
    note_presence(s, piece >> 1, city)


@rule
def note_presence(s: State, seat: int, city: int) -> None:
    """The first three players with an unbroken chain of offices from Arnheim to Stendal score, once each."""
    p = s.players[seat]
    p.presence |= 1 << city
    ends = (1 << ARNHEIM) | (1 << STENDAL)
    if p.linked == 0 and p.presence & ends == ends and (joined(s, p.presence, ARNHEIM) >> STENDAL) & 1 == 1:
        s.links += 1
        p.linked = s.links
        points = LINK_VALUE[s.links - 1] if s.links <= LINKS else 0
        p.points[Points.LINK] += points
        say(Event.LINK, seat, points)
