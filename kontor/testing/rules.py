"""What must hold at every state of every game."""

from __future__ import annotations

import random
from typing import Any

from kontor.kernel import Game

from .fixtures import games_to_play as games_to_play
from .fixtures import pytest_generate_tests as pytest_generate_tests
from .settings import Setting, times
from .walking import walk


def test_every_game_ends_and_every_list_is_in_order(setting: Setting, games_to_play: int) -> None:
    game = setting.game
    for seed in range(games_to_play):
        for number, (state, legal) in enumerate(walk(setting, seed)):
            assert number < 100_000, "the game does not end"
            assert legal == sorted(set(legal)), "legal decisions are not increasing"
            assert all(0 <= action < game.actions.size for action in legal)
            assert len(legal) <= game.decisions.max_legal
            assert 0 <= game.python.to_move(state) < setting.players


def test_no_piece_is_lost_and_scores_add_up(setting: Setting, games_to_play: int) -> None:
    game = setting.game
    for seed in range(max(1, games_to_play // 4)):
        for state, _ in walk(setting, seed):
            assert game.problems(state) == []
            for seat in range(setting.players):
                assert sum(game.breakdown(state, seat).values()) == game.python.score(state, seat)


def test_every_legal_decision_applies_and_every_other_is_refused_with_a_reason(
    setting: Setting, games_to_play: int
) -> None:
    """Looks at every id at a sample of states; what is refused changes nothing."""
    game, engine = setting.game, setting.game.python
    names = [f"P{k}" for k in range(setting.players)]
    languages = [game.phrases(language, names) for language in game.languages]
    chance = random.Random(str(setting))
    share = 0.03 if game.rules.has_policy else 0.1
    for seed in range(max(1, games_to_play // 4)):
        for state, legal in walk(setting, seed):
            before = state.to_bytes()
            if chance.random() < 4 * share:
                assert all(game.why_not(state, action) is None for action in legal)
            if legal and chance.random() < 0.3:
                after = state.clone()
                engine.apply(after, chance.choice(legal))
                assert after.to_bytes() != before, "a decision that changes nothing"
            if chance.random() < share or not legal:
                for action in set(game.actions) - set(legal):
                    reason = game.why_not(state, action)
                    assert reason is not None, game.actions.notation(action)
                    assert all(phrases.reason(reason) for phrases in languages)
            assert state.to_bytes() == before


def test_nobody_is_asked_what_has_one_answer(setting: Setting, games_to_play: int) -> None:
    """Unless the game says of a phase that it always asks."""
    for seed in range(games_to_play):
        for state, legal in walk(setting, seed):
            if len(legal) == 1:
                assert state.phase in setting.game.decisions.always_asked


def test_past_states_never_change_and_clones_are_independent(setting: Setting) -> None:
    """Every past state is kept as a clone with its bytes; none may change later (TAG's forward-model test)."""
    for seed in range(times(1)):
        past: list[tuple[Any, bytes]] = []
        for state, _ in walk(setting, seed):
            clone = state.clone()
            assert clone == state and clone is not state
            past.append((clone, state.to_bytes()))
        assert all(clone.to_bytes() == data for clone, data in past)


def test_bytes_and_json_round_trip(setting: Setting) -> None:
    cls = setting.game.state
    for state, _ in walk(setting, 5):
        data = state.to_bytes()
        assert len(data) == cls.SIZE
        assert cls.from_bytes(data).to_bytes() == data
        assert cls.from_json(state.to_json()).to_bytes() == data


def test_ranks_follow_the_scores(setting: Setting, games_to_play: int) -> None:
    """The winners have rank 1, and nobody with more points stands behind somebody with fewer."""
    engine = setting.game.python
    for seed in range(games_to_play):
        state = engine.new(setting.players, seed, setting.numbers())
        engine.policy_playout(state, seed)
        scores = [engine.score(state, seat) for seat in range(setting.players)]
        ranks = [engine.rank(state, seat) for seat in range(setting.players)]
        assert min(ranks) == 1 or setting.players == 1  # alone, a game may have beaten its player
        for a in range(setting.players):
            for b in range(setting.players):
                if scores[a] > scores[b]:
                    assert ranks[a] < ranks[b]


def test_notation_round_trips(game: Game) -> None:
    for action in game.actions:
        verb, values = game.actions.decode(action)
        assert game.actions.encode(verb, **values) == action
        assert game.actions.parse(game.actions.notation(action)) == action
        assert game.actions.parse("  " + game.actions.notation(action).upper()) == action


def test_a_turn_keeps_its_number_and_its_player(setting: Setting) -> None:
    """`turn` tells which decisions belong together: one number never has two players."""
    engine = setting.game.python
    for seed in range(times(2)):
        whose: dict[int, int] = {}
        for state, legal in walk(setting, seed):
            if legal:
                assert whose.setdefault(engine.turn(state), engine.to_move(state)) == engine.to_move(state)


def test_setup_depends_on_the_seed_alone(setting: Setting) -> None:
    engine = setting.game.python
    one = engine.new(setting.players, 11, setting.numbers()).to_bytes()
    assert engine.new(setting.players, 11, setting.numbers()).to_bytes() == one
    others = {engine.new(setting.players, seed, setting.numbers()).to_bytes() for seed in range(20)}
    assert len(others) == 20
