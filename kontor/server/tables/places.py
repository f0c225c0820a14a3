"""Who came where. Whatever ranks the seats of a table asks here, so that pages, calls, results and ratings agree."""

from __future__ import annotations

from kontor.match import Match

from .records import Header, Seat


def places(header: Header, match: Match) -> list[int]:
    """The place of each seat, by the game's own ranking. Who lost on time comes after all others, whatever their
    points, and who resigned after these: a bot has finished for them, so they share the last place. Empty while the
    game goes on."""
    if not match.over:
        return []
    ranks = match.ranks
    order = [_order(seat, rank) for seat, rank in zip(header.seats, ranks, strict=True)]
    # alone against what has no seat, that may be ahead too
    unseated = [rank - 1 - sum(other < rank for other in ranks) for rank in ranks]
    return [1 + sum(other < own for other in order) + more for own, more in zip(order, unseated, strict=True)]


def _order(seat: Seat, rank: int) -> tuple[int, int]:
    if seat.resigned:
        return 2, 0
    return (1 if seat.out_of_time == "lose" else 0), rank


def winners(header: Header, match: Match) -> list[int]:
    """Nobody who resigned, also where all have."""
    ranked = enumerate(places(header, match))
    return [seat for seat, place in ranked if place == 1 and not header.seats[seat].resigned]


def are_by_points(header: Header) -> bool:
    """Whether the places are those of the game."""
    return not any(seat.resigned or seat.out_of_time == "lose" for seat in header.seats)
