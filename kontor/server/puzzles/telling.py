"""What people are told of a puzzle. Before the try: the task and nothing of the answer. All of it comes from the view
of the seat that decides. Made outside the event loop: lines are played."""

from __future__ import annotations

from kontor.bots.hints import Outlook, outlook
from kontor.kernel import BadDecision, Game, game
from kontor.kernel.phrases import Phrases
from kontor.learn.puzzles import Considered, Puzzle
from kontor.match import Match

from ..contract import puzzles as contract
from ..errors import PlainRefusal, Refused, words
from .rating import Rating
from .tries import Try

FEW = 4
"""So many choices have letters; of more the board is the list."""


_views: dict[str, bytes] = {}
_MOST_VIEWS = 500


def view_of(puzzle: Puzzle) -> bytes:
    """What the seat knows, as bytes. Playing the game it is from takes a moment, so it is kept."""
    known = _views.get(puzzle.id)
    if known is None:
        if len(_views) >= _MOST_VIEWS:
            _views.clear()
        known = _views[puzzle.id] = puzzle.view(game(puzzle.game)).to_bytes()
    return known


def match_of(puzzle: Puzzle, language: str) -> Match:
    """The position as a match, of what the seat knows only: the rest is dealt again before anybody sees it."""
    of, origin = game(puzzle.game), puzzle.origin
    match = Match(of, origin.players, 0, origin.options, language)
    state = of.python.unchecked.redealt(of.state.from_bytes(view_of(puzzle)), puzzle.seat, puzzle.chance)
    return match.beginning_with(state)


def rating_view(rating: Rating) -> contract.PuzzleRating:
    return contract.PuzzleRating(value=round(rating.mu), doubt=round(rating.sigma))


def letters(match: Match) -> list[str]:
    legal = match.legal
    return [match.game.actions.notation(action) for action in legal] if len(legal) <= FEW else []


def must_be_possible(match: Match, choice: str) -> str:
    """The choice as decisions are written; refused if it is none there."""
    try:
        action = match.read(choice)
    except BadDecision as error:
        raise PlainRefusal(str(error)) from None
    if action not in match.legal:
        raise Refused("not-possible-there", 409)
    return match.game.actions.notation(action)


def hint_view(puzzle: Puzzle, language: str) -> contract.PuzzleHint:
    """What it is about, and two choices: one of them is the best."""
    pair = sorted(one.choice for one in puzzle.considered[:2])
    phrases = game(puzzle.game).phrases(language)
    parse = game(puzzle.game).actions.parse
    return contract.PuzzleHint(
        themes=list(puzzle.themes), between=pair, words=[phrases.choice(parse(choice)) for choice in pair]
    )


def result_view(
    puzzle: Puzzle, language: str, made: Try, rated: bool, own: Rating, theirs: Rating, following: str | None
) -> contract.PuzzleResult:
    of = game(puzzle.game)
    match = match_of(puzzle, language)
    phrases = match.phrases(language, puzzle.seat)
    choices = [_choice(one, puzzle, of, phrases) for one in puzzle.considered]
    known = {one.notation for one in choices}
    if made.choice not in known:
        chance = puzzle.others.get(made.choice)
        action = of.actions.parse(made.choice)
        steps = _steps(_outlook(puzzle, of, (made.choice,)), phrases)
        choices.append(
            contract.PuzzleChoice(
                notation=made.choice, words=phrases.choice(action), chance=chance, range=None, values=[], line=steps
            )
        )
    return contract.PuzzleResult(
        choice=made.choice,
        solved=made.choice == puzzle.best,
        rated=rated,
        hinted=made.hint,
        change=round(made.change) if rated else 0,
        yours=rating_view(own),
        puzzle=rating_view(theirs),
        themes=list(puzzle.themes),
        choices=choices,
        why=_why(puzzle, of, phrases, language),
        next=following,
    )


def _choice(one: Considered, puzzle: Puzzle, of: Game, phrases: Phrases) -> contract.PuzzleChoice:
    return contract.PuzzleChoice(
        notation=one.choice,
        words=phrases.choice(of.actions.parse(one.choice)),
        chance=one.values[puzzle.seat],
        range=list(one.range),
        values=list(one.values),
        line=_steps(_outlook(puzzle, of, one.line), phrases),
    )


def _outlook(puzzle: Puzzle, of: Game, line: tuple[str, ...]) -> Outlook:
    actions = [of.actions.parse(decision) for decision in line]
    return outlook(of, view_of(puzzle), puzzle.seat, actions, puzzle.chance, surely_possible=True)


def _steps(seen: Outlook, phrases: Phrases) -> list[contract.LineStep]:
    notation = phrases.game.actions.notation
    return [
        contract.LineStep(
            seat=step.seat,
            notation=notation(step.action),
            text=phrases.told(step.seat, step.action, step.events, seen.seat),
        )
        for step in seen.steps
    ]


def _why(puzzle: Puzzle, of: Game, phrases: Phrases, language: str) -> list[str]:
    """Two sentences: what it surely brings, and what it is about."""
    brings = _outlook(puzzle, of, puzzle.considered[0].line)
    said = brings.sentences(phrases)[:1]
    text = words(language)
    return said + [text(f"puzzle-why-{theme}") for theme in puzzle.themes][: 2 - len(said)]
