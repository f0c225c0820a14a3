"""More than two a table, by integer programs.

First everybody gets a seat, so that each comes closest to their share of it: seats are then balanced within one
wherever that can be. Whoever sits first is then the anchor of a table, and the others are given to anchors: without
repeats if that is possible, close in score. Tables are told apart by their anchors, so the program has no symmetry to
lose time with. If a repeat is left, other programs (`groups`) look for the fewest there can be, whoever sits where,
prove how few that is, and then look for the fairest seats with so few.
"""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Sequence

from .groups import fairest_groups, fewest_repeats
from .problem import Pairing, Player, Problem, answered, seat_cost
from .program import Program

SOLVER = "HiGHS: integer program"


def pair_larger(problem: Problem) -> Pairing:
    end = time.monotonic() + problem.seconds
    playing = _without_byes(problem)
    found = _by_anchors(problem, playing, end)
    if found is not None and found.repeats == 0:
        return found
    fewest = fewest_repeats(problem, playing, max(1.0, end - time.monotonic() + problem.seconds / 2))
    told = [answered(problem, fewest.tables, fewest.least_repeats, SOLVER)]
    if found is not None:
        told.append(answered(problem, found.tables, fewest.least_repeats, SOLVER))
    best = min(told, key=_worth)
    if best.unfair_seats:
        tables = fairest_groups(problem, playing, best.repeats, problem.seconds / 2)
        if tables is not None:
            best = min(best, answered(problem, tables, fewest.least_repeats, SOLVER), key=_worth)
    return best


def _worth(pairing: Pairing) -> tuple[int, int]:
    """The least is the best."""
    return pairing.repeats, pairing.unfair_seats


def _without_byes(problem: Problem) -> list[Player]:
    """Who plays: those who had a bye, then the better ones."""
    seats = sum(problem.sizes)
    rested = sorted(problem.ranked, key=lambda player: -player.byes)[:seats]
    return sorted(rested, key=lambda player: (-player.score, player.id))


# ---- seats first ----
def _seat_of_each(problem: Problem, playing: Sequence[Player], chance: random.Random) -> list[int]:
    """The seat each takes, so that all seats of the tables are taken: the fairest way, and each neighbourhood of scores
    with all seats in it. An assignment problem, so its linear program has whole numbers."""
    slots = [(table, seat) for table, size in enumerate(problem.sizes) for seat in range(size)]
    middles = _middles(problem, playing)
    most = (playing[0].score - playing[-1].score) ** 2 + 2
    program = Program()
    columns: dict[tuple[int, int], int] = {}
    for k, player in enumerate(playing):
        unfair = [seat_cost(player, seat, problem.places) for seat in range(len(problem.places))]
        for j, (table, seat) in enumerate(slots):
            apart = (player.score - middles[table]) ** 2 if problem.by_score else 0.0
            cost = (unfair[seat] - min(unfair)) * most * len(playing) + apart + chance.random() / 8
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
