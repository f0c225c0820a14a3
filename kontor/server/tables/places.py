"""Who came where. Whatever ranks the seats of a table asks here, so that pages, calls, results and ratings agree."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.match import Match

from .records import Header, Seat


def places(header: Header, match: Match) -> list[int]:
    """The place of each seat, by the game's own ranking. Who lost on time comes after all others, whatever their
    points, and who resigned after these: a bot has finished for them, so they share the last place. Empty while the
    game goes on."""
    return places_by(header, match.ranks if match.over else ())


def places_by(header: Header, ranks: Sequence[int]) -> list[int]:
    """The same from the game's own ranking; while the game goes on there is none."""
    if not ranks:
        return []
    order = [_order(seat, rank) for seat, rank in zip(header.seats, ranks, strict=True)]
    # alone against what has no seat, that may be ahead too
    unseated = [rank - 1 - sum(other < rank for other in ranks) for rank in ranks]
    return [1 + sum(other < own for other in order) + more for own, more in zip(order, unseated, strict=True)]


def _order(seat: Seat, rank: int) -> tuple[int, int]:
    if seat.resigned:
        return 2, 0
    return (1 if seat.out_of_time == "lose" else 0), rank


def winners(header: Header, match: Match) -> list[int]:
    return winners_by(header, match.ranks if match.over else ())


def winners_by(header: Header, ranks: Sequence[int]) -> list[int]:
    """Nobody who resigned, also where all have."""
    ranked = enumerate(places_by(header, ranks))
    return [seat for seat, place in ranked if place == 1 and not header.seats[seat].resigned]


def are_by_points(header: Header) -> bool:
    """Whether the places are those of the game."""
    return not any(seat.resigned or seat.out_of_time == "lose" for seat in header.seats)
