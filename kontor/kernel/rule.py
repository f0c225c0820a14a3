"""Rules: annotated free functions that run as plain Python on mirrors and, unchanged, as native code on bytes.

A function marked `@rule` stays an ordinary Python function. `translate.py` collects the rules a game can reach, checks
them (`lint.py`) and writes them into one file that Numba compiles. A rule may use integers, fields of records, tables,
other rules, `range min max abs divmod len`, and nothing else.
"""

from __future__ import annotations

import ast
import contextlib
import enum
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])

Actions = list[int]
"""Annotation of the buffer that `legal` fills with action ids (16-bit numbers in native code)."""

Numbers = Sequence[int]
"""Annotation of a plain list of numbers handed to a rule, such as the chosen options."""


@dataclass(frozen=True)
class Native:
    """In an annotation: the type that native code has there, an expression on Numba's types `T`."""

    type: str


AnyState = Annotated[Any, Native("T_STATE")]
"""Annotation of the state in a rule that serves every game."""

Event = tuple[int, int, int, int, int]
"""What happened: a kind and up to four numbers."""


def rule(fn: F) -> F:
    """Mark a function as a rule."""
    fn.__kontor_rule__ = True  # type: ignore[attr-defined]
    return fn


def is_rule(x: object) -> bool:
    return getattr(x, "__kontor_rule__", False) is True


def without_checks(fn: F) -> F:
    """Native code of this rule does not look whether places exist. Only for rules and routines that are not a game's,
    all of whose places are within their arrays by the way they are written, or were looked at before."""
    fn.__kontor_unchecked__ = True  # type: ignore[attr-defined]
    return fn


def is_unchecked(x: object) -> bool:
    return getattr(x, "__kontor_unchecked__", False) is True


def meant(fn: Callable[..., Any], node: ast.AST) -> Any:
    """The rule or number that a name, or `Place.apply` and `Place.first` of a decision, stands for in a rule."""
    if isinstance(node, ast.Name):
        return fn.__globals__.get(node.id)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        owner = fn.__globals__.get(node.value.id)
        if is_decision(owner):
            return getattr(owner, node.attr, None)
    return None


def is_decision(x: object) -> bool:
    return isinstance(x, type) and hasattr(x, "__kontor_decision__")


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


class Refusal(int):
    """Why a decision is not allowed: the number of the reason, and in Python also what its sentence needs."""

    why: enum.IntEnum
    arguments: dict[str, int]


def refuse(why: enum.IntEnum, **arguments: int) -> int:
    """The result of a refusal. Native code keeps the number only: nobody reads sentences there."""
    out = Refusal(why)
    out.why, out.arguments = why, arguments
    return out


class _Ear(threading.local):
    heard: list[Event] | None = None


_ear = _Ear()


def say(event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell whoever listens what just happened. Native code leaves these lines out: nobody listens there."""
    if _ear.heard is not None:
        _ear.heard.append((int(event), a, b, c, d))


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
