"""How long a fresh machine takes to the first searched move of `strong`.

    python bench/first_use.py                    # every game, with nothing compiled before
    python bench/first_use.py ragusa --repeats 3

Opens a table as the terminal and the server do: rules compile in a background process, and the bot is asked as soon as
they are there. The clock tells what a person waits on this machine, as busy as it is; the processor time of all
processes is what the work costs.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile

from kontor.kernel import playable_games

TABLE = """
import time
begun = time.perf_counter()
import kontor
from kontor.bots import make_bot
from kontor.workers import background_failed, compile_in_background, compiling
match = kontor.Match({game!r}, players={players}, seed=1)
code = match.game.native_code
compile_in_background(code)
while not code.is_ready():
    assert not background_failed(code), "kontor compile tells why"
    time.sleep(0.1)
engine, seat = match.game.native(), match.to_move
view = engine.from_bytes(match.hidden(seat).to_bytes())
make_bot("strong").choose(engine, view, seat, match.legal, 1)
print(time.perf_counter() - begun)
for tried in compiling._attempts.values():
    tried.last.wait()  # only then its processor time counts
"""


def first_move(game: str, players: int) -> tuple[float, float]:
    """Seconds by the clock, and of processor time, in all processes."""
    with tempfile.TemporaryDirectory(prefix="kontor-first-") as cache:
        before = os.times()
        command = [sys.executable, "-c", TABLE.format(game=game, players=players)]
        environment = {**os.environ, "KONTOR_CACHE": cache}
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        after = os.times()
    busy = after.children_user + after.children_system - before.children_user - before.children_system
    return float(done.stdout), busy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--repeats", type=int, default=1)
    given = parser.parse_args()
    for found in playable_games():
        if given.games and found.id not in given.games:
            continue
        times = [first_move(found.id, found.seats[min(1, len(found.seats) - 1)]) for _ in range(given.repeats)]
        clock, busy = (statistics.median(column) for column in zip(*times, strict=True))
        print(f"{found.id:24} {clock:6.1f} s by the clock, {busy:6.1f} s of processor time", flush=True)


if __name__ == "__main__":
    main()
