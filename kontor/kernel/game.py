"""The Game: everything the rest of Kontor needs to know about a game, in one object."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import options as option_values
from . import versions
from .actions import ActionSpace, Domain
from .bounds import beyond_use, out_of_bounds
from .chance import impossible_chance
from .decision import Decisions, Reason
from .display import Motion, Node
from .engine import NativeEngine, PythonEngine
from .errors import BadOption, whole
from .native import NativeCode, Progress
from .observation import Observation
from .options import Chosen, Option
from .phrases import Phrases
from .record import Record
from .routine import entry_points
from .rules import Rules
from .scene import Matter, Scene, Table
from .search_params import SearchParams
from .summary import Summarise, Told
from .translate import functions_in, translate
from .versions import Change
from .words import Words, languages_of

MAX_SEED = (1 << 62) - 1
"""Seeds are whole numbers from 0 to this one."""
WEIGHTS = range(1, 6)

_modules_of_devices: dict[str, str] = {}


def add_device(name: str, module: str) -> None:
    """Games can be played on that device, too; the module is imported when somebody wants to."""
    _modules_of_devices[name] = module


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its text key (`event-NAME`) and what its numbers mean, by domain name ("seat", "count", ...)."""

    name: str
    arguments: tuple[tuple[str, str], ...] = ()
    detail: bool = False
    """A detail of the sentence before it ("+2 fish"), not a sentence of its own."""
    aside: bool = False
    """A detail that says more of what stands before it (which cards were drawn); in brackets among other details."""
    reveals: bool = False
    """Something hidden became known: decisions before it cannot be undone."""
    secret: bool = False
    """Only the seat that is its first argument is told; the others hear `event-NAME-hidden`, which knows the seat."""


@dataclass(frozen=True)
class Box:
    """What stands on the box of a game."""

    seats: range
    minutes: int | None = None
    """How long a game takes, roughly."""
    weight: int | None = None
    """How much there is to learn and to think about: 1 (light) to 5 (heavy)."""

    def __post_init__(self) -> None:
        assert self.weight in (None, *WEIGHTS), f"the weight is {self.weight}; it must be 1 to 5"


@dataclass(frozen=True)
class Views:
    """How a game is shown."""

    scene: Callable[[Any, Table], Scene]
    parts: Callable[[Words], Mapping[str, Sequence[Node]]] | None = None
    """Drawings its pictures are made of, by name: what never changes (see `kontor.picture.backdrop`)."""
    motions: Callable[[Iterable[Told], Any, Any], list[Motion]] = lambda events, before, after: []
    """What is seen to move, from the events of a decision and the states before and after it."""
    summary: Summarise = lambda now, earlier, s, table: None
    """What a card tells when a round or a phase has ended with a decision."""
    standing: Callable[[Any], Matter] | None = None
    """How far the game is, without whose turn it is: what lists say of a table, from what everybody may know. A list
    has only this of a table that is not in memory; without it, each is opened."""


@dataclass(frozen=True)
class Together:
    """A part of the set-up that everybody does at the same time. The rules ask one seat after the other, and logs have
    that order; but whatever a seat decides here depends on nothing but its own `players[seat]` and changes nothing else
    (beside who is asked next), so it may be chosen ahead of those who are asked before."""

    owes: Callable[[Any, int], bool]
    """Whether that seat still has something to decide in it; never, when it is over."""
    ask: Callable[[Any, int], None]
    """Makes it the seat that is asked now, on a copy, in the turn that will be its own."""


