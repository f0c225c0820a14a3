"""The card at the end of a round: who ate what, why points changed, what follows."""

from __future__ import annotations

import random

import pytest

from kontor.kernel.scene import Table
from kontor.kernel.summary import Change, Paid, Summary
from kontor.match import Match
from tests.games.little_town.table import game


def card(match: Match, viewer: int = 0, language: str = "en") -> Summary | None:
    """Of the last decision."""
    return match.happened(len(match.played), viewer, language)[0][2]


def told(*events: tuple[str, dict[str, int]], viewer: int = 0, language: str = "en", rnd: int = 3) -> Summary | None:
    """Of a feeding at the end of round 2, told backwards as a match does, and what closes it."""
    match = Match("little-town", ["Ann", "Ben"], 7)
    match.state.rnd, match.state.first = rnd, 1
    phrases = match.phrases(language)
    now = [("round", {"count": rnd, "first": 1})]
    earlier = reversed([("round-end", {"count": rnd - 1}), *events])
    return game.views.summary(now, earlier, match.state, Table(viewer, tuple(phrases.names), phrases))


def test_who_is_short_loses_points_and_who_buys_pays_coins() -> None:
    found = told(
        ("feed", {"player": 0, "fish": 0, "wheat": 1, "bought": 0}),
        ("hunger", {"player": 0, "count": 4, "points": 12}),
        ("cathedral", {"player": 1, "count": 2}),
        ("feed", {"player": 1, "fish": 2, "wheat": 1, "bought": 2}),
    )
    assert found is not None
    ann, ben = found.rows
    assert (found.title, found.paid, found.go_on) == ("Round 2 ends: feeding", "Ate", "Start round 3")
    assert found.rule == (
        "Every worker eats 1 fish or wheat, or food bought for 3 coins. An unfed worker costs 3 points."
    )
    assert found.next == "Round 3: Ben goes first. You start with no food; your workers will need 5."
    assert ann.paid == [Paid("wheat"), *[Paid("wheat", "missing")] * 4]
    assert (ann.why, ann.bad, ann.before - ann.after) == ("Short of 4: −3 each", True, 12)
    assert ben.paid == [*[Paid("fish")] * 2, Paid("wheat"), *[Paid("coin", "bought")] * 2]
    assert (ben.why, ben.changes, ben.after - ben.before) == (
        "Bought 2 for 6 coins · Cathedral +2", [Change("coin", -6)], 2,
    )  # fmt: skip


def test_what_follows_is_said_to_the_viewer() -> None:
    fed = [("feed", {"player": seat, "fish": 3, "wheat": 2, "bought": 0}) for seat in range(2)]
    for viewer, language, words in (
        (1, "en", "Round 3: you go first. You start with no food; your workers will need 5."),
        (-1, "en", "Round 3: Ben goes first."),
        (1, "pl", "Runda 3: zaczynasz ty. Nie masz na razie jedzenia, a robotnicy zjedzą 5."),
        (0, "hu", "A 3. fordulót Ben kezdi. Még nincs ételed; a munkásaidnak 5 kell majd."),
    ):
        found = told(*fed, viewer=viewer, language=language)
        assert found is not None and found.next == words
        assert all(row.paid == [*[Paid("fish")] * 3, *[Paid("wheat")] * 2] and not row.bad for row in found.rows)
    last = told(*fed, rnd=4)
    assert last is not None and last.next.startswith("Round 4 is the last one: Ben goes first.")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_one_card_a_round_with_the_points_as_they_were(players: int) -> None:
    rng = random.Random(players)
    match = Match("little-town", players, seed=players)
    begun, cards, bought = [0] * players, 0, {"points", "build", "claim"}
    while not match.over:
        scores = match.scores
        match.play(rng.choice(match.legal))
        for event in match.played[-1].events:
            name, numbers = match.phrases().heard(event)
            if name == "round-end":
                begun = list(scores)
            elif name in bought:
                scores[numbers["player"]] += numbers["count"]
        found = card(match, cards % players)
        closes = any(game.events[event[0]].name in ("token", "over") for event in match.played[-1].events)
        assert (found is not None) == closes
        if found:
            cards += 1
            assert [row.seat for row in found.rows] == list(range(players))
            assert [row.before for row in found.rows] == begun
            assert [row.after for row in found.rows] == match.scores
            assert all(len(row.paid) == {2: 5, 3: 4, 4: 3}[players] for row in found.rows)
            assert all(card(match, -1, language) for language in ("pl", "hu"))
    assert cards == 4 and found is not None and found.go_on == "See the result"
