"""The file of a back-up: a zip with a list of what is in it, and for each table of the database one row a line.

Values are JSON: times as ISO texts, bytes in base64, and what the database keeps as JSON as its text, so that nothing
there and JSON's own `null` stay two things. What a value is, the column says it goes into.
"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

import orjson

from kontor.kernel import KontorError

LIST = "manifest.json"
FORMAT = 1
Row = Mapping[str, Any]


@dataclass(frozen=True)
class Content:
    """Of one table of the database."""

    rows: int
    sha256: str


@dataclass(frozen=True)
class Manifest:
    kontor: str
    """Version of the program that made it."""
    schema: str
    """Revision of the database."""
    made: str
    tables: dict[str, Content]
    """In an order in which rows find those they point to."""
    format: int = FORMAT

    @property
    def rows(self) -> int:
        return sum(content.rows for content in self.tables.values())


# ---- making one ----
class Draft:
    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._tables: dict[str, Content] = {}

    def add(self, table: str, rows: Iterable[Row]) -> None:
        count, digest = 0, hashlib.sha256()
        with self._archive.open(_member(table), "w", force_zip64=True) as member:
            for row in rows:
                line = orjson.dumps(row, option=orjson.OPT_APPEND_NEWLINE)
                digest.update(line)
                member.write(line)
                count += 1
        self._tables[table] = Content(count, digest.hexdigest())

    def finish(self, kontor: str, schema: str, made: str) -> Manifest:
        manifest = Manifest(kontor, schema, made, self._tables)
        self._archive.writestr(LIST, orjson.dumps(asdict(manifest), option=orjson.OPT_INDENT_2))
        return manifest


@contextmanager
def new_file(path: Path) -> Iterator[Draft]:
    """The whole file or none, on disk, for nobody else to read: whatever fails leaves what was there before."""
    _must_be_writable(path)
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")  # with mode 0600
    except OSError as error:
        raise KontorError(f"{path} cannot be written: {error.strerror}.") from None
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                yield Draft(archive)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise KontorError(f"{path} cannot be written: {error.strerror}.") from None
    finally:
        draft.unlink(missing_ok=True)


def _must_be_writable(path: Path) -> None:
    """An earlier back-up is replaced; a slip of the finger replaces nothing else."""
    if not path.parent.is_dir():
        raise KontorError(f"{path} cannot be written: there is no folder {path.parent}.")
    if not path.exists():
        return
    try:
        with open_file(path):
            return
    except KontorError:
        raise KontorError(f"{path} exists and is no back-up: choose another name.") from None


# ---- reading one ----
class Backup:
    def __init__(self, path: Path, archive: zipfile.ZipFile, manifest: Manifest) -> None:
        self.path, self._archive, self.manifest = path, archive, manifest

    def rows(self, table: str) -> Iterator[Row]:
        """Whoever reads all of them knows at the end that they are as they were written."""
        content = self.manifest.tables.get(table)
        if content is None:
            return
        count, digest = 0, hashlib.sha256()
        with said_of(self.path), self._archive.open(_member(table)) as member:
            for line in member:
                digest.update(line)
                count += 1
                yield orjson.loads(line)
        if (count, digest.hexdigest()) != (content.rows, content.sha256):
            raise _damaged(self.path)

    def check(self, advance: Callable[[int], None] = lambda _: None) -> None:
        """That every row can be read, and is as it was written."""
        for table in self.manifest.tables:
            for _ in self.rows(table):
                advance(1)


@contextmanager
def open_file(path: Path) -> Iterator[Backup]:
    try:
        file: IO[bytes] = path.open("rb")
    except OSError as error:
        raise KontorError(f"{path} cannot be read: {error.strerror}.") from None
    with file:
        beginning = file.read(4)
        try:
            archive = zipfile.ZipFile(file)
            manifest = _read_list(archive.read(LIST))
        except (zipfile.BadZipFile, zlib.error, EOFError):
            if beginning == b"PK\3\4":
                raise _damaged(path) from None
            raise _foreign(path) from None
        except (KeyError, TypeError, ValueError):
            raise _foreign(path) from None
        except OSError as error:
            raise KontorError(f"{path} cannot be read: {error.strerror}.") from None
        if manifest.format != FORMAT:
            raise KontorError(
                f"{path} was made by Kontor {manifest.kontor}, which writes back-ups in a way that this version "
                "does not know."
            )
        with archive:
            yield Backup(path, archive, manifest)


def _read_list(text: bytes) -> Manifest:
    data = orjson.loads(text)
    tables = {str(name): Content(int(one["rows"]), str(one["sha256"])) for name, one in data["tables"].items()}
    if not all(re.fullmatch(r"\w+", name) for name in tables):
        raise ValueError
    return Manifest(str(data["kontor"]), str(data["schema"]), str(data["made"]), tables, int(data["format"]))


def _member(table: str) -> str:
    return f"{table}.jsonl"


@contextmanager
def said_of(path: Path) -> Iterator[None]:
    """What is wrong with the file, in a sentence."""
    try:
        yield
    except (zipfile.BadZipFile, zlib.error, EOFError, KeyError, orjson.JSONDecodeError):
        raise _damaged(path) from None
    except OSError as error:
        raise KontorError(f"{path} cannot be read: {error.strerror}.") from None


def _damaged(path: Path) -> KontorError:
    return KontorError(f"{path} is damaged: it is cut off, or not as it was written. Use another back-up.")


def _foreign(path: Path) -> KontorError:
    return KontorError(f"{path} is no back-up of Kontor.")
