"""The tables of a round, and what was played at them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from kontor.kernel import Game

from ..storage.schema import seatings
from ..storage.store import Write
from ..tables.any_table import AnyTable
from ..tables.places import places_by
from ..tables.records import Header, Seat, new_chance, new_table_id
from ..tables.registry import TableRegistry
from ..tables.room import TableRoom
from .records import Entrant, Tournament


def new_room(registry: TableRegistry, tournament: Tournament, game: Game, seated: Sequence[Entrant]) -> TableRoom:
    """A table with these players, begun at once: nobody has to sit down, and the clock runs for who does not come."""
    plan = tournament.plan
    header = Header(
        new_table_id(), game.id, game.version, game.check_seed(secrets.randbelow(1 << 62)),
        game.resolve_options(dict(plan.options)), [], tournament.organiser, tournament.public,
        hints=False, chance=new_chance(), key="" if tournament.public else tournament.key,
        clock=None if plan.clock is None else plan.clock.model_dump(), rated=plan.rated, tournament=tournament.id,
    )  # fmt: skip
    room = registry.new_room(header)
    for one in seated:
        name = room.free_name(one.name)
        header.seats.append(Seat("bot", name, bot=one.bot) if one.bot else Seat("person", name, person=one.person))
    room.start()
    return room


def seating_writes(room: TableRoom) -> list[Write]:
    people = {seat.person for seat in room.header.seats if seat.person}
    return [seatings.insert().values(table_id=room.header.id, person=person) for person in sorted(people)]


def final_places(table: AnyTable) -> list[int]:
    """The places of a table that is over. A game that was called off has no winner: all share the first place."""
    over = table.standing if table.header.status == "over" else None
    return [1 for _ in table.header.seats] if over is None else places_by(table.header, over.ranks)
