"""From events to motions: a game's `view/motion.py` has a class with a method for each event that is seen."""

from __future__ import annotations

from collections.abc import Iterable
from keyword import iskeyword
from typing import Any

from kontor.kernel.display import Motion
from kontor.kernel.summary import Told


class Motions:
    """Collects the motions of what happened, in order.

    A method is named like its event and gets its arguments by name; of a secret event others than its seat hear as
    `NAME_hidden`, with the seat alone. An event called like a word of Python (`yield`) has an underscore after it.
    `before` and `state` are the table before and afterwards, as the viewer may know it.
    """

    def __init__(self, before: Any, state: Any) -> None:
        self.list: list[Motion] = []
        self.before, self.state = before, state

    def add(self, *motions: Motion) -> None:
        self.list += motions

    @classmethod
    def of(cls, events: Iterable[Told], before: Any, state: Any) -> list[Motion]:
        told = cls(before, state)
        for name, arguments in events:
            if method := getattr(told, name.replace("-", "_") + "_" * iskeyword(name), None):
                method(**arguments)
        return told.list
