"""The position file: one table as JSON that people can edit. Whether it could arise is the game's business."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kontor.kernel import BadPosition

KIND = "position 1"


@dataclass
class Position:
    game: str
    rules: str
    seed: int
    options: Mapping[str, str]
    seats: Sequence[str]
    state: Any
    """Plain data of the state."""

    def text(self) -> str:
        data = {**vars(self), "options": dict(self.options), "seats": list(self.seats)}
        return json.dumps({"kontor": KIND, **data}, indent=1)


def parse(text: str) -> Position:
    """Read a position. `BadPosition` says what is wrong with its form."""
    try:
        data = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"The position is not JSON: {error}.") from None
    if not isinstance(data, dict) or data.get("kontor") != KIND:
        raise BadPosition(f"This is not a Kontor position: “kontor” must be “{KIND}”.")
    if missing := [key for key in ("game", "rules", "options", "seats", "state") if key not in data]:
        raise BadPosition(f"The position lacks {', '.join(missing)}.")
    seats, options, seed = data["seats"], data["options"], data.get("seed", 0)
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise BadPosition("“seats” must be a list of names.")
    if not isinstance(options, dict) or type(seed) is not int or not isinstance(data["game"], str):
        raise BadPosition("“game” must be a name, “options” an object and “seed” a whole number.")
    return Position(data["game"], str(data["rules"]), seed, options, seats, data["state"])
