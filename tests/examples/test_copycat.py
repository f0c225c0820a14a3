"""The example of a bot that is a network: found by its entry point, asked about many games at once, refused where its
numbers mean something else. `./test` installs no PyTorch, so that what it learns is written down by hand here; where
PyTorch is installed, it learns."""

from __future__ import annotations

import importlib
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from copycat.bots import OnnxPolicy, TorchPolicy
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


# ---- with PyTorch ----
@pytest.fixture(scope="module")
def torch() -> Any:
    return pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")


@pytest.fixture(scope="module")
def learned(torch: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What it learned from two games, in one go through them; the same beside it for PyTorch."""
    folder = tmp_path_factory.mktemp("learned")
    command = [sys.executable, "-m", "kontor.cli", "selfplay", "little-town", "--bots", "greedy", "--games", "2"]
    subprocess.run([*command, "--players", "2", "--seed", "5", "--out", folder / "games.parquet"], check=True)
    train = importlib.import_module("copycat.train")
    with pytest.MonkeyPatch.context() as patch:
        words = ["train", folder / "games.parquet", "--out", folder / "policy.onnx", "--most", "1"]
        patch.setattr(sys, "argv", [*map(str, words)])
        train.main()
    return folder / "policy.onnx"


def test_what_was_learned_chooses_alike_in_both_forms(learned: Path) -> None:
    """Other games than it learned from; and it is not the first that comes to hand."""
    engine = game("little-town").native()
    batch = Batch("little-town", 60, players=3, seed=9)
    onnx, torch = OnnxPolicy(str(learned)), TorchPolicy(str(learned.with_suffix(".pt")))
    chosen = set()
    for _ in range(12):
        seats = batch.to_move.tolist()
        views = [engine.hidden(np.array(state), seat) for state, seat in zip(batch.states, seats, strict=True)]
        asked = Questions(engine, views, seats, [batch.legal(i) for i in range(60)], list(range(60)))
        seen = batch.observe()
        assert np.allclose(onnx.scores(batch.game, seen), torch.scores(batch.game, seen), atol=1e-4)
        answers = onnx.choose_many(asked)
        assert answers == torch.choose_many(asked)
        chosen |= {*answers}
        batch.step(answers)
    assert len(chosen) > 10
    with pytest.raises(BadOption, match=r"has learned with other game \(little-town\)"):
        torch.scores(game("ragusa"), np.zeros((1, 1), np.int16))


def test_a_file_that_is_none_of_its_own_is_refused(torch: Any, tmp_path: Path) -> None:
    broken = tmp_path / "broken.pt"
    broken.write_bytes(b"not a network")
    with pytest.raises(BadOption, match="is no network of copycat"):
        TorchPolicy(str(broken))


def test_pytorch_takes_the_mask_as_it_is(torch: Any) -> None:
    """No copy: the next step shows in the tensor."""
    batch = Batch("little-town", 8, players=2, seed=3)
    mask = torch.from_dlpack(batch.legal_mask)
    assert mask.dtype == torch.bool and tuple(mask.shape) == batch.legal_mask.shape
    assert mask.data_ptr() == batch.legal_mask.ctypes.data
    for _ in range(20):
        batch.step(batch.sample())
        assert (mask.sum(1).numpy() == batch.legal_counts).all()
