"""Secrets of every installed game, and of one that is made for these tests."""

from __future__ import annotations

from kontor.testing import Setting, secrets
from kontor.testing.secrets import *
from tests.kernel import keeping


def test_the_game_made_for_these_tests_keeps_its_secrets() -> None:
    """It is not installed; unlike some others it has secret decisions and events."""
    secrets.test_no_argument_of_a_secret_reaches_others(keeping.GAME)
    for players in keeping.GAME.seats:
        setting = Setting(keeping.GAME, players, {})
        secrets.test_dealing_again_changes_nothing_a_viewer_can_see(setting)
        secrets.test_hiding_twice_is_hiding_once(setting)
        secrets.test_a_spectator_knows_no_more_than_any_player(setting)
        secrets.test_scenes_of_a_viewer_do_not_depend_on_what_is_hidden(setting)
        for seed in range(10):
            secrets.compare_what_is_told(setting, seed, 1)
