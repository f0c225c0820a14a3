"""Learning from what was played: from the games of a teacher, and from own games."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from .losses import chances, of_choices, of_gains, of_values
from .playing import Experience, Thought
from .twin import Array, Steps, Twin, on_host


class Held(NamedTuple):
    """How well a network does on games that it has not learned from."""

    surprise: float
    """About who wins."""
    policy: float
    """About what is chosen; of own games how likely the good is, below 0."""


class Lessons(NamedTuple):
    """Decisions of a teacher, a row each; counted from the viewer as in `Experience`."""

    chosen: Array
    legal: Array
    action: Array
    share: Array
    apart: Array
    """Rows of games that are not learned from."""


# ---- from a teacher ----
def learn_lessons(
    steps: Steps, lessons: Lessons, rate: float, rows: int, most: int, patience: int, rng: np.random.Generator,
    hear: Callable[[int, Held, float], None] = lambda *_: None,
) -> Held:  # fmt: skip
    """Passes through the lessons until `patience` of them bring nothing for the games apart; the best is kept."""
    twin = steps.twin
    arrays = twin.arrays
    learned, apart = (np.flatnonzero(on_host(flags)) for flags in (~lessons.apart, lessons.apart))
    best, since, kept = Held(math.inf, math.inf), 0, twin.kept()
    for number in range(1, most + 1):
        order = rng.permutation(learned)
        for k in range(0, len(order), rows):
            some = arrays.asarray(order[k : k + rows])
            passed = twin.forward(lessons.chosen[some])
            legal = lessons.legal[some]
            value, _ = of_values(arrays, passed.value, lessons.share[some])
            policy, _ = of_choices(arrays, passed.policy, legal, _only(arrays, legal, lessons.action[some]))
            steps.step(twin.slopes(passed, value, policy), rate)
        now, right = of_lessons(twin, lessons, apart)
        hear(number, now, right)
        if sum(now) < sum(best):
            best, since, kept = now, 0, twin.kept()
        else:
            since += 1
            if since == patience:
                break
    twin.params = {name: arrays.asarray(array) for name, array in kept.items()}
    twin.changed()
    return best


def of_lessons(twin: Twin, lessons: Lessons, which: Any, at_once: int = 4096) -> tuple[Held, float]:
    """How well the network does on these rows, and how often it would choose the same."""
    arrays = twin.arrays
    sums = np.zeros(3)
    for k in range(0, len(which), at_once):
        some = arrays.asarray(which[k : k + at_once])
        passed, legal, action = twin.forward(lessons.chosen[some]), lessons.legal[some], lessons.action[some]
        _, surprise = of_values(arrays, passed.value, lessons.share[some])
        _, told = of_choices(arrays, passed.policy, legal, _only(arrays, legal, action))
        same = (chances(arrays, passed.policy, legal).argmax(axis=1) == action).mean()
        sums += len(some) * np.array([float(surprise), float(told), float(same)])
    surprise, told, same = (sums / max(1, len(which))).tolist()
    return Held(surprise, told), same


def _only(arrays: Any, legal: Array, action: Array) -> Array:
    wanted = arrays.zeros(legal.shape, arrays.float32)
    wanted[arrays.arange(len(action)), action] = 1
    return wanted


# ---- from own games ----
class Habits(NamedTuple):
    """How a network learns from its own games."""

    rate: float
    rows: int
    """Of a step."""
    passes: int
    """Through the same decisions, at most."""
    reach: float = 0.2
    curiosity: float = 0.01
    weight: float = 0.5
    """Of the values, beside the policy."""
    most_moved: float = 0.03
    """After a pass in which chances moved further than this, no other one follows."""


def learn_experience(
    steps: Steps, told: Experience, games: int, habits: Habits, rng: np.random.Generator
) -> tuple[Held, float]:
    """A few passes through decisions of so many games side by side. One game in sixteen is kept apart; once the
    network knows less about those than before, it stops. Returns how it does on them, and how far chances moved."""
    twin = steps.twin
    arrays = twin.arrays
    numbers = np.arange(len(told.action))
    is_apart = numbers % games % 16 == 15
    learned, apart = numbers[~is_apart], numbers[is_apart]
    gain = (told.gain - told.gain.mean()) / (told.gain.std() + np.float32(1e-6))
    told = told._replace(gain=gain)
    held, moved = of_experience(twin, told, apart, habits), 0.0
    for _ in range(habits.passes):
        order, far = rng.permutation(learned), []
        for k in range(0, len(order), habits.rows):
            some = arrays.asarray(order[k : k + habits.rows])
            passed = twin.forward(told.chosen[some])
            value, _ = of_values(arrays, passed.value, told.share[some])
            policy, _, distance = of_gains(
                arrays, passed.policy, told.legal[some], told.action[some], told.chance[some], told.gain[some],
                habits.reach, habits.curiosity,
            )  # fmt: skip
            steps.step(twin.slopes(passed, np.float32(habits.weight) * value, policy), habits.rate)
            far.append(distance)
        moved = float(sum(far)) / len(far)
        before, held = held, of_experience(twin, told, apart, habits)
        if held.surprise > before.surprise or moved > habits.most_moved:
            break
    return held, moved


def of_experience(twin: Twin, told: Experience, which: Any, habits: Habits, at_once: int = 16_384) -> Held:
    """How well the network does on these rows."""
    arrays = twin.arrays
    sums = np.zeros(2)
    for k in range(0, len(which), at_once):
        some = arrays.asarray(which[k : k + at_once])
        passed = twin.forward(told.chosen[some])
        _, surprise = of_values(arrays, passed.value, told.share[some])
        _, loss, _ = of_gains(
            arrays, passed.policy, told.legal[some], told.action[some], told.chance[some], told.gain[some],
            habits.reach, 0.0,
        )  # fmt: skip
        sums += len(some) * np.array([float(surprise), float(loss)])
    return Held(*(sums / max(1, len(which))).tolist())


# ---- from own games that a search stood behind ----
def learn_thoughts(
    steps: Steps, told: Thought, games: int, rate: float, rows: int, passes: int, rng: np.random.Generator
) -> Held:
    """A few passes through such decisions: chances become what the search did with each, values what came about. One
    game in sixteen is kept apart; once the network knows less about those than before, it stops."""
    twin = steps.twin
    arrays = twin.arrays
    numbers = np.arange(len(told.wanted))
    is_apart = numbers % games % 16 == 15
    learned, apart = numbers[~is_apart], numbers[is_apart]
    held = of_thoughts(twin, told, apart)
    for _ in range(passes):
        order = rng.permutation(learned)
        for k in range(0, len(order), rows):
            some = arrays.asarray(order[k : k + rows])
            passed = twin.forward(told.chosen[some])
            value, _ = of_values(arrays, passed.value, told.share[some])
            wanted = told.wanted[some].astype(arrays.float32)
            policy, _ = of_choices(arrays, passed.policy, told.legal[some], wanted)
            steps.step(twin.slopes(passed, value, policy), rate)
        before, held = held, of_thoughts(twin, told, apart)
        if sum(held) > sum(before):
            break
    return held


def of_thoughts(twin: Twin, told: Thought, which: Any, at_once: int = 16_384) -> Held:
    """How well the network does on these rows."""
    arrays = twin.arrays
    sums = np.zeros(2)
    for k in range(0, len(which), at_once):
        some = arrays.asarray(which[k : k + at_once])
        passed = twin.forward(told.chosen[some])
        _, surprise = of_values(arrays, passed.value, told.share[some])
        wanted = told.wanted[some].astype(arrays.float32)
        _, policy = of_choices(arrays, passed.policy, told.legal[some], wanted)
        sums += len(some) * np.array([float(surprise), float(policy)])
    return Held(*(sums / max(1, len(which))).tolist())
