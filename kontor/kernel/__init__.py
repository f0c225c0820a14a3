"""What every game runs on: records, rules, chance, actions, events, words, scenes, and the Game object."""

from .actions import ActionSpace, Domain, Family
from .bits import lowest
from .chance import Rng, below, forget, seed_rng
from .datafile import DataFile
from .engine import Engine, NativeEngine, PythonEngine
from .errors import (
    BadData,
    BadLog,
    BadMove,
    BadOption,
    BadPosition,
    IllegalMove,
    KontorError,
    RuleError,
    UndoRefused,
    UnknownGame,
)
from .game import MAX_SEED, EventKind, Game, Reason, Rules
from .lookahead import Lookahead
from .options import Option, choice, switch
from .record import Record, array, i8, i16, i32, i64, later, one
from .registry import broken_games, game, game_ids, playable_games
from .rule import Actions, Event, Numbers, listen, rule, say, silence, table
from .versions import Change
from .words import LANGUAGES, Words

__all__ = [
    "LANGUAGES",
    "MAX_SEED",
    "ActionSpace",
    "Actions",
    "BadData",
    "BadLog",
    "BadMove",
    "BadOption",
    "BadPosition",
    "Change",
    "DataFile",
    "Domain",
    "Engine",
    "Event",
    "EventKind",
    "Family",
    "Game",
    "IllegalMove",
    "KontorError",
    "Lookahead",
    "NativeEngine",
    "Numbers",
    "Option",
    "PythonEngine",
    "Reason",
    "Record",
    "Rng",
    "RuleError",
    "Rules",
    "UndoRefused",
    "UnknownGame",
    "Words",
    "array",
    "below",
    "broken_games",
    "choice",
    "forget",
    "game",
    "game_ids",
    "i8",
    "i16",
    "i32",
    "i64",
    "later",
    "listen",
    "lowest",
    "one",
    "playable_games",
    "rule",
    "say",
    "seed_rng",
    "silence",
    "switch",
    "table",
]
