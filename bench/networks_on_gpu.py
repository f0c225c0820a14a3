"""The part of bench/networks.py that runs where a GPU is: with CuPy, without Kontor, in the prepared folder."""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).parent
THREADS = 128
ROUNDS = 20
AT_ONCE = 65_536
"""Evaluations at least, where speed is measured: the positions again and again."""


def digests(value: Any, policy: Any) -> Any:
    """16 bytes for what is said of each position."""
    rows = zip(np.ascontiguousarray(value), np.ascontiguousarray(policy), strict=True)
    found = [hashlib.blake2b(one.tobytes() + other.tobytes(), digest_size=16).digest() for one, other in rows]
    return np.frombuffer(b"".join(found), np.uint8).reshape(-1, 16)


def flat(*arrays: Any) -> list[Any]:
    """As the kernels take them: a pointer and sizes; whole numbers as 64 bits."""
    out: list[Any] = []
    for array in arrays:
        out += [array, *map(np.int64, array.shape)] if array.shape else [np.int64(int(array))]
    return out


def compare(kernel: Any, file: Path) -> dict[str, Any]:
    import cupy

    with np.load(file) as found:
        kept = {name: found[name] for name in found.files}
    asked = len(kept["states"])
    states, seats = (np.concatenate([kept[name]] * -(-AT_ONCE // asked)) for name in ("states", "seats"))
    n = len(states)
    weights = [kept[name] for name in sorted(kept) if name.startswith("weights_")]
    given, numbers = [], iter(weights)
    for part in numbers:  # an array, then its sizes, which are numbers; or a number
        if part.shape:
            given += flat(cupy.asarray(part))
            for _ in part.shape:
                next(numbers)
        else:
            given.append(np.int64(int(part)))
    entries, hidden, dense = weights[2].shape[0], weights[11].shape[0], weights[16].shape[0]
    rooms = [cupy.zeros((n, entries), np.int16), *(cupy.zeros((n, w), np.int32) for w in (entries, hidden, dense))]
    value, policy = (cupy.full((n, int(width)), -7, np.int32) for width in kept["widths"])
    tables = flat(cupy.asarray(states), cupy.asarray(seats))
    arguments = (*tables, *given, *flat(*rooms, value, policy), np.int64(0), np.int64(n), np.int64(0))
    blocks = (-(-n // THREADS),)
    kernel(blocks, (THREADS,), arguments)
    same = (digests(value[:asked].get(), policy[:asked].get()) == kept["said"]).all(1)
    begun, ended = cupy.cuda.Event(), cupy.cuda.Event()
    begun.record()
    for _ in range(ROUNDS):
        kernel(blocks, (THREADS,), arguments)
    ended.record()
    ended.synchronize()
    each = cupy.cuda.get_elapsed_time(begun, ended) * 1e6 / ROUNDS / n
    return {"positions": asked, "same": int(same.sum()), "at_once": n, "ns": round(each, 1)}


def main() -> None:
    import cupy

    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--out", type=Path, default=HERE, help="where results are kept, text by text")
    out = asked.parse_args().out
    results = {}
    for text in sorted(HERE.glob("*.cu")):
        options = ("--std=c++17", "-w", "-DONLY=0")
        code = cupy.RawModule(code=text.read_text(encoding="utf-8"), options=options, backend="nvrtc")
        kernel = code.get_function("each_network_says")
        for file in sorted(HERE.glob(f"{text.stem}-*.npz")):
            results[file.stem] = compare(kernel, file)
            print(file.stem, json.dumps(results[file.stem]), flush=True)
            (out / "networks.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
