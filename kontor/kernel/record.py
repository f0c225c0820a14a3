"""State records: what lies on the table, declared once as an annotated class.

    class Player(Record):
        coins: int = i16
        goods: list[int] = array(i16, 5)

    class State(Record):
        rng: Rng = one(Rng)
        players: list[Player] = array(Player, 4)

The annotation is what a reader, mypy and an editor see; the value says how the field is stored. From it come

* the *mirror*, a Python object with slots on which rules run as plain Python;
* the *bytes*: a fixed, naturally aligned layout that Numba reads as a numpy record.

`to_bytes` and `from_bytes` convert between the two. This module needs neither numpy nor Numba.

What a later version of a game adds is declared `later(...)`, a whole field or the end of an array: positions without it
are still read (it is blank then), and the check of a log does not notice it while it is blank.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from .actions import Domain
from .errors import BadPosition

Self = TypeVar("Self", bound="Record")

_BYTES = {"b": 1, "h": 2, "i": 4, "q": 8}

# Attributes of numpy records hide fields of the same name, so such names are refused (from `dir(numpy.record)`).
_TAKEN = frozenset(
    (
        "T all any argmax argmin argsort astype base byteswap choose clip compress conj conjugate copy cumprod cumsum"
        " data device diagonal dtype dump dumps fill flags flat flatten getfield imag item itemset itemsize max mean"
        " min nbytes ndim newbyteorder nonzero pprint prod ptp put ravel real repeat reshape resize round"
        " searchsorted setfield setflags shape size sort squeeze std strides sum swapaxes take to_device tobytes"
        " tofile tolist tostring trace transpose var view"
    ).split(" ")
)


class Layout(NamedTuple):
    """Where the fields of a record lie in its bytes."""

    offsets: dict[str, int]
    size: int
    alignment: int
    format: str


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """How one field is stored: an integer code ("b", "h", "i", "q") or a Record class, and a shape.

    What else a declaration says is for positions from outside (`bounds.py`): which numbers make sense (`within`), how
    many places of an array are in use (`used_for`), what the places are called (`names`); and for observations
    (`observation.py`): which numbers and places stand for seats (`naming_seats`, `for_each_seat`), which numbers are
    sets (`a_set`), and what nobody needs to see (`aside`).
    """

    item: Any
    shape: tuple[int, ...] = ()
    names: Sequence[str] = ()
    bounds: tuple[Any, Any] | None = None
    used: Callable[[Any], int] | None = None
    early: int | None = None
    """How much of it was always there: all (None), nothing (-1), or so many of the first items; see `later`."""
    seat_values: int = 0
    seat_places: int = 0
    members: Sequence[str] = ()
    observed: bool = True

    def within(self, low: Any, high: Any) -> Any:
        """The same field with bounds, both inclusive. Each is a number, a number for each place, or a function of the
        state (or of the state and the record the field is in) that returns one of these."""
        return replace(self, bounds=(low, high))

    def used_for(self, count: Callable[[Any], int]) -> Any:
        """The same array, of which only the first so many places are in use; the others stay as at the set-up."""
        return replace(self, used=count)

    def naming_seats(self, each: int = 1) -> Any:
        """The same field, whose numbers stand for seats: the number divided by `each` is the seat. Numbers that give no
        seat of the game (-1, a neutral colour) stand for something else. In a set, the members are seats."""
        return replace(self, seat_values=each)

    def for_each_seat(self, each: int = 1) -> Any:
        """The same array, which has so many places for each seat, the first seat first."""
        return replace(self, seat_places=each)

    def a_set(self, members: int | Domain) -> Any:
        """The same field, whose numbers are sets, one bit for each member; a negative number is a hidden set."""
        names = tuple(map(str, range(members))) if isinstance(members, int) else tuple(members.names)
        return replace(self, members=names)

    def aside(self) -> Any:
        """The same field, of which no observation tells: it follows from others, or means nothing between decisions."""
        return replace(self, observed=False)

    @property
    def nested(self) -> bool:
        return not isinstance(self.item, str)

    def item_layout(self, early: bool) -> Layout:
        if self.nested:
            return self.item.EARLY if early else self.item.LAYOUT  # type: ignore[no-any-return]
        return Layout({}, _BYTES[self.item], _BYTES[self.item], self.item)

    @property
    def count(self) -> int:
        total = 1
        for n in self.shape:
            total *= n
        return total

    def limits(self) -> tuple[int, int]:
        bits = 8 * _BYTES[self.item]
        return -(1 << bits - 1), (1 << bits - 1) - 1


i8: Any = Field("b")
"""A whole number from −128 to 127."""
i16: Any = Field("h")
"""A whole number of 16 bits."""
i32: Any = Field("i")
"""A whole number of 32 bits."""
i64: Any = Field("q")
"""A whole number of 64 bits."""


def array(item: Any, *shape: int | Domain) -> Any:
    """A fixed-size array field: `array(i8, 54)`, `array(Player, 4)`, `array(i8, 6, 9)`, or one place for each name of a
    domain: `array(i8, CELL)`."""
    names = shape[0].names if isinstance(shape[0], Domain) else ()
    sizes = tuple(len(n) if isinstance(n, Domain) else n for n in shape)
    return replace(item if isinstance(item, Field) else Field(item), shape=sizes, names=names)


def one(item: type[Record]) -> Any:
    """A record inside a record: `rng: Rng = one(Rng)`."""
    return Field(item)


def later(field: Any, after: int = -1) -> Any:
    """A field added after the first version, or the items of an array after the first ones: `bids: int = later(i8)`,
    `options: list[int] = later(array(i8, 5), after=4)`. Blank (0) in whatever was kept before."""
    return replace(field, early=after)


class _RecordType(type):
    """Turns the declaration into slots, a byte layout, and fast constructors."""

    FIELDS: dict[str, Field]
    LAYOUT: Layout
    EARLY: Layout
    OFFSETS: dict[str, int]
    SIZE: int
    ALIGNMENT: int
    FORMAT: str

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        for key, field in fields.items():
            if key in _TAKEN:
                raise TypeError(f"{name}.{key}: numpy records have an attribute of this name; choose another")
            if not field.nested and field.item not in _BYTES:
                raise TypeError(f"{name}.{key}: unknown item type {field.item!r}")
            del body[key]
        body["__slots__"] = tuple(fields)
        cls: Any = super().__new__(mcs, name, bases, body)
        cls.FIELDS = fields
        cls.LAYOUT, cls.EARLY = mcs._lay_out(fields, False), mcs._lay_out(fields, True)
        cls.OFFSETS, cls.SIZE, cls.ALIGNMENT, cls.FORMAT = cls.LAYOUT
        cls._PACKER = struct.Struct("<" + cls.FORMAT)
        mcs._write_methods(cls)
        return cls

    @staticmethod
    def _lay_out(fields: dict[str, Field], early: bool) -> Layout:
        """Natural alignment, as a C compiler (and numpy with align=True) does it. Early: without later fields."""
        offset, alignment, parts = 0, 1, []
        offsets = {}
        for key, field in fields.items():
            if early and field.early == -1:
                continue
            item = field.item_layout(early)
            count = field.count if not early or field.early is None else field.count // field.shape[0] * field.early
            gap = -offset % item.alignment
            parts.append("x" * gap)
            offset += gap
            offsets[key] = offset
            parts.append(item.format * count if field.nested else f"{count}{field.item}")
            offset += item.size * count
            alignment = max(alignment, item.alignment)
        gap = -offset % alignment
        parts.append("x" * gap)
        return Layout(offsets, offset + gap, alignment, "".join(parts))

    @staticmethod
    def _write_methods(cls: Any) -> None:
        """`blank`, `clone`, `==`, `_flatten` and `_fill` as straight-line code (as dataclasses do): they are the hot
        path."""
        names: dict[str, Any] = {"new": object.__new__, "cls": cls, "next": next}
        blank, clone, flatten, fill = [], [], [], []
        for k, (key, field) in enumerate(cls.FIELDS.items()):
            names[f"R{k}"] = field.item
            inner = f"R{k}.blank()" if field.nested else "0"
            copy, flat, read = (
                (".clone()", "{x}._flatten(out)", f"R{k}._fill(it)") if field.nested else ("", "", "next(it)")
            )
            blank_x, clone_x, read_x = inner, "x" + copy, read
            depth = len(field.shape)
            for level, n in reversed(list(enumerate(field.shape))):
                blank_x = (
                    f"[{blank_x}] * {n}"
                    if not field.nested and level == depth - 1
                    else f"[{blank_x} for _ in range({n})]"
                )
                read_x = f"[{read_x} for _ in range({n})]"
                clone_x = "x[:]" if not field.nested and level == depth - 1 else f"[{clone_x} for x in x]"
            blank.append(f"s.{key} = {blank_x}")
            fill.append(f"s.{key} = {read_x}")
            clone.append(f"x = self.{key}\n s.{key} = {clone_x}" if depth or field.nested else f"s.{key} = self.{key}")
            if not depth:
                flatten.append(flat.format(x=f"self.{key}") if field.nested else f"out.append(self.{key})")
            else:
                loop, x = "", f"self.{key}"
                inner_depth = depth if field.nested else depth - 1
                for level in range(inner_depth):
                    loop += " " * level + f"for x{level} in {x}:\n "
                    x = f"x{level}"
                loop += " " * inner_depth + (flat.format(x=x) if field.nested else f"out.extend({x})")
                flatten.append(loop)
        make = " s = new(cls)\n "

        def define(head: str, lines: list[str], before: str = " ", after: str = "") -> Any:
            exec(f"def {head}:\n{before}" + "\n ".join(lines or ["pass"]) + after, names)  # our own text, no input
            return names[head.split("(")[0]]

        cls.blank = staticmethod(define("blank()", blank, make, "\n return s"))
        cls.clone = define("clone(self)", clone, make, "\n return s")
        same = " and ".join(["type(other) is type(self)", *(f"self.{key} == other.{key}" for key in cls.FIELDS)])
        cls.__eq__ = define("__eq__(self, other)", [], f" return self is other or {same}\n ")
        cls._flatten = define("_flatten(self, out)", flatten)
        cls._fill = staticmethod(define("_fill(it)", fill, make, "\n return s"))


class Record(metaclass=_RecordType):
    """Base of all state declarations; an instance is the mirror."""

    if TYPE_CHECKING:  # the metaclass writes these for each record

        @staticmethod
        def blank() -> Any:
            """A record with every number 0."""

        def clone(self: Self) -> Self:
            """An independent copy."""
            return self

        def _flatten(self, out: list[int]) -> None: ...

        @staticmethod
        def _fill(it: Iterator[int]) -> Any: ...

    def become(self: Self, other: Self) -> None:
        """Take over all that another record holds; it is not to be used any more."""
        for key in type(self).FIELDS:
            setattr(self, key, getattr(other, key))

    def to_bytes(self) -> bytes:
        """The record as bytes; `OverflowError` names the first number that does not fit its field."""
        values: list[int] = []
        self._flatten(values)
        try:
            return type(self)._PACKER.pack(*values)  # type: ignore[attr-defined, no-any-return]
        except struct.error:
            problem = next(_misfits(type(self).__name__, self), None)
            raise OverflowError(problem or "a field holds something that is not an integer") from None

    @classmethod
    def from_bytes(cls: type[Self], data: bytes) -> Self:
        """A record from its bytes; `BadPosition` if there are too few or too many."""
        if len(data) != cls.SIZE:
            raise BadPosition(f"a {cls.__name__} has {cls.SIZE} bytes, not {len(data)}")
        return cls._fill(iter(cls._PACKER.unpack(data)))  # type: ignore[attr-defined, no-any-return]

    def lasting_bytes(self) -> bytes:
        """What the record says, in bytes that stay the same when later fields are added and blank."""
        early: list[int] = []
        late: list[Any] = []
        _part(self, early, late)
        packed: bytes = struct.pack("<" + type(self).EARLY.format, *early)
        return packed + json.dumps(late).encode() if late else packed

    def to_json(self) -> dict[str, Any]:
        """Plain data: dicts, lists and integers; without what came later and is blank."""
        out = {}
        for key, field in type(self).FIELDS.items():
            plain = _plain(getattr(self, key))
            if field.early == -1 and _is_blank(plain):
                continue
            if field.early is not None and field.early >= 0 and _is_blank(plain[field.early :]):
                del plain[field.early :]
            out[key] = plain
        return out

    @classmethod
    def from_json(cls: type[Self], data: Any) -> Self:
        """The record from plain data; `BadPosition` says in words which field is missing, unknown or out of range."""
        return _read(cls, data, "state")  # type: ignore[no-any-return]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={getattr(self, k)!r}' for k in type(self).FIELDS)})"


def _plain(x: Any) -> Any:
    return x.to_json() if isinstance(x, Record) else [_plain(y) for y in x] if isinstance(x, list) else x


def _is_blank(plain: Any) -> bool:
    if isinstance(plain, dict | list):
        return all(map(_is_blank, plain.values() if isinstance(plain, dict) else plain))
    return bool(plain == 0)


def _part(x: Any, early: list[int], late: list[Any]) -> None:
    """The numbers of a record that were always there, and the later fields that are not blank."""
    if isinstance(x, Record):
        for key, field in type(x).FIELDS.items():
            value = getattr(x, key)
            if field.early is not None and field.early >= 0:
                _part(value[: field.early], early, late)
                value = value[field.early :]
            if field.early is None:
                _part(value, early, late)
            elif not _is_blank(plain := _plain(value)):
                late.append([len(early), key, plain])
    elif isinstance(x, list):
        for y in x:
            _part(y, early, late)
    else:
        early.append(x)


def _misfits(path: str, record: Record) -> Iterator[str]:
    """Numbers that do not fit where they are stored, in words."""

    def look(path: str, field: Field, x: Any) -> Iterator[str]:
        if isinstance(x, list):
            for k, y in enumerate(x):
                yield from look(f"{path}[{k}]", field, y)
        elif isinstance(x, Record):
            yield from _misfits(path, x)
        else:
            low, high = field.limits()
            if not isinstance(x, int) or not low <= x <= high:
                yield f"{path} = {x!r} does not fit: the field holds {low} to {high}"

    for key, field in type(record).FIELDS.items():
        yield from look(f"{path}.{key}", field, getattr(record, key))


def _read(cls: Any, data: Any, path: str) -> Any:
    if not isinstance(data, dict):
        raise BadPosition(f"{path} must be an object with the fields of a {cls.__name__}")
    if missing := [key for key, field in cls.FIELDS.items() if key not in data and field.early != -1]:
        raise BadPosition(f"{path} lacks {', '.join(missing)}")
    if unknown := [key for key in data if key not in cls.FIELDS]:
        raise BadPosition(f"{path} has the unknown field {', '.join(map(str, unknown))}")

    def value(field: Field, x: Any, path: str, shape: tuple[int, ...]) -> Any:
        if shape:
            if not isinstance(x, list) or len(x) != shape[0]:
                raise BadPosition(f"{path} must be a list of {shape[0]}")
            return [value(field, y, f"{path}[{k}]", shape[1:]) for k, y in enumerate(x)]
        if field.nested:
            return _read(field.item, x, path)
        low, high = field.limits()
        if not isinstance(x, int) or isinstance(x, bool) or not low <= x <= high:
            raise BadPosition(f"{path} is {x!r}; it must be a whole number from {low} to {high}")
        return x

    record = cls.blank()
    for key, field in cls.FIELDS.items():
        if key in data:
            shape = field.shape
            if shape and isinstance(data[key], list) and len(data[key]) == field.early:
                shape = (field.early, *shape[1:])
            read = value(field, data[key], f"{path}.{key}", shape)
            setattr(record, key, read if shape == field.shape else read + getattr(record, key)[len(read) :])
    return record
