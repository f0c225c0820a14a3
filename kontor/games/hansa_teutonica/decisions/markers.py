"""Markers: those a player uses, and where a new one goes."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import bits, refuse

from ..components import N_CITIES, OWNERS
from ..ids import card_id, office_id
from ..markers import cannot_swap, cannot_use, fit_for_marker, mark, remove, swap, use_marker
from ..spaces import occupied
from ..state import CITY, MARKER, SLOT, Phase, State, Why
from .asking import InTurn, OnPiece, OnRoad, no_such_route, not_standing


class Use(InTurn):
    """Use a marker, at any time between actions."""

    marker = MARKER
    asked_in = (Phase.ACT,)

    @staticmethod
    def points_at(s: State, marker: int) -> list[str]:
        return [card_id(s.seat, marker, n) for n in range(s.players[s.seat].markers[marker])]

    refusal = staticmethod(cannot_use)

    apply = staticmethod(use_marker)


class Swap(InTurn):
    """The offices on this slot and the next change places."""

    city = CITY
    slot = SLOT
    asked_in = (Phase.SWAP,)
    points_at = staticmethod(lambda s, city, slot: [office_id(city, k, s.office[city][k]) for k in (slot, slot + 1)])

    @staticmethod
    def candidates(s: State) -> Iterator[tuple[int, int]]:
        for city in range(N_CITIES):
            for slot in range(s.offices[city] - 1):
                yield city, slot

    refusal = staticmethod(cannot_swap)

    @staticmethod
    def apply(s: State, city: int, slot: int) -> None:
        swap(s, city, slot)
        s.phase = Phase.ACT


class Remove(OnPiece):
    """A piece of any owner goes from a route to the owner's personal supply: up to three of them."""

    asked_in = (Phase.REMOVE,)

    @staticmethod
    def choices(s: State) -> Iterator[tuple[int, int, int]]:
        for owner in range(OWNERS):
            for kind in range(2):
                for route in bits(s.here[owner * 2 + kind]):
                    yield owner, kind, route

    @staticmethod
    def refusal(s: State, owner: int, kind: int, route: int) -> int:
        return no_such_route(s, route) or not_standing(s, owner, kind, route)

    @staticmethod
    def apply(s: State, owner: int, kind: int, route: int) -> None:
        remove(s, owner * 2 + kind, route)
        if s.moves == 0:
            s.phase = Phase.ACT


class Mark(OnRoad):
    """Where the marker drawn at the end of the turn goes."""

    asked_in = (Phase.MARK,)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(fit_for_marker(s))

    @staticmethod
    def refusal(s: State, route: int) -> int:
        why = no_such_route(s, route)
        if why != 0:
            return why
        if s.marker[route] >= 0:
            return refuse(Why.MARK_HAS_MARKER, route=route)
        if (occupied(s) >> route) & 1 == 1:
            return refuse(Why.MARK_OCCUPIED, route=route)
        return 0 if (fit_for_marker(s) >> route) & 1 == 1 else refuse(Why.MARK_CITIES_FULL, route=route)

    apply = staticmethod(mark)
