"""Options, actions and texts at the edge."""

from __future__ import annotations

import pytest

import kontor
from kontor.kernel import LANGUAGES, BadDecision, BadOption, Game, KontorError, UnknownGame
from kontor.kernel import options as option_values
from kontor.match import SPECTATOR

from .keeping import GAME as KEEPING

LITTLE_TOWN = kontor.game("little-town")
TOLD_BY_THE_DECISION = ("throw",)  # events without words of their own
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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(game: Game, language: str) -> None:
    assert game.words(language).keys() == game.words("en").keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_event_option_and_name_has_words(game: Game, language: str) -> None:
    """Formatting raises if a text or an argument is missing: a hidden text knows no more than others may."""
    names = [f"N{k}" for k in range(game.seats.stop)]
    phrases = game.phrases(language, names)
    for action in game.actions:
        assert phrases.choice(action)
        for viewer in (None, 0, SPECTATOR):
            told = phrases.told(0, action, (), viewer)
            assert told.startswith("N0") or told.endswith("N0.")
            assert phrases.choice(action) not in told, "a story gives no orders"
    for kind, _ in enumerate(game.events):
        limits = [len(game.domains[d]) if d in game.domains else 1000 for _, d in game.events[kind].arguments]
        for number in (0, 1, 2):
            numbers = [number % limit for limit in limits] + [0] * (4 - len(limits))
            event = (kind, numbers[0], numbers[1], numbers[2], numbers[3])
            if game.events[kind].name not in TOLD_BY_THE_DECISION:
                assert phrases.event(event) and phrases.event(event, SPECTATOR)
        assert not game.events[kind].secret or game.events[kind].arguments[0][1] == "seat"
    words = game.words(language)
    for option in game.options:
        assert words(f"option-{option.key}") and words(f"option-{option.key}.help")
        if not option.is_switch:
            assert all(words(f"option-{option.key}-{value}") for value in option.values)
    for domain in game.domains.values():
        assert all(phrases.named(domain, k) for k in range(len(domain)))
