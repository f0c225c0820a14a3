"""Observations: the table as one viewer sees it, in numbers for programs that learn. From the declaration of the state.

An observation is a row of 16-bit numbers, the same for every number of players, each with a name:
`players[0].goods[wood]`. It tells everything of a hidden state but chance and what is declared `aside()`. Seats are
told from the viewer on: `players[0]` is the viewer, seat 1 sits next to it. Whoever only watches (-1) has seat 0 first.

Sets have an entry for each member: 1 or 0, or -1 if it is hidden. Numbers that need more than 16 bits have several
entries: the number modulo 32,768, then what is left divided by 32,768, and so on.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from .chance import Rng
from .decision import written
from .record import Field, Record
from .rule import without_checks

VIEWER = "viewer"
DIGIT = 15
"""Bits of a number that one entry tells."""


class Entry(NamedTuple):
    """One number of an observation."""

    name: str
    low: int
    high: int
    kind: str
    """`number`; `seat`: counted from the viewer (0); `member`: of a set; `viewer`: its place at the table."""


Part = tuple[str, Any, tuple[int, ...]]
"""A named field: what each place has (None: a number; otherwise further parts), and its shape."""


@dataclass(frozen=True, eq=False)
class Observation:
    entries: tuple[Entry, ...]
    parts: tuple[Part, ...]
    """The same entries as named fields, in the same order."""
    rule: Any
    """Writes an observation of a hidden state: (s, viewer, out)."""

    @staticmethod
    def of(state: type[Record], module: str) -> Observation:
        writer = _Writer()
        parts = writer.record(state, "s", "", "1", 1, "")
        entries = (Entry(VIEWER, -1, len(writer.seats(state)) - 1, "viewer"), *writer.entries)
        text = f"""def observe(s: {state.__name__}, viewer: int, out: Actions) -> None:
    seats = s.seats
    turned = max(viewer, 0)
    out[0] = viewer
{textwrap.indent(chr(10).join(writer.lines), "    ")}
"""
        rule = without_checks(written(state, module, "observe", text, {r.__name__: r for r in writer.records}))
        return Observation(entries, ((VIEWER, None, ()), *parts), rule)


class _Writer:
    """Writes down what is where, and the text of the rule that puts it there."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.lines: list[str] = []
        self.records: list[type[Record]] = []
        self._depth = 0

    @staticmethod
    def seats(state: type[Record]) -> range:
        """Of the largest table."""
        return range((state.FIELDS["players"].shape if "players" in state.FIELDS else (1,))[0])

    def record(self, record: type[Record], source: str, path: str, at: str, base: int, indent: str) -> tuple[Part, ...]:
        """`source` is the record in the text, `at` where its first entry goes (in words: a number or a name)."""
        self.records.append(record)
        parts: list[Part] = []
        width = 0
        for key, field in record.FIELDS.items():
            if not _is_told(field):
                continue
            here = len(self.entries)
            parts.append(self._field(key, field, f"{source}.{key}", f"{path}{key}", f"{at} + {width}", indent))
            width += len(self.entries) - here
        return tuple(parts)

    def _field(self, key: str, field: Field, source: str, path: str, at: str, indent: str) -> Part:
        for_seats = field.seat_places or int(key == "players" and field.nested)
        for_numbers = field.seat_values or int(key == "seat" and not field.members)
        inner: Any = None
        more: tuple[int, ...] = ()
        places = list(_places(field))
        loops = [f"i{self._depth + k}" for k in range(len(field.shape))]
        self._depth += len(loops)
        text_indent = indent
        from_ = source
        for k, (name, n) in enumerate(zip(loops, field.shape, strict=True)):
            self.lines.append(f"{text_indent}for {name} in range({n}):")
            text_indent += "    "
            if k == 0 and for_seats:
                self.lines += [text_indent + line for line in _turned_place(name, for_seats)]
                from_ += f"[from_{name}]"
            else:
                from_ += f"[{name}]"
        if field.nested:
            size = _width(field.item)
            start = f"at{self._depth}"
            self.lines.append(f"{text_indent}{start} = {at} + {_index(loops, field.shape, size)}")
            row = f"row{self._depth}"
            self.lines.append(f"{text_indent}{row} = {from_}")
            keep, self.entries = self.entries, []
            inner = self.record(field.item, row, "", start, 0, text_indent)
            once, self.entries = self.entries, keep
            for label in places:
                self.entries += [entry._replace(name=f"{path}{label}.{entry.name}") for entry in once]
        else:
            numbers = _Numbers(field, for_numbers)
            more = (numbers.width,) if numbers.width > 1 or field.members else ()
            spot = f"{at} + {_index(loops, field.shape, numbers.width)}"
            self.lines += [text_indent + line for line in numbers.lines(from_, spot, f"v{self._depth}")]
            for label in places:
                self.entries += numbers.entries(path + label)
        self._depth -= len(loops)
        return key, inner, (*field.shape, *more)


