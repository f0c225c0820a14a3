"""More than two a table, by integer programs.

First everybody gets a seat: each takes one that was theirs least often, which is always possible where all tables are
of one size and nobody missed a round (a regular bipartite graph has a perfect matching). Whoever sits first is then
the anchor of a table, and the others are given to anchors: without repeats if that is possible, close in score. Tables
are told apart by their anchors, so the program has no symmetry to lose time with. If a repeat is left, a second
program looks for the fewest there can be, whoever sits where; it also proves how few that is.
"""

from __future__ import annotations

import itertools
import math
import random
import time
from collections.abc import Sequence

from .problem import Pairing, Player, Problem, answered, fairest_seats, seat_excess
from .program import Program

SOLVER = "HiGHS: integer program"


def pair_larger(problem: Problem) -> Pairing:
    end = time.monotonic() + problem.seconds
    playing = _without_byes(problem)
    found = _by_anchors(problem, playing, end)
    if found is not None and found.repeats == 0:
        return found
    fewest = _fewest_repeats(problem, playing, end + problem.seconds / 2)
    if found is None or fewest.repeats < found.repeats:
        return fewest
    return answered(problem, found.tables, fewest.least_repeats, SOLVER)


def _without_byes(problem: Problem) -> list[Player]:
    """Who plays: those who had a bye, then the better ones."""
    seats = sum(problem.sizes)
    rested = sorted(problem.ranked, key=lambda player: -player.byes)[:seats]
    return sorted(rested, key=lambda player: (-player.score, player.id))


# ---- seats first ----
def _seat_of_each(problem: Problem, playing: Sequence[Player], chance: random.Random) -> list[int]:
    """The seat each takes, so that all seats of the tables are taken: the fairest way, and each neighbourhood of scores
    with all seats in it. An assignment problem, so its linear program has whole numbers."""
    slots = [(table, seat, size) for table, size in enumerate(problem.sizes) for seat in range(size)]
    middles = _middles(problem, playing)
    most = (playing[0].score - playing[-1].score) ** 2 + 2
    program = Program()
    columns: dict[tuple[int, int], int] = {}
    for k, player in enumerate(playing):
        excess = {(seat, size): seat_excess(player, seat, size) for _, seat, size in slots}
        for j, (table, seat, size) in enumerate(slots):
            apart = (player.score - middles[table]) ** 2 if problem.by_score else 0.0
            cost = excess[seat, size] ** 2 * most * len(playing) + apart + chance.random() / 8
            columns[k, j] = program.variable(cost, whole=False)
    for k in range(len(playing)):
        program.row(((columns[k, j], 1.0) for j in range(len(slots))), 1, 1)
    for j in range(len(slots)):
        program.row(((columns[k, j], 1.0) for k in range(len(playing))), 1, 1)
    solved = program.solve(60.0)
    assert solved is not None
    return [next(slots[j][1] for j in range(len(slots)) if solved.chosen[columns[k, j]]) for k in range(len(playing))]


def _middles(problem: Problem, playing: Sequence[Player]) -> list[float]:
    """The mean score of each table, if the best sat together, then the next best."""
    scores, out = iter([player.score for player in playing]), []
    for size in problem.sizes:
        out.append(sum(itertools.islice(scores, size)) / size)
    return out


def _by_anchors(problem: Problem, playing: Sequence[Player], end: float) -> Pairing | None:
    """Without any repeat, if that is found; else with as few as possible for these seats."""
    chance = random.Random(problem.seed)
    seats = _seat_of_each(problem, playing, chance)
    now = time.monotonic()
    for repeats, seconds in ((False, (end - now) * 0.7), (True, (end - now) * 0.3)):
        tables = _given_to_anchors(problem, playing, seats, repeats, max(0.5, seconds))
        if tables is not None:
            return answered(problem, tables, 0, SOLVER)
    return None


