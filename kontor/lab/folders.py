"""Folders in which games are kept while they are played."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from filelock import FileLock, Timeout

from kontor.kernel import KontorError

OTHER = {
    "kontor": "another version of Kontor",
    "game": "another game",
    "rules": "another version of the rules",
    "players": "another number of players",
    "options": "other options",
}
"""What a folder may have been begun with instead, in words."""


class Taken:
    """A folder that one process has at a time; without a lock it is only read."""

    def __init__(self, folder: Path, lock: FileLock | None) -> None:
        self.folder, self._lock = folder, lock

    def close(self) -> None:
        """Let others have the folder."""
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def take(folder: Path, refused: type[KontorError], parents: bool = False) -> FileLock:
    """Makes the folder if need be; no other process plays into it until the lock is released."""
    try:
        folder.mkdir(parents=parents, exist_ok=True)
        lock = FileLock(folder / ".lock", timeout=0)
        lock.acquire()
    except Timeout:
        raise refused(f"Another process is playing in {folder}.") from None
    except OSError as error:
        raise refused(f"Games cannot be kept in {folder}: {error.strerror}.") from None
    return lock
