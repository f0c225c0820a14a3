"""Calls by webhook: one body that Discord (`content`) and Slack (`text`) understand, and programs as well."""

from __future__ import annotations

import orjson

from . import outside
from .telling import Told


async def send(url: str, call: Told, link: str, name: str, anywhere: bool) -> None:
    """`name` is the same if it has to be sent again."""
    text = f"{call.title}. {call.line}".strip()
    body = {
        "content": f"{text}\n{link}",
        "allowed_mentions": {"parse": []},  # a person called @everyone calls nobody
        "text": f"{_plain(text)}\n{_plain(link)}",
        "title": call.title,
        "line": call.line,
        "link": link,
        "id": name,
    }
    headers = {"Content-Type": "application/json", "User-Agent": "Kontor", "Idempotency-Key": name}
    await outside.post(url, orjson.dumps(body), headers, anywhere)


def _plain(text: str) -> str:
    """Slack reads signs in `<...>`: `<!channel>` would call everybody."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
