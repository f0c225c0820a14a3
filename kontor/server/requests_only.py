"""What stands before all routes and looks at requests, while sockets pass."""

from __future__ import annotations

from abc import ABC, abstractmethod

from starlette.datastructures import QueryParams
from starlette.types import ASGIApp, Receive, Scope, Send

from .errors import words


class RequestsOnly(ABC):
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self.answer if scope["type"] == "http" else self._app)(scope, receive, send)

    @abstractmethod
    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None: ...


def told(scope: Scope, key: str, **arguments: str) -> dict[str, str]:
    """Why it is refused, in the language of whoever asks."""
    return {"reason": words(QueryParams(scope["query_string"]).get("lang", ""))(key, **arguments)}
