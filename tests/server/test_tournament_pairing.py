"""Pairings: as few repeats as brute force finds, seats in turn, byes once; schedules that bring everybody together."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.server.tournaments.pairing.larger import pair_larger
from kontor.server.tournaments.pairing.problem import (
    Pairing,
    Player,
    Problem,
    division,
    meetings,
    places_of,
    unfairness,
)
from kontor.server.tournaments.pairing.schedules import (
    Played,
    bracket,
    knock_out_round,
    round_robin,
    round_robin_rounds,
    snake,
    tree,
)
from kontor.server.tournaments.pairing.solving import pair

Pair = frozenset[int]
few = settings(max_examples=15, deadline=None)


def partitions(players: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to make tables of these sizes."""
    if not players:
        yield []
        return
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for others in itertools.combinations(players[1:], size - 1):
            table = (players[0], *others)
            left = tuple(one for one in players if one not in table)
            for more in partitions(left, tuple(rest)):
                yield [table, *more]


def fewest(problem: Problem) -> int:
    ids = tuple(player.id for player in problem.players)
    return min(sum(problem.met.get(two, 0) for two in meetings(tables)) for tables in partitions(ids, problem.sizes))


def is_sound(problem: Problem, pairing: Pairing) -> None:
    seated = [one for table in pairing.tables for one in table]
    assert sorted(seated + pairing.byes) == sorted(player.id for player in problem.players)
    assert sorted(map(len, pairing.tables)) == sorted(problem.sizes)


@st.composite
def histories(draw: st.DrawFn, count: int) -> dict[Pair, int]:
    pairs = [frozenset(two) for two in itertools.combinations(range(count), 2)]
    return {two: times for two in pairs if (times := draw(st.sampled_from([0, 0, 1, 1, 2])))}


@pytest.mark.parametrize(
    ("count", "players"), [(6, 2), (8, 2), (6, 3), (7, 3), (9, 3), (8, 4), (7, 4), (10, 5), (9, 5)]
)
@few
@given(data=st.data())
def test_no_repeat_is_left_that_brute_force_can_avoid(count: int, players: int, data: st.DataObject) -> None:
    met = data.draw(histories(count))
    scores = data.draw(st.lists(st.integers(0, 6), min_size=count, max_size=count))
    sizes = division(count, players, range(2, players + 1))
    everybody = tuple(Player(k, score) for k, score in enumerate(scores))
    problem = Problem(everybody if sum(sizes) == count else everybody[:-1], sizes, met, seconds=20)
    pairing = pair(problem)
    is_sound(problem, pairing)
    assert pairing.repeats == pairing.least_repeats == fewest(problem)


def tournament(
    count: int, players: int, rounds: int, seed: int, by_score: bool = True
) -> Iterator[tuple[Problem, Pairing]]:
    """Random results, all rounds one after another."""
    chance = random.Random(seed)
    score, byes = [0] * count, [0] * count
    seats: list[tuple[int, ...]] = [()] * count
    met: Counter[Pair] = Counter()
    for number in range(rounds):
        everybody = tuple(Player(k, score[k], seats[k], byes[k]) for k in range(count))
        problem = Problem(everybody, division(count, players, range(2, players + 1)), met, by_score, number, 20)
        pairing = pair(problem)
        yield problem, pairing
        met = met + Counter(meetings(pairing.tables))
        for table in pairing.tables:
            for place, one in enumerate(chance.sample(table, len(table))):
                score[one] += place
            for seat, one in enumerate(table):
                seats[one] = (*seats[one], seat)
        for one in pairing.byes:
            byes[one] += 1
            score[one] += players - 1


def worst_imbalance(pairings: list[Pairing], players: int) -> int:
    taken: dict[int, Counter[int]] = {}
    for pairing in pairings:
        for table in pairing.tables:
            for seat, one in enumerate(table):
                taken.setdefault(one, Counter())[seat] += 1
    return max(max(c[s] for s in range(players)) - min(c[s] for s in range(players)) for c in taken.values())


