"""Scene: how the table looks to one viewer, as plain data. Every surface draws the same scene and offers its choices.

Areas hold pieces and places in units of their own; a surface decides where areas go. Pieces keep their id from scene to
scene, so a surface can move them. Texts may hold icons as `:wood:` (`Words.plain` writes them out).
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from .phrases import Phrases

COLOURS = ("blue", "red", "yellow", "white", "purple")
LETTERS = {"blue": "B", "red": "R", "yellow": "Y", "white": "W", "purple": "P", "neutral": "N"}


@dataclass(frozen=True)
class Table:
    """Who sits where, who looks, and in which language: what a scene needs beside the state."""

    viewer: int
    """Seat of the viewer; -1 is a spectator."""
    names: tuple[str, ...]
    phrases: Phrases
    """Words in the viewer's language."""
    choices: tuple[int, ...] = ()
    """Legal decisions, if the viewer is the one to decide."""
    everything: bool = False
    """Show hidden things too: for finished games and study."""

    def colour(self, seat: int) -> str:
        return COLOURS[seat % len(COLOURS)]


@dataclass
class Area:
    """A part of the table with its own coordinates, `width` x `height` units."""

    id: str
    kind: str
    """`board`, `market`, `mat`: where a surface puts it."""
    title: str
    width: float
    height: float


@dataclass
class Place:
    """Somewhere a choice can point at: a square, a slot, a site."""

    id: str
    area: str
    x: float
    y: float
    width: float
    height: float
    label: str
    shape: str = "square"
    text: str = ""
    """What is to be had here, short (`:fish::fish::wood:`)."""
    why_not: str = ""
    """Why it cannot be chosen now, if it is a place of the kind asked for."""


@dataclass
class Piece:
    """Anything that lies on the table. `kind` says how it is drawn, `symbol` which drawing."""

    id: str
    kind: str
    area: str
    x: float
    y: float
    width: float
    height: float
    label: str
    """In words, for ears and tooltips."""
    symbol: str = ""
    owner: int = -1
    title: str = ""
    text: str = ""
    foot: str = ""
    corner: str = ""
    count: int = 1
    dim: bool = False
    marked: bool = False


@dataclass
class Counter:
    """A number with its icon: goods, workers, houses."""

    icon: str
    value: int
    label: str


@dataclass
class Card:
    """A card in a hand; face down if `title` is empty."""

    id: str
    title: str
    text: str = ""
    marked: bool = False
    done: bool = False


@dataclass
class Player:
    seat: int
    name: str
    colour: str
    letter: str
    score: int
    to_move: bool
    first: bool = False
    counters: list[Counter] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    note: str = ""
    rank: int = 0
    """1 for winners when the game is over, else 0."""
    points: list[Counter] = field(default_factory=list)
    """Points by category."""


@dataclass
class Choice:
    """One legal decision: its id, how the log writes it, its words, and what it points at."""

    action: int
    notation: str
    words: str
    targets: list[str] = field(default_factory=list)
    """Ids of places, pieces or cards this choice belongs to."""
    gain: str = ""
    """What it brings and costs, at a glance."""


@dataclass
class Scene:
    game: str
    title: str
    status: str
    """Where the game stands: "Round 2 of 4"."""
    question: str
    """What is asked, of whom: one sentence."""
    help: str
    viewer: int
    to_move: int
    over: bool
    areas: list[Area] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    """What lies in the common supply."""
    players: list[Player] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)
