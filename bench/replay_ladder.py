"""Plays games of the published ladder again: seeds and bots stand there, so every pairing must end as it did.

The pages in `docs/ladder` have one row a pairing, so what is compared is a whole pairing: how many games the
challenger won, shared and lost, and its share of the wins. A pairing that is not finished is compared as far as it
goes. Games are kept in `bench/results/ladder`; stopped, it resumes where it was.
"""

from __future__ import annotations

import argparse
import contextlib
import re
import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import kontor
from kontor.lab.arena import Local, Pairing, Record, Results, Run, play
from kontor.lab.arena.report import percent

PAGES = Path(__file__).parent.parent / "docs" / "ladder"
FOLDER = Path(__file__).parent / "results" / "ladder"


class TimeIsUp(Exception):
    pass


@dataclass(frozen=True)
class Published:
    """A row of a page."""

    run: Run
    pairing: Pairing
    result: tuple[int, int, int]
    """Won, shared and lost by the challenger."""
    share: str
    cost: float
    """Milliseconds that a decision of both bots together took then."""

    @property
    def title(self) -> str:
        return f"{self.run.game.id}, {self.run.players} players: {self.pairing}"

    @property
    def folder(self) -> Path:
        return FOLDER / f"{self.run.game.id}-{self.run.players}-{self.pairing.challenger}-{self.pairing.base}"

    def verdict(self, records: Sequence[Record]) -> str:
        each = [record.share(self.pairing.challenger) for record in records]
        won, lost = each.count(1.0), each.count(0.0)
        result = won, len(each) - won - lost, lost
        if len(each) < self.run.games:
            return "part" if all(now <= then for now, then in zip(result, self.result, strict=True)) else "different"
        same = result == self.result and percent(sum(each) / len(each)) == self.share
        return "same" if same else "different"


def published(page: str) -> Iterator[Published]:
    """The rows of a page, which has one section for each number of players."""
    for section in page.split("\n## ")[1:]:
        words = shlex.split(section.split("```sh\n")[1].split("\n```")[0])  # kontor arena GAME --players 2 ...
        given = dict(zip(words[3::2], words[4::2], strict=True))
        if given.keys() - {"--bots", "--pair", "--players", "--games", "--seed"}:
            raise SystemExit(f"Only games with the usual options can be compared, not those of: {shlex.join(words)}")
        game = kontor.game(words[2])
        milliseconds = {bot: float(ms) for bot, ms in re.findall(r"^\| (\w+) \|.* ([\d.]+) ms \|$", section, re.M)}
        for row in re.findall(
            r"^\| (\w+) – (\w+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| (\S+)", section, re.M
        ):
            challenger, base = row[:2]
            games, won, shared, lost = (int(number.replace(",", "")) for number in row[2:6])
            pairing = Pairing(base, challenger)
            run = Run(
                game=game,
                players=int(given["--players"]),
                options=game.resolve_options(None),
                bots=(base, challenger),
                pairings=(pairing,),
                seed=int(given["--seed"]),
                games=games,
            )
            yield Published(run, pairing, (won, shared, lost), row[6], milliseconds[base] + milliseconds[challenger])


def play_again(row: Published, workers: Local, until: float, bar: Progress) -> list[Record]:
    """What has been played of it, this time and before."""
    task = bar.add_task(row.title, total=row.run.games)

    def tell(_: Pairing, added: Sequence[Record]) -> None:
        bar.advance(task, len(added))
        if time.monotonic() > until:
            raise TimeIsUp

    with Results.open(row.folder, row.run) as results:
        with contextlib.suppress(TimeIsUp):
            play(results, workers, tell)
        bar.remove_task(task)
        return results.read(row.pairing)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="games to play (all)")
    parser.add_argument("--minutes", type=float, default=20.0, help="how long to play; what is cheap comes first")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    rows = [row for page in sorted(PAGES.glob("*.md")) for row in published(page.read_text(encoding="utf-8"))]
    rows = sorted((row for row in rows if row.run.game.id in (given.game or kontor.game_ids())), key=lambda r: r.cost)
    for name in {row.run.game.id for row in rows}:
        kontor.game(name).native()  # compiled before the clock runs
    until = time.monotonic() + 60 * given.minutes
    workers = Local(given.jobs)
    verdicts: list[str] = []
    played = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, transient=True) as bar:
        try:
            for row in rows:
                if time.monotonic() > until:
                    break
                records = play_again(row, workers, until, bar)
                verdicts.append(row.verdict(records))
                played += len(records)
                bar.console.print(f"{verdicts[-1]:10}{len(records):6,} games  {row.title}", highlight=False)
        finally:
            workers.close()
    counts = ", ".join(f"{verdicts.count(verdict)} {verdict}" for verdict in ("same", "part", "different"))
    print(f"{len(verdicts)} of {len(rows)} pairings, {played:,} games: {counts}")
    return int("different" in verdicts)


if __name__ == "__main__":
    sys.exit(main())
