"""Guards a rewrite of rules: games played by this working tree and by an earlier commit must be the same, bit by bit.

    python bench/guards.py v0.7.1                    # all games, 3,000 of each
    python bench/guards.py HEAD~5 --game ragusa --games 300

The commit is exported into a temporary folder, and each tree plays in a process of its own. Players, options and seeds
are drawn here, the same for both; decisions are drawn from the seed: first a kind of those that are legal, then one of
that kind, so that pieces that can move in many ways do not drown the rest. At every decision the bytes of the state and
the list of legal decisions go into the game's digest; scores and ranks stand beside it. Then both play compiled random
games in turns: the best of five runs each says what the change costs. A game that differs, or compiled
play below nine tenths of what it was, ends the command with 1. Rules that were meant to change differ, of course.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Thread
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

GAMES = ("little-town", "castles-of-tuscany", "hansa-teutonica", "ragusa")
HERE = Path(__file__).resolve().parents[1]
FLOOR = 0.90  # compiled play, now against before
LONGEST = 1_000_000  # decisions; no random game comes near
RUN = 0.5  # seconds that a timed run takes at least
RUNS = 5


# ---- in the process of a tree: what it uses of Kontor has had the same names since 0.7 ----
class Tree:
    """One game of the tree that is on the path, playing what is asked."""

    def __init__(self, name: str) -> None:
        import kontor

        self.game: Any = kontor.game(name)
        self.engine: Any = self.game.native()
        self._verbs: dict[int, str] = {}

    def _drawn(self, legal: Sequence[int], chance: random.Random) -> int:
        """A verb, then a decision with it."""
        by_verb: dict[str, list[int]] = {}
        for action in legal:
            if action not in self._verbs:
                self._verbs[action] = self.game.actions.notation(action).split()[0]
            by_verb.setdefault(self._verbs[action], []).append(action)
        return chance.choice(by_verb[chance.choice([*by_verb])])

    def about(self) -> dict[str, Any]:
        seats = self.game.seats
        return {"seats": [*seats], "options": {option.key: list(option.values) for option in self.game.options}}

    def play(self, players: int, options: dict[str, str], seed: int) -> list[Any]:
        """How many decisions, the digest of all states and legal lists, scores, ranks."""
        module, out = self.engine.module, self.engine.buffer()
        raw = self.engine.new(players, seed, self.game.option_numbers(options))
        digest, chance, decisions = hashlib.blake2b(digest_size=16), random.Random(seed), 0
        n = module.legal(raw, out)
        while n > 0 and decisions < LONGEST:
            digest.update(raw)
            digest.update(out[:n])
            n = module.step(raw, self._drawn(out[:n].tolist(), chance), out)
            decisions += 1
        digest.update(raw)
        scores = [self.engine.score(raw, seat) for seat in range(players)]
        return [decisions, digest.hexdigest(), scores, [self.engine.rank(raw, seat) for seat in range(players)]]

    def timed(self, games: int) -> list[float]:
        """So many compiled random games for each number of players: decisions, and seconds of the processor."""
        import numpy as np

        options, totals = np.array(self.game.option_numbers(), np.int64), np.zeros(4, np.int64)
        raw, out, decisions = self.engine.blank(), self.engine.buffer(), 0
        begun = time.process_time()
        for players in self.game.seats:
            decisions += self.engine.module.random_games(raw, out, players, options, 0, games, LONGEST, totals)
        return [decisions, time.process_time() - begun]


def answer(name: str) -> None:
    """Requests on standard input, an answer to each on standard output."""
    tree = Tree(name)
    for line in sys.stdin:
        verb, *arguments = json.loads(line)
        print(json.dumps(getattr(tree, verb)(*arguments)), flush=True)


# ---- in the process that compares ----
class Player:
    """The process of a tree."""

    def __init__(self, root: Path, name: str) -> None:
        command = [sys.executable, __file__, "--answer", name]
        environment = {**os.environ, "PYTHONPATH": str(root)}
        self._process = subprocess.Popen(
            command, cwd=root, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def send(self, *request: Any) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()

    def receive(self) -> Any:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("The process of a tree has stopped.")
        return json.loads(line)

    def ask(self, *request: Any) -> Any:
        self.send(*request)
        return self.receive()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


@dataclass(frozen=True)
class Verdict:
    """What became of one game."""

    game: str
    games: int
    decisions: int
    different: int
    first: str
    """The first game that differs."""
    before: float
    now: float
    """Decisions a second, compiled."""

    @property
    def ratio(self) -> float:
        return self.now / self.before

    @property
    def holds(self) -> bool:
        return not self.different and self.ratio >= FLOOR

    @property
    def row(self) -> str:
        found = f"{self.different:,} different, first {self.first}" if self.different else "identical"
        speeds = " | ".join(f"{speed / 1e6:.2f} M" for speed in (self.before, self.now))
        return f"| {self.game} | {self.games:,} | {self.decisions:,} | {found} | {speeds} | {self.ratio:.2f} |"


Case = tuple[int, dict[str, str], int]


def cases(about: dict[str, Any], games: int, seed: int) -> Iterator[Case]:
    """Players, options and seeds; the options are those of the earlier tree, others keep their defaults."""
    chance = random.Random(seed)
    for number in range(games):
        options = {key: chance.choice(values) for key, values in about["options"].items()}
        yield chance.choice(about["seats"]), options, (seed << 32) + number


def unequal(before: Sequence[Any], now: Sequence[Any]) -> list[int]:
    """The numbers of the games that were not the same."""
    return [number for number, (one, other) in enumerate(zip(before, now, strict=True)) if one != other]


def play_both(trees: Sequence[Player], chosen: Sequence[Case], bar: Progress) -> list[list[Any]]:
    """Every case in both trees, side by side."""
    found: list[list[Any]] = [[] for _ in trees]

    def play(tree: Player, out: list[Any], task: Any) -> None:
        for case in chosen:
            out.append(tree.ask("play", *case))
            bar.advance(task)

    threads = [
        Thread(target=play, args=(tree, out, bar.add_task(title, total=len(chosen))))
        for tree, out, title in zip(trees, found, ("before", "now"), strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def speeds(trees: Sequence[Player], bar: Progress) -> list[float]:
    """Decisions a second of each tree: the best of some runs, taken in turns; each run plays the same games."""
    games = 1
    while trees[0].ask("timed", games)[1] < RUN:
        games *= 2
    task = bar.add_task("speed", total=RUNS)
    best = [0.0 for _ in trees]
    for _ in range(RUNS):
        for k, tree in enumerate(trees):
            decisions, seconds = tree.ask("timed", games)
            best[k] = max(best[k], decisions / seconds)
        bar.advance(task)
    return best


def judge(name: str, roots: Sequence[Path], games: int, seed: int, console: Console) -> Verdict:
    columns = (TextColumn(name), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    trees = [Player(root, name) for root in roots]
    try:
        with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as bar:
            chosen = list(cases(trees[0].ask("about"), games, seed))
            before, now = play_both(trees, chosen, bar)
            different = unequal(before, now)
            first = str(chosen[different[0]]) if different else ""
            decisions = sum(row[0] for row in now)
            return Verdict(name, games, decisions, len(different), first, *speeds(trees, bar))
    finally:
        for tree in trees:
            tree.stop()


def export(commit: str, folder: Path) -> None:
    command = ["git", "-C", str(HERE), "archive", commit]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout
        with tarfile.open(fileobj=process.stdout, mode="r|") as files:
            files.extractall(folder, filter="data")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", help="the version before")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be given several times")
    parser.add_argument("--games", type=int, default=3000, help="games to compare, of each")
    parser.add_argument("--seed", type=int, default=1, help="draws players, options and all that happens")
    parser.add_argument("--json", action="store_true", help="one object per line")
    parser.add_argument("--answer", choices=GAMES, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.answer:
        answer(given.answer)
        return 0
    if not given.commit:
        parser.error("name the commit to compare with")
    if not given.json:
        print("| game | games | decisions | states, lists, scores, ranks | before, decisions/s | now | ratio |")
        print("|---|---|---|---|---|---|---|", flush=True)
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory(prefix="kontor-before-") as folder:
        export(given.commit, Path(folder))
        for name in given.game or GAMES:
            verdict = judge(name, (Path(folder), HERE), given.games, given.seed, Console(stderr=True))
            verdicts.append(verdict)
            told = {**asdict(verdict), "ratio": verdict.ratio, "holds": verdict.holds}
            print(json.dumps(told) if given.json else verdict.row, flush=True)
    return 0 if all(verdict.holds for verdict in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
