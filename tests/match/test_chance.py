"""Matches whose chance comes from a key: logs, positions, undo, and what a viewer is told."""

from __future__ import annotations

import json
import random

import pytest

import kontor
from kontor import Match
from kontor.kernel import BadLog, BadOption, BadPosition
from kontor.match import SPECTATOR

KEY = bytes(range(32))
LINE = f"chance: chacha8 {KEY.hex()}\n"


def played(game: str, decisions: int, key: bytes | None = KEY, seed: int = 3) -> Match:
    match, chance = Match(game, 2, seed, key=key), random.Random(1)
    while not match.over and len(match.played) < decisions:
        match.play(chance.choice(match.legal))
    return match


@pytest.mark.parametrize("game", kontor.game_ids())
def test_a_log_names_the_generator_and_replays(game: str) -> None:
    match = played(game, 60)
    assert LINE in match.log()
    again = Match.from_log(match.log())
    assert again.key == KEY and again.log() == match.log()
    assert again.state.to_bytes() == match.state.to_bytes()
    assert match.at(20).key == KEY and match.at(20).log() != match.log()


@pytest.mark.parametrize("game", kontor.game_ids())
def test_a_log_without_that_name_has_the_seeded_generator(game: str) -> None:
    match = Match(game, 2, 3)
    assert match.key is None and "chance" not in match.log() and "key" not in match.position()
    assert Match.from_log(match.log()).state.to_bytes() == match.state.to_bytes()


def test_the_key_decides_and_the_seed_does_not() -> None:
    tables = {Match("little-town", 2, seed, key=KEY).state.to_bytes() for seed in range(5)}
    assert len(tables) == 1
    others = {Match("little-town", 2, 0, key=bytes([k]) * 32).position() for k in range(5)}
    assert len(others) == 5


def test_the_log_of_a_viewer_has_no_key() -> None:
    match = played("castles-of-tuscany", 30)
    for viewer in (0, 1, SPECTATOR):
        told = match.log(viewer)
        assert "chance" not in told and "seed" not in told and KEY.hex() not in told
        assert match.hidden(viewer).to_json()["rng"] == {"a": 0, "b": 0}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("chance: dice 6\n", "There is no random generator “dice”; the only one is chacha8"),
        ("chance: chacha8\n", "The key of chacha8 must be 64 digits"),
        (f"chance: chacha8 {KEY.hex()[2:]}\n", "The key of chacha8 must be 64 digits"),
        (f"chance: chacha8 {bytes(32).hex()}\n", "check|cannot be"),
        ("", "check|cannot be"),
        (LINE + LINE, "“chance” appears twice"),
    ],
)
def test_a_wrong_generator_is_told(line: str, message: str) -> None:
    with pytest.raises(BadLog, match=message):
        Match.from_log(played("little-town", 10).log().replace(LINE, line))


def test_a_position_keeps_its_key() -> None:
    match = played("ragusa", 20)
    text = match.position()
    again = Match.from_position(text)
    assert again.key == KEY and again.position() == text
    again.play(again.legal[0])
    assert LINE in again.log()
    assert Match.from_log(again.log()).log() == again.log()
    with pytest.raises(BadLog, match="“chance” does not match the position"):
        Match.from_log(again.log().replace(LINE, ""))
    data = json.loads(text)
    data["state"]["rng"]["b"] = 5
    with pytest.raises(BadPosition, match=r"rng has a key, but rng\.b is not -1"):
        Match.from_position(json.dumps(data))


def test_a_draw_from_the_key_cannot_be_undone() -> None:
    match = played("castles-of-tuscany", 40)
    barriers = [play.barrier for play in match.played]
    seeded = [play.barrier for play in played("castles-of-tuscany", 40, None).played]
    assert any(barriers) and any(seeded)
    for play in match.played:
        before, after = match.at(play.number - 1).state.rng.a, match.at(play.number).state.rng.a
        assert (after > before) <= bool(play.barrier)


@pytest.mark.parametrize("key", [b"", b"short", "0" * 64, 5])
def test_a_key_is_32_bytes(key: object) -> None:
    with pytest.raises(BadOption, match="A key must have 32 bytes"):
        Match("little-town", 2, key=key)  # type: ignore[arg-type]
