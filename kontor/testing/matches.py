"""A match of any game: log, undo, and for every viewer a scene, a picture and a terminal view."""

from __future__ import annotations

import io
import random
import xml.etree.ElementTree as ET

from rich.console import Console

from kontor.match import Match
from kontor.picture.text import show

from .fixtures import pytest_generate_tests as pytest_generate_tests
from .settings import Setting, choose, times


def test_log_and_history(setting: Setting) -> None:
    for seed in range(times(2)):
        chance = random.Random(seed)
        match = Match(setting.game, setting.players, seed, setting.options)
        states = [match.state.to_bytes()]
        while not match.over:
            assert match.play(choose(match.game.python, match.state, match.legal, chance)).text
            states.append(match.state.to_bytes())
        text = match.log()
        again = Match.from_log(text)
        assert again.log() == text and again.scores == match.scores
        for number in chance.sample(range(len(states)), min(12, len(states))):
            assert match.at(number).state.to_bytes() == states[number]
        stored = [(p.seat, p.notation, p.turn, p.events, p.barrier) for p in match.played]
        snapshots = [shot for n in range(len(states)) if (shot := match.at(n).snapshot_due())]
        names = (setting.game.id, match.names, match.seed, match.options)
        assert Match.restored(*names, stored, snapshots).log() == text


def test_undo_restores_the_bytes_wherever_it_is_allowed(setting: Setting) -> None:
    chance = random.Random(5)
    match = Match(setting.game, setting.players, 5, setting.options)
    while not match.over:
        before = match.state.to_bytes()
        action = choose(match.game.python, match.state, match.legal, chance)
        match.play(action)
        if match.undo_refused() is None and chance.random() < 0.5:
            match.undo()
            assert match.state.to_bytes() == before
            match.play(action)


def test_every_viewer_has_a_scene_a_picture_and_a_terminal_view(setting: Setting) -> None:
    chance = random.Random(6)
    match = Match(setting.game, setting.players, 6, setting.options)
    while True:
        if match.over or chance.random() < (0.02 if len(match.played) < 150 else 0.004):  # long games repeat themselves
            for viewer in range(-1, setting.players):
                language = chance.choice(setting.game.languages)
                scene = match.scene(viewer, language)
                assert sorted(c.action for c in scene.choices) == (match.legal if viewer == match.to_move else [])
                ids = [place.id for place in scene.places] + [piece.id for piece in scene.pieces]
                ids += [line.id for line in scene.lines]
                ids += [card.id for player in scene.players for card in player.cards]
                ids += [track.id for player in scene.players for track in player.tracks]
                assert len(ids) == len(set(ids))
                assert all(target in ids for choice in scene.choices for target in choice.targets)
                assert ET.fromstring(match.svg(viewer, language)).tag.endswith("svg")
                show(scene, match.game.words(language), Console(file=io.StringIO(), width=80))
        if match.over:
            return
        match.play(choose(match.game.python, match.state, match.legal, chance))
