"""The components as tables for rules."""

from __future__ import annotations

from kontor.kernel import table

from . import components as box

STARTS = table(box.STARTS)
SUPPLY = table(box.SUPPLY)
NEEDS = table([souvenir.needs for souvenir in box.SOUVENIRS])
POINTS = table([souvenir.points for souvenir in box.SOUVENIRS])
WORTH = table(box.WORTH)
TIDES = table(box.TIDES)
ROUNDS = table(box.ROUNDS)
