"""`text/rules.toml` of a game: examples of the rules page, and which paragraph is about what.

[about]                       # what a target, card or counter is called, or how its id begins: the paragraph
worker = "gather"

[example.gather]
names = ["Ann", "Ben"]        # and `seed`, `options`: as of a match
decisions = \"""
place F5; place C3
\"""
viewer = 1                    # a seat from 1, `spectator` (also if nothing is said), or `all`
show = ["board"]              # rows of areas (`"board market"`); `mat` is what lies before the viewer
near = ["F5", "C3"]           # as much of an area as holds these, with a `margin`
rings = ["F5"]                # numbered from 1: the caption says (1)
arrows = [["F5", "E4"]]
tell = 1                      # so many of the last decisions are told in words
glow = true                   # what can be chosen is lit
after = "other"               # goes on where another example, above it, ends: its match and its decisions
try = 1                       # opened at the table so many decisions earlier
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NoReturn

from kontor.kernel import Game, KontorError
from kontor.kernel.errors import BadData
from kontor.match import SPECTATOR, Match
from kontor.picture.detail import Detail

FILE = "rules.toml"
_SEPARATOR = re.compile(r"[;\n]")
_KINDS: dict[str, tuple[type, ...]] = {
    "names": (list, int), "seed": (int,), "options": (dict,), "decisions": (str,), "viewer": (int, str),
    "show": (list,), "near": (list,), "margin": (int, float), "rings": (list,), "arrows": (list,), "tell": (int,),
    "glow": (bool,), "try": (int,), "after": (str,),
}  # fmt: skip


@dataclass(frozen=True)
class Example:
    """A position that the rules page shows and speaks of."""

    id: str
    names: tuple[str, ...] | int
    seed: int
    options: Mapping[str, str]
    after: str
    """The example it follows, or empty."""
    decisions: tuple[str, ...]
    """Its own."""
    viewer: int | None
    """A seat from 0, a spectator; None sees everything."""
    detail: Detail
    tell: int
    glow: bool
    earlier: int
    """It is opened at the table so many decisions earlier, so that they can be tried."""


class Rulebook:
    """What `text/rules.toml` says. Whatever is wrong with it is a `BadData` that names file and line."""

    def __init__(self, game: Game, text: str, name: str) -> None:
        self.game, self._lines, self._name = game, text.splitlines(), name
        try:
            content = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"at line (\d+)", str(error))
            self._wrong(int(line[1]) if line else max(1, len(self._lines)), f"this is not TOML: {error}")
        for key in content.keys() - {"about", "example"}:
            self._wrong(self._line(f"[{key}"), f"“{key}” is not known; there are about and example")
        self.about: Mapping[str, str] = content.get("about", {})
        for key, value in self.about.items():
            if not isinstance(value, str):
                self._wrong(self._line_of("about", key), f"“{key}” must name a paragraph")
        self.examples: dict[str, Example] = {}
        for key, data in content.get("example", {}).items():
            self.examples[key] = self._example(key, data)

    @staticmethod
    @functools.cache
    def of(game: Game) -> Rulebook:
        file = files(game.package).joinpath("text", FILE)
        return Rulebook(game, file.read_text(encoding="utf-8") if file.is_file() else "", _shown(file, game))

    # ---- where something stands ----
    def _line(self, start: str) -> int:
        """Number of the first line that begins like that; 1 if none does."""
        return next((k for k, line in enumerate(self._lines, 1) if line.startswith(start)), 1)

    def _line_of(self, table: str, key: str = "") -> int:
        """Of a key in a table; of the table if it does not have it."""
        head = self._line(f"[{table}]")
        for k, line in enumerate(self._lines[head:], head + 1):
            if line.startswith("["):
                break
            if key and re.match(rf'"?{re.escape(key)}"?\s*=', line):
                return k
        return head

    def _line_of_decision(self, example: str, number: int) -> int:
        """Of the so-manieth decision of an example, from 0."""
        line, count = self._line_of(f"example.{example}", "decisions"), 0
        for k, text in enumerate(self._lines[line - 1 :], line):
            text = text.partition('"""')[2] if k == line and '"""' in text else text
            text = text.partition('"')[2] if k == line and '"' in text else text
            count += sum(bool(each.strip(' "')) for each in text.split(";"))
            if count > number:
                return k
        return line

    def _wrong(self, line: int, problem: object) -> NoReturn:
        raise BadData(f"{self._name}, line {line}: {str(problem).removesuffix('.')}.")

    def wrong(self, example: str, key: str, problem: object) -> NoReturn:
        """Refuses what an example says."""
        self._wrong(self._line_of(f"example.{example}", key), problem)

    # ---- reading ----
    def _example(self, name: str, data: Any) -> Example:
        if not isinstance(data, dict):
            self._wrong(self._line_of(f"example.{name}"), f"“{name}” must be a table [example.{name}]")
        for key, value in data.items():
            kinds = _KINDS.get(key)
            if kinds is None:
                self.wrong(name, key, f"“{key}” is not known; an example has {', '.join(_KINDS)}")
            if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
                self.wrong(name, key, f"“{key}” must be {_said(kinds)}, not {value!r}")
        rows = tuple(tuple(str(row).split()) for row in data.get("show", ["board"]))
        if not all(rows) or not rows:
            self.wrong(name, "show", "“show” must name areas")
        arrows = tuple(tuple(way) if isinstance(way, list) else () for way in data.get("arrows", ()))
        if not all(len(way) == 2 for way in arrows):
            self.wrong(name, "arrows", "each of “arrows” must be two targets")
        first = self._first(name, data)
        names = data.get("names", first.names if first else 2)
        viewer = data.get("viewer", "spectator")
        return Example(
            id=name,
            names=names if isinstance(names, int) else tuple(names),
            seed=data.get("seed", first.seed if first else 0),
            options=data.get("options", first.options if first else {}),
            after=first.id if first else "",
            decisions=tuple(each.strip() for each in _SEPARATOR.split(data.get("decisions", "")) if each.strip()),
            viewer=self._viewer(name, viewer),
            detail=Detail(
                rows, tuple(data.get("near", ())), data.get("margin", 40), tuple(data.get("rings", ())),
                tuple((start, end) for start, end in arrows),
            ),
            tell=data.get("tell", 0),
            glow=data.get("glow", False),
            earlier=data.get("try", 0),
        )  # fmt: skip

    def _first(self, name: str, data: Mapping[str, Any]) -> Example | None:
        """The example it follows."""
        after = data.get("after")
        if after is None:
            return None
        if after not in self.examples:
            self.wrong(name, "after", f"there is no example “{after}” above")
        for key in ("names", "seed", "options"):
            if key in data:
                self.wrong(name, key, f"“{key}” is that of “{after}”")
        return self.examples[after]

    def _viewer(self, name: str, viewer: int | str) -> int | None:
        if viewer in ("spectator", "all"):
            return SPECTATOR if viewer == "spectator" else None
        if not isinstance(viewer, int) or viewer < 1:
            self.wrong(name, "viewer", f"“{viewer}” is not a viewer; it must be a seat from 1, spectator, or all")
        return viewer - 1

    # ---- playing ----
    def example(self, name: str) -> Example:
        if name not in self.examples:
            there = ", ".join(self.examples) or "none"
            raise BadData(f"{self._name}: there is no example “{name}”; there are {there}.")
        return self.examples[name]

    @functools.cache  # noqa: B019 (rulebooks live as long as the program)
    def match(self, name: str) -> Match:
        """The example as it is shown. Look at it; whoever plays on takes `match.at(...)`."""
        example = self.example(name)
        match = self._begun(example)
        for number, decision in enumerate(example.decisions):
            try:
                match.play(decision)
            except KontorError as error:
                self._wrong(self._line_of_decision(name, number), error)
        if example.viewer is not None and example.viewer >= match.players:
            self.wrong(name, "viewer", f"there is no seat {example.viewer + 1}")
        if not 0 <= example.earlier <= len(match.played):
            self.wrong(name, "try", f"there are only {len(match.played)} decisions")
        return match

    def _begun(self, example: Example) -> Match:
        """A match of its own in which only the example's own decisions are missing."""
        if example.after:
            first = self.match(example.after)
            return first.at(len(first.played))
        try:
            names = example.names if isinstance(example.names, int) else list(example.names)
            return Match(self.game, names, example.seed, example.options)
        except KontorError as error:
            self.wrong(example.id, "", error)

    def opened(self, name: str) -> Match:
        """A match of its own, where the example is opened at the table."""
        match = self.match(name)
        return match.at(len(match.played) - self.example(name).earlier)


def _said(kinds: tuple[type, ...]) -> str:
    words = {list: "a list", int: "a number", float: "a number", str: "a text", dict: "a table", bool: "true or false"}
    return " or ".join(dict.fromkeys(words[kind] for kind in kinds))


def _shown(file: Traversable, game: Game) -> str:
    return f"{game.package.replace('.', '/')}/text/{FILE}" if game.package.startswith("kontor.") else str(file)
