"""The battery for every installed game: the table in a terminal; and the check itself."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import kontor
from kontor.kernel.scene import Scene
from kontor.testing.terminal import *
from kontor.testing.terminal import assert_readable


@pytest.fixture(scope="module")
def table() -> Scene:
    return kontor.Match("little-town", 2, seed=1).scene(0)


def looked_at(scene: Scene) -> None:
    assert_readable(scene, kontor.game("little-town").words("en"), random.Random(1))


def test_a_table_of_a_game_passes(table: Scene) -> None:
    looked_at(table)


def test_the_check_finds_what_nobody_can_read(table: Scene) -> None:
    first, second, *rest = table.choices
    piece = next(piece for piece in table.pieces if piece.title)
    spoiled = {
        "in\n": replace(table, status="Round { $n }"),
        "two choices read the same": replace(table, choices=[first, replace(second, words=first.words), *rest]),
        "has no label": replace(table, pieces=[replace(piece, label="")]),
        "and no title": replace(table, areas=[replace(area, title="") for area in table.areas]),
    }
    for sentence, scene in spoiled.items():
        with pytest.raises(AssertionError, match=sentence):
            looked_at(scene)
