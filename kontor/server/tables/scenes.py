"""Scenes as JSON: each is made once after a decision, for all who see the same."""

from __future__ import annotations

from typing import NamedTuple

import orjson

from kontor.kernel.scene import Scene
from kontor.match import Match, Played

from .places import places
from .records import Header
from .together import seen_by


class Shown(NamedTuple):
    """A scene as JSON, and where the game stands, in words, without whose turn it is."""

    json: orjson.Fragment
    status: str


class Scenes:
    def __init__(self, header: Header) -> None:
        self._header = header
        self._shown: dict[tuple[int, str], Shown] = {}
        self._after: Played | None = None

    def forget(self) -> None:
        self._shown = {}

    def of(self, match: Match, viewer: int, language: str) -> Shown:
        last = match.played[-1] if match.played else None
        if last is not self._after:
            self._shown, self._after = {}, last
        if (viewer, language) not in self._shown:
            scene = seen_by(self._header, match, viewer).scene(viewer, language)
            bot_plays = viewer >= 0 and self._header.seats[viewer].played_by is not None
            if bot_plays or self._header.status == "off":
                scene.choices = []
            if match.over and any(seat.out_of_time == "lose" for seat in self._header.seats):
                self._rank(scene, match, language)
            status = scene.standing or scene.status  # a list says itself whose turn it is
            self._shown[viewer, language] = Shown(orjson.Fragment(orjson.dumps(scene.wire())), status)
        return self._shown[viewer, language]

    def _rank(self, scene: Scene, match: Match, language: str) -> None:
        """The game knows nothing of clocks: who lost on time is last here, and another may have won."""
        table_places = places(self._header, match)
        for player, place in zip(scene.players, table_places, strict=False):
            player.rank = place
        won = [player for player in scene.players if player.rank == 1]
        words, points = match.game.words(language), won[0].score
        if len(won) == 1:
            scene.question = words("result-win", player=won[0].name, points=points)
        else:
            scene.question = words("result-shared", players=words.all_of([one.name for one in won]), points=points)
