"""What a request can be refused for: a status, and one sentence for a person in their language."""

from __future__ import annotations

from typing import Any

from kontor.kernel import LANGUAGES
from kontor.kernel.words import Words


class Refused(Exception):
    """By the key of a text (`text/en.ftl`) and its arguments."""

    def __init__(self, key: str, status: int = 400, /, **arguments: Any) -> None:
        super().__init__(key)
        self.key, self.status, self.arguments = key, status, arguments

    def reason(self, language: str) -> str:
        return words(language)(self.key, **self.arguments)


class Told(Refused):
    """In words already: what a game says; or, in English, what only programs do wrong."""

    def reason(self, language: str) -> str:
        return self.key


class NotReady(Refused):
    """Not yet: whoever waits for it may ask again and again."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 503)


def words(language: str) -> Words:
    return Words.of("kontor.server", language if language in LANGUAGES else LANGUAGES[0])
