"""How fast the environments are on one core: decisions per second of CPU time, chosen at random, mask and observation
included; the median of five runs.

    python bench/environments.py [GAME ...]
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

import kontor
from kontor.adapters import pettingzoo
from kontor.adapters.gymnasium import Env, VectorEnv

SECONDS, RUNS, ROWS = 0.5, 5, 1024


def rate(play: Callable[[], int]) -> float:
    """`play` goes on for a while and tells how many decisions were made."""
    rates = []
    for _ in range(RUNS):
        start, made = time.process_time(), 0
        while time.process_time() - start < SECONDS:
            made += play()
        rates.append(made / (time.process_time() - start))
    return statistics.median(rates)


def chosen(mask: np.ndarray) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def all_seats(game: str, players: int) -> Callable[[], int]:
    """PettingZoo: `last` with observation and mask, a choice from the mask, `step`."""
    env = pettingzoo.env(game, players=players)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(1000):
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
            else:
                env.step(chosen(observation["action_mask"]))
        return 1000

    return play


def one_seat(game: str, players: int) -> Callable[[], int]:
    """Gymnasium against `random`: decisions of the own seat."""
    env = Env(game, players=players)
    info = env.reset(seed=1)[1]

    def play() -> int:
        nonlocal info
        for _ in range(1000):
            _, _, ended, cut, info = env.step(chosen(info["action_mask"]))
            if ended or cut:
                info = env.reset()[1]
        return 1000

    return play


def many(game: str, players: int, opponents: str) -> Callable[[], int]:
    """A vector environment: decisions of the own seats (all seats with `self`)."""
    env = VectorEnv(game, ROWS, players=players, opponents=opponents)
    env.reset(seed=1)

    def play() -> int:
        env.step(env.batch.sample())
        return ROWS

    return play


def main(games: list[str]) -> None:
    print(f"{'game':20} players  pettingzoo  gymnasium  vector, random  vector, self   (decisions/s, {ROWS} rows)")
    for game in games or kontor.game_ids():
        players = max(2, kontor.game(game).seats.start)
        figures = [
            rate(all_seats(game, players)),
            rate(one_seat(game, players)),
            rate(many(game, players, "random")),
            rate(many(game, players, "self")),
        ]
        print(
            f"{game:20} {players:7}  {figures[0]:10,.0f}  {figures[1]:9,.0f}  {figures[2]:14,.0f}  {figures[3]:12,.0f}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
