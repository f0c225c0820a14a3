"""Who sits together, whoever sits where: with the fewest repeats there can be, then with the fairest seats for these.

Each table is known by its first player in the list, its lead, so that no table is looked at twice under other names.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from .problem import Player, Problem, fairest_seats, seat_cost
from .program import Program, Solved

MOST_SEATS = 4000
"""Variables for seats; beyond it nothing is found in time."""


@dataclass(frozen=True)
class Groups:
    tables: list[list[int]]
    least_repeats: int
    """Proven."""


class _Model:
    """`member[lead, k]`: player k sits at the table of player `lead`, who sits there too."""

    def __init__(self, problem: Problem, playing: Sequence[Player], repeat_cost: float) -> None:
        self.problem, self.playing, self.program = problem, playing, Program()
        self.member: dict[tuple[int, int], int] = {}
        self.repeats: list[tuple[int, float]] = []
        """Variables that are 1 where two meet again, and how often they had met."""
        self._memberships(repeat_cost)
        self.larger = self._sizes()
        self._meetings(repeat_cost)

    def _memberships(self, repeat_cost: float) -> None:
        count = len(self.playing)
        for lead, player in enumerate(self.playing):
            for k in range(lead, count):
                times = self.problem.times(player.id, self.playing[k].id) if k > lead else 0
                self.member[lead, k] = self.program.variable(repeat_cost * times)
                if times:
                    self.repeats.append((self.member[lead, k], float(times)))
        for k in range(count):
            self.program.row([(self.member[lead, k], 1.0) for lead in range(k + 1)], 1, 1)

    def _sizes(self) -> list[int]:
        """Which leads have one of the larger tables: sizes differ by one at most."""
        count, small, large = len(self.playing), min(self.problem.sizes), max(self.problem.sizes)
        of_larger = self.problem.sizes.count(large) if large > small else 0
        larger = [self.program.variable() for _ in range(count)]
        for lead in range(count):
            others = [(self.member[lead, k], 1.0) for k in range(lead + 1, count)]
            own = (self.member[lead, lead], 1.0 - small)
            self.program.row([*others, own, (larger[lead], float(small - large))], 0, 0)
            self.program.row([(larger[lead], 1.0), (self.member[lead, lead], -1.0)], high=0)
        tables = len(self.problem.sizes)
        self.program.row([(self.member[lead, lead], 1.0) for lead in range(count)], tables, tables)
        self.program.row([(one, 1.0) for one in larger], of_larger, of_larger)
        return larger

    def _meetings(self, repeat_cost: float) -> None:
        for one, other in itertools.combinations(range(len(self.playing)), 2):
            times = self.problem.times(self.playing[one].id, self.playing[other].id)
            if times:
                again = self.program.variable(repeat_cost * times, whole=False)
                self.repeats.append((again, float(times)))
                for lead in range(one):
                    both = [(self.member[lead, one], 1.0), (self.member[lead, other], 1.0)]
                    self.program.row([*both, (self.member[lead, lead], -1.0), (again, -1.0)], high=0)

    def groups(self, solved: Solved) -> list[list[int]]:
        """Places in the list, the lead first."""
        count = len(self.playing)
        leads = [lead for lead in range(count) if solved.chosen[self.member[lead, lead]]]
        return [[k for k in range(lead, count) if solved.chosen[self.member[lead, k]]] for lead in leads]


def fewest_repeats(problem: Problem, playing: Sequence[Player], seconds: float) -> Groups:
    model = _Model(problem, playing, repeat_cost=1.0)
    solved = model.program.solve(seconds, problem.seed)
    if solved is None:
        rest = iter(playing)
        groups, least = [list(itertools.islice(rest, size)) for size in problem.sizes], 0
    else:
        groups = [[playing[k] for k in group] for group in model.groups(solved)]
        least = math.ceil(round(solved.bound, 4))
    return Groups([fairest_seats(group, problem.places) for group in groups], least)


def fairest_groups(problem: Problem, playing: Sequence[Player], repeats: int, seconds: float) -> list[list[int]] | None:
    """With no more repeats than that. None: nothing was found in that time."""
    model = _Model(problem, playing, repeat_cost=0.0)
    if len(model.member) * len(problem.places) > MOST_SEATS:
        return None
    program, count, small = model.program, len(playing), min(problem.sizes)
    program.row(model.repeats, high=repeats)
    seats = range(len(problem.places))
    costs = [[seat_cost(player, seat, problem.places) for seat in seats] for player in playing]
    sits = {(lead, k, seat): program.variable(costs[k][seat]) for lead, k in model.member for seat in seats}
    for (lead, k), member in model.member.items():
        program.row([*((sits[lead, k, seat], 1.0) for seat in seats), (member, -1.0)], 0, 0)
    for lead in range(count):
        for seat in seats:
            there = model.member[lead, lead] if seat < small else model.larger[lead]
            program.row([*((sits[lead, k, seat], 1.0) for k in range(lead, count)), (there, -1.0)], 0, 0)
    solved = program.solve(seconds, problem.seed)
    if solved is None:
        return None
    at = {(lead, seat): playing[k].id for (lead, k, seat), one in sits.items() if solved.chosen[one]}
    return [[at[group[0], seat] for seat in range(len(group))] for group in model.groups(solved)]
