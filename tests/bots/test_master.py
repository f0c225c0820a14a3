"""The level above expert: it judges by the network of the game where there is one, and otherwise as the others do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kontor import game
from kontor.bots import LEVELS, SearchBot, make_bot
from kontor.bots.hints import think
from kontor.bots.network import load_network
from kontor.kernel import BadData, BadOption
from tests.bots.networks import random_network

LITTLE_TOWN = game("little-town")


def thoughts(name: str, players: int = 2) -> Any:
    """What a bot thinks of the opening, with the same few iterations whatever its level."""
    engine = LITTLE_TOWN.native()
    view = engine.hidden(engine.new(players, 7, LITTLE_TOWN.option_numbers()), 0)
    bot = make_bot(name)
    assert isinstance(bot, SearchBot)
    bot.strength = type(bot.strength)(iterations=40)
    bot.take_time()
    bot.choose(engine, view, 0, engine.legal(engine.redealt(view, 0, 1)), seed=3)
    return bot.thoughts and bot.thoughts.choices


@pytest.fixture
def with_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where Little Town has a network for two players."""
    monkeypatch.setenv("KONTOR_NETWORKS", str(tmp_path))
    (tmp_path / "little-town").mkdir()
    path = tmp_path / "little-town" / "network-2.npz"
    random_network(LITTLE_TOWN, search={"exploration": 1.1, "pace": 1.0}).save(path)
    return path


def test_the_hardest_level_never_thinks_longer_than_two_seconds() -> None:
    assert LEVELS[-2:] == ("expert", "master")
    master = make_bot("master")
    assert isinstance(master, SearchBot) and master.strength.seconds == 2.0


def test_without_a_network_it_judges_as_the_game_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_NETWORKS", str(tmp_path))
    assert thoughts("master") == thoughts("expert") is not None


def test_with_a_network_it_alone_judges_by_it(with_network: Path) -> None:
    assert thoughts("master") == thoughts(f"search:network={with_network}") == thoughts("search:network=own")
    assert thoughts("master") != thoughts("expert") == thoughts("search:")
    assert thoughts("master") != thoughts("search:network=own,exploration=3")
    assert thoughts("master", 3) == thoughts("expert", 3), "it is for two players"


def test_advice_for_people_is_judged_by_the_network(with_network: Path) -> None:
    engine = LITTLE_TOWN.native()
    view = engine.hidden(engine.new(2, 7, LITTLE_TOWN.option_numbers()), 0)
    judged = think(engine, view, 0, 1, 40, None)
    with_network.unlink()
    assert judged.values != think(engine, view, 0, 1, 40, None).values


def test_a_network_that_only_plays_gives_no_advice(with_network: Path) -> None:
    engine = LITTLE_TOWN.native()
    view = engine.hidden(engine.new(2, 7, LITTLE_TOWN.option_numbers()), 0)
    playing, advice = thoughts("master"), think(engine, view, 0, 1, 40, None)
    replace(load_network(LITTLE_TOWN, with_network), advises=False).save(with_network)
    assert thoughts("master") == playing
    own = think(engine, view, 0, 1, 40, None)
    with_network.unlink()
    assert advice.values != own.values == think(engine, view, 0, 1, 40, None).values


def test_a_network_that_cannot_play_is_refused_in_a_sentence(with_network: Path, tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nothing\.npz, cannot be read"):
        thoughts(f"search:network={tmp_path / 'nothing.npz'}")
    with pytest.raises(BadData, match=r"nothing\.npz, cannot be read"):
        make_bot(f"search:network={tmp_path / 'nothing.npz'}").check(LITTLE_TOWN)
    with pytest.raises(BadData, match="it is for little-town"):
        make_bot(f"search:network={with_network}").check(game("ragusa"))
    make_bot(f"search:network={with_network}").check(LITTLE_TOWN)
    random_network(LITTLE_TOWN).save(with_network)
    two = random_network(LITTLE_TOWN)
    type(two)(LITTLE_TOWN, two.weights, (2,), 1000, 1000).save(with_network)
    with pytest.raises(BadOption, match="is for 2 players, not 3"):
        thoughts(f"search:network={with_network}", 3)
