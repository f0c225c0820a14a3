"""Reading a data set back, with what its numbers mean; a file that is none, or damaged, is named in a sentence."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from kontor.batch import Encoding, Observations
from kontor.kernel import BadOption, Game, KontorError, game

from .columns import ABOUT, COLUMNS, FORMAT


class BadData(KontorError):
    """A file that is no data set of self-play, or is damaged."""


class SelfPlay:
    """Decisions of many games: `table` has all columns, the properties are arrays with a row for each decision."""

    def __init__(self, table: pa.Table, about: dict[str, Any]) -> None:
        self.table, self.about = table, about

    def __len__(self) -> int:
        return int(self.table.num_rows)

    def __repr__(self) -> str:
        return f"<SelfPlay of {self.about['games']} games of {self.about['game']}, {len(self)} decisions>"

    @property
    def game(self) -> Game:
        """The game, if it is installed and numbers its observations and decisions as this file does."""
        found = game(self.about["game"])
        Encoding(found).check(self.about["actions"]["checksum"])
        Observations(found).check(self.about["observation"]["checksum"])
        return found

    @functools.cached_property
    def observation(self) -> NDArray[Any]:
        """(decisions, entries): what the seat that decides sees."""
        values = self._column("observation").combine_chunks().flatten().to_numpy()
        return values.reshape(len(self), -1)  # type: ignore[no-any-return]

    @functools.cached_property
    def choice(self) -> NDArray[np.int16]:
        """The decisions that were made."""
        return self._numbers("choice")

    @functools.cached_property
    def value(self) -> NDArray[np.float32]:
        """What the search thought that the position is worth to the seat; nan where nothing was searched."""
        return self._numbers("value")

    @functools.cached_property
    def share(self) -> NDArray[np.float32]:
        """Of the victory, that the seat had in the end."""
        return self._numbers("share")

    @functools.cached_property
    def legal_mask(self) -> NDArray[np.bool_]:
        """(decisions, actions): what may be chosen."""
        out = np.zeros((len(self), len(self.about["actions"]["names"])), np.bool_)
        rows, ids = self._legal()
        out[rows, self._known(ids)] = True
        return out

    @functools.cached_property
    def policy(self) -> NDArray[np.float32]:
        """(decisions, actions): the part of the search's visits that each decision had; where nothing was searched,
        1 for the choice."""
        out = np.zeros((len(self), len(self.about["actions"]["names"])), np.float32)
        column = self._column("visits")
        searched = column.is_valid().to_numpy()
        counts = pa.compute.fill_null(pa.compute.list_value_length(column), 0).to_numpy()
        visits = column.combine_chunks().flatten().to_numpy()
        rows, ids = self._legal()
        looked_at, choice = self._known(ids)[searched[rows]], self._known(self.choice)
        if len(looked_at) != len(visits):
            raise BadData("This data set is damaged: somewhere there are not as many visits as legal decisions.")
        out[np.repeat(np.arange(len(self)), counts), looked_at] = visits
        total = out.sum(1)
        plain = total == 0
        out[plain, choice[plain]] = 1
        out[~plain] /= total[~plain, None]
        return out

    def _legal(self) -> tuple[NDArray[np.int64], NDArray[np.int16]]:
        column = self._column("legal").combine_chunks()
        counts = pa.compute.list_value_length(column).to_numpy()
        return np.repeat(np.arange(len(self)), counts), column.flatten().to_numpy()

    def _numbers(self, name: str) -> NDArray[Any]:
        return self._column(name).to_numpy()  # type: ignore[no-any-return]

    def _column(self, name: str) -> Any:
        if name not in self.table.column_names:
            raise BadOption(f"The column “{name}” was not loaded; there are {', '.join(self.table.column_names)}.")
        return self.table[name]

    def _known(self, ids: NDArray[np.int16]) -> NDArray[np.int16]:
        """Numbers of decisions, all of which have a name."""
        count = len(self.about["actions"]["names"])
        if len(ids) and not 0 <= ids.min() <= ids.max() < count:
            raise BadData(
                f"This data set is damaged: its decisions have the numbers 0 to {count - 1}, not all of these."
            )
        return ids


def load(path: Path | str, columns: Sequence[str] | None = None) -> SelfPlay:
    """A data set, or some of its columns."""
    described = describe(path)
    if columns is not None:
        given = [columns] if isinstance(columns, str) else list(columns)
        if unknown := [name for name in given if name not in COLUMNS]:
            raise BadOption(f"There is no column {unknown[0]!r}; the columns are {', '.join(COLUMNS)}.")
        columns = given
    try:
        return SelfPlay(pq.read_table(path, columns=columns), described)
    except (pa.ArrowException, OSError) as error:
        raise BadData(f"{path} is damaged: {_reason(error)}") from None


def describe(path: Path | str) -> dict[str, Any]:
    """What stands beside the rows of a data set: game, options, bots, the names of all numbers."""
    if not isinstance(path, str | os.PathLike):
        raise BadOption(f"A data set is told by the path of its file, not by {path!r}.")
    try:
        metadata = pq.read_metadata(path).metadata or {}
        names = pq.read_schema(path).names
    except FileNotFoundError:
        raise BadData(f"There is no file {path}.") from None
    except (pa.ArrowException, OSError) as error:
        raise BadData(f"{path} is no Parquet file, or damaged: {_reason(error)}") from None
    try:
        found = json.loads(metadata[ABOUT])
        fits = found["selfplay"] == FORMAT
    except (KeyError, ValueError, TypeError):
        raise BadData(f"{path} is no data set of Kontor's self-play.") from None
    if not fits:
        raise BadData(f"{path} has the format {found['selfplay']!r} of self-play; this Kontor reads {FORMAT}.")
    if missing := [name for name in COLUMNS if name not in names]:
        raise BadData(f"{path} is damaged: it lacks {', '.join(missing)}.")
    if not _is_whole(found):
        raise BadData(f"{path} is damaged: what its numbers mean does not stand in it.")
    return found  # type: ignore[no-any-return]


def _is_whole(about: Any) -> bool:
    """Has a description everything that reading asks of it?"""
    numbered = [about.get("actions"), about.get("observation")]
    return (
        isinstance(about.get("game"), str)
        and isinstance(about.get("games"), int)
        and isinstance(about.get("failed"), list)
        and all(isinstance(each, dict) and {"names", "checksum"} <= each.keys() for each in numbered)
    )


def _reason(error: Exception) -> str:
    text = (str(error).strip().splitlines() or [type(error).__name__])[0]
    return text.rstrip(".") + "."
