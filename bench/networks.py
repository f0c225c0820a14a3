"""Networks: do all ways of evaluating one say the same, and what does an evaluation cost?

    python bench/networks.py                # 10,000 positions of each game, by numpy, native code, plain Python
    python bench/networks.py --game ragusa --python 10000
    python bench/networks.py prepare --out build-networks   # where Kontor is installed
    python build-networks/run.py --out FOLDER         # where a GPU is: needs CuPy alone

Positions are those of random games, for all numbers of players alike. Where a game has a network it is taken,
otherwise one of chance of the usual size: 64 accumulators, 32 numbers of the dense layer. Times are processor time of
one core; the game's own evaluation is called from Python, less what a call costs that does nothing. See
docs/networks.md.
"""

from __future__ import annotations

import argparse
import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from networks_on_gpu import digests

from kontor import game, game_ids
from kontor.batch import Observations
from kontor.bots.network import Network, network, policy_rows
from kontor.bots.network.evaluating import Rooms, network_says
from kontor.gpu import Host
from kontor.gpu.host import compiler
from kontor.gpu.parts import parts
from kontor.gpu.source import source
from kontor.kernel import Game
from tests.bots.networks import positions, random_network

RUN = Path(__file__).with_name("networks_on_gpu.py")
AT_ONCE = 500


def sample(of: Game, n: int) -> list[tuple[int, Any, Any, Network]]:
    """Positions and the network that judges them, for each number of players."""
    share = -(-n // len(of.seats))
    return [(p, *positions(of, share, p, seed=100 + p), network(of, p) or random_network(of)) for p in of.seats]


def differences(of: Game, n: int, in_python: int) -> dict[str, str]:
    """How many positions each way says the same of as the reference."""
    same = {"native": 0, "python": 0, "device code on the processor": 0}
    asked = dict.fromkeys(same, 0)
    device = Host(of) if compiler() else None
    for players, states, seats, net in sample(of, n):
        seen = Observations(of).of_states(states, seats)
        for k in range(0, len(states), AT_ONCE):
            here = slice(k, k + AT_ONCE)
            value, policy = net.evaluate(seen[here])
            rows = np.array([policy_rows(of, players, int(seat)) for seat in range(players)])[seats[here]]
            policy = np.take_along_axis(policy, rows, axis=1)
            said = net.says(states[here], seats[here])
            same["native"] += int(((said.value == value).all(1) & (said.policy == policy).all(1)).sum())
            asked["native"] += len(value)
            if device is not None:
                one, other = np.zeros_like(value), np.zeros_like(policy)
                tables = (np.ascontiguousarray(states[here]), np.ascontiguousarray(seats[here]))
                rooms = Rooms.of(net.weights, len(value))
                device.each("network_says", len(value), *tables, net.weights, rooms, one, other)
                same["device code on the processor"] += int(((one == value).all(1) & (other == policy).all(1)).sum())
                asked["device code on the processor"] += len(value)
            for i in range(min(len(value), in_python // len(of.seats) - k)):
                slow = _by_python(net, states[k + i], seats[k + i : k + i + 1])
                same["python"] += np.array_equal(slow[0], value[i]) and np.array_equal(slow[1], policy[i])
                asked["python"] += 1
    return {way: f"{same[way]} of {asked[way]}" for way in same}


def _by_python(net: Network, state: Any, seat: Any) -> tuple[Any, Any]:
    of, weights = net.game, net.weights
    value, policy = np.zeros((1, len(weights.value)), np.int32), np.zeros((1, len(weights.policy)), np.int32)
    mirror = of.state.from_bytes(state.tobytes())
    network_says(of, [mirror], seat, weights, Rooms.of(weights, 1), value, policy, 0, 1)
    return value[0], policy[0]


def nanoseconds(work: Callable[[], Any], count: int, repeats: int = 7) -> int:
    """Of one of `count`; the least of several runs: others use this machine, too."""
    best = float("inf")
    for _ in range(repeats):
        start = time.process_time()
        work()
        best = min(best, (time.process_time() - start) / count)
    return round(best * 1e9)


def costs(of: Game, players: int, n: int = 2000) -> dict[str, int]:
    states, seats = positions(of, n, players, seed=5)
    net = network(of, players) or random_network(of)
    weights, rooms = net.weights, Rooms.of(net.weights, n)
    value, policy = np.zeros((n, len(weights.value)), np.int32), np.zeros((n, len(weights.policy)), np.int32)
    part: Any = of.native_part("network").load()
    whole: Any = of.native().module
    alone = weights._replace(policy_bias=weights.policy_bias[:0])
    blind = alone._replace(span=weights.span[:0])

    def call(given: Any) -> Callable[[], Any]:
        return lambda: part.network_says(states, seats, given, rooms, value, policy, 0, n)

    def each(entry: Any, *more: Any) -> Callable[[], Any]:
        tables = [(state, *more) for state in states]
        return lambda: [entry(*asked) for asked in tables]

    everything, values, seeing = (nanoseconds(call(given), n) for given in (weights, alone, blind))
    own = nanoseconds(each(whole.evaluate, 0), n) - nanoseconds(each(whole.to_move), n)
    return {
        "hidden, observed, values": values,
        "of which rows": values - seeing,
        "a decision's prior": round((everything - values) / len(weights.policy)),
        "the game's own evaluation": own,
    }


def prepare(of: Game, n: int, out: Path) -> None:
    """All that a GPU needs to say the same: the text, and what the arrays hold."""
    (out / f"{of.id}.cu").write_text(source(of), encoding="utf-8")
    for players, states, seats, net in sample(of, n):
        said = net.says(states, seats)
        arrays = {f"weights_{k:02}": np.asarray(part) for k, part in enumerate(parts(tuple(net.weights)))}
        arrays |= {
            "said": digests(said.value, said.policy),
            "widths": np.array([said.value.shape[1], said.policy.shape[1]]),
        }
        np.savez_compressed(out / f"{of.id}-{players}.npz", states=states, seats=seats, **arrays)


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("what", nargs="?", default="compare", choices=("compare", "prepare"))
    asked.add_argument("--game", action="append", choices=game_ids())
    asked.add_argument("--positions", type=int, default=10_000)
    asked.add_argument("--python", type=int, default=400, help="positions that plain Python evaluates, too")
    asked.add_argument("--out", type=Path, default=Path("build-networks"))
    given = asked.parse_args()
    for name in given.game or game_ids():
        of = game(name)
        if given.what == "prepare":
            given.out.mkdir(parents=True, exist_ok=True)
            shutil.copy(RUN, given.out / "run.py")
            prepare(of, given.positions, given.out)
            print(f"{of.id} is in {given.out}")
        else:
            found = {
                "same": differences(of, given.positions, given.python),
                "ns": costs(of, of.seats[len(of.seats) // 2]),
            }
            print(json.dumps({"game": of.id, **found}), flush=True)


if __name__ == "__main__":
    main()
