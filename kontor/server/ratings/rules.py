"""What a rated table is: nobody is helped, nothing is undone, everybody at it can be rated."""

from __future__ import annotations

from collections.abc import Iterable

from ..accounts.people import Person
from ..contract.requests import NewTable
from ..errors import Refused
from ..tables.records import Header
from .anchors import anchor


def must_be_ratable(host: Person, wish: NewTable) -> None:
    """A table as its host wishes it."""
    must_have_account(host)
    if len(wish.seats) < 2:
        raise Refused("rated-two")
    if any(seat.kind == "hot" for seat in wish.seats):
        raise Refused("rated-one-device")
    if wish.seed is not None:
        raise Refused("rated-seed")
    if wish.hints:
        raise Refused("rated-no-hints")
    must_be_measured(wish.game, len(wish.seats), (seat.bot for seat in wish.seats if seat.kind == "bot"))


def must_have_account(person: Person) -> None:
    """A guest may be anybody, and again somebody else tomorrow."""
    if person.login is None:
        raise Refused("rated-account", 403)


def must_be_measured(game: str, players: int, bots: Iterable[str | None]) -> None:
    for bot in bots:
        if anchor(game, players, bot) is None:
            raise Refused("rated-bot", bot=bot or "")


def counts(header: Header) -> bool:
    """Whether the game changes ratings when it ends."""
    return header.rated and header.unrated is None


def notice_stand_in(header: Header, seat: int) -> None:
    """A decision was made for a seat. A bot that decides for somebody ends the rating, unless they have resigned or
    lost on time: those are last already, and it plays for the others' sake."""
    holder = header.seats[seat]
    last_already = holder.resigned or holder.out_of_time == "lose"
    if counts(header) and holder.kind == "person" and holder.played_by is not None and not last_already:
        header.unrated = "stand-in"
