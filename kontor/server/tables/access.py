"""Who may look at a private table, sit down at it and talk there: its players, its host, and whoever has its link.

The link holds the key. A public table has none, and is open to everybody.
"""

from __future__ import annotations

import hmac
import secrets

from ..accounts.people import Person
from ..errors import Refused
from .records import Header


def new_key(public: bool) -> str:
    return "" if public else secrets.token_urlsafe(16)


def may_enter(header: Header, person: Person | None, key: str) -> bool:
    if header.public:
        return True
    if person is not None and person.id in {header.host, *(seat.person for seat in header.seats)}:
        return True
    return bool(header.key) and hmac.compare_digest(header.key.encode(), key.encode("utf-8", "replace"))


def must_be_let_in(header: Header, person: Person | None, key: str) -> None:
    if not may_enter(header, person, key):
        raise Refused("private-table", 403)
