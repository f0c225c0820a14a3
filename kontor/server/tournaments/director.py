"""Leads all tournaments of a server: starts them, pairs their rounds, takes results, ends them.

Everything it does follows from what is on disk, so after any crash it resumes where it was. A round is written in one
transaction with its tables; its number is the key of its row, so it is never paired twice.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

import sqlalchemy as sa
import structlog

from kontor.kernel import Game
from kontor.match import free_name

from ..calls.bell import Bell, Call
from ..cluster.others import NOBODY, Others
from ..errors import Refused
from ..moments import now
from ..storage.failures import log_failure
from ..storage.schema import tables, tournament_boards, tournament_entrants, tournament_rounds, tournaments
from ..storage.store import Duty, Store, Write
from ..tables.any_table import AnyTable
from ..tables.offers import game_on_offer
from ..tables.registry import TableRegistry
from .pairing.problem import Pairing
from .records import Board, Entrant, Tournament, read_tournament
from .rounds import arena_pairs_now, fillers_needed, free_entrants, next_pairing, planned_rounds
from .tables import final_places, new_room, seating_writes

log = structlog.get_logger()
TICK = 1.0
"""Seconds between two looks at what is over and what is due."""
OVER = 1_000_000
"""The number of the call that says it is over; 0: it begins; between: which round."""
_LIVE = ("planned", "running", "paused")


class Director:
    def __init__(
        self, store: Store, registry: TableRegistry, bell: Bell, most_bots: int, others: Others = NOBODY
    ) -> None:
        self.store, self.registry, self._bell, self.most_bots, self._others = store, registry, bell, most_bots, others
        others.hear("tournaments", lambda _, told: self._forget(told["ids"]))
        others.on_missed(lambda: self._known.clear())
        self._known: dict[str, Tournament] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._live: set[str] = set()
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._duty: tuple[Duty, ...] = ()
        """Where several servers share the database, one leads: nothing is written when it is another's turn."""
        self._loop: asyncio.Task[None] | None = None

    # ---- life ----
    async def wake(self, duty: Duty | None = None) -> None:
        """After a start: whatever is planned or runs goes on."""
        self._duty = () if duty is None else (duty,)
        self._known.clear()
        rows = await self.store.read(sa.select(tournaments.c.id).where(tournaments.c.status.in_(_LIVE)))
        self._live = {row["id"] for row in rows}
        self._loop = asyncio.create_task(self._look_for_ever(), name="tournaments")

    def close(self) -> None:
        for task in (self._loop, *self._at_work.values()):
            if task is not None:
                task.cancel()
        self._at_work.clear()

    async def _look_for_ever(self) -> None:
        while True:
            self._begin_to_look()
            await asyncio.sleep(TICK)

    def _begin_to_look(self) -> list[asyncio.Task[None]]:
        for one in self._live - self._at_work.keys():
            self._at_work[one] = asyncio.create_task(self._look_at(one))
        return list(self._at_work.values())

    def hurry(self) -> None:
        """Something is due now: nobody waits for the next look."""
        self._begin_to_look()

    async def look(self) -> None:
        """At everything, from now on: what was begun before may have missed what has happened since."""
        await asyncio.gather(*self._at_work.values())
        await asyncio.gather(*self._begin_to_look())

    async def _look_at(self, tournament_id: str) -> None:
        try:
            async with self.changing(tournament_id) as tournament:
                await self._go_on(tournament)
        except Exception as error:  # one that fails does not stop the others; it is tried again at the next look
            log_failure("tournament cannot go on", error, tournament=tournament_id)
        finally:
            self._at_work.pop(tournament_id, None)

    # ---- what is known ----
    async def get(self, tournament_id: str) -> Tournament:
        found = self._known.get(tournament_id)
        if found is None:
            found = self._known[tournament_id] = await read_tournament(self.store, tournament_id)
            if found.status in _LIVE:
                self._live.add(tournament_id)
        return found

    @asynccontextmanager
    async def changing(self, tournament_id: str) -> AsyncIterator[Tournament]:
        """Alone with it: nobody else changes it meanwhile."""
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            yield await self.get(tournament_id)

    async def write(self, tournament_id: str, *writes: Write) -> Tournament:
        """Whoever writes is alone with it."""
        try:
            await self.store.write(*self._duty, *writes)
        finally:
            self._known.pop(tournament_id, None)
        return await self.get(tournament_id)

    @asynccontextmanager
    async def rewriting(self, person: str) -> AsyncIterator[None]:
        """Alone with the tournaments where somebody plays, or which they run, while that person becomes another, or
        nobody. What is known of these is read again, by whoever leads as well. If that is not heard in time, the calls
        of the next round refuse to be written for somebody who is not there, and its pairing begins anew."""
        enters = sa.select(tournament_entrants.c.tournament).where(tournament_entrants.c.person == person)
        theirs = sa.or_(tournaments.c.organiser == person, tournaments.c.id.in_(enters))
        ids = [row["id"] for row in await self.store.read(sa.select(tournaments.c.id).where(theirs))]
        async with AsyncExitStack() as alone:
            for one in sorted(ids):
                await alone.enter_async_context(self.changing(one))
            try:
                yield
            finally:
                self._forget(ids)
                self._others.tell("tournaments", ids=ids)

    def _forget(self, ids: Iterable[str]) -> None:
        for one in ids:
            self._known.pop(one, None)

    # ---- what is due ----
    async def _go_on(self, tournament: Tournament) -> None:
        if tournament.status == "planned":
            if tournament.starts is not None and tournament.starts <= now():
                await self.begin(tournament)
            elif tournament.starts is None and not tournament.organiser:  # deleted: nobody can start it
                await self.finish(tournament, "off")
            return
        if tournament.status not in _LIVE:
            self._live.discard(tournament.id)
            return
        tournament = await self._take_results(tournament)
        if tournament.status == "running":
            await (self._arena(tournament) if tournament.plan.format == "arena" else self._rounds(tournament))

    async def begin(self, tournament: Tournament, early: bool = False) -> Tournament:
        """Those who are there are drawn. The organiser who starts by hand sees who is there: then nobody confirms."""
        confirming = tournament.plan.confirm and not early
        there = [
            one
            for one in tournament.entrants
            if one.state == "in" and (one.bot is not None or one.confirmed or not confirming)
        ][: tournament.plan.most]
        if len(there) < 2:
            if early:
                raise Refused("too-few-entrants", 409)
            return await self.finish(tournament, "off")
        of = tournament_entrants.c
        writes: list[Write] = []
        for one in tournament.entrants:
            if one not in there:
                writes.append(entrant_change(tournament, one).values(state="out"))
        if tournament.plan.format == "round-robin":  # its schedule is made once: whoever fills plays to the end
            filling = self._new_bots(tournament, fillers_needed(tournament, len(there)), filler=False)
            writes += [tournament_entrants.insert().values(**entrant_row(tournament.id, one)) for one in filling]
            there += filling
        for place, one in enumerate(random.SystemRandom().sample(there, len(there)), 1):
            same = (of.tournament == tournament.id, of.number == one.number)
            writes.append(tournament_entrants.update().where(*same).values(draw=place))
        writes.append(
            tournament_change(tournament).values(
                status="running", begun=now(), rounds=planned_rounds(tournament, len(there)), sign_up=tournament.sign_up
            )
        )
        return await self.write(tournament.id, *writes, *self._calls(tournament, there, 0, "begins"))

    async def finish(self, tournament: Tournament, status: str = "over") -> Tournament:
        told = [one for one in tournament.entrants if one.draw is not None or status == "off"]
        calls = self._calls(tournament, told, OVER, "over" if status == "over" else "off")
        found = await self.write(
            tournament.id, tournament_change(tournament).values(status=status, ended=now()), *calls
        )
        self._live.discard(tournament.id)
        return found

    async def _take_results(self, tournament: Tournament) -> Tournament:
        """Of tables that are over. Taking one twice changes nothing."""
        running = {board.table_id: board for board in tournament.running_boards}
        done = sa.select(tables.c.id).where(tables.c.id.in_(list(running)), tables.c.status.in_(("over", "off")))
        ended = [row["id"] for row in await self.store.read(done)] if running else []
        found = await self.registry.tables(ended)
        if lost := set(ended) - found.keys():
            log.error("tables of a tournament cannot be opened", tables=sorted(lost))
        writes = [_result(tournament, running[table_id], table) for table_id, table in found.items()]
        return await self.write(tournament.id, *writes) if writes else tournament

    async def _arena(self, tournament: Tournament) -> None:
        closes = tournament.closes
        if closes is not None and now() >= closes:
            if not tournament.running_boards:
                await self.finish(tournament)
        elif arena_pairs_now(tournament, now()):
            await self._pair(tournament, free_entrants(tournament))

    async def _rounds(self, tournament: Tournament) -> None:
        if tournament.rounds and not tournament.rounds[-1].over:
            return
        number = len(tournament.rounds) + 1
        if tournament.rounds_planned is not None and number > tournament.rounds_planned:
            await self.finish(tournament)
            return
        playing = tournament.active
        fillers = [one for one in tournament.entrants if one.filler and one.state == "in"]
        needed = fillers_needed(tournament, len(playing)) if tournament.plan.format == "swiss" else 0
        new = self._new_bots(tournament, needed - len(fillers), filler=True)
        everybody = replace(tournament, entrants=[*tournament.entrants, *new])
        await self._pair(everybody, [*playing, *[*fillers, *new][:needed]], new)

    async def _pair(self, tournament: Tournament, playing: list[Entrant], new: list[Entrant] | None = None) -> None:
        """The next round, with its tables, in one transaction."""
        number, game = len(tournament.rounds) + 1, game_on_offer(tournament.game)
        people = [one for one in playing if one.bot is None]
        pairing = None
        if len(playing) >= 2 and (people or any(not one.filler for one in playing)):
            pairing = await next_pairing(tournament, game, playing, number, self.registry.thinkers.pair)
        if pairing is None:
            await self.finish(tournament)
            return
        await self._bring_in(tournament, game, pairing, number, new or [])

    async def _bring_in(
        self, tournament: Tournament, game: Game, pairing: Pairing, number: int, new: list[Entrant]
    ) -> None:
        at = now()
        writes: list[Write] = [tournament_entrants.insert().values(**entrant_row(tournament.id, one)) for one in new]
        writes.append(
            tournament_rounds.insert().values(
                tournament=tournament.id, number=number, byes=pairing.byes, repeats=pairing.repeats,
                least_repeats=pairing.least_repeats, unfair_seats=pairing.unfair_seats, at=at,
            )
        )  # fmt: skip
        rooms = []
        for board, table in enumerate(pairing.tables, 1):
            seated = [tournament.by_number[entrant] for entrant in table]
            room = new_room(self.registry, tournament, game, seated)
            rooms.append(room)
            writes += seating_writes(room)
            writes.append(
                tournament_boards.insert().values(
                    tournament=tournament.id, round=number, board=board, table_id=room.header.id, entrants=table
                )
            )
            writes += self._calls(tournament, seated, number, "table", room.header.id)
        try:
            await self.registry.bring_in_all(rooms, *self._duty, *writes)
        finally:
            self._known.pop(tournament.id, None)
        log.info("round paired", tournament=tournament.id, round=number, tables=len(rooms), repeats=pairing.repeats)

    # ---- parts ----
    def _new_bots(self, tournament: Tournament, count: int, filler: bool) -> list[Entrant]:
        return new_bots(tournament.entrants, tournament.plan.bot, tournament.game, count, filler, drawn=True)

    def _calls(
        self, tournament: Tournament, told: list[Entrant], number: int, what: str, table: str = ""
    ) -> list[Write]:
        data: dict[str, str | int] = {"what": what, "name": tournament.name, "round": number}
        key = "" if tournament.public else f"?key={tournament.key}"
        data["path"] = f"/table/{table}{key}" if table else f"/tournament/{tournament.id}{key}"
        people = sorted({one.person for one in told if one.person is not None})
        return self._bell.writes(*(Call(person, "tournament", tournament.id, number, data) for person in people))


