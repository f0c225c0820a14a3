"""Rules: annotated free functions that run as plain Python on mirrors and, unchanged, as native code on bytes.

A function marked `@rule` stays an ordinary Python function. `translate.py` collects the rules a game can reach, checks
them (`lint.py`) and writes them into one file that Numba compiles. A rule may use integers, fields of records, tables,
other rules, `range min max abs divmod len`, and nothing else.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])

Actions = list[int]
"""Annotation of the buffer that `legal` fills with action ids (16-bit numbers in native code)."""

Numbers = Sequence[int]
"""Annotation of a plain list of numbers handed to a rule, such as the chosen options."""

Event = tuple[int, int, int, int, int]
"""What happened: a kind and up to four numbers."""


def rule(fn: F) -> F:
    """Mark a function as a rule."""
    fn.__kontor_rule__ = True  # type: ignore[attr-defined]
    return fn


def is_rule(x: object) -> bool:
    return getattr(x, "__kontor_rule__", False) is True


class Table(tuple[Any, ...]):
    """A constant table of integers, one- or two-dimensional; made by `table`."""

    __slots__ = ()


@overload
def table(rows: Sequence[int]) -> Sequence[int]: ...
@overload
def table(rows: Sequence[Sequence[int]]) -> Sequence[Sequence[int]]: ...
def table(rows: Any) -> Any:
    """A constant table for rules, read as `t[i]` or `t[i][j]`; rows of unequal length are padded with -1."""
    if not len(rows) or isinstance(rows[0], int):
        return Table(rows)
    width = max(map(len, rows))
    return Table(tuple(row) + (-1,) * (width - len(row)) for row in rows)


class _Ear(threading.local):
    heard: list[Event] | None = None


_ear = _Ear()


def say(event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell whoever listens what just happened. Native code leaves these lines out: nobody listens there."""
    if _ear.heard is not None:
        _ear.heard.append((event, a, b, c, d))


@contextlib.contextmanager
def listen() -> Iterator[list[Event]]:
    """Collect what rules say while the block runs (in this thread)."""
    before, heard = _ear.heard, []  # type: tuple[list[Event] | None, list[Event]]
    _ear.heard = heard
    try:
        yield heard
    finally:
        _ear.heard = before


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Nobody listens while the block runs: for trying things out."""
    before, _ear.heard = _ear.heard, None
    try:
        yield
    finally:
        _ear.heard = before
