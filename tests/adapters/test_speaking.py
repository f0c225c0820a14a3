"""Our bots as programs: what they answer to good lines, bad lines, and people who type."""

from __future__ import annotations

import io
import json
import random
import time

import pytest

import kontor
from kontor.adapters.protocol import BadLine, Hello, Question, Seating, decided_line, over_line, position_line
from kontor.adapters.speaking import Quit, Speaker, speak
from kontor.bots import make_bot
from kontor.games.ragusa.state import EVERY_CARD
from kontor.kernel import KontorError
from tests.cli.test_cli import good, refused

TOWN = kontor.game("little-town")


def answers(bot: str, *lines: str) -> list[str]:
    speaker = Speaker(bot)
    return [answer for line in lines for answer in speaker.hear(line)]


def view_of_seat(seed: int = 1, decisions: int = 0) -> tuple[Seating, str, list[int]]:
    engine = TOWN.python
    state = engine.new(2, seed, TOWN.option_numbers())
    chance = random.Random(seed)
    for _ in range(decisions):
        engine.apply(state, chance.choice(engine.legal(state)))
    seat = engine.to_move(state)
    view = engine.hidden(state, seat)
    seating = Seating.of(TOWN, view, seat)
    return seating, position_line(TOWN, seating, view), engine.legal(state)


def test_a_person_can_type_it() -> None:
    talk = "kontor-bot 1\n\ngame little-town\nlegal place f5\nlegal  place   B2\nchoose\nWhat now?\nhelp\nquit\n"
    lines = good("bot", "random", stdin=talk).splitlines()
    assert lines[0] == "name Kontor random" and lines[4:7] == ["repeatable", "ready", "ready"]
    assert lines[7] in ("move place F5", "move place B2")
    assert lines[8] == "info “what” is unknown; “help” lists the known words."
    assert all(line.startswith("info ") for line in lines[9:]) and len(lines) > 15


def test_it_ends_with_its_input() -> None:
    assert good("bot", "greedy", stdin="kontor-bot 1\n").splitlines()[-1] == "ready"
    out = io.StringIO()
    speak("random", io.StringIO("quit\nkontor-bot 1\n"), out)
    assert out.getvalue() == ""
    with pytest.raises(Quit):
        answers("random", "quit")


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("decisions", [0, 7, 30])
def test_a_position_alone_is_enough(bot: str, decisions: int) -> None:
    """Neither `game` nor `legal` nor history: the same choice as the bot itself makes."""
    seating, line, legal = view_of_seat(3, decisions)
    view = TOWN.python.new(2, 0, TOWN.option_numbers()).from_json(json.loads(line.removeprefix("position "))["state"])
    expected = make_bot(bot).choose(TOWN.python, view, seating.seat, legal, 44)
    assert answers(bot, line, "choose seed 44") == [f"move {TOWN.actions.notation(expected)}"]


def test_what_was_sent_for_one_question_is_forgotten_at_the_next() -> None:
    game = "game little-town"
    found = answers("random", game, "legal place F5", "choose", "legal place B2", "choose", "choose")
    assert found[:3] == ["ready", "move place F5", "move place B2"]
    assert found[3].startswith("error There is nothing to choose from")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["kontor-bot 7"], "This program speaks kontor-bot 1."),
        (["game ludo"], "There is no game “ludo”"),
        (["game"], "needs the id of a game"),
        (["game little-town players 9"], "is for 2 to 4 players, not 9"),
        (["game little-town seat 2"], "With 2 players the seats are 0 to 1; there is no seat 2."),
        (["game little-town rules 99"], "has rules version 2 here, not 99"),
        (["game little-town players many"], "“players” takes a whole number, not “many”"),
        (["game little-town players"], "“players” lacks its value"),
        (["game little-town options colour=red"], "There is no option “colour”"),
        (["legal place F5"], "No game has started"),
        (["choose"], "No game has started"),
        (["game little-town", "legal fly"], "“fly” cannot be read"),
        (["game little-town", "decided fly"], "“fly” cannot be read"),
        (["game little-town", "choose time soon"], "“time” takes a whole number, not “soon”"),
        (["position {"], "The position is not JSON"),
        (["position 3"], "This is not a position for a seat"),
        (['position {"kontor":"view 1","game":"little-town"}'], "The position lacks rules, options, seat, state"),
        (["position " + '{"a":' * 5000], "The position is not JSON"),
    ],
)
def test_a_bad_line_is_answered_in_words_and_the_talk_goes_on(lines: list[str], message: str) -> None:
    found = answers("random", *lines, "game ragusa")
    assert found[-1] == "ready"
    assert message in found[-2] and found[-2].startswith("error ")


def test_a_bot_that_needs_the_position_says_so() -> None:
    assert answers("greedy", "game little-town", "legal place F5", "choose")[-1] == (
        "error greedy needs the line “position” to choose."
    )


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seat", 7),
        ("seat", "x"),
        ("game", 3),
        ("game", "chess"),
        ("rules", "0"),
        ("options", {"board": "B"}),
        ("state", {}),
    ],
)
def test_an_impossible_position_is_refused(key: str, value: object) -> None:
    _, line, _ = view_of_seat()
    data = {**json.loads(line.removeprefix("position ")), key: value}
    (answer,) = answers("greedy", f"position {json.dumps(data)}")
    assert answer.startswith("error ")


