"""Who may look at a private tournament, and sign up by invitation: whoever has its link, plays in it or runs it."""

from __future__ import annotations

import hmac

from ..accounts.people import Person
from ..errors import Refused
from .records import Tournament


def has_key(tournament: Tournament, key: str) -> bool:
    return bool(tournament.key) and hmac.compare_digest(tournament.key.encode(), key.encode("utf-8", "replace"))


def takes_part(tournament: Tournament, person: Person | None) -> bool:
    return person is not None and (person.id == tournament.organiser or tournament.entrant_of(person) is not None)


def must_be_let_in(tournament: Tournament, person: Person | None, key: str) -> None:
    if not (tournament.public or takes_part(tournament, person) or has_key(tournament, key)):
        raise Refused("private-tournament", 403)
