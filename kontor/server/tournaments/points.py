"""What a place counts, and who is ahead: points, then tie-breaks, then equal places. Exact numbers, so everybody who
counts gets the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from ..contract.tournaments import TieBreak, TournamentFormat
from .records import Board, Entrant, Tournament

ZERO = Fraction(0)


def points_of(places: Sequence[int], full: int) -> list[Fraction]:
    """The best of a table for `full` gets `full - 1` points, the last none, those between in equal steps; those who
    share a place share its points. A smaller table gives the same for the best and the last."""
    steps = len(places) - 1
    if steps < 1:
        return [Fraction(full - 1) for _ in places]
    out = []
    for place in places:
        shared = places.count(place)
        taken = range(place, place + shared)
        out.append(Fraction(sum(len(places) - one for one in taken) * (full - 1), shared * steps))
    return out


def tie_breaks_of(kind: TournamentFormat, players: int) -> list[TieBreak]:
    """In the order they count. Who met whom decides only where two play; in a round robin all met the same."""
    direct: list[TieBreak] = ["direct"] if players == 2 and kind in ("swiss", "round-robin") else []
    opponents: list[TieBreak] = ["opponents"] if kind == "swiss" else []
    return [*direct, *opponents, "wins", "share"]


@dataclass
class Standing:
    entrant: Entrant
    points: Fraction = ZERO
    wins: int = 0
    opponents: Fraction = ZERO
    direct: Fraction = ZERO
    share: Fraction = ZERO
    """Of the best score of their tables, on average: 0 to 100."""
    games: int = 0
    reached: int = 0
    """In a knock-out: the last round they played, or sat out as a bye."""
    last_place: int = 0
    place: int = 0

    def tie(self, name: TieBreak) -> Fraction:
        return {
            "direct": self.direct,
            "opponents": self.opponents,
            "wins": Fraction(self.wins),
            "share": self.share,
        }[name]


def share_of(scores: Sequence[int], seat: int) -> Fraction:
    best = max(scores)
    if best <= 0:
        return Fraction(100 if scores[seat] == best else 0)
    return Fraction(max(0, scores[seat]) * 100, best)


def in_order(tournament: Tournament, board: Board) -> list[int]:
    """Who sat at a table that is over, the best first, where somebody must be ahead: of equal places the better share
    counts, then the draw."""
    places, scores = board.places or [], board.scores or []
    draw = {one.number: one.draw or 0 for one in tournament.entrants}

    def rank(seat: int) -> tuple[Fraction, ...]:
        return Fraction(places[seat]), -share_of(scores, seat), Fraction(draw[board.entrants[seat]])

    return [board.entrants[seat] for seat in sorted(range(len(board.entrants)), key=rank)]


def standings(tournament: Tournament) -> list[Standing]:
    """The best first; equal in everything: the same place, in the order of the draw."""
    full, knock_out = tournament.plan.players, tournament.plan.format == "knock-out"
    found = {one.number: Standing(one) for one in tournament.entrants if tournament.begun is None or _played(one)}
    boards = [board for board in tournament.boards if board.over]
    won = {(board.table_id, one): points for board in boards
           for one, points in zip(board.entrants, points_of(board.places or [], full), strict=True)}  # fmt: skip
    for board in boards:
        for seat, number in enumerate(board.entrants):
            assert board.places is not None and board.scores is not None
            one = found[number]
            one.points += won[board.table_id, number]
            one.games += 1
            one.wins += board.places[seat] == 1
            one.share += share_of(board.scores, seat)
        for place, number in enumerate(in_order(tournament, board), 1) if knock_out else ():
            found[number].reached, found[number].last_place = board.round, place
    for each in tournament.rounds:
        for number in each.byes if tournament.plan.format != "arena" else ():
            found[number].points += full - 1
            if knock_out and each.number > found[number].reached:
                found[number].reached, found[number].last_place = each.number, 0
    _against(tournament, found, boards, won)
    for one in found.values():
        one.share = one.share / one.games if one.games else ZERO
    return _placed(tournament, found.values())


def _played(one: Entrant) -> bool:
    """It was there when it began, or came later."""
    return one.draw is not None


def _against(
    tournament: Tournament, found: dict[int, Standing], boards: list[Board], won: dict[tuple[str, int], Fraction]
) -> None:
    """Points of those one met, and points against those who have as many as oneself."""
    full = tournament.plan.players
    for board in boards:
        for number in board.entrants:
            others = [other for other in board.entrants if other != number]
            if not others:
                continue
            met = sum((found[other].points for other in others), ZERO)
            found[number].opponents += met * (full - 1) / len(others)  # a table with fewer counts as a full one
            if all(found[other].points == found[number].points for other in others):
                found[number].direct += won[board.table_id, number]
    for each in tournament.rounds:
        for number in each.byes:  # as if they had met somebody like themselves
            found[number].opponents += found[number].points * (full - 1)


def _placed(tournament: Tournament, found: Iterable[Standing]) -> list[Standing]:
    names = tie_breaks_of(tournament.plan.format, tournament.plan.players)
    knock_out = tournament.plan.format == "knock-out"

    def rank(one: Standing) -> tuple[Fraction, ...]:
        reached = (Fraction(one.reached), Fraction(-one.last_place)) if knock_out else ()
        return (*reached, one.points, *(one.tie(name) for name in names))

    def order(one: Standing) -> tuple[int, int]:
        return one.entrant.draw or 0, one.entrant.number

    listed = sorted(sorted(found, key=order), key=rank, reverse=True)
    for k, one in enumerate(listed):
        one.place = listed[k - 1].place if k and rank(listed[k - 1]) == rank(one) else k + 1
    return listed
