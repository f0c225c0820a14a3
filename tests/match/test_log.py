"""The log is the game: it round-trips exactly, and nothing broken or changed gets in."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor import Match
from kontor.kernel import BadLog, KontorError

from .test_match import random_match


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("market", ["beginner", "random", "draft"])
def test_a_log_round_trips_exactly(players: int, market: str) -> None:
    for seed in range(5):
        match = random_match(seed, players, market=market, board="AB"[seed % 2])
        text = match.log()
        again = Match.from_log(text)
        assert again.log() == text
        assert again.state.to_bytes() == match.state.to_bytes()
        assert again.scores == match.scores


def test_a_comment_cannot_smuggle_a_move_in() -> None:
    match = random_match(3, decisions=4)
    match.comments = {1: ["nice\nplace A2"]}
    assert len(Match.from_log(match.log()).played) == 4


def test_a_position_in_a_log_must_fit_its_header() -> None:
    four = json.loads(random_match(2, players=4, decisions=0).position())["state"]
    text = Match("little-town", ["A", "B"], 1).log()
    text = text.replace("seats:", f"position: {json.dumps(four, separators=(',', ':'))}\nseats:")
    with pytest.raises(BadLog, match="names for 4 seats"):
        Match.from_log(text, trust=True)


def test_an_unfinished_match_and_an_empty_one_round_trip() -> None:
    for decisions in (0, 1, 17):
        text = random_match(3, decisions=decisions).log()
        assert Match.from_log(text).log() == text


def test_comments_are_kept() -> None:
    match = random_match(3, decisions=4)
    match.comments = {0: ["our Tuesday game"], 2: ["a blunder?", "yes"], 4: ["to be continued"]}
    assert Match.from_log(match.log()).comments == match.comments
    assert Match.from_log(match.log()).log() == match.log()


def test_a_log_is_readable_and_forgives_spaces_and_trailing_comments() -> None:
    text = random_match(3, decisions=2).log()
    lines = text.split("\n")
    move = next(k for k, line in enumerate(lines) if line.startswith(("place", "build")))
    lines[move] = f"  {lines[move].upper()}   # well played"
    match = Match.from_log("\r\n".join(lines))
    assert match.comments == {0: ["well played"]}


def test_a_comment_behind_a_decision_stays_behind_it() -> None:
    lines = random_match(3, decisions=3).log().split("\n")
    first = lines.index("") + 1
    lines[first] += "  # bold"
    lines[first + 1 : first + 1] = ["# now it gets hard", "# really"]
    lines[first + 3] += "  # well played"
    lines[-2] += "  # to be continued"
    text = "\n".join(lines)
    match = Match.from_log(text)
    assert match.comments == {0: ["bold"], 1: ["now it gets hard", "really", "well played"], 3: ["to be continued"]}
    assert match.log() == text


def test_the_log_for_a_viewer_keeps_comments_too() -> None:
    lines = random_match(3, decisions=3).log().split("\n")
    first = lines.index("") + 1
    lines[first] += "  # bold"
    assert f"{lines[first]}\n" in Match.from_log("\n".join(lines)).log(viewer=0)


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


GOOD = random_match(8, players=2).log()
MOVES = [line for line in GOOD.split("\n\n", 1)[1].split("\n") if line]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "This is not a Kontor log"),
        ("hello\nworld", "This is not a Kontor log"),
        (GOOD[: len(GOOD) // 2], "cut off"),
        (GOOD[:40], "cut off or damaged"),
        ("\n".join(GOOD.split("\n")[:-2]), "cut off"),
        (
            edited(GOOD, "rules: 2", "rules: 0"),
            "written with rules version 0 of little-town; this Kontor has version 2",
        ),
        (edited(GOOD, "game: little-town", "game: chess"), "There is no game “chess”"),
        (edited(GOOD, "seed: 8", "seed: eight"), "“seed” is “eight”, not a whole number"),
        (edited(GOOD, "market=random", "market=black"), "cannot be replayed: Option “market” cannot be “black”"),
        (edited(GOOD, "market=random", "colour=red"), "There is no option “colour”"),
        (edited(GOOD, "Player 1 | Player 2", "Player 1"), "is for 2 to 4 players, not 1"),
        (edited(GOOD, MOVES[0] + "\n", "place A1\n"), "Decision 1 of the log is not possible"),
        (edited(GOOD, MOVES[0] + "\n", "dance\n"), "Decision 1 of the log is not possible"),
        (edited(GOOD, MOVES[0] + "\n", ""), "decisions and has"),
        (edited(GOOD, "check ", "check 0"), "the last line is damaged"),
        (edited(GOOD, "Player 1 |", "Cheater |"), "changed after it was written"),
        (edited(GOOD, "result: ", "result: 9 "), "changed after it was written"),
        (edited(GOOD, "seats:", "colour: red\nseats:"), "is not part of the header"),
        (edited(GOOD, "seats:", "seed: 9\nseats:"), "“seed” appears twice"),
        (GOOD + "place F5\n", "after the end of the log"),
        (edited(GOOD, "end: ", "end: " + "9" * 5000), "the last line is damaged"),
        (edited(GOOD, "seats:", "position: " + "[" * 100_000 + "\nseats:"), "its position cannot be read"),
    ],
)
def test_broken_and_changed_logs_are_refused_in_words(text: str, message: str) -> None:
    with pytest.raises(KontorError, match=message):
        Match.from_log(text)


def test_another_legal_move_is_noticed_too() -> None:
    """An edit that the rules allow still breaks the check."""
    text = random_match(3, decisions=1).log()
    move = Match.from_log(text).played[0].notation
    other = next(m.notation for m in Match("little-town", 3, 3).choices if m.notation != move)
    with pytest.raises(BadLog, match="changed after it was written"):
        Match.from_log(edited(text, move + "\n", other + "\n"))
    assert Match.from_log(edited(text, move + "\n", other + "\n"), trust=True).played[0].notation == other


def test_a_cut_log_can_be_taken_as_it_is_on_purpose() -> None:
    cut = "\n".join(GOOD.split("\n")[:20])
    assert len(Match.from_log(cut, trust=True).played) > 5


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(GOOD) - 1), st.characters(codec="utf-8"))
def test_no_changed_character_goes_unnoticed_or_crashes(at: int, character: str) -> None:
    """Any one character replaced: either the log means the same, or it is refused with a sentence."""
    text = GOOD[:at] + character + GOOD[at + 1 :]
    try:
        match = Match.from_log(text)
    except KontorError as error:
        assert str(error)
    else:
        comments = match.comments
        match.comments = {}
        assert match.log() == GOOD or comments
