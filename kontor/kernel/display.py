"""The display list: how a scene looks, as plain data that every renderer draws with a handful of primitives.

A node is a dictionary; the key it begins with tells the primitive: `rect`, `circle`, `poly`, `path`, `use`, `emblem`,
`text`, `group`, `part`. Whatever has its usual value is left out. Colours are tokens: names of the shared style
(`ink`, `card`) or of the game's own palette (`grass`). `own` and `on-own` are those of the owner, as the nearest group
says; `surface` is what lies below, and lines cut into icons have that colour too. `kontor.picture.kit` makes nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, NotRequired, final

from typing_extensions import TypedDict  # that of Python 3.12: schemas can be made from it

Numbers = Sequence[float]


def ids(kind: str, names: Iterable[object]) -> Callable[[int], str]:
    """Ids of the things of a kind, by number.

    >>> ids("place", ["north", "south"])(1)
    'place:south'
    """
    return tuple(f"{kind}:{name}" for name in names).__getitem__


class Paint(TypedDict):
    fill: NotRequired[str]
    line: NotRequired[str]
    thick: NotRequired[float]
    """Of the line; 1."""
    dash: NotRequired[str]
    cap: NotRequired[bool]
    """Round ends."""
    opacity: NotRequired[float]
    fill_opacity: NotRequired[float]


@final
class Rect(Paint):
    rect: Numbers
    """x, y, width, height, and the radius of its corners if they are round."""


@final
class Circle(Paint):
    circle: Numbers
    """x, y, radius."""


@final
class Poly(Paint):
    poly: Numbers
    """x, y of each corner; convex, so that its ring can be a little larger or smaller."""


@final
class Path(Paint):
    path: str


Shape = Rect | Circle | Poly | Path


@final
class Use(TypedDict):
    """A drawing by name: a shared icon or a file of the game's `art/`."""

    use: str
    box: Numbers
    """x, y, width, height."""
    colour: NotRequired[str]
    """The icon's own colour (`g-NAME`), else `ink-2`."""


@final
class Emblem(TypedDict):
    """The sign of the owner; the letter of the colour where it is too small to be seen."""

    emblem: Numbers
    """x, y of the middle, size."""


@final
class Text(TypedDict):
    """Words in one line, fitted already: no renderer measures."""

    text: str
    at: Numbers
    """x, y on the base line."""
    size: float
    colour: NotRequired[str]
    """`ink`."""
    anchor: NotRequired[Literal["start", "end"]]
    """Else the middle is at x."""
    weight: NotRequired[int]
    """600."""
    serif: NotRequired[bool]
    italic: NotRequired[bool]


class Placed(TypedDict):
    id: NotRequired[str]
    """Stable from scene to scene, so that it can travel."""
    at: NotRequired[Numbers]
    scale: NotRequired[float]
    owner: NotRequired[int]
    """Seat whose colours are `own` and `on-own`; -1 nobody's."""
    opacity: NotRequired[float]
    surface: NotRequired[str]
    """Colour of what its icons lie on."""
    from_scale: NotRequired[float]
    """Seen only where a unit is at least so many pixels on the screen."""
    below_scale: NotRequired[float]
    """Seen only where a unit is less than that."""
    size: NotRequired[Numbers]
    """Width and height: of what flows as a shelf allows."""
    low: NotRequired[Node]
    """Stands for it on a shelf that has little height."""


@final
class Group(Placed):
    group: Sequence[Node]


@final
class Part(Placed):
    part: str
    """Name of a drawing of the backdrop."""


Node = Rect | Circle | Poly | Path | Use | Emblem | Text | Group | Part

Ring = Literal["field", "site", "edge", "close", "inside", "frame", "line", "none"]
"""How light lies on what can be chosen.

`field`: a large place, pale, with a ring inside its edge; what stands on it is above the light.
`site`: a small place that grows when it is pointed at.
`edge`: a ring on the edge of a tile or card.
`close`: a ring close round a small piece.
`inside`: light within a shape, below all pieces.
`line`: along a path, below all pieces.
`frame`: only a ring; what it holds stays as it is.
`none`: it only makes another target easier to hit.
"""


class Target(TypedDict):
    """What can be pointed at: it says what it is, whether or why not it can be chosen."""

    id: str
    outline: Shape
    label: NotRequired[str]
    """In words, for ears and tooltips: its name, after the first full stop what more there is to say. Else the id."""
    why_not: NotRequired[str]
    ring: NotRequired[Ring]
    """`edge`."""
    about: NotRequired[bool]
    """What the question is about: a dashed ring, along a path a line."""
    matters: NotRequired[bool]
    """What matters now is there: a map that is seen in part shows that part first."""
    named: NotRequired[bool]
    """A tooltip begins with its name, not with the words of the choice."""
    sign: NotRequired[Sequence[Node]]
    """What is to be had there: drawn on its light, below pieces, until it is pointed at."""
    ghost: NotRequired[str]
    """Name of what would stand there, drawn in its middle while it is pointed at."""
    near: NotRequired[Sequence[str]]
    """Other targets that are lit with it: it is about them."""
    verbs: NotRequired[Sequence[str]]
    """Of the decisions whose notation means it by the end of its id; empty: none does. Else all of them."""


class Drawn(TypedDict):
    """One area: what lies lowest, then the light of targets, then pieces, then rings."""

    ground: NotRequired[Sequence[Node]]
    pieces: NotRequired[Sequence[Node]]
    targets: NotRequired[Sequence[Target]]


class Picture(TypedDict):
    backdrop: str
    """Key of the game's backdrop, with language and version: what never changes, kept by whoever has it."""
    areas: Mapping[str, Drawn]
    ghosts: NotRequired[Mapping[str, Sequence[Node]]]


MotionKind = Literal["move", "go", "gain", "points", "reveal", "step"]


class Motion(TypedDict):
    """Something that was seen to happen. Ends of a way are ids of things in the picture, or `player:2`,
    `counter:2:wood`, `supply:wood`."""

    kind: MotionKind
    """`move`: a thing that is there now came from somewhere. `go`: one that was there is gone. `gain`: so many of an
    icon go from one end to the other, a price the other way. `points`: for a seat. `reveal`: a thing turns over.
    `step`: a thing goes to its next step."""
    id: NotRequired[str]
    icon: NotRequired[str]
    count: NotRequired[int]
    seat: NotRequired[int]
    source: NotRequired[str]
    to: NotRequired[str]
