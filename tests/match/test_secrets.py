"""Secret decisions and events: the match knows them, a viewer is told its own."""

from __future__ import annotations

import pytest

from kontor import Match
from kontor.kernel import BadLog, Game
from kontor.match import SPECTATOR
from tests.kernel import keeping as tiny

EVERYBODY = None


def three_kept_and_one_drew() -> Match:
    match = Match(tiny.GAME, ["Ann", "Ben", "Cy"], 5)
    for move in ("keep lynx", "keep weasel", "keep crane", "draw"):
        match.play(move)
    return match


def test_the_match_itself_knows_everything() -> None:
    match = three_kept_and_one_drew()
    assert match.story() == match.story(viewer=EVERYBODY) == [played.text for played in match.played]
    assert match.played[1].text == "Ben keeps the weasel."
    assert match.played[3].text == f"Ann goes to the deck: +{tiny.CARDS[match.state.players[0].drawn]}."


def test_a_viewer_is_told_its_own_secrets_and_of_the_others_that_they_are_there() -> None:
    match = three_kept_and_one_drew()
    ann, ben, cy = (f"{name} keeps a card." for name in match.names)
    assert match.story(viewer=0) == [match.played[0].text, ben, cy, match.played[3].text]
    assert match.story(viewer=SPECTATOR) == [ann, ben, cy, "Ann goes to the deck: one card more for Ann."]
    assert match.story("hu", 1)[:2] == ["Ann megtart egy kártyát.", "Ben megtartja ezt: weasel."]


def test_the_numbers_of_a_secret_event_are_told_to_its_seat() -> None:
    match = three_kept_and_one_drew()
    phrases, (visit, draw) = match.phrases(), match.played[3].events
    card = match.state.players[0].drawn
    for viewer in (EVERYBODY, 0):
        assert phrases.numbers(draw, viewer) == {"player": 0, "card": card}
    for viewer in (1, 2, SPECTATOR):
        assert phrases.numbers(draw, viewer) == {"player": 0}
        assert phrases.numbers(visit, viewer) == {"player": 0}


def test_a_log_for_a_viewer_has_the_verbs_of_secret_decisions_and_cannot_be_replayed(keeping: Game) -> None:
    match = three_kept_and_one_drew()
    assert Match.from_log(match.log()).log() == match.log()
    text = match.log(1)
    assert text.split("\n\n")[1] == "keep\nkeep weasel\nkeep\ndraw\n"
    assert "seed" not in text and "end:" not in text
    with pytest.raises(BadLog, match="no “seed”"):
        Match.from_log(text, trust=True)
    begun = Match.from_position(match.position())
    assert "position:" in begun.log() and "position:" not in begun.log(1)
