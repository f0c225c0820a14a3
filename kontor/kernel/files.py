"""Files of people: written all or nothing, and a sentence if one cannot be read."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from .errors import KontorError


def write_whole(path: Path, data: str | bytes) -> None:
    """Who reads it meanwhile sees the old one or the new one, never half of either.

    A file that was there keeps its permissions; a link stays a link.
    """
    target = path.resolve()
    handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data.encode() if isinstance(data, str) else data)
        Path(draft).chmod(target.stat().st_mode if target.exists() else 0o644)
        Path(draft).replace(target)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def read_text(path: Path, problem: type[KontorError] = KontorError) -> str:
    """What is in a text file, less the mark some editors put at its beginning."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise problem(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise problem(f"{path} is not a text file.") from None
