"""What only whoever runs the server may see: with the password of the setting `operator`."""

from __future__ import annotations

import base64
import html
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import Request

from ..errors import PlainRefusal


class _Asked(PlainRefusal):
    def __init__(self) -> None:
        super().__init__("Only the operator may see this.", 401)
        self.headers = {"WWW-Authenticate": 'Basic realm="Kontor", charset="UTF-8"'}


def operator_only(password: str) -> Callable[[Request], Awaitable[None]]:
    """Checks `Authorization`: Basic with any name, for browsers, or Bearer. Without a password: nothing here."""

    async def check(request: Request) -> None:
        if not password:
            raise PlainRefusal("Page not found.", 404)
        given = _given(request.headers.get("authorization", ""))
        if given is None or not secrets.compare_digest(given.encode(), password.encode()):
            raise _Asked

    return check


def _given(header: str) -> str | None:
    kind, _, value = header.partition(" ")
    if kind.lower() == "bearer":
        return value.strip()
    try:
        return base64.b64decode(value, validate=True).decode().partition(":")[2] if kind.lower() == "basic" else None
    except ValueError:
        return None


def described(openapi: dict[str, Any]) -> str:
    """The requests of the HTTP interface as a page; it needs no script, and nothing from elsewhere."""
    rows = [
        f"<tr><td>{method.upper()}</td><td><code>/api{html.escape(path)}</code></td>"
        f"<td>{html.escape(facts.get('description') or facts['summary'])}</td></tr>"
        for path, methods in openapi["paths"].items()
        for method, facts in methods.items()
    ]
    title = f"{html.escape(openapi['info']['title'])} {html.escape(openapi['info']['version'])}"
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    intro = (
        f'<h1>{title}</h1><p>{html.escape(openapi["info"]["description"])} <a href="openapi.json">openapi.json</a></p>'
    )
    return f"{head}{intro}<table>{''.join(rows)}</table></html>"
