"""What can go wrong at the edge: every error a person may cause, each with one clear sentence."""

from __future__ import annotations

import operator
from typing import Any


class KontorError(Exception):
    """Base of all errors that are somebody's input, not our fault. `str(error)` is a sentence for a person."""


class UnknownGame(KontorError):
    """No game of that name is installed."""


class BadOption(KontorError, ValueError):
    """An option, a seat, a seed or a number of players the game does not have."""


class BadDecision(KontorError, ValueError):
    """A decision that cannot be read."""


class IllegalDecision(BadDecision):
    """A decision that can be read but is not legal now; `reason` says why."""

    def __init__(self, message: str, reason: str = "") -> None:
        super().__init__(message)
        self.reason = reason or message


BadMove, IllegalMove = BadDecision, IllegalDecision  # as they were called until 0.7


class BadLog(KontorError):
    """A log that is cut off, edited, or of another rules version."""


class BadPosition(KontorError, ValueError):
    """A position that does not match the game."""


class BadData(KontorError):
    """A data file of a game that cannot be used."""


class UndoRefused(KontorError):
    """The last decision stays: something was revealed, drawn, or somebody else has decided since."""


class Unfinished(KontorError):
    """A playout was called off: the game was not over after so many decisions."""


class RuleError(Exception):
    """A rule is written in a way that cannot be compiled; one line per finding, with file and line."""


def whole(number: Any) -> int | None:
    """A whole number of Python or numpy as an int; None: it is something else (True and False are, too)."""
    try:
        return None if isinstance(number, bool) else operator.index(number)
    except TypeError:
        return None
