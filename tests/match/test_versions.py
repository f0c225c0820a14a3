"""Rules of a later version: what it does not touch goes on, what it does is refused with what has changed."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

import kontor
from kontor import Match
from kontor.kernel import BadLog, BadPosition, Change, Game, Option, Record, array, i8, later, rule
from kontor.kernel.record import Field
from tests.kernel import keeping

OLD = keeping.GAME
CHANGE = Change(2, touches=lambda players, options: players == 3)
TEXT = "Since version 2 the first card counts twice with three players."


@rule
def dearer(s: keeping.State, seat: int) -> int:
    """Other points for three players, if the seat kept the first card."""
    return keeping.score(s, seat) + (s.seats == 3 and s.players[seat].kept == 0)


NEW = replace(OLD, version="2", changes=(CHANGE,), rules=replace(OLD.rules, score=dearer))


def played(game: Game, players: int, seed: int, decisions: int | None = None) -> Match:
    match, chance = Match(game, players, seed), random.Random(seed)
    while not match.over and len(match.played) != decisions:
        match.play(chance.choice(match.legal))
    return match


def install(patch: pytest.MonkeyPatch, found: Game) -> None:
    """Whoever asks for the game by its name gets that version."""
    patch.setattr("kontor.match.match.game", lambda of: found if isinstance(of, str) else of)


@pytest.fixture(autouse=True)
def the_new_version(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, NEW)


@pytest.mark.parametrize("decisions", [0, 2, None])
def test_a_log_that_no_change_touches_replays_and_is_written_as_it_was(decisions: int | None) -> None:
    for seed in range(5):
        text = played(OLD, 2, seed, decisions).log()
        assert "rules: 1\n" in text
        assert Match.from_log(text).log() == text


def test_an_unfinished_log_that_a_change_touches_is_refused_with_the_change() -> None:
    with pytest.raises(BadLog, match=f"version 1 of keeping; .* version 2 and would play it differently. {TEXT}"):
        Match.from_log(played(OLD, 3, 1, 2).log())
    with pytest.raises(BadLog, match=TEXT):
        Match.from_log(played(OLD, 3, 1).log(), trust=True)  # nothing would prove that it plays the same


def test_a_finished_log_replays_if_what_changed_did_not_matter_in_it() -> None:
    matches = [played(OLD, 3, seed) for seed in range(30)]
    kept_first = [any(p.kept == 0 for p in match.state.players) for match in matches]
    assert 0 < sum(kept_first) < len(matches)
    for match, matters in zip(matches, kept_first, strict=True):
        if matters:
            with pytest.raises(BadLog, match=f"would play it differently. {TEXT}"):
                Match.from_log(match.log())
        else:
            assert Match.from_log(match.log()).log() == match.log()


@pytest.mark.parametrize("version", ["3", "0", "1-1a2b3c4d", "x", "-1", "²"])
def test_a_version_that_is_not_an_earlier_one_of_these_rules_is_refused(version: str) -> None:
    text = played(OLD, 2, 1).log().replace("rules: 1\n", f"rules: {version}\n")
    with pytest.raises(BadLog, match=r"would play it differently\.$"):
        Match.from_log(text)


def test_a_version_without_a_declared_change_touches_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, replace(NEW, version="3"))
    with pytest.raises(BadLog, match="has version 3 and would play it differently"):
        Match.from_log(played(OLD, 2, 1, 2).log())


def test_a_log_that_was_edited_is_told_from_one_that_plays_differently() -> None:
    text = played(OLD, 2, 3).log()
    lines = text.split("\n")
    with pytest.raises(BadLog, match="was changed after it was written"):
        Match.from_log(text.replace(lines[-2], lines[-2][:-12] + "0" * 12))


def test_a_position_that_no_change_touches_is_read_and_written_as_it_was() -> None:
    text = played(OLD, 2, 4, 3).position()
    assert Match.from_position(text).position() == text
    with pytest.raises(BadPosition, match=f"rules version 1; this is 2. {TEXT}"):
        Match.from_position(played(OLD, 3, 4, 3).position())


def test_a_match_goes_on_with_the_version_it_was_begun_with() -> None:
    match = Match.from_log(played(OLD, 2, 5, 2).log())
    match.play(match.legal[0])
    assert "rules: 1\n" in match.log()
    assert Match.from_log(match.log()).log() == match.log()


def test_what_was_stored_by_an_earlier_version_is_played_through() -> None:
    old = played(OLD, 2, 6)
    rows = [(p.seat, p.notation, p.turn, p.events, p.barrier) for p in old.played]
    match = Match.restored("keeping", old.names, 6, {}, rows, [b"other layout"], None, "1")
    assert match.log() == old.log()
    assert match.played == old.played
    elsewhere = [(1 - seat, *rest) for seat, *rest in rows]
    with pytest.raises(BadLog, match="Decision 1 was made by another seat or in another turn"):
        Match.restored("keeping", old.names, 6, {}, elsewhere, [], None, "1")  # type: ignore[arg-type]
    with pytest.raises(BadLog, match="Decision 1 is no longer possible"):
        Match.restored("keeping", old.names, 6, {}, [(rows[0][0], "rest", *rows[0][2:])], [], None, "1")


# ---- what a version adds to the state and to the options ----


def grown_state() -> Any:
    """The state with a field more, an array one longer, and a field more in each seat."""
    fields = dict(keeping.State.FIELDS)
    seat = type("Seat", (Record,), {**keeping.Seat.FIELDS, "mood": later(i8)})
    fields = {
        "late": later(array(i8, 3)),
        **fields,
        "players": Field(seat, fields["players"].shape),
        "options": later(array(i8, 1), after=0),
    }
    return type("State", (Record,), fields)


def test_what_a_version_adds_is_left_out_while_it_is_blank() -> None:
    added = Option("mood", ("calm", "wild"), "wild", since=2)
    new = replace(NEW, state=grown_state(), options=(added,))
    assert new.state.SIZE > OLD.state.SIZE
    with pytest.MonkeyPatch.context() as patch:
        install(patch, new)
        old = played(OLD, 2, 7)
        match = Match.from_log(old.log())
        assert match.log() == old.log()
        assert match.options == {"mood": "calm"}  # what was played before there was a choice
        begun = played(OLD, 2, 7, 2)
        assert Match.from_position(begun.position()).position() == begun.position()
        fresh = Match("keeping", 2, 7)
        assert fresh.options == {"mood": "wild"}
        assert "options: mood=wild\n" in fresh.log()
        assert Match.from_log(fresh.log()).log() == fresh.log()
        assert json.loads(fresh.position())["state"]["options"] == [1]
        wild = fresh.state.lasting_bytes()
        fresh.state.options[0] = 0
        assert wild != fresh.state.lasting_bytes() == Match(OLD, 2, 7).state.lasting_bytes()


# ---- the games ----
@pytest.mark.parametrize("name", kontor.game_ids())
def test_every_version_of_a_game_says_what_it_changed(name: str) -> None:
    game = kontor.game(name)
    latest = int(game.version.partition("-")[0])
    assert [change.version for change in game.changes] == list(range(2, latest + 1))
    assert all(option.since <= latest for option in game.options)
    for language in kontor.kernel.LANGUAGES:
        for change in game.changes:
            assert game.words(language)(f"rules-change-{change.version}").endswith(".")
