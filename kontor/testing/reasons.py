"""Reasons of any game: without its cause a reason is not given, and each has its sentence."""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

from kontor.kernel import Game

from .causes import changed, judged, why_not
from .fixtures import pytest_generate_tests as pytest_generate_tests
from .settings import Setting, choose, settings

EXAMPLES = 2  # of each kind of decision and reason


def refusals(game: Game) -> list[tuple[Any, int, str]]:
    """Refused decisions of random games, a few for each kind and reason: state, number, key."""
    found: Counter[tuple[str, str]] = Counter()
    out = []
    for number, setting in enumerate(settings([game])):
        for state in sampled(setting, number):
            legal = set(game.python.unchecked.legal(state))
            for action in game.actions:
                reason = None if action in legal else why_not(game, state, action)
                if reason:
                    verb = game.actions.signature(action).verb
                    found[verb, reason.key] += 1
                    if found[verb, reason.key] <= EXAMPLES:
                        out.append((state, action, reason.key))
    return out


def sampled(setting: Setting, seed: int) -> list[Any]:
    """A few states of a random game, from every phase it has."""
    engine, chance = setting.game.python.unchecked, random.Random(seed)
    state = engine.new(setting.players, seed, setting.numbers())
    kept: dict[int, Any] = {}
    while legal := engine.legal(state):
        if state.phase not in kept or chance.random() < 0.02:
            kept[state.phase] = state.clone()
        engine.apply(state, choose(engine, state, legal, chance))
    return list(kept.values())


def test_without_its_cause_a_reason_is_not_given(game: Game) -> None:
    """Of the numbers a refusal looked at some one, or an argument, is its cause: changed, the reason is gone. And on
    every table of these that could be, what has no reason against it is listed, and nothing else."""
    possible = 0
    for state, action, key in refusals(game):
        gone = False
        for table in changed(game, state, action):
            reason = judged(game, table, action)
            if reason == "impossible" or (reason is not None and reason.key == key):  # type: ignore[union-attr]
                continue
            gone = True
            if game.problems(table) == []:
                possible += 1
                listed = game.python.unchecked.legal(table)
                kind = game.decisions.kind(action)
                for other in range(kind.first, kind.first + kind.signature.size):
                    assert (why_not(game, table, other) is None) == (other in listed), game.actions.notation(other)
        assert gone or depends_on_arguments(game, state, action, key), (game.actions.notation(action), key)
    assert possible, "no table without a cause could be"


def depends_on_arguments(game: Game, state: Any, action: int, key: str) -> bool:
    kind = game.decisions.kind(action)
    reasons = [why_not(game, state, other) for other in range(kind.first, kind.first + kind.signature.size)]
    return any(reason is None or reason.key != key for reason in reasons)


def test_every_reason_has_its_sentence_and_is_given_somewhere(game: Game) -> None:
    modules = {kind.__module__ for kind in game.decisions.kinds}
    whys = [why for name in modules for why in vars(sys.modules[name]).get("Why", ())]
    reasons = {f"why-{why.name.lower().replace('_', '-')}": why for why in whys}
    not_now = {f"why-not-now-{signature.verb}" for signature in game.actions.signatures}
    folder = Path(str(files(game.package)))
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    for language in game.languages:
        text = (folder / "text" / f"{language}.ftl").read_text("utf-8")
        sentences = set(re.findall(r"^(why-[a-z0-9-]+) =", text, re.M))
        assert set(reasons) <= sentences, language
        assert sentences <= set(reasons) | not_now, language
    for why in reasons.values():
        assert re.search(rf"\bWhy\.{why.name}\b", code), f"nothing is refused for {why.name}"
