"""A GPU of NVIDIA, by way of CuPy: it compiles the text of a game, holds its arrays and runs it."""

from __future__ import annotations

from typing import Any, Unpack

from kontor.kernel import Game, KontorError

from .batch import DeviceBatch, Setting
from .parts import parts
from .source import APART, PARTS, source

THREADS = 128
"""Of a block: most of these kernels are short."""
OPTIONS = ("--std=c++17", "-w", "-DONLY=0")


class NoGpu(KontorError):
    """Games cannot be played on a GPU here, and why."""


class Gpu:
    """A game on the GPU that CuPy uses now."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._cupy = _cupy()
        self._codes: dict[tuple[str, ...], Any] = {}

    def __repr__(self) -> str:
        return f"<{self.game.id} on a GPU>"

    def batch(self, n: int, players: int | None = None, **setting: Unpack[Setting]) -> DeviceBatch:
        """n games, as `kontor.Batch` has them, in the memory of the GPU."""
        return DeviceBatch(self, self.game, n, players, **setting)

    @property
    def arrays(self) -> Any:
        """The module that makes arrays on this device: CuPy."""
        return self._cupy

    @property
    def code(self) -> Any:
        """The compiled text."""
        return self._code(PARTS)

    def _code(self, which: tuple[str, ...]) -> Any:
        """The compiled text of these parts; CuPy keeps it for the next time."""
        if which not in self._codes:
            text = source(self.game, parts=which)
            self._codes[which] = self._cupy.RawModule(code=text, options=OPTIONS, backend="nvrtc")
        return self._codes[which]

    def each(self, name: str, rows: int, *given: Any, least: Any = None) -> None:
        """Calls an entry point for all rows, one thread a row; see `Device`."""
        import numpy as np

        flat = [*parts(given), 0, rows, 0 if least is None else least]
        numbers = tuple({int: np.int64, float: np.float64}.get(type(x), lambda x: x)(x) for x in flat)
        self._code(APART.get(name, PARTS)).get_function(f"each_{name}")((-(-rows // THREADS),), (THREADS,), numbers)

    def wait(self) -> None:
        """Until the device has done everything it was asked to do."""
        self._cupy.cuda.get_current_stream().synchronize()


def _cupy() -> Any:
    try:
        import cupy
    except ImportError:
        raise NoGpu("Games on a GPU need CuPy; “pip install kontor[gpu]” brings it.") from None
    try:
        count = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise NoGpu(f"CUDA finds no GPU here: {error}.") from None
    if count == 0:
        raise NoGpu("CUDA finds no GPU here.")
    return cupy
