"""Tables: one game each, with its seats, its match in memory, and everybody who looks at it.

The server alone decides. Everything that changes a table happens under its lock, is on disk before anybody hears of
it, and is taken back in memory if the disk refuses.
"""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

import orjson
import sqlalchemy as sa
import structlog

from kontor.bots import Hint, RandomBot, bot_seed, told
from kontor.kernel import MOST_DECISIONS, IllegalMove, KontorError, game
from kontor.kernel.scene import COLOURS
from kontor.match import SPECTATOR, Match, Played, free_name, names_in

from .errors import Refused, Told
from .owner import TableStore
from .people import Person, now
from .presence import Listener, Presence
from .records import Header, Seat, decision_row
from .schema import decisions, seatings, tables
from .store import Write
from .talk import Talk
from .thinking import Thinkers
from .troubles import log_failure

log = structlog.get_logger()
TRY_AGAIN = 2.0  # seconds after which a bot's decision that the disk refused is tried again
MOST_TOLD = 500
"""So many of the newest decisions a page is told; earlier ones are for whoever looks back (`/history`)."""
_NOBODY = {"away": None, "replaced_by": None, "replaced_in": None}
_INSERT_DECISION = decisions.insert()
_UPDATE_TABLE = tables.update().where(tables.c.id == sa.bindparam("of"))


class Shown(NamedTuple):
    """A scene as JSON, and where the game stands, in words, without whose turn it is."""

    json: orjson.Fragment
    status: str


@dataclass(frozen=True)
class Manners:
    """How tables of this server behave; see `Settings`."""

    bot_pause: float = 0.45
    absence: float = 60.0
    notice: float = 30.0
    hint_iterations: int = 3000
    hint_seconds: float = 1.5


P = ParamSpec("P")
R = TypeVar("R")
Change = Callable[Concatenate["TableRoom", P], Coroutine[Any, Any, R]]


