"""Results to take away: a table for a spreadsheet, and the logs of all games that are over."""

from __future__ import annotations

import csv
import io
import zipfile

import sqlalchemy as sa

from kontor.match import Match

from ..storage.schema import tables
from ..storage.store import Store
from ..tables.readers import Readers
from ..tables.records import Header
from .points import standings, tie_breaks_of
from .records import Tournament


def results_csv(tournament: Tournament) -> str:
    """A line for each who played: place, name, points, tie-breaks, then the place in each round."""
    names = tie_breaks_of(tournament.plan.format, tournament.plan.players)
    rounds = [each.number for each in tournament.rounds]
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(["place", "name", "bot", "points", *names, "games", *(f"round {number}" for number in rounds)])
    for one in standings(tournament):
        number = one.entrant.number
        done = {board.round: board.places[board.entrants.index(number)] for board in tournament.boards
                if number in board.entrants and board.places is not None}  # fmt: skip
        byes = {each.number for each in tournament.rounds if number in each.byes}
        ties = [_number(float(one.tie(name))) for name in names]
        played = [done.get(number, "bye" if number in byes else "") for number in rounds]
        writer.writerow(
            [one.place, _plain(one.entrant.name), one.entrant.bot or "", _number(float(one.points)), *ties, one.games,
             *played]
        )  # fmt: skip
    return out.getvalue()


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _plain(name: str) -> str:
    """A spreadsheet takes a name that begins like a formula for one."""
    return f"'{name}" if name[:1] in "=+-@" else name


async def logs_zip(tournament: Tournament, store: Store, readers: Readers) -> bytes:
    """The log of every game that is over: `round-1-table-2.log`."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for board in tournament.boards:
            row = await store.read_one(sa.select(tables).where(tables.c.id == board.table_id))
            if row is None or row["status"] not in ("over", "off"):
                continue
            header = Header.of_row(row)
            match = await readers.restored(store, header)
            archive.writestr(f"round-{board.round}-table-{board.board}.log", await readers.run(Match.log, match, None))
    return out.getvalue()
