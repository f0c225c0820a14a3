"""Scenes as JSON: each is made once after a decision, for all who see the same, as a whole and as what changed."""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable
from typing import Any

import orjson

from kontor.kernel.changes import Known, between
from kontor.kernel.scene import Scene
from kontor.match import Match, Played

from .places import are_by_points, places, winners
from .records import Header
from .together import seen_by


def _written(found: Any) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps(found))


_KNOWN = Known(_written)


class Shown:
    """A scene, and where the game stands, in words."""

    def __init__(self, scene: Scene, before: Shown | None) -> None:
        self.status = scene.status
        self.scene = scene.wire()
        self.before = before
        """What the same viewer saw before the last decision, in the same language."""
        self._told: dict[Hashable, orjson.Fragment] = {}

    @functools.cached_property
    def json(self) -> orjson.Fragment:
        return _written(self.scene)

    def told(self, what: Hashable, make: Callable[[], Any]) -> orjson.Fragment:
        """What is told with it, made once for all who see the same and are told the same."""
        if what not in self._told:
            self._told[what] = _written(make())
        return self._told[what]

    @functools.cached_property
    def changes(self) -> orjson.Fragment:
        assert self.before is not None
        return _written(between(self.before.scene, self.scene, _KNOWN))


class Scenes:
    def __init__(self, header: Header) -> None:
        self._header = header
        self._shown: dict[tuple[int, str], Shown] = {}
        self._before: dict[tuple[int, str], Shown] = {}
        self._after: Played | None = None

    def forget(self) -> None:
        self._shown, self._before = {}, {}

    def of(self, match: Match, viewer: int, language: str) -> Shown:
        last = match.played[-1] if match.played else None
        if last is not self._after:
            for shown in self._shown.values():
                shown.before = None
            self._before, self._shown, self._after = self._shown, {}, last
        if (viewer, language) not in self._shown:
            scene = seen_by(self._header, match, viewer).scene(viewer, language)
            bot_plays = viewer >= 0 and self._header.seats[viewer].played_by is not None
            if bot_plays or self._header.status == "off":
                scene.choices = []
            rank_players(scene, self._header, match, language)
            self._shown[viewer, language] = Shown(scene, self._before.get((viewer, language)))
        return self._shown[viewer, language]


def rank_players(scene: Scene, header: Header, match: Match, language: str) -> None:
    """The game knows nothing of clocks and of who resigned: they come last here, and another may have won."""
    if not match.over or are_by_points(header):
        return
    for player, place in zip(scene.players, places(header, match), strict=False):
        player.rank = place
    won = [player for player in scene.players if player.seat in winners(header, match)]
    words = match.game.words(language)
    if len(won) == 1:
        scene.question = words("result-win", player=won[0].name, points=won[0].score)
    elif won:
        names = words.all_of([one.name for one in won])
        scene.question = words("result-shared", players=names, points=won[0].score)
