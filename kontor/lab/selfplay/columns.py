"""What a data set of self-play has in each row and beside its rows. docs/data.md explains it to whoever reads one."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyarrow as pa

from kontor.batch import Encoding, Observations
from kontor.kernel import Game
from kontor.lab.series import Failure, Series

FORMAT = 1
ABOUT = b"kontor"
"""The key of the file's metadata under which its description stands, as JSON."""


def number_type(seen: Observations) -> np.dtype[Any]:
    """The smallest in which all numbers of an observation have room, as they are declared."""
    small = np.iinfo(np.int8)
    fits = seen.low.min() >= small.min and seen.high.max() <= small.max
    return np.dtype(np.int8 if fits else np.int16)


def phases(game: Game) -> list[str]:
    """What a seat can be asked, by number."""
    return [phase.name.lower() for phase in sorted(type(game.decisions.over))]


def schema(game: Game) -> pa.Schema:
    """One row is one decision."""
    seen = Observations(game)
    named = pa.dictionary(pa.int8(), pa.string())
    return pa.schema(
        [
            pa.field("game", pa.int32(), False),
            pa.field("seed", pa.int64(), False),
            pa.field("index", pa.int32(), False),
            pa.field("seat", pa.int8(), False),
            pa.field("bot", named, False),
            pa.field("phase", named, False),
            pa.field("observation", pa.list_(pa.from_numpy_dtype(number_type(seen)), len(seen)), False),
            pa.field("legal", pa.list_(pa.int16()), False),
            pa.field("choice", pa.int16(), False),
            pa.field("visits", pa.list_(pa.int32())),
            pa.field("value", pa.float32()),
            pa.field("rank", pa.int8(), False),
            pa.field("share", pa.float32(), False),
            pa.field("score", pa.int32(), False),
        ]
    )


COLUMNS = tuple("game seed index seat bot phase observation legal choice visits value rank share score".split())
"""What every data set has, in this order."""


def about(series: Series, failed: Sequence[Failure]) -> dict[str, Any]:
    """Everything beside the rows that somebody needs to use them."""
    seen, codes = Observations(series.game), Encoding(series.game)
    told = series.to_json()
    del told["varied"]
    return {
        "selfplay": FORMAT,
        **told,
        "games": series.games,
        "failed": [failure._asdict() for failure in failed],
        "observation": {
            "names": seen.names,
            "kinds": seen.kinds,
            "low": seen.low.tolist(),
            "high": seen.high.tolist(),
            "checksum": seen.checksum,
        },
        "actions": {"names": codes.names, "checksum": codes.checksum},
    }


def as_metadata(described: Mapping[str, Any]) -> dict[bytes, bytes]:
    return {ABOUT: json.dumps(described, ensure_ascii=False).encode()}