def _result(tournament: Tournament, board: Board, table: AnyTable) -> Write:
    of = tournament_boards.c
    same = (of.tournament == tournament.id, of.round == board.round, of.board == board.board, of.ended.is_(None))
    stands = table.standing
    scores = list(table.header.result or (stands.scores if stands else ()))
    return tournament_boards.update().where(*same).values(places=final_places(table), scores=scores, ended=now())


def new_bots(
    there: list[Entrant], bot: str, game: str, count: int, filler: bool = False, drawn: bool = False
) -> list[Entrant]:
    """Bots with names of their own."""
    taken = {one.name for one in there}
    first = max((one.number for one in there), default=0) + 1
    name = game_on_offer(game).words("en")(f"bot-{bot}")
    out = []
    for number in range(first, first + count):
        out.append(Entrant(number, free_name(name, taken), None, bot, "in", filler, True, number if drawn else None))
        taken.add(out[-1].name)
    return out


def entrant_row(tournament_id: str, entrant: Entrant) -> dict[str, str | int | bool | None]:
    return {"tournament": tournament_id, **vars(entrant)}


def tournament_change(tournament: Tournament) -> sa.Update:
    return tournaments.update().where(tournaments.c.id == tournament.id)


def entrant_change(tournament: Tournament, entrant: Entrant) -> sa.Update:
    of = tournament_entrants.c
    return tournament_entrants.update().where(of.tournament == tournament.id, of.number == entrant.number)
