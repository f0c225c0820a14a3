"""Programs at a table, as real processes: good ones play, broken ones are named, none is left running."""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.adapters import BotFailed, ProgramBot
from kontor.adapters.program import end_kept_programs
from kontor.adapters.talk import NoLine, Talk
from kontor.bots import BOTS, bot_seed, make_bot, told
from kontor.kernel import BadOption, Game
from kontor.lab.simulate import simulate

from .conftest import EXAMPLES, broken, kontor_bot, python

TOWN = kontor.game("little-town")


def ask(bot: ProgramBot, which: Game = TOWN, seed: int = 1, number: int = 0) -> int:
    engine = which.python
    state = engine.new(2, seed, which.option_numbers())
    seat = engine.to_move(state)
    return bot.choose(engine, engine.hidden(state, seat), seat, engine.legal(state), bot_seed(seed, number))


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text() if Path("/proc").exists() else True


@pytest.mark.parametrize(
    ("way", "message"),
    [
        ("dies at once", r"exited with code 1; expected its name.*end of its stderr:\s+no licence found"),
        ("silent", r"did not answer in time \(does it flush its output\?\); expected its name, then “ready”"),
        ("garbage", r"said “Welcome to MyBot 3000!”; expected “name …”"),
        ("binary", r"wrote something that is not UTF-8 text \(b'\\xff\\xfe\\x00\\x9f\\n'\)"),
        ("huge", r"wrote a line of more than 65536 bytes \(“xxx"),
        ("closes", "closed its output; expected its name"),
        ("error", "reported an error: the moon is in the wrong phase"),
        ("no name", "did not say its name"),
        ("picky", "does not play little-town, only ragusa"),
        ("late", "did not answer in time.*expected “move …” within 500 ms"),
        ("dies later", "exited with code 1; expected “move …”.*RuntimeError: out of ideas"),
        ("thinks aloud", "said “hm, difficult”; expected “move” and one of the legal decisions"),
        ("unreadable", "said “move fly to the moon”.*a decision starts with one of"),
        ("illegal", "chose “feed 2 wheat”, which is not legal; expected “place B1”.* or one of 36 others"),
        ("flood", "did not answer in time"),
        ("deaf", "did not answer in time"),
    ],
)
def test_a_broken_program_is_ended_and_named(way: str, message: str) -> None:
    limits = "start=1500" if way in ("silent", "closes") else "start=20000"
    patience = 500 if way in ("late", "flood", "deaf") else 20_000
    bot = ProgramBot(f"time={patience} {limits} {broken(way)}")
    begun = time.monotonic()
    with pytest.raises(BotFailed, match=f"(?s)The program “.*broken.py.*” {message}"):
        ask(bot)
    assert time.monotonic() - begun < 25
    conversation = bot._conversation
    assert conversation is not None and not runs(conversation.talk.process.pid)
    with pytest.raises(BotFailed):  # it does not come back to life unasked
        ask(bot)
    bot.close()


def test_a_program_that_answers_twice_is_found_out_at_the_next_question() -> None:
    bot = ProgramBot(broken("twice"))
    assert ask(bot) in range(TOWN.actions.size)
    time.sleep(0.3)
    with pytest.raises(BotFailed, match="said “move place B1” without being asked"):
        ask(bot)


def test_much_on_stderr_does_not_block() -> None:
    bot = ProgramBot(broken("stderr"))
    ask(bot)
    bot.close()


def test_a_program_that_reads_nothing_does_not_block_us() -> None:
    talk = Talk([sys.executable, "-c", "import time; time.sleep(60)"])
    begun = time.monotonic()
    talk.say("x" * 10_000_000)
    with pytest.raises(NoLine, match="did not answer in time"):
        talk.hear(time.monotonic() + 0.2)
    assert talk.stop(0.2) is None
    assert time.monotonic() - begun < 5


def test_a_program_that_ignores_quit_is_killed() -> None:
    bot = ProgramBot(broken("stays"))
    ask(bot)
    assert bot._conversation is not None
    pid = bot._conversation.talk.process.pid
    begun = time.monotonic()
    bot.close()
    assert not runs(pid) and time.monotonic() - begun < 3


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups are for POSIX")
@pytest.mark.parametrize("way", ["child", "leaves a child"])
def test_what_a_program_started_ends_with_it(way: str) -> None:
    threads = threading.active_count()
    bot = ProgramBot(broken(way))
    ask(bot)
    child = int(bot.infos[0])
    assert runs(child)
    bot.close()
    for _ in range(50):
        if not runs(child) and threading.active_count() <= threads:
            return
        time.sleep(0.1)
    raise AssertionError("the child, or who listens to it, is still there")


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups are for POSIX")
def test_a_program_that_ended_is_not_waited_for_though_its_child_holds_the_output() -> None:
    talk = Talk(["sh", "-c", "echo name Launcher; sleep 60 & exit 3"])
    begun = time.monotonic()
    assert talk.hear(begun + 30) == "name Launcher"
    with pytest.raises(NoLine, match="exited with code 3"):
        talk.hear(begun + 30)
    assert time.monotonic() - begun < 15
    talk.kill()