class _Numbers:
    """How one number of a field is told."""

    def __init__(self, field: Field, seat_values: int) -> None:
        self.members, self.seat_values = field.members, seat_values
        low, high = (
            bound if isinstance(bound, int) else limit
            for bound, limit in zip(field.bounds or field.limits(), field.limits(), strict=True)
        )
        self.low, self.high = min(low, -1), high
        self.digits = 1
        while (
            not -(1 << 15) <= self.low >> DIGIT * (self.digits - 1) <= self.high >> DIGIT * (self.digits - 1) < 1 << 15
        ):
            self.digits += 1

    @property
    def width(self) -> int:
        return len(self.members) or self.digits

    def entries(self, name: str) -> Iterator[Entry]:
        if self.members:
            for member in self.members:
                yield Entry(f"{name}[{member}]", -1, 1, "member")
        elif self.digits == 1:
            yield Entry(name, self.low, self.high, "seat" if self.seat_values == 1 else "number")
        else:
            for k in range(self.digits - 1):
                yield Entry(name + (f"/{1 << DIGIT * k}" if k else ""), 0, (1 << DIGIT) - 1, "number")
            last = DIGIT * (self.digits - 1)
            yield Entry(f"{name}/{1 << last}", self.low >> last, self.high >> last, "number")

    def lines(self, source: str, spot: str, v: str) -> Iterator[str]:
        each = self.seat_values
        if self.members:
            yield f"{v} = {source}"
            yield f"for m in range({len(self.members)}):"
            if each:
                yield from ("    " + line for line in _turned_place("m", 1))
            yield f"    out[{spot} + m] = -1 if {v} < 0 else ({v} >> {'from_m' if each else 'm'}) & 1"
        elif self.digits > 1:
            yield f"{v} = {source}"
            for k in range(self.digits - 1):
                yield f"out[{spot} + {k}] = ({v} >> {DIGIT * k}) & {(1 << DIGIT) - 1}"
            yield f"out[{spot} + {self.digits - 1}] = {v} >> {DIGIT * (self.digits - 1)}"
        elif each:
            yield f"{v} = {source}"
            yield f"if 0 <= {v} and {v} < seats * {each}:"
            yield f"    {v} -= turned * {each}"
            yield f"    if {v} < 0:"
            yield f"        {v} += seats * {each}"
            yield f"out[{spot}] = {v}"
        else:
            yield f"out[{spot}] = {source}"


def _turned_place(name: str, each: int) -> list[str]:
    """`from_name`: the place in the state of what an observation tells at that place."""
    return [
        f"from_{name} = {name}",
        f"if {name} < seats * {each}:",
        f"    from_{name} += turned * {each}",
        f"    if from_{name} >= seats * {each}:",
        f"        from_{name} -= seats * {each}",
    ]


def _places(field: Field) -> Iterator[str]:
    """A label for each place of an array: `[wood]`, `[2][0]`."""
    labels = [""]
    for k, n in enumerate(field.shape):
        names = field.names if k == 0 and field.names else range(n)
        labels = [f"{label}[{name}]" for label in labels for name in names]
    yield from labels


def _index(loops: list[str], shape: tuple[int, ...], size: int) -> str:
    """Where a place of an array begins, counted from the first."""
    text = "0"
    for name, n in zip(loops, shape, strict=True):
        text = f"({text}) * {n} + {name}" if text != "0" else name
    return f"({text}) * {size}"


def _is_told(field: Field) -> bool:
    return field.observed and field.item is not Rng and field.count > 0


def _width(record: type[Record]) -> int:
    total = 0
    for field in record.FIELDS.values():
        if _is_told(field):
            total += field.count * (_width(field.item) if field.nested else _Numbers(field, 0).width)
    return total
