"""What a request can be refused for: a status, and one sentence for a person in their language."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from kontor.kernel import LANGUAGES, Game
from kontor.kernel.words import Words


class Refused(Exception):
    """By the key of a text (`text/en.ftl`) and its arguments."""

    headers: Mapping[str, str] | None = None

    def __init__(self, key: str, status: int = 400, /, **arguments: Any) -> None:
        super().__init__(key)
        self.key, self.status, self.arguments = key, status, arguments

    def reason(self, language: str) -> str:
        return words(language)(self.key, **self.arguments)


class PlainRefusal(Refused):
    """In words already: what a game says; or, in English, what only programs do wrong."""

    def reason(self, language: str) -> str:
        return self.key


class OtherRules(Refused):
    """A game begun with rules that have changed for it since."""

    def __init__(self, game: Game, rules: str, players: int, options: Mapping[str, str]) -> None:
        super().__init__("other-rules", 409, version=rules)
        self._changed = functools.partial(game.changed_since, rules, players, options)

    def reason(self, language: str) -> str:
        known = language if language in LANGUAGES else LANGUAGES[0]
        return f"{super().reason(known)} {self._changed(known) or ''}".rstrip()


class NotReady(Refused):
    """Not yet: whoever waits for it may ask again and again."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 503)


class LostTable(Refused):
    """Another server has this table: whoever asks must ask there."""

    def __init__(self, table_id: str = "") -> None:
        super().__init__("table-elsewhere", 503)
        self.table_id = table_id
        self.headers = {"Retry-After": "1"}


def words(language: str) -> Words:
    return Words.of("kontor.server", language if language in LANGUAGES else LANGUAGES[0])
