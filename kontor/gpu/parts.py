"""How a call is handed over: arrays as a pointer and their sizes, bundles field by field, numbers as 64 bits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol


class Device(Protocol):
    """Where games are played: it has arrays of its own and runs what was compiled for it."""

    @property
    def arrays(self) -> Any:
        """The module that makes its arrays: numpy, or cupy."""

    def each(self, name: str, rows: int, *given: Any, least: Any = None) -> None:
        """Calls `each_NAME` for all rows; `least` is an array of one number, which the least result replaces if that
        is less and not below 0."""

    def wait(self) -> None:
        """Until all is done that was asked for."""


def parts(given: Any) -> Iterator[Any]:
    """Arrays and numbers, as the kernels take them; see `source.py`."""
    if isinstance(given, tuple):
        for inner in given:
            yield from parts(inner)
    elif hasattr(given, "shape") and given.shape:
        yield given
        yield from given.shape
    elif isinstance(given, float):
        yield given
    else:
        yield int(given)
