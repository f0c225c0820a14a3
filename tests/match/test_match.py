"""The match: playing, refusing, undoing, looking back."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor import Match
from kontor.kernel import BadDecision, BadOption, IllegalDecision, UndoRefused, UnknownGame
from kontor.match import Choice


def random_match(seed: int, players: int = 3, decisions: int | None = None, **options: str) -> Match:
    match = Match("little-town", players, seed, options)
    chance = random.Random(seed)
    while not match.over and (decisions is None or len(match.played) < decisions):
        match.play(chance.choice(match.legal))
    return match


def test_a_move_can_be_given_as_id_notation_or_move() -> None:
    match = Match("little-town", 2, 1)
    same: list[Choice | int | str] = [match.choices[3], match.choices[3].id, match.choices[3].notation]
    results = []
    for move in same:
        other = match.at(0)
        results.append(other.play(move).notation)
    assert len(set(results)) == 1


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("place A1", "A1 is not a meadow."),
        ("lay B2", "A building is put on the board after it is paid for."),
        ("claim no-coins", "“Empty purse” is not among your cards."),
    ],
)
def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing(move: str, reason: str) -> None:
    match = Match("little-town", ["Ann", "Ben"], 7)
    before = match.log(), match.state.to_bytes()
    with pytest.raises(IllegalDecision) as caught:
        match.play(move)
    assert caught.value.reason == match.why_not(move) == reason
    assert (match.log(), match.state.to_bytes()) == before


def test_moves_that_cannot_be_read_are_refused() -> None:
    match = Match("little-town", 2, 1)
    for move in ("jump", "place", "place J7", ""):
        with pytest.raises(BadDecision):
            match.play(move)
    for number in (-1, 10_000):
        with pytest.raises(BadDecision):
            match.play(number)
    assert not match.played


@pytest.mark.parametrize("players", [0, 1, 5, ["A"], ["A", "B", "C", "D", "E"]])
def test_a_wrong_number_of_players_is_refused(players: int | list[str]) -> None:
    with pytest.raises(BadOption, match="little-town is for 2 to 4 players"):
        Match("little-town", players)


@pytest.mark.parametrize("name", ["", "   ", "a|b", "x" * 41, "tab\x00"])
def test_names_that_would_break_a_log_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match="cannot be a name"):
        Match("little-town", ["Ann", name])


def test_unknown_game_and_bad_seed_are_refused() -> None:
    with pytest.raises(UnknownGame):
        Match("ludo")
    for seed in (-1, 1 << 62):
        with pytest.raises(BadOption, match="A seed must be a whole number"):
            Match("little-town", 2, seed)


def test_the_whole_history_can_be_opened_at_any_decision() -> None:
    match = random_match(5)
    replay = Match("little-town", 3, 5)
    for number in range(len(match.played) + 1):
        assert match.at(number).state.to_bytes() == replay.state.to_bytes()
        assert len(match.at(number).played) == number
        if number < len(match.played):
            replay.play(match.played[number].action)
    with pytest.raises(BadDecision, match="There is no decision"):
        match.at(len(match.played) + 1)


def test_a_match_opened_at_a_decision_is_independent() -> None:
    match = random_match(6)
    before = match.log()
    branch = match.at(10)
    branch.play(branch.legal[-1])
    branch.play(branch.legal[0])
    assert match.log() == before


def test_undo_takes_back_own_decisions_until_somebody_else_decided() -> None:
    match = Match("little-town", ["Ann", "Ben"], 7)
    start = match.state.to_bytes()
    seat = match.to_move
    assert seat is not None
    match.play("place F5")
    with pytest.raises(UndoRefused, match="somebody else"):
        match.undo(1 - seat)
    assert match.undo(seat).notation == "place F5"
    assert match.state.to_bytes() == start
    with pytest.raises(UndoRefused, match="nothing to undo"):
        match.undo()
    match.play("place F5")
    match.play("place B2")
    with pytest.raises(UndoRefused):
        match.undo(seat)


def test_undo_goes_back_over_seats_that_do_not_mind() -> None:
    match = Match("little-town", ["Ann", "Bot", "Other bot"], 7)
    seat = match.to_move
    assert seat is not None
    bots = [k for k in range(3) if k != seat]
    for decision in ("place F5", "place B2"):
        match.play(decision)
    before = match.state.to_bytes()
    idle = next(k for k in bots if k != match.played[1].seat)
    assert match.undo_refused(idle, range(3)) == match.game.words()("undo-nothing")
    assert match.undo_refused(seat, []) == match.game.words()("undo-refused-other")
    assert match.undo(seat, bots).notation == "place F5" and len(match.played) == 0
    for decision in ("place F5", "place B2"):
        match.play(decision)
    assert match.state.to_bytes() == before
    assert [played.notation for played in match.undo_turn(seat, bots)] == ["place F5"]
    with pytest.raises(UndoRefused, match="nothing to undo"):
        match.undo(seat, bots)


def test_undo_over_other_seats_stops_where_something_was_revealed_or_drawn() -> None:
    found = 0
    for match in (random_match(seed) for seed in range(8)):
        for one, next_one in pairwise(match.played[:-1]):
            if next_one.barrier and not one.barrier and one.seat != next_one.seat:
                others, found = [k for k in range(match.players) if k != one.seat], found + 1
                with pytest.raises(UndoRefused, match=match.game.words()(next_one.barrier)):
                    match.at(next_one.number).undo(one.seat, others)
    assert found


def test_undo_of_a_turn_takes_back_all_its_decisions() -> None:
    match = Match("little-town", 2, 3, {"market": "beginner"})
    before = match.state.to_bytes()
    match.play("build wheat-field")
    while match.state.building >= 0:
        match.play(match.legal[0])
    undone = match.undo_turn()
    assert [p.notation for p in undone][-1] == "build wheat-field"
    assert match.state.to_bytes() == before


def test_undo_stops_where_something_was_revealed_or_drawn() -> None:
    """A claimed card lies open for all; the last tile of a draft deals cards by chance."""
    for seed in range(60):
        match = random_match(seed)
        claims = [p for p in match.played if p.notation.startswith("claim")]
        if claims:
            break
    at = match.at(claims[0].number)
    with pytest.raises(UndoRefused, match="revealed"):
        at.undo()
    draft = random_match(1, decisions=12, market="draft")
    with pytest.raises(UndoRefused):
        draft.undo()


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 1 << 40), st.integers(2, 4))
def test_undo_all_the_way_restores_every_state(seed: int, players: int) -> None:
    """Undo, where it is allowed, gives back the very bytes of the state before."""
    match = Match("little-town", players, seed)
    chance = random.Random(seed)
    past = []
    while not match.over and len(match.played) < 60:
        past.append(match.state.to_bytes())
        match.play(chance.choice(match.legal))
    while match.undo_refused() is None:
        match.undo()
        assert match.state.to_bytes() == past[len(match.played)]


def test_the_end_cannot_be_taken_back() -> None:
    for seed in range(8):
        with pytest.raises(UndoRefused, match="the game is over"):
            random_match(seed).undo()


def test_what_is_given_by_a_program_is_checked_too() -> None:
    for players in ("Ann", [1, 2], None):
        with pytest.raises((BadOption, TypeError)):
            Match("little-town", players)  # type: ignore[arg-type]
    for seed in ("7", 1.5, True):
        with pytest.raises(BadOption):
            Match("little-town", 2, seed)  # type: ignore[arg-type]
    match = Match("little-town", 2, 1)
    for move in (None, 3.5, True):
        with pytest.raises(BadDecision):
            match.play(move)  # type: ignore[arg-type]
    for viewer in (2, -2, 9):
        with pytest.raises(BadOption, match="There is no seat"):
            match.scene(viewer)
    match.legal.append(0)
    assert 0 not in match.legal


def test_reasons_tell_nobody_about_another_hand() -> None:
    match = Match("little-town", ["Ann", "Ben"], 7)
    other = 1 - (match.to_move or 0)
    assert match.why_not("claim no-coins", other) == match.why_not("place F5", other) == "It is not your turn."


def test_scores_winners_and_breakdown_agree_at_the_end() -> None:
    for seed in range(10):
        match = random_match(seed, players=2 + seed % 3)
        assert match.over and match.to_move is None
        assert [sum(match.breakdown(k).values()) for k in range(match.players)] == match.scores
        assert match.winners == [k for k, s in enumerate(match.scores) if s == max(match.scores)]
        assert random_match(seed, players=2 + seed % 3, decisions=5).winners == []


def test_the_story_exists_in_every_language() -> None:
    match = random_match(2)
    stories = {language: match.story(language) for language in ("en", "pl", "hu")}
    assert all(len(story) == len(match.played) and all(story) for story in stories.values())
    assert stories["en"] != stories["pl"] != stories["hu"]


def test_a_match_shows_itself_in_a_notebook() -> None:
    assert random_match(2, decisions=20)._repr_svg_().startswith("<svg")


def test_a_viewer_gets_choices_only_when_it_decides() -> None:
    match = random_match(4, decisions=9)
    for viewer in range(-1, match.players):
        scene = match.scene(viewer)
        assert [c.action for c in scene.choices] == (match.legal if viewer == match.to_move else [])


@pytest.mark.parametrize("players", [2.0, "2", None, {"Ann": 1}, [1, 2], True, b"ab"])
def test_players_that_are_neither_number_nor_names_are_refused_in_words(players: object) -> None:
    with pytest.raises(BadOption, match="whole number or a list of names"):
        Match("little-town", players)  # type: ignore[arg-type]


@pytest.mark.parametrize("options", ["board=B", ["board"], 3])
def test_options_that_are_no_mapping_are_refused_in_words(options: object) -> None:
    with pytest.raises(BadOption, match="Options must be a mapping"):
        Match("little-town", 2, options=options)  # type: ignore[arg-type]


def test_numbers_of_numpy_are_taken_as_players_seed_and_move() -> None:
    match = Match("little-town", np.int64(2), np.int32(7))  # type: ignore[arg-type]
    assert match.log() == Match("little-town", 2, 7).log()
    for kind in (np.int16, np.int64, np.uint16):
        move = match.legal[0]
        assert match.play(kind(move)).action == move  # type: ignore[arg-type]
        assert type(match.played[-1].action) is int
    with pytest.raises(BadDecision, match="not as"):
        match.play(np.float64(3))  # type: ignore[arg-type]


def test_names_of_0_7_still_work() -> None:
    from kontor.kernel import BadMove, IllegalMove
    from kontor.match import Move

    match = Match("little-town", 2, 1)
    assert match.legal_moves == match.choices and isinstance(match.choices[0], Move)
    with pytest.raises(BadMove):
        match.play("dance")
    with pytest.raises(IllegalMove):
        match.play("place A1")
