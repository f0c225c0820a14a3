"""Plays every game at every number of players at random, many millions of times: each must end."""

from __future__ import annotations

import argparse
import functools
import multiprocessing
import sys
from pathlib import Path

import kontor
from kontor.lab.endings import Sweep, sweep

FOLDER = Path(__file__).parent / "results" / "endings"


def play(games: int, case: tuple[str, int]) -> Sweep:
    def tell(done: Sweep) -> None:
        if done.games % 1_000_000 == 0:
            print(f"{done.game}, {done.players} players: {done.games:,} games, longest {done.longest:,}", flush=True)

    return sweep(kontor.game(case[0]), case[1], games, FOLDER, tell)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="games to play (all)")
    parser.add_argument("--games", type=int, default=10_000_000, help="random games for each number of players")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count(), help="processes")
    given = parser.parse_args()
    found = [kontor.game(name) for name in given.game or kontor.game_ids()]
    for game in found:
        game.native()  # compiled once, before the processes start
    cases = [(game.id, players) for game in found for players in game.seats]
    with multiprocessing.Pool(given.jobs) as pool:
        results = pool.map(functools.partial(play, given.games), cases, chunksize=1)
    print("\n| game | players | games | decisions | longest | endless |\n|---|---|---|---|---|---|")
    for done in results:
        endless = ", ".join(f"seed {seed}" for seed in done.endless) or "none"
        row = f"{done.game} | {done.players} | {done.games:,} | {done.decisions:,} | {done.longest:,} | {endless}"
        print(f"| {row} |")
    return 1 if any(done.endless for done in results) else 0


if __name__ == "__main__":
    sys.exit(main())
