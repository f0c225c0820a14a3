"""The explorer knows no more than the seat that decides, and has words for every position and choice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from kontor.learn.explorer import Counts, Kinds, explore
from kontor.learn.explorer.counts import Made, Node, Tally
from kontor.learn.explorer.kinds import keys
from kontor.match import Match

from .fixtures import pytest_generate_tests as pytest_generate_tests
from .settings import Setting, choose, times
from .walking import walk


def said(setting: Setting, state: Any, seat: int, legal: Sequence[int]) -> Any:
    """All that decides what the explorer says."""
    view, kinds = setting.game.python.hidden(state, seat), Kinds.of(setting.game)
    return list(kinds.facts(view, seat, legal).items()), [kinds.group(view, seat, action) for action in legal]


def test_tables_that_look_alike_to_the_seat_are_of_one_kind(setting: Setting) -> None:
    """The leak test: nothing that is hidden from the seat decides what positions are alike, or what choices are."""
    engine, chance = setting.game.python, random.Random(11)
    for seed in range(times(1)):
        for state, legal in walk(setting, seed):
            if not legal or chance.random() > 0.2:
                continue
            seat = engine.to_move(state)
            other = engine.redealt(state, seat, chance.randrange(1 << 40))
            assert said(setting, other, seat, engine.legal(other)) == said(setting, state, seat, legal)


def test_the_answer_does_not_depend_on_what_is_hidden(setting: Setting) -> None:
    game, chance = setting.game, random.Random(12)
    match = Match(game, setting.players, 4, setting.options)
    while not match.over:
        if len(match.legal) > 1 and chance.random() < (0.01 if game.rules.has_policy else 0.04):
            seat = match.to_move
            assert seat is not None
            other = match.at(len(match.played))
            other._state = game.python.redealt(match.state, seat, chance.randrange(1 << 40))
            facts, groups = said(setting, match.state, seat, match.legal)
            choices = {group: {"strong": Tally(k + 1, 1, 60, 30)} for k, group in enumerate(groups)}
            counts = Counts(Made(game.id, game.version, ""), {key: Node(20, choices) for key in keys(dict(facts))})
            assert explore(other, [counts]) == explore(match, [counts])
        match.play(choose(game.python, match.state, match.legal, chance))


def test_every_kind_has_words_in_every_language(setting: Setting) -> None:
    kinds = Kinds.of(setting.game)
    names = [f"P{k}" for k in range(setting.players)]
    phrases = [setting.game.phrases(language, names) for language in setting.game.languages]
    told: set[Any] = set()
    for state, legal in walk(setting, 8):
        if not legal:
            continue
        facts, groups = said(setting, state, setting.game.python.to_move(state), legal)
        for fact in {*facts} - told:
            for language in setting.game.languages:
                assert all(kinds.told(dict([fact]), language)) or not kinds.own
        for group in {*groups} - told:
            words = [kinds.group_words(group, one) for one in phrases]
            assert all(words) and not any("{" in text or ": ," in text for text in words)
        told |= {*facts, *groups}
