"""Scenes as JSON: each is made once after a decision, for all who see the same."""

from __future__ import annotations

from typing import NamedTuple

import orjson

from kontor.kernel.scene import Scene
from kontor.match import Match, Played

from .places import are_by_points, places, winners
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
            rank_players(scene, self._header, match, language)
            status = scene.standing or scene.status  # a list says itself whose turn it is
            self._shown[viewer, language] = Shown(orjson.Fragment(orjson.dumps(scene.wire())), status)
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
