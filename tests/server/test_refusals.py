"""What the server refuses is said in the language of whoever asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import kontor.server
from kontor.kernel import LANGUAGES
from kontor.learn.puzzles import THEMES
from kontor.server.errors import NotReady, Refused, words
from kontor.server.limits.rates import RateLimit

from .conftest import House, Live, new_table

SOURCE = Path(kontor.server.__file__).parent


def _texts(language: str) -> dict[str, set[str]]:
    """Keys of a language, and the arguments of each."""
    text = (SOURCE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in parse(text).body if isinstance(entry, ast.Message)]
    return {message.id.name: set(re.findall(r"\$(\w+)", str(message.to_json()))) for message in found}


def test_every_refusal_has_its_words_in_every_language() -> None:
    raised = {
        key
        for file in SOURCE.rglob("*.py")
        for key in re.findall(
            r'(?:Refused|NotReady|super\(\).__init__)\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")
        )
    }
    assert len(raised) > 30 and all(words(language).has(key) for key in raised for language in LANGUAGES)
    kept = {language: _texts(language) for language in LANGUAGES}
    assert all(found == kept["en"] for found in kept.values())
    besides = {"coach-compiling", "guest-name", "review-failed", "server-failed", "storage-fails", "too-large"}
    besides |= {f"puzzle-why-{theme}" for theme in THEMES}
    besides |= {"rated-no-undo", "servers-apart"}  # by their keys: as other reasons for no undo, and between servers
    assert set(kept["en"]) <= raised | besides, "no text is left over"


def test_refusals_are_told_in_the_language_of_whoever_asks(house: House) -> None:
    ann, eve = house.browser("Ann"), house.browser("Eve")
    table = new_table(ann, [{"kind": "me"}, {"kind": "open"}])["id"]
    told = [eve.refused(f"/api/tables/{table}/fill?lang={language}", {"bot": "random"}, 403) for language in LANGUAGES]
    assert told[0] == "Only the host can fill seats." and len(set(told)) == 3
    large = {"log": "x" * 5_000_000}
    assert len({ann.refused(f"/api/import?lang={language}", large, 413) for language in LANGUAGES}) == 3
    hot = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
    for language in LANGUAGES:
        with Live(ann, hot, language) as live:
            assert live.ask(type="undo", number=5)["reason"] == Refused("gone-on-undo").reason(language)
            nothing = live.ask(type="undo", number=0)["reason"]
            assert nothing == Refused("undo-nothing").reason(language)
    assert Refused("bot-in-seconds", seconds=1).reason("en").endswith("in 1 second.")
    assert Refused("bot-in-seconds", seconds=3).reason("pl").endswith("za 3 sekundy.")


def test_a_server_that_is_not_ready_does_not_count_how_often_it_is_asked() -> None:
    limit = RateLimit(2, 1000)

    def ask(ready: bool) -> None:
        with limit.counted("Ann"):
            if not ready:
                raise NotReady("rules-compiling")

    for _ in range(10):
        with pytest.raises(NotReady):
            ask(ready=False)
    ask(ready=True)
    ask(ready=True)
    with pytest.raises(Refused, match="too-often"):
        ask(ready=True)
