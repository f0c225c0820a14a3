"""Whatever is kept ready and reused for the next viewer, decision or table: pages are told what they would be told if
everything were made anew for each of them."""

from __future__ import annotations

import functools
import importlib
import pkgutil
import random
from collections.abc import Iterator
from typing import Any

import orjson
import pytest

from kontor.kernel import LANGUAGES
from kontor.kernel.changes import applied
from kontor.match import Match
from kontor.server import moments
from kontor.server.accounts.people import Person
from kontor.server.tables.records import Header, Seat
from kontor.server.tables.scenes import Scenes
from kontor.server.tables.together import seen_by
from kontor.server.tables.views import decision_views, played_views, table_view

from .conftest import House, new_table
from .inside import room_of

GAMES = ["little-town", "castles-of-tuscany", "hansa-teutonica", "ragusa"]
TABLES = (("Ann", "Ben"), ("Ben", "Ann"), ("Ann", "Cili", "Ben"))  # at the same time: they share what is kept ready
MOST = 36


def header_of(match: Match) -> Header:
    seats = [Seat("person", name=name, person=name) for name in match.names]
    return Header("t", match.game.id, match.rules, match.seed, dict(match.options), seats, "Ann", True, "playing")


def caches(match: Match) -> Iterator[Any]:
    """All functions of the game, of pictures and of texts that keep what they made."""
    for package in (match.game.package, "kontor.picture", "kontor.kernel", "kontor.match"):
        for found in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
            if ".bots" not in found.name and not found.name.endswith("__main__"):
                for thing in vars(importlib.import_module(found.name)).values():
                    if isinstance(thing, functools._lru_cache_wrapper) and thing.cache_parameters()["maxsize"]:
                        yield thing


class Page:
    """What one page has: the scene it was told, as text."""

    def __init__(self, viewer: int, language: str) -> None:
        self.viewer, self.language = viewer, language
        self.scene: Any = None
        self._last: Any = None

    def told(self, scenes: Scenes, match: Match) -> list[bytes]:
        shown = scenes.of(match, self.viewer, self.language)
        if self._last is not None and shown.before is self._last:
            self.scene = applied(self.scene, orjson.loads(orjson.dumps(shown.changes)))
        else:
            self.scene = orjson.loads(orjson.dumps(shown.json))
        self._last = shown
        return [orjson.dumps(self.scene), *news(match, self.viewer, self.language)]


def news(match: Match, viewer: int, language: str) -> list[bytes]:
    number = len(match.played)
    if not number:
        return []
    return [
        orjson.dumps(played_views(match, number, language, viewer, viewer)),
        orjson.dumps(decision_views(match, language, viewer, viewer, number, number)),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_told_what_they_would_be_told_if_all_were_made_anew(game: str) -> None:
    """Three tables at the same time, every seat and a spectator, one more page of a spectator in each language."""
    chance = random.Random(game)
    matches = [Match(game, names, seed) for seed, names in enumerate(TABLES)]
    scenes = [Scenes(header_of(match)) for match in matches]
    pages = [
        [Page(viewer, LANGUAGES[viewer % 3]) for viewer in range(-1, match.players)]
        + [Page(-1, language) for language in LANGUAGES]
        for match in matches
    ]
    told: list[list[list[list[bytes]]]] = [[] for _ in matches]
    for number in range(MOST + 1):
        for k, match in enumerate(matches):
            if number and not match.over:
                match.play(chance.choice(match.legal))
            told[k].append([page.told(scenes[k], match) for page in pages[k]])
    anew = [Match(game, names, seed) for seed, names in enumerate(TABLES)]
    for number in range(MOST + 1):
        for k, match in enumerate(anew):
            if number and not match.over:
                match.play(matches[k].played[number - 1].action)
            if (number + k) % 6:  # the others are as these
                continue
            for one in caches(match):
                one.cache_clear()
            for page, heard in zip(pages[k], told[k][number], strict=True):
                seen = seen_by(header_of(match), match.at(len(match.played)), page.viewer)
                plain = seen.scene(page.viewer, page.language).wire()
                assert heard == [orjson.dumps(plain), *news(match, page.viewer, page.language)], (number, page.viewer)


def test_pages_told_of_the_table_at_the_same_moment_are_told_what_each_would_be_told_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, game="ragusa")["id"]
    ben.post(f"/api/tables/{table}/join")
    room = room_of(house, table)
    people = [
        None,
        Person("eve", "Eve", None, {}),
        *(Person(seat.person or "", seat.name, None, {}) for seat in room.header.seats),
    ]
    alike: dict[str, Any] = {}
    moment = moments.monotonic()
    monkeypatch.setattr(moments.source, "monotonic", lambda: moment)  # else times go on in between
    for person in people:
        for language in LANGUAGES:
            alone = table_view(room, person, language)
            assert table_view(room, person, language, alike) == alone
            assert orjson.dumps(table_view(room, person, language, alike)) == orjson.dumps(alone)
    assert [one.host for one in (table_view(room, person, "en", alike) for person in people)].count(True) == 1
