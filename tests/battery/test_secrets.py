"""Nothing leaks: hidden parts can be dealt again without changing what a viewer sees or a bot chooses."""

from __future__ import annotations

import random

from kontor.bots import BOTS, make_bot
from kontor.match import Match

from .conftest import Setting, choose
from .test_rules import walk


def test_dealing_again_changes_nothing_a_viewer_can_see(setting: Setting) -> None:
    engine = setting.game.python
    chance = random.Random(1)
    for seed in range(2):
        for state, _ in walk(setting, seed):
            if chance.random() > 0.25:
                continue
            for viewer in range(-1, setting.players):
                seen = engine.hidden(state, viewer).to_bytes()
                other = engine.dealt_again(state, viewer, chance.randrange(1 << 40))
                assert engine.hidden(other, viewer).to_bytes() == seen
                assert setting.game.problems(other) == [], "the new deal is not a possible table"
                if viewer == engine.to_move(state):
                    assert engine.legal(other) == engine.legal(state)


def test_hiding_twice_is_hiding_once(setting: Setting) -> None:
    engine = setting.game.python
    for state, _ in walk(setting, 3):
        for viewer in range(-1, setting.players):
            once = engine.hidden(state, viewer)
            assert engine.hidden(once, viewer).to_bytes() == once.to_bytes()


def test_a_spectator_knows_no_more_than_any_player(setting: Setting) -> None:
    """What a player sees, hidden for a spectator, is what a spectator sees."""
    engine = setting.game.python
    for state, _ in walk(setting, 4):
        spectator = engine.hidden(state, -1).to_bytes()
        for viewer in range(setting.players):
            assert engine.hidden(engine.hidden(state, viewer), -1).to_bytes() == spectator


def test_no_bot_sees_more_than_its_seat(setting: Setting) -> None:
    """The leak test: two tables that look alike to the seat get the same choice from every bot."""
    engine = setting.game.native()
    chance = random.Random(7)
    state = engine.new(setting.players, 9, setting.numbers())
    while legal := engine.legal(state):
        seat = engine.to_move(state)
        if chance.random() < 0.2:
            other = engine.dealt_again(state, seat, chance.randrange(1 << 40))
            for name in BOTS:
                views = engine.hidden(state, seat), engine.hidden(other, seat)
                choices = {make_bot(name).choose(engine, view, seat, legal, 5) for view in views}
                assert len(choices) == 1
                assert choices <= set(legal)
        engine.apply(state, choose(engine, state, legal, chance))


def test_scenes_of_a_viewer_do_not_depend_on_what_is_hidden(setting: Setting) -> None:
    game = setting.game
    match = Match(game, setting.players, 2, setting.options)
    chance = random.Random(2)
    while not match.over:
        if chance.random() < 0.08:
            for viewer in range(-1, setting.players):
                other = match.at(len(match.played))
                other._state = game.python.dealt_again(match.state, viewer, chance.randrange(1 << 40))
                assert other.scene(viewer).to_json() == match.scene(viewer).to_json()
        match.play(choose(match.game.python, match.state, match.legal, chance))
