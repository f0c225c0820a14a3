"""The results of a run: ratings, pairings, speed and failures, as data and as Markdown."""

from __future__ import annotations

import itertools
import math
import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from kontor.lab.statistics import Interval

from .ratings import rate_bots
from .results import Record, Results, Run
from .running import shares
from .schedule import PAIRINGS, Pairing, make_pairings
from .stopping import Watcher


@dataclass(frozen=True)
class BotLine:
    bot: str
    rating: Interval | None
    games: int
    milliseconds: float
    """Mean time a decision."""
    failures: int


@dataclass(frozen=True)
class PairingLine:
    """The games of a pairing, as the challenger saw them."""

    pairing: Pairing
    games: int
    won: int
    shared: int
    """Games whose victory both bots share."""
    lost: int
    share: Interval | None
    distance: Interval | None
    failures: int
    verdict: str
    complete: bool


@dataclass(frozen=True)
class Report:
    """What a run says: ratings from the best down, results of pairings, mistakes."""

    run: Run
    version: str
    anchor: str
    anchored_at: float
    bots: list[BotLine]
    """From the best down."""
    pairings: list[PairingLine]
    errors: list[str]

    @property
    def overlapping(self) -> list[tuple[str, str]]:
        """Neighbours in the order of ratings whose intervals are not apart."""
        rated = [(line.bot, line.rating) for line in self.bots if line.rating]
        return [(one, two) for (one, x), (two, y) in itertools.pairwise(rated) if x.low <= y.high]

    @property
    def complete(self) -> bool:
        """Whether all that was planned has been played, or decided early."""
        return all(line.complete for line in self.pairings)

    def to_json(self) -> dict[str, Any]:
        """The report as a file keeps it."""
        return {
            **self.run.to_json(),
            "kontor": self.version,
            "complete": self.complete,
            "anchor": {"bot": self.anchor, "rating": self.anchored_at},
            "ratings": [
                {
                    "bot": line.bot,
                    "rating": _json(line.rating, 1),
                    "games": line.games,
                    "ms_per_decision": round(line.milliseconds, 3),
                    "failures": line.failures,
                }
                for line in self.bots
            ],
            "results": [
                {
                    "challenger": line.pairing.challenger,
                    "base": line.pairing.base,
                    "games": line.games,
                    "won": line.won,
                    "shared": line.shared,
                    "lost": line.lost,
                    "share": _json(line.share, 4),
                    "distance": _json(line.distance, 1),
                    "failures": line.failures,
                    "verdict": line.verdict,
                    "complete": line.complete,
                }
                for line in self.pairings
            ],
            "overlapping": [list(pair) for pair in self.overlapping],
            "errors": self.errors,
        }

    # ---- as tables ----
    def bot_rows(self) -> tuple[list[str], list[list[str]]]:
        """Head and rows of the table of ratings."""
        head = ["bot", "rating", "95% interval", "games", "a decision"]
        failed = any(line.failures for line in self.bots)
        rows = [
            [
                line.bot,
                whole(line.rating),
                "anchor" if line.bot == self.anchor else span(line.rating, whole_number),
                f"{line.games:,}",
                duration(line.milliseconds),
                *([str(line.failures)] if failed else []),
            ]
            for line in self.bots
        ]
        return head + ["failed"] * failed, rows

    def pairing_rows(self) -> tuple[list[str], list[list[str]]]:
        """Head and rows of the table of pairings."""
        head = ["pairing", "games", "won", "shared", "lost", "share, 95% interval", "points, 95% interval"]
        rows = []
        for line in self.pairings:
            row = [str(line.pairing), f"{line.games:,}", f"{line.won:,}", f"{line.shared:,}", f"{line.lost:,}"]
            row.append(f"{percent(line.share.value)} ({span(line.share, percent)})" if line.share else "–")
            row.append(f"{signed(line.distance.value)} ({span(line.distance, signed)})" if line.distance else "–")
            rows.append(row + [self.decision(line)] * (self.run.stop is not None))
        return head + ["decision"] * (self.run.stop is not None), rows

    def decision(self, line: PairingLine) -> str:
        """What the sequential test decided about a pairing."""
        stop = self.run.stop
        if stop is None or not line.verdict:
            return "open"
        return f"share ≥ {stop.p1:g}" if line.verdict == "H1" else f"share ≤ {stop.p0:g}"

    def remarks(self) -> list[str]:
        """What a reader should know, in sentences."""
        said = []
        if not self.complete:
            said.append("The run is not complete: some games are still to be played.")
        rated = [line.bot for line in self.bots if line.rating]
        if len(rated) > 1 and not self.overlapping:
            said.append(f"The intervals do not overlap: {' < '.join(reversed(rated))}.")
        for one, two in self.overlapping:
            said.append(f"The intervals of {one} and {two} overlap.")
        if stop := self.run.stop:
            said.append(
                f"A pairing stops when it is decided whether the share is at most {stop.p0:g} or at least {stop.p1:g}. "
                f"“At least” is wrong in about {percent(stop.alpha)} of matches, “at most” in about "
                f"{percent(stop.beta)}; pairings that stopped early look a little more decided than they are."
            )
        failures = sum(line.failures for line in self.bots)
        if failures:
            said.append(f"Bots failed in {failures} games and lost them. The first: {self.errors[0].rstrip('.')}.")
        return said

    def command(self) -> str:
        """The command that plays the same games."""
        run = self.run
        parts = ["kontor", "arena", run.game.id]
        if any("," in bot for bot in run.bots):
            parts += [part for bot in run.bots for part in ("--bots", bot)]
        else:
            parts += ["--bots", ",".join(run.bots)]
        how = next((h for h in reversed(PAIRINGS) if _covers(run, h)), "neighbours")
        parts += ["--pairings", how] * (how != "neighbours" and len(run.bots) > 2)
        regular = make_pairings(run.bots, how) if len(run.bots) > 1 else []
        for pairing in run.pairings:
            if pairing not in regular:
                parts += ["--pair", f"{pairing.base},{pairing.challenger}"]
        parts += ["--players", str(run.players), "--games", str(run.games), "--seed", str(run.seed)]
        default = run.game.resolve_options(None)
        parts += [x for k, v in run.options.items() if v != default.get(k) for x in ("-o", f"{k}={v}")]
        if run.stop:
            parts += ["--stop", "--p0", f"{run.stop.p0:g}", "--p1", f"{run.stop.p1:g}"]
            parts += ["--alpha", f"{run.stop.alpha:g}", "--beta", f"{run.stop.beta:g}"]
        return shlex.join(parts)

    def markdown(self) -> str:
        """The two tables and how to get them, as a section of a page."""
        run = self.run
        head = [
            f"## {run.game.name()}, {run.players} players",
            "",
            f"Kontor {self.version}, rules version {run.rules or run.game.version}, seed {run.seed}. "
            f"The anchor is {self.anchor}, at {self.anchored_at:,.0f}.",
            "",
        ]
        body = [*_table(*self.bot_rows()), "", *_table(*self.pairing_rows()), ""]
        said = [*self.remarks(), ""] if self.remarks() else []
        return "\n".join([*head, *body, *said, "```sh", self.command(), "```", ""])