def test_a_forgotten_bot_takes_its_program_with_it() -> None:
    bot = ProgramBot(broken("stays"))
    ask(bot)
    assert bot._conversation is not None
    pid = bot._conversation.talk.process.pid
    del bot
    assert not runs(pid)


def test_a_program_that_is_kept_plays_the_next_game_too() -> None:
    spec = f"program:keep=yes {broken('fine')}"
    pids = []
    for _ in range(3):
        bot = make_bot(spec)
        assert isinstance(bot, ProgramBot)
        ask(bot)
        assert bot._conversation is not None
        pids.append(bot._conversation.talk.process.pid)
        bot.close()
    assert len(set(pids)) == 1 and runs(pids[0])
    one, two = make_bot(spec), make_bot(spec)
    assert isinstance(one, ProgramBot) and isinstance(two, ProgramBot)
    assert one.introduce() == two.introduce()
    assert one._conversation is not two._conversation, "one process sits at one seat"
    for bot in (one, two):
        bot.close()
    end_kept_programs()
    assert not runs(pids[0])


def test_a_kept_program_that_failed_is_not_used_again() -> None:
    spec = f"keep=yes {broken('dies later')}"
    for _ in range(2):
        bot = ProgramBot(spec)
        with pytest.raises(BotFailed, match="out of ideas"):
            ask(bot)
        bot.close()


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("keep=maybe python bot.py", "“keep” must be yes or no, not “maybe”"),
        ("", "“program:” needs a command"),
        ("time=500", "“program:” needs a command"),
        ("python 'bot.py", "cannot be read: No closing quotation"),
        ("time=soon python bot.py", "“time” takes milliseconds, not “soon”"),
        ("time=0 python bot.py", "“time” takes milliseconds, not “0”"),
    ],
)
def test_a_command_that_cannot_be_is_refused_before_the_game(command: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        make_bot(f"program:{command}")


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="“no-such-program” cannot be started: No such file"):
        ask(ProgramBot("no-such-program --fast"))
    with pytest.raises(BadOption, match="cannot be written to"):
        ask(ProgramBot(f"log=/no-such-folder/talk.txt {broken('fine')}"))


def play(which: Game, names: list[str], seed: int) -> tuple[list[int], list[int]]:
    """A game told to the bots decision by decision, as a table does it."""
    engine: Any = which.native()
    state = engine.new(len(names), seed, which.option_numbers())
    bots = [make_bot(name) for name in names]
    actions: list[int] = []
    while legal := engine.legal(state):
        seat = engine.to_move(state)
        view = engine.hidden(state, seat)
        action = bots[seat].choose(engine, view, seat, legal, bot_seed(seed, len(actions)))
        assert action in legal
        engine.apply(state, action)
        actions.append(action)
        for other, bot in enumerate(bots):
            bot.watch(told(which, action, seat, other))
    scores = [engine.score(state, seat) for seat in range(len(names))]
    for bot in bots:
        bot.over(scores, [engine.rank(state, seat) for seat in range(len(names))])
        bot.close()
    return actions, scores


@pytest.mark.parametrize(
    ("name", "bot"), [("little-town", "random"), *((name, "greedy") for name in kontor.game_ids())]
)
def test_our_bots_play_the_same_game_through_the_protocol(name: str, bot: str) -> None:
    """Everything a bot needs passes the pipe: the very same decisions, to the end."""
    which = kontor.game(name)
    players = max(2, which.seats.start)
    direct = play(which, [bot] * players, 4)
    piped = play(which, [f"program:{kontor_bot(bot)}"] + [bot] * (players - 1), 4)
    assert piped == direct


@pytest.mark.parametrize("name", kontor.game_ids())
def test_the_example_finishes_every_game(name: str, tmp_path: Path) -> None:
    which = kontor.game(name)
    record = tmp_path / "talk.txt"
    _, scores = play(which, [f"program:log={record} {python(EXAMPLES / 'bot.py')}", "greedy"], 2)
    lines = record.read_text().splitlines()
    assert lines[:2] == ["> kontor-bot 1", "< name Twenty Lines"]
    assert lines[-2].startswith(f"> over scores {scores[0]} {scores[1]} ranks ") and lines[-1] == "> quit"
    secret = any(signature.secret for signature in which.actions.signatures)
    assert ("> decided ?" in lines) == secret or name == "little-town"
    asked, moved = (sum(line.startswith(mark) for line in lines) for mark in ("> choose ", "< move "))
    assert asked == moved > 5


def test_programs_play_in_simulations_in_several_processes() -> None:
    program = f"program:{python(EXAMPLES / 'bot.py')}"
    results = [simulate(TOWN, [program, "random"], 60, seed=3, processes=n) for n in (1, 2)]
    assert [p.actions for p in results[0].played] == [p.actions for p in results[1].played]
    assert not any(p.error for p in results[0].played)


def test_a_failing_program_is_reported_by_a_simulation() -> None:
    result = simulate(TOWN, [f"program:{broken('dies later')}", "random"], 2, processes=1)
    assert all("BotFailed: The program" in p.error for p in result.played)


def test_the_server_knows_no_programs() -> None:
    """`BOTS` is what a server offers; kinds with more to say are for the command line."""
    assert not any(":" in name or name == "program" for name in BOTS)
