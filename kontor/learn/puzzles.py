"""Puzzles: positions of real games in which one choice is clearly best, one JSON object a line.

A puzzle keeps the bot game it comes from, as far as its position. From that comes the *view* of the seat that decides,
which is all that anybody ever sees of it: what others hold is dealt again before it lies on a board.

>>> from kontor.kernel import game
>>> puzzles = shipped(game("little-town"))
>>> puzzles[0].best in [considered.choice for considered in puzzles[0].considered]
True
"""

from __future__ import annotations

import base64
import functools
import hashlib
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from kontor.kernel import BadData, BadDecision, BadOption, Game, chance
from kontor.kernel.files import read_text

THEMES = ("end", "scoring", "blocking", "tempo", "plan")
"""What a puzzle is about: text keys `puzzle-theme-NAME`."""
FILE = "puzzles.jsonl"


@dataclass(frozen=True)
class Considered:
    """A choice that was looked at closely."""

    choice: str
    """In notation."""
    values: tuple[float, ...]
    """Win probability of each seat after it."""
    range: tuple[float, float]
    """Of the own one: nine of ten estimates made alike lie in it, and what the deep search says."""
    line: tuple[str, ...]
    """What is expected to follow, beginning with the choice, as far as it is possible whatever is hidden."""


@dataclass(frozen=True)
class Origin:
    """The game a puzzle comes from, up to its position."""

    rules: str
    players: int
    seed: int
    options: Mapping[str, str]
    """Those that differ from the usual ones."""
    decisions: tuple[str, ...]
    chance: str | None = None
    position: Any = None
    """Plain data of the state the game began with, if that was not the setup."""
    by: str = "bots"
    """Who played: `bots`, or `people` for a reviewed game."""


@dataclass(frozen=True)
class Puzzle:
    game: str
    id: str
    seat: int
    origin: Origin
    before: tuple[float, ...]
    """Win probability of each seat as the position stands."""
    considered: tuple[Considered, ...]
    """The best first."""
    others: Mapping[str, float]
    """The own win probability after some of the choices that were looked at only in passing."""
    themes: tuple[str, ...]
    rating: int
    found: Mapping[str, float]
    """How often bots find it, by level: the first rating comes from that."""
    made: Mapping[str, Any]
    """Version, iterations and seeds of the searches, and the margins they found."""

    @property
    def best(self) -> str:
        return self.considered[0].choice

    def view(self, game: Game) -> Any:
        """The table as the seat knows it: everything the puzzle may tell comes from it."""
        engine = game.python.unchecked
        return engine.hidden(_state(game, self.origin), self.seat)

    def table(self, game: Game) -> Any:
        """A table that fits the view: what the seat does not know is dealt again, each time alike."""
        return game.python.unchecked.redealt(self.view(game), self.seat, self.chance)

    @property
    def chance(self) -> int:
        """Seed of what is dealt again."""
        return deal_seed(self.game, self.id)

    def to_json(self) -> dict[str, Any]:
        origin = {
            "rules": self.origin.rules,
            "players": self.origin.players,
            "seed": self.origin.seed,
            "options": dict(self.origin.options),
            **({} if self.origin.chance is None else {"chance": self.origin.chance}),
            **({} if self.origin.position is None else {"position": self.origin.position}),
            "by": self.origin.by,
            "decisions": pack(self.origin.decisions),
        }
        return {
            "id": self.id,
            "seat": self.seat,
            "themes": list(self.themes),
            "rating": self.rating,
            "best": self.best,
            "considered": [
                {
                    "choice": one.choice,
                    "values": _short(one.values),
                    "range": _short(one.range),
                    "line": list(one.line),
                }
                for one in self.considered
            ],
            "others": {choice: round(value, 2) for choice, value in self.others.items()},
            "before": _short(self.before),
            "found": {level: round(share, 2) for level, share in self.found.items()},
            "made": dict(self.made),
            "origin": origin,
        }


def _short(values: Sequence[float]) -> list[float]:
    return [round(value, 3) for value in values]


def pack(decisions: Sequence[str]) -> str:
    """Decisions as short text: a game has hundreds, and a file hundreds of puzzles."""
    return base64.b64encode(zlib.compress("\n".join(decisions).encode(), 9)).decode()


