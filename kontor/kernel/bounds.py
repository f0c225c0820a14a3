"""What a position from outside may hold, as far as the declaration of its state says it: bounds, and places in use."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .record import Field, Record


def out_of_bounds(state: Record) -> Iterator[str]:
    """Numbers outside the bounds their fields declare, in words."""

    def look(path: str, owner: Record) -> Iterator[str]:
        for key, field in type(owner).FIELDS.items():
            value = getattr(owner, key)
            bounds = tuple(_resolved(bound, state, owner) for bound in field.bounds) if field.bounds else None
            for k, name, x in _places(f"{path}{key}", field, value, _in_use(field, state)):
                if isinstance(x, Record):
                    yield from look(f"{name}.", x)
                elif bounds is not None:
                    low, high = (bound if isinstance(bound, int) else bound[k] for bound in bounds)
                    if not low <= x <= high:
                        yield f"{name} is {x}; it must be " + (f"from {low} to {high}" if low < high else f"{low}")

    yield from look("", state)


def beyond_use(state: Record, fresh: Callable[[], Record]) -> Iterator[str]:
    """Places beyond those in use that are not as the set-up (`fresh`) leaves them, in words."""
    for key, field in type(state).FIELDS.items():
        if field.used is not None:
            there, unused = getattr(state, key), getattr(fresh(), key)
            for k in range(field.used(state), field.shape[0]):
                if there[k] != unused[k]:
                    yield f"{key}[{k}] is set, but only the first {field.used(state)} are in this game"


def _in_use(field: Field, state: Record) -> int:
    return field.used(state) if field.used else (field.shape or (1,))[0]


def _places(name: str, field: Field, value: Any, count: int) -> Iterator[tuple[int, str, Any]]:
    """Number (of the first dimension), name and content of every place in use."""
    if not field.shape:
        yield 0, name, value
        return

    def inner(name: str, x: Any) -> Iterator[tuple[str, Any]]:
        if isinstance(x, list):
            for k, y in enumerate(x):
                yield from inner(f"{name}[{k}]", y)
        else:
            yield name, x

    for k in range(count):
        label = field.names[k] if field.names else k
        for full, x in inner(f"{name}[{label}]", value[k]):
            yield k, full, x


def _resolved(bound: Any, state: Record, owner: Record) -> int | Sequence[int]:
    if callable(bound):
        bound = bound(state) if len(inspect.signature(bound).parameters) == 1 else bound(state, owner)
    return bound  # type: ignore[no-any-return]
