"""Options: variants and rulings a table can choose, declared with their values and defaults.

Names and descriptions for people stand in the game's texts (`option-KEY`, `option-KEY.help`, `option-KEY-VALUE`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .errors import BadOption

Value = str | bool
Chosen = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """One choice; the first value has number 0 in the rules."""

    key: str
    values: tuple[str, ...]
    default: str
    since: int = 1
    """The version of the rules that brought it."""

    @property
    def before(self) -> str:
        """What games of earlier versions play with: the first value."""
        return self.values[0]

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off, and nothing else."""
        return self.values == ("no", "yes")


def resolve(options: Sequence[Option], chosen: Chosen | None, version: int | None = None) -> dict[str, str]:
    """Every option with its value, defaults filled in (of an earlier version: what was played then); `BadOption` names
    what is unknown."""
    if not isinstance(chosen, Mapping | None):
        raise BadOption(f"Options must be a mapping such as {{'key': 'value'}}, not {chosen!r}.")
    chosen = dict(chosen or {})
    known = {option.key: option for option in options}
    for key in chosen:
        if key not in known:
            raise BadOption(f"There is no option “{key}”; the options are {', '.join(known)}.")
    out = {}
    for key, option in known.items():
        early = version is not None and version < option.since
        value = chosen.get(key, option.before if early else option.default)
        text = ("yes" if value else "no") if isinstance(value, bool) else str(value).strip().lower()
        if option.is_switch:
            text = {"true": "yes", "on": "yes", "1": "yes", "false": "no", "off": "no", "0": "no"}.get(text, text)
        by_name = {v.lower(): v for v in option.values}
        if text not in by_name:
            raise BadOption(f"Option “{key}” cannot be “{value}”; it must be one of {', '.join(option.values)}.")
        out[key] = by_name[text]
    return out


def numbers(options: Sequence[Option], resolved: Mapping[str, str]) -> list[int]:
    """The values as the rules see them."""
    return [option.values.index(resolved[option.key]) for option in options]


def parse(text: str) -> dict[str, Value]:
    """`"market=draft board=B"` as a mapping."""
    out: dict[str, Value] = {}
    for part in text.replace(",", " ").split():
        key, equals, value = part.partition("=")
        if not equals or not value:
            raise BadOption(f"“{part}” is not an option; write key=value.")
        out[key] = value
    return out
