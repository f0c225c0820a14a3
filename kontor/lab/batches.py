"""Benchmarks of batches, and of what others offer to programs that learn, in the same run.

A step is a decision drawn at random, played, with the new legal mask and the observation of whoever is to move (what is
hidden from it left out). Peers are measured in an environment of their own (`kontor.lab.peers`).
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from kontor.batch import Batch
from kontor.kernel import Game

from . import peers as others

SIZES = (64, 4096)
THREADS = (1, 2)
PEERS = ("OpenSpiel", "PettingZoo", "pgx")

# Runs in a process of its own and prints one JSON object per line; a peer that fails does not stop the others.
_SCRIPT = r"""
def backgammon():
    import numpy as np
    def look(state):
        np.asarray(state.observation_tensor(), np.float32), np.asarray(state.legal_actions_mask(), bool)
    played = spiel("backgammon", 20, look)
    return "OpenSpiel backgammon, tensor and mask", lambda k: played(k)[0]

def zoo():
    from pettingzoo.classic import connect_four_v3
    env = connect_four_v3.env()
    def work(k):
        rng, decisions = random.Random(k), 0
        for game in range(20):
            env.reset(seed=1000 * k + game)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                legal = [] if ended or cut else [a for a, free in enumerate(seen["action_mask"]) if free]
                env.step(rng.choice(legal) if legal else None)
                decisions += bool(legal)
        return decisions
    return "PettingZoo connect_four_v3", work

def pgx():
    import jax, pgx
    env, n, steps = pgx.make("backgammon"), 4096, 50
    def step(carry, key):
        state = carry
        chosen = jax.random.categorical(key, jax.numpy.log(state.legal_action_mask.astype("float32")), axis=-1)
        state = jax.vmap(env.step)(state, chosen, jax.random.split(key, n))
        return state, state.observation.sum()
    play = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, steps)))
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), n))
    jax.block_until_ready(play(start, jax.random.PRNGKey(1)))
    def work(k):
        jax.block_until_ready(play(start, jax.random.PRNGKey(k)))
        return n * steps
    return f"pgx backgammon, {n} states", work

for name in sys.argv[1:]:
    try:
        title, work = {"OpenSpiel": backgammon, "PettingZoo": zoo, "pgx": pgx}[name]()
        rates = []
        for k in range(3):
            start = time.process_time()
            done = work(k)
            rates.append(done / (time.process_time() - start))
        print(json.dumps({"name": title, "steps_per_cpu_s": round(statistics.median(rates))}), flush=True)
    except Exception as error:
        print(json.dumps({"name": name, "error": f"{type(error).__name__}: {error}"}), flush=True)
"""


def measure(game: Game, players: int, repeats: int = 5, seconds: float = 0.5) -> list[dict[str, Any]]:
    """A row for each number of states and threads. The rate of a core counts processor time, all threads together;
    `speed_up` is what that makes of free cores: 2 on two, if threads cost nothing, and 1 where a batch is too small for
    the second. `by_the_clock` is how often as fast as with one thread the same steps were done, waiting and handing
    over included: it says something only where the machine does nothing else."""
    rows = []
    for n in SIZES:
        batches = {threads: Batch(game, n, players=players, seed=1, threads=threads) for threads in THREADS}
        rates: dict[int, list[tuple[float, float]]] = {threads: [] for threads in THREADS}
        steps = max(1, int(seconds * 500_000 / n))
        for _ in range(repeats):
            for threads, batch in batches.items():  # in turns: what else the machine does is the same for all
                rates[threads].append(_rate(batch, steps))
        medians = {
            threads: [statistics.median(x) for x in zip(*found, strict=True)] for threads, found in rates.items()
        }
        alone, alone_by_clock = medians[1]
        for threads, (core, by_clock) in medians.items():
            rows.append(
                {
                    "game": game.id,
                    "players": players,
                    "states": n,
                    "threads": threads,
                    "steps_per_cpu_s": round(core),
                    "steps_per_s": round(by_clock),
                    "speed_up": round(batches[threads].threads_at_work * core / alone, 2),
                    "by_the_clock": round(by_clock / alone_by_clock, 2),
                }
            )
    return rows


def _rate(batch: Batch, steps: int) -> tuple[float, float]:
    """Steps per second of processor time, and by the clock."""
    chosen = np.empty(batch.n, np.int16)
    seen = np.empty((batch.n, len(batch.observations)), np.int16)
    busy, begun = time.process_time(), time.perf_counter()
    for _ in range(steps):
        batch.step(batch.sample(out=chosen), out=seen)
    done = steps * batch.n
    return done / (time.process_time() - busy), done / (time.perf_counter() - begun)


def peers(say: Callable[[str], None]) -> list[dict[str, Any]]:
    """What others do here, a row each; rows with `error` could not be measured."""
    return others.run(_SCRIPT, PEERS, say)
