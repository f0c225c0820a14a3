"""The explorer at tables: what comes with a game, and finished public games of this server.

The operator counts the latter with `kontor explorer add`; the file is read again when it has changed.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
import structlog

from kontor.bots import LEVELS
from kontor.kernel import Game, KontorError
from kontor.learn.explorer import FEWEST_GAMES, BadExplorer, Counts, Row, Seen, explore, shipped
from kontor.learn.explorer.building import PEOPLE, seen_in_match
from kontor.match import Match

from .contract import answers
from .errors import Refused
from .storage.schema import tables
from .storage.store import Store
from .tables.readers import Readers
from .tables.records import Header, Seat
from .tables.room import TableRoom

log = structlog.get_logger()


def own_path(data: Path, game: str) -> Path:
    """Where the counts of a server's own games lie."""
    return data / "explorer" / f"{game}.gz"


class Explorers:
    """Counts by game, as far as there are any. A damaged file is logged once, and the others are used."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._own: dict[str, tuple[float, Counts | None]] = {}
        self._told: set[str] = set()

    def of(self, game: Game) -> list[Counts]:
        try:
            made = shipped(game)
        except BadExplorer as error:
            made = None
            self._complain(error)
        return [counts for counts in (made, self._added(game)) if counts is not None]

    def _added(self, game: Game) -> Counts | None:
        path = own_path(self._data, game.id)
        try:
            changed = path.stat().st_mtime
        except OSError:
            return None
        if game.id not in self._own or self._own[game.id][0] != changed:
            try:
                counts = Counts.read(path, game.id)
            except BadExplorer as error:
                counts = None
                self._complain(error)
            self._own[game.id] = changed, counts
        return self._own[game.id][1]

    def _complain(self, error: BadExplorer) -> None:
        if str(error) not in self._told:
            self._told.add(str(error))
            log.error("explorer cannot be read", reason=str(error))


def may_explore(room: TableRoom, match: Match, viewer: int, at: int) -> None:
    """When the game is over, whoever may look at it. Before, only whoever has made the decision, and where hints are
    allowed: what is alike, and what could be chosen, follows from what a seat alone may know."""
    if room.is_open:
        return
    if viewer < 0 or (at < len(match.played) and match.played[at].seat != viewer):
        raise Refused("explorer-own", 403)
    if not room.header.hints:
        raise Refused("explorer-hints", 409)
    if at >= room.kept:
        raise Refused("explorer-undecided", 409)


def explored(explorers: Explorers, match: Match, played: int | None, language: str, you: int) -> answers.Explored:
    counts, seat = explorers.of(match.game), match.to_move
    empty = answers.Explored(
        status="over",
        number=len(match.played),
        seat=seat,
        kind=[],
        games=0,
        fewest=FEWEST_GAMES,
        elsewhere=0.0,
        rows=[],
    )
    if seat is None:
        return empty
    if len(match.legal) == 1:
        empty.status = "forced"
        return empty
    found = explore(match, counts, language, played, you)
    empty.kind = list(found.kind)
    if not found.games:
        empty.status = "few" if counts else "none"
        return empty
    targets = {choice.action: choice.targets for choice in match.scene(seat, language).choices}
    return answers.Explored(
        status="shown",
        number=len(match.played),
        seat=seat,
        kind=list(found.kind),
        games=found.games,
        fewest=FEWEST_GAMES,
        elsewhere=found.elsewhere,
        rows=[_told(row, targets) for row in found.rows],
    )


def _told(row: Row, targets: dict[int, list[str]]) -> answers.ExploredChoice:
    won = row.wins
    return answers.ExploredChoice(
        words=row.words,
        targets=list(dict.fromkeys(target for action in row.actions for target in targets.get(action, []))),
        times=row.times,
        share=round(row.share, 4),
        players=row.seats,
        won=None if won is None else round(won.value, 4),
        low=0.0 if won is None else round(won.low, 4),
        high=1.0 if won is None else round(won.high, 4),
        even=round(row.even, 4),
        by=row.by,
        played=row.played,
    )


# ---- games of this server ----
async def public_games(database: str, game: Game) -> list[Seen]:
    """The finished public games of a game in a server's database; what is not played by these rules is left out."""
    store, readers = Store(database), Readers()
    try:
        if not await store.has(tables):
            return []
        query = sa.select(tables).where(
            tables.c.game == game.id, tables.c.status == "over", tables.c.public, sa.not_(tables.c.imported)
        )
        games = []
        for row in await store.read(query.order_by(tables.c.id)):
            header = Header.of_row(row)
            try:
                match = await readers.restored(store, header)
            except KontorError as error:
                log.error("table cannot be counted", table=header.id, reason=str(error))
                continue
            if match.over:
                games.append(seen_in_match(match, [who_played(seat) for seat in header.seats]))
        return games
    finally:
        readers.close()
        await store.close()


def who_played(seat: Seat) -> str | None:
    """Who played a seat to its end; None: nobody alone, so it is not counted."""
    if seat.kind == "bot":
        return seat.bot if seat.bot in LEVELS else None
    return None if seat.resigned or seat.stand_in else PEOPLE