def can_be_within_one(sizes: tuple[int, ...], rounds: int) -> bool:
    """Then everybody has sat in each seat q or q + 1 times. All of them together have sat there as often as there were
    such places: that must lie between q and q + 1 for each. (If it does, rounding gives such a table of counts.)"""
    places, everybody = places_of(sizes), sum(sizes)
    q = rounds // len(places)
    return all(q * everybody <= rounds * tables <= (q + 1) * everybody for tables in places)


@pytest.mark.parametrize(
    ("count", "players", "rounds", "never"),
    [(24, 2, 6, set()), (24, 3, 6, set()), (40, 4, 6, set()), (71, 4, 7, {4}), (72, 5, 7, {5})],
)
def test_over_many_rounds_everybody_sits_everywhere_equally_often_within_one(
    count: int, players: int, rounds: int, never: set[int]
) -> None:
    """Where some tables are smaller, too, after every round in which it is possible at all."""
    played: list[Pairing] = []
    for problem, pairing in tournament(count, players, rounds, seed=5, by_score=count < 50):
        played.append(pairing)
        possible = can_be_within_one(problem.sizes, len(played))
        assert possible == (len(played) not in never)
        assert worst_imbalance(played, players) <= (1 if possible else 2), len(played)
        assert pairing.repeats == pairing.unfair_seats == 0


def fairest(problem: Problem) -> tuple[int, int]:
    """The fewest repeats, and with so few the fewest seats beyond anybody's share, by trying everything."""
    beyond = [[unfairness((*one.seats, seat), problem.places)[0] for seat in range(5)] for one in problem.players]

    def of_table(table: tuple[int, ...]) -> int:
        return min(sum(beyond[k][seat] for seat, k in enumerate(order)) for order in itertools.permutations(table))

    ways = list(partitions(tuple(range(len(problem.players))), problem.sizes))
    repeats = [sum(problem.times(*pair) for table in way for pair in itertools.combinations(table, 2)) for way in ways]
    least = min(repeats)
    return least, min(sum(map(of_table, way)) for way, n in zip(ways, repeats, strict=True) if n == least)


@pytest.mark.parametrize(("count", "players"), [(7, 4), (9, 5)])
def test_seats_are_the_fairest_of_all_pairings_with_the_fewest_repeats(count: int, players: int) -> None:
    for problem, pairing in tournament(count, players, 5, seed=2):
        assert (pairing.repeats, pairing.unfair_seats) == fairest(problem)


