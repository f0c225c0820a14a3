"""The twin of a network: numbers with fractions that can be learned, and that round to the network's whole numbers.

It rounds before it reckons, so what it says is what the network says, number for number (`tests/train/test_twin.py`);
only slopes pass through the rounding as if it were not there. Sums stay below 2^24, where 32-bit numbers with fractions
are exact.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from kontor.bots.network import CLIP, NO_ROW, Network, Weights, new_weights
from kontor.kernel import BadOption, Game

Array = Any
"""Of numpy or of CuPy."""
Params = dict[str, Array]

ONE = 128
"""What stands for 1 in the layers between."""
SHIFT, DENSE_SHIFT = 5, 6
ROW_SCALE = ONE << SHIFT
WEIGHT_SCALE = 1 << DENSE_SHIFT
UNIT = WEIGHT_SCALE * ONE
"""So many of a value, or of how promising a decision is, make a nat."""
MOST_ROW, MOST_WEIGHT = 16_383, 127


class Shape(NamedTuple):
    """Sizes of a network."""

    rows: int
    hidden: int
    dense: int
    seats: int
    decisions: int


class Passed(NamedTuple):
    """What was reckoned on the way to the values, for `slopes`."""

    inputs: Array
    opened: Array
    hidden: Array
    opened_dense: Array
    dense: Array
    value: Array
    """(n, seats), in nats."""
    policy: Array
    """(n, decisions), in nats."""


def begin(shape: Shape, seed: int) -> Params:
    """Numbers of chance, as those of the first day are."""
    rng = np.random.default_rng([seed, 1])
    params = {
        "rows": rng.normal(0, 0.06, (shape.rows, shape.hidden)),
        "bias": np.full(shape.hidden, 0.25),
        "dense": rng.normal(0, 1.2 / np.sqrt(shape.hidden), (shape.hidden, shape.dense)),
        "dense_bias": np.full(shape.dense, 0.25),
        "value": rng.normal(0, 0.05, (shape.dense, shape.seats)),
        "value_bias": np.zeros(shape.seats),
        "policy": rng.normal(0, 0.05, (shape.dense, shape.decisions)),
        "policy_bias": np.zeros(shape.decisions),
    }
    return {name: array.astype(np.float32) for name, array in params.items()}


def of_network(network: Network) -> tuple[dict[str, Any], Params]:
    """Parts and numbers of the twin that says what a network of `kontor train` says; `BadOption` for any other one."""
    weights = network.weights
    if (weights.shift, weights.dense_shift, network.value_unit, network.policy_unit) != (
        SHIFT,
        DENSE_SHIFT,
        UNIT,
        UNIT,
    ):
        raise BadOption("Only a network that kontor train has made can be learned on with.")
    params: Params = {"rows": weights.rows / ROW_SCALE, "bias": weights.bias / ROW_SCALE}
    for name in ("dense", "value", "policy"):
        params[name] = getattr(weights, name).T / WEIGHT_SCALE
        params[f"{name}_bias"] = getattr(weights, f"{name}_bias") / UNIT
    parts = {name: getattr(weights, name) for name in ("low", "span", "start", "row_of")}
    return parts, {name: np.ascontiguousarray(array, np.float32) for name, array in params.items()}


class Twin:
    """Reckons with `params`; `arrays` is the module of their arrays."""

    def __init__(self, parts: Mapping[str, Any], params: Params, arrays: Any = np) -> None:
        self.parts = {name: arrays.asarray(array, arrays.int32) for name, array in parts.items()}
        self.params = {name: arrays.asarray(array) for name, array in params.items()}
        self.arrays = arrays
        self._rounded: Params | None = None

    @property
    def rows(self) -> int:
        return int(self.params["rows"].shape[0])

    # ---- forward ----
    def chosen(self, observations: Array) -> Array:
        """(n, entries): the row that each entry adds, as 16-bit numbers; -1: none."""
        arrays, parts = self.arrays, self.parts
        places = arrays.clip(observations.astype(arrays.int32) - parts["low"], 0, parts["span"])
        return parts["row_of"][parts["start"] + places].astype(arrays.int16)

    def inputs(self, chosen: Array) -> Array:
        """(n, rows): 1 where a row is added."""
        arrays, width = self.arrays, self.rows + 1
        n = len(chosen)
        out = arrays.zeros(n * width, arrays.float32)
        begins = arrays.arange(n, dtype=arrays.int64)[:, None] * width
        places = arrays.where(chosen == NO_ROW, width - 1, chosen.astype(arrays.int64))
        out[(begins + places).ravel()] = 1
        return out.reshape(n, width)

    def forward(self, chosen: Array) -> Passed:
        """What the network says where these rows are added."""
        arrays, whole = self.arrays, self.rounded()
        inputs = self.inputs(chosen)
        reached = arrays.floor((inputs @ whole["rows"] + whole["bias"]) * np.float32(1 / (1 << SHIFT)))
        hidden = arrays.clip(reached, 0, CLIP)
        reached_dense = arrays.floor((hidden @ whole["dense"] + whole["dense_bias"]) * np.float32(1 / WEIGHT_SCALE))
        dense = arrays.clip(reached_dense, 0, CLIP)
        value, policy = (
            (dense @ whole[name] + whole[f"{name}_bias"]) * np.float32(1 / UNIT) for name in ("value", "policy")
        )
        return Passed(inputs, reached == hidden, hidden, reached_dense == dense, dense, value, policy)

    def rounded(self) -> Params:
        """The network's whole numbers, still as numbers with fractions."""
        if self._rounded is None:
            rint, clip, given = self.arrays.rint, self.arrays.clip, self.params
            rows = clip(rint(given["rows"] * ROW_SCALE), -MOST_ROW, MOST_ROW)
            found = {
                "rows": self.arrays.concatenate((rows, self.arrays.zeros_like(rows[:1]))),  # the last one for “none”
                "bias": rint(given["bias"] * ROW_SCALE),
            }
            for name in ("dense", "value", "policy"):
                found[name] = clip(rint(given[name] * WEIGHT_SCALE), -MOST_WEIGHT, MOST_WEIGHT)
                found[f"{name}_bias"] = rint(given[f"{name}_bias"] * UNIT)
            self._rounded = found
        return self._rounded

    # ---- back ----
    def slopes(self, passed: Passed, value: Array, policy: Array) -> Params:
        """How what is to become less changes with each number, from how it changes with values and policy."""
        whole, back = self.rounded(), {}
        dense = passed.dense * np.float32(1 / ONE)
        hidden = passed.hidden * np.float32(1 / ONE)
        for name, given in (("value", value), ("policy", policy)):
            back[name], back[f"{name}_bias"] = dense.T @ given, given.sum(0)
        scale = np.float32(1 / WEIGHT_SCALE)
        to_dense = (value @ whole["value"].T + policy @ whole["policy"].T) * scale * passed.opened_dense
        back["dense"], back["dense_bias"] = hidden.T @ to_dense, to_dense.sum(0)
        to_hidden = (to_dense @ whole["dense"].T) * scale * passed.opened
        back["rows"], back["bias"] = (passed.inputs.T @ to_hidden)[:-1], to_hidden.sum(0)
        return back

    def changed(self) -> None:
        """Its numbers were changed: keep them where whole numbers can follow, and round anew."""
        most = {"rows": MOST_ROW / ROW_SCALE, **dict.fromkeys(("dense", "value", "policy"), MOST_WEIGHT / WEIGHT_SCALE)}
        for name, edge in most.items():
            self.arrays.clip(self.params[name], -edge, edge, out=self.params[name])
        self._rounded = None

    # ---- the network ----
    def weights(self, game: Game) -> Weights:
        """The whole numbers, as the form has them."""
        whole = {name: on_host(array) for name, array in self.rounded().items()}
        rows = whole["rows"][:-1].astype(np.int16)
        return new_weights(
            game, SHIFT, DENSE_SHIFT,
            low=on_host(self.parts["low"]).astype(np.int16),
            **{name: on_host(self.parts[name]) for name in ("span", "start", "row_of")},
            rows=rows, bias=whole["bias"].astype(np.int32),
            **{name: np.ascontiguousarray(whole[name].T).astype(np.int8) for name in ("dense", "value", "policy")},
            **{f"{name}_bias": whole[f"{name}_bias"].astype(np.int32) for name in ("dense", "value", "policy")},
        )  # fmt: skip

    def network(
        self, game: Game, players: int, provenance: Mapping[str, Any], options: Mapping[str, str] | None = None
    ) -> Network:
        """As a file keeps it, for tables with these options."""
        return Network(game, self.weights(game), (players,), UNIT, UNIT, provenance=provenance, options=options or {})

    def kept(self) -> Params:
        """Its numbers, for numpy."""
        return {name: on_host(array).copy() for name, array in self.params.items()}


