"""The log: one readable text file that is saved game, replay, undo history and bug report.

    kontor log 1
    game: little-town
    rules: 1
    seed: 7
    options: board=A market=random ...
    seats: Ann | Ben

    place F5  # one decision per line; comments are kept where they stand
    use E5
    end: 2 decisions, check 5d1c0a9b3e77

The last line tells a whole log from one that was cut off or changed by hand.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kontor.kernel import BadLog

FIRST_LINE = "kontor log 1"
_FIELDS = ("game", "rules", "seed", "chance", "options", "seats", "position", "result")
_END = re.compile(r"end: (\d{1,9}) decisions?, check ([0-9a-f]{12})", re.ASCII)


class Beside(str):
    """A comment that stands behind its decision, on the same line."""


@dataclass
class Log:
    game: str
    rules: str
    seed: int
    options: Mapping[str, str]
    seats: Sequence[str]
    decisions: Sequence[str]
    check: str
    chance: str | None = None
    """The generator of chance and its key; None: the seed says it all."""
    position: Any = None
    """Plain data of the state the match started with, if it did not start with the setup."""
    result: Sequence[int] | None = None
    """Final scores, if the game is over."""
    comments: Mapping[int, Sequence[str]] = field(default_factory=dict)
    """Comments by the number of the decision they stand before or beside (the number of decisions: the last line)."""

    def text(self) -> str:
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seed: {self.seed}",
            *([] if self.chance is None else [f"chance: {self.chance}"]),
            f"options: {' '.join(f'{k}={v}' for k, v in self.options.items())}",
            f"seats: {' | '.join(self.seats)}",
        ]
        if self.position is not None:
            lines.append(f"position: {json.dumps(self.position, separators=(',', ':'))}")
        if self.result is not None:
            lines.append(f"result: {' '.join(map(str, self.result))}")
        lines.append("")
        count = len(self.decisions)
        end = f"end: {count} decision{'s' if count != 1 else ''}, check {self.check}"
        for number, line in enumerate([*self.decisions, end]):
            for comment in self.comments.get(number, ()):
                written = f"# {' '.join(comment.split())}"
                if isinstance(comment, Beside):
                    line += f"  {written}"
                else:
                    lines.append(written)
            lines.append(line)
        return "\n".join(lines) + "\n"


def parse(text: str, trust: bool = False) -> Log:
    """Read a log. `BadLog` says what is wrong; `trust` accepts a log without its last line (written by hand)."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0].strip() != FIRST_LINE:
        raise BadLog(f"This is not a Kontor log: its first line is not “{FIRST_LINE}”.")
    header: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        key, colon, value = lines[at].partition(":")
        if not colon or key not in _FIELDS:
            raise BadLog(f"Line {at + 1}: “{lines[at]}” is not part of the header ({', '.join(_FIELDS)}).")
        if key in header:
            raise BadLog(f"Line {at + 1}: “{key}” appears twice.")
        header[key] = value.strip()
        at += 1
    for key in ("game", "rules", "seed", "seats"):
        if not header.get(key):
            raise BadLog(f"The log is cut off or damaged: its header has no “{key}”.")
    decisions, comments, end = _body(lines, at)
    if end is None and not trust:
        raise BadLog("The log is cut off: its last line, “end: … decisions, check …”, is missing.")
    if end is not None and int(end[1]) != len(decisions) and not trust:
        raise BadLog(f"The log is damaged: it says {end[1]} decisions and has {len(decisions)}.")
    return Log(
        game=header["game"],
        rules=header["rules"],
        seed=_number(header["seed"], "seed"),
        options=_options(header.get("options", "")),
        seats=[name.strip() for name in header["seats"].split("|")],
        decisions=decisions,
        check=end[2] if end else "",
        chance=header.get("chance"),
        position=_position(header.get("position")),
        result=[_number(x, "result") for x in header["result"].split()] if "result" in header else None,
        comments=comments,
    )


def _body(lines: Sequence[str], at: int) -> tuple[list[str], dict[int, list[str]], re.Match[str] | None]:
    decisions: list[str] = []
    comments: dict[int, list[str]] = {}
    end: re.Match[str] | None = None
    for number, line in enumerate(lines[at:], at + 1):
        decision, hash_sign, comment = line.partition("#")
        decision = decision.strip()
        if end is not None and line.strip():
            raise BadLog(f"Line {number}: there is text after the end of the log.")
        if hash_sign:
            said = comment.strip()
            comments.setdefault(len(decisions), []).append(Beside(said) if decision else said)
        if decision.startswith("end:"):
            end = _END.fullmatch(decision)
            if end is None:
                raise BadLog(f"Line {number}: the last line is damaged (“{decision}”).")
        elif decision:
            decisions.append(decision)
    return decisions, comments, end


def _number(text: str, what: str) -> int:
    try:
        return int(text[:30])
    except ValueError:
        raise BadLog(f"The log is damaged: “{what}” is “{text}”, not a whole number.") from None


def _options(text: str) -> dict[str, str]:
    pairs = [part.partition("=") for part in text.split()]
    if any(not equals for _, equals, _ in pairs):
        raise BadLog(f"The log is damaged: the options “{text}” cannot be read.")
    return {key: value for key, _, value in pairs}


def _position(text: str | None) -> Any:
    try:
        return None if text is None else json.loads(text)
    except (ValueError, RecursionError):
        raise BadLog("The log is damaged: its position cannot be read.") from None
