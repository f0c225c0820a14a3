"""What the coach says is true where he says it, and said in every language."""

from __future__ import annotations

import functools
import random
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import kontor
from kontor import Match
from kontor.kernel import LANGUAGES, Game
from kontor.learn.coach import Coach, Line, holding, three_things
from kontor.learn.coach_words import adviser, coach_phrases
from kontor.testing import choose
from kontor.testing.words import assert_clean

from .truths import Check, Seen

GAMES = [name for name in kontor.game_ids() if kontor.game(name).package.startswith("kontor.")]
NAMES = ["Ann", "Ben"]
PLAYED = {"little-town": 26, "hansa-teutonica": 5, "ragusa": 6, "castles-of-tuscany": 8}
# Seldom met in games of chance: their texts are told to the test of words with numbers of their own.
SELDOM: dict[str, dict[str, dict[str, int]]] = {
    "little-town": {"special": {}},
    "hansa-teutonica": {"swapping": {}, "reward-table": {"count": 7}},
    "ragusa": {},
    "castles-of-tuscany": {"exchange": {}},
}


def checks(game: Game) -> dict[str, Check]:
    name = f"tests.learn.truths.{game.package.rpartition('.')[2]}"
    found: dict[str, Check] = import_module(name).TRUE
    return found


@functools.cache
def met(name: str) -> dict[str, tuple[Match, Line]]:
    """Every line that holds anywhere in some games: the first place. Each is checked wherever it holds."""
    game, found = kontor.game(name), dict[str, tuple[Match, Line]]()
    for match in positions(name):
        assert match.to_move is not None
        for case, line in holding(game, match.hidden(match.to_move), match.legal):
            assert checks(game)[case.key](Seen(match, line.numbers)), (case.key, dict(line.numbers), match.log())
            found.setdefault(case.key, (match.at(len(match.played)), line))
    return found


def positions(name: str) -> Iterator[Match]:
    game = kontor.game(name)
    for seed in range(PLAYED[name]):
        match, chance = Match(game, NAMES, seed, dict(adviser(game.package).options)), random.Random(seed)
        while not match.over and len(match.played) < 800:
            if len(match.legal) > 1:
                yield match
            match.play(choose(game.python, match.state, match.legal, chance))


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_every_line_is_true_where_it_is_said(name: str) -> None:
    game = kontor.game(name)
    keys = [case.key for case in adviser(game.package).cases]
    assert len(keys) == len(set(keys)) and set(checks(game)) == set(keys)
    assert set(keys) - set(met(name)) <= set(SELDOM[name])


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_lines_are_clean_sentences_in_every_language(name: str) -> None:
    match = Match(name, NAMES)
    lines = [line for _, line in met(name).values()]
    lines += [Line(key, numbers) for key, numbers in SELDOM[name].items() if key not in met(name)]
    for language in LANGUAGES:
        phrases = match.phrases(language, 0)
        told = [line.text(phrases) for line in lines]
        assert len(set(told)) == len(told)
        for text in told:
            assert_clean(text)
            assert text.endswith(".") and len(text) < 190, text


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def texts(name: str, language: str) -> dict[str, set[str]]:
    """Keys of the advice file, each with the bare names of its variables: `$tile_low` is about `tile`."""
    path = files(kontor.game(name).package).joinpath("learn", f"advice.{language}.ftl")
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            visitor = _Variables()
            visitor.visit(entry)
            quoted = {"count"} if "points-n" in path.read_text(encoding="utf-8") else set()
            found[entry.id.name] = {re.sub(r"_\w+$", "", each) for each in visitor.names} - quoted
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_text_is_there_in_every_language_and_used(name: str) -> None:
    found = adviser(kontor.game(name).package)
    keys = {f"advice-{case.key}" for case in found.cases} | {f"tip-{tip.key}" for tip in found.tips}
    assert len(found.cases) >= 15 and len(found.tips) >= 5 and found.minutes
    english = texts(name, "en")
    for language in LANGUAGES:
        assert texts(name, language) == english
    assert set(english) == keys


@pytest.mark.parametrize("name", GAMES)
def test_the_coach_leads_through_the_whole_game_and_repeats_only_what_is_urgent(name: str) -> None:
    game = kontor.game(name)
    match, chance = Match(game, NAMES, 3, dict(adviser(game.package).options)), random.Random(3)
    urgent = {case.key for case in adviser(game.package).cases if case.urgent}
    coach, told = Coach(match, 0), list[str]()
    while not match.over and len(match.played) < 300:
        if match.to_move == 0:
            line = coach.now()
            assert coach.now() == line  # however often he is asked
            told.append(line.key if line else "")
            alone = [case.key for case, _ in holding(game, match.hidden(0), match.legal)]
            lately = told[-4:-1]
            if line and line.key not in urgent and line.key in lately:
                assert set(alone) <= {*lately, line.key}
        else:
            assert coach.now() is None
        match.play(choose(game.python, match.state, match.legal, chance))
    said = [key for key in told if key]
    assert len(said) > 0.7 * len(told) and len(Counter(said)) >= 7
    assert coach.now() is None or not match.over


@pytest.mark.parametrize("name", GAMES)
def test_after_an_undo_the_coach_speaks_of_the_table_as_it_is(name: str) -> None:
    match = Match(name, NAMES, 5)
    chance, coach = random.Random(5), Coach(match, 0)
    first = coach.now()
    while len(match.played) < 12:
        match.play(chance.choice(match.legal))
        coach.now()
    match.take_back(0)
    assert coach.now() == first == Coach(match, 0).now()


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_there_are_three_things_each_at_a_decision(name: str) -> None:
    game, chance = kontor.game(name), random.Random(11)
    match = Match(game, NAMES, 11, dict(adviser(game.package).options))
    while not match.over:
        match.play(choose(game.python, match.state, match.legal, chance))
    for seat in range(2):
        for language in LANGUAGES:
            found = three_things(match, seat, [], match.phrases(language, seat))
            assert len({tip.text for tip in found}) == 3
            for tip in found:
                assert_clean(tip.text)
                assert tip.text.endswith(".") and 1 <= tip.decision <= len(match.played)


@pytest.mark.parametrize("name", GAMES)
def test_every_tip_can_be_said(name: str) -> None:
    """With numbers as in a game in which much went wrong."""
    game = kontor.game(name)
    for language in LANGUAGES:
        phrases = coach_phrases(game, game.phrases(language, NAMES, 0))
        for tip in adviser(game.package).tips:
            numbers = dict.fromkeys(texts(name, language)[f"tip-{tip.key}"], 2) | {"count": 2}
            assert_clean(phrases.said(f"tip-{tip.key}", numbers))


def test_a_game_that_declares_nothing_has_a_coach_who_says_nothing(keeping: Game) -> None:
    match = Match(keeping, 2)
    assert adviser(keeping.package).cases == [] and Coach(match, 0).now() is None
