"""Routes: puzzles, the try, the hint, and boards that begin with a puzzle."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from kontor.kernel import Game, game
from kontor.learn.puzzles import THEMES, Puzzle, shipped

from ..boards.sources import Asked, Start, begins
from ..contract.answers import Origin
from ..contract.boards import PuzzleSource
from ..contract.puzzles import (
    DailyPuzzle,
    NextPuzzle,
    PuzzleGame,
    PuzzleHint,
    PuzzleIndex,
    PuzzleResult,
    PuzzleTry,
    PuzzleView,
    ThemeCount,
)
from ..puzzles.offer import games_with_puzzles, next_for, of_the_day, puzzle_on_offer, today
from ..puzzles.rating import Rating
from ..puzzles.telling import hint_view, letters, match_of, must_be_possible, rating_view, result_view
from ..puzzles.tries import Tries, Try
from .dependencies import Caller, Language, Registry, Somebody, counted_read, part
from .games import KnownGame

router = APIRouter(prefix="/puzzles", tags=["puzzles"])
Tried = Annotated[Tries, part("tries")]


async def known_puzzle(game_id: str, puzzle_id: str) -> Puzzle:
    return puzzle_on_offer(game_id, puzzle_id)


KnownPuzzle = Annotated[Puzzle, Depends(known_puzzle)]


@begins(PuzzleSource)
async def puzzle_board(source: PuzzleSource, asked: Asked) -> Start:
    """The position of a puzzle. What its seat does not know is dealt again before it is a match at all."""
    puzzle = puzzle_on_offer(source.game, source.puzzle)
    match = await asked.registry.readers.run(match_of, puzzle, asked.language)
    origin = Origin(kind=source.kind, id=f"{puzzle.game}/{puzzle.id}", at=len(puzzle.origin.decisions), tried=0)
    person = asked.person.id if asked.person else None
    tried = (await Tries(asked.registry.store).of(person, puzzle.game)).get((puzzle.game, puzzle.id))
    # Before the try a bot would tell the answer.
    return Start(match, puzzle.seat, puzzle.chance + source.deal, origin, advice=bool(tried and tried.choice))


@router.get("")
async def index(caller: Caller, tried: Tried, lang: Language) -> PuzzleIndex:
    """The games that have puzzles, what the caller has done of them, and the puzzle of the day."""
    person = caller.person.id if caller.person else None
    made, ratings = await tried.of(person), await tried.ratings(person)
    games = [_game(found, made, ratings.get(found.id), lang) for found in games_with_puzzles()]
    return PuzzleIndex(games=games, daily=_daily(made, lang))


def _game(found: Game, made: dict[tuple[str, str], Try], rating: Rating | None, lang: str) -> PuzzleGame:
    puzzles = shipped(found)
    mine = {name: one for (of, name), one in made.items() if of == found.id and one.choice}
    return PuzzleGame(
        game=found.id,
        name=found.name(lang),
        count=len(puzzles),
        tried=len(mine),
        solved=sum(one.solved for one in mine.values()),
        rating=None if rating is None else rating_view(rating),
        themes=[
            ThemeCount(theme=theme, count=len(those), left=sum(one.id not in mine for one in those))
            for theme in THEMES
            if (those := [one for one in puzzles if theme in one.themes])
        ],
    )


def _daily(made: dict[tuple[str, str], Try], lang: str) -> DailyPuzzle | None:
    day = today()
    puzzle = of_the_day(day)
    if puzzle is None:
        return None
    mine = made.get((puzzle.game, puzzle.id))
    return DailyPuzzle(
        date=day.isoformat(),
        game=puzzle.game,
        name=game(puzzle.game).name(lang),
        puzzle=puzzle.id,
        rating=puzzle.rating,
        solved=mine.solved if mine and mine.choice else None,
    )


@router.get("/{game_id}/next")
async def next_puzzle(
    found: KnownGame,
    caller: Caller,
    tried: Tried,
    theme: Annotated[str | None, Query(max_length=20)] = None,
) -> NextPuzzle:
    """A puzzle the caller has not tried, near their rating; of one theme, if they want."""
    following = await _following(tried, caller.person.id if caller.person else None, found, theme)
    return NextPuzzle(game=found.id, puzzle=following)


async def _following(tried: Tries, person: str | None, of: Game, theme: str | None = None) -> str | None:
    made = {name for (_, name), one in (await tried.of(person, of.id)).items() if one.choice}
    following = next_for(of, (await tried.rating(person, of.id)).mu, made, theme)
    return following.id if following else None


@router.get("/{game_id}/{puzzle_id}", dependencies=[Depends(counted_read)])
async def show(puzzle: KnownPuzzle, caller: Caller, tried: Tried, registry: Registry, lang: Language) -> PuzzleView:
    """The task; with the answer only for whoever has tried."""
    person = caller.person.id if caller.person else None
    made = await tried.of(person, puzzle.game)
    mine = made.get((puzzle.game, puzzle.id))
    own, theirs = await tried.rating(person, puzzle.game), await tried.puzzle_rating(puzzle)
    following = await _following(tried, person, game(puzzle.game))

    def told() -> PuzzleView:
        match = match_of(puzzle, lang)
        day = of_the_day(today())
        return PuzzleView(
            game=puzzle.game,
            game_name=match.game.name(lang),
            puzzle=puzzle.id,
            seat=puzzle.seat,
            players=match.players,
            daily=day is not None and (day.game, day.id) == (puzzle.game, puzzle.id),
            mine=puzzle.origin.by == "people",
            rating=rating_view(theirs),
            yours=rating_view(own),
            count=len(shipped(match.game)),
            solved=sum(one.solved for one in made.values()),
            letters=letters(match),
            hint=hint_view(puzzle, lang) if mine and mine.hint else None,
            result=result_view(puzzle, lang, mine, True, own, theirs, following) if mine and mine.choice else None,
        )

    return await registry.readers.run(told)


@router.post("/{game_id}/{puzzle_id}/hint")
async def take_hint(puzzle: KnownPuzzle, person: Somebody, tried: Tried, lang: Language) -> PuzzleHint:
    """What it is about, and two choices of which one is best. Whoever takes it gains half as much."""
    await tried.take_hint(person.id, puzzle)
    return hint_view(puzzle, lang)


@router.post("/{game_id}/{puzzle_id}/try")
async def try_it(
    puzzle: KnownPuzzle, body: PuzzleTry, person: Somebody, tried: Tried, registry: Registry, lang: Language
) -> PuzzleResult:
    """Answer a puzzle: the first try is rated, later ones are practice. Then everything is told."""
    match = await registry.readers.run(match_of, puzzle, lang)
    choice = must_be_possible(match, body.choice)
    made = await tried.rate(person.id, puzzle, choice)
    own, theirs = await tried.rating(person.id, puzzle.game), await tried.puzzle_rating(puzzle)
    following = await _following(tried, person.id, match.game)
    shown = made or Try(choice, choice == puzzle.best, False, 0.0)
    return await registry.readers.run(result_view, puzzle, lang, shown, made is not None, own, theirs, following)
