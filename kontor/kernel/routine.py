"""Routines: what is done with the rules of whatever game, written once: playouts, a look through a turn, a search.

A routine is an annotated free function like a rule, with the game as its first argument: `game.rules.apply(s, action)`.
As plain Python it runs on mirrors. `translate.py` writes it into the native text of every game, where the argument is
gone and rules are called by name. Beside what rules may use, a routine may use

* floats, `/`, `float`, `int`, `exp` and `sqrt`;
* NamedTuples of numbers and arrays, as arguments and made in place;
* the functions at the end of this module, which make room for states and numbers.

An `@entry_point` is a routine that Python calls: `engine.module` has it by its name. Packages above the kernel add
entry points of their own by naming their module once, in `kontor/__init__.py`: every process must know the same ones,
because they are part of the text that is compiled.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from math import exp, sqrt
from typing import Annotated, Any, Protocol, TypeVar

from .chance import Rng
from .record import Record
from .rule import Native, rule
from .rules import Rules

F = TypeVar("F", bound=Callable[..., Any])

FUNCTIONS = frozenset({exp, sqrt})
"""Of the standard library, what routines may call."""


class Playable(Protocol):
    """A game as routines see it."""

    @property
    def state(self) -> type[Record]: ...
    @property
    def max_legal(self) -> int: ...
    @property
    def rules(self) -> Rules: ...


Raw = Annotated[Any, Native("T.Array(T.uint8, 1, 'C')")]
"""A state as its engine keeps it: bytes in native code, in Python the mirror itself."""
Raws = Annotated[list[Any], Native("T.Array(T.uint8, 2, 'C')")]
Lists = Annotated[list[list[int]], Native("T.Array(T.int16, 2, 'C')")]
"""Buffers for `legal`, one below the other: `lists[i][k]`."""
Counts = Annotated[list[int], Native("T.Array(T.int64, 1, 'C')")]
"""Numbers that a routine writes."""
Reals = Annotated[list[float], Native("T.Array(T.float64, 1, 'C')")]


def routine(fn: F) -> F:
    """Mark a function as a routine."""
    fn.__kontor_routine__ = True  # type: ignore[attr-defined]
    return rule(fn)


def entry_point(fn: F) -> F:
    """Mark a function as a routine that Python calls."""
    fn.__kontor_entry_point__ = True  # type: ignore[attr-defined]
    return routine(fn)


def is_routine(x: object) -> bool:
    return getattr(x, "__kontor_routine__", False) is True


def is_entry_point(x: object) -> bool:
    return getattr(x, "__kontor_entry_point__", False) is True


def is_bundle(x: object) -> bool:
    """A NamedTuple: numbers and arrays under names, handed over as one."""
    return isinstance(x, type) and issubclass(x, tuple) and hasattr(x, "_fields")


# ---- which there are ----
_modules = {"kontor.kernel.entry_points": ""}


def add_entry_points(module: str, part: str = "") -> None:
    """The entry points of that module belong to every game's native code; it is imported when they are needed. Those of
    a `part` are compiled apart from the others, when something needs them: `Game.native_part`."""
    _modules.setdefault(module, part)


def entry_points(part: str = "") -> list[Callable[..., Any]]:
    found: dict[str, Callable[..., Any]] = {}
    for module in [module for module, its_part in _modules.items() if its_part == part]:
        for name, fn in vars(importlib.import_module(module)).items():
            if is_entry_point(fn) and fn.__module__ == module:
                assert name not in found, f"two entry points are called {name}"
                found[name] = fn
    return list(found.values())


# ---- what a routine calls instead of allocating: each is plain Python here and an expression in native code ----
def _native(expression: str) -> Callable[[F], F]:
    def marked(fn: F) -> F:
        fn.__kontor_native__ = expression  # type: ignore[attr-defined]
        return fn

    return marked


def native_expression(x: object) -> str | None:
    return getattr(x, "__kontor_native__", None)


@_native("{raw}.view(D_STATE)[0]")
def state_in(raw: Raw) -> Any:
    """The state to read and change: what rules take."""
    return raw


@_native("copy_state({source}, {target})")
def copy_state(source: Raw, target: Raw) -> None:
    target.become(source.clone())


@_native("clear_state({raw})")
def clear_state(raw: Raw) -> None:
    """Every number 0."""
    raw.become(type(raw).blank())


@_native("empty(SIZE, uint8)")
def new_state(game: Playable) -> Raw:
    """Room for a state, whatever is in it."""
    return game.state.blank()


@_native("empty(({n}, SIZE), uint8)")
def new_states(game: Playable, n: int) -> Raws:
    return [game.state.blank() for _ in range(n)]


@_native("empty(WIDTH, int16)")
def new_list(game: Playable) -> list[int]:
    """Room for the ids of all legal decisions."""
    return [0] * (game.max_legal + 1)


@_native("empty(({n}, WIDTH), int16)")
def new_lists(game: Playable, n: int) -> Lists:
    return [[0] * (game.max_legal + 1) for _ in range(n)]


@_native("empty(WIDTH, int64)")
def new_worths(game: Playable) -> Counts:
    """Room for a number for each legal decision."""
    return [0] * (game.max_legal + 1)


@_native("empty({n}, int64)")
def new_counts(n: int) -> Counts:
    return [0] * n


@_native("empty({n}, int16)")
def new_shorts(n: int) -> list[int]:
    """Room for an observation."""
    return [0] * n


@_native("empty({n}, int32)")
def new_longs(n: int) -> list[int]:
    return [0] * n


@_native("empty({n}, float64)")
def new_reals(n: int) -> Reals:
    return [0.0] * n


@_native("zeros(1, D_Rng)[0]")
def new_rng() -> Rng:
    return Rng.blank()  # type: ignore[no-any-return]
