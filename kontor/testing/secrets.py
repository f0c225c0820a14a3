"""Nothing leaks: hidden parts can be dealt again without changing what a viewer sees, is told, or a bot chooses."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import orjson

from kontor.bots import make_bot
from kontor.kernel import Event, Game, Rng, forget, listen, seed_rng
from kontor.kernel.phrases import Phrases
from kontor.match import Match
from kontor.server.boards.sources import Start
from kontor.server.boards.trying import board
from kontor.server.contract.answers import Origin

from .fixtures import pytest_generate_tests as pytest_generate_tests
from .settings import Setting, choose, times
from .walking import walk


def test_dealing_again_changes_nothing_a_viewer_can_see(setting: Setting) -> None:
    engine = setting.game.python
    chance = random.Random(1)
    for seed in range(times(1)):
        for state, _ in walk(setting, seed):
            if chance.random() > 0.25:
                continue
            for viewer in range(-1, setting.players):
                seen = engine.hidden(state, viewer).to_bytes()
                other = engine.redealt(state, viewer, chance.randrange(1 << 40))
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


def test_a_view_knows_nothing_of_the_key(setting: Setting) -> None:
    """Two tables that differ in their key alone, or one of which has none, look alike to everybody, byte for byte."""
    for engine in (setting.game.python, setting.game.native()):
        state: Any = engine.new(setting.players, 3, setting.numbers(), bytes(range(32)))
        for _ in range(12):
            if not (legal := engine.legal(state)):
                break
            others: list[Any] = [setting.game.state.from_bytes(engine.to_bytes(state)) for _ in range(2)]
            others[0].rng.a += 5
            others[0].rng.key = [-1] * 8
            forget(others[1].rng)
            seed_rng(others[1].rng, 9)
            for viewer in range(-1, setting.players):
                tables = [state, *(engine.from_bytes(other.to_bytes()) for other in others)]
                assert len({engine.to_bytes(engine.hidden(table, viewer)) for table in tables}) == 1
                assert len({engine.to_bytes(engine.redealt(table, viewer, 4)) for table in tables}) == 1
                view: Any = setting.game.state.from_bytes(engine.to_bytes(engine.hidden(state, viewer)))
                assert view.rng == Rng.blank()
            engine.apply(state, legal[len(legal) // 2])


def test_no_bot_sees_more_than_its_seat(setting: Setting) -> None:
    """The leak test: two tables that look alike to the seat get the same choice from every bot."""
    engine = setting.game.native()
    chance = random.Random(7)
    state = engine.new(setting.players, 9, setting.numbers())
    while legal := engine.legal(state):
        seat = engine.to_move(state)
        if chance.random() < (0.02 if setting.game.rules.has_policy else 0.1):
            other = engine.redealt(state, seat, chance.randrange(1 << 40))
            for name in ("random", "greedy", "beginner", "search:iterations=25"):  # the levels differ in numbers only
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
        if chance.random() < (0.01 if game.rules.has_policy else 0.05):
            for viewer in range(-1, setting.players):
                other = match.at(len(match.played))
                other._state = game.python.redealt(match.state, viewer, chance.randrange(1 << 40))
                assert other.scene(viewer).to_json() == match.scene(viewer).to_json()
        match.play(choose(match.game.python, match.state, match.legal, chance))


def test_boards_do_not_depend_on_what_is_hidden(setting: Setting) -> None:
    """Whatever is tried on a private board: two tables that look alike to who looks have the same, byte for byte."""
    match, chance = Match(setting.game, setting.players, 6, setting.options), random.Random(6)
    origin, looks = Origin(kind="table", id="x", at=0, tried=0), 2
    while not match.over and looks:
        if chance.random() < 0.03:
            looks -= 1
            for viewer in range(-1, setting.players):
                other = match.at(len(match.played))
                other._state = setting.game.python.redealt(match.state, viewer, chance.randrange(1 << 40))
                tried: list[str] = []
                for _ in range(4):
                    boards = [board(Start(each, viewer, 5, origin), tried, "en") for each in (match, other)]
                    seen, same = (orjson.dumps(each) for each in boards)
                    assert seen == same
                    if boards[0].over:
                        break
                    choices = orjson.loads(seen)["scene"]["choices"]
                    tried.append(choices[chance.randrange(len(choices))]["notation"])
        match.play(choose(match.game.python, match.state, match.legal, chance))


def telling(phrases: Phrases, seat: int, action: int, events: Sequence[Event], viewer: int) -> Any:
    """All that a viewer is told of a decision: log line, notation, events with their numbers."""
    heard = [(event[0], phrases.event(event, viewer), phrases.numbers(event, viewer)) for event in events]
    return phrases.told(seat, action, events, viewer), phrases.notation(seat, action, viewer), heard


def test_no_argument_of_a_secret_reaches_others(game: Game) -> None:
    phrases = game.phrases("en", [f"P{k}" for k in range(game.seats.stop - 1)])
    for viewer in (-1, 1):
        for signature in game.actions.signatures:
            told = {str(telling(phrases, 0, signature.start + k, (), viewer)) for k in range(signature.size)}
            assert len(told) == 1 or not signature.secret
        for kind, declared in enumerate(game.events):
            if declared.secret:
                told = {str(telling(phrases, 0, 0, [(kind, 0, k, k, k)], viewer)[2]) for k in range(3)}
                assert len(told) == 1


def compare_what_is_told(setting: Setting, seed: int, share: float) -> None:
    """Two tables that look alike to a viewer before and after a decision: the viewer is told the same of both."""
    game, engine = setting.game, setting.game.python
    phrases = game.phrases("en", [f"P{k}" for k in range(setting.players)])
    chance = random.Random(5)
    for state, legal in walk(setting, seed):
        if not legal or chance.random() > share:
            continue
        seat = engine.to_move(state)
        for viewer in {*range(-1, setting.players)} - {seat}:
            other = engine.redealt(state, viewer, chance.randrange(1 << 40))
            first = chance.choice(legal)
            signature = game.actions.signature(first)
            alike = [a for a in engine.legal(other) if game.actions.signature(a) is signature]
            same = [a for a in alike if a == first or signature.secret]
            if not same:
                continue
            seen, told = [], []
            for table, action in ((state.clone(), first), (other, chance.choice(same))):
                with listen() as events:
                    engine.apply(table, action)
                seen.append(engine.hidden(table, viewer).to_bytes())
                told.append(telling(phrases, seat, action, events, viewer))
            assert seen[0] != seen[1] or told[0] == told[1]


def test_what_others_are_told_follows_from_what_they_see(setting: Setting) -> None:
    compare_what_is_told(setting, 6, 0.1)
