"""PyTorch and JAX on a GPU: do they take a batch's arrays as they are, and does a batch take their decisions?

    python bench/on_gpu.py prepare                      where Kontor is installed
    python bench/frameworks_on_gpu.py torch --out FOLDER        where the GPU is: needs CuPy, PyTorch and build-cuda/
    python bench/frameworks_on_gpu.py jax --out FOLDER          the same with JAX
    python bench/frameworks_on_gpu.py torch --host              without a GPU: the same code on the processor

For each game: whether arrays handed over by DLPack lie where the batch has them and show what it shows,
now and after more steps; and a small network of that framework that chooses among the legal decisions, step by step.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path

import numpy as np
from carried import BUILD, import_from_here
from on_gpu import GAMES

ARRAYS = ["states", "legal_mask", "legal_ids", "legal_counts", "to_move", "done", "lengths", "seeds"]
N = 4096
STEPS = 200


class Torch:
    """A network of PyTorch: one layer, decisions drawn by its softmax."""

    def __init__(self, device: str, entries: int, decisions: int) -> None:
        import torch

        self.torch = torch
        self.version = torch.__version__
        self.chance = torch.Generator(device).manual_seed(1)
        self.layer = torch.randn(entries, decisions, generator=self.chance, device=device) / 64

    def take(self, array):
        return self.torch.from_dlpack(array)

    @staticmethod
    def address(taken) -> int:
        return taken.data_ptr()

    @staticmethod
    def bring(taken) -> np.ndarray:
        return taken.cpu().numpy()

    def choose(self, seen, legal):
        said = (seen.float() @ self.layer).masked_fill(~legal, -1e30)
        return self.torch.multinomial(said.softmax(1), 1, generator=self.chance)[:, 0]


class Jax:
    """The same in JAX."""

    def __init__(self, device: str, entries: int, decisions: int) -> None:
        import jax

        self.jax = jax
        jax.config.update("jax_enable_x64", True)  # or seeds become shorter numbers, in a copy
        self.version = jax.__version__
        self.key = jax.random.key(1)
        self.layer = jax.random.normal(self.key, (entries, decisions)) / 64
        self.kernel = jax.jit(self._choose)

    def take(self, array):
        return self.jax.numpy.from_dlpack(array)

    @staticmethod
    def address(taken) -> int:
        return taken.unsafe_buffer_pointer()

    @staticmethod
    def bring(taken) -> np.ndarray:
        return np.asarray(taken)

    def _choose(self, key, layer, seen, legal):
        key, own = self.jax.random.split(key)
        said = self.jax.numpy.where(legal, seen.astype("float32") @ layer, -1e30)
        return key, self.jax.random.categorical(own, said)

    def choose(self, seen, legal):
        self.key, chosen = self.kernel(self.key, self.layer, seen, legal)
        return chosen


FRAMEWORKS = {"torch": Torch, "jax": Jax}


def shows(framework, batch, arrays) -> dict:
    """What was taken over, array by array: at the same address, with the same values?"""
    found = {}
    for name in ARRAYS:
        own = getattr(batch, name)
        taken = framework.take(own)
        at = own.data.ptr if hasattr(own.data, "ptr") else own.ctypes.data
        alike = np.array_equal(framework.bring(taken), arrays.asnumpy(own) if hasattr(arrays, "asnumpy") else own)
        found[name] = "same" if alike and framework.address(taken) == at else f"values {alike}, another address"
    return found


def plays(framework, batch, wait) -> dict:
    """Games in which every decision is the network's; an illegal one would raise an error."""
    for _ in range(20):  # compiles, and fills caches
        batch.step(framework.choose(framework.take(batch.observe()), framework.take(batch.legal_mask)))
    ended = 0
    wait()
    began = time.perf_counter()
    for _ in range(STEPS):
        batch.step(framework.choose(framework.take(batch.observe()), framework.take(batch.legal_mask)))
        ended = ended + batch.done.sum()
    wait()
    took = time.perf_counter() - began
    return {"decisions": N * STEPS, "games_ended": int(ended), "millions_per_s": round(N * STEPS / took / 1e6, 2)}


def refuses(framework, batch) -> str:
    """What a framework's array with a decision that is not legal is told."""
    before = batch.states.copy()
    try:
        batch.step(framework.choose(framework.take(batch.observe()), framework.take(~batch.legal_mask)))
    except Exception as error:
        same = bool((before == batch.states).all())
        return f"{type(error).__name__}: {error}" if same else "changed something"
    return "took it"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("framework", choices=FRAMEWORKS)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--out", type=Path, default=BUILD)
    parser.add_argument("--host", action="store_true", help="on the processor")
    given = parser.parse_args()
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # others want memory of the GPU, too
    import_from_here()
    import kontor
    from kontor.gpu import DeviceBatch, Host

    results: dict = {}
    for name in given.games:
        of = kontor.game(name)
        device = Host(of) if given.host else of.cuda()
        found = results[name] = {}
        try:
            batch = DeviceBatch(device, of, N, 2, seed=3)
            size = len(batch.observations), len(batch.encoding)
            framework = FRAMEWORKS[given.framework]("cpu" if given.host else "cuda", *size)
            found["version"] = framework.version
            found["taken over"] = shows(framework, batch, device.arrays)
            found |= plays(framework, batch, device.wait)
            found["after the games"] = shows(framework, batch, device.arrays)
            found["refused"] = refuses(framework, batch)
        except Exception as error:
            found["error"] = repr(error)[:1500]
        print(name, given.framework, json.dumps(found), flush=True)
        (given.out / f"{given.framework}.json").write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
