"""Cookies and tokens that were altered."""

from __future__ import annotations

import random
from base64 import urlsafe_b64decode
from typing import Any

from itsdangerous import Signer, URLSafeTimedSerializer
from starlette.testclient import TestClient

from kontor.server.accounts.sessions import COOKIE

from ..conftest import House
from .conftest import id_of


def _altered(text: str, chance: random.Random) -> str:
    """Another text: something changed, cut, doubled or put in."""
    at = chance.randrange(len(text))
    match chance.randrange(6):
        case 0:
            return text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]
        case 1:
            return text[:at]
        case 2:
            return text + chance.choice(["A", ".", "=", " x", "\xe9", text])
        case 3:
            return text[:at] + chance.choice([".", "-", "%00", "\xff", "=", "A" * 5000]) + text[at:]
        case 4:
            parts = text.split(".")
            chance.shuffle(parts)
            return ".".join(parts) if parts != text.split(".") else "." + text
        case _:
            return text[at:] + text[:at] if at else text[1:]


def _signed(text: str) -> tuple[str, bytes]:
    """What is signed, and the signature: the same one can be written in several ways."""
    signed, _, signature = text.rpartition(".")
    try:
        return signed, urlsafe_b64decode(signature.encode("ascii", "ignore") + b"==")
    except ValueError:
        return signed, b""


def _others(text: str, chance: random.Random) -> list[str]:
    return [other for other in (_altered(text, chance) for _ in range(150)) if _signed(other) != _signed(text)]


def test_altered_cookies_are_nobody_and_altered_tokens_change_nothing(strict: House) -> None:
    ann, ben, chance = strict.browser("Ann"), strict.browser("Ben"), random.Random(11)
    cookie, token = ann.client.cookies[COOKIE], ann.token
    forged = URLSafeTimedSerializer("another key", salt="cookie").dumps(["session", id_of(ann)])
    unsalted = URLSafeTimedSerializer("s" * 32, salt="token").dumps(["session", id_of(ann)])
    payloads: list[Any] = [7, None, {}, [1]]
    odd = [URLSafeTimedSerializer("s" * 32, salt="cookie").dumps(data) for data in payloads]
    cookies = [*_others(cookie, chance), "", ".", "..", token, forged, unsalted, *odd]
    client = TestClient(strict.app)
    client.portal = ann.client.portal
    for bad in cookies:
        client.cookies.clear()
        answer = client.get("/api/me", headers=[(b"cookie", f"{COOKIE}={bad}".encode("latin-1"))])
        assert answer.status_code == 200 and answer.json()["person"] is None, bad
    signed = Signer("another key", salt="token").sign("a").decode()
    for bad in (*_others(token, chance), "", cookie, ben.token, signed):
        client.cookies.clear()
        headers = [(b"cookie", f"{COOKIE}={cookie}".encode()), (b"x-kontor-token", bad.encode("latin-1"))]
        answer = client.post("/api/guest", json={"name": "Mallory"}, headers=headers)
        assert answer.status_code == 403 and "token" in answer.json()["reason"], bad
    assert ann.get("/api/me")["person"]["name"] == "Ann"
