"""What players read: their names are only names, lists end with "and", and nothing is said twice."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kontor
from kontor import Match
from kontor.kernel import LANGUAGES, UndoRefused, Words

ROOT = Path(kontor.__file__).parents[1]
TEXTS = sorted([*ROOT.glob("kontor/**/text/*.ftl"), *ROOT.glob("web/src/text/*.ftl")])
WORDS = Words.of("kontor.kernel", "en")
# What texts may choose by: numbers, signs of the games (`_sort`, `_id`), and words that scenes set themselves.
NUMBERS = {
    "all", "before", "bought", "cards", "coins", "count", "days", "each", "extras", "fish", "games", "have", "hours",
    "increment", "left", "less", "lines", "merchants", "minutes", "more", "most", "moves", "number", "others", "phase",
    "place", "players", "points", "price", "reports", "round", "seats", "seconds", "sessions", "ships", "space",
    "spaces", "stack", "traders", "tried", "turns", "wheat",
}  # fmt: skip
SIGNS = {
    "at_zero", "cell", "city", "full", "kind", "last", "letter", "next", "other_id", "owner_sort", "owner_you", "piece",
    "source", "then", "unit_id", "until", "what", "whose", "won", "you",
}  # fmt: skip
# A word twice in a row, a full stop twice, two marks that do not go together, an empty bracket.
DOUBLED = re.compile(r"\b([^\W\d]{2,}) \1\b|(?<!\.)\.\.(?!\.)|[.,;:?] [.,;:?]|,,|\(\)|\?\.", re.IGNORECASE)


class Selectors(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the name of the library)
        if isinstance(node.selector, ast.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_text_chooses_by_what_somebody_typed(path: Path) -> None:
    selectors = Selectors()
    selectors.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    assert selectors.names <= NUMBERS | SIGNS


@pytest.mark.parametrize("name", ["is-neutral", "neutral", "own"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_named_like_a_sign_is_told_by_name(name: str, language: str) -> None:
    """0.7.0 told every piece of a player named `is-neutral` as a neutral one."""
    told = []
    for named in (name, "Zoltán"):
        match = Match("hansa-teutonica", [named, "Ben"], seed=1, language=language)
        for move in ("place trader minden-brunswiek", "done", "displace p1 trader minden-brunswiek"):
            if match.to_move == 1 and move.startswith("place"):
                match.play("done")
            text = match.phrases().choice(match.read(move))
            match.play(move)
            told += [text, *match.story()]
    half = len(told) // 2
    assert [text.replace("Zoltán", name) for text in told[half:]] == told[:half]
    assert any(name in text for text in told)


def test_names_in_a_list_end_with_and() -> None:
    assert [WORDS.all_of(names) for names in (["A"], ["A", "B"], ["A", "B", "C"])] == ["A", "A and B", "A, B and C"]
    assert Words.of("kontor.kernel", "pl").all_of(["A", "B", "C"]) == "A, B i C"
    assert Words.of("kontor.kernel", "hu").all_of(["A", "B", "C"]) == "A, B és C"


@pytest.mark.parametrize(("language", "winners"), [("en", "Ann and Ben"), ("pl", "Ann i Ben"), ("hu", "Ann és Ben")])
def test_a_shared_victory_names_the_winners_with_and(language: str, winners: str) -> None:
    """Little Town, rule book, end of the game: with equal points the victory is shared."""
    for seed in range(400):
        match = played("little-town", ["Ann", "Ben"], seed)
        if len(match.winners) == 2:
            assert winners in match.scene(language=language).question
            return
    raise AssertionError("no game ended in a draw")


def played(game: str, names: list[str], seed: int, most: int = 100_000) -> Match:
    match, chance = Match(game, names, seed), random.Random(seed)
    while not match.over and len(match.played) < most:
        match.play(chance.choice(match.legal))
    return match


def texts(data: Any, key: str = "") -> Iterator[str]:
    if isinstance(data, str):
        if key not in ("id", "notation", "targets", "symbol", "icon", "part", "use", "path", "ghost"):
            yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            yield from texts(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value, key)


@pytest.mark.parametrize("game", kontor.game_ids())
def test_no_word_and_no_full_stop_is_doubled(game: str) -> None:
    """In scenes and in the story, with pictures read out; names may end with a full stop."""
    match, chance = Match(game, ["Ann B.", "Ben"], 3), random.Random(1)
    heard: set[str] = set()
    while not match.over and len(match.played) < 240:
        if len(match.played) % 12 == 0:
            for language in LANGUAGES:
                words = match.game.words(language)
                scene = match.scene(match.to_move or 0, language)
                heard |= {words.plain(text) for text in texts(scene.to_json())}
        match.play(chance.choice(match.legal))
    for language in LANGUAGES:
        heard |= {match.game.words(language).plain(text) for text in match.story(language)}
    assert [text for text in heard if DOUBLED.search(text)] == []


def test_pictures_in_a_row_are_counted_for_ears() -> None:
    words = kontor.game("ragusa").words()
    assert words.plain("Costs :wine::wine:") == "Costs 2 wine"
    assert words.plain(":oil: + :oil:") == "oil + oil"


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_after_the_end_is_refused_because_the_game_is_over(language: str) -> None:
    """0.7.0 said that something hidden was revealed."""
    match = played("little-town", ["Ann", "Ben"], 5)
    match.language = language
    last = match.played[-1]
    reason = match.game.words(language)("undo-refused-over")
    assert last.barrier == "undo-refused-over"
    for seat in (None, last.seat, 1 - last.seat):
        assert match.undo_refused(seat) == reason
        with pytest.raises(UndoRefused, match=reason):
            match.undo(seat)
