"""Scene: how the table looks to one viewer, as plain data. Every surface draws the same scene and offers its choices.

Areas hold pieces and places in units of their own; a surface decides where areas go. Pieces keep their id from scene to
scene, so a surface can move them. Scenes may share their parts: a surface reads them and changes nothing. Texts may
hold icons as `:wood:` (`Words.plain` writes them out).
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Generic, Literal, TypeVar

from .display import Picture
from .phrases import Phrases
from .words import Words

COLOURS = ("blue", "red", "yellow", "white", "purple")
T = TypeVar("T")
LETTERS = {"blue": "B", "red": "R", "yellow": "Y", "white": "W", "purple": "P", "neutral": "N"}


class Parts:
    """Parts of scenes that were made lately, to be shown again, the same object, while what they show is the same. A
    key says all of it: part, language, what of the state and of the viewer is seen. What is shown again costs nothing,
    neither to make nor to compare nor to write."""

    def __init__(self, most: int = 96) -> None:
        self._most, self._made = most, dict[Hashable, Any]()

    def of(self, key: Hashable, make: Callable[[], T]) -> T:
        made: T | None = self._made.pop(key, None)
        if made is None:
            made = make()
            if len(self._made) >= self._most:
                del self._made[next(iter(self._made))]  # the one that was not shown for longest
        self._made[key] = made
        return made


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
    colours: tuple[str, ...] = COLOURS
    """All of them, those of the seats first."""
    parts: Parts = field(default_factory=Parts)
    """Of scenes of this table that were shown before."""

    def part(self, key: tuple[Hashable, ...], make: Callable[[], T]) -> T:
        """What was made before of the same: for these players, in this language, and whatever else the key says."""
        return self.parts.of((self.phrases, self.colours, *key), make)

    def colour(self, seat: int) -> str:
        return self.colours[seat % len(self.colours)]

    def player(self, s: Any, seat: int, to_move: int) -> Player:
        """The head of a player's box: name, colour, score, points by category; at the end the rank."""
        game, colour = self.phrases.game, self.colour(seat)
        name = self.names[seat] if seat < len(self.names) else ""
        player = Player(seat, name, colour, LETTERS[colour], game.rules.score(s, seat), seat == to_move)
        player.rank = game.rules.rank(s, seat) if to_move < 0 else 0
        player.points = [_points(self.phrases.words, key, n) for key, n in game.breakdown(s, seat).items()]
        return player

    def result(self, s: Any) -> str:
        """Who has won, and with how many points."""
        rules, words = self.phrases.game.rules, self.phrases.words
        winners = [seat for seat in range(len(self.names)) if rules.rank(s, seat) == 1]
        names, points = [self.names[seat] for seat in winners], rules.score(s, winners[0])
        if len(names) == 1:
            return words("result-win", player=names[0], points=points)
        return words("result-shared", players=words.all_of(names), points=points)


@functools.lru_cache(2_000)
def _points(words: Words, category: str, n: int) -> Counter:
    return Counter("star", n, words(f"category-{category}"), "points")


