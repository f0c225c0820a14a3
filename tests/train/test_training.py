"""A training from end to end: it learns a game, goes on where it was stopped, and refuses another folder's work."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kontor.bots.network import load_network
from kontor.kernel import BadOption, game
from kontor.lab.processes import Local
from kontor.lab.series import make_series
from kontor.train import Course, OnProcessor, Plan, train
from kontor.train.matches import play_match
from kontor.train.run import LESSONS
from kontor.train.teacher import lessons_of, taught
from kontor.train.twin import UNIT, Twin

pytestmark = pytest.mark.thorough

SMALL: dict[str, Any] = {
    "hidden": 16,
    "dense": 8,
    "games": 32,
    "steps": 8,
    "before": 8,
    "rows": 256,
    "deals": 20,
    "at_once": 20,
}


def no_lessons(_: Twin) -> None:
    """Own games only."""


def learned(folder: Path, plan: Plan, lessons: Any = no_lessons, **more: Any) -> tuple[Course, Path]:
    with Course.open(folder, plan) as course:
        return course, train(course, OnProcessor(plan), lessons, **more)


def test_a_network_that_only_played_against_itself_beats_chance(tmp_path: Path) -> None:
    of = game("little-town")
    plan = Plan(of, 2, teacher="", lessons=0, generations=1, rounds=14, games=128, rate=2e-3, deals=40, at_once=40)
    course, best = learned(tmp_path / "run", plan)
    before, after = (row["random"] for row in course.told if row["what"] == "generation")
    assert before < 0.62
    assert after > 0.7
    network = load_network(of, best)
    assert network.players == (2,) and network.provenance["own_decisions"] == 14 * 128 * 32
    assert (tmp_path / "run" / "curves.svg").read_text().startswith("<svg")
    rounds = [row for row in json.loads((tmp_path / "run" / "curves.json").read_text()) if row["what"] == "round"]
    assert len(rounds) == 14


def test_what_a_search_finds_is_learned(tmp_path: Path) -> None:
    of = game("little-town")
    plan = Plan(
        of, 2, teacher="", lessons=0, generations=1, rounds=5, games=64, searched=12, rate=2e-3, deals=0, chance=0
    )
    course, best = learned(tmp_path / "run", plan)
    rounds = [row for row in course.told if row["what"] == "round"]
    assert rounds[-1]["policy"] < rounds[0]["policy"] - 0.2
    network = load_network(of, best)
    assert network.provenance["searched"] == 12 and network.provenance["generation"] == 1
    newest = load_network(of, tmp_path / "run" / "newest.npz")
    batch = OnProcessor(plan).batch(40, 5)
    one, other = network.evaluate(batch.observe()), newest.evaluate(batch.observe())
    assert np.array_equal(one.policy, other.policy) and np.array_equal(one.value, other.value)


def test_what_a_bot_does_is_learned_from_its_games(tmp_path: Path) -> None:
    of = game("little-town")
    plan = Plan(of, 2, lessons=60, generations=0, deals=20)
    batches = OnProcessor(plan)
    series = make_series(of, ["greedy"], 2, of.resolve_options({}), 0, 60)

    def school(twin: Twin) -> Any:
        games = taught(series, tmp_path / "run" / LESSONS, Local(1), lambda _: None, False)
        return lessons_of(games, batches, twin)

    course, best = learned(tmp_path / "run", plan, school)
    passes = [row for row in course.told if row["what"] == "lesson"]
    assert passes[0]["policy"] > 1.02 * min(row["policy"] for row in passes)
    assert course.told[-1]["random"] > 0.8
    twin = Twin(*_kept(course))
    batch = batches.batch(40, 5)
    for _ in range(30):
        batch.step(batch.sample())
    passed, said = twin.forward(twin.chosen(batch.observe())), load_network(of, best).evaluate(batch.observe())
    assert np.array_equal(said.value, np.rint(passed.value * UNIT))
    assert np.array_equal(said.policy, np.rint(passed.policy * UNIT))
    assert play_match(batches, twin, twin, 1, 20, 20).deals == 20


def _kept(course: Course) -> tuple[dict[str, Any], dict[str, Any]]:
    kept = course.state()
    return tuple(  # type: ignore[return-value]
        {name.removeprefix(begin): array for name, array in kept.items() if name.startswith(begin)}
        for begin in ("part-", "best-")
    )


@pytest.mark.parametrize("searched", [0, 4])
def test_a_training_that_was_stopped_makes_the_same_network(tmp_path: Path, searched: int) -> None:
    of = game("ragusa")

    def plan(generations: int) -> Plan:
        return Plan(
            of,
            2,
            teacher="",
            lessons=0,
            seed=4,
            rounds=2,
            generations=generations,
            chance=0,
            searched=searched,
            **SMALL,
        )

    _, whole = learned(tmp_path / "whole", plan(2))
    learned(tmp_path / "parts", plan(1))
    course, again = learned(tmp_path / "parts", plan(2))
    assert course.generation == 3
    for name in ("network.npz", "generation-002.npz", "curves.json"):
        assert (tmp_path / "parts" / name).read_bytes() == (whole.parent / name).read_bytes(), name
    assert again.read_bytes() == whole.read_bytes()


def test_another_training_is_refused_in_a_sentence(tmp_path: Path) -> None:
    of = game("little-town")
    plan = Plan(of, 2, **SMALL)
    with Course.open(tmp_path / "run", plan), pytest.raises(BadOption, match="Another process"):
        Course.open(tmp_path / "run", plan)
    for other, what in (
        (Plan(of, 3, **SMALL), "another number of players"),
        (Plan(of, 2, seed=1, **SMALL), "another seed"),
        (Plan(game("ragusa"), 2, **SMALL), "another game"),
        (Plan(of, 2, rate=0.5, **SMALL), "another rate"),
    ):
        with pytest.raises(BadOption, match=what):
            Course.open(tmp_path / "run", other)
    (tmp_path / "run" / "run.json").write_text("{")
    with pytest.raises(BadOption, match="damaged"):
        Course.open(tmp_path / "run", plan)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "a.txt").write_text("")
    with pytest.raises(BadOption, match="holds other files"):
        Course.open(tmp_path / "other", plan)
