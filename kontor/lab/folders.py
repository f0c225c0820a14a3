"""Folders in which games are kept while they are played."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from kontor.kernel import KontorError


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
