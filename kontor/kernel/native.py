"""Native code: compile a game's rules once per machine, find them again, and never run anything stale or damaged.

Compiled code lives in a folder named by the hash of the translated rules, the compiler's versions and the processor.
A folder counts only when its `complete` file is there and every file has the checksum written down in it; whatever is
half-written or damaged is thrown away and compiled again. One process compiles, the others wait for it (file lock).
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import shutil
import stat
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

from platformdirs import user_cache_path

Progress = Callable[[str], None]
FILES = ("rules.py", "rules.o", "rules.bc", "entries.pickle")
MADE = "2"
"""Another number when `linking.py` makes other code of the same text, or other files."""


def cache_home() -> Path:
    """Where compiled rules are kept: $KONTOR_CACHE, else the user's cache folder."""
    if chosen := os.environ.get("KONTOR_CACHE"):
        return Path(chosen)
    return user_cache_path("kontor", appauthor=False, opinion=False)


def _usable_home() -> Path:
    home = cache_home()
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except OSError:
        user = getattr(os, "getuid", lambda: 0)()
        fallback = Path(tempfile.gettempdir()) / f"kontor-cache-{user}"
        fallback.mkdir(mode=0o700, exist_ok=True)
        if hasattr(os, "getuid") and (
            fallback.is_symlink() or fallback.lstat().st_uid != user
        ):  # somebody else's folder: do not run code from it
            fallback = Path(tempfile.mkdtemp(prefix="kontor-cache-"))
        return fallback


def _machine() -> str:
    """Everything beside the text that decides what the machine code is."""
    import llvmlite
    import llvmlite.binding
    import numpy

    return "|".join(
        [
            MADE,
            sys.implementation.cache_tag or "",
            platform.machine(),
            version("numba"),  # to import it takes a quarter of a second
            llvmlite.__version__,
            numpy.__version__,
            llvmlite.binding.get_host_cpu_name(),
            llvmlite.binding.get_host_cpu_features().flatten(),
            *(f"{k}={v}" for k, v in sorted(os.environ.items()) if k.startswith("NUMBA_")),  # flags change the code
        ]
    )


@contextmanager
def _plain_numba() -> Iterator[None]:
    """Numba as we mean it, whatever its environment says: compiling, and checking bounds."""
    import numba

    wanted: dict[str, Any] = {"DISABLE_JIT": 0, "BOUNDSCHECK": None}
    before = {name: getattr(numba.config, name) for name in wanted}
    for name, value in wanted.items():
        setattr(numba.config, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(numba.config, name, value)


def _ours(folder: Path) -> bool:
    """Code is run only from a folder that nobody else can write to: our own, or the system's."""
    if not hasattr(os, "getuid"):
        return True
    facts = folder.lstat()
    return stat.S_ISDIR(facts.st_mode) and facts.st_uid in (0, os.getuid()) and not facts.st_mode & 0o022


class NativeCode:
    """The compiled rules of one game on this machine."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.text = text
        self.key = hashlib.sha256(f"{_machine()}\n{text}".encode()).hexdigest()[:20]
        self.folder = cache_home() / f"{game}-{self.key}"
        if (
            not self._intact()
        ):  # somebody compiled it here already, perhaps where we may not write; else we need to write
            self.folder = _usable_home() / f"{game}-{self.key}"
        self._module: ModuleType | None = None
        self._guard = threading.Lock()

    def is_ready(self) -> bool:
        """Compiled, complete and undamaged: `load` will take well under a second."""
        return self._module is not None or self._intact()

    def load(self, progress: Progress | None = None) -> ModuleType:
        """The native module; compiles first if it must."""
        with self._guard:
            if self._module is None:
                self._module = self._load(progress)
            return self._module

    def _load(self, progress: Progress | None) -> ModuleType:
        if self._intact():
            with suppress(Exception):  # checksums were right, yet it does not load: compile again below
                module = self._linked()
                with suppress(OSError):
                    (self.folder / "complete").touch()  # in use: not to be forgotten
                return module
        from filelock import FileLock

        with FileLock(str(self.folder) + ".lock"):
            if self._intact():  # another process was faster
                with suppress(Exception):
                    return self._linked()
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder.mkdir(parents=True, mode=0o700)
            (self.folder / "rules.py").write_text(self.text, encoding="utf-8")
            self._make(progress)
            self._write_checksums()
            self._forget_old()
            return self._linked()

    def _make(self, progress: Progress | None) -> None:
        with _plain_numba():
            from .linking import making

            with making(progress) as made:
                self._run()
                made.write(self.folder)

    def _linked(self) -> ModuleType:
        with _plain_numba():
            from .linking import attach

            module = self._run()
            attach(module, self.folder)
            return module

    def _run(self) -> ModuleType:
        name = f"kontor_native_{self.game.replace('-', '_')}_{self.key}"
        spec = importlib.util.spec_from_file_location(name, self.folder / "rules.py")
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module  # Numba finds what belongs to a function by the name of its module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
        return module

    def _files(self) -> dict[str, str]:
        return {name: hashlib.sha256((self.folder / name).read_bytes()).hexdigest() for name in FILES}

    def _write_checksums(self) -> None:
        draft = self.folder / "complete.new"
        draft.write_text(json.dumps(self._files()), encoding="utf-8")
        draft.replace(self.folder / "complete")

    def _intact(self) -> bool:
        try:
            if not _ours(self.folder) or (self.folder / "rules.py").read_text(encoding="utf-8") != self.text:
                return False
            expected: Any = json.loads((self.folder / "complete").read_text(encoding="utf-8"))
            return bool(expected == self._files())
        except (OSError, ValueError):
            return False

    def _forget_old(self, days: int = 30) -> None:
        for folder in self.folder.parent.glob(f"{self.game}-{'?' * 20}"):
            with suppress(OSError):
                if folder != self.folder and time.time() - (folder / "complete").stat().st_mtime > days * 86400:
                    shutil.rmtree(folder, ignore_errors=True)