def test_those_with_the_same_score_meet_where_nothing_speaks_against_it() -> None:
    players = tuple(Player(k, k // 4) for k in range(16))
    for table in pair(Problem(players, (4, 4, 4, 4))).tables:
        assert len({one // 4 for one in table}) == 1
    for table in pair(Problem(players, (2,) * 8)).tables:
        assert len({one // 4 for one in table}) == 1


def test_nobody_has_a_second_bye_before_all_had_one() -> None:
    rounds = tournament(9, 2, 9, seed=3)
    assert sorted(one for _, pairing in rounds for one in pairing.byes) == list(range(9))


def test_repeats_that_cannot_be_avoided_are_proven_so() -> None:
    first = [[0, 1, 2, 3], [4, 5, 6, 7]]
    problem = Problem(tuple(Player(k) for k in range(8)), (4, 4), Counter(meetings(first)))
    pairing = pair_larger(problem)
    assert pairing.repeats == pairing.least_repeats == 4  # two of each old table at each new one


@pytest.mark.parametrize(
    ("count", "players", "sizes"),
    [
        (72, 4, (4,) * 18),
        (72, 5, (5,) * 12 + (4,) * 3),
        (5, 4, (3, 2)),
        (7, 3, (3, 2, 2)),
        (9, 2, (2,) * 4),
        (1, 2, ()),
    ],
)
def test_tables_differ_by_one_at_most(count: int, players: int, sizes: tuple[int, ...]) -> None:
    assert division(count, players, range(2, players + 1)) == sizes


@pytest.mark.parametrize("count", range(2, 14))
def test_in_a_round_robin_all_meet_once_and_sit_first_as_often_as_second(count: int) -> None:
    met: Counter[Pair] = Counter()
    first: Counter[int] = Counter()
    games: Counter[int] = Counter()
    for number in range(1, round_robin_rounds(count) + 1):
        tables, byes = round_robin(range(count), number)
        assert sorted([one for table in tables for one in table] + byes) == list(range(count))
        met.update(meetings(tables))
        first.update(table[0] for table in tables)
        games.update(one for table in tables for one in table)
    assert set(met.values()) == {1} and len(met) == count * (count - 1) // 2
    assert all(abs(2 * first[k] - games[k]) <= 1 for k in range(count))


def test_the_best_two_of_the_draw_meet_in_the_final() -> None:
    assert bracket([1, 2, 3, 4]) == [1, 4, 2, 3]
    assert bracket([1, 2, 3, 4, 5]) == [1, None, 4, 5, 2, None, 3, None]
    assert snake([1, 2, 3, 4, 5, 6, 7], [4, 3]) == [[1, 4, 5, 7], [2, 3, 6]]


@pytest.mark.parametrize(
    ("count", "players", "advance"), [(2, 2, 1), (7, 2, 1), (16, 2, 1), (9, 3, 1), (13, 4, 2), (5, 5, 3)]
)
def test_a_knock_out_ends_with_one_winner_whom_nobody_has_beaten(count: int, players: int, advance: int) -> None:
    rounds: list[Played] = []
    beaten: set[int] = set()

    def best(table: list[int]) -> list[int]:
        return sorted(table)[: min(advance, len(table) - 1)]

    def step() -> Played | None:
        everybody = range(1, count + 1)
        return knock_out_round(
            everybody, rounds, best, lambda n: division(n, players, range(2, players + 1)), players, lambda _: True
        )

    while (found := step()) is not None:
        playing = [one for table in found.tables for one in table] + list(found.byes)
        assert len(set(playing)) == len(playing) and not beaten & set(playing)
        beaten |= {one for table in found.tables for one in table if one not in best(table)}
        rounds.append(found)
        assert len(rounds) < 10
    final = rounds[-1].tables
    assert len(final) == 1 and min(final[0]) == 1


def test_who_leaves_a_knock_out_lets_the_other_go_on() -> None:
    gone = {4, 3}

    def step(rounds: list[Played]) -> Played | None:
        return knock_out_round(
            [1, 2, 3, 4],
            rounds,
            lambda table: sorted(table)[:1],
            lambda n: (2,) * (n // 2),
            2,
            lambda one: one not in gone,
        )

    first = step([])
    assert first == Played([], [1, 2])  # nobody is left to play against: both go on
    assert step([first]) == Played([[1, 2]], [])


def test_the_tree_of_a_knock_out_shows_what_is_known_of_all_rounds() -> None:
    draw = [1, 2, 3, 4, 5]  # three have nobody to face in the first round
    first = [(1,), (4, 5), (2,), (3,)]
    assert tree(draw, [Played([[5, 4]], [1, 2, 3])], lambda table: None) == [first, [(1, 0), (2, 3)], [(0, 0)]]
    rounds = [Played([[5, 4]], [1, 2, 3]), Played([[2, 3]], [5])]  # 5 has won, 1 has left
    winners = {frozenset((4, 5)): 5, frozenset((2, 3)): 2}
    found = tree(draw, rounds, lambda table: winners.get(frozenset(table)))
    assert found == [first, [(5,), (2, 3)], [(5, 2)]]


def test_a_share_of_a_seat_is_ones_games_times_its_part_of_all_places() -> None:
    assert places_of((5, 5, 4)) == (3, 3, 3, 3, 2)
    assert unfairness([0, 1, 2], (1, 1, 1)) == (0, 0.0)
    assert unfairness([0, 1, 0], (1, 1, 1)) == (2, 2.0)  # once too often first, once too rarely last
    assert unfairness([0, 1, 2, 3, 0], (3, 3, 3, 3, 2))[0] == 0  # five games are 0.7 of a fifth seat: none is fair
    assert unfairness([0, 1, 2, 3, 0, 1, 2], (3, 3, 3, 3, 2))[0] == 1  # seven are exactly one
