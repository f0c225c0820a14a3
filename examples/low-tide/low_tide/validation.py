"""Validation: what is impossible about a position from outside, in words."""

from __future__ import annotations

from .components import CELL_NAMES, CELLS, COLUMNS, FINDS, HAND, LEFT_OVER, SOUVENIRS, SUPPLY, TIDES
from .flow import is_under_water, last_round, rows_under_water, this_round
from .scoring import finds_left, souvenirs
from .setup import occupied
from .state import Option, Phase, Points, State


def problems(s: State) -> list[str]:
    return _turns(s) or [*_beach(s), *_finds(s), *_cards(s), *_points(s)]


def _turns(s: State) -> list[str]:
    if (s.phase == Phase.OVER) != (s.turns == last_round(s) * s.seats):
        return [f"turns is {s.turns}; the game is over after {last_round(s) * s.seats}"]
    return [] if s.seat == (s.first + s.turns) % s.seats else ["seat does not follow from first and turns"]


def _walks(s: State, seat: int) -> int:
    """How often a seat has walked."""
    return (s.turns + s.seats - 1 - (seat - s.first) % s.seats) // s.seats


def _beach(s: State) -> list[str]:
    out = []
    for c in range(CELLS):
        if (s.find[c] < 0) != (is_under_water(s, c) or occupied(s, c)):
            out.append(f"on {CELL_NAMES[c]} must lie a find, unless it is under water or somebody stands there")
    now, rows = this_round(s) - 1, rows_under_water(s)
    rising = now > 0 and TIDES[s.options[Option.TIDE]][now - 1] < rows
    for seat in range(s.seats):
        row = s.players[seat].cell // COLUMNS
        wet = row == rows - 1 and rising and _walks(s, seat) == now and s.phase != Phase.OVER
        if row < rows and not wet:
            out.append(f"seat {seat} stands in the sea")
    return out


def _finds(s: State) -> list[str]:
    out = []
    for k, name in enumerate(FINDS):
        total = s.bag[k] + s.find.count(k) + sum(s.players[seat].finds[k] for seat in range(s.seats))
        if total != SUPPLY[k]:
            out.append(f"there are {total} {name} in the game; there must be {SUPPLY[k]}")
    for seat in range(s.seats):
        if finds_left(s, seat) + 3 * souvenirs(s, seat) > _walks(s, seat):
            out.append(f"seat {seat} has more finds and souvenirs than its walks can have brought")
    return out


def _cards(s: State) -> list[str]:
    out = []
    known: list[int] = []
    for seat in range(s.seats):
        p = s.players[seat]
        hand = p.hand[: p.cards]
        if hand != sorted(set(hand)) or -1 in hand or any(card != -1 for card in p.hand[p.cards :]):
            out.append(f"the hand of seat {seat} must be {p.cards} souvenirs in increasing order, then -1")
        known += [*hand, *(card for card in range(len(SOUVENIRS)) if p.made >> card & 1)]
    if len(known) != len(set(known)):
        out.append("a souvenir is there twice")
    if len(known) < len(SOUVENIRS) and any(s.players[seat].cards < HAND for seat in range(s.seats)):
        out.append(f"there are cards to draw, so everybody has {HAND}")
    return out


def _points(s: State) -> list[str]:
    out = []
    for seat in range(s.seats):
        p = s.players[seat]
        wanted = {
            Points.SOUVENIRS: sum(card.points for k, card in enumerate(SOUVENIRS) if p.made >> k & 1),
            Points.LEFTOVERS: finds_left(s, seat) // LEFT_OVER if s.phase == Phase.OVER else 0,
        }
        for kind, points in wanted.items():
            if p.points[kind] != points:
                out.append(f"points[{kind.name}] of seat {seat} is {p.points[kind]}; it must be {points}")
    return out