@dataclass(frozen=True, eq=False)
class Game:
    """All there is to a game: its rules, decisions, events and texts, how it is shown, and how it is searched.

    A game hands one over under the entry point `kontor.games`; `game(id)` finds it.
    """

    id: str
    version: str
    """Version of the rules, a number from 1; what a later one changed stands in `changes`."""
    package: str
    """Import name of the game's folder, where `text/` and `art/` lie."""
    state: type[Record]
    box: Box
    decisions: Decisions
    domains: Mapping[str, Domain]
    """What numbers in events and reasons stand for, beside seats and counts."""
    options: tuple[Option, ...]
    events: tuple[EventKind, ...]
    rules: Rules
    validate: Callable[[Any], list[str]]
    """What is impossible about a position whose numbers are all within their bounds, in words."""
    views: Views
    breakdown: Callable[[Any, int], dict[str, int]]
    """Points of a seat by category (text keys `category-KEY`); they add up to the score."""
    search_params: SearchParams = field(default_factory=SearchParams)
    """How a search looks ahead."""
    together: Together | None = None
    """What everybody decides at the same time in the set-up."""
    changes: tuple[Change, ...] = ()
    """What each version after the first changed, so that whatever it does not touch can still be played on."""

    def __post_init__(self) -> None:
        missing = {"rng", "options", "seats"} - self.state.FIELDS.keys()
        assert not missing, f"the state of {self.id} needs the fields rng, options and seats; it lacks {missing}"
        for name in ("legal", "apply"):
            object.__setattr__(self.rules, name, getattr(self.decisions, name))
        object.__setattr__(self.rules, "observe", self.observation.rule)

    @functools.cached_property
    def observation(self) -> Observation:
        """What an observation of this game consists of."""
        return Observation.of(self.state, self.package)

    @property
    def seats(self) -> range:
        """For how many players it is."""
        return self.box.seats

    @property
    def actions(self) -> ActionSpace:
        """All decisions there are, by number."""
        return self.decisions.actions

    @property
    def max_legal(self) -> int:
        """The most decisions that are legal at once."""
        return self.decisions.max_legal

    def check_players(self, players: int) -> int:
        """The number of players, if the game can be played by so many; else `BadOption`."""
        number = whole(players)
        if number is None or number not in self.seats:
            raise BadOption(f"{self.id} is for {self.seats.start} to {self.seats.stop - 1} players, not {players!r}.")
        return number

    def check_seed(self, seed: int) -> int:
        """The seed, if it is one; else `BadOption`."""
        number = whole(seed)
        if number is None or not 0 <= number <= MAX_SEED:
            raise BadOption(f"A seed must be a whole number from 0 to {MAX_SEED}, not {seed!r}.")
        return number

    def knows_version(self, version: str) -> bool:
        """Is it this version of the rules, or an earlier one of the same?"""
        return version == self.version or versions.between(version, self.version) is not None

    def changed_since(self, version: str, players: int, options: Mapping[str, str], language: str = "en") -> str | None:
        """What has changed for such a game since that version, in words if they are known; None: it plays as it did."""
        if version == self.version:
            return None
        since = versions.between(version, self.version)
        if since is None:
            return ""
        declared = {change.version: change for change in self.changes}
        touching = [n for n in since if n not in declared or declared[n].touches(players, options)]
        words = self.words(language)
        keys = [f"rules-change-{n}" for n in touching]
        return " ".join(words(key) for key in keys if words.has(key)) if touching else None

    def resolve_options(self, chosen: Chosen | None, version: str | None = None) -> dict[str, str]:
        """Every option with its value, for a game begun with that version of the rules (None: this one)."""
        return option_values.resolve(self.options, chosen, versions.number(version or self.version))

    def options_known_to(self, version: str, resolved: Mapping[str, str]) -> dict[str, str]:
        """Those that this version of the rules had already."""
        number = versions.number(version)
        return {o.key: resolved[o.key] for o in self.options if number is None or o.since <= number}

    def option_numbers(self, chosen: Chosen | None = None, version: str | None = None) -> list[int]:
        """The options as an engine takes them: the number of each value, defaults filled in."""
        return option_values.numbers(self.options, self.resolve_options(chosen, version))

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages it has texts in, English first; to readers of others it speaks English."""
        return languages_of(self.package)

    def words(self, language: str = "en") -> Words:
        """The texts of the game in a language; in English where it does not have that one."""
        return Words.of(self.package, language)

    def phrases(self, language: str = "en", names: Sequence[str] = (), you: int = -1) -> Phrases:
        """Sentences about games of this kind, for players of these names; `you` is the seat they are told to."""
        return Phrases.of(self, self.words(language), tuple(names), you)

    def why_not(self, mirror: Any, action: int) -> Reason | None:
        """None if the decision is legal there."""
        legal = self.python.unchecked.legal(mirror)
        if action in legal:
            return None
        return self.decisions.reason(mirror, action) if legal else Reason("over")

    def problems(self, mirror: Any) -> list[str]:
        """What is impossible about a position, in words; empty if it could arise."""
        if mirror.seats not in self.seats:
            return [f"seats is {mirror.seats}; the game is for {self.seats.start} to {self.seats.stop - 1}"]
        for option, value in zip(self.options, mirror.options, strict=True):
            if not 0 <= value < len(option.values):
                return [f"the option {option.key} is {value}; it must be 0 to {len(option.values) - 1}"]
        return [
            *impossible_chance(mirror.rng),
            *out_of_bounds(mirror),
            *beyond_use(mirror, lambda: self.python.new(mirror.seats, 0, mirror.options)),
        ] or self.validate(mirror)

    @functools.cached_property
    def python(self) -> PythonEngine:
        """The rules as plain Python: there at once."""
        return PythonEngine(self)

    @functools.cached_property
    def native_code(self) -> NativeCode:
        """The compiled code of the game: whether it is there, and how to make it."""
        return NativeCode(self.id, self.native_text)

    @functools.cached_property
    def native_text(self) -> str:
        """The rules and entry points as one self-contained Python file, as it is compiled."""
        return self._text("")

    def _text(self, part: str) -> str:
        rules, width = self.rules.by_name(), self.max_legal + 1
        return translate(self.id, self.version, self.state, width, rules, entry_points(part))

    def native_part(self, part: str) -> NativeCode:
        """Code that is compiled apart, when something asks for it: see `add_entry_points`."""
        if part not in self._parts:
            self._parts[part] = NativeCode(self.id, self._text(part))
        return self._parts[part]

    @functools.cached_property
    def _parts(self) -> dict[str, NativeCode]:
        return {}

    @property
    def native_functions(self) -> int:
        """How many functions are compiled: how long the progress bar is."""
        return functions_in(self.native_text)

    def native(self, progress: Progress | None = None) -> NativeEngine:
        """The rules as machine code; compiles first (some fifteen seconds, once) if this machine has not yet."""
        return NativeEngine(self, self.native_code.load(progress))

    def cuda(self) -> Any:
        """The rules on a GPU (`kontor[gpu]`): `cuda().batch(4096)` has games in its memory."""
        return importlib.import_module(_modules_of_devices["cuda"]).Gpu(self)

    @property
    def has_secrets(self) -> bool:
        """Not everybody is told the same about what was decided."""
        of_decisions = any(signature.secret for signature in self.actions.signatures)
        return of_decisions or any(kind.secret for kind in self.events)

    def name(self, language: str = "en") -> str:
        """What the game is called."""
        return self.words(language)("game-name")

    def __repr__(self) -> str:
        return f"<Game {self.id} {self.version}>"

    def __reduce__(self) -> Any:  # games travel between processes by name
        from .registry import game

        return game, (self.id,)
