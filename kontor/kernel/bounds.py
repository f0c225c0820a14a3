"""What a position from outside may hold, as far as the declaration of its state says it: bounds, and places in use."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .record import Field, Record


def out_of_bounds(state: Record) -> Iterator[str]:
    """Numbers outside the bounds their fields declare, in words."""

    def look(path: str, owner: Record) -> Iterator[str]:
        for key, field in type(owner).FIELDS.items():
            if field.bounds is None and not field.nested:
                continue
            value = getattr(owner, key)
            bounds = [_resolved(bound, state, owner) for bound in field.bounds or ()]
            for k, row in enumerate(value[: _in_use(field, state)] if field.shape else [value]):
                low, high = (bound if isinstance(bound, int) else bound[k] for bound in bounds) if bounds else (0, 0)
                if not field.nested and _within(row, low, high):
                    continue
                for name, x in _places(f"{path}{key}" + (f"[{_label(field, k)}]" if field.shape else ""), row):
                    if isinstance(x, Record):
                        yield from look(f"{name}.", x)
                    elif not low <= x <= high:
                        yield f"{name} is {x}; it must be " + (f"from {low} to {high}" if low < high else f"{low}")

    yield from look("", state)


def beyond_use(state: Record, fresh: Callable[[], Record]) -> Iterator[str]:
    """Places beyond those in use that are not as the setup (`fresh`) leaves them, in words."""
    for key, field in type(state).FIELDS.items():
        if field.used is not None and (used := field.used(state)) < field.shape[0]:
            there, unused = getattr(state, key), getattr(fresh(), key)
            for k in range(used, field.shape[0]):
                if there[k] != unused[k]:
                    yield f"{key}[{k}] is set, but only the first {used} are in this game"


def _in_use(field: Field, state: Record) -> int:
    return field.used(state) if field.used else (field.shape or (1,))[0]


def _within(row: Any, low: int, high: int) -> bool:
    """Are all numbers of a row within bounds? Asked first: names are made only where something is wrong."""
    return all(_within(x, low, high) for x in row) if isinstance(row, list) else low <= row <= high


def _label(field: Field, k: int) -> str | int:
    return field.names[k] if field.names else k


def _places(name: str, x: Any) -> Iterator[tuple[str, Any]]:
    """Name and content of every place."""
    if isinstance(x, list):
        for k, y in enumerate(x):
            yield from _places(f"{name}[{k}]", y)
    else:
        yield name, x


def _resolved(bound: Any, state: Record, owner: Record) -> int | Sequence[int]:
    if callable(bound):
        bound = bound(state, owner) if _asks_for_its_owner(bound) else bound(state)
    return bound  # type: ignore[no-any-return]


@functools.cache
def _asks_for_its_owner(bound: Callable[..., Any]) -> bool:
    return len(inspect.signature(bound).parameters) == 2
