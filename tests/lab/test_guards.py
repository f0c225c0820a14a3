"""`bench/guards.py`: the same tree plays the same games; what differs, or is slower than it may be, does not hold."""

from __future__ import annotations

import runpy
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

from rich.console import Console

ROOT = Path(__file__).parents[2]
GUARDS = SimpleNamespace(**runpy.run_path(str(ROOT / "bench" / "guards.py")))


def test_a_tree_plays_as_it_does_itself() -> None:
    GUARDS.speeds.__globals__.update(RUN=0.0, RUNS=1)
    verdict = GUARDS.judge("little-town", (ROOT, ROOT), 3, 1, Console(stderr=True))
    assert (verdict.games, verdict.different, verdict.first) == (3, 0, "")
    assert verdict.decisions > 3 * 40 and verdict.before > 0


def test_what_differs_or_is_slow_does_not_hold() -> None:
    verdict = GUARDS.Verdict("little-town", 2, 100, 0, "", 100.0, 90.0)
    assert verdict.holds and "identical" in verdict.row
    assert not replace(verdict, now=89.0).holds
    assert not replace(verdict, different=1, first="(2, {}, 7)").holds


def test_games_are_told_apart_by_everything_that_is_compared() -> None:
    game = [60, "f00d", [12, 30], [2, 1]]
    for k, other in enumerate((61, "f00e", [13, 30], [1, 1])):
        assert GUARDS.unequal([game, game], [game, [*game[:k], other, *game[k + 1 :]]]) == [1]
    assert GUARDS.unequal([game], [game]) == []


def test_cases_are_drawn_from_all_that_the_earlier_tree_has() -> None:
    about = {"seats": [2, 3], "options": {"board": ["A", "B"]}}
    drawn = list(GUARDS.cases(about, 40, 1))
    assert drawn == list(GUARDS.cases(about, 40, 1)) != list(GUARDS.cases(about, 40, 2))
    assert {(players, options["board"]) for players, options, _ in drawn} == {(2, "A"), (2, "B"), (3, "A"), (3, "B")}
    assert len({seed for _, _, seed in drawn}) == 40
