"""What every game runs on: records, rules, chance, actions, events, words, scenes, and the Game object."""

from .actions import Domain
from .bits import bits, lowest
from .chance import Rng, below, forget, seed_rng
from .datafile import DataFile
from .decision import Decision, Decisions, Reason
from .engine import Engine, NativeEngine, PythonEngine
from .entry_points import MOST_DECISIONS
from .enums import Events, Options, Reasons, event, one_of, yes_or_no
from .errors import (
    BadData,
    BadDecision,
    BadLog,
    BadMove,
    BadOption,
    BadPosition,
    IllegalDecision,
    IllegalMove,
    KontorError,
    RuleError,
    UndoRefused,
    Unfinished,
    UnknownGame,
)
from .game import MAX_SEED, Box, EventKind, Game, Together, Views
from .options import Option
from .record import Record, array, i8, i16, i32, i64, later, one
from .registry import broken_games, game, game_ids, playable_games
from .rule import Actions, Event, Numbers, listen, refuse, rule, say, silence, table
from .rules import Rules, by_source, lay_out, most_appealing, ranked, sum_of_points
from .search_params import SearchParams
from .versions import Change
from .words import LANGUAGES, Words

__all__ = [
    "LANGUAGES",
    "MAX_SEED",
    "MOST_DECISIONS",
    "Actions",
    "BadData",
    "BadDecision",
    "BadLog",
    "BadMove",
    "BadOption",
    "BadPosition",
    "Box",
    "Change",
    "DataFile",
    "Decision",
    "Decisions",
    "Domain",
    "Engine",
    "Event",
    "EventKind",
    "Events",
    "Game",
    "IllegalDecision",
    "IllegalMove",
    "KontorError",
    "NativeEngine",
    "Numbers",
    "Option",
    "Options",
    "PythonEngine",
    "Reason",
    "Reasons",
    "Record",
    "Rng",
    "RuleError",
    "Rules",
    "SearchParams",
    "Together",
    "UndoRefused",
    "Unfinished",
    "UnknownGame",
    "Views",
    "Words",
    "array",
    "below",
    "bits",
    "broken_games",
    "by_source",
    "event",
    "forget",
    "game",
    "game_ids",
    "i8",
    "i16",
    "i32",
    "i64",
    "later",
    "lay_out",
    "listen",
    "lowest",
    "most_appealing",
    "one",
    "one_of",
    "playable_games",
    "ranked",
    "refuse",
    "rule",
    "say",
    "seed_rng",
    "silence",
    "sum_of_points",
    "table",
    "yes_or_no",
]
