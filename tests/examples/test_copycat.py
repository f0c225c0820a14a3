"""The example of a bot that is a network: found by its entry point, asked about many games at once, refused where its
numbers mean something else. PyTorch is not installed for tests; what it learns is written down by hand here."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from copycat.bots import OnnxPolicy
from copycat.network import Layer, write

from kontor import Batch, game
from kontor.batch import Observations
from kontor.bots import Questions
from kontor.kernel import BadOption

from .installed import COPYCAT, environment

pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def policy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network of two layers with weights drawn by chance."""
    file = tmp_path_factory.mktemp("copycat") / "policy.onnx"
    little_town = game("little-town")
    chance = np.random.default_rng(1)
    widths = [len(Observations(little_town)), 16, len(little_town.actions)]
    layers = [
        Layer(chance.normal(size=(a, b)).astype(np.float32), chance.normal(size=b).astype(np.float32))
        for a, b in pairwise(widths)
    ]
    write(file, little_town, layers)
    return file


def test_the_answer_to_a_question_does_not_depend_on_the_others(policy: Path) -> None:
    bot, engine = OnnxPolicy(str(policy)), game("little-town").native()
    batch = Batch("little-town", 40, players=3, seed=2)
    for _ in range(10):
        batch.step(batch.sample())
    seats = batch.to_move.tolist()
    views = [engine.hidden(np.array(state), seat) for state, seat in zip(batch.states, seats, strict=True)]
    asked = Questions(engine, views, seats, [batch.legal(i) for i in range(40)], list(range(40)))
    together = bot.choose_many(asked)
    assert together == [bot.choose_many(question)[0] for question in asked]
    assert all(batch.legal_mask[i, action] for i, action in enumerate(together))
    assert len(set(together)) > 5, "it looks at the tables"


def test_the_file_scores_as_the_layers_say(policy: Path) -> None:
    bot, little_town = OnnxPolicy(str(policy)), game("little-town")
    seen = Batch("little-town", 5, seed=3).observe()
    meant = Observations(little_town)
    chance = np.random.default_rng(1)
    low, high = meant.low.astype(float), meant.high.astype(float)
    rows = (seen - low) / np.maximum(high - low, 1)
    for last, width in enumerate((16, len(little_town.actions))):
        weight, bias = chance.normal(size=(rows.shape[1], width)), chance.normal(size=width)
        rows = rows @ weight + bias
        rows = rows if last else np.maximum(rows, 0)
    assert np.allclose(bot.scores(little_town, seen), rows, atol=1e-3)


def test_what_learned_another_game_is_refused_and_so_is_a_broken_file(policy: Path, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"has learned with other game \(little-town\)"):
        OnnxPolicy(str(policy)).scores(game("ragusa"), np.zeros((1, 1), np.int16))
    with pytest.raises(BadOption, match="needs the file of a network"):
        OnnxPolicy()
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(policy.read_bytes()[:100])
    with pytest.raises(BadOption, match="is no ONNX file"):
        OnnxPolicy(str(broken))


def test_it_is_a_bot_wherever_bots_are_named(policy: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kontor.cli", "simulate", "little-town", "--games", "6", "--json"]
    run = subprocess.run(
        [*command, "--seats", f"copycat:{policy},random"],
        env=environment(tmp_path, COPYCAT),
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert '"errors": 0' in run.stdout
