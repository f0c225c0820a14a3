"""Files that are nobody else's business: 0600, in a folder of 0700. (Where there are no such modes: nothing.)"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

OURS = ("kontor.", "secret")  # how the names of our own files begin


def make_private_folder(folder: Path) -> None:
    """There, and closed to others; one that also holds what is not ours stays as open as its owner made it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name == "posix" and folder.stat().st_mode & 0o077 and _all_ours(folder):
        folder.chmod(0o700)


def _all_ours(folder: Path) -> bool:
    return folder.stat().st_uid == os.geteuid() and all(file.name.startswith(OURS) for file in folder.iterdir())


def make_private_file(file: Path) -> None:
    """There, and closed to others. SQLite gives the files beside a database the mode of the database."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if os.name == "posix" and one.exists() and one.stat().st_mode & 0o077:
            one.chmod(0o600)


def write_once(file: Path, text: str) -> None:
    """The whole text or nothing, on disk; whoever was first stays."""
    half = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    handle = os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        if not file.exists():
            os.link(half, file)
    except FileExistsError:
        pass
    finally:
        half.unlink()