def unpack(text: str) -> tuple[str, ...]:
    """
    >>> unpack(pack(["place F5", "place B2"])), unpack(pack([]))
    (('place F5', 'place B2'), ())
    """
    try:
        return tuple(zlib.decompress(base64.b64decode(text, validate=True)).decode().splitlines())
    except (ValueError, zlib.error):
        raise BadData("“decisions” cannot be unpacked.") from None


def identity(game: Game, view: bytes, seat: int) -> str:
    """The name of a puzzle: the same position from the same seat has the same."""
    return hashlib.sha256(b"%s %d %s" % (game.id.encode(), seat, view)).hexdigest()[:8]


def deal_seed(game_id: str, puzzle_id: str) -> int:
    """With which what is hidden in a puzzle is dealt again: for everybody and each time the same."""
    return int.from_bytes(hashlib.sha256(f"puzzle {game_id} {puzzle_id}".encode()).digest()[:6], "big")


def _state(game: Game, origin: Origin) -> Any:
    engine = game.python.unchecked
    if origin.position is not None:
        state: Any = game.state.from_json(origin.position)
    else:
        key = None if origin.chance is None else chance.read_key(origin.chance)
        options = game.option_numbers(origin.options, origin.rules)
        state = engine.new(origin.players, origin.seed, options, key)
    for decision in origin.decisions:
        engine.apply(state, game.actions.parse(decision))
    return state


# ---- reading ----
def folder(game: Game) -> Path:
    """Where a game keeps what teaches it."""
    return Path(str(files(game.package))) / "learn"


