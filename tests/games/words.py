"""What a table says, for tests of its words: the story of decisions, the reason against one, what is asked."""

from __future__ import annotations

from typing import Any

from kontor.kernel import Game, listen
from kontor.kernel.scene import Scene, Table

NAMES = ("Ann", "Ben", "Cili", "Dora", "Emil")


def story(game: Game, s: Any, language: str, *moves: str, viewer: int | None = None) -> list[str]:
    """Makes the moves and tells each as a match does."""
    phrases = game.phrases(language, NAMES[: s.seats])
    lines = []
    for move in moves:
        action, seat = game.actions.parse(move), game.python.to_move(s)
        assert action in game.python.legal(s), move
        with listen() as events:
            game.python.apply(s, action)
        lines.append(phrases.told(seat, action, events, viewer))
    return lines


def why(game: Game, s: Any, language: str, move: str) -> str:
    reason = game.why_not(s, game.actions.parse(move))
    assert reason is not None, move
    return game.phrases(language, NAMES[: s.seats]).reason(reason)


def scene(game: Game, s: Any, language: str) -> Scene:
    """The table as whoever decides sees it."""
    seat = game.python.to_move(s)
    names = NAMES[: s.seats]
    table = Table(seat, names, game.phrases(language, names), tuple(game.python.legal(s)))
    return game.views.scene(game.python.hidden(s, seat), table)
