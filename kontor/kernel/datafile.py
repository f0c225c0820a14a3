"""Data files: what was reconstructed about a game, in one file that an owner of the box can replace.

FILE = DataFile("Name", Path(__file__).with_name("reconstructed.json"), "KONTOR_NAME_DATA")
DATA = FILE.load(read)        # `read` turns the content into numbers, or raises `BadData` with what is wrong
version = "1" + FILE.mark()   # logs of other data are logs of another version

Remarks (`about`, `note`, `status`, and names that end with `_note`) are for people: `read` does not see them.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from .errors import BadData

T = TypeVar("T")

REMARKS = ("about", "note", "status")


@dataclass(frozen=True)
class DataFile:
    """A file with the data of a game: the shipped one, or the user's own."""

    title: str
    """The game's name, for messages."""
    shipped: Path
    variable: str
    """Environment variable that names a file to be used instead."""

    @property
    def path(self) -> Path:
        """The file in use."""
        return Path(os.environ.get(self.variable) or self.shipped)

    def load(self, read: Callable[[Any], T], path: Path | None = None) -> T:
        """What `read` makes of the file in use, or of another; `BadData` says which file, and what is wrong with it."""
        path = path or self.path
        try:
            return read(self._content(path))
        except OSError as error:
            problem = f"cannot be read: {error.strerror}."
            if path != self.shipped and path == self.path:
                problem += f" The environment variable {self.variable} names it."
        except ValueError as error:  # not JSON, or not even text
            problem = f"is not JSON: {error}."
        except RecursionError:
            problem = "is not valid: its lists and objects are nested too deeply."
        except BadData as error:
            problem = f"is not valid: {error}"
        raise BadData(f"The data file for {self.title}, {path}, {problem}")

    def wrong(self, problem: object) -> BadData:
        """The error for what shows only when the data is used."""
        return BadData(f"The data file for {self.title}, {self.path}, is not valid: {problem}")

    def mark(self, path: Path | None = None) -> str:
        """Nothing if a file says the same as the shipped one, else a few letters that stand for what it says."""
        said, shipped = self._said(path or self.path), self._said(self.shipped)
        return "" if said == shipped else "-" + hashlib.sha256(said.encode()).hexdigest()[:8]

    @staticmethod
    def _content(path: Path) -> Any:
        return without_remarks(json.loads(path.read_text(encoding="utf-8-sig")))

    def _said(self, path: Path) -> str:
        """The content without remarks, in one order."""
        return json.dumps(self._content(path), sort_keys=True)


def without_remarks(content: Any) -> Any:
    """What a file says to the program."""
    if isinstance(content, dict):
        return {
            key: without_remarks(part)
            for key, part in content.items()
            if key not in REMARKS and not key.endswith("_note")
        }
    return [without_remarks(part) for part in content] if isinstance(content, list) else content
