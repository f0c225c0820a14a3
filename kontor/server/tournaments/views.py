"""What the pages of tournaments are told, for one person in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from kontor.kernel import game
from kontor.kernel.scene import COLOURS
from kontor.match import SPECTATOR, names_in

from ..accounts.people import Person
from ..contract.tournaments import (
    BoardSeat,
    BoardView,
    EntrantRow,
    RoundMark,
    RoundView,
    SignUp,
    StandingRow,
    TournamentHead,
    TournamentView,
)
from ..moments import now
from ..tables.registry import TableRegistry
from ..tables.room import TableRoom
from .access import has_key, takes_part
from .organising import why_closed
from .points import Standing, standings, tie_breaks_of
from .records import Board, Entrant, Round, Tournament
from .rounds import going_on
from .tables import final_places

MOST_ARENA_BOARDS = 40
"""Of an arena, so many of the newest tables."""
MOST_IN_WORDS = 12
"""Running tables that say where their game stands; each costs a scene."""


def head_view(tournament: Tournament, person: Person | None, language: str) -> TournamentHead:
    plan = tournament.plan
    mine = tournament.entrant_of(person)
    return TournamentHead(
        id=tournament.id,
        name=tournament.name,
        game=tournament.game,
        game_name=game(tournament.game).name(language),
        format=plan.format,
        players=plan.players,
        status=tournament.status,
        clock=plan.clock,
        rated=plan.rated,
        public=tournament.public,
        organiser=tournament.organiser_name,
        yours=mine is not None and mine.state == "in",
        entrants=len(tournament.active) if tournament.status == "planned" else len(standings(tournament)),
        most=plan.most,
        round=len(tournament.rounds),
        rounds=tournament.rounds_planned or (plan.rounds if plan.format == "swiss" else None),
        starts=_utc(tournament.starts),
        begun=_utc(tournament.begun),
        ends=_utc(tournament.ended or tournament.closes),
    )


def tournament_view(
    tournament: Tournament, registry: TableRegistry, person: Person | None, language: str, key: str
) -> TournamentView:
    plan = tournament.plan
    telling = _Telling(tournament, registry, person, language)
    table, your_turn = telling.your_table()
    inside = takes_part(tournament, person) or has_key(tournament, key)
    sat_first = Counter(board.entrants[0] for board in tournament.boards)
    return TournamentView(
        head=head_view(tournament, person, language),
        options={key: str(value) for key, value in plan.options.items()},
        fill=plan.fill,
        bot=plan.bot,
        advance=plan.advance,
        minutes=plan.minutes,
        confirm=plan.confirm,
        rating_from=plan.rating_from,
        rating_to=plan.rating_to,
        sign_up_rules=tournament.sign_up,
        sign_up=sign_up_view(tournament, person, language, key),
        organises=person is not None and person.id == tournament.organiser,
        key=tournament.key if tournament.key and inside else None,
        your_table=table,
        your_turn=your_turn,
        tie_breaks=tie_breaks_of(plan.format, plan.players),
        standings=telling.rows() if tournament.begun else [],
        rounds=telling.rounds(),
        entrants=telling.entrants() if tournament.begun is None else [],
        sat_first=max(sat_first.values(), default=0),
    )


def sign_up_view(tournament: Tournament, person: Person | None, language: str, key: str) -> SignUp:
    mine = tournament.entrant_of(person)
    full = tournament.begun is None and len(tournament.active) >= tournament.plan.most
    starts, confirming = tournament.starts, tournament.confirming_from
    if mine is not None and mine.state == "in" and tournament.status not in ("over", "off"):
        if mine in tournament.in_line:
            place = tournament.in_line.index(mine) + 1
            return SignUp(state="line", full=full, place=place, until=_utc(starts), reason=None)
        if confirming is not None and tournament.begun is None and not mine.confirmed:
            due = now() >= confirming
            until = starts if due else confirming
            return SignUp(state="confirm" if due else "in", full=full, place=None, until=_utc(until), reason=None)
        return SignUp(state="in", full=full, place=None, until=None, reason=None)
    closed = why_closed(tournament, person, key)
    if closed is not None:
        return SignUp(state="closed", full=full, place=None, until=None, reason=closed.reason(language))
    return SignUp(state="open", full=full, place=None, until=_utc(starts or tournament.closes), reason=None)


class _Telling:
    def __init__(self, tournament: Tournament, registry: TableRegistry, person: Person | None, language: str) -> None:
        self._of, self._registry, self._person, self._language = tournament, registry, person, language
        self._mine = tournament.entrant_of(person)
        self._names = self._all_names()
        self._in_words = 0

    def _all_names(self) -> dict[int, str]:
        """Bots by their names in that language."""
        entrants = self._of.entrants
        bots = {k: one.bot for k, one in enumerate(entrants) if one.bot}
        names = names_in(game(self._of.game).words(self._language), [one.name for one in entrants], bots)
        return {one.number: name for one, name in zip(entrants, names, strict=True)}

    def _is_mine(self, number: int) -> bool:
        return self._mine is not None and self._mine.number == number

    def your_table(self) -> tuple[str | None, bool]:
        if self._mine is None:
            return None, False
        for board in reversed(self._of.running_boards):
            if self._mine.number in board.entrants:
                return board.table_id, self._your_turn(self._registry.open_room(board.table_id))
        return None, False

    def _your_turn(self, room: TableRoom | None) -> bool:
        return room is not None and room.is_turn_of(self._person)

    # ---- standings ----
    def rows(self) -> list[StandingRow]:
        marks = self._marks()
        return [self._row(one, marks.get(one.entrant.number, [])) for one in standings(self._of)]

    def _row(self, one: Standing, marks: list[RoundMark]) -> StandingRow:
        entrant = one.entrant
        last = next((board for board in reversed(list(self._of.boards)) if entrant.number in board.entrants), None)
        return StandingRow(
            entrant=entrant.number,
            name=self._names[entrant.number],
            person=entrant.person,
            bot=entrant.bot,
            colour=None if last is None else self._colours(last)[last.entrants.index(entrant.number)],
            yours=self._is_mine(entrant.number),
            out=entrant.state != "in",
            place=one.place,
            points=round(float(one.points), 3),
            games=one.games,
            ties={
                name: round(float(one.tie(name)), 3)
                for name in tie_breaks_of(self._of.plan.format, self._of.plan.players)
            },
            rounds=marks,
        )

    def _marks(self) -> dict[int, list[RoundMark]]:
        marks: dict[int, list[RoundMark]] = {}
        for each in self._of.rounds:
            for board in each.boards:
                places = board.places or self._places_now(board)
                for seat, number in enumerate(board.entrants):
                    marks.setdefault(number, []).append(
                        RoundMark(
                            round=each.number,
                            place=places[seat] if places else None,
                            players=len(board.entrants),
                            running=not board.over,
                            table=board.table_id,
                        )
                    )
            for number in each.byes if self._of.plan.format != "arena" else ():
                bye = RoundMark(round=each.number, place=None, players=1, running=False, table=None)
                marks.setdefault(number, []).append(bye)
        return marks

    def _places_now(self, board: Board) -> list[int] | None:
        """As the scores stand while it is played."""
        room = self._registry.open_room(board.table_id)
        if room is None or room.match is None:
            return None
        if room.header.status == "over":
            return final_places(room)
        scores = room.match.scores
        return [1 + sum(other > one for other in scores) for one in scores]

    def _colours(self, board: Board) -> Sequence[str]:
        room = self._registry.open_room(board.table_id)
        return COLOURS if room is None else room.colours

    # ---- rounds ----
    def rounds(self) -> list[RoundView]:
        found, told = [], 0
        for each in reversed(self._of.rounds):
            if self._of.plan.format == "arena" and told >= MOST_ARENA_BOARDS:
                break
            told += len(each.boards)
            found.append(self._round(each))
        return found

    def _round(self, each: Round) -> RoundView:
        return RoundView(
            number=each.number,
            begun=each.at.isoformat() + "Z",
            boards=[self._board(board) for board in each.boards],
            byes=[self._names[number] for number in each.byes],
            repeats=each.repeats,
            least_repeats=each.least_repeats,
            even_seats=each.unfair_seats == 0,
        )

    def _board(self, board: Board) -> BoardView:
        room = self._registry.open_room(board.table_id)
        match = None if room is None else room.match
        scores = board.scores or (None if match is None else match.scores)
        words = ""
        if not board.over and room is not None and match is not None and self._in_words < MOST_IN_WORDS:
            self._in_words += 1
            words = room.scenes.of(match, SPECTATOR, self._language).status
        goes_on = going_on(self._of, board) if board.over and self._of.plan.format == "knock-out" else []
        colours = self._colours(board)
        return BoardView(
            board=board.board,
            table=board.table_id,
            key=None if self._of.public else self._of.key,
            status="over" if board.over else "playing",
            your_turn=not board.over and self._your_turn(room),
            status_text=words,
            seats=[
                BoardSeat(
                    entrant=number,
                    name=self._names[number],
                    bot=self._of.by_number[number].bot,
                    colour=colours[seat],
                    yours=self._is_mine(number),
                    score=None if scores is None else scores[seat],
                    place=None if board.places is None else board.places[seat],
                    goes_on=number in goes_on,
                )
                for seat, number in enumerate(board.entrants)
            ],
        )

    # ---- before it begins ----
    def entrants(self) -> list[EntrantRow]:
        line = self._of.in_line
        return [self._entrant(one, one in line) for one in self._of.entrants if one.state == "in"]

    def _entrant(self, one: Entrant, in_line: bool) -> EntrantRow:
        return EntrantRow(
            entrant=one.number,
            name=self._names[one.number],
            person=one.person,
            bot=one.bot,
            yours=self._is_mine(one.number),
            confirmed=one.confirmed,
            in_line=in_line,
        )


def _utc(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat() + "Z"
