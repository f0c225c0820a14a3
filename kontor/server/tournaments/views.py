"""What the pages of tournaments are told, for one person in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime

from kontor.kernel import game
from kontor.kernel.scene import COLOURS
from kontor.match import names_in

from ..accounts.people import Person
from ..contract.shape import same
from ..contract.tournaments import (
    BoardSeat,
    BoardView,
    BracketMatch,
    EntrantRow,
    RoundMark,
    RoundView,
    SignUp,
    SignUpState,
    StandingRow,
    TournamentHead,
    TournamentView,
)
from ..moments import now
from ..tables.any_table import AnyTable
from ..tables.registry import TableRegistry
from .access import has_key, takes_part
from .organising import needs_account, why_closed
from .pairing.schedules import tree
from .points import Standing, standings, tie_breaks_of
from .records import Board, Entrant, Round, Tournament
from .rounds import drawn, going_on, played_rounds
from .tables import final_places

MOST_ARENA_BOARDS = 40
"""Of an arena, so many of the newest tables."""


def head_view(tournament: Tournament, person: Person | None, language: str) -> TournamentHead:
    plan = tournament.plan
    mine = tournament.entrant_of(person)
    return TournamentHead(
        **same(tournament, "id", "name", "game", "status", "public"),
        **same(plan, "format", "players", "clock", "rated", "most"),
        game_name=game(tournament.game).name(language),
        organiser=tournament.organiser_name,
        yours=mine is not None and mine.state == "in",
        entrants=len(tournament.active) if tournament.status == "planned" else len(standings(tournament)),
        round=len(tournament.rounds),
        rounds=tournament.rounds_planned or (plan.rounds if plan.format == "swiss" else None),
        starts=_utc(tournament.starts),
        begun=_utc(tournament.begun),
        ends=_utc(tournament.ended or tournament.closes),
    )


async def tournament_view(
    tournament: Tournament, registry: TableRegistry, person: Person | None, language: str, key: str, rating: int | None
) -> TournamentView:
    """`rating`: the person's, if there is a range of them (`organising.rating_asked_for`)."""
    plan = tournament.plan
    running = await registry.tables([board.table_id for board in tournament.running_boards])
    telling = _Telling(tournament, running, person, language)
    table, your_turn = telling.your_table()
    inside = takes_part(tournament, person) or has_key(tournament, key)
    sat_first = Counter(board.entrants[0] for board in tournament.boards)
    return TournamentView(
        head=head_view(tournament, person, language),
        options={key: str(value) for key, value in plan.options.items()},
        **same(plan, "fill", "bot", "advance", "minutes", "confirm", "rating_from", "rating_to"),
        sign_up_rules=tournament.sign_up,
        sign_up=sign_up_view(tournament, person, language, key, rating),
        organises=person is not None and person.id == tournament.organiser,
        key=tournament.key if tournament.key and inside else None,
        your_table=table,
        your_turn=your_turn,
        tie_breaks=tie_breaks_of(plan.format, plan.players),
        standings=telling.rows() if tournament.begun else [],
        rounds=telling.rounds(),
        entrants=telling.entrants() if tournament.begun is None else [],
        bracket=bracket_view(tournament),
        sat_first=max(sat_first.values(), default=0),
    )


def sign_up_view(tournament: Tournament, person: Person | None, language: str, key: str, rating: int | None) -> SignUp:
    mine = tournament.entrant_of(person)
    starts, confirming = tournament.starts, tournament.confirming_from

    def told(state: SignUpState, until: datetime | None = None, place: int | None = None, reason: str = "") -> SignUp:
        return SignUp(
            state=state,
            full=tournament.begun is None and len(tournament.active) >= tournament.plan.most,
            place=place,
            until=_utc(until),
            reason=reason or None,
            needs_account=needs_account(tournament, person),
        )

    if mine is not None and mine.state == "in" and tournament.status not in ("over", "off"):
        if mine in tournament.in_line:
            return told("line", starts, tournament.in_line.index(mine) + 1)
        if confirming is not None and tournament.begun is None and not mine.confirmed:
            return told("confirm", starts) if now() >= confirming else told("in", confirming)
        return told("in")
    closed = why_closed(tournament, person, key, rating)
    if closed is not None:
        return told("closed", reason=closed.reason(language))
    return told("open", starts or tournament.closes)


def bracket_view(tournament: Tournament) -> list[list[BracketMatch]]:
    if tournament.plan.format != "knock-out" or tournament.plan.players > 2 or tournament.begun is None:
        return []
    boards = {frozenset(board.entrants): board for board in tournament.boards}

    def winner(table: list[int]) -> int | None:
        board = boards[frozenset(table)]
        return going_on(tournament, board)[0] if board.over else None

    def match(entrants: tuple[int, ...]) -> BracketMatch:
        board = boards.get(frozenset(entrants)) if len(entrants) == 2 else None
        return BracketMatch(table=None if board is None else board.table_id, entrants=list(entrants))

    return [[match(each) for each in column] for column in tree(drawn(tournament), played_rounds(tournament), winner)]


class _Telling:
    def __init__(
        self, tournament: Tournament, running: Mapping[str, AnyTable], person: Person | None, language: str
    ) -> None:
        self._of, self._running, self._person, self._language = tournament, running, person, language
        self._mine = tournament.entrant_of(person)
        self._names = self._all_names()

    def _all_names(self) -> dict[int, str]:
        """Bots, and whoever is deleted, by their names in that language."""
        entrants = self._of.entrants
        spoken = {k: one.bot or "deleted" for k, one in enumerate(entrants) if one.person is None}
        names = names_in(game(self._of.game).words(self._language), [one.name for one in entrants], spoken)
        return {one.number: name for one, name in zip(entrants, names, strict=True)}

    def _is_mine(self, number: int) -> bool:
        return self._mine is not None and self._mine.number == number

    def your_table(self) -> tuple[str | None, bool]:
        if self._mine is None:
            return None, False
        for board in reversed(self._of.running_boards):
            if self._mine.number in board.entrants:
                return board.table_id, self._your_turn(self._running.get(board.table_id))
        return None, False

    def _your_turn(self, table: AnyTable | None) -> bool:
        return table is not None and table.is_turn_of(self._person)

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
        table = self._running.get(board.table_id)
        if table is None or table.standing is None:
            return None
        if table.header.status == "over":
            return final_places(table)
        scores = table.standing.scores
        return [1 + sum(other > one for other in scores) for one in scores]

    def _colours(self, board: Board) -> Sequence[str]:
        table = self._running.get(board.table_id)
        return COLOURS if table is None else table.colours

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
        )

    def _board(self, board: Board) -> BoardView:
        table = self._running.get(board.table_id)
        stands = None if table is None else table.standing
        scores = board.scores or (None if stands is None else stands.scores)
        goes_on = going_on(self._of, board) if board.over and self._of.plan.format == "knock-out" else []
        colours = self._colours(board)
        return BoardView(
            board=board.board,
            table=board.table_id,
            key=None if self._of.public else self._of.key,
            status="over" if board.over else "playing",
            your_turn=not board.over and self._your_turn(table),
            status_text="" if table is None else table.status_text(self._language),
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