def make_report(results: Results, anchor: str | None = None, anchored_at: float = 1000.0) -> Report:
    """Read all games of a run and rate its bots."""
    run = results.run
    games = {pairing: results.read(pairing) for pairing in run.pairings}
    deals = {pairing: shares(pairing, records) for pairing, records in games.items()}
    standing = rate_bots(run.all_bots, deals, anchor, anchored_at, run.seed)
    ratings = {rating.bot: rating.rating for rating in standing.ratings}
    everything = [record for records in games.values() for record in records]
    lines = []
    for pairing, records in games.items():
        watcher = Watcher(run.stop)
        verdict = watcher.see(deals[pairing])
        each = [record.share(pairing.challenger) for record in records]
        lines.append(
            PairingLine(
                pairing,
                len(records),
                sum(share == 1 for share in each),
                sum(0 < share < 1 for share in each),
                sum(share == 0 for share in each),
                standing.shares.get(pairing),
                standing.distances.get(pairing),
                sum(bool(record.error) for record in records),
                verdict,
                bool(verdict) or len(records) >= run.games,
            )
        )
    errors = [
        f"{pairing}, game {r.number}, {r.seats[r.failed or 0]} in seat {(r.failed or 0) + 1}: {r.error}"
        for pairing, records in games.items()
        for r in records
        if r.error
    ]
    bots = [_bot_line(rating.bot, ratings[rating.bot], everything) for rating in standing.ratings]
    return Report(run, results.version, standing.anchor, anchored_at, bots, lines, errors)


def _bot_line(bot: str, rating: Interval | None, records: Sequence[Record]) -> BotLine:
    mine = [record for record in records if bot in record.seats]
    seats = [(record, seat) for record in mine for seat, name in enumerate(record.seats) if name == bot]
    decisions = sum(record.decisions[seat] for record, seat in seats)
    seconds = sum(record.seconds[seat] for record, seat in seats)
    failures = sum(record.failed is not None and record.seats[record.failed] == bot for record in mine)
    return BotLine(bot, rating, len(mine), 1000 * seconds / decisions if decisions else 0.0, failures)


def _covers(run: Run, how: str) -> bool:
    return len(run.bots) > 1 and set(make_pairings(run.bots, how)) <= set(run.pairings)


def _json(interval: Interval | None, digits: int) -> dict[str, float] | None:
    return None if interval is None else {key: round(value, digits) for key, value in interval.to_json().items()}


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = [f"| {' | '.join(head)} |", f"|---|{'---:|' * (len(head) - 1)}"]
    return lines + ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]


def percent(x: float) -> str:
    return f"{100 * x:.1f}%"


def whole_number(x: float) -> str:
    return f"{x:,.0f}".replace("-", "−")


def signed(x: float) -> str:
    return f"{x:+,.0f}".replace("-", "−")


def whole(x: Interval | None) -> str:
    return "–" if x is None or math.isnan(x.value) else whole_number(x.value)


def span(x: Interval | None, form: Any) -> str:
    return "–" if x is None else f"{form(x.low)} to {form(x.high)}"


def duration(milliseconds: float) -> str:
    if milliseconds >= 1000:
        return f"{milliseconds / 1000:.1f} s"
    return f"{milliseconds:.0f} ms" if milliseconds >= 10 else f"{milliseconds:.2g} ms"