@dataclass
class Area:
    """A part of the table with its own coordinates, `width` x `height` units."""

    id: str
    kind: str
    """Where a surface puts it: `board` in the middle, `market` beside it, `top` a row above, `strip` one below it, or
    on the mat of whose it is."""
    title: str
    width: float
    height: float
    columns: list[str] = field(default_factory=list)
    """Names along the upper edge, evenly spaced; empty if the area has no such grid."""
    rows: list[str] = field(default_factory=list)
    """Names along the left edge."""
    note: str = ""
    """Short, at the right end of the title's line ("21 to come")."""
    owner: int = -1
    """Whose it is: the player's mark stands before the title."""
    flow: Literal["", "small", "always"] = ""
    """Its things have an order but no place of their own: they flow in rows as the room allows, on small screens or
    always."""
    card: bool = False
    """Beside the board: stands on a card of its own and wants more room than a list."""
    slim: bool = False
    """Beside the board: a small picture of what belongs to others."""
    zoom: bool = False
    """Large: can be zoomed and panned. Its ground may reach beyond its edges, to fill the room there is."""
    written: Literal["", "map", "hexes", "tiles"] = ""
    """How a terminal writes it: `map`, lines with spaces, and plates; `hexes`, lands with sites at their corners;
    `tiles`, spaces of flat hexes, and what lies in rows beside them. Empty: as a grid if rows and columns have names,
    else as a list. What a way of writing has no sign for is told by its label."""


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
    text: str = ""
    """What is to be had here, short (`:fish::fish::wood:`)."""
    why_not: str = ""
    """Why it cannot be chosen now, if it is a place of the kind asked for."""
    tone: str = ""
    """Seen even if it is not asked for: `site` is a corner where things stand, `frame` holds a drawing of what is to be
    had. Empty: nothing is seen."""


@dataclass
class Line:
    """A road or an edge: a smooth line through its points, above the ground and below everything else."""

    id: str
    area: str
    points: list[tuple[float, float]]
    label: str
    marked: bool = False
    """What the question is about."""
    why_not: str = ""
    kind: str = "road"
    """`road`; `edge`, where a wall can be built; `wall`, one that stands."""


@dataclass
class Piece:
    """Anything that lies on the table. How it looks is said by the picture; `kind` says how the terminal writes it.

    A kind is a word of the game's own; these are those that a terminal writes in a way of their own. `slot`, `cell`,
    `ground` and, on a map, `label` are printed on the table and say nothing by themselves.

    In an area with columns: `ground` and `terrain` lie below everything else; whatever has a `title` is written with it
    and its `text`, anything else as the letter of its owner. In areas that are lists: `scale` is a track, its numbers
    in `text`, `count` the step where it stands; `label` only words; anything else, a card with a number or an offer, is
    a row: `title`, `foot` (its price), `corner`, `text`, or a letter if it has none of these.

    In an area that is a `map`: `plate` has a name, and spots within it; `panel` holds spots and cells; `spot` is a
    printed space of a `tone` and a `shape`, with a short `title` of what it brings; `cube` and `disc` stand on spots or
    on points of lines; `token` is told by its label; `cell` is one number (`title`) of a track, `marked` where that is.

    In an area of `hexes`: `hex` is a field, with a `title` or named by its `symbol`; other pieces stand at the nearest
    site, a `tower` after the rest; the `title` of one that nobody owns is its sign. In an area of `tiles` a `hex` is a
    space for a `hextile`, which lies on it or beside it; in its `corner` is the sign of a piece that stands for it. A
    `chip` is one of a row under a `label`.
    """

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
    """Lower left: a price."""
    corner: str = ""
    """Lower right: points."""
    count: int = 1
    dim: bool = False
    """Out of reach now."""
    marked: bool = False
    """What the question is about, or within reach."""
    why_not: str = ""
    """Why it cannot be chosen now, if it is of the kind asked for."""
    tone: str = ""
    """A sort, as the game names it: the terminal writes the first letters of a spot's, and a `label` of tone `start`
    begins a line."""
    shape: str = "square"
    """Of spots and cells: `square` or `circle`. Of a hex, hextile, slot: `flat`, a hexagon with a flat top."""


Thing = TypeVar("Thing", Place, Line, Piece)


def explained(things: Iterable[Thing], why_not: Mapping[str, str]) -> list[Thing]:
    """The things, with the reason where one cannot be chosen. Scenes may share things, so it is said on a copy."""
    if not why_not:
        return list(things)
    return [_with_reason(thing, reason) if (reason := why_not.get(thing.id)) else thing for thing in things]


def _with_reason(thing: Thing, reason: str) -> Thing:
    told: Thing = object.__new__(type(thing))  # as `copy`, which takes ten times as long
    told.__dict__.update(thing.__dict__, why_not=reason)
    return told