def test_a_position_whose_numbers_contradict_each_other_does_not_break_it() -> None:
    _, line, _ = view_of_seat()
    data = json.loads(line.removeprefix("position "))
    data["state"]["seat"] = 99
    speaker = Speaker("greedy")
    found = [*speaker.hear(f"position {json.dumps(data)}"), *speaker.hear("choose")]
    assert found and found[-1].startswith(("error ", "move "))
    assert list(speaker.hear("game ragusa")) == ["ready"]


@pytest.mark.parametrize("bot", ["random", "greedy", "strong"])
@pytest.mark.parametrize("name", kontor.game_ids())
def test_a_position_that_cannot_be_is_answered_with_what_is_wrong(name: str, bot: str) -> None:
    which = kontor.game(name)
    state = which.python.new(2, 1, which.option_numbers())
    seat = which.python.to_move(state)
    view = which.python.hidden(state, seat)
    view.turns = -1
    line = position_line(which, Seating.of(which, view, seat), view)
    answer = answers(bot, line, "choose")[-1]
    assert answer.startswith("error The position cannot be played: turns is -1")


def test_cards_that_leave_none_for_the_others_do_not_hang_it() -> None:
    """In Ragusa everybody is dealt three cards; this position gives all there are to one seat."""
    which = kontor.game("ragusa")
    state = which.python.new(2, 1, which.option_numbers())
    seat = which.python.to_move(state)
    view = which.python.hidden(state, seat)
    view.players[seat].dealt = EVERY_CARD
    line = position_line(which, Seating.of(which, view, seat), view)
    assert answers("greedy", line, "choose") == [
        "error The position cannot be played: its numbers contradict each other."
    ]


def test_what_the_seat_may_not_see_is_not_looked_at() -> None:
    which = kontor.game("ragusa")
    engine = which.native()
    for seed in range(5):
        state = which.python.new(2, seed, which.option_numbers())
        for _ in range(9):
            which.python.apply(state, which.python.legal(state)[-1])
        seat = which.python.to_move(state)
        lines = [position_line(which, Seating.of(which, s, seat), s) for s in (state, which.python.hidden(state, seat))]
        assert lines[0] != lines[1]
        found = [answers("search:iterations=60", line, "choose seed 3") for line in lines]
        assert found[0] == found[1], engine.name


def test_a_bot_that_looks_ahead_keeps_to_the_time() -> None:
    TOWN.native()
    _, line, _ = view_of_seat(3, 9)
    speaker = Speaker("search:iterations=1000000000,seconds=60")
    begun = time.monotonic()
    for ask in ("choose 1 time 200 seed 5", "choose 2 time 1"):
        assert [*speaker.hear(line), *speaker.hear(ask)][0].startswith("move ")
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize(
    ("bot", "promised"),
    [
        ("random", True),
        ("greedy", True),
        ("strong", True),
        ("search:iterations=50", True),
        ("search:seconds=1", False),
        ("program:no-such-program", False),
    ],
)
def test_only_what_is_true_is_promised(bot: str, promised: bool) -> None:
    assert ("repeatable" in answers(bot, "kontor-bot 1")) == promised


def test_legal_decisions_that_do_not_fit_the_position_are_noticed() -> None:
    _, line, _ = view_of_seat()
    assert answers("greedy", line, "legal feed 2 wheat", "legal feed 3 wheat", "choose")[-1].startswith("error ")


@pytest.mark.parametrize("name", kontor.game_ids())
def test_lines_read_back_as_they_were_written(name: str) -> None:
    which = kontor.game(name)
    odd = {o.key: o.values[-1] for o in which.options}
    players = which.seats.stop - 1
    state = which.python.new(players, 3, which.option_numbers(odd))
    seating = Seating.of(which, state, players - 1)
    assert seating.options == odd
    assert Seating.read(seating.line().removeprefix("game ")) == seating
    question = Question(17, 250, 1 << 60)
    assert Question.read(question.line().removeprefix("choose ")) == question
    assert decided_line(which, None) == "decided ?"
    assert over_line() == "over" and over_line([3, -1], [1, 2]) == "over scores 3 -1 ranks 1 2"


def test_later_versions_may_say_more() -> None:
    assert Question.read("3 time 10 seed 4 increment 5") == Question(3, 10, 4)
    assert Question.read("1 time 1000 seed 7 quick") == Question.read("time 1000 seed 7 mode seed")
    assert Question.read("1 time 1000 quick seed 7") == Question(1, 1000, 7)
    assert Question.read("quick") == Question()
    assert Seating.read("little-town clock 5 players 3").players == 3
    assert Seating.read("little-town players 3 seat 2 clock").seat == 2
    longer = Seating.read("little-town options market=draft clock hand=5")
    assert longer == Seating.read("little-town options market=draft")
    assert answers("random", "kontor-bot 1 since 2027")[-1] == "ready"


def test_an_introduction() -> None:
    lines = ["name My Bot", "author Me", "plays ragusa Little-Town", "wants position", "repeatable"]
    hello = Hello.read(lines)
    assert hello == Hello("My Bot", "Me", ("ragusa", "little-town"), True, True)
    assert hello.can_play("little-town") and not hello.can_play("hansa-teutonica")
    assert Hello.read(line.lower() for line in hello.lines()[:-1]).plays == hello.plays
    assert Hello.read(["name x"]).can_play("anything")
    for wrong in (["name"], ["plays any"], ["name x", "wants coffee"], ["name x", "hello"]):
        with pytest.raises(BadLine):
            Hello.read(wrong)


def test_an_unknown_bot_is_refused() -> None:
    assert "There is no bot “genius”" in refused("bot", "genius")
    with pytest.raises(KontorError):
        Speaker("genius")
