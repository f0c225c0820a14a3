"""The texts of a game: every language has all of them, and whatever can be decided or happen has words."""

from __future__ import annotations

from kontor.kernel import Game
from kontor.match import SPECTATOR

from .fixtures import pytest_generate_tests as pytest_generate_tests

TOLD_BY_THE_DECISION = ("throw",)  # events without words of their own


def test_every_language_has_every_text(game: Game, language: str) -> None:
    assert game.words(language).keys() == game.words("en").keys()


def test_every_move_event_option_and_name_has_words(game: Game, language: str) -> None:
    """Formatting raises if a text or an argument is missing: a hidden text knows no more than others may."""
    names = [f"N{k}" for k in range(game.seats.stop)]
    phrases = game.phrases(language, names)
    for action in game.actions:
        assert phrases.choice(action)
        for viewer in (None, 0, SPECTATOR):
            told = phrases.told(0, action, (), viewer)
            assert told.startswith("N0") or told.endswith("N0.")
            assert phrases.choice(action) not in told, "a story gives no orders"
    for kind, _ in enumerate(game.events):
        limits = [len(game.domains[d]) if d in game.domains else 1000 for _, d in game.events[kind].arguments]
        for number in (0, 1, 2):
            numbers = [number % limit for limit in limits] + [0] * (4 - len(limits))
            event = (kind, numbers[0], numbers[1], numbers[2], numbers[3])
            if game.events[kind].name not in TOLD_BY_THE_DECISION:
                assert phrases.event(event) and phrases.event(event, SPECTATOR)
        assert not game.events[kind].secret or game.events[kind].arguments[0][1] == "seat"
    words = game.words(language)
    for option in game.options:
        assert words(f"option-{option.key}") and words(f"option-{option.key}.help")
        if not option.is_switch:
            assert all(words(f"option-{option.key}-{value}") for value in option.values)
    for domain in game.domains.values():
        assert all(phrases.named(domain, k) for k in range(len(domain)))
