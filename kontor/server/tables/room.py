"""A table that is open on this server: its row, its game, who looks at it. What is done at it: `seating`, `playing`,
`stand_ins`, `hints`, `bot_players`, `chat`."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from kontor.match import SPECTATOR, Match, Played

from ..accounts.people import Person
from ..calls.bell import Bell
from ..errors import Refused
from ..moments import monotonic, now
from ..storage.ownership import TableStore
from ..storage.schema import decisions, tables
from ..storage.store import Write
from ..thinking import Thinkers
from .any_table import AnyTable
from .bot_players import BotPlayers
from .calling import Calling
from .chat import Chat
from .clocks.uptime import Uptime
from .clocks.vacations import Vacations
from .coaching import Coaching
from .hints import Hints
from .policy import TablePolicy
from .presence import Listener
from .records import Header, decision_row
from .scenes import Scenes
from .standing import Standing
from .together import owed

_INSERT_DECISION = decisions.insert()
_UPDATE_TABLE = tables.update().where(tables.c.id == sa.bindparam("of"))
_TELL = tables.update().where(tables.c.id == sa.bindparam("of"))
_CHANGING = (
    *("rules", "options", "seats", "status", "result", "rematch", "coach", "unrated", "ahead", "updated"),
    *("standing", "bot_to_move"),
)


class TableRoom(AnyTable):
    def __init__(
        self,
        store: TableStore,
        thinkers: Thinkers,
        header: Header,
        match: Match | None,
        policy: TablePolicy,
        bell: Bell,
        vacations: Vacations,
        uptime: Uptime,
        unseen: float = 0.0,
    ) -> None:
        super().__init__(header, policy, vacations, uptime, unseen)
        self.store, self.thinkers, self.match = store, thinkers, match
        self.lock = asyncio.Lock()
        self.changes: set[asyncio.Task[Any]] = set()
        self.kept = 0
        """How many decisions are on disk."""
        self.users, self.used = 0, monotonic()
        """Who has it in hand now (`registry.using`), and when it was last asked for."""
        self.chat = Chat(store, header.id)
        self.scenes = Scenes(header)
        self.bots = BotPlayers(self)
        self.hints = Hints(self)
        self.coaching = Coaching(self)
        self.calling = Calling(self, bell)
        self.closed = False

    def close(self) -> None:
        """The server ends, the table rests, or another has it: nothing begins here any more."""
        self.closed = True
        self.presence.close()
        self.clock.leave()
        self.bots.close()
        self.coaching.close()

    def fall_apart(self) -> None:
        """Nobody has it any more. Its parts know it, as it knows them: together they would stay in memory until the
        next full collection of garbage, and there is hardly ever one (`kontor serve`)."""
        del self.bots, self.hints, self.coaching, self.calling

    # ---- who sits here ----
    def viewer_of(self, person: Person | None, last: int = SPECTATOR) -> int:
        """Which seat a person looks from: their only one; of several at one device, the one to move, else the last."""
        mine = [k for k in self.seats_of(person) if self.header.seats[k].played_by is None] or self.seats_of(person)
        if len(mine) <= 1:
            return mine[0] if mine else SPECTATOR
        to_move = self.match.to_move if self.match else None
        return to_move if to_move in mine else last if last in mine else SPECTATOR

    def told_to(self, viewer: int) -> int | None:
        """For whose ears a viewer is told what was decided: when the game is over, everything is open (None)."""
        return None if self.is_open else viewer

    @property
    def is_open(self) -> bool:
        """The game is over, and its end is on disk: as long as that may still fail, secrets are secrets."""
        return self.header.status == "over" and self.match is not None and self.kept >= len(self.match.played)

    def came(self, listener: Listener) -> None:
        self.presence.came(listener, self.seats_of(listener.person))
        self.looks(listener)
        self.tell("table")

    def gone(self, listener: Listener) -> None:
        self.presence.gone(listener)
        self.used = monotonic()
        if listener.person is not None:
            self.calling.left(listener.person.id)
        self.tell("table")

    def looks(self, listener: Listener) -> None:
        """A page came into view, or went out of it."""
        if listener.person is not None:
            (self.calling.came if listener.visible else self.calling.left)(listener.person.id)

    def tell(self, what: str, data: Any = None) -> None:
        """Tell all pages. Of the table itself `data` is room for what is alike for many of them (`table_view`)."""
        data = {} if what == "table" else data
        for listener in list(self.listeners):
            listener.changed(what, data)

    def tell_person(self, person: str | None, what: str, data: Any = None) -> None:
        """Only their own pages."""
        for listener in list(self.listeners):
            if listener.person is not None and listener.person.id == person:
                listener.changed(what, data)

    def tell_new_players(self) -> None:
        """Somebody else plays a seat now."""
        self.bots.stop()
        self.scenes.forget()
        self.tell("table")
        self.tell("scene", [])
        self.bots.wake()

    async def say(self, person: Person, text: str) -> None:
        seats = self.seats_of(person)
        await self.chat.say(person, seats[0] if seats else None, text, self.listeners)

    # ---- the game ----
    @property
    def begun(self) -> bool:
        return self.match is not None

    @property
    def standing(self) -> Standing | None:
        return None if self.match is None else self._stands(self.match)

    @property
    def owed(self) -> Mapping[int, int]:
        return owed(self.header, self.match)

    def _stands(self, match: Match) -> Standing:
        return Standing.of(match, owed(self.header, match), self.clock.counted_until)

    def status_text(self, language: str) -> str:
        standing = self.standing
        if standing is None or self.match is None:
            return ""
        if standing.words is not None:
            return standing.said(self.match.game, language)
        return self.scenes.of(self.match, SPECTATOR, language).status

    @property
    def is_busy(self) -> bool:
        """Whether something goes on here, or somebody looks: then it stays in memory."""
        at_work = self.lock.locked() or self.changes or self.bots.at_work or self.coaching.at_work
        return bool(at_work or self.users or self.listeners or self.presence.waits)

    def take(self, match: Match) -> None:
        """This is the game of this table."""
        self.match = match
        match.bots, match.colours = self.spoken_names, self.colours

    def start(self) -> None:
        header = self.header
        names = [seat.name for seat in header.seats]
        match = Match.restored(
            header.game, names, header.seed, header.options, (), (), header.position, key=header.chance_key
        )
        header.rules = match.rules  # a table may have waited for its players over an update
        header.options = dict(match.options)
        self.take(match)
        header.status = "playing"
        self.clock.begin(owed(header, match))

    def must_be_playing(self) -> Match:
        if self.header.status != "playing" or self.match is None:
            raise Refused("no-game", 409)
        return self.match

    def must_be_begun(self) -> Match:
        if self.match is None:
            raise Refused("not-begun", 409)
        return self.match

    # ---- what is written ----
    def update(self, match: Match | None = None) -> Write:
        """The row of the table as it is now; as the match will be, if it is not yet so."""
        self.clock.settle()  # what is on disk is the time used until now
        self.header.updated = now()
        row = self.row(match)
        return _UPDATE_TABLE, {"of": self.header.id, **{key: row[key] for key in _CHANGING}}

    def row(self, match: Match | None = None) -> dict[str, Any]:
        return {**self.header.row(), **self.told_by_row(match)}

    def told_by_row(self, match: Match | None = None) -> dict[str, Any]:
        """What the row tells of the game, for whoever does not open it."""
        match = match or self.match
        if match is None:
            return {"standing": None, "bot_to_move": False}
        standing = self._stands(match)
        return {"standing": standing.row(), "bot_to_move": self.bot_to_move(standing.owed) is not None}

    def tells(self) -> Write:
        """The row as it is, with what it did not tell yet."""
        return _TELL, {"of": self.header.id, **self.told_by_row()}

    def writes(self, match: Match | None = None) -> list[Write]:
        """The row of the table and that of its clocks."""
        return [self.update(match), *self.clock.writes()]

    def insert(self, match: Match, played: Played, at: datetime) -> Write:
        return _INSERT_DECISION, decision_row(self.header.id, played, match.snapshot_due(played.number), at)
