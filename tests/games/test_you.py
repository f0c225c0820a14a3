"""The log speaks to the one who reads it: "You place a worker", in every language, and never by name."""

from __future__ import annotations

import random

import pytest

import kontor
from kontor import Match
from kontor.kernel import LANGUAGES

GAMES = [name for name in kontor.game_ids() if kontor.game(name).package.startswith("kontor.")]
NAMES = ["Anezka", "Bohumil", "Cecylia"]


def played(name: str, seed: int) -> Match:
    match, chance = Match(name, NAMES, seed), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_of_ones_own_decisions_one_is_told_without_ones_name(name: str) -> None:
    match = played(name, 11)
    for language in LANGUAGES:
        mine = match.phrases(language, 0)
        for one in match.played:
            line = mine.told(one.seat, one.action, one.events)
            if one.seat == 0 and not line.startswith(tuple(NAMES)):
                assert line[0] == line[0].upper(), line
            assert "Anezka" not in line, (language, line)
            assert "Anezka" not in mine.decided(one.seat, one.action) or one.seat, mine.decided(one.seat, one.action)


@pytest.mark.parametrize("name", GAMES)
def test_others_and_log_files_have_names(name: str) -> None:
    match = played(name, 12)
    told = " ".join(match.phrases("en", 0).told(one.seat, one.action, one.events) for one in match.played)
    assert "You " in told and "Bohumil" in told
    assert "You " not in " ".join(match.story("en"))


def test_a_piece_that_is_pushed_is_yours() -> None:
    for seed in range(20):
        match = played("hansa-teutonica", seed)
        for one in match.played:
            line = match.phrases("en", 0).told(one.seat, one.action, one.events)
            if one.seat and "displaces your" in line:
                hungarian = match.phrases("hu", 0).told(one.seat, one.action, one.events)
                assert ("kiszorítja a k" in hungarian and "det " in hungarian) or "dat " in hungarian
                return
    raise AssertionError("nobody was displaced")
