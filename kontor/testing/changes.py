"""Changes: whoever has a scene and what changed has the new scene, whatever the game and whoever looks."""

from __future__ import annotations

import random

import orjson

from kontor.kernel.changes import applied, between
from kontor.match import Match

from .fixtures import pytest_generate_tests as pytest_generate_tests
from .settings import Setting, choose

NAMES = ("Ann", "Ben", "Cili", "Dora", "Emil")
MOST = 80  # decisions of a random game: some last for ever


def test_every_scene_follows_from_the_last_and_what_changed(setting: Setting) -> None:
    """As a page has them, read from JSON: the same text, with names in the same order. Sometimes scenes are missed, so
    that more changes at once."""
    chance = random.Random(f"changes {setting}")
    match = Match(setting.game, NAMES[: setting.players], chance.getrandbits(30), setting.options)
    viewers, languages = range(-1, setting.players), setting.game.languages
    shown = {viewer: match.scene(viewer, languages[viewer % len(languages)]).wire() for viewer in viewers}
    pages = {viewer: orjson.loads(orjson.dumps(scene)) for viewer, scene in shown.items()}
    while not match.over and len(match.played) < MOST:
        match.play(choose(setting.game.python, match.state, match.legal, chance))
        for viewer in viewers if match.over else chance.sample(viewers, 1):
            before, scene = shown[viewer], match.scene(viewer, languages[viewer % len(languages)]).wire()
            change = orjson.loads(orjson.dumps(between(before, scene)))
            whole = orjson.loads(orjson.dumps(scene))
            kept = orjson.dumps(pages[viewer])
            new = applied(pages[viewer], change)
            assert orjson.dumps(new) == orjson.dumps(whole)
            assert orjson.dumps(pages[viewer]) == kept, "the scene before is left as it was"
            shown[viewer], pages[viewer] = scene, new


def test_looking_changes_nothing(setting: Setting) -> None:
    """A scene and the news leave the table as it is: who looks next is shown the same one (`Match.scene` keeps what a
    viewer may know)."""
    chance = random.Random(f"looking {setting}")
    match = Match(setting.game, NAMES[: setting.players], chance.getrandbits(30), setting.options)
    for _ in range(15):
        if match.over:
            break
        match.play(choose(setting.game.python, match.state, match.legal, chance))
        viewer = chance.randrange(-1, setting.players)
        match.scene(viewer)
        match.happened(len(match.played), viewer)
        fresh = Match.from_log(match.log(), trust=True) if match.over else match.at(len(match.played))
        assert orjson.dumps(match.scene(viewer)) == orjson.dumps(fresh.scene(viewer))
        assert match.happened(len(match.played), viewer) == fresh.happened(len(match.played), viewer)
        assert match.state == fresh.state
