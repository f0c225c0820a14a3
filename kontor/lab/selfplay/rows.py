"""In the worker: decisions of some games become rows."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from kontor.batch import Observations
from kontor.lab.series import Series
from kontor.lab.sittings import Decided, Sitting

from .columns import number_type, phases, schema


class Rows:
    """Hears the decisions of some games, and makes a table of them in the order of the games."""

    def __init__(self, series: Series, numbers: range) -> None:
        self.series, self.numbers = series, numbers
        self._heard: list[list[Decided]] = [[] for _ in numbers]

    def hear(self, place: int, decided: Decided) -> None:
        self._heard[place].append(decided)

    def written(self, sittings: Sequence[Sitting]) -> bytes:
        out = io.BytesIO()
        pq.write_table(self._table(sittings), out, compression="zstd")
        return out.getvalue()

    def _table(self, sittings: Sequence[Sitting]) -> pa.Table:
        """A game that failed has no rows."""
        series, game = self.series, self.series.game
        columns: dict[str, list[Any]] = {field.name: [] for field in schema(game)}
        bots = list(dict.fromkeys(series.bots))
        states = []
        for number, heard, sitting in zip(self.numbers, self._heard, sittings, strict=True):
            if sitting.error:
                continue
            seated = [bots.index(bot) for bot in series.bots_of(number)]
            winners = sitting.ranks.count(1)
            for index, each in enumerate(heard):
                rank = sitting.ranks[each.seat]
                visits, value = _search(each)
                row = {
                    "game": number,
                    "seed": series.seed_of(number),
                    "index": index,
                    "seat": each.seat,
                    "bot": seated[each.seat],
                    "legal": each.legal,
                    "choice": each.action,
                    "visits": visits,
                    "value": value,
                    "rank": rank,
                    "share": 1 / winners if rank == 1 else 0.0,
                    "score": sitting.scores[each.seat],
                }
                for name, cell in row.items():
                    columns[name].append(cell)
                states.append(each.state)
        raw = np.frombuffer(b"".join(states), np.uint8).reshape(len(states), game.state.SIZE)
        seats = np.array(columns["seat"], np.int8)
        return pa.Table.from_arrays(
            [self._column(field, columns[field.name], raw, seats, bots) for field in schema(game)],
            schema=schema(game),
        )

    def _column(self, field: pa.Field, cells: list[Any], raw: Any, seats: Any, bots: list[str]) -> pa.Array:
        if field.name == "observation":
            seen = Observations(self.series.game)
            numbers = seen.of_states(raw, seats).astype(number_type(seen), copy=False)
            return pa.FixedSizeListArray.from_arrays(pa.array(numbers.reshape(-1)), len(seen))
        if field.name == "phase":
            indices = pa.array(_phase(self.series, raw).astype(np.int8), pa.int8())
            return pa.DictionaryArray.from_arrays(indices, pa.array(phases(self.series.game)))
        if field.name == "bot":
            return pa.DictionaryArray.from_arrays(pa.array(cells, pa.int8()), pa.array(bots))
        return pa.array(cells, field.type)


def _search(decided: Decided) -> tuple[list[int] | None, float | None]:
    """How often each legal decision was visited, and what the position seemed worth to the seat."""
    thoughts = decided.thoughts
    if thoughts is None:
        return None, None
    found = {choice.action: choice.visits for choice in thoughts.choices}
    return [found.get(action, 0) for action in decided.legal], thoughts.values[decided.seat]


def _phase(series: Series, raw: Any) -> Any:
    """The number of the phase, out of the bytes of each state."""
    state = series.game.state
    kind = np.dtype("<" + {"b": "i1", "h": "i2", "i": "i4"}[state.FIELDS["phase"].item])
    at = state.OFFSETS["phase"]
    return np.ascontiguousarray(raw[:, at : at + kind.itemsize]).view(kind)[:, 0]