@functools.cache
def shipped(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order of the file; none if it has none. `BadData` names file and line."""
    path = folder(game) / FILE
    return read(path, game) if path.exists() else ()


def read(path: Path, game: Game) -> tuple[Puzzle, ...]:
    """The puzzles in a file; `BadData` says what is wrong in which line."""
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(read_text(path, BadData).splitlines(), 1):
        try:
            puzzle = from_json(json.loads(line), game)
        except (ValueError, RecursionError) as error:  # of our own errors too: BadDecision, BadOption
            problem = f"this is not JSON: {error}" if isinstance(error, json.JSONDecodeError) else str(error)
            raise BadData(f"{path}, line {number}: {problem.rstrip('.')}.") from None
        except BadData as error:
            raise BadData(f"{path}, line {number}: {error}") from None
        if puzzle.id in found:
            raise BadData(f"{path}, line {number}: the puzzle {puzzle.id} is there twice.")
        found[puzzle.id] = puzzle
    return tuple(found.values())


def from_json(data: Any, game: Game) -> Puzzle:
    """One puzzle; `BadData` says what is missing or of the wrong kind."""
    fields = _Fields(data, "the puzzle")
    origin = _Fields(fields.get("origin", dict), "its origin")
    considered = []
    for one in fields.get("considered", list):
        choice = _Fields(one, "a considered choice")
        low, high = choice.numbers("range", 2)
        considered.append(
            Considered(choice.get("choice", str), choice.numbers("values"), (low, high), tuple(choice.strings("line")))
        )
    puzzle = Puzzle(
        game.id,
        fields.get("id", str),
        fields.get("seat", int),
        Origin(
            origin.get("rules", str),
            origin.get("players", int),
            origin.get("seed", int),
            origin.get("options", dict),
            _decisions(origin),
            origin.get("chance", str, None),
            origin.get("position", object, None),
            origin.get("by", str, "bots"),
        ),
        fields.numbers("before"),
        tuple(considered),
        fields.get("others", dict),
        tuple(fields.strings("themes")),
        fields.get("rating", int),
        fields.get("found", dict),
        fields.get("made", dict),
    )
    best = fields.get("best", str)
    if len(considered) < 2 or puzzle.best != best:
        raise BadData(f"The best choice, {best}, must be the first of at least two considered.")
    if unknown := [theme for theme in puzzle.themes if theme not in THEMES]:
        raise BadData(f"There is no theme “{unknown[0]}”; the themes are {', '.join(THEMES)}.")
    if not puzzle.themes:
        raise BadData("The puzzle has no theme.")
    for values in (puzzle.before, *(one.values for one in considered)):
        if len(values) != puzzle.origin.players:
            raise BadData(f"There are {len(values)} win probabilities for {puzzle.origin.players} players.")
    return puzzle


def _decisions(origin: _Fields) -> tuple[str, ...]:
    """Packed, or a plain list, as one writes it by hand."""
    given = origin.get("decisions", object)
    return unpack(given) if isinstance(given, str) else tuple(origin.strings("decisions"))


class _Fields:
    """An object of a file, and sentences about what it lacks."""

    def __init__(self, data: Any, name: str) -> None:
        if not isinstance(data, dict):
            raise BadData(f"{name[0].upper()}{name[1:]} must be an object.")
        self._data, self._name = data, name

    _MISSING = object()

    def get(self, key: str, kind: type, default: Any = _MISSING) -> Any:
        if key not in self._data:
            if default is not self._MISSING:
                return default
            raise BadData(f"“{key}” is missing in {self._name}.")
        value = self._data[key]
        if not isinstance(value, kind) or isinstance(value, bool):
            names = {str: "text", int: "a whole number", list: "a list", dict: "an object"}
            raise BadData(f"“{key}” must be {names[kind]}, not {json.dumps(value)[:40]}.")
        return value

    def strings(self, key: str) -> list[str]:
        values = self.get(key, list)
        if not all(isinstance(value, str) for value in values):
            raise BadData(f"“{key}” must be a list of texts.")
        return list(values)

    def numbers(self, key: str, count: int | None = None) -> tuple[float, ...]:
        values = self.get(key, list)
        good = all(isinstance(value, int | float) and 0 <= value <= 1 for value in values)
        if not good or count not in (None, len(values)):
            raise BadData(f"“{key}” must be a list of numbers from 0 to 1.")
        return tuple(map(float, values))


# ---- checking ----
def _read(game: Game, choice: str) -> int:
    try:
        return game.actions.parse(choice)
    except BadDecision as error:
        raise BadData(str(error)) from None


def check(puzzle: Puzzle, game: Game) -> None:
    """Does the position arise, is it that seat's decision, is every choice and line possible? `BadData` says no."""
    try:
        _check(puzzle, game)
    except (BadOption, BadDecision) as error:
        raise BadData(str(error)) from None


def _check(puzzle: Puzzle, game: Game) -> None:
    origin = puzzle.origin
    game.check_players(origin.players)
    game.check_seed(origin.seed)
    changed = game.changed_since(origin.rules, origin.players, game.resolve_options(origin.options, origin.rules))
    if changed is not None:
        raise BadData(f"It is of rules version {origin.rules}; this is {game.version}. {changed}".rstrip())
    view = _followed(puzzle, game)
    if identity(game, view.to_bytes(), puzzle.seat) != puzzle.id:
        raise BadData(f"The position is not that of the puzzle {puzzle.id}.")
    engine = game.python.unchecked
    table = engine.redealt(view, puzzle.seat, puzzle.chance)
    legal = engine.legal(table)
    if len(legal) < 3:
        raise BadData(f"There are only {len(legal)} choices.")
    for choice in puzzle.others:
        if _read(game, choice) not in legal:
            raise BadData(f"{choice} is not possible there.")
    for one in puzzle.considered:
        if one.line[:1] != (one.choice,):
            raise BadData(f"The line of {one.choice} does not begin with it.")
        played = table.clone()
        for decision in one.line:
            if _read(game, decision) not in engine.legal(played):
                raise BadData(f"{decision} is not possible in the line of {one.choice}.")
            engine.apply(played, _read(game, decision))


def _followed(puzzle: Puzzle, game: Game) -> Any:
    """The view, with every decision on the way looked at."""
    engine = game.python.unchecked
    state = _state(game, Origin(**{**vars(puzzle.origin), "decisions": ()}))
    for number, decision in enumerate(puzzle.origin.decisions, 1):
        action = game.actions.parse(decision)
        if action not in engine.legal(state):
            raise BadData(f"Decision {number} of its game, {decision}, is not possible.")
        engine.apply(state, action)
    if not engine.legal(state) or engine.to_move(state) != puzzle.seat:
        raise BadData(f"Seat {puzzle.seat} has nothing to decide there.")
    return engine.hidden(state, puzzle.seat)
