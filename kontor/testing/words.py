"""What people read in any game: stories, choices, questions and reasons are clean sentences in every language."""

from __future__ import annotations

import random
import re

from kontor.kernel.phrases import Phrases
from kontor.match import SPECTATOR, Match

from .fixtures import pytest_generate_tests as pytest_generate_tests
from .settings import Setting, choose

NAMES = ("Ann", "Ben", "Cili", "Dora", "Emil")
SLIPS = {
    "two spaces": r"  ",
    "a space at an end": r"^\s|\s$",
    "a space before a mark": r" [.,;:?!)”](?!\.)",
    "a space after a bracket": r"[(„“] ",
    "doubled marks": r"\.\.|,,|::|;;|\(\(|\)\)|\(\)|[.,;:] ?[,;:]",
    "a full stop before a bracket and another behind it": r"\.\)\.",
    "an argument without its value": r"[{}$]",
    "a word twice": r"\b([^\W\d]{2,}) \1\b",
}
TOKEN = re.compile(r":[a-z][a-z0-9-]*:")


def assert_clean(text: str, icons: bool = False) -> None:
    """Fit to be read: one line, no slip of the typesetter; icons only where surfaces draw them."""
    for slip, pattern in SLIPS.items():
        assert not re.search(pattern, TOKEN.sub("x", text), re.IGNORECASE), f"{slip}: {text!r}"
    assert icons or not TOKEN.search(text), f"a raw icon: {text!r}"


def test_stories_tell_what_happened_and_give_no_orders(setting: Setting) -> None:
    """Every decision in every language, as everybody is told it: a sentence, and never the words of the choice."""
    chance = random.Random(str(setting))
    match = Match(setting.game, NAMES[: setting.players], 7, setting.options)
    phrases = [match.phrases(language) for language in match.game.languages]
    while not match.over:
        played = match.play(choose(match.game.python, match.state, match.legal, chance))
        for told in phrases:
            for viewer in (None, played.seat, SPECTATOR):
                line = told.told(played.seat, played.action, played.events, viewer)
                assert_clean(line)
                assert line.endswith(".") and told.choice(played.action) not in line
                assert_clean(f"{told.decided(played.seat, played.action, viewer)}.")


def test_choices_questions_and_reasons_are_clean(setting: Setting) -> None:
    chance = random.Random(str(setting))
    match = Match(setting.game, NAMES[: setting.players], 8, setting.options)
    share = 0.02 if match.game.rules.has_policy else 0.1
    while True:
        if match.over or chance.random() < share:
            for language in match.game.languages:
                look_at(match, language, chance)
        if match.over:
            return
        match.play(choose(match.game.python, match.state, match.legal, chance))


def look_at(match: Match, language: str, chance: random.Random) -> None:
    phrases: Phrases = match.phrases(language)
    for action in match.legal:
        assert_clean(phrases.choice(action))
    illegal = sorted(set(match.game.actions) - set(match.legal))
    for action in chance.sample(illegal, min(60, len(illegal))):
        reason = match.game.why_not(match.state, action)
        assert reason is not None
        sentence = phrases.reason(reason)
        assert_clean(sentence)
        assert sentence.endswith(".")
    for viewer in {SPECTATOR, match.to_move or 0}:
        scene = match.scene(viewer, language)
        assert_clean(scene.question, icons=True)
        assert_clean(scene.help, icons=True)
        assert_clean(scene.status)
        for choice in scene.choices:
            assert_clean(choice.words)
