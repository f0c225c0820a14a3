"""Trains networks of several games at the same time on one GPU, where Kontor itself need not be installed.

    python bench/train_on_gpu.py prepare [GAME:PLAYERS:BOT:GAMES ...]    where Kontor is installed: lessons, and what Kontor needs
    python bench/train_on_gpu.py run --out FOLDER --seconds 500 [GAME:PLAYERS[:ITERATIONS] ...]    where the GPU is: needs CuPy and scipy

`prepare` leaves everything in the folder build-cuda/, which has to be carried along. `run` starts a process for each
game; after each generation its network, curves and state are in FOLDER/GAME-PLAYERS.tar. With ITERATIONS a network of
bench/networks goes on learning, from games in which a search of so many iterations stands behind each decision.
"""  # noqa: E501

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from carried import BUILD, carry, import_from_here

NETWORKS = Path("bench/networks")
NAMES = ["little-town", "hansa-teutonica", "castles-of-tuscany", "ragusa"]
LATER = 250.0
"""Seconds after which networks for more than two players begin, which then have less time."""
SEARCHED_SIDE_BY_SIDE = 65_536
SIDE_BY_SIDE = {"little-town": 65_536, "castles-of-tuscany": 32_768, "ragusa": 32_768, "hansa-teutonica": 16_384}
"""Own games: fewer where there are more decisions to choose from."""


def prepare(wanted: list[str]) -> None:
    from kontor.kernel import game
    from kontor.lab.processes import Local
    from kontor.lab.series import make_series
    from kontor.train.teacher import taught

    carry()
    for told in wanted:
        name, players, bot, games = told.split(":")
        of = game(name)
        series = make_series(of, [bot], int(players), of.resolve_options({}), 0, int(games))
        path = BUILD / f"lessons-{name}-{players}.npz"
        found_games = taught(series, path, Local(1), lambda _: None, False)
        print(path, len(found_games["lengths"]), "games,", int(found_games["lengths"].sum()), "decisions", flush=True)


def one(told: str, out: Path, seconds: float, small: bool) -> None:
    """Trains one network, until the time is over."""
    import_from_here()
    began = time.time()
    if not small and int(told.split(":")[1]) > 2:
        time.sleep(min(LATER, seconds / 2))
    from kontor.bots.network import load_network
    from kontor.kernel import game
    from kontor.train.run import Course, OnDevice, Plan, train
    from kontor.train.teacher import lessons_of, read_games

    name, players, searched = told.split(":")[0], int(told.split(":")[1]), int((told + ":0").split(":")[2])
    of = game(name)
    first = load_network(of, NETWORKS / name / f"network-{players}.npz") if searched else None
    file = BUILD / f"lessons-{name}-{players}.npz"
    taught_by = file.exists() and first is None
    lessons_played = len(read_games(file)["lengths"]) if taught_by else 0
    plan = Plan(
        of, players, teacher="greedy" if taught_by else "", lessons=lessons_played,
        games=SIDE_BY_SIDE[name] // (players - 1), steps=16, before=64, rounds=20, generations=1000, patience=20,
        rows=16_384, cooling=0.9 if players == 2 else 0.8, deals=2048, at_once=1024, chance=0,
    )  # fmt: skip
    if first is not None:
        plan = replace(
            plan, begun=first.checksum, searched=searched, games=SEARCHED_SIDE_BY_SIDE, steps=24, before=120,
            rounds=100, memory=0.97, rate=6e-4, fading=0.94, deals=0,
        )  # fmt: skip
    device: object
    if small:
        from kontor.gpu import Host

        plan = replace(plan, games=32, steps=8, before=4, rounds=2, rows=256, deals=min(20, plan.deals), at_once=20)
        device = Host(of)
    else:
        from kontor.gpu.device import Gpu

        device = Gpu(of)
    batches = OnDevice(plan, device)
    folder = BUILD / f"course-{name}-{players}"
    shutil.rmtree(folder, ignore_errors=True)
    course = Course.open(folder, plan)
    rounds = 0

    def hear(what: str, figures: object) -> None:
        nonlocal rounds
        rounds += what == "round"
        if what != "round" or rounds % 20 == 1 or searched:
            print(f"{time.time() - began:.1f}", told, figures, flush=True)

    def enough() -> bool:
        pack()
        return time.time() - began > seconds

    packed = 0.0

    def pack() -> None:
        nonlocal packed
        if (newest := folder / "newest.npz").exists():
            shutil.copy(newest, out / f"{name}-{players}.npz.new")
            (out / f"{name}-{players}.npz.new").replace(out / f"{name}-{players}.npz")
        state = folder / "state.npz"
        if state.exists() and state.stat().st_mtime != packed:
            packed = state.stat().st_mtime
            draft = folder.with_suffix(".new")
            with tarfile.open(draft, "w") as tar:
                log = BUILD / f"{name}-{players}.log"
                if log.exists():
                    tar.add(log, f"{name}-{players}/log")
                for path in ("network.npz", "curves.json", "curves.svg", "state.npz", "run.json"):
                    if (folder / path).exists():
                        tar.add(folder / path, f"{name}-{players}/{path}")
            shutil.copy(draft, out / f"{name}-{players}.tar.new")
            (out / f"{name}-{players}.tar.new").replace(out / f"{name}-{players}.tar")

    def lessons(twin: Any) -> Any:
        return lessons_of(read_games(file), batches, twin) if taught_by else None

    train(course, batches, lessons, hear, enough, first)
    pack()


def run(wanted: list[str], out: Path, seconds: float, small: bool) -> None:
    began = time.time()
    flags = ["--out", str(out), "--seconds", str(seconds), *(["--small"] if small else [])]
    environment = {**os.environ, "OMP_NUM_THREADS": "2", "PYTHONUNBUFFERED": "1"}
    started = []
    for told in wanted:
        log = (BUILD / f"{told.replace(':', '-')}.log").open("w")
        command = [sys.executable, __file__, "one", told, *flags]
        started.append(subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=environment))
    while any(process.poll() is None for process in started) and time.time() - began < seconds + 40:
        time.sleep(1)
    for told, process in zip(wanted, started, strict=True):
        if process.poll() is None:
            process.kill()
        text = (BUILD / f"{told.replace(':', '-')}.log").read_text()
        print(f"== {told}, {process.returncode}\n{text[-11_000 // len(wanted) :]}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["prepare", "run", "one"])
    parser.add_argument("rest", nargs="*")
    parser.add_argument("--out", type=Path, default=BUILD)
    parser.add_argument("--seconds", type=float, default=500)
    parser.add_argument("--small", action="store_true", help="on the processor, to see that it works")
    given = parser.parse_intermixed_args()
    if given.what == "prepare":
        prepare(given.rest)
    elif given.what == "one":
        one(given.rest[0], given.out, given.seconds, given.small)
    else:
        run(
            given.rest or [f"{name}:{players}" for players in (2, 3) for name in NAMES],
            given.out,
            given.seconds,
            given.small,
        )


if __name__ == "__main__":
    main()
