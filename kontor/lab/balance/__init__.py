"""Balance: what seats, choices, things and options of a game contribute to winning among bots (docs/balance.md)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kontor.kernel import BadOption
from kontor.lab.processes import Workers
from kontor.lab.series import Kept, Series, play_series

from .page import page
from .recording import Records, unpacked
from .report import Report, make_report

__all__ = ["Report", "balance", "games_folder", "make_report", "page"]


def games_folder(out: Path) -> Path:
    """Where the games of a report are kept."""
    return out.with_suffix(".games")


def balance(
    series: Series,
    folder: Path,
    workers: Workers,
    progress: Callable[[int], None] = lambda _: None,
    side_by_side: bool = False,
    max_errors: int = 10,
) -> Report:
    """Play the series, as far as the folder has not its games already, and say what the first `series.games` tell."""
    if series.players < 2:
        raise BadOption("Balance needs at least two players.")
    series.game.native()  # compiled once, before workers ask for it
    with Kept.open(folder, series, "balance") as kept:
        play_series(series, kept, workers, Records, progress, side_by_side, max_errors)
        records = [record for record in unpacked(kept.parts()) if record.number < series.games]
        if not records:
            raise BadOption("All games failed: there is nothing to report.")
        failed = sum(failure.game < series.games for failure in kept.failures)
    return make_report(series, records, failed)
