"""`kontor selfplay` as a person uses it: a file and a line about it, one sentence for what cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kontor.lab.selfplay import load

from .test_cli import good, refused

PLAY = ("selfplay", "little-town", "--jobs", "1", "--games", "1")


def test_a_data_set_is_written_and_described(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    told = json.loads(good(*PLAY, "--bots", "casual,beginner", "--playouts", "6", "--out", str(out), "--json"))
    data = load(out)
    assert told["decisions"] == len(data) and told["games"] == 1 and told["failed"] == 0
    assert (
        told["bots"]
        == data.about["bots"]
        == [
            "search:iterations=6,looseness=0.07",
            "search:iterations=6,looseness=0.15,replies=0",
        ]
    )
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "nobody"), "There is no bot “nobody”"),
        (("--bots", "random,random,random", "--players", "2"), "3 bots are named for 2 players"),
        (("--bots", "greedy", "--playouts", "5"), "“greedy” does not search"),
        (("--players", "9"), "little-town is for 2 to 4 players, not 9."),
        (("-o", "ludo=1"), "ludo"),
        (("--time", "0"), "--time needs a time above 0."),
        (("--seed", "-1"), "A seed must be a whole number"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(*PLAY, "--out", str(tmp_path / "games.parquet"), *words)
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_there_stays(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    assert refused(*PLAY, "--out", str(tmp_path / "mine")).endswith(
        "mine exists already; choose another name, or remove it."
    )
    assert (tmp_path / "mine").read_text() == "mine"