def on_host(array: Array) -> Any:
    """As an array of numpy."""
    return array if isinstance(array, np.ndarray) else array.get()


class Steps:
    """Adam: steps of about the same length for every number, long or short as its slopes agree or not."""

    def __init__(self, twin: Twin, kept: Mapping[str, Any] | None = None) -> None:
        arrays = twin.arrays
        self.twin, self.count = twin, int(kept["count"]) if kept else 0
        self._mean, self._square = (
            {
                name: arrays.asarray(kept[f"{what}-{name}"]) if kept else arrays.zeros_like(array)
                for name, array in twin.params.items()
            }
            for what in ("mean", "square")
        )

    def step(self, slopes: Params, rate: float, longest: float = 1.0) -> None:
        """Against the slopes; all of them together count as no longer than `longest`."""
        arrays = self.twin.arrays
        length = arrays.sqrt(sum((slope * slope).sum() for slope in slopes.values()))
        shorter = arrays.minimum(1, longest / (length + 1e-12)).astype(arrays.float32)
        self.count += 1
        first, second = 1 - 0.9**self.count, 1 - 0.999**self.count
        for name, slope in slopes.items():
            slope = slope * shorter
            mean, square = self._mean[name], self._square[name]
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            change = mean / (arrays.sqrt(square / np.float32(second)) + np.float32(1e-8))
            self.twin.params[name] -= np.float32(rate / first) * change
        self.twin.changed()

    def kept(self) -> dict[str, Any]:
        """What it remembers, for numpy."""
        out: dict[str, Any] = {"count": np.int64(self.count)}
        for what, known in (("mean", self._mean), ("square", self._square)):
            out |= {f"{what}-{name}": on_host(array).copy() for name, array in known.items()}
        return out
