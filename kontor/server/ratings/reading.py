"""Ratings as people read them: of one person, of the people of one table, and leaderboards."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from kontor.bots import LEVELS
from kontor.kernel import Game

from ..accounts.people import Person
from ..contract.people import Leaderboard, RankedBot, RankedPerson, RatingView, SeatRating
from ..storage.schema import people, profiles, rating_changes, ratings, results
from ..storage.store import Store
from .anchors import anchor
from .model import SETTLED, Rating

LINE = 30
"""Games in the line of a rating."""
PAGE = 50


async def ratings_of(store: Store, person: str) -> list[RatingView]:
    rows = await store.read(sa.select(ratings).where(ratings.c.person == person))
    return [_view(row, await _line(store, person, row["game"])) for row in sorted(rows, key=lambda row: -row["games"])]


async def ratings_in(store: Store, game: str, ids: Collection[str]) -> dict[str, RatingView]:
    """Of several people in one game, without their lines."""
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.person.in_(ids))
    return {row["person"]: _view(row, []) for row in await store.read(query)}


async def leaderboard(store: Store, game: Game, viewer: Person | None, page: int) -> Leaderboard:
    """Those whose rating has settled and who show it to everybody, and the caller; the best first."""
    me = viewer.id if viewer else ""
    shown = sa.or_(
        ratings.c.person == me,
        profiles.c.person.is_(None),
        (profiles.c.statistics == "everybody") & (profiles.c.profile == "everybody"),
    )
    listed = (ratings.c.game == game.id) & (ratings.c.sigma <= SETTLED) & shown
    joined = ratings.join(people, people.c.id == ratings.c.person).outerjoin(
        profiles, profiles.c.person == ratings.c.person
    )
    placed = sa.func.rank().over(order_by=sa.func.round(ratings.c.mu).desc()).label("place")
    table = sa.select(ratings, people.c.name, profiles.c.colour, placed).select_from(joined).where(listed).subquery()
    count = await store.read_one(sa.select(sa.func.count().label("count")).select_from(table))
    query = sa.select(table).order_by(table.c.place, table.c.name, table.c.person)
    rows = await store.read(query.limit(PAGE).offset(page * PAGE))
    own = await store.read_one(sa.select(ratings).where(ratings.c.game == game.id, ratings.c.person == me))
    place = await store.read_one(sa.select(table.c.place).where(table.c.person == me))
    return Leaderboard(
        game=game.id,
        people=[
            RankedPerson(
                place=row["place"],
                id=row["person"],
                name=row["name"],
                colour=row["colour"] or "",
                rating=round(row["mu"]),
                doubt=round(row["sigma"]),
                games=row["games"],
                yourself=row["person"] == me,
            )
            for row in rows
        ],
        total=int(count["count"]) if count else 0,
        yours=None if own is None else _view(own, await _line(store, me, game.id)),
        place=place["place"] if place else None,
        bots=_bots(game),
    )


def _bots(game: Game) -> list[RankedBot]:
    found = [(bot, players, anchor(game.id, players, bot)) for bot in LEVELS for players in game.seats]
    return [RankedBot(bot=bot, players=players, rating=round(one.mu)) for bot, players, one in found if one]


async def seat_ratings(store: Store, table_id: str) -> list[SeatRating]:
    """What a rated game did; nothing before its end."""
    changed = (rating_changes.c.table_id == results.c.table_id) & (rating_changes.c.person == results.c.person)
    query = sa.select(
        results.c.seat, rating_changes.c.mu_before, rating_changes.c.mu, rating_changes.c.sigma
    ).select_from(results.join(rating_changes, changed))
    rows = await store.read(query.where(results.c.table_id == table_id).order_by(results.c.seat))
    return [
        SeatRating(seat=row["seat"], before=round(row["mu_before"]), rating=round(row["mu"]), doubt=round(row["sigma"]))
        for row in rows
    ]


async def _line(store: Store, person: str, game: str) -> list[int]:
    own = (rating_changes.c.person == person) & (rating_changes.c.game == game)
    query = sa.select(rating_changes.c.mu).where(own).order_by(rating_changes.c.at.desc())
    return [round(row["mu"]) for row in reversed(await store.read(query.limit(LINE)))]


def _view(row: sa.RowMapping | dict[str, Any], line: list[int]) -> RatingView:
    one = Rating(row["mu"], row["sigma"])
    return RatingView(
        game=row["game"],
        rating=round(one.mu),
        doubt=round(one.sigma),
        settled=one.settled,
        games=row["games"],
        line=line,
    )