def asked(things: Iterable[Place | Line | Piece], scene: Scene, chosen: Collection[str]) -> Hashable:
    """What only the one who decides sees on these things: part of the key of a part that shows them."""
    if not scene.choices:
        return None
    return scene.viewer, tuple([(thing.why_not,) if thing.id in chosen else thing.why_not for thing in things])


@dataclass
class TrackCell:
    """One step of a track on a player's mat."""

    text: str
    tone: str = ""
    """A colour it stands for, as a token."""
    cover: str = ""
    """The piece that still covers it, a part of the picture (`cube`); empty if uncovered."""
    now: bool = False
    """The step that counts now."""


@dataclass
class Track:
    """An ability on a player's mat: steps from left to right, covered until they are developed."""

    id: str
    """Unique among all places, pieces, lines and cards: a choice can point at it."""
    icon: str
    label: str
    """Its name."""
    value: str
    """What it gives now, short."""
    help: str
    """In words, with the value."""
    tone: str = ""
    """Colour of the value, if it is one, as a token."""
    cells: list[TrackCell] = field(default_factory=list)


@dataclass
class Counter:
    """A number with its icon: goods, pieces, cards."""

    icon: str
    value: int
    label: str
    """In words, with the number."""
    kind: str = "good"
    """`good`, `piece` (drawn in the owner's colour), `card`, `points`, or `seen`: what it counts lies in sight of its
    owner, so that only the others are told the number."""
    group: str = ""
    """Heading over counters that stand together (`Supply`, `Stock`)."""


@dataclass
class Card:
    """A card in a hand; face down if `title` is empty, open to all if `done`."""

    id: str
    title: str
    text: str = ""
    corner: str = ""
    """What it is worth (`3 :star:`)."""
    marked: bool = False
    """Can be played now."""
    done: bool = False
    symbol: str = ""
    """Its drawing, if it is a token and not a card."""
    tone: str = ""
    """Its colour, a token of the game's palette, as `on-TONE` is what is drawn on it: such cards have drawings, too."""
    count: int = 1
    """So many alike."""
    group: str = ""
    """Heading over cards that stand together."""


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
    tracks: list[Track] = field(default_factory=list)
    note: str = ""
    warning: bool = False
    """The note is bad news."""
    rank: int = 0
    """Place in the final ranking, 1 for winners; 0 while the game goes on."""
    points: list[Counter] = field(default_factory=list)
    """Points by category; here labels are names without the number."""


@dataclass
class Choice:
    """One legal decision: its id, how the log writes it, its words, and what it points at."""

    action: int
    notation: str
    words: str
    targets: list[str] = field(default_factory=list)
    """Ids of places, pieces, lines, cards or tracks this choice belongs to."""
    gain: str = ""
    """What it brings and costs, at a glance; one entry a line."""
    at: str = ""
    """Of targets that are alike (the free spaces of a road) the one where it happens: only that one glows."""
    primary: bool = False
    """What most players would do now: the first of these is the bar's primary button, the second stands beside it."""
    brief: str = ""
    """Words for a button where those of the list are too long for one line."""
    rare: bool = False
    """Hardly anybody wants it now: it is in the list of all, but no button of the bar."""
    mode: str = ""
    """A position of the switch: a click on a place means this choice only while the switch stands there."""
    takes: dict[str, int] = field(default_factory=dict)
    """How many of which cards and counters in front of the viewer (`counter:0:worker`) this choice takes."""


