"""A table as lists, pages and tournaments see it, whether it is open here (`room`) or at rest (`at_rest`): who sits at
it, how the game stands, what the clocks say, who looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from kontor.kernel import game
from kontor.kernel.scene import COLOURS
from kontor.match import SPECTATOR, free_name, names_in

from ..accounts.people import Person
from .clocks.clock import Clock
from .clocks.uptime import Uptime
from .clocks.vacations import Vacations
from .policy import TablePolicy
from .presence import Listener, Presence
from .records import Header
from .standing import Standing
from .together import asked_of


class AnyTable(ABC):
    def __init__(
        self, header: Header, policy: TablePolicy, vacations: Vacations, uptime: Uptime, unseen: float = 0.0
    ) -> None:
        """`unseen`: for so many seconds nobody has looked at it."""
        self.header, self.policy, self.vacations = header, policy, vacations
        self.clock = Clock(header, vacations.is_away, uptime)
        self.presence = Presence(policy.absence, policy.notice, unseen)

    # ---- the game ----
    @property
    @abstractmethod
    def begun(self) -> bool: ...

    @property
    @abstractmethod
    def standing(self) -> Standing | None:
        """How the game stands; None: it has not begun."""

    @abstractmethod
    def status_text(self, language: str) -> str:
        """How far the game is, in words, without whose turn it is."""

    @property
    def owed(self) -> Mapping[int, int]:
        """The seats that have something to decide, each in which turn; first the one to move (`together.owed`)."""
        standing = self.standing
        return standing.owed if standing is not None and self.header.status == "playing" else {}

    @property
    def asked(self) -> list[int]:
        """The seats that may decide now."""
        return asked_of(self.header, self.owed)

    def bot_to_move(self, owed: Mapping[int, int]) -> int | None:
        """The seat to move of those who have something to decide, if a bot decides for it: then the table goes on by
        itself."""
        first = next(iter(owed), None)
        waits = first is None or self.header.seats[first].played_by is None or self.clock.paused is not None
        return None if waits else first

    # ---- who sits here ----
    def seats_of(self, person: Person | None) -> list[int]:
        if person is None:
            return []
        return [k for k, s in enumerate(self.header.seats) if s.person == person.id and s.kind == "person"]

    def is_turn_of(self, person: Person | None) -> bool:
        """Whether this person may decide something now."""
        mine = self.seats_of(person)
        return any(k in mine and self.header.seats[k].played_by is None for k in self.asked)

    def you_of(self, person: Person | None) -> int:
        """Whom the log calls `you`: the only seat of a person; of several at one device, nobody."""
        mine = self.seats_of(person)
        return mine[0] if len(mine) == 1 else SPECTATOR

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
