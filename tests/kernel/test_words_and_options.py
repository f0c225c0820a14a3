"""Options, actions and texts at the edge."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

import kontor
from kontor.kernel import BadDecision, BadOption, KontorError, UnknownGame
from kontor.kernel import options as option_values
from kontor.kernel.words import Name, Words
from kontor.testing.texts import *

from .keeping import GAME as KEEPING

LITTLE_TOWN = kontor.game("little-town")
GAMES = [*map(kontor.game, kontor.game_ids()), KEEPING]


def test_options_have_defaults_and_accept_words_and_truth_values() -> None:
    resolved = LITTLE_TOWN.resolve_options({"coins_feed": False, "board": "b", "market": "DRAFT"})
    assert (resolved["coins_feed"], resolved["board"], resolved["market"]) == ("no", "B", "draft")
    assert LITTLE_TOWN.resolve_options(None)["market"] == "random"
    assert option_values.parse("market=draft, board=B") == {"market": "draft", "board": "B"}


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"colour": "red"}, "There is no option “colour”; the options are board, market"),
        ({"market": "black"}, "Option “market” cannot be “black”; it must be one of beginner, random, draft."),
        ({"coins_feed": "maybe"}, "Option “coins_feed” cannot be “maybe”"),
    ],
)
def test_bad_options_are_refused_in_words(chosen: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        LITTLE_TOWN.resolve_options(chosen)


def test_a_malformed_option_is_refused_in_words() -> None:
    with pytest.raises(BadOption, match="“market” is not an option; write key=value"):
        option_values.parse("market")


def test_an_unknown_game_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game “litle-town”.*Did you mean little-town\?"):
        kontor.game("litle-town")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fly F5", "a decision starts with one of draft, place"),
        ("place Z9", "“place” is written like “place A1”"),
        ("", "a decision starts with"),
        ("place", "“place” is written like"),
    ],
)
def test_a_move_that_cannot_be_read_is_refused_in_words(text: str, message: str) -> None:
    with pytest.raises(BadDecision, match=message):
        LITTLE_TOWN.actions.parse(text)


@pytest.mark.parametrize("number", [-1, LITTLE_TOWN.actions.size, 99999])
def test_a_move_number_that_does_not_exist_is_refused(number: int) -> None:
    with pytest.raises(BadDecision, match=f"There is no decision number {number}"):
        LITTLE_TOWN.actions.notation(number)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KontorError, match="There is no language “xx”; the languages are en, pl, hu"):
        LITTLE_TOWN.words("xx")


@pytest.mark.parametrize("name", ["Ann", "Ann B.", "-5", "$player", "{ $player }", "éva", "Name “x”"])
@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_a_text_with_names_says_what_it_says_of_any_words(language: str, name: str) -> None:
    words = LITTLE_TOWN.words(language)
    for key, arguments in (("event-place", {"cell": "F5"}), ("question-turn.other", {"need": 3})):
        told = words(key, player=Name(name), **arguments)
        assert told == words(key, player=name, **arguments) and name.rstrip(".") in told.replace("−", "-")
    assert words("label-worker", player=Name(name), cell=Name("B2")) == words("label-worker", player=name, cell="B2")


def test_a_text_is_made_once_for_all_names(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("kontor.games.little_town", "en")
    make = Mock(wraps=words._bundle.format_pattern)
    monkeypatch.setattr(words._bundle, "format_pattern", make)
    assert [words("event-place", player=Name(name), cell="F5") for name in ("Ann", "Ben", "Eve")] == [
        f"{name} places a worker on F5" for name in ("Ann", "Ben", "Eve")
    ]
    assert make.call_count == 1