def _given_to_anchors(
    problem: Problem, playing: Sequence[Player], seats: Sequence[int], repeats: bool, seconds: float
) -> list[list[int]] | None:
    anchors = [player for player, seat in zip(playing, seats, strict=True) if seat == 0]
    repeat_cost = ((playing[0].score - playing[-1].score) ** 2 + 1.0) * len(playing)
    program, column = Program(), dict[tuple[int, int], int]()
    of_seat = [[k for k, seat in enumerate(seats) if seat == wanted] for wanted in range(max(problem.sizes))]
    for k, seat in enumerate(seats):
        for table, anchor in enumerate(anchors) if seat else ():
            times = problem.times(playing[k].id, anchor.id)
            if seat < problem.sizes[table] and (repeats or not times):
                apart = (playing[k].score - anchor.score) ** 2 if problem.by_score else 0
                column[k, table] = program.variable(repeat_cost * times + apart)
    for k, seat in enumerate(seats):
        if seat:
            program.row([(column[k, t], 1.0) for t in range(len(anchors)) if (k, t) in column], 1, 1)
    for table, size in enumerate(problem.sizes):
        for seat in range(1, size):
            program.row([(column[k, table], 1.0) for k in of_seat[seat] if (k, table) in column], 1, 1)
    for k, seat in enumerate(seats):
        for other_seat in range(seat + 1, len(of_seat)) if seat else ():
            times_met = {q: problem.times(playing[k].id, playing[q].id) for q in of_seat[other_seat]}
            for tier in range(1, max(times_met.values(), default=0) + 1):
                # one person takes that seat: whoever of those they met so often, all in one row
                known = [q for q, times in times_met.items() if times >= tier]
                again = [(program.variable(repeat_cost, whole=False), -1.0)] if repeats else []
                for table in range(len(anchors)):
                    parts = [(column[q, table], 1.0) for q in (k, *known) if (q, table) in column]
                    if (k, table) in column and len(parts) > 1:
                        program.row([*parts, *again], high=1)
    solved = program.solve(seconds, problem.seed, gap=0.05)
    if solved is None:
        return None
    tables = [[anchor.id] * size for anchor, size in zip(anchors, problem.sizes, strict=True)]
    for (k, table), at in column.items():
        if solved.chosen[at]:
            tables[table][seats[k]] = playing[k].id
    return tables


# ---- as few repeats as there can be ----
def _fewest_repeats(problem: Problem, playing: Sequence[Player], end: float) -> Pairing:
    """Each table is known by its first player in the list, so that no table is looked at twice under other names."""
    program, member = Program(), dict[tuple[int, int], int]()
    count, sizes = len(playing), sorted(set(problem.sizes))
    for lead, player in enumerate(playing):
        for k in range(lead, count):
            member[lead, k] = program.variable(float(problem.times(player.id, playing[k].id)) if k > lead else 0.0)
    for k in range(count):
        program.row([(member[lead, k], 1.0) for lead in range(k + 1)], 1, 1)
    larger = [program.variable() for _ in playing]  # it leads a table of the larger size
    for lead in range(count):
        parts = [(member[lead, k], 1.0) for k in range(lead + 1, count)]
        base = -(sizes[0] - 1.0)
        step = float(sizes[0] - sizes[-1])
        program.row([*parts, (member[lead, lead], base), (larger[lead], step)], 0, 0)
        program.row([(larger[lead], 1.0), (member[lead, lead], -1.0)], high=0)
    of_larger = sum(size == sizes[-1] for size in problem.sizes) if len(sizes) > 1 else 0
    program.row([(member[lead, lead], 1.0) for lead in range(count)], len(problem.sizes), len(problem.sizes))
    program.row([(one, 1.0) for one in larger], of_larger, of_larger)
    for one, other in itertools.combinations(range(count), 2):
        times = problem.times(playing[one].id, playing[other].id)
        if times:
            again = program.variable(float(times), whole=False)
            for lead in range(one):
                parts = [(member[lead, one], 1.0), (member[lead, other], 1.0), (member[lead, lead], -1.0)]
                program.row([*parts, (again, -1.0)], high=0)
    solved = program.solve(max(1.0, end - time.monotonic()), problem.seed)
    if solved is None:
        groups, least = _in_order(problem, playing), 0
    else:
        leads = [lead for lead in range(count) if solved.chosen[member[lead, lead]]]
        groups = [[playing[k] for k in range(lead, count) if solved.chosen[member[lead, k]]] for lead in leads]
        least = math.ceil(round(solved.bound, 4))
    return answered(problem, [fairest_seats(group) for group in groups], least, SOLVER)


def _in_order(problem: Problem, playing: Sequence[Player]) -> list[list[Player]]:
    rest = iter(playing)
    return [list(itertools.islice(rest, size)) for size in problem.sizes]
