"""What somebody has played, counted from the rows of results: no table is opened for it."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import sqlalchemy as sa

from kontor.kernel import KontorError, game

from ..contract.people import DayOfGames, StatisticsRow
from ..moments import now
from ..storage.schema import results
from ..storage.store import Store

FEW = 10
"""With fewer games nothing is said about what somebody likes to do."""
YEAR = timedelta(days=7 * 53)


async def statistics(store: Store, person: str, language: str) -> list[StatisticsRow]:
    """By game and number of players, what was played most first."""
    counted = results.c
    query = (
        sa.select(
            counted.game,
            counted.players,
            sa.func.count().label("games"),
            sa.func.sum(counted.won).label("won"),
            sa.func.sum(counted.expected).label("expected"),
            sa.func.avg(counted.score).label("average"),
            sa.func.avg(counted.accuracy).label("accuracy"),
        )
        .where(counted.person == person)
        .group_by(counted.game, counted.players)
    )
    rows = await store.read(query)
    played = Counter[str]()
    for row in rows:
        played[row["game"]] += row["games"]
    openings = await _openings(store, person)
    ordered = sorted(rows, key=lambda row: (-played[row["game"]], row["game"], row["players"]))
    return [
        StatisticsRow(
            game=row["game"],
            players=row["players"],
            games=row["games"],
            won=round(float(row["won"]), 2),
            expected=round(float(row["expected"]), 2),
            average=round(float(row["average"]), 1),
            accuracy=None if row["accuracy"] is None else round(float(row["accuracy"]), 1),
            opening=_words(row["game"], openings.get((row["game"], row["players"])), language)
            if row["games"] >= FEW
            else None,
        )
        for row in ordered
    ]


async def _openings(store: Store, person: str) -> dict[tuple[str, int], str]:
    """The first decision made most often, by game and number of players; of several the first in the alphabet."""
    counted, count = results.c, sa.func.count()
    query = sa.select(counted.game, counted.players, counted.opening, count.label("count"))
    query = query.where(counted.person == person, counted.opening.is_not(None))
    rows = await store.read(query.group_by(counted.game, counted.players, counted.opening))
    best: dict[tuple[str, int], str] = {}
    for row in sorted(rows, key=lambda row: (-row["count"], row["opening"])):
        best.setdefault((row["game"], row["players"]), row["opening"])
    return best


def _words(name: str, notation: str | None, language: str) -> str | None:
    if notation is None:
        return None
    try:
        found = game(name)
        return found.phrases(language).choice(found.actions.parse(notation))
    except KontorError:  # the game is gone, or its rules no longer know this decision
        return None


async def games_of(store: Store, person: str) -> int:
    row = await store.read_one(sa.select(sa.func.count().label("count")).where(results.c.person == person))
    return int(row["count"]) if row else 0


async def calendar(store: Store, person: str) -> list[DayOfGames]:
    """The last year, in days of UTC."""
    query = sa.select(results.c.at).where(results.c.person == person, results.c.at > now() - YEAR)
    days = Counter(row["at"].date().isoformat() for row in await store.read(query))
    return [DayOfGames(day=day, games=games) for day, games in sorted(days.items())]
