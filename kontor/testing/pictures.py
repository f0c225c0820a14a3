"""The pictures of a game: every part, drawing and colour they name is there, every choice has its target."""

from __future__ import annotations

import itertools
import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from kontor.kernel import Game
from kontor.kernel.engine import PythonEngine
from kontor.kernel.scene import Scene
from kontor.match import Match
from kontor.picture import kit
from kontor.picture.backdrop import Backdrop
from kontor.picture.icons import Icons, shared_icons
from kontor.picture.theme import THEMES, Theme

from .fixtures import pytest_generate_tests as pytest_generate_tests

COLOURS = ("fill", "line", "colour", "surface")
BESIDE = {"own", "on-own", "surface", "none"}


def inside(nodes: Any) -> Iterator[dict[str, Any]]:
    """All dictionaries of a list, at any depth."""
    if isinstance(nodes, dict):
        yield nodes
    for value in nodes.values() if isinstance(nodes, dict) else nodes if isinstance(nodes, list | tuple) else ():
        yield from inside(value)


def backdrop(game: Game, language: str = "en") -> Backdrop:
    assert game.views.parts is not None
    return Backdrop.of(game.package, language, game.views.parts)


def scenes(game: Game, seed: int) -> Iterator[tuple[Match, Scene]]:
    """Of a game by the rollout policy: random ones may take for ever."""
    players = game.seats[seed % len(game.seats)]
    match, rng, engine = Match(game, players, seed=seed), random.Random(seed), PythonEngine(game)
    while not match.over:
        assert match.to_move is not None
        yield match, match.scene(rng.choice([match.to_move, -1, 0]), game.languages[seed % len(game.languages)])
        match.play(engine.policy_choice(match.state, rng.randrange(1 << 30)))
    yield match, match.scene(-1)


def check(game: Game, shown: Any, parts: Any) -> None:
    themes = [Theme.of(name).with_palette(backdrop(game).palette) for name in THEMES]
    icons = Icons([files(game.package) / "art", shared_icons()], themes[0])
    for node in inside(shown):
        if "part" in node:
            assert node["part"] in parts, node
        if "use" in node:
            assert icons.find(node["use"]) is not None, node
        for key in COLOURS:
            if key in node and node[key] not in BESIDE:
                assert all(theme.has(node[key]) for theme in themes), node


@pytest.fixture
def pictured(game: Game) -> Game:
    """The game, if it draws pictures: it need not."""
    if game.views.parts is None:
        pytest.skip(f"{game.id} draws no pictures")
    return game


def test_backdrops_are_complete_and_have_stable_keys(pictured: Game) -> None:
    game = pictured
    for language in game.languages:
        drawn = backdrop(game, language)
        assert drawn.key.startswith(f"{language}-")
        check(game, drawn.parts, drawn.parts)
        assert json.loads(drawn.json)["palette"].keys() == drawn.palette.keys()
    assert len({backdrop(game, language).key for language in game.languages}) == len(game.languages)
    script = (
        f"import kontor; from kontor.picture.backdrop import Backdrop; game = kontor.game({game.id!r}); "
        "print(Backdrop.of(game.package, 'en', game.views.parts).key)"
    )
    again = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert again.stdout.strip() == backdrop(game).key


def test_pictures_name_only_what_there_is(pictured: Game) -> None:
    game = pictured
    for seed in range(2):
        for _, scene in itertools.islice(scenes(game, seed), seed, None, 4):
            assert scene.picture is not None
            parts = backdrop(game, scene.picture["backdrop"].split("-")[0]).parts
            assert backdrop(game, scene.picture["backdrop"].split("-")[0]).key == scene.picture["backdrop"]
            assert scene.picture["areas"].keys() == {area.id for area in scene.areas}
            check(game, scene.picture, parts)
            ghosts = scene.picture.get("ghosts", {})
            ids = [target["id"] for area in scene.picture["areas"].values() for target in area.get("targets", ())]
            assert len(ids) == len(set(ids))
            for area in scene.picture["areas"].values():
                for target in area.get("targets", ()):
                    assert not target.get("ghost") or target["ghost"] in ghosts
                pieces = [node["id"] for node in area.get("pieces", ()) if "id" in node]
                assert len(pieces) == len(set(pieces))
            others = {card.id for player in scene.players for card in player.cards}
            others |= {track.id for player in scene.players for track in player.tracks}
            for choice in scene.choices:
                assert set(choice.targets) <= {*ids, *others}, choice
            json.dumps(scene.to_json())


def test_motions_end_where_something_is(pictured: Game) -> None:
    """What moves is in the picture afterwards, unless the end of a round takes it away at once; it came from something
    that was in a picture, from a player or from the supply."""
    counted = Counter(seen_to_move(pictured))
    assert counted["lost"] <= counted["move"] / 5


def seen_to_move(game: Game) -> Iterator[str]:
    """The kind of each motion of a game, and `lost` for one that moves what is not to be seen afterwards."""
    before = None
    for match, scene in scenes(game, 1):
        assert scene.picture is not None
        areas = scene.picture["areas"].values()
        things = {target["id"] for area in areas for target in area.get("targets", ())}
        things |= {card.id for player in scene.players for card in player.cards}
        icons = {f"{player.seat}:{counter.icon}" for player in scene.players for counter in player.counters}
        told = match.motions()
        assert len(match.motions(-1)) <= len(told)  # a spectator is not told more
        for motion in told:
            yield motion["kind"]
            if motion["kind"] == "move" and motion["id"] not in things:
                yield "lost"
            for end in (motion.get("source", ""), motion.get("to", "")):
                what, _, rest = end.partition(":")
                if what == "counter":
                    assert rest in icons, motion
                elif what == "supply":
                    assert rest in {counter.icon for counter in scene.counters}
                elif end and what != "player":
                    assert before is None or end in things | before, motion
        before = things


def test_the_wire_has_no_thing_twice(pictured: Game) -> None:
    for _, scene in scenes(pictured, 0):
        assert scene.pieces and not scene.wire().pieces and not scene.wire().places and not scene.wire().lines
        assert scene.wire().picture is scene.picture
        break


def test_no_icon_of_the_interface_stands_for_a_drawing_of_a_game(game: Game) -> None:
    """They are called `ui-...`; what a game calls by a name of its own is drawn from its own file."""
    art = files(game.package) / "art"
    own = {file.name.removesuffix(".svg") for file in art.iterdir() if file.name.endswith(".svg")}
    assert not [each for each in own if each.startswith("ui-")]
    assert all(kit.icon(each, 0, 0, 24)["use"] == each for each in own)
    icons = Icons([art, shared_icons()], Theme.of("light"))
    for each in own:
        found = icons.find(each)
        assert found and found[1] in (art / f"{each}.svg").read_text(encoding="utf-8"), each
