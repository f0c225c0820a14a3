"""The network: an observation as it stands in the data, one layer after the other, a score for each decision.

The file says which game it plays and what the numbers meant when it learned, and is refused where they mean something
else. `ONNX` because its files run in any language and need no PyTorch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kontor.batch import Encoding, Observations
from kontor.kernel import BadOption, Game


class Layer(NamedTuple):
    weight: NDArray[np.float32]
    """(inputs, outputs)"""
    bias: NDArray[np.float32]


def meaning(game: Game) -> dict[str, str]:
    """What a network must have learned with, if it is to play here."""
    return {
        "game": game.id,
        "observations": Observations(game).checksum,
        "decisions": Encoding(game).checksum,
    }


def check(found: Mapping[str, str], game: Game, file: Path) -> None:
    """`BadOption` if the network learned another game, or another version of its numbers."""
    for what, value in meaning(game).items():
        if found.get(what) != value:
            raise BadOption(f"{file} has learned with other {what} ({found.get(what)}) than there are here ({value}).")


def scaling(game: Game) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """What is taken from every number of an observation, and what it is then multiplied with: they become 0 to 1."""
    seen = Observations(game)
    low, high = seen.low.astype(np.float32), seen.high.astype(np.float32)
    return low, 1 / np.maximum(high - low, 1)


def write(path: Path, game: Game, layers: Sequence[Layer]) -> None:
    """The network as an ONNX file: observations of int16 in, scores out, any number of rows."""
    import onnx
    from onnx import helper as make
    from onnx import numpy_helper as arrays

    low, factor = scaling(game)
    constants: dict[str, Any] = {"low": low, "factor": factor}
    nodes = [
        make.make_node("Cast", ["observation"], ["float"], to=onnx.TensorProto.FLOAT),
        make.make_node("Sub", ["float", "low"], ["above"]),
        make.make_node("Mul", ["above", "factor"], ["x0"]),
    ]
    last = len(layers) - 1
    for k, layer in enumerate(layers):
        constants |= {f"w{k}": layer.weight, f"b{k}": layer.bias}
        out = "scores" if k == last else f"y{k}"
        nodes.append(make.make_node("Gemm", [f"x{k}", f"w{k}", f"b{k}"], [out]))
        if k < last:
            nodes.append(make.make_node("Relu", [out], [f"x{k + 1}"]))
    graph = make.make_graph(
        nodes,
        "copycat",
        [make.make_tensor_value_info("observation", onnx.TensorProto.INT16, ["n", len(low)])],
        [make.make_tensor_value_info("scores", onnx.TensorProto.FLOAT, ["n", len(layers[-1].bias)])],
        [arrays.from_array(np.ascontiguousarray(value, np.float32), name) for name, value in constants.items()],
    )
    model = make.make_model(graph, opset_imports=[make.make_opsetid("", 18)], ir_version=9)
    make.set_model_props(model, meaning(game))
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())
