"""What is written together with the end of a game: a result for each seat, and the ratings that change by it.

Ratings are read, computed and written by one at a time, so two games of somebody that end at once both count; a table
has one result and one change a person, which the database refuses twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from kontor.match import Match

from ..storage.ownership import TableStore
from ..storage.schema import people as people_table
from ..storage.schema import rating_changes, ratings, results
from ..storage.store import Store, Write
from ..tables.places import places, winners
from ..tables.records import Header
from .anchors import anchor
from .model import NEWCOMER, Rating, after_game, win_chances
from .rules import counts

SUBJECT = "ratings"


@dataclass(frozen=True)
class Ending:
    writes: Sequence[Write] = ()
    changes: Sequence[Change] = ()

    @property
    def ratings(self) -> dict[str, tuple[int, int]]:
        """Of each person before and after, as people are told."""
        return {one.person: (round(one.before.mu), round(one.after.mu)) for one in self.changes}


@asynccontextmanager
async def ending(store: TableStore, header: Header, match: Match, at: datetime) -> AsyncIterator[Ending]:
    """To be written while this is open; nothing if the game goes on, or began with a position of its own."""
    if header.status != "over" or header.imported or header.position is not None:
        yield Ending()
        return
    rows = _results(header, match, at)
    if not counts(header):
        yield Ending([results.insert().values(rows)])
        return
    async with store.alone_with(SUBJECT):
        people = [row["person"] for row in rows if row["person"]]
        if not await _all_have_accounts(store, people):  # guests play in tournaments, too
            yield Ending([results.insert().values([{**row, "rated": False} for row in rows])])
            return
        before = {row["person"]: row for row in await store.read(_ratings_of(header.game, people))}
        known = {person: Rating(row["mu"], row["sigma"]) for person, row in before.items()}
        changed = rate(rows, known)
        writes = [
            results.insert().values(rows),
            *(change.write() for change in changed),
            *(_rating_write(change, header.game, before.get(change.person), at) for change in changed),
        ]
        yield Ending(writes, changed)


async def _all_have_accounts(store: TableStore, ids: Sequence[str]) -> bool:
    query = sa.select(people_table.c.id).where(people_table.c.id.in_(ids), people_table.c.login.is_not(None))
    return len(await store.read(query)) == len(ids)


class Change:
    """What one game did to one person's rating."""

    def __init__(self, row: Mapping[str, Any], before: Rating, after: Rating) -> None:
        self.row, self.before, self.after = row, before, after
        self.person: str = row["person"]

    def values(self) -> dict[str, Any]:
        return {
            "table_id": self.row["table_id"],
            "person": self.person,
            "game": self.row["game"],
            "mu_before": self.before.mu,
            "sigma_before": self.before.sigma,
            "mu": self.after.mu,
            "sigma": self.after.sigma,
            "at": self.row["at"],
        }

    def write(self) -> Write:
        return rating_changes.insert().values(**self.values())


def rate(rows: Sequence[dict[str, Any]], known: Mapping[str, Rating]) -> list[Change]:
    """The changes by one rated game, from the results of its seats in their order; what was expected of each goes into
    its row. Bots stay what they are."""
    before = [known.get(row["person"], NEWCOMER) if row["person"] else _bot(row) for row in rows]
    for row, chance in zip(rows, win_chances(before), strict=True):
        row["expected"] = chance
    after = after_game(before, [row["place"] for row in rows])
    return [Change(row, old, new) for row, old, new in zip(rows, before, after, strict=True) if row["person"]]


def _bot(row: Mapping[str, Any]) -> Rating:
    return anchor(row["game"], row["players"], row["bot"]) or NEWCOMER


def _results(header: Header, match: Match, at: datetime) -> list[dict[str, Any]]:
    seats, place, won = header.seats, places(header, match), winners(header, match)
    at_device = Counter(seat.person for seat in seats)
    openings = {played.seat: played.notation for played in reversed(match.played)}
    return [
        {
            "table_id": header.id,
            "seat": k,
            "person": seat.person if seat.person and at_device[seat.person] == 1 else None,
            "bot": seat.bot,
            "game": header.game,
            "players": len(seats),
            "score": match.scores[k],
            "place": place[k],
            "won": 1 / len(won) if k in won else 0.0,
            "expected": 1 / len(seats),
            "rated": counts(header),
            "opening": openings.get(k),
            "accuracy": None,
            "at": at,
        }
        for k, seat in enumerate(seats)
    ]


def _ratings_of(game: str, people: Sequence[str]) -> sa.Select[Any]:
    return sa.select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people))


def _rating_write(change: Change, game: str, before: sa.RowMapping | None, at: datetime) -> Write:
    values = {"mu": change.after.mu, "sigma": change.after.sigma, "at": at}
    if before is None:
        return ratings.insert().values(person=change.person, game=game, games=1, **values)
    own = (ratings.c.person == change.person) & (ratings.c.game == game)
    return ratings.update().where(own).values(games=before["games"] + 1, **values)


async def recompute(store: Store, game: str) -> int:
    """All ratings of a game anew, from its rated results in the order they came; returns how many games counted."""
    async with store.alone_with(SUBJECT):
        query = sa.select(results).where(results.c.game == game, results.c.rated.is_(True))
        tables: dict[str, list[dict[str, Any]]] = {}
        for row in await store.read(query.order_by(results.c.at, results.c.table_id, results.c.seat)):
            tables.setdefault(row["table_id"], []).append(dict(row))
        known: dict[str, Rating] = {}
        played: Counter[str] = Counter()
        last: dict[str, datetime] = {}
        changes: list[Change] = []
        for rows in tables.values():
            for change in rate(rows, known):
                known[change.person], last[change.person] = change.after, change.row["at"]
                played[change.person] += 1
                changes.append(change)
        await store.write(
            rating_changes.delete().where(rating_changes.c.game == game),
            ratings.delete().where(ratings.c.game == game),
            *(change.write() for change in changes),
            *(
                ratings.insert().values(
                    person=person, game=game, mu=one.mu, sigma=one.sigma, games=played[person], at=last[person]
                )
                for person, one in known.items()
            ),
        )
        return len(tables)
