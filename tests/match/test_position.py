"""Positions: saved, edited, loaded; what cannot be is refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kontor import Match
from kontor.kernel import BadLog, BadPosition

from .test_match import random_match


def test_a_position_round_trips_and_plays_on_alike() -> None:
    for decisions in (0, 7, 23, 41):
        match = random_match(11, decisions=decisions)
        again = Match.from_position(match.position())
        assert again.state.to_bytes() == match.state.to_bytes()
        assert again.position() == match.position()
        assert again.legal == match.legal


def test_an_edited_position_can_be_played_and_logged() -> None:
    data = json.loads(Match("little-town", ["Ann", "Ben"], 1, {"market": "beginner"}).position())
    data["state"]["players"][0]["goods"][0] = 4
    data["state"]["supply"][0] -= 4
    data["state"]["seat"] = 0
    match = Match.from_position(json.dumps(data))
    match.play("build barn")
    while match.state.building >= 0:
        match.play(match.legal[0])
    assert match.scores[0] == 6
    assert Match.from_log(match.log()).log() == match.log()
    with pytest.raises(BadLog, match="starts from an impossible position"):
        Match.from_log(match.log().replace('"supply":[11', '"supply":[12'))


def _changed(**changes: Any) -> str:
    data = json.loads(random_match(2, players=2, decisions=12).position())
    for path, value in changes.items():
        *parents, last = path.split("__")
        part = data
        for key in parents:
            part = part[int(key) if key.isdigit() else key]
        part[int(last) if last.isdigit() else last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "The position is not JSON"),
        ("[]", "This is not a Kontor position"),
        ('{"kontor": "position 1"}', "The position lacks game, rules, options, seats, state"),
        (_changed(rules="0"), "rules version 0"),
        (_changed(seats="Ann"), "“seats” must be a list of names"),
        (_changed(state__supply__0=14), "wood in the game"),
        (_changed(state__players__0__goods__4=41), "players\\[0\\].goods\\[coin\\] is 41; it must be from 0 to 40"),
        (_changed(state__players__0__goods__1=-1), "players\\[0\\].goods\\[stone\\] is -1"),
        (_changed(state__tile__0=3), "on A1 a building and its owner do not go together"),
        (_changed(state__worker__0=0), "A1 is not meadow"),
        (_changed(state__phase=99), "phase is 99"),
        (_changed(state__seat=3), "seat is 3"),
        (_changed(state__seats=9), "2 names for 9 seats"),
        (_changed(state__rnd=0), "rnd is 0"),
        (_changed(state__players__0__hand__0=99), "hand"),
        (_changed(state__options__1=0), "options do not match"),
        (_changed(state__market__0=77), "market\\[wheat-field\\] is 77"),
        (_changed(state__phase=6), "building that is not there"),
        (_changed(state__players__2__goods__0=1), "players\\[2\\] is set, but only the first 2 are in this game"),
        (_changed(state__players__0__points__0=32767), "points\\[0\\] is 32767"),
        (_changed(state__players__0__points__1=1900), "points\\[USING\\] of seat 0 is 1900; it can be"),
        (_changed(state__players__0__points__0=1), "points\\[BUILDING\\] of seat 0 is 1; it must be"),
        (_changed(state__turns=900), "turns is 900; it must be"),
        (_changed(state__rng={"a": 0, "b": 0}), "rng is zero"),
    ],
)
def test_impossible_positions_are_refused_in_words(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        Match.from_position(text)
