"""Bots at a table: whenever one is to move, it thinks, decides, and its decision is kept."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from kontor.bots import RandomBot, bot_seed, told
from kontor.match import Match

from ..metrics import decided
from ..storage.failures import log_failure
from .playing import keep_decision

if TYPE_CHECKING:
    from .room import TableRoom

log = structlog.get_logger()
TRY_AGAIN = 2.0  # seconds after which a bot's decision that the disk refused is tried again


class BotPlayers:
    def __init__(self, room: TableRoom) -> None:
        self._room = room
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self.preparing = False
        """The bot that decided last looked less far ahead than it will as soon as the rules are compiled."""

    def wake(self) -> None:
        """If a bot (or the stand-in of someone who resigned or is away) is to move, it begins to think."""
        match, header = self._room.match, self._room.header
        seat = None if match is None or self._closed else self._room.bot_to_move(self._room.owed)
        bot = None if seat is None else header.seats[seat].played_by
        if match is not None and seat is not None and bot is not None:
            task = asyncio.create_task(self._play(match, seat, bot, len(match.played)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    @property
    def at_work(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def close(self) -> None:
        """No bot begins any more."""
        self._closed = True
        self.stop()

    async def _play(self, match: Match, seat: int, bot: str, number: int) -> None:
        pause = asyncio.create_task(asyncio.sleep(self._room.policy.bot_pause))
        action = await self._decide(match, seat, bot, number)
        await pause
        while not await self._keep(match, seat, action, number):
            await asyncio.sleep(TRY_AGAIN)

    async def _decide(self, match: Match, seat: int, bot: str, number: int) -> int:
        table = self._room.header.id
        view, legal, chance = match.hidden(seat).to_bytes(), list(match.legal), bot_seed(match.seed, number)
        try:
            key, past = f"{table} {seat}", [told(match.game, p.action, p.seat, seat) for p in match.played]
            asked = match.game.id, bot, view, seat, legal, chance, key, past
            action, self.preparing = await self._room.thinkers.choose(*asked)
            if action in legal:
                return action
            log.error("bot chose what is not legal", table=table, bot=bot, action=action)
        except Exception:
            log.exception("bot failed", table=table, bot=bot)
        # a bot that breaks must not leave people waiting: the simplest one decides for it
        return RandomBot().choose(match.game.python, None, seat, legal, chance)

    async def _keep(self, match: Match, seat: int, action: int, number: int) -> bool:
        """False if the disk refused it: nobody else would ever try again."""
        room, begun = self._room, time.perf_counter()
        async with room.lock:
            if room.match is not match or len(match.played) != number or room.header.status != "playing":
                return True  # taken back, or decided already: nothing to keep
            try:
                await keep_decision(room, match, action)
            except Exception as error:
                log_failure("bot's decision could not be kept", error, table=room.header.id)
                return False
            decided("bot", begun)
            return True