@dataclass
class Mode:
    """One position of the switch beside the question; it stays as it was set until there are none left of it."""

    id: str
    icon: str
    """A piece, drawn in the colour of its owner."""
    owner: int
    label: str
    count: int
    """How many there are."""
    ghost: str = ""
    """The ghost of the picture that then stands at places which have one."""


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
    lines: list[Line] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    """What lies in the common supply."""
    players: list[Player] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    modes: list[Mode] = field(default_factory=list)
    """What a click on a place may mean, where that is the same question at every place."""
    paying: str = ""
    """If every choice `takes` something, one lifts that first; the button says this verb and how many are lifted."""
    captions: dict[str, str] = field(default_factory=dict)
    """Words a surface needs: `goods`, `cards`, `supply`, `first`, `to-move`, `tracks`, `bought` (cards that are
    drawings), those of icons (`icon-NAME`); `legend` explains the signs of a map in the terminal."""
    open: bool = False
    """Nothing is hidden from anybody: people at one device need no cover between turns."""
    goal: str = ""
    """How the game is won: one sentence."""
    now: str = ""
    """What matters now, to the viewer or to everybody: one sentence, for whoever does not know the game well."""
    standing: str = ""
    """The status without whose turn it is, for lists that say so themselves; empty if it does not say it."""
    chains: bool = False
    """Turns are chains of decisions: a log parts them."""
    picture: Picture | None = None
    """How places, pieces and lines look: the display list, which says all a picture needs of them."""

    @property
    def targets(self) -> set[str]:
        """All that choices point at."""
        return {target for choice in self.choices for target in choice.targets}

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def wire(self) -> Scene:
        """For a surface that draws the picture: without the things the picture says all of."""
        if self.picture is None:
            return self
        told = object.__new__(Scene)
        told.__dict__.update(self.__dict__, places=[], pieces=[], lines=[])
        return told


Matter = tuple[str, dict[str, Any]]
"""What matters now: a text key and its arguments. Texts among these are keys of things, which bring their forms; a
number called `seat` becomes the `player`, and whether that is `you`."""

_CAPTIONS = {"first": "label-first-player", "to-move": "label-to-move"}
S = TypeVar("S")


class View(ABC, Generic[S]):
    """What one viewer sees and is asked: the base of a game's view."""

    def __init__(self, s: S, table: Table, to_move: int) -> None:
        self.s, self.table, self.words = s, table, table.phrases.words
        self.to_move, self.over = to_move, to_move < 0

    def standing(self) -> str:
        """How far the game is, as lists say it, too."""
        standing = self.table.phrases.game.views.standing
        assert standing is not None, "a view needs `Views.standing`, or a `status` of its own"
        key, numbers = standing(self.s)
        return self.words(key, **numbers)

    def status(self) -> str:
        """Where the game stands: how far it is, unless a game says more."""
        return self.standing()

    @abstractmethod
    def question(self) -> tuple[str, str]:
        """What is asked, with one line of help."""

    def goal(self) -> str:
        """How the game is won: the text `goal`, if the game has one."""
        return self.words("goal") if self.words.has("goal") else ""

    def matter(self) -> Matter | None:
        """What matters now, told from the state and the viewer's seat alone; nothing when the game is over."""
        return None

    def now(self) -> str:
        found = self.matter()
        if found is None:
            return ""
        key, values = found
        arguments: dict[str, Any] = {}
        for name, value in values.items():
            if name == "seat":
                arguments |= {"player": self.table.names[value], "you": "yes" if value == self.table.viewer else "no"}
            else:
                arguments |= self.forms(name, value) if isinstance(value, str) else {name: value}
        return self.words("now-sentence", matter=self.words(key, **arguments))

    def scene(self, **captions: str) -> Scene:
        """The head of the scene. Captions are text keys."""
        question, help_text = self.question()
        return Scene(
            game=self.table.phrases.game.id,
            title=self.words("game-name"),
            status=self.status(),
            question=question,
            help=help_text,
            viewer=self.table.viewer,
            to_move=self.to_move,
            over=self.over,
            goal=self.goal(),
            now=self.now(),
            captions={name: self.words(key) for name, key in {**captions, **_CAPTIONS}.items()},
        )

    def forms(self, name: str, key: str) -> dict[str, str]:
        """A name and its grammatical forms as arguments of a question: `tile`, `tile_acc`, ..."""
        return self.words.arguments(name, key)
