"""The rules of a game are written as rules have to be."""

from __future__ import annotations

from kontor.kernel import Game
from kontor.kernel.lint import check

from .fixtures import pytest_generate_tests as pytest_generate_tests


def test_the_rules_are_clean(game: Game) -> None:
    assert check(game.rules.by_name().values()) == []
