"""Matches between bots on all cores of a machine, for a given time, without the command line's libraries.

    python bench/matches_on_cores.py --processes 12 --seconds 400 --out FOLDER "GAME|BOT|OTHER" ...

Deals with swapped seats, pairing after pairing in turn; each game is a line of FOLDER/games.jsonl. A bot may name
{GAME} in place of a file: the newest network of the training that bench/train_on_gpu.py has under way, taken anew for each deal.
"""  # noqa: E501

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import shutil
import time
from pathlib import Path
from typing import Any

from carried import BUILD, import_from_here

APART = 90.0
"""Seconds between a network that is played with and the next one."""


def newest(text: str, out: Path) -> tuple[str, str]:
    """The bot with the network it plays with now, and what that is called."""
    if "{" not in text:
        return text, ""
    name = text.split("{")[1].split("}")[0]
    found = sorted(out.glob(f"{name}-*.npz"), key=lambda path: path.stat().st_mtime)
    return (text.replace(f"{{{name}}}", str(found[-1])), found[-1].stem) if found else ("", "")


def work(k: int, pairings: list[str], out: Path, end: float, following: Any) -> None:
    os.nice(5)
    from kontor.kernel import game
    from kontor.lab.sittings import play_game

    with (out / f"games-{k}.jsonl").open("a") as lines:
        while time.time() < end:
            with following.get_lock():
                number = following.value
                following.value += 1
            name, one, other = pairings[number % len(pairings)].split("|")
            of, seed = game(name), 50_000_000 + number // len(pairings)
            bot, network = newest(one, out)
            if not bot:
                time.sleep(0.2)
                continue
            options = of.option_numbers(of.resolve_options({}))
            for seat in (0, 1):
                seats = [bot, other] if seat == 0 else [other, bot]
                sat = play_game(of.native(), seats, seed, options)
                if sat.error:
                    print(name, bot, sat.error, flush=True)
                    break
                won = [1 / sat.ranks.count(1) if rank == 1 else 0 for rank in sat.ranks]
                each = [s / max(1, n) for s, n in zip(sat.seconds, sat.decisions, strict=True)]
                told = {
                    "game": name, "bot": one, "other": other, "network": network, "seed": seed, "share": won[seat],
                    "ms": round(1000 * each[seat], 2), "other_ms": round(1000 * each[1 - seat], 2),
                }  # fmt: skip
                lines.write(json.dumps(told) + "\n")
                lines.flush()


def snapshots(out: Path, known: dict[str, tuple[int, float]]) -> None:
    """Copies of what the trainings have learned so far, now and then."""
    for folder in BUILD.glob("course-*"):
        count, last = known.get(folder.name, (0, 0.0))
        found = [path for path in (folder / "newest.npz", folder / "network.npz") if path.exists()]
        if found and (count == 0 or found[0].stat().st_mtime > last + APART):
            known[folder.name] = count + 1, found[0].stat().st_mtime
            shutil.copy(found[0], out / ".draft")
            (out / ".draft").replace(out / f"{folder.name.removeprefix('course-').rsplit('-', 1)[0]}-{count:02}.npz")


def compiled(name: str) -> None:
    from kontor.kernel import game

    game(name).native()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pairings", nargs="+")
    parser.add_argument("--processes", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    import_from_here()
    end = time.time() + given.seconds
    given.out.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("spawn")
    names = {text.split("|")[0] for text in given.pairings}
    first = [context.Process(target=compiled, args=(name,)) for name in sorted(names)]
    for process in first:
        process.start()
    for process in first:
        process.join()
    print(f"compiled after {time.time() - end + given.seconds:.0f} s", flush=True)
    following = context.Value("q", 0)
    workers = [
        context.Process(target=work, args=(k, given.pairings, given.out, end, following))
        for k in range(given.processes)
    ]
    for process in workers:
        process.start()
    known: dict[str, tuple[int, float]] = {}
    while any(process.is_alive() for process in workers) and time.time() < end + 30:
        snapshots(given.out, known)
        time.sleep(2)
    for process in workers:
        if process.is_alive():
            process.kill()
    told = "".join(path.read_text() for path in sorted(given.out.glob("games-*.jsonl")))
    (given.out / "games.jsonl").write_text(told)
    for path in given.out.glob("games-*.jsonl"):
        path.unlink()
    report([json.loads(line) for line in told.splitlines()])


def report(games: list[dict[str, Any]]) -> None:
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in games:
        groups.setdefault((row["game"], row["bot"], row["other"], row["network"]), []).append(row)
    for key, rows in sorted(groups.items()):
        n, share = len(rows), sum(row["share"] for row in rows) / len(rows)
        own, other = (sum(row[which] for row in rows) / n for which in ("ms", "other_ms"))
        half = 196 * (share * (1 - share) / n) ** 0.5
        print(f"{100 * share:5.1f}% ± {half:4.1f} of {n:4}; {own:7.1f} ms against {other:7.1f}: {' | '.join(key)}")


if __name__ == "__main__":
    main()
