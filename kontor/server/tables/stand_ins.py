"""Bots that play for people: for oneself at once, for somebody absent after notice."""

from __future__ import annotations

import functools

from ..accounts.people import Person
from ..errors import Refused
from ..storage.failures import log_failure
from .changes import restored_on_failure, uninterrupted
from .records import Seat
from .room import TableRoom


@uninterrupted
async def stand_in(room: TableRoom, person: Person, seat: int, bot: str) -> None:
    async with room.lock:
        room.must_be_playing()
        holder = _persons_seat(room, seat)
        mine = room.seats_of(person)
        if seat in mine:
            room.presence.withdraw(seat)
            await _let_play(room, holder, bot)
            return
        if room.clock.rules is not None:
            raise Refused("clock-decides", 409)
        if not mine and person.id != room.header.host:
            raise Refused("do-not-play", 403)
        room.presence.must_be_absent(holder.person, holder.name)
        if holder.stand_in is None:
            room.presence.give_notice(seat, bot, functools.partial(replace_absent, room, seat, bot))
            room.tell("table")


@uninterrupted
async def replace_absent(room: TableRoom, seat: int, bot: str) -> None:
    """The notice has passed."""
    async with room.lock:
        holder = room.header.seats[seat]
        nobody_waits = room.header.status != "playing" or holder.resigned or holder.stand_in is not None
        if nobody_waits or room.presence.online(holder.person):
            room.tell("table")
            return
        try:
            await _let_play(room, holder, bot)
        except Exception as error:  # the disk refused: whoever waits may ask again
            log_failure("stand-in could not be kept", error, table=room.header.id)
            room.tell("table")


@uninterrupted
async def take_back_seat(room: TableRoom, person: Person, seat: int) -> None:
    """The person of the seat plays again, at once: what the bot was thinking is dropped."""
    async with room.lock:
        room.must_be_playing()
        holder = _persons_seat(room, seat)
        if seat not in room.seats_of(person):
            raise Refused("not-your-seat", 403)
        if holder.out_of_time is not None:
            raise Refused("time-is-up", 409)
        await _let_play(room, holder, None)


def _persons_seat(room: TableRoom, seat: int) -> Seat:
    if not 0 <= seat < len(room.header.seats):
        raise Refused("no-seat", 404, seat=seat)
    holder = room.header.seats[seat]
    if holder.kind != "person" or holder.resigned:
        raise Refused("no-person-plays", 409)
    return holder


async def _let_play(room: TableRoom, holder: Seat, bot: str | None) -> None:
    """From now on the bot, or (None) the person, plays a seat."""
    if holder.stand_in != bot:
        with restored_on_failure(room):
            holder.stand_in = bot
            await room.store.write(*room.writes(), *room.calling.news())
        room.tell_new_players()
