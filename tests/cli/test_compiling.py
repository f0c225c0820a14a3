"""Until rules are compiled, the terminal says once that bots look less far ahead, in the language of the game."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import kontor
from kontor.bots import make_bot
from kontor.cli import playing
from kontor.kernel import LANGUAGES


def said(monkeypatch: pytest.MonkeyPatch, language: str, bot: str) -> str:
    """What the terminal says while two bots play two decisions each on rules that are not compiled yet."""
    monkeypatch.setattr(playing, "engine_now", lambda game: game.python)
    console = Console(file=io.StringIO(), width=300)
    monkeypatch.setattr(playing, "console", console)
    match = kontor.Match("little-town", 2, seed=1, language=language)
    terminal = playing.Terminal(match, {seat: make_bot(bot) for seat in range(2)}, None)
    for _ in range(4):
        assert match.to_move is not None
        terminal._bot(match.to_move)
    assert len(match.played) == 4, "somebody plays meanwhile"
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_that_a_stand_in_plays(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    sentence = kontor.game("little-town").words(language)("bots-while-compiling")
    assert said(monkeypatch, language, "strong").count(sentence) == 1


def test_a_bot_that_does_not_search_is_itself_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(monkeypatch, "en", "greedy") == ""
