"""`kontor train` as a person uses it: a folder with a network and curves, and one sentence for what cannot be."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from kontor.bots.network import load_network
from kontor.kernel import game

from .test_cli import good, refused

CUPY = importlib.util.find_spec("cupy") is not None
TRAIN = ("train", "little-town", "--games", "32", "--steps", "6", "--rounds", "1", "--deals", "20", "--jobs", "1")


def test_a_training_leaves_a_network_that_plays_and_curves(tmp_path: Path) -> None:
    out = tmp_path / "run"
    more = ("--lessons", "20", "--generations", "0", "--out", str(out))
    told = json.loads(good(*TRAIN, *more, "--json"))
    network = load_network(game("little-town"), Path(told["network"]))
    assert network.provenance["teacher"] == "greedy" and network.provenance["lessons"] == 20
    assert {row["what"] for row in told["told"]} == {"lesson", "generation"}
    assert {"curves.svg", "curves.json", "run.json", "lessons.npz"} <= {path.name for path in out.iterdir()}
    assert "The best network is" in good(*TRAIN, *more)  # there is nothing left to do
    bots = ("--seat", "random", "--seat", f"search:network={told['network']},iterations=2")
    good("simulate", "little-town", *bots, "--games", "2", "--processes", "1")
    further = (*TRAIN, "--from", told["network"], "--generations", "0", "--out", str(tmp_path / "further"), "--json")
    assert load_network(game("little-town"), Path(json.loads(good(*further))["network"])).provenance["begun"]
    assert "another width of the network" in refused(*TRAIN, *more, "--hidden", "16")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--teacher", "nobody"), "There is no bot “nobody”"),
        (("--players", "9"), "little-town is for 2 to 4 players, not 9."),
        (("-o", "ludo=1"), "ludo"),
        pytest.param(("--gpu",), "need CuPy", marks=pytest.mark.skipif(CUPY, reason="CuPy is installed here")),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    words: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    assert sentence in refused(*TRAIN, "--out", str(tmp_path / "run"), *words)
    assert not (tmp_path / "run").exists()
