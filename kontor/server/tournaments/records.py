"""A tournament as it is kept: its row, who plays, and the tables of its rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any

import sqlalchemy as sa

from ..accounts.people import Person
from ..contract.tournaments import NewTournament, SignUpRules, TournamentStatus
from ..errors import Refused
from ..storage.schema import people, tournament_boards, tournament_entrants, tournament_rounds, tournaments
from ..storage.store import Store

CONFIRMING = timedelta(minutes=30)
"""So long before the start people say that they are there."""


@dataclass(frozen=True)
class Entrant:
    number: int
    name: str
    person: str | None
    bot: str | None
    state: str
    """`in`, `out` (withdrawn, or not there at the start), `removed`."""
    filler: bool
    confirmed: bool
    draw: int | None


@dataclass(frozen=True)
class Board:
    """A table of a round."""

    round: int
    board: int
    table_id: str
    entrants: list[int]
    places: list[int] | None
    scores: list[int] | None
    ended: datetime | None

    @property
    def over(self) -> bool:
        return self.places is not None


@dataclass(frozen=True)
class Round:
    number: int
    byes: list[int]
    repeats: int
    least_repeats: int
    unfair_seats: int
    at: datetime
    boards: list[Board] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return all(board.over for board in self.boards)


@dataclass(frozen=True)
class Tournament:
    id: str
    name: str
    game: str
    organiser: str
    plan: NewTournament
    sign_up: SignUpRules
    status: TournamentStatus
    public: bool
    key: str
    rounds_planned: int | None
    starts: datetime | None
    begun: datetime | None
    ended: datetime | None
    created: datetime
    organiser_name: str
    entrants: list[Entrant]
    rounds: list[Round]

    # ---- who ----
    @cached_property
    def by_number(self) -> dict[int, Entrant]:
        return {entrant.number: entrant for entrant in self.entrants}

    def entrant_of(self, person: Person | None) -> Entrant | None:
        return next((one for one in self.entrants if person is not None and one.person == person.id), None)

    @property
    def active(self) -> list[Entrant]:
        """Who takes part, fillers aside: the first so many; whoever came later is in line until it begins."""
        present = [one for one in self.entrants if one.state == "in" and not one.filler]
        return present[: self.plan.most] if self.begun is None else present

    @property
    def in_line(self) -> list[Entrant]:
        present = [one for one in self.entrants if one.state == "in" and not one.filler]
        return present[self.plan.most :] if self.begun is None else []

    # ---- what was played ----
    @property
    def boards(self) -> Iterator[Board]:
        return (board for one in self.rounds for board in one.boards)

    @property
    def running_boards(self) -> list[Board]:
        return [board for board in self.boards if not board.over]

    @property
    def closes(self) -> datetime | None:
        """Of an arena: from then on no table begins."""
        if self.plan.format != "arena" or self.begun is None:
            return None
        return self.begun + timedelta(minutes=self.plan.minutes)

    @property
    def confirming_from(self) -> datetime | None:
        return self.starts - CONFIRMING if self.plan.confirm and self.starts else None


async def read_tournament(store: Store, tournament_id: str) -> Tournament:
    row = await store.read_one(sa.select(tournaments).where(tournaments.c.id == tournament_id))
    if row is None:
        raise Refused("no-tournament", 404)
    found = await read_tournaments(store, [row])
    return found[0]


async def read_tournaments(store: Store, rows: Iterable[sa.RowMapping]) -> list[Tournament]:
    """Those of the rows, with everything that belongs to them."""
    rows = list(rows)
    ids = [row["id"] for row in rows]
    entrants: dict[str, list[Entrant]] = {one: [] for one in ids}
    rounds: dict[str, dict[int, Round]] = {one: {} for one in ids}
    of_entrants = tournament_entrants.c
    for row in await store.read(
        sa.select(tournament_entrants).where(of_entrants.tournament.in_(ids)).order_by(of_entrants.number)
    ):
        of, values = _split(row)
        entrants[of].append(Entrant(**values))
    of_rounds, of_boards = tournament_rounds.c, tournament_boards.c
    for row in await store.read(
        sa.select(tournament_rounds).where(of_rounds.tournament.in_(ids)).order_by(of_rounds.number)
    ):
        of, values = _split(row)
        rounds[of][values["number"]] = Round(**values)
    for row in await store.read(
        sa.select(tournament_boards).where(of_boards.tournament.in_(ids)).order_by(of_boards.round, of_boards.board)
    ):
        of, values = _split(row)
        rounds[of][values["round"]].boards.append(Board(**values))
    names = await _names(store, {row["organiser"] for row in rows})
    return [
        Tournament(
            **{key: row[key] for key in _PLAIN},
            plan=NewTournament.model_validate(row["plan"]),
            rounds_planned=row["rounds"],
            organiser_name=names.get(row["organiser"], ""),
            entrants=entrants[row["id"]],
            rounds=list(rounds[row["id"]].values()),
        )
        for row in rows
    ]


_PLAIN = (
    "id",
    "name",
    "game",
    "organiser",
    "sign_up",
    "status",
    "public",
    "key",
    "starts",
    "begun",
    "ended",
    "created",
)


def _split(row: sa.RowMapping) -> tuple[str, dict[str, Any]]:
    """Which tournament a row is of, and the rest."""
    values = dict(row)
    return values.pop("tournament"), values


async def _names(store: Store, ids: set[str]) -> dict[str, str]:
    query = sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids))
    return {row["id"]: row["name"] for row in await store.read(query)}
