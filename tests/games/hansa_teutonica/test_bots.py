"""What bots believe about Hansa Teutonica: turns are not thrown away, pieces do not run out, games end."""

from __future__ import annotations

import pytest

from kontor.games.hansa_teutonica.bots.rollout_policy import prune
from kontor.games.hansa_teutonica.state import State
from kontor.lab.sittings import play_game
from tests.games.hansa_teutonica.table import A, engine, game, town

HL = "hannover-lueneburg"


def considered(s: State) -> list[str]:
    """Verbs of the decisions a bot considers."""
    legal = engine.legal(s)
    kept = legal[: prune(s, legal, len(legal))]
    return sorted({game.actions.notation(action).split()[0] for action in kept})


def without_reserves(s: State) -> None:
    s.players[A].supply = [0, 0]
    s.players[A].stock = [0, 0]


def test_actions_are_not_thrown_away() -> None:
    s = town(supply={A: "2t"})
    assert "done" not in considered(s) and "place" in considered(s)
    s.actions = 0
    assert considered(s) == ["done"], "a turn without actions left ends"


def test_a_player_who_could_only_move_pieces_about_may_pass() -> None:
    s = town(routes={HL: "At At"})
    without_reserves(s)
    assert considered(s) == ["done", "move"]


def test_offices_are_not_worth_the_last_pieces() -> None:
    three_more = {"stade": "At", "luebeck": "At", "bremen": "At"}
    for routes, worth_it in (({}, False), ({HL: "At At At", "hamburg-bremen": "At At At"}, True)):
        few, many = town(routes=routes), town(routes=routes, offices=three_more)
        without_reserves(many)
        without_reserves(few)
        few.players[A].supply[0] = 3
        assert (engine.evaluate(many, A) > engine.evaluate(few, A)) == worth_it


@pytest.mark.thorough
@pytest.mark.parametrize("bot", ["search:iterations=8", "greedy", "beginner"])
def test_two_who_wait_for_each_other_still_come_to_an_end(bot: str) -> None:
    """With two players, bots that saw no profit in acting once said `done` for ever, in one game of seven."""
    for seed in range(16):
        sitting = play_game(game.native(), [bot, bot], seed, game.option_numbers())
        assert not sitting.error and len(sitting.actions) < 2500, f"seed {seed}"


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [16, 33, 319])
def test_a_whole_route_is_established_and_not_kept(seed: int) -> None:
    """A player short of pieces once kept whole routes for the offices it would not build; 319 never came to an end."""
    sitting = play_game(game.native(), ["greedy", "greedy"], seed, game.option_numbers())
    assert len(sitting.actions) < 500
