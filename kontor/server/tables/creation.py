"""New tables: made by a host, as a rematch, or from a log."""

from __future__ import annotations

import secrets

from kontor.kernel import Game, KontorError, game
from kontor.learn.coach import BOT
from kontor.learn.coach_words import adviser

from ..accounts.names import checked_name
from ..accounts.people import Person
from ..contract.requests import NewTable, SeatWish
from ..errors import PlainRefusal, Refused
from ..moments import now
from ..ratings.rules import must_be_ratable
from ..storage.schema import seatings, tables
from .access import new_key
from .offers import game_on_offer, known_bot
from .readers import decision_writes
from .records import Header, Seat, new_chance, new_table_id
from .registry import TableRegistry
from .room import TableRoom


async def create_table(
    registry: TableRegistry, host: Person, wish: NewTable, language: str, coached: bool = False, colour: str = ""
) -> TableRoom:
    """A table as its host wishes it, with the colour they like to play; hints by default only where one person plays
    alone."""
    try:
        found = game_on_offer(wish.game)
        found.check_players(len(wish.seats))
        options = found.resolve_options(dict(wish.options))
        seed = found.check_seed(_new_seed() if wish.seed is None else wish.seed)
    except KontorError as error:
        raise PlainRefusal(str(error)) from None
    others_play = any(seat.kind == "open" for seat in wish.seats)
    if wish.seed is not None and others_play and not registry.policy.choose_seeds:
        raise Refused("seed-chosen")
    if wish.rated:
        must_be_ratable(host, wish)
    header = Header(new_table_id(), found.id, found.version, seed, options, [], host.id, wish.public)
    alone = sum(seat.kind != "bot" for seat in wish.seats) == 1
    header.hints = alone and not wish.rated if wish.hints is None else wish.hints
    header.chance = new_chance() if wish.seed is None else None
    header.key = new_key(wish.public)
    header.clock = None if wish.clock is None else wish.clock.model_dump()
    header.rated = wish.rated
    header.coach = [] if coached else None
    room = registry.new_room(header)
    for seat in wish.seats:
        header.seats.append(_seat(room, found, host, seat, language))
        if seat.kind == "me":
            header.seats[-1].colour = colour
    if not any(seat.person == host.id for seat in header.seats):
        raise Refused("sit-yourself")
    if not others_play:
        room.start()
    await registry.bring_in(room, seatings.insert().values(table_id=header.id, person=host.id))
    return room


def _seat(room: TableRoom, found: Game, host: Person, wish: SeatWish, language: str) -> Seat:
    if wish.kind == "me":
        return Seat("person", room.free_name(host.name), person=host.id)
    if wish.kind == "hot":
        return Seat("person", room.free_name(checked_name(wish.name or "")), person=host.id)
    if wish.kind == "bot":
        bot = known_bot(wish.bot)
        return Seat("bot", room.free_name(found.words(language)(f"bot-{bot}")), bot=bot)
    return Seat("open")


async def create_guided(registry: TableRegistry, person: Person, game_id: str, language: str) -> TableRoom:
    """A first game with a coach: alone with a friendly bot, in the simplest set-up the game has."""
    try:
        found = game_on_offer(game_id)
    except KontorError as error:
        raise PlainRefusal(str(error), 404) from None
    bots = [SeatWish(kind="bot", bot=BOT) for _ in range(max(2, found.seats.start) - 1)]
    options: dict[str, str | bool] = dict(adviser(found.package).options)
    wish = NewTable(game=found.id, options=options, seats=[SeatWish(kind="me"), *bots], hints=True)
    return await create_table(registry, person, wish, language, coached=True)


async def create_rematch(registry: TableRegistry, person: Person, room: TableRoom) -> TableRoom:
    """The same company once more; everybody moves up one seat and keeps their colour. Two who ask get the same
    table."""
    if not room.seats_of(person):
        raise Refused("did-not-play", 403)
    if room.header.status not in ("over", "off") or room.match is None:
        raise Refused("not-over", 409)
    async with room.lock:
        if room.header.rematch is not None:
            return await registry.room(room.header.rematch)
        old = room.header
        seats = [Seat(s.kind, s.name, s.bot, s.person, colour=room.colours[k]) for k, s in enumerate(old.seats)]
        header = Header(
            new_table_id(), old.game, game(old.game).version, _new_seed(), old.options,
            [*seats[1:], seats[0]], person.id, old.public, hints=old.hints, chance=new_chance(),
            coach=None if old.coach is None else [], clock=old.clock, rated=old.rated,
            key=old.key,  # the same key: whoever watched may watch again
        )  # fmt: skip
        new = registry.new_room(header)
        new.start()
        people = {seat.person for seat in header.seats if seat.person}
        await registry.bring_in(
            new,
            *(seatings.insert().values(table_id=header.id, person=who) for who in people),
            tables.update().where(tables.c.id == old.id).values(rematch=header.id),
            by=room.store,
        )
        old.rematch = header.id
    room.tell("table")
    return new


async def import_log(registry: TableRegistry, person: Person, text: str) -> TableRoom:
    """A table that shows the game of a log, for replay."""
    match = await registry.readers.imported(text)
    at = now()
    seats = [Seat("person", name) for name in match.names]
    header = Header(
        new_table_id(), match.game.id, match.rules, match.seed, dict(match.options), seats, person.id, public=False,
        status="over", result=match.scores, position=match.position_begun_with, imported=True, chance=match.chance,
        key=new_key(public=False), created=at, updated=at,
    )  # fmt: skip
    writes = await registry.readers.run(decision_writes, header.id, match, at)
    room = registry.new_room(header, match)
    room.kept = len(match.played)
    await registry.bring_in(room, seatings.insert().values(table_id=header.id, person=person.id), *writes)
    return room


def _new_seed() -> int:
    return secrets.randbelow(1 << 62)
