"""A table in words and figures for one person: what lists, pages and histories are told."""

from __future__ import annotations

from kontor.kernel import Game, game
from kontor.kernel.rule import Event
from kontor.match import SPECTATOR, Match

from ..accounts.people import Person
from ..contract.answers import Decision, Origin, Seat, Spectator, Table
from ..contract.messages import GameEvent, PlayedDecision
from ..contract.requests import STAND_IN
from .any_table import AnyTable
from .clocks.views import seat_clock, table_clock
from .places import places_by, winners_by
from .room import TableRoom

MOST_TOLD = 500
"""So many of the newest decisions a page is told; earlier ones are for whoever looks back (`/history`)."""
MOST_RECENT = 60
"""So many of the newest ones with everything that happened in them."""


def table_view(
    room: AnyTable, person: Person | None, language: str, alike: dict[str, Table] | None = None
) -> Table:  # fmt: skip
    """With `alike`, what is the same for everybody who is told at the same moment is made once, for each language."""
    if alike is None:
        return _table_view(room, person, language)
    if language not in alike:
        alike[language] = _table_view(room, None, language)
    common = alike[language]
    if person is None:
        return common
    mine, own = room.seats_of(person), Table.__new__(Table)
    own.__dict__.update(common.__dict__)
    own.host = person.id == room.header.host
    if mine:
        own.your_turn = any(k in mine and room.header.seats[k].played_by is None for k in common.asked)
        own.seats = [_as_yours(seat) if seat.seat in mine else seat for seat in common.seats]
    return own


def _as_yours(seat: Seat) -> Seat:
    own = Seat.__new__(Seat)
    own.__dict__.update(seat.__dict__)
    own.yours = True
    return own


def _table_view(room: AnyTable, person: Person | None, language: str) -> Table:
    header, standing, mine, watching = room.header, room.standing, room.seats_of(person), room.watching
    ranks, asked = standing.ranks if standing else [], room.asked
    return Table(
        id=header.id,
        game=header.game,
        game_name=game(header.game).name(language),
        status=header.status,
        options=header.options,
        public=header.public,
        key=header.key or None,
        host=person is not None and person.id == header.host,
        seats=[_seat_view(room, k, k in mine, name) for k, name in enumerate(room.names_in(language))],
        to_move=asked[0] if asked else None,
        asked=asked,
        your_turn=room.is_turn_of(person),
        scores=standing.scores if standing else [],
        winners=winners_by(header, ranks),
        places=places_by(header, ranks),
        decisions=standing.decisions if standing else 0,
        status_text=room.status_text(language),
        updated=header.updated.isoformat() + "Z",
        rematch=header.rematch,
        imported=header.imported,
        origin=None if header.origin is None else Origin(**header.origin),
        hints=header.hints,
        coach=header.coach is not None,
        rated=header.rated,
        unrated="stand-in" if header.unrated else None,
        watching=len(watching),
        spectators=sorted(
            {
                one.person.id: Spectator(id=one.person.id, name=one.person.name)
                for one in watching.values()
                if one.person and one.named
            }.values(),
            key=lambda one: one.name,
        ),
        absence=room.policy.absence,
        notice=room.policy.notice,
        tournament=header.tournament,
        clock=table_clock(room),
    )


def _seat_view(room: AnyTable, k: int, yours: bool, name: str) -> Seat:
    seat, presence = room.header.seats[k], room.presence
    is_person = seat.kind == "person" and seat.person is not None
    online = presence.online(seat.person) if is_person else seat.kind == "bot"
    return Seat(
        seat=k,
        kind=seat.kind,
        name=name,
        person=seat.person
        if is_person and sum(other.person == seat.person for other in room.header.seats) == 1
        else None,
        bot=seat.bot,
        colour=room.colours[k],
        yours=yours,
        online=online,
        away=round(presence.away_for(seat.person), 1) if is_person and not online else None,
        replaced_by=presence.replaced_by(k) if is_person else None,
        stand_in=STAND_IN if seat.out_of_time else seat.stand_in,
        resigned=seat.resigned,
        hints_used=seat.hints_used,
        seconds=round(room.clock.used(k) if seat.kind == "person" else seat.seconds, 1),
        clock=seat_clock(room, k),
    )


def news_from(room: TableRoom, first: int) -> int:
    """From which decision on a page is told what it must know from `first` on: not more than it can take."""
    return max(first, room.kept - MOST_TOLD + 1)


def decisions_of(room: TableRoom, language: str, viewer: int | None, you: int, first: int) -> list[Decision]:
    """The decisions that are on disk, from a number on, as that viewer may know them (None: everything)."""
    return [] if room.match is None else decision_views(room.match, language, viewer, you, first, room.kept)


def decision_views(match: Match, language: str, viewer: int | None, you: int, first: int, last: int) -> list[Decision]:
    """Decisions from one number to another, as that viewer may know them (None: everything); one seat is `you`."""
    phrases = match.phrases(language, you)
    return [
        Decision(
            number=p.number,
            seat=p.seat,
            name=phrases.names[p.seat],
            notation=phrases.notation(p.seat, p.action, viewer),
            text=phrases.told(p.seat, p.action, p.events, viewer),
            turn=p.turn,
        )
        for p in match.played[first - 1 : last]
    ]


def news_of(match: Match, viewer: int) -> int:
    """From which decision on a seat has not seen what happened: from its last one before what others decided, that
    one included. For one who only looks there is nothing."""
    first = len(match.played)
    if viewer == SPECTATOR:
        return first + 1
    while first and match.played[first - 1].seat == viewer:
        first -= 1
    while first and match.played[first - 1].seat != viewer:
        first -= 1
    return max(first, len(match.played) - MOST_RECENT + 1, 1)


def played_views(match: Match, first: int, language: str, viewer: int | None, you: int) -> list[PlayedDecision]:
    """The decisions from a number on, with everything that happened, as that viewer may know it; one seat is `you`."""
    phrases = match.phrases(language, you)
    return [
        PlayedDecision(
            number=one.number,
            seat=one.seat,
            events=[
                GameEvent(
                    kind=match.game.events[event[0]].name,
                    arguments=_arguments(match.game, event, phrases.numbers(event, viewer)),
                    text=phrases.event(event, viewer),
                )
                for event in one.events
            ],
            motions=motions,
            summary=summary,
        )
        for one, motions, summary in match.happened(first, viewer, language)
    ]


def _arguments(found: Game, event: Event, numbers: dict[str, int]) -> dict[str, int | str]:
    """What a domain has a name for goes by that name, as in the notation."""
    kinds, out = dict(found.events[event[0]].arguments), dict[str, int | str](numbers)
    for name, number in numbers.items():
        domain = found.domains.get(kinds[name])
        if domain is not None and not domain.seats and 0 <= number < len(domain):
            out[name] = domain.names[number]
    return out
