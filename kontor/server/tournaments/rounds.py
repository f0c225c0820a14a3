"""What comes next in a tournament: who plays, at tables of which sizes, and by which method they are paired."""

from __future__ import annotations

import math
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from kontor.kernel import Game

from .pairing.problem import Pair, Pairing, Player, Problem, answered, division, fairest_seats, meetings, places_of
from .pairing.schedules import Played, knock_out_round, round_robin, round_robin_rounds
from .points import in_order, standings
from .records import Board, Entrant, Tournament

ARENA_WAIT = timedelta(seconds=12)
"""So long somebody waits in an arena for more to be free, so that not always the same two meet."""
Solve = Callable[[Problem], Awaitable[Pairing]]


@dataclass(frozen=True)
class Past:
    """What everybody has done so far."""

    met: Counter[Pair]
    seats: dict[int, tuple[int, ...]]
    byes: Counter[int]

    @classmethod
    def of(cls, tournament: Tournament) -> Past:
        met = Counter(meetings(board.entrants for board in tournament.boards))
        seats: dict[int, tuple[int, ...]] = {one.number: () for one in tournament.entrants}
        for board in tournament.boards:
            for seat, number in enumerate(board.entrants):
                seats[number] = (*seats[number], seat)
        return cls(met, seats, Counter(number for each in tournament.rounds for number in each.byes))

    def player(self, number: int, score: int = 0) -> Player:
        return Player(number, score, self.seats[number], self.byes[number])


def planned_rounds(tournament: Tournament, entrants: int) -> int | None:
    """How many rounds there will be for so many; None: nobody knows, or there are none."""
    plan = tournament.plan
    if plan.format == "swiss":
        return plan.rounds or max(1, math.ceil(math.log2(max(2, entrants))))
    if plan.format == "round-robin":
        if plan.players == 2:
            return round_robin_rounds(entrants)
        return plan.rounds or max(1, math.ceil((entrants - 1) / (plan.players - 1)))
    if plan.format == "knock-out" and plan.players == 2:
        return max(1, math.ceil(math.log2(max(2, entrants))))
    return None


def fillers_needed(tournament: Tournament, playing: int) -> int:
    """Bots for seats that would stay empty."""
    plan = tournament.plan
    if not plan.fill or plan.format in ("arena", "knock-out") or not playing:
        return 0
    return -playing % plan.players


def free_entrants(tournament: Tournament) -> list[Entrant]:
    busy = {number for board in tournament.running_boards for number in board.entrants}
    return [one for one in tournament.active if one.number not in busy]


def arena_pairs_now(tournament: Tournament, at: datetime) -> bool:
    """Enough are free: everybody, enough for two tables, or somebody has waited."""
    free, size = free_entrants(tournament), tournament.plan.players
    if len(free) < min(size, max(2, len(tournament.active))):
        return False
    if len(free) >= min(2 * size, len(tournament.active)):
        return True
    since = {number: board.ended for board in tournament.boards if board.ended for number in board.entrants}
    return any(at - (since.get(one.number) or tournament.begun or at) >= ARENA_WAIT for one in free)


async def next_pairing(
    tournament: Tournament, game: Game, playing: Sequence[Entrant], number: int, solve: Solve
) -> Pairing | None:
    """Who meets whom in round `number`. None: there is nothing more to play."""
    numbers = [one.number for one in playing]
    plan, past = tournament.plan, Past.of(tournament)
    if plan.format == "knock-out":
        return _knock_out(tournament, game, past)
    if plan.format == "round-robin" and plan.players == 2:
        return _round_robin(tournament, past, number)
    sizes = division(len(numbers), plan.players, game.seats)
    if plan.format == "arena":
        sizes = sizes if len(numbers) < plan.players else (plan.players,) * (len(numbers) // plan.players)
    if not sizes:
        return None
    scores = {one.entrant.number: int(one.points * 4) for one in standings(tournament)}
    waits = _waits(tournament) if plan.format == "arena" else past.byes
    players = tuple(Player(one, scores.get(one, 0), past.seats[one], waits[one]) for one in numbers)
    problem = Problem(players, sizes, past.met, plan.format != "round-robin", _chance(tournament, number))
    return await solve(problem)


def _waits(tournament: Tournament) -> Counter[int]:
    """Who comes first now: whoever was left over most often since they last played, then whoever was left over last.
    So everybody has to wait in turn, and not always whoever has the fewest points."""
    waits, left_over = Counter[int](), dict[int, int]()
    for each in tournament.rounds:
        waits.update(each.byes)
        left_over.update(dict.fromkeys(each.byes, each.number))
        for board in each.boards:
            for number in board.entrants:
                waits[number] = 0
    many = len(tournament.rounds) + 1
    return Counter({number: waits[number] * many + last for number, last in left_over.items()})


def _chance(tournament: Tournament, number: int) -> int:
    """The same for the same round, so that pairing again after a crash is pairing alike."""
    return zlib.crc32(f"{tournament.id} {number}".encode())


def drawn(tournament: Tournament) -> list[int]:
    """All who began, in the order of the draw."""
    began = [one for one in tournament.entrants if one.draw is not None]
    return [one.number for one in sorted(began, key=lambda one: one.draw or 0)]


def _present(tournament: Tournament) -> set[int]:
    return {one.number for one in tournament.entrants if one.state == "in"}


def _round_robin(tournament: Tournament, past: Past, number: int) -> Pairing:
    """Whose opponent has left has a bye."""
    tables, byes = round_robin(drawn(tournament), number)
    present = _present(tournament)
    played = [table for table in tables if present.issuperset(table)]
    left = [one for table in tables if table not in played for one in table if one in present]
    return _as_pairing(past, played, [*(one for one in byes if one in present), *left])


def _as_pairing(past: Past, tables: list[list[int]], byes: Sequence[int]) -> Pairing:
    """Of a schedule: nobody chose whom to repeat."""
    everybody = [number for table in tables for number in table] + list(byes)
    problem = Problem(tuple(past.player(one) for one in everybody), (), past.met)
    repeats = answered(problem, tables, 0, "").repeats
    return answered(problem, tables, repeats, "schedule")


# ---- knock-out ----
def going_on(tournament: Tournament, board: Board) -> list[int]:
    """Those of a table who play the next round, the best first; of the final whoever has won it."""
    at = tournament.rounds[board.round - 1]
    final = len(at.boards) == 1 and not at.byes
    many = 1 if final else max(1, min(tournament.plan.advance, len(board.entrants) - 1))
    return in_order(tournament, board)[:many]


def played_rounds(tournament: Tournament) -> list[Played]:
    return [Played([list(board.entrants) for board in each.boards], each.byes) for each in tournament.rounds]


def _knock_out(tournament: Tournament, game: Game, past: Past) -> Pairing | None:
    present = _present(tournament)
    by_table = {tuple(board.entrants): board for board in tournament.boards}
    found = knock_out_round(
        drawn(tournament),
        played_rounds(tournament),
        lambda table: going_on(tournament, by_table[tuple(table)]),
        lambda count: division(count, tournament.plan.players, game.seats),
        tournament.plan.players,
        present.__contains__,
    )
    if found is None:
        return None
    places = places_of([len(table) for table in found.tables])
    tables = [fairest_seats([past.player(number) for number in table], places) for table in found.tables]
    return _as_pairing(past, tables, found.byes)
