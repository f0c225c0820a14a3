"""What the explorer says of one position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kontor.lab.statistics import Interval, rate
from kontor.match import Match

from .counts import WHOLE, Counts, Node, Tally, together
from .kinds import FEWEST_GAMES, Kinds, keys

MOST_ROWS = 12


@dataclass(frozen=True)
class Row:
    """A kind of choice that is possible here."""

    group: str
    words: str
    actions: tuple[int, ...]
    """The decisions of this kind that are legal here."""
    times: int
    share: float
    """Of all choices in such positions."""
    seats: int
    wins: Interval | None
    """Part of these games that was won; None if it was never chosen."""
    even: float
    """What it would be if all players were equal."""
    by: dict[str, int]
    """How often by whom: a level, or `people`."""
    played: bool
    """It is what was decided here."""


@dataclass(frozen=True)
class Explored:
    seat: int
    kind: tuple[str, ...]
    """What the positions have in common, in words."""
    games: int
    elsewhere: float
    """Part of the choices in such positions that are not possible here, or are too rare to be listed."""
    rows: tuple[Row, ...]
    """Empty: too few games."""


def explore(
    match: Match, counts: Sequence[Counts], language: str = "en", played: int | None = None, you: int = -1
) -> Explored:
    """What was chosen in positions of this kind, from what the seat to move may know.

    The most special kind that came in enough games is told. `played` is what was decided here, if that is known.
    """
    seat, legal = match.to_move, match.legal
    assert seat is not None, "the game is over"
    kinds, view = Kinds.of(match.game), match.hidden(seat)
    facts = kinds.facts(view, seat, legal)
    depth, node = _most_special(list(keys(facts)), counts)
    known = dict(list(facts.items())[:depth]) if node else facts
    told = tuple(kinds.told(known, language))
    if node is None:
        return Explored(seat, told, 0, 0.0, ())
    groups: dict[str, list[int]] = {}
    for action in legal:
        groups.setdefault(kinds.group(view, seat, action), []).append(action)
    of_played = None if played is None else kinds.group(view, seat, played)
    total = sum(tally.times for by_whom in node.choices.values() for tally in by_whom.values())
    phrases = match.phrases(language, you)
    rows = []
    for group, actions in groups.items():
        by_whom, is_played = node.choices.get(group, {}), group == of_played
        if not by_whom and not is_played:
            continue
        words = kinds.group_words(group, phrases)
        rows.append(_row(group, words, actions, by_whom, total, 1 / match.players, is_played))
    rows.sort(key=lambda row: (-row.times, row.group))
    rows = [row for k, row in enumerate(rows) if k < MOST_ROWS or row.played]
    elsewhere = 1 - sum(row.times for row in rows) / total
    return Explored(seat, told, node.games, round(elsewhere, 6), tuple(rows))


def _most_special(found: Sequence[str], counts: Sequence[Counts]) -> tuple[int, Node | None]:
    """The kind of the most facts that came in enough games, and how many facts it has."""
    for depth in range(len(found), 0, -1):
        node = together(counts, found[depth - 1])
        if node.games >= FEWEST_GAMES:
            return depth, node
    return 0, None


def _row(
    group: str, words: str, actions: Sequence[int], by_whom: dict[str, Tally], total: int, even: float, played: bool
) -> Row:
    sum_of = Tally()
    for tally in by_whom.values():
        sum_of.add(tally)
    seats = sum_of.seats
    return Row(
        group,
        words,
        tuple(actions),
        sum_of.times,
        sum_of.times / total,
        seats,
        rate(sum_of.wins / WHOLE, seats) if seats else None,
        sum_of.even / WHOLE / seats if seats else even,
        {by: tally.times for by, tally in by_whom.items()},
        played,
    )
