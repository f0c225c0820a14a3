"""A table that is open on this server: its row, its game, who looks at it. What is done at it: `seating`, `playing`,
`stand_ins`, `hints`, `bot_players`, `chat`."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from kontor.kernel import game
from kontor.kernel.scene import COLOURS
from kontor.match import SPECTATOR, Match, Played, free_name, names_in

from ..accounts.people import Person
from ..calls.bell import Bell
from ..errors import Refused
from ..moments import now
from ..storage.ownership import TableStore
from ..storage.schema import decisions, tables
from ..storage.store import Write
from ..thinking import Thinkers
from .bot_players import BotPlayers
from .calling import Calling
from .chat import Chat
from .clocks.clock import Clock
from .clocks.vacations import Vacations
from .coaching import Coaching
from .hints import Hints
from .policy import TablePolicy
from .presence import Listener, Presence
from .records import Header, decision_row
from .scenes import Scenes
from .together import asked, owed

_INSERT_DECISION = decisions.insert()
_UPDATE_TABLE = tables.update().where(tables.c.id == sa.bindparam("of"))
_UPDATE_SEATS = tables.update().where(tables.c.id == sa.bindparam("of"))
_CHANGING = ("rules", "options", "seats", "status", "result", "rematch", "coach", "unrated", "ahead", "updated")


class TableRoom:
    def __init__(
        self,
        store: TableStore,
        thinkers: Thinkers,
        header: Header,
        match: Match | None,
        policy: TablePolicy,
        bell: Bell,
        vacations: Vacations,
    ) -> None:
        self.store, self.thinkers, self.header, self.match, self.policy = store, thinkers, header, match, policy
        self.lock = asyncio.Lock()
        self.changes: set[asyncio.Task[Any]] = set()
        self.kept = 0
        """How many decisions are on disk."""
        self.vacations = vacations
        self.clock = Clock(header, vacations.is_away)
        self.presence = Presence(policy.absence, policy.notice)
        self.chat = Chat(store, header.id)
        self.scenes = Scenes(header)
        self.bots = BotPlayers(self)
        self.hints = Hints(self)
        self.coaching = Coaching(self)
        self.calling = Calling(self, bell)

    def close(self) -> None:
        """The server ends, or another has the table: nothing begins here any more."""
        self.presence.close()
        self.clock.stop()
        self.bots.close()
        self.coaching.close()

    # ---- who sits here ----
    def seats_of(self, person: Person | None) -> list[int]:
        if person is None:
            return []
        return [k for k, s in enumerate(self.header.seats) if s.person == person.id and s.kind == "person"]

    def is_turn_of(self, person: Person | None) -> bool:
        """Whether this person may decide something now."""
        mine = self.seats_of(person)
        return any(k in mine and self.header.seats[k].played_by is None for k in asked(self.header, self.match))

    def viewer_of(self, person: Person | None, last: int = SPECTATOR) -> int:
        """Which seat a person looks from: their only one; of several at one device, the one to move, else the last."""
        mine = [k for k in self.seats_of(person) if self.header.seats[k].played_by is None] or self.seats_of(person)
        if len(mine) <= 1:
            return mine[0] if mine else SPECTATOR
        to_move = self.match.to_move if self.match else None
        return to_move if to_move in mine else last if last in mine else SPECTATOR

    def you_of(self, person: Person | None) -> int:
        """Whom the log calls `you`: the only seat of a person; of several at one device, nobody."""
        mine = self.seats_of(person)
        return mine[0] if len(mine) == 1 else SPECTATOR

    def told_to(self, viewer: int) -> int | None:
        """For whose ears a viewer is told what was decided: when the game is over, everything is open (None)."""
        return None if self.header.status == "over" else viewer

    def names_in(self, language: str) -> tuple[str, ...]:
        """Who sits here; bots by their names in that language."""
        names = [seat.name for seat in self.header.seats]
        return names_in(game(self.header.game).words(language), names, self.spoken_names)

    def free_name(self, name: str) -> str:
        return free_name(name, {seat.name for seat in self.header.seats})

    @property
    def bot_names(self) -> dict[int, str]:
        return {k: seat.bot for k, seat in enumerate(self.header.seats) if seat.kind == "bot" and seat.bot}

    @property
    def spoken_names(self) -> dict[int, str]:
        """Seats whose name depends on the language: those of bots, and of people whose accounts are deleted."""
        return self.bot_names | {k: "deleted" for k, seat in enumerate(self.header.seats) if seat.deleted}

    @property
    def colours(self) -> tuple[str, ...]:
        """Those of the seats, then those nobody has. Who chose none has the one of the seat, or if somebody chose that,
        another."""
        chosen = [seat.colour for seat in self.header.seats]
        free = [colour for colour in COLOURS if colour not in chosen]
        used = []
        for k, colour in enumerate(chosen):
            own = COLOURS[k % len(COLOURS)]
            used.append(colour or (own if own in free or not free else free[-1]))
            free = [other for other in free if other != used[-1]]
        return (*used, *free)

    # ---- who looks ----
    @property
    def listeners(self) -> set[Listener]:
        return self.presence.listeners

    @property
    def watching(self) -> dict[str, Listener]:
        """Who looks on without a seat; whoever has several pages is one, also without a name."""
        seated = {seat.person for seat in self.header.seats if seat.person}
        found = {one.person.id if one.person else one.session: one for one in self.listeners}
        return {who: one for who, one in found.items() if who not in seated}

    def came(self, listener: Listener) -> None:
        self.presence.came(listener, self.seats_of(listener.person))
        self.looks(listener)
        self.tell("table")

    def gone(self, listener: Listener) -> None:
        self.presence.gone(listener)
        if listener.person is not None:
            self.calling.left(listener.person.id)
        self.tell("table")

    def looks(self, listener: Listener) -> None:
        """A page came into view, or went out of it."""
        if listener.person is not None:
            (self.calling.came if listener.visible else self.calling.left)(listener.person.id)

    def tell(self, what: str, data: Any = None) -> None:
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
    def update(self) -> Write:
        """The row of the table as it is now."""
        self.clock.settle()  # what is on disk is the time used until now
        self.header.updated = now()
        row = self.header.row()
        return _UPDATE_TABLE, {"of": self.header.id, **{key: row[key] for key in _CHANGING}}

    def writes(self) -> list[Write]:
        """The row of the table and that of its clocks."""
        return [self.update(), *self.clock.writes()]

    def seats_update(self) -> Write:
        """The seats alone, with the time each has used."""
        return _UPDATE_SEATS, {"of": self.header.id, "seats": self.header.row()["seats"]}

    def insert(self, match: Match, played: Played, at: datetime) -> Write:
        return _INSERT_DECISION, decision_row(self.header.id, played, match.snapshot_due(played.number), at)
