"""The same text on the processor: to see that it means what the rules mean, where there is no GPU."""

from __future__ import annotations

import ctypes
import hashlib
import shutil
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

from kontor.kernel import Game, KontorError
from kontor.kernel.native import cache_home

from .parts import parts
from .source import APART, PARTS, source

OPTIONS = [
    *"-x c++ -std=c++17 -O1 -fno-strict-aliasing -DCHECKED -shared -fPIC -w".split(),
    *"-fsanitize=signed-integer-overflow -fsanitize-undefined-trap-on-error".split(),
]
"""With every place of an array looked at before it is used, and every sum; either ends the program."""


def compiler() -> str | None:
    """A compiler of C++ on this machine."""
    return shutil.which("g++") or shutil.which("clang++")


class Host:
    """A device without a GPU: numpy arrays, one row after the other."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._libraries: dict[tuple[str, ...], ctypes.CDLL] = {}

    @property
    def arrays(self) -> ModuleType:
        """The module that makes arrays: numpy."""
        import numpy

        return numpy

    @property
    def library(self) -> ctypes.CDLL:
        """The compiled text."""
        return self._library(PARTS)

    def _library(self, which: tuple[str, ...]) -> ctypes.CDLL:
        """The compiled text of these parts, which is kept in the cache."""
        if which not in self._libraries:
            self._libraries[which] = self._compiled(which)
        return self._libraries[which]

    def _compiled(self, which: tuple[str, ...]) -> ctypes.CDLL:
        text, found = source(self.game, parts=which), compiler()
        if found is None:
            raise KontorError("There is no compiler of C++ here: neither g++ nor clang++.")
        key = hashlib.sha256("\n".join([found, *OPTIONS, text]).encode()).hexdigest()[:20]
        folder = cache_home() / "host"
        folder.mkdir(parents=True, exist_ok=True)
        library = folder / f"{self.game.id}-{key}.so"
        if not library.exists():
            draft = library.with_suffix(".new")
            subprocess.run([found, *OPTIONS, "-o", str(draft), "-"], input=text.encode(), check=True)
            draft.replace(library)
        return ctypes.CDLL(str(Path(library)))

    def each(self, name: str, rows: int, *given: Any, least: Any = None) -> None:
        """Calls an entry point for all rows; see `Device`."""
        self.call(f"each_{name}", *parts(given), 0, rows, 0 if least is None else least)

    def call(self, name: str, *given: Any) -> None:
        """A kernel with its arguments, in parts already."""
        library = self._library(APART.get(name.removeprefix("each_"), PARTS))
        getattr(library, name)(*map(_handed_over, given))

    def wait(self) -> None:
        """Everything has been done already."""


def _handed_over(x: Any) -> Any:
    if isinstance(x, float):
        return ctypes.c_double(x)
    return ctypes.c_longlong(x.ctypes.data if hasattr(x, "ctypes") else int(x))
