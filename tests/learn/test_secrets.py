"""The coach tells nothing his seat may not know: tables it cannot tell apart get the same words, byte for byte."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import kontor
from kontor import Match
from kontor.kernel import LANGUAGES
from kontor.learn.coach import Coach, from_kept, holding, is_costly, kept, look_at, question, three_things
from kontor.learn.coach_words import adviser
from kontor.testing import choose

GAMES = [name for name in kontor.game_ids() if kontor.game(name).package.startswith("kontor.")]
NAMES = ["Ann", "Ben"]


def some_way_in(name: str, decisions: int, seed: int = 5) -> Match:
    game = kontor.game(name)
    match, chance = Match(game, NAMES, seed, dict(adviser(game.package).options)), random.Random(seed)
    while not match.over and (len(match.played) < decisions or match.to_move != 0):
        match.play(choose(game.python, match.state, match.legal, chance))
    return match


def begun(match: Match, state: object) -> Match:
    """A match that begins with that table."""
    out = Match(match.game, NAMES, match.seed, match.options)
    out._begin(state, None)
    return out


@pytest.mark.parametrize("name", GAMES)
def test_lines_are_the_same_wherever_the_seat_cannot_tell_two_tables_apart(name: str) -> None:
    """All advice that holds, whatever the others hold: as it is chosen, and whatever else might have been."""
    different = 0
    for decisions in (0, 6, 14, 25, 40):
        match = some_way_in(name, decisions)
        if match.over:
            break
        one, two = begun(match, match.state.clone()), begun(match, match.game.python.redealt(match.state, 0, 4711))
        different += one.state.to_bytes() != two.state.to_bytes()
        told = [
            [
                [line.text(table.phrases(language, 0)) for _, line in holding(table.game, table.hidden(0), table.legal)]
                for language in LANGUAGES
            ]
            for table in (one, two)
        ]
        assert told[0] == told[1] and told[0][0]
        assert Coach(one, 0).now() == Coach(two, 0).now()
    assert different


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_what_is_found_costly_is_the_same_too(name: str) -> None:
    """Some choices of the seat are looked at on both tables: cost, better choice and the line that follows."""
    different = spoken = 0
    for decisions in (0, 14, 30):
        match = some_way_in(name, decisions)
        if match.over:
            break
        tables = begun(match, match.state.clone()), begun(match, match.game.python.redealt(match.state, 0, 4711))
        different += tables[0].state.to_bytes() != tables[1].state.to_bytes()
        for action in sorted({*match.legal[:: max(1, len(match.legal) // 4)], match.legal[-1]}):
            found = []
            for table in tables:
                tried = table.at(0)
                tried.play(action)
                judged = look_at(question(tried, 1), 60)
                assert from_kept(kept(judged)) == judged
                words = judged.outlook.sentences(tried.phrases("hu", 0)) if judged.outlook else []
                found.append((judged, words))
                spoken += judged.better is not None
            assert found[0] == found[1]
    assert different and spoken


def test_what_others_keep_secret_is_in_no_tip() -> None:
    """Tips look back on what the seat heard: the cards that others kept have no name in it."""
    match, chance = Match("ragusa", NAMES, 8), random.Random(8)
    while not match.over:
        match.play(choose(match.game.python, match.state, match.legal, chance))
    heard = [
        match.phrases().heard(event, 0)
        for one in match.played
        for event in one.events
        if match.game.events[event[0]].secret and event[1] == 1
    ]
    assert heard and all(name.endswith("-hidden") and set(numbers) == {"player"} for name, numbers in heard)
    assert len(three_things(match, 0, [], match.phrases("en", 0))) == 3


@pytest.mark.thorough
def test_only_what_is_sure_and_much_is_spoken_of() -> None:
    match = some_way_in("little-town", 10)
    match.play(match.legal[-1])
    judged = look_at(question(match, len(match.played)), 60)
    assert is_costly(judged) == (judged.better is not None and judged.cost >= 0.08)
    assert not is_costly(replace(judged, cost=0.07)) and not is_costly(replace(judged, better=None, cost=0.5))
