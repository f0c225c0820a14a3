"""From the games of a series to findings: each a value with an interval, all of which hold together."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from kontor.kernel import Game
from kontor.kernel.phrases import Phrases
from kontor.lab.series import Series
from kontor.lab.statistics import Interval

from .effects import CONFIDENCE, Comparison, Effect, Estimate, difference, mean_of
from .recording import Deed, Record, deeds


@dataclass
class Row:
    """One finding. Without an estimate too few games tell anything."""

    name: str
    seen: float
    """How often a seat (of options: how many games) had it, on average."""
    estimate: Estimate | Effect | None
    interval: Interval | None = None


@dataclass
class Section:
    """Findings of one kind, on one scale."""

    title: str
    note: str
    rows: list[Row]
    percent: bool = True
    """Values are shares of the victory; else they are counts or points."""
    even: float = 0.0
    """The value that says: no difference."""
    seen: str = "per seat"


@dataclass
class Report:
    """All that a series of games says about balance."""

    series: Series
    games: int
    failed: int
    sections: list[Section]
    lengths: list[int]
    scores: list[int]
    winning: list[int]
    comparisons: int = field(init=False)

    def __post_init__(self) -> None:
        rows = [row for section in self.sections for row in section.rows]
        self.comparisons = sum(row.estimate is not None for row in rows)
        for row in rows:
            if row.estimate is not None:
                row.interval = row.estimate.interval(self.comparisons)

    def to_json(self) -> dict[str, Any]:
        """The report for programs."""
        return {
            "balance": 1,
            **self.series.to_json(),
            "games": self.games,
            "failed": self.failed,
            "confidence": CONFIDENCE,
            "correction": "Bonferroni",
            "comparisons": self.comparisons,
            "decisions": _spread(self.lengths),
            "scores": _spread(self.scores),
            "winning_scores": _spread(self.winning),
            "sections": [
                {
                    "title": section.title,
                    "unit": "share of the victory" if section.percent else "number",
                    "even": section.even,
                    "rows": [_row(row) for row in section.rows],
                }
                for section in self.sections
            ],
        }


def _row(row: Row) -> dict[str, Any]:
    told: dict[str, Any] = {"name": row.name, "seen": round(row.seen, 4)}
    if row.interval is not None and math.isfinite(row.interval.low + row.interval.high):
        told |= row.interval.to_json()
    return told


def _spread(values: Sequence[int]) -> dict[str, float]:
    at = np.quantile(values, [0, 0.25, 0.5, 0.75, 1]).tolist()
    named = dict(zip(("least", "quarter", "median", "three_quarters", "most"), at, strict=True))
    return {"mean": round(float(np.mean(values)), 3), **named}


def make_report(series: Series, records: Sequence[Record], failed: int = 0, language: str = "en") -> Report:
    """What these games say."""
    game, players = series.game, range(series.players)
    phrases = game.phrases(language)
    by_seat = [[record.shares[seat] for seat in players] for record in records]
    accounted = [_by_seat(records, lambda r, s, p=place: r.place(s) == p) for place in players[:-1]]
    bots = list(dict.fromkeys(series.bots))
    accounted += [_by_seat(records, lambda r, s, b=bot: r.bots[s] == b) for bot in bots[:-1]]
    compared = Comparison(by_seat, accounted)
    sections = [
        _seats(series, records),
        *_bots(series, records, bots),
        *_things(game, records, compared, phrases),
        _verbs(records, compared),
        _points(records, phrases),
        *_options(series, records, phrases),
    ]
    scores = [score for record in records for score in record.scores]
    winning = [max(record.scores) for record in records]
    lengths = [record.decisions for record in records]
    return Report(series, len(records), failed, [s for s in sections if s.rows], lengths, scores, winning)


def _by_seat(records: Sequence[Record], value: Callable[..., float]) -> Any:
    """(games, seats)"""
    return np.array([[value(record, seat) for seat in range(len(record.ranks))] for record in records], np.float64)


def _seats(series: Series, records: Sequence[Record]) -> Section:
    shares = {
        place: [
            record.shares[seat] for record in records for seat in range(series.players) if record.place(seat) == place
        ]
        for place in range(series.players)
    }
    rows = [Row(f"Place {place + 1}", 1.0, mean_of(values)) for place, values in shares.items()]
    note = "Share of the victory by place in turn order; place 1 begins. The line is an even share."
    return Section("Seats", note, rows, even=1 / series.players)


def _bots(series: Series, records: Sequence[Record], bots: Sequence[str]) -> Iterator[Section]:
    if len(bots) < 2:
        return
    rows = []
    for bot in bots:
        each = [np.mean([share for name, share in zip(r.bots, r.shares, strict=True) if name == bot]) for r in records]
        rows.append(Row(bot, 1.0, mean_of([float(share) for share in each])))
    yield Section("Bots", "Share of the victory of one seat of each bot.", rows, even=1 / series.players)


# ---- what was used ----
def _things(game: Game, records: Sequence[Record], compared: Comparison, phrases: Phrases) -> Iterator[Section]:
    every = [deed for found in deeds(game).values() for deed in found]
    declared = [deed for deed in every if phrases.words.has(f"balance-{deed.key}")]
    singles = [deed for deed in declared if not deed.argument]
    for deed in declared or every:
        if deed.argument:
            rows = _deed(game, deed, records, compared, phrases)
            if rows:
                yield Section(_title(deed, phrases), _OF_A_KIND, rows)
    rows = []
    for deed in singles or [deed for deed in every if not declared and not deed.argument]:
        amounts = _amounts(records, deed, ("0",))
        if amounts.any():
            rows.append(Row(_title(deed, phrases), float(amounts.mean()), compared.effect(amounts)))
    yield Section(
        "What else happened", "What one more adds to the share of the victory; seats are accounted for.", rows
    )


_OF_A_KIND = (
    "First what one more of any of them adds to the share of the victory, then what each adds in place of another of "
    "them (the number a seat used in all is accounted for, and its place in turn order)."
)


def _deed(game: Game, deed: Deed, records: Sequence[Record], compared: Comparison, phrases: Phrases) -> list[Row]:
    domain = game.domains[deed.domain]
    met = sorted({int(thing) for record in records for thing in record.used.get(deed.key, {})})
    if not met:
        return []
    total = _amounts(records, deed, [str(thing) for thing in met])
    rows = []
    for thing in met:
        amounts = _amounts(records, deed, (str(thing),))
        effect = compared.effect(amounts, total) if len(met) > 1 else None
        rows.append(Row(_begun(phrases.named(domain, thing)), float(amounts.mean()), effect))
    rows.sort(key=lambda row: -row.estimate.value if row.estimate else math.inf)
    return [Row("Any of them", float(total.mean()), compared.effect(total)), *rows]


def _amounts(records: Sequence[Record], deed: Deed, things: Iterable[str]) -> Any:
    things = list(things)
    out = np.zeros((len(records), len(records[0].ranks)))
    for k, record in enumerate(records):
        used = record.used.get(deed.key, {})
        for thing in things:
            if thing in used:
                out[k] += used[thing]
    return out


def _title(deed: Deed, phrases: Phrases) -> str:
    key = f"balance-{deed.key}"
    if phrases.words.has(key):
        return phrases.words(key)
    return f"{deed.event} · {deed.argument}" if deed.argument else deed.event


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


# ---- choices, points, options ----
def _verbs(records: Sequence[Record], compared: Comparison) -> Section:
    verbs = sorted({verb for record in records for verb in record.decided})
    total = _by_seat(records, lambda r, s: sum(counts[s] for counts in r.decided.values()))
    rows = []
    for verb in verbs:
        times = _by_seat(records, lambda r, s, v=verb: r.decided.get(v, [0] * len(r.ranks))[s])
        legal = sum(record.choices.get(verb, 0) for record in records) / max(1.0, float(times.sum()))
        rows.append(Row(f"{verb} (1 of {legal:.1f})", float(times.mean()), compared.effect(times, total)))
    rows.sort(key=lambda row: -row.seen)
    note = (
        "Kinds of decision as logs write them, where there was a choice, and out of how many it was made; what one "
        "more adds to the share of the victory in place of another decision."
    )
    return Section("Choices", note, rows)


def _points(records: Sequence[Record], phrases: Phrases) -> Section:
    rows = []
    for key in records[0].points:
        points = np.array([record.points[key] for record in records], np.float64)
        ahead = [_ahead(record, row) for record, row in zip(records, points, strict=True) if sum(record.shares) > 0]
        if points.any():
            rows.append(Row(_begun(phrases.words(f"category-{key}")), float(points.mean()), mean_of(ahead)))
    note = "Points of each source per seat, and how many more of them the winner had than the others on average."
    return Section("Points", note, rows, percent=False, seen="points")


def _ahead(record: Record, points: Any) -> float:
    """Of the winners, compared with those who did not win; nothing if all did."""
    won = [rank == 1 for rank in record.ranks]
    if all(won):
        return 0.0
    return float(points[won].mean() - points[np.logical_not(won)].mean())


def _options(series: Series, records: Sequence[Record], phrases: Phrases) -> Iterator[Section]:
    measures: list[tuple[str, bool, Callable[[Record], float]]] = [
        ("share of who begins", True, lambda r: r.shares[r.first]),
        ("decisions", False, lambda r: float(r.decisions)),
        ("winning score", False, lambda r: float(max(r.scores))),
    ]
    for title, percent, measure in measures:
        rows = []
        for option in series.game.options:
            if option.key not in series.varied:
                continue
            named = phrases.words(f"option-{option.key}")
            for value in option.values[1:] if len(option.values) == 2 else option.values:
                ones = [measure(r) for r in records if r.options[option.key] == value]
                others = [measure(r) for r in records if r.options[option.key] != value]
                key = f"option-{option.key}-{value}"
                told = phrases.words(key) if phrases.words.has(key) else value
                rows.append(Row(f"{named}: {told}", float(len(ones)), difference(ones, others)))
        note = "How much larger it is with this value of an option than with the others."
        yield Section(f"Options: {title}", note, rows, percent=percent, seen="games")
