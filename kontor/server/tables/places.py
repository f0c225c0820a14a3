"""Who came where. Whatever ranks the seats of a table asks here: who lost on time comes after all others."""

from __future__ import annotations

from kontor.match import Match

from .records import Header


def places(header: Header, match: Match) -> list[int]:
    """The place of each seat, 1 for winners, by the game's own ranking; seats that lost on time are last, whatever
    their points, among themselves again by the ranking. Empty while the game goes on."""
    if not match.over:
        return []
    lost = [seat.out_of_time == "lose" for seat in header.seats]
    order = list(zip(lost, match.ranks, strict=True))
    return [1 + sum(other < own for other in order) for own in order]


def winners(header: Header, match: Match) -> list[int]:
    return [seat for seat, place in enumerate(places(header, match)) if place == 1]


def final_places(header: Header, match: Match) -> list[int]:
    """What counts for results and ratings: as `places`, but whoever resigned comes after everybody else. A bot has
    finished for them, so those who resigned share the last place."""
    order = [
        (2, 0) if seat.resigned else (1 if seat.out_of_time == "lose" else 0, rank)
        for seat, rank in zip(header.seats, match.ranks, strict=True)
    ]
    return [1 + sum(other < own for other in order) for own in order]
