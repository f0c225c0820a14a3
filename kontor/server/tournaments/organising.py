"""What people do with a tournament: make it, sign up and off, say that they are there; and what its organiser does."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC

import sqlalchemy as sa

from kontor.kernel import KontorError
from kontor.match import free_name

from ..accounts.people import Person
from ..contract.tournaments import MOST_ENTRANTS, NewTournament, SignUpRules
from ..errors import PlainRefusal, Refused
from ..moments import now
from ..ratings.model import NEWCOMER
from ..ratings.reading import ratings_in
from ..ratings.rules import must_be_measured, must_have_account
from ..storage.schema import tournament_entrants, tournaments
from ..storage.store import Store
from ..tables.offers import game_on_offer, known_bot
from ..tables.playing import resign
from ..tables.records import new_table_id
from .access import has_key
from .director import Director, entrant_change, entrant_row, new_bots, tournament_change
from .records import Entrant, Tournament

PeopleById = Callable[[str | None], Awaitable[Person | None]]
MOST_AT_ONCE = 5
"""Tournaments of one organiser that are planned or run."""


# ---- making one ----
async def create_tournament(director: Director, organiser: Person, wish: NewTournament, most_bots: int) -> Tournament:
    wish = _checked(wish, most_bots)
    _must_be_ratable(wish, organiser)
    await _not_too_many(director.store, organiser)
    needs_key = not wish.public or wish.sign_up == "invited"
    starts = None if wish.starts is None else wish.starts.astimezone(UTC).replace(tzinfo=None)
    if starts is not None and starts <= now():
        raise Refused("starts-in-the-past")
    tournament_id = new_table_id()
    there: list[Entrant] = []
    if wish.play:
        there.append(Entrant(1, organiser.name, organiser.id, None, "in", False, False, None))
    there += new_bots(there, wish.bot, wish.game, wish.bots)
    row = tournaments.insert().values(
        id=tournament_id, name=wish.name, game=wish.game, organiser=organiser.id, plan=wish.model_dump(mode="json"),
        sign_up=wish.sign_up, status="planned", public=wish.public, key=secrets.token_urlsafe(16) if needs_key else "",
        starts=starts, created=now(),
    )  # fmt: skip
    entrants = [tournament_entrants.insert().values(**entrant_row(tournament_id, one)) for one in there]
    return await director.write(tournament_id, row, *entrants)


def _checked(wish: NewTournament, most_bots: int) -> NewTournament:
    name = " ".join(wish.name.split())
    if not 1 <= len(name) <= 60 or not name.isprintable():
        raise Refused("tournament-name")
    try:
        found = game_on_offer(wish.game)
        found.check_players(wish.players)
        options: dict[str, str | bool] = dict(found.resolve_options(dict(wish.options)))
    except KontorError as error:
        raise PlainRefusal(str(error)) from None
    bot = known_bot(wish.bot)
    if wish.bots > most_bots:
        raise Refused("too-many-bots", count=most_bots)
    if wish.bots + wish.play > wish.most:
        raise Refused("too-small-for-bots")
    if wish.confirm and wish.starts is None:
        raise Refused("confirm-needs-time")
    if wish.rating_from is not None and wish.rating_to is not None and wish.rating_from > wish.rating_to:
        raise Refused("rating-range")
    advance = min(wish.advance, wish.players - 1)
    return wish.model_copy(update={"name": name, "options": options, "bot": bot, "advance": advance})


def _must_be_ratable(wish: NewTournament, organiser: Person) -> None:
    """Tables may turn out smaller, so bots must be measured at those, too."""
    if not wish.rated:
        return
    if wish.play:
        must_have_account(organiser)
    if wish.bots or wish.fill:
        for players in game_on_offer(wish.game).seats:
            if 2 <= players <= wish.players:
                must_be_measured(wish.game, players, [wish.bot])


async def _not_too_many(store: Store, organiser: Person) -> None:
    mine = (tournaments.c.organiser == organiser.id, tournaments.c.status.in_(("planned", "running", "paused")))
    row = await store.read_one(sa.select(sa.func.count().label("count")).select_from(tournaments).where(*mine))
    if row is not None and row["count"] >= MOST_AT_ONCE:
        raise Refused("too-many-tournaments", 409, count=MOST_AT_ONCE)


# ---- taking part ----
def why_closed(tournament: Tournament, person: Person | None, key: str, rating: int | None) -> Refused | None:
    """Why this person, with this rating if it matters, cannot sign up now."""
    entrant = tournament.entrant_of(person)
    if tournament.status in ("over", "off"):
        return Refused("tournament-over", 409)
    if entrant is not None and entrant.state == "removed":
        return Refused("sign-up-removed", 403)
    if tournament.begun is not None and tournament.plan.format != "arena":
        return Refused("tournament-begun", 409)
    if (closes := tournament.closes) is not None and now() >= closes:
        return Refused("tournament-over", 409)
    if tournament.sign_up == "closed":
        return Refused("sign-up-closed", 403)
    organises = person is not None and person.id == tournament.organiser
    if tournament.sign_up == "invited" and not organises and not has_key(tournament, key):
        return Refused("sign-up-invited", 403)
    if tournament.begun is not None and len(tournament.active) >= tournament.plan.most:
        return Refused("tournament-full", 409)
    if needs_account(tournament, person):
        return Refused("sign-up-account", 403)
    return _out_of_range(tournament, rating)


def needs_account(tournament: Tournament, person: Person | None) -> bool:
    """Guests have no rating."""
    plan = tournament.plan
    return (plan.rated or plan.ratings != (None, None)) and (person is None or person.login is None)


async def rating_asked_for(store: Store, tournament: Tournament, person: Person | None) -> int | None:
    """What a range of ratings is compared with. Who has none yet has the one everybody begins with."""
    if tournament.plan.ratings == (None, None) or person is None:
        return None
    known = (await ratings_in(store, tournament.game, [person.id])).get(person.id)
    return known.rating if known is not None else round(NEWCOMER.mu)


def _out_of_range(tournament: Tournament, rating: int | None) -> Refused | None:
    low, high = tournament.plan.ratings
    if rating is None or ((low is None or low <= rating) and (high is None or rating <= high)):
        return None
    kind = "above" if high is None else "below" if low is None else "between"
    return Refused("sign-up-rating", 403, kind=kind, low=str(low), high=str(high), rating=str(rating))


async def sign_up(director: Director, tournament_id: str, person: Person, key: str) -> Tournament:
    async with director.changing(tournament_id) as tournament:
        entrant = tournament.entrant_of(person)
        if entrant is not None and entrant.state == "in":
            return tournament
        rating = await rating_asked_for(director.store, tournament, person)
        if (closed := why_closed(tournament, person, key, rating)) is not None:
            raise closed
        number = max((one.number for one in tournament.entrants), default=0) + 1
        if number > 4 * MOST_ENTRANTS:
            raise Refused("tournament-full", 409)
        if entrant is not None:  # in an arena one may come back
            return await director.write(tournament_id, entrant_change(tournament, entrant).values(state="in"))
        name = free_name(person.name, {one.name for one in tournament.entrants})
        draw = None if tournament.begun is None else number
        there_now = _confirms_now(tournament)  # whoever comes that late is there
        new = Entrant(number, name, person.id, None, "in", False, there_now, draw)
        return await director.write(
            tournament_id, tournament_entrants.insert().values(**entrant_row(tournament_id, new))
        )


def _confirms_now(tournament: Tournament) -> bool:
    return tournament.confirming_from is not None and now() >= tournament.confirming_from


async def sign_off(director: Director, tournament_id: str, person: Person) -> Tournament:
    """Before it begins one was never there; later one has withdrawn, and keeps the points. A game that runs is played
    to its end."""
    async with director.changing(tournament_id) as tournament:
        entrant = _their_entrant(tournament, person)
        if tournament.begun is None:
            of = tournament_entrants.c
            gone = tournament_entrants.delete().where(of.tournament == tournament_id, of.number == entrant.number)
            return await director.write(tournament_id, gone)
        return await director.write(tournament_id, entrant_change(tournament, entrant).values(state="out"))


async def confirm(director: Director, tournament_id: str, person: Person) -> Tournament:
    async with director.changing(tournament_id) as tournament:
        entrant = _their_entrant(tournament, person)
        if tournament.begun is not None or not _confirms_now(tournament):
            raise Refused("nothing-to-confirm", 409)
        return await director.write(tournament_id, entrant_change(tournament, entrant).values(confirmed=True))


def _their_entrant(tournament: Tournament, person: Person) -> Entrant:
    if tournament.status in ("over", "off"):
        raise Refused("tournament-over", 409)
    entrant = tournament.entrant_of(person)
    if entrant is None or entrant.state != "in":
        raise Refused("not-signed-up", 409)
    return entrant


# ---- organising ----
def must_organise(tournament: Tournament, person: Person, status: Sequence[str]) -> None:
    if tournament.organiser != person.id:
        raise Refused("only-organiser", 403)
    if tournament.status not in status:
        raise Refused("tournament-over" if tournament.status in ("over", "off") else "tournament-not-now", 409)


async def start(director: Director, tournament_id: str, person: Person) -> Tournament:
    async with director.changing(tournament_id) as tournament:
        must_organise(tournament, person, ("planned",))
        begun = await director.begin(tournament, early=True)
    director.hurry()
    return begun


async def pause(director: Director, tournament_id: str, person: Person, paused: bool) -> Tournament:
    """No new round begins; games that run are played on."""
    async with director.changing(tournament_id) as tournament:
        must_organise(tournament, person, ("running", "paused"))
        status = "paused" if paused else "running"
        return await director.write(tournament_id, tournament_change(tournament).values(status=status))


async def end(director: Director, tournament_id: str, person: Person) -> Tournament:
    """What was played counts; games that run are played on and count no more. One that was not begun is called off."""
    async with director.changing(tournament_id) as tournament:
        must_organise(tournament, person, ("planned", "running", "paused"))
        return await director.finish(tournament, "off" if tournament.begun is None else "over")


async def change_sign_up(director: Director, tournament_id: str, person: Person, rules: SignUpRules) -> Tournament:
    async with director.changing(tournament_id) as tournament:
        must_organise(tournament, person, ("planned", "running", "paused"))
        changed: dict[str, str] = {"sign_up": rules}
        if rules == "invited" and not tournament.key:
            changed["key"] = secrets.token_urlsafe(16)
        return await director.write(tournament_id, tournament_change(tournament).values(**changed))


async def remove(director: Director, tournament_id: str, person: Person, number: int, people: PeopleById) -> Tournament:
    """Somebody who does not come, or does not behave. A bot plays their game to its end."""
    async with director.changing(tournament_id) as tournament:
        must_organise(tournament, person, ("planned", "running", "paused"))
        entrant = tournament.by_number.get(number)
        if entrant is None or entrant.state != "in":
            raise Refused("no-entrant", 404)
        changed = await director.write(tournament_id, entrant_change(tournament, entrant).values(state="removed"))
        boards = [board for board in tournament.running_boards if number in board.entrants]
    removed = await people(entrant.person)
    for board in boards if removed is not None else ():
        async with director.registry.using(board.table_id) as room:
            if removed is not None and room.header.status == "playing":
                await resign(room, removed)
    return changed