def whole(change: Change[P, R]) -> Change[P, R]:
    """A change once begun goes through to its end, even if whoever asked for it is gone: else the table in memory
    would not be the one on disk."""

    @functools.wraps(change)
    async def shielded(room: TableRoom, /, *args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.create_task(change(room, *args, **kwargs))
        room._changes.add(task)
        task.add_done_callback(room._changes.discard)
        return await asyncio.shield(task)

    return shielded


class TableRoom:
    """One table, live."""

    def __init__(
        self, store: TableStore, thinkers: Thinkers, header: Header, match: Match | None, manners: Manners
    ) -> None:
        self.store, self.thinkers, self.header, self.match, self.manners = store, thinkers, header, match, manners
        self.lock = asyncio.Lock()
        self.presence = Presence(manners.absence, manners.notice)
        self.talk = Talk(store, header.id)
        self.times: list[datetime] = []
        self.thinking: int | None = None
        self.asked_since = time.monotonic()
        self._bots: set[asyncio.Task[None]] = set()
        self._changes: set[asyncio.Task[Any]] = set()
        self._closed = False
        self._hint_lock = asyncio.Lock()
        self._hint: tuple[Played | None, Hint] | None = None
        self._shown: dict[tuple[int, str], Shown] = {}
        self._shown_after: Played | None = None

    # ---- looking ----
    def seats_of(self, person: Person | None) -> list[int]:
        if person is None:
            return []
        return [k for k, s in enumerate(self.header.seats) if s.person == person.id and s.kind == "person"]

    def viewer_of(self, person: Person | None, last: int = SPECTATOR) -> int:
        """Which seat a person looks from: their only one; of several at one device, the one to move, else the last."""
        mine = [k for k in self.seats_of(person) if self.header.seats[k].played_by is None] or self.seats_of(person)
        if len(mine) <= 1:
            return mine[0] if mine else SPECTATOR
        to_move = self.match.to_move if self.match else None
        return to_move if to_move in mine else last if last in mine else SPECTATOR

    @property
    def listeners(self) -> set[Listener]:
        return self.presence.listeners

    def came(self, listener: Listener) -> None:
        self.presence.came(listener, self.seats_of(listener.person))
        self.tell("table")

    def gone(self, listener: Listener) -> None:
        self.presence.gone(listener)
        self.tell("table")

    def to_json(self, person: Person | None, language: str) -> dict[str, Any]:
        header, match = self.header, self.match
        mine = self.seats_of(person)
        to_move = match.to_move if match and header.status == "playing" else None
        return {
            "id": header.id,
            "game": header.game,
            "game_name": game(header.game).name(language),
            "status": header.status,
            "options": header.options,
            "public": header.public,
            "key": header.key or None,
            "host": person is not None and person.id == header.host,
            "seats": [self._seat_json(k, k in mine, name) for k, name in enumerate(self.names_in(language))],
            "to_move": to_move,
            "your_move": to_move is not None and to_move in mine and header.seats[to_move].played_by is None,
            "scores": match.scores if match else [],
            "winners": match.winners if match else [],
            "decisions": len(match.played) if match else 0,
            "status_text": self.shown(match, self.viewer_of(person), language).status if match else "",
            "created": header.created.isoformat() + "Z",
            "updated": header.updated.isoformat() + "Z",
            "rematch": header.rematch,
            "imported": header.imported,
            "hints": header.hints,
            "absence": self.manners.absence,
            "notice": self.manners.notice,
        }

    def shown(self, match: Match, viewer: int, language: str) -> Shown:
        """The scene of a viewer: made once after each decision, for all who see the same."""
        last = match.played[-1] if match.played else None
        if last is not self._shown_after:
            self._shown, self._shown_after = {}, last
        if (viewer, language) not in self._shown:
            scene = match.scene(viewer, language)
            bot_plays = viewer >= 0 and self.header.seats[viewer].played_by is not None
            if bot_plays or self.header.status == "off":
                scene.choices = []
            status = scene.standing or scene.status  # a list says itself whose turn it is
            self._shown[viewer, language] = Shown(orjson.Fragment(orjson.dumps(scene)), status)
        return self._shown[viewer, language]

    def names_in(self, language: str) -> tuple[str, ...]:
        """Who sits here; bots by their names in that language."""
        names = [seat.name for seat in self.header.seats]
        return names_in(game(self.header.game).words(language), names, self.bots)

    @property
    def bots(self) -> dict[int, str]:
        return {k: seat.bot for k, seat in enumerate(self.header.seats) if seat.kind == "bot" and seat.bot}

    @property
    def colours(self) -> tuple[str, ...]:
        """Those of the seats, then those nobody has."""
        used = [seat.colour or COLOURS[k % len(COLOURS)] for k, seat in enumerate(self.header.seats)]
        return (*used, *(colour for colour in COLOURS if colour not in used))

    def take(self, match: Match) -> None:
        """This is the game of this table."""
        self.match = match
        match.bots, match.colours = self.bots, self.colours

    def _seat_json(self, k: int, yours: bool, name: str) -> dict[str, Any]:
        seat = self.header.seats[k]
        running = self.header.status == "playing" and self.match is not None and self.match.to_move == k
        seconds = seat.seconds + (time.monotonic() - self.asked_since if running and seat.kind == "person" else 0)
        is_person = seat.kind == "person" and seat.person is not None
        here = self.presence.to_json(k, seat.person) if is_person else {**_NOBODY, "online": seat.kind == "bot"}
        return {
            "seat": k,
            "kind": seat.kind,
            "name": name,
            "bot": seat.bot,
            "colour": self.colours[k],
            "yours": yours,
            **here,
            "resigned": seat.resigned,
            "stand_in": seat.stand_in,
            "hints_used": seat.hints_used,
            "seconds": round(seconds, 1),
        }

    def told_to(self, viewer: int) -> int | None:
        """For whose ears a viewer is told what was decided: when the game is over, everything is open (None)."""
        return None if self.header.status == "over" else viewer

    def news(self, first: int) -> int:
        """From which decision on a page is told what it must know from `first` on: not more than it can take."""
        return max(first, len(self.times) - MOST_TOLD + 1)

    def moves(self, language: str, viewer: int | None, first: int = 1) -> list[dict[str, Any]]:
        """The decisions that are on disk, from a number on, as that viewer may know them (None: everything)."""
        if self.match is None:
            return []
        return told_moves(self.match, self.times, language, viewer, first, len(self.times))

    def tell(self, what: str, data: Any = None) -> None:
        for listener in list(self.listeners):
            listener.changed(what, data)

    # ---- before the game ----
    @whole
    async def join(self, person: Person) -> None:
        async with self.lock:
            self._must_be_waiting()
            if self.seats_of(person):
                return
            seat = next((s for s in self.header.seats if s.kind == "open"), None)
            if seat is None:
                raise Refused("no-open-seat", 409)
            with self._taken_back_if_refused():
                seat.kind, seat.name, seat.person = "person", self.free_name(person.name), person.id
                await self._seats_changed(seatings.insert().values(table_id=self.header.id, person=person.id))

    @whole
    async def leave(self, person: Person) -> None:
        async with self.lock:
            self._must_be_waiting()
            with self._taken_back_if_refused():
                for k in self.seats_of(person):
                    self.header.seats[k] = Seat("open")
                gone = seatings.delete().where(seatings.c.table_id == self.header.id, seatings.c.person == person.id)
                if not any(seat.person for seat in self.header.seats):  # nobody is left: nobody need find it
                    self.header.status = "off"
                await self._seats_changed(gone)

    @whole
    async def fill(self, person: Person, bot: str, bot_name: str) -> None:
        async with self.lock:
            self._must_be_waiting()
            if person.id != self.header.host:
                raise Refused("only-host-fills", 403)
            with self._taken_back_if_refused():
                for seat in self.header.seats:
                    if seat.kind == "open":
                        seat.kind, seat.bot, seat.name = "bot", bot, self.free_name(bot_name)
                await self._seats_changed()

    @contextmanager
    def _taken_back_if_refused(self) -> Iterator[None]:
        """Seats and game as they were, if the disk refuses what follows."""
        header, match = self.header, self.match
        seats, status, asked_since = [replace(seat) for seat in header.seats], header.status, self.asked_since
        try:
            yield
        except Exception:
            header.seats, header.status, self.match, self.asked_since = seats, status, match, asked_since
            raise

    def free_name(self, name: str) -> str:
        return free_name(name, {seat.name for seat in self.header.seats})

    async def _seats_changed(self, *writes: Write) -> None:
        """Keep the seats; if none is open any more, the game begins."""
        if all(seat.kind != "open" for seat in self.header.seats):
            self.start()
        await self.store.write(self._update(), *writes)
        self.tell("table")
        self.tell("scene")
        self.wake_bot()

    def start(self) -> None:
        names = [seat.name for seat in self.header.seats]
        match = Match(self.header.game, names, self.header.seed, self.header.options, key=self.header.chance_key)
        self.header.rules = match.rules  # a table may have waited for its players over an update
        self.header.options = dict(match.options)
        self.take(match)
        self.header.status = "playing"
        self.asked_since = time.monotonic()

    # ---- the game ----
    @whole
    async def play(self, person: Person | None, number: int, move: int | str, language: str = "en") -> int:
        """A decision of a person; returns how many decisions there are now. Refusals are in their language."""
        async with self.lock:
            match = self._playing()
            if number != len(match.played):
                raise Refused("gone-on-move", answered=number + 1, asked=len(match.played) + 1)
            seat = match.to_move
            if seat is None or seat not in self.seats_of(person) or self.header.seats[seat].resigned:
                raise Refused("not-your-turn", 403)
            if self.header.seats[seat].stand_in is not None:
                raise Refused("stand-in-plays", 409)
            await self._play(match, move, language)
            return len(match.played)

    async def _play(self, match: Match, move: int | str, language: str = "en") -> None:
        before = match.to_move
        assert before is not None
        at = now()
        try:
            played = match.play(move)
        except IllegalMove:
            raise Told(match.why_not(move, language=language) or "") from None
        except KontorError as error:
            raise Told(str(error)) from None
        asked_since, spent = self.asked_since, self._count_time(before)
        status, result = self.header.status, self.header.result
        if match.over or len(match.played) >= MOST_DECISIONS:
            self.header.status, self.header.result = "over" if match.over else "off", match.scores
        try:
            await self.store.write(self._insert(match, played, at), self._update())
        except Exception:
            match.take_back(len(match.played) - 1)
            self.header.seats[before].seconds -= spent
            self.asked_since = asked_since
            self.header.status, self.header.result = status, result
            raise
        self.times.append(at)
        self.tell("moves", played.number)
        self.tell("scene", [played])
        if self.header.status != "playing" or match.to_move != before:
            self.tell("table")
        self.wake_bot()

    @whole
    async def undo(self, person: Person | None, number: int, whole_turn: bool, language: str = "en") -> int:
        async with self.lock:
            if self.header.status == "over":
                raise Refused("undo-refused-over", 409)
            match = self._playing()
            if number != len(match.played):
                raise Refused("gone-on-undo")
            seat = match.played[-1].seat if match.played else -1
            if seat not in self.seats_of(person):
                raise Refused("undo-refused-other", 403)
            if self.header.seats[seat].stand_in is not None:
                raise Refused("stand-in-plays", 409)
            trial = match.at(number)
            trial.language = language
            try:
                undone = trial.undo_turn(seat) if whole_turn else [trial.undo(seat)]
            except KontorError as error:
                raise Told(str(error)) from None
            left = number - len(undone)
            gone = decisions.delete().where(decisions.c.table_id == self.header.id, decisions.c.number > left)
            await self.store.write(gone, self._update())
            match.take_back(left)
            del self.times[left:]
            self._stop_bots()
            self.tell("moves", left + 1)
            self.tell("scene", [])
            self.tell("table")
            self.wake_bot()
            return left

    @whole
    async def resign(self, person: Person) -> None:
        """The stand-in plays on, so that the others can finish."""
        async with self.lock:
            self._playing()
            mine = self.seats_of(person)
            if not mine:
                raise Refused("do-not-play", 403)
            with self._taken_back_if_refused():
                for k in mine:
                    self.header.seats[k].resigned = True
                    self.header.seats[k].stand_in = None
                await self.store.write(self._update())
            self._other_players()

    async def say(self, person: Person, text: str) -> None:
        seats = self.seats_of(person)
        await self.talk.say(person, seats[0] if seats else None, text, self.listeners)

    # ---- the absent ----
    @whole
    async def stand_in(self, person: Person, seat: int, bot: str) -> None:
        """A bot plays for that seat: for oneself at once, for somebody absent after notice."""
        async with self.lock:
            self._playing()
            holder = self._persons_seat(seat)
            mine = self.seats_of(person)
            if seat in mine:
                self.presence.withdraw(seat)
                await self._let_play(holder, bot)
                return
            if not mine and person.id != self.header.host:
                raise Refused("do-not-play", 403)
            self.presence.must_be_absent(holder.person, holder.name)
            if holder.stand_in is None:
                self.presence.give_notice(seat, bot, functools.partial(self._replace, seat, bot))
                self.tell("table")

    @whole
    async def _replace(self, seat: int, bot: str) -> None:
        """The notice has passed."""
        async with self.lock:
            holder = self.header.seats[seat]
            nobody_waits = self.header.status != "playing" or holder.resigned or holder.stand_in is not None
            if nobody_waits or self.presence.online(holder.person):
                self.tell("table")
                return
            try:
                await self._let_play(holder, bot)
            except Exception as error:  # the disk refused: whoever waits may ask again
                log_failure("stand-in could not be kept", error, table=self.header.id)
                self.tell("table")

    @whole
    async def take_back_seat(self, person: Person, seat: int) -> None:
        """The person of the seat plays again, at once: what the bot was thinking is dropped."""
        async with self.lock:
            self._playing()
            holder = self._persons_seat(seat)
            if seat not in self.seats_of(person):
                raise Refused("not-your-seat", 403)
            await self._let_play(holder, None)

    def _persons_seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.header.seats):
            raise Refused("no-seat", 404, seat=seat)
        holder = self.header.seats[seat]
        if holder.kind != "person" or holder.resigned:
            raise Refused("no-person-plays", 409)
        return holder

    async def _let_play(self, holder: Seat, bot: str | None) -> None:
        """From now on the bot, or (None) the person, plays a seat."""
        if holder.stand_in != bot:
            with self._taken_back_if_refused():
                holder.stand_in = bot
                await self.store.write(self._update())
            self._other_players()

    def _other_players(self) -> None:
        """Somebody else plays a seat now."""
        self._stop_bots()
        self._shown = {}
        self.tell("table")
        self.tell("scene", [])
        self.wake_bot()

    # ---- hints ----
    async def hint(self, person: Person, language: str) -> dict[str, Any]:
        """Advice for the person who is to move, from what their seat may know. All see how many hints were given."""
        async with self._hint_lock:  # asked twice at once: the second finds the answer of the first
            match, seat = self._may_ask(person)
            number, last = len(match.played), match.played[-1] if match.played else None
            given = self._hint
            if given is None or given[0] is not last or given[1].seat != seat:
                given = last, await self._advice(match, seat)
                await self._give_hint(match, given, number)
            return {"number": number, **given[1].to_json(match.phrases(language))}

    async def _advice(self, match: Match, seat: int) -> Hint:
        view, chance = match.hidden(seat).to_bytes(), bot_seed(match.seed, len(match.played))
        iterations, seconds = self.manners.hint_iterations, self.manners.hint_seconds
        await self.thinkers.must_be_ready(match.game.id)
        try:
            return await self.thinkers.advise(match.game.id, view, seat, chance, iterations, seconds)
        except TimeoutError:
            raise Refused("hint-too-long", 503) from None

    @whole
    async def _give_hint(self, match: Match, given: tuple[Played | None, Hint], number: int) -> None:
        async with self.lock:
            if number != len(match.played) or (match.played and match.played[-1] is not given[0]):
                raise Refused("gone-on", 409)
            with self._taken_back_if_refused():
                self.header.seats[given[1].seat].hints_used += 1
                await self.store.write(self._update())
            self._hint = given
            self.tell("table")

    def _may_ask(self, person: Person) -> tuple[Match, int]:
        match = self._playing()
        mine = self.seats_of(person)
        if not mine:
            raise Refused("do-not-play", 403)
        if not self.header.hints:
            raise Refused("no-hints", 409)
        seat = match.to_move
        if seat is None or seat not in mine or self.header.seats[seat].played_by is not None:
            raise Refused("not-your-turn", 409)
        return match, seat

    # ---- bots ----
    def wake_bot(self) -> None:
        """If a bot (or the stand-in of someone who resigned or is away) is to move, it begins to think."""
        match = self.match
        if match is None or self.header.status != "playing" or self._closed:
            return
        seat = match.to_move
        if seat is None:
            return
        bot = self.header.seats[seat].played_by
        if bot is not None:
            task = asyncio.create_task(self._let_bot_play(match, seat, bot, len(match.played)))
            self._bots.add(task)
            task.add_done_callback(self._bots.discard)

    def _stop_bots(self) -> None:
        for task in self._bots:
            task.cancel()
        self.thinking = None

    def close(self) -> None:
        """The server ends: no bot begins any more."""
        self._closed = True
        self.presence.close()
        self._stop_bots()

    async def _let_bot_play(self, match: Match, seat: int, bot: str, number: int) -> None:
        self.thinking = seat
        pause = asyncio.create_task(asyncio.sleep(self.manners.bot_pause))
        action = await self._bot_decides(match, seat, bot, number)
        await pause
        while not await self._keep_bots_decision(match, seat, action, number):
            await asyncio.sleep(TRY_AGAIN)

    async def _bot_decides(self, match: Match, seat: int, bot: str, number: int) -> int:
        view, legal, chance = match.hidden(seat).to_bytes(), list(match.legal), bot_seed(match.seed, number)
        try:
            key, past = f"{self.header.id} {seat}", [told(match.game, p.action, p.seat, seat) for p in match.played]
            action = await self.thinkers.choose(match.game.id, bot, view, seat, legal, chance, key, past)
            if action in legal:
                return action
            log.error("bot chose what is not legal", table=self.header.id, bot=bot, action=action)
        except Exception:
            log.exception("bot failed", table=self.header.id, bot=bot)
        # a bot that breaks must not leave people waiting: the simplest one decides for it
        return RandomBot().choose(match.game.python, None, seat, legal, chance)

    async def _keep_bots_decision(self, match: Match, seat: int, action: int, number: int) -> bool:
        """False if the disk refused it: nobody else would ever try again."""
        async with self.lock:
            if self.match is not match or len(match.played) != number or self.header.status != "playing":
                return True  # taken back, or decided already: nothing to keep
            self.thinking = None
            try:
                await self._play(match, action)
            except Exception as error:
                log_failure("bot's decision could not be kept", error, table=self.header.id)
                self.thinking = seat
                return False
            return True

    async def call_off(self) -> None:
        """A game of an earlier version that is longer than any may be."""
        async with self.lock:
            with self._taken_back_if_refused():
                self.header.status, self.header.result = "off", self._playing().scores
                await self.store.write(self._update())

    # ---- rows ----
    def _must_be_waiting(self) -> None:
        if self.header.status == "off" and self.match is None:
            raise Refused("table-closed", 409)
        if self.header.status != "waiting":
            raise Refused("begun-already", 409)

    def _playing(self) -> Match:
        if self.header.status != "playing" or self.match is None:
            raise Refused("no-game", 409)
        return self.match

    def _count_time(self, seat: int) -> float:
        """What was used since the question was put goes to the seat, and counts anew."""
        asked, self.asked_since = self.asked_since, time.monotonic()
        self.header.seats[seat].seconds += self.asked_since - asked
        return self.asked_since - asked

    def goes_on(self) -> None:
        """After a start of the server: the clock runs on from what was last written, so it never goes back."""
        self.asked_since -= max(0.0, (now() - self.header.updated).total_seconds())

    def _update(self) -> Write:
        seat = self.match.to_move if self.match else None
        if seat is not None:
            self._count_time(seat)  # what is on disk is the time used until `updated`
        self.header.updated = now()
        row = self.header.row()
        changed = {key: row[key] for key in ("rules", "options", "seats", "status", "result", "rematch", "updated")}
        return _UPDATE_TABLE, {"of": self.header.id, **changed}

    def _insert(self, match: Match, played: Played, at: datetime) -> Write:
        return _INSERT_DECISION, decision_row(self.header.id, played, match.snapshot_due(), at)


def told_moves(
    match: Match, times: Sequence[datetime], language: str, viewer: int | None, first: int, last: int
) -> list[dict[str, Any]]:
    """Decisions from one number to another, as that viewer may know them (None: everything)."""
    phrases = match.phrases(language)
    return [
        {
            "number": p.number,
            "seat": p.seat,
            "name": phrases.names[p.seat],
            "notation": phrases.notation(p.seat, p.action, viewer),
            "text": phrases.told(p.seat, p.action, p.events, viewer),
            "turn": p.turn,
            "at": times[p.number - 1].isoformat() + "Z",
        }
        for p in match.played[first - 1 : last]
    ]
