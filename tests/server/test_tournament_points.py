"""Points and standings: what a place counts, and what breaks a tie."""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.server.contract.tournaments import NewTournament
from kontor.server.tournaments.exports import results_csv
from kontor.server.tournaments.points import points_of, share_of, standings
from kontor.server.tournaments.records import Board, Entrant, Round, Tournament

AT = datetime(2026, 6, 1)


def played(names: str, *rounds: list[tuple[list[int], list[int], list[int]]], **plan: Any) -> Tournament:
    """Entrants from 1; each round a list of tables: who sat there, their places, their scores."""
    wish = NewTournament(**{"name": "Cup", "game": "little-town", "format": "swiss", "players": 2, **plan})
    entrants = [Entrant(k, name, name, None, "in", False, True, k) for k, name in enumerate(names.split(), 1)]
    told = []
    for number, tables in enumerate(rounds, 1):
        boards = [
            Board(number, k, f"t{number}{k}", who, places, scores, AT)
            for k, (who, places, scores) in enumerate(tables, 1)
        ]
        seated = {one for board in boards for one in board.entrants}
        out = wish.format == "knock-out"  # whoever is not seated there has lost
        byes = [one.number for one in entrants if one.number not in seated and not out]
        told.append(Round(number, byes, 0, 0, 0, AT, boards))
    return Tournament("t", "Cup", "little-town", "o", wish, "open", "running", True, "", len(rounds), None, AT, None,
                      AT, "Ann", entrants, told)  # fmt: skip


def test_the_best_of_four_gets_three_points_and_those_who_tie_share() -> None:
    assert points_of([1, 2, 3, 4], 4) == [3, 2, 1, 0]
    assert points_of([1, 2, 2, 4], 4) == [3, Fraction(3, 2), Fraction(3, 2), 0]
    assert points_of([1, 1], 2) == [Fraction(1, 2), Fraction(1, 2)]
    assert points_of([2, 1], 2) == [0, 1]


def test_a_table_of_three_among_tables_of_four_gives_as_much_for_the_best_and_the_last() -> None:
    assert points_of([1, 2, 3], 4) == [3, Fraction(3, 2), 0]


@given(st.lists(st.integers(0, 3), min_size=2, max_size=5), st.integers(2, 5))
def test_a_table_always_gives_the_same_number_of_points(scores: list[int], full: int) -> None:
    places = [1 + sum(other > one for other in scores) for one in scores]
    assert sum(points_of(places, full)) == Fraction(len(scores) * (full - 1), 2)


def test_share_is_of_the_best_score_at_the_table() -> None:
    assert [share_of([40, 30, 0, -5], seat) for seat in range(4)] == [100, 75, 0, 0]
    assert [share_of([-1, -3], seat) for seat in range(2)] == [100, 0]


def test_points_come_first_then_who_beat_whom() -> None:
    cup = played("Ann Ben Eve Dan",
                 [([1, 2], [2, 1], [10, 20]), ([3, 4], [1, 2], [20, 10])],
                 [([1, 3], [1, 2], [20, 10]), ([2, 4], [2, 1], [10, 20])])  # fmt: skip
    listed = [(one.entrant.name, one.points, one.place) for one in standings(cup)]
    assert [points for _, points, _ in listed] == [1, 1, 1, 1]
    assert len({place for *_, place in listed}) == 1  # each beat one and lost to one: nothing tells them apart


def test_the_direct_meeting_decides_between_two_with_the_same_points() -> None:
    cup = played("Ann Ben Eve Dan",
                 [([1, 2], [1, 2], [11, 10]), ([3, 4], [1, 2], [30, 1])],
                 [([3, 1], [1, 2], [30, 1]), ([2, 4], [1, 2], [30, 1])])  # fmt: skip
    assert [one.entrant.name for one in standings(cup)] == ["Eve", "Ann", "Ben", "Dan"]  # Ann beat Ben


def test_stronger_opponents_break_a_tie_at_larger_tables() -> None:
    cup = played("A B C D E F",
                 [([1, 2, 3], [1, 2, 3], [9, 5, 1]), ([4, 5, 6], [1, 2, 3], [9, 5, 1])],
                 [([4, 2, 3], [1, 2, 3], [9, 5, 1]), ([1, 5, 6], [1, 3, 2], [9, 1, 5])], players=3)  # fmt: skip
    assert [(one.entrant.name, int(one.points)) for one in standings(cup)][:2] == [("A", 4), ("D", 4)]
    ties = {one.entrant.name: one.opponents for one in standings(cup)}
    assert ties["A"] == 2 + 0 + 1 + 1 and ties["D"] == 1 + 1 + 2 + 0
    assert {one.place for one in standings(cup)[:2]} == {1}  # alike in everything: they share the place


def test_a_bye_counts_as_a_win_in_a_swiss_and_nothing_in_an_arena() -> None:
    game = [([1, 2], [1, 2], [9, 5])]
    assert {one.entrant.name: one.points for one in standings(played("Ann Ben Eve", game))}["Eve"] == 1
    arena = played("Ann Ben Eve", game, format="arena")
    assert {one.entrant.name: one.points for one in standings(arena)}["Eve"] == 0


def test_in_a_knock_out_whoever_came_further_is_ahead() -> None:
    cup = played("Ann Ben Eve Dan",
                 [([1, 4], [2, 1], [1, 2]), ([2, 3], [1, 2], [2, 1])],
                 [([4, 2], [2, 1], [1, 2])], format="knock-out")  # fmt: skip
    assert [one.entrant.name for one in standings(cup)][:2] == ["Ben", "Dan"]
    assert [one.place for one in standings(cup)][:2] == [1, 2]


def test_a_bye_in_the_first_round_takes_nothing_from_who_wins_the_final() -> None:
    cup = played("Ann Ben Eve", [([2, 3], [1, 2], [2, 1])], [([1, 2], [1, 2], [2, 1])], format="knock-out")
    cup.rounds[0].byes.append(1)
    assert [(one.entrant.name, one.place) for one in standings(cup)] == [("Ann", 1), ("Ben", 2), ("Eve", 3)]


@pytest.mark.parametrize("name", ["=1+1", "@cmd", "-x", "+y"])
def test_a_name_in_the_results_is_no_formula(name: str) -> None:
    line = results_csv(played(f"{name} Ben", [([1, 2], [1, 2], [9, 5])])).splitlines()[1]
    assert line.startswith(f"1,'{name},,1,")
