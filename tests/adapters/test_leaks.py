"""A program is sent nothing its seat may not know: tables that look alike to the seat make the very same text."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kontor.adapters import ProgramBot, program
from kontor.bots import told
from kontor.kernel import Game
from kontor.testing import Setting, choose, settings
from tests.kernel import keeping

from .conftest import python

TINY = [Setting(keeping.GAME, players, {}) for players in keeping.GAME.seats]
SETTINGS = [*settings(), *TINY]


class Listener:
    """Stands for the process: notes every line, wants the position, answers with the first legal decision."""

    def __init__(self, *_: Any) -> None:
        self.said: list[str] = []
        self.answers: list[str] = []

    def say(self, *lines: str) -> None:
        self.said += lines
        legal = next((line for line in lines if line.startswith("legal ")), "")
        if lines[0].startswith("kontor-bot"):
            self.answers = ["name listener", "wants position", "ready"]
        elif lines[0].startswith("game "):
            self.answers = ["ready"]
        elif legal:
            self.answers = [legal.replace("legal", "move", 1)]

    def hear(self, deadline: float) -> str:
        return self.answers.pop(0)

    def waiting(self) -> None:
        return None

    def stop(self, patience: float = 0) -> int:
        return 0

    def kill(self) -> None: ...


@pytest.fixture(autouse=True)
def listening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "Talk", Listener)


def text(bot: ProgramBot) -> bytes:
    assert bot._conversation is not None
    said = "\n".join(bot._conversation.talk.said).encode()  # type: ignore[attr-defined]
    assert b"position {" in said and b"choose" in said
    return said


def sent(game: Game, view: Any, seat: int, legal: Sequence[int], watched: Sequence[int | None] = ()) -> bytes:
    """All that a program hears that sits down, is told decisions and is asked once."""
    bot = ProgramBot("listener")
    for action in watched:
        bot.watch(action)
    bot.choose(game.python, view, seat, legal, 5)
    return text(bot)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_question_does_not_depend_on_what_is_hidden(setting: Setting) -> None:
    game, engine = setting.game, setting.game.python
    chance = random.Random(11)
    state = engine.new(setting.players, 13, setting.numbers())
    compared = 0
    while legal := engine.legal(state):
        if compared < 3 or chance.random() < 0.05:
            seat = engine.to_move(state)
            other = engine.redealt(state, seat, chance.randrange(1 << 40))
            assert other.to_bytes() != state.to_bytes()
            texts = {sent(game, engine.hidden(table, seat), seat, engine.legal(table)) for table in (state, other)}
            assert len(texts) == 1
            compared += 1
        engine.apply(state, choose(engine, state, legal, chance))
    assert compared > 2


def secrets_of_others(setting: Setting) -> int:
    """Compares what others are sent after each secret decision that could be made; how often that had to be alike."""
    game, engine = setting.game, setting.game.python
    chance = random.Random(12)
    state = engine.new(setting.players, 14, setting.numbers())
    compared = 0
    while legal := engine.legal(state):
        mover = engine.to_move(state)
        secret = [action for action in legal if game.actions.signature(action).secret]
        if len(secret) > 1 and compared < 60:
            for viewer in set(range(setting.players)) - {mover}:
                texts: dict[bytes, set[bytes]] = {}
                for action in secret:
                    after = state.clone()
                    engine.apply(after, action)
                    view = engine.hidden(after, viewer)
                    watched = [told(game, action, mover, viewer)]
                    texts.setdefault(view.to_bytes(), set()).add(sent(game, view, viewer, [0, 1], watched))
                assert all(len(same) == 1 for same in texts.values())
                compared += len(texts) < len(secret)  # else the decision ended the secrecy, as the last castle does
        engine.apply(state, choose(engine, state, legal, chance))
    return compared


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_secret_decision_of_another_is_told_as_nothing_more_than_that(setting: Setting) -> None:
    has_secrets = any(signature.secret for signature in setting.game.actions.signatures)
    assert (secrets_of_others(setting) > 0) == (has_secrets and setting.players > 1)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_whole_game_never_tells_its_seed_or_the_decisions_of_others_that_are_secret(setting: Setting) -> None:
    game, engine = setting.game, setting.game.python
    seed = 987_654_321_987
    chance = random.Random(1)
    state = engine.new(setting.players, seed, setting.numbers())
    bot = ProgramBot("listener")
    hidden = open_ = 0
    while legal := engine.legal(state):
        seat = engine.to_move(state)
        if seat == 0:
            action = bot.choose(engine, engine.hidden(state, 0), 0, legal, 3)
        else:
            action = choose(engine, state, legal, chance)
        engine.apply(state, action)
        known = told(game, action, seat, 0)
        bot.watch(known)
        hidden += known is None
        open_ += known is not None
    bot.over([engine.score(state, k) for k in range(setting.players)], [1] * setting.players)
    said = text(bot)
    assert str(seed).encode() not in said
    lines = said.decode().splitlines()
    assert lines.count("decided ?") == hidden
    assert sum(line.startswith("decided ") for line in lines) == hidden + open_


def test_the_bytes_that_reach_a_real_program_are_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.undo()  # a real process
    script = tmp_path / "copy.py"
    script.write_text(
        "import sys\n"
        "with open(sys.argv[1], 'wb') as out:\n"
        "    for line in sys.stdin.buffer:\n"
        "        out.write(line)\n"
        "        legal = line[6:] if line.startswith(b'legal ') else locals().get('legal')\n"
        "        if line.startswith(b'kontor-bot'): print('name copy\\nwants position\\nready')\n"
        "        if line.startswith(b'game '): print('ready')\n"
        "        if line.startswith(b'choose '): print('move', legal.decode())\n"
        "        if line == b'quit\\n': break\n"
    )
    game = next(setting.game for setting in settings() if setting.game.id == "ragusa")
    engine = game.python
    state = engine.new(3, 5, game.option_numbers())
    seat = engine.to_move(state)
    copies = []
    for number, table in enumerate([state, engine.redealt(state, seat, 77)]):
        bot = ProgramBot(python(script, tmp_path / f"{number}.txt"))
        bot.watch(None)
        bot.choose(engine, engine.hidden(table, seat), seat, engine.legal(table), 9)
        bot.close()
        copies.append((tmp_path / f"{number}.txt").read_bytes())
    assert copies[0] == copies[1]
    assert copies[0].count(b"\nlegal ") == len(engine.legal(state)) and copies[0].endswith(b"over\nquit\n")
