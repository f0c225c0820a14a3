"""The battery for every installed game: positions from outside; and what it does where a state has an empty list."""

from __future__ import annotations

import random

from kontor.testing import positions
from kontor.testing.positions import *


def test_a_game_may_have_no_options() -> None:
    state = {"options": [], "points": [3, 4, 5], "seat": 1}
    assert positions._ends(state) == [("points", 0), ("points", 2), ("seat",)]
    changed = {"options": [], "points": [3, 4, 5], "seat": 1}
    for seed in range(20):
        positions._change_a_number(changed, random.Random(seed))
    assert changed["options"] == [] and changed != state
