"""Ragusa's sentences in the three languages."""

from __future__ import annotations

import pytest

from kontor.games.ragusa.state import RESOURCE, Event
from kontor.kernel import Reason
from tests.games.ragusa.table import game
from tests.games.words import NAMES

RED = 1


@pytest.mark.parametrize(
    ("language", "number", "sentence"),
    [
        ("en", 7, "The red automaton draws Patrician card 7."),
        ("pl", 7, "Czerwony automat dobiera kartę Patrycjusza nr 7."),
        ("hu", 7, "A piros robot a 7. számú Patrícius-kártyát húzza."),  # not: (7.).
        ("hu", 1, "A piros robot az 1. számú Patrícius-kártyát húzza."),
        ("hu", 5, "A piros robot az 5. számú Patrícius-kártyát húzza."),
        ("hu", 10, "A piros robot a 10. számú Patrícius-kártyát húzza."),
    ],
)
def test_a_patrician_card_has_its_number(language: str, number: int, sentence: str) -> None:
    assert game.phrases(language, NAMES[:1]).line([(Event.PATRICIAN, RED, number, 0, 0)]) == sentence


@pytest.mark.parametrize(
    ("language", "have", "part"),
    [
        ("en", 0, "This site needs 1 stone; you would have none, and too few fish to exchange."),
        ("en", 1, "you would have 1, and"),
        ("pl", 0, "To pole wymaga 1 kamienia; nie będziesz mieć żadnego, a ryb na wymianę jest za mało."),
        ("hu", 0, "azzal együtt, amit a mező ad, egy sem lenne, és a cseréhez kevés a halad."),
        ("hu", 1, "csak 1 lenne"),
    ],
)
def test_nothing_is_none_and_not_zero(language: str, have: int, part: str) -> None:
    stone = RESOURCE.names.index("stone")
    reason = Reason("needs-more", {"resource": stone, "count": 1 + have, "have": have})
    assert part in game.phrases(language, NAMES).reason(reason)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ann activates the Mason."), ("pl", "Ann aktywuje kamieniarza."), ("hu", "Ann aktiválja a Kőművest.")],
)
def test_a_hex_that_is_chosen_is_told_and_not_ordered(language: str, sentence: str) -> None:
    assert game.phrases(language, NAMES).told(0, game.actions.parse("activate mason"), ()) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Ann passes."), ("pl", "Ann pasuje."), ("hu", "Ann passzol.")]
)
def test_a_pass_is_told_and_not_ordered(language: str, sentence: str) -> None:
    assert game.phrases(language, NAMES).told(0, game.actions.parse("pass"), ()) == sentence


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Do you exchange fish before your house makes oil?"),
        ("pl", "Czy wymieniasz ryby, zanim twój dom wyprodukuje oliwę?"),
        ("hu", "Cserélsz halat, mielőtt a házad olívaolajat termel?"),
    ],
)
def test_the_exchange_is_asked_in_words(language: str, question: str) -> None:
    """Surfaces draw no icons in a question: no `:oil:` there."""
    words = game.words(language)
    assert words("question-exchange", **words.arguments("commodity", "commodity-oil")) == question
