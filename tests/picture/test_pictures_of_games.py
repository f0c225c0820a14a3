"""The pictures of every installed game, and the fixtures that the client's tests draw."""

from __future__ import annotations

import sys
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import kontor
from kontor.testing.pictures import *
from kontor.testing.pictures import seen_to_move, test_pictures_name_only_what_there_is

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "table" / "fixtures"
pytest.mark.thorough(test_pictures_name_only_what_there_is)


@pytest.mark.parametrize("name", kontor.game_ids())
def test_much_is_seen_to_move_and_a_game_has_drawings_of_its_own(name: str) -> None:
    counted = Counter(seen_to_move(kontor.game(name)))
    assert counted.total() - counted["lost"] > 20 and counted["move"] > 10
    art = files(kontor.game(name).package) / "art"
    assert any(file.name.endswith(".svg") for file in art.iterdir())


def test_fixtures_of_the_client_are_fresh() -> None:
    """Else: python web/src/table/fixtures/little_town.py"""
    sys.path.insert(0, str(FIXTURES))
    try:
        import little_town  # type: ignore[import-not-found]
    finally:
        sys.path.pop(0)
    for file, text in little_town.fixtures():
        assert (FIXTURES / file).read_text(encoding="utf-8") == text, file
