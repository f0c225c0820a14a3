"""What a request can be refused for: a status and one sentence for a person."""

from __future__ import annotations


class Refused(Exception):
    def __init__(self, reason: str, status: int = 400) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status


class NotThere(Refused):
    def __init__(self, reason: str) -> None:
        super().__init__(reason, 404)
