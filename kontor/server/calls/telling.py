"""A call in words: what a row of the bell, a notification, a mail and a webhook say alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kontor.kernel import KontorError, game

from ..errors import words

PAGES = {"tournament": "/tournament/", "followed": "/people/"}
"""Where calls lead that are not about a table."""
_UNKNOWN: dict[str, str | int] = {
    "name": "Kontor",
    "names": "",
    "others": 0,
    "won": 0,
    "round": 0,
    "what": "",
    "at_zero": "",
    "before": 0,
    "rating": 0,
}
"""What the words need and whoever called did not give."""


@dataclass(frozen=True)
class Told:
    title: str
    line: str
    path: str
    game: str | None


def told(kind: str, about: str, data: Mapping[str, Any], language: str) -> Told:
    """Whoever calls may give other words (`title`, `line`) and another page (`path`) than the kind has."""
    known = data.get("game")
    arguments = {**_UNKNOWN, **data, "game": _name(known, language)}
    spoken, key = words(language), f"call-{kind}"
    line = str(data.get("line") or "")
    return Told(
        title=str(data["title"]) if data.get("title") else spoken(key, **arguments),
        line=line or spoken(f"{key}.line", **arguments),
        path=str(data.get("path") or _page(kind, about, data)),
        game=str(known) if known else None,
    )


def _page(kind: str, about: str, data: Mapping[str, Any]) -> str:
    if kind == "care":
        return "/account"
    if table := data.get("table"):  # of a tournament; whoever plays needs no key
        return f"/table/{table}"
    return f"{PAGES.get(kind, '/table/')}{about}" + (f"?key={data['key']}" if data.get("key") else "")


def _name(known: Any, language: str) -> str:
    try:
        return game(str(known)).name(language) if known else "Kontor"
    except KontorError:  # a game that is no longer here
        return str(known)
