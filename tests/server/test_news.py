"""What a page is told of decisions its player has not seen: also when it is opened anew, and by another seat's turn."""

from __future__ import annotations

from typing import Any

import pytest

from kontor import Match
from kontor.kernel import Game
from kontor.match import SPECTATOR
from kontor.server.tables.views import MOST_RECENT, news_of, played_views
from tests.kernel.keeping import CARDS

from .conftest import TWO, House, Live, new_table


def numbers(message: Any) -> list[int]:
    return [one["number"] for one in message["played"]]


def match_of(*seats: int) -> Match:
    """A match whose decisions were made by those seats."""

    class One:
        def __init__(self, seat: int) -> None:
            self.seat = seat

    match = Match("little-town", 3)
    match._played = [One(seat) for seat in seats]  # type: ignore[misc]
    return match


@pytest.mark.parametrize(
    "seats, viewer, first",
    [
        ([], 0, 1),
        ([0, 1, 2], 0, 1),  # from the own decision on
        ([0, 0, 1, 2, 1], 0, 2),
        ([0, 1, 2, 0, 0], 0, 1),  # in the middle of the own turn: what happened before it
        ([1, 2, 2], 0, 1),  # nothing decided yet
        ([0, 0], 0, 1),
        ([0, 1, 2], SPECTATOR, 4),
        ([0, *[1] * 100], 0, 101 - MOST_RECENT + 1),
    ],
)
def test_news_begin_with_the_last_decision_before_those_of_others(seats: list[int], viewer: int, first: int) -> None:
    assert news_of(match_of(*seats), viewer) == first


def test_who_opens_the_page_is_told_what_others_did_since(house: House) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO)["id"]
    ben.post(f"/api/tables/{table}/join")
    match = Match("little-town", ["Ann", "Ben"], 7)
    with Live(ann, table) as a, Live(ben, table) as b:
        for number in range(9):
            match.play(match.legal[0])
            seat = match.played[-1].seat
            (a, b)[seat].ask(type="decide", number=number, action=match.played[-1].action)
            for live in (a, b):
                assert numbers(live.at(number + 1)) == [number + 1]
        told = a.at(9)["played"] + b.at(9)["played"]
        assert all(one["motions"] == match.motions(seat) for seat, one in enumerate(told))
    for seat, browser in enumerate((ann, ben)):
        with Live(browser, table) as again:
            first = news_of(match, seat)
            scene = again.at(9)
            assert numbers(scene) == list(range(first, 10)) and len(numbers(scene)) > 1
            for one, (_, motions, _) in zip(scene["played"], match.happened(first, seat), strict=True):
                assert one["motions"] == motions
            again.ask(type="lang", lang="pl")
            assert numbers(again.at(9)) == numbers(scene)  # it is all said again
    with Live(house.browser("Eve"), table) as looking:
        assert numbers(looking.at(9)) == []


def test_of_secrets_a_page_is_told_no_more_when_it_is_opened_anew(keeping: Game, house: House) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO, game="keeping")["id"]
    ben.post(f"/api/tables/{table}/join")
    match = Match(keeping, ["Ann", "Ben"], 7)
    with Live(ann, table) as a, Live(ben, table) as b:
        for number in range(3):
            match.play(match.legal[0])
            (a, b)[number % 2].ask(type="decide", number=number, action=match.played[-1].action)
    for seat, browser in enumerate((ann, ben)):
        own = match.state.players[seat]
        allowed = {CARDS[k] for k in (*own.hand, own.drawn) if k >= 0}
        with Live(browser, table) as again:
            played = again.at(3)["played"]
            assert played and {card for card in CARDS if card in str(played)} <= allowed
            assert {card for card in CARDS if card in str(again.raw)} == allowed


def test_motions_of_earlier_decisions_are_those_that_were_told_then() -> None:
    match = Match("hansa-teutonica", 3, seed=5)
    told = []
    for k in range(40):
        match.play(match.legal[k % len(match.legal)])
        told.append(match.motions(1))
    assert [motions for _, motions, _ in match.happened(1, 1)] == told
    assert [one.motions for one in played_views(match, 11, "hu", 1, you=1)] == told[10:]
    assert "*" not in str(told)
