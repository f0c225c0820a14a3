"""Mails about accounts: the link that verifies an address, the one that resets a password, and what has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any
from urllib.parse import quote

import structlog

from kontor.kernel import LANGUAGES

from ..config import Settings
from ..errors import words
from ..mail import Mailer, MailFailed
from .addresses import Addresses
from .links import Links
from .people import People, Person

log = structlog.get_logger()


class AccountPost:
    def __init__(self, settings: Settings, mailer: Mailer, links: Links, people: People, addresses: Addresses) -> None:
        self._base, self._mailer, self._links = settings.address, mailer, links
        self._people, self._addresses = people, addresses
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def available(self) -> bool:
        return self._mailer.available

    def link(self, page: str, token: str) -> str:
        """The token stands behind a `#`: browsers send it to no server, and it is in no log."""
        return f"{self._base}/{page}#{quote(token, safe='')}"

    async def verify(self, person: Person, address: str, language: str) -> None:
        """Ask whether an address is a person's; raises if the mail was not taken."""
        token = await self._links.make("verify", person.id, address)
        await self._send(person, address, "mail-verify", language, link=self.link("verify", token))

    def reset(self, typed: str, language: str) -> None:
        """A link for whoever has that login or address. It is looked for after the answer, which therefore takes as
        long, and says as much, for a login that nobody has."""
        self._later(self._reset(typed, language))

    async def _reset(self, typed: str, language: str) -> None:
        named = await self._people.with_login(typed)
        known = [] if named is None else [named.id]
        for person_id in dict.fromkeys([*known, *await self._addresses.whose(typed)]):
            person = await self._people.get(person_id)
            kept = await self._addresses.of(person) if person else None
            if person is None or person.login is None or kept is None or not kept.verified or kept.address is None:
                continue
            link = self.link("reset", await self._links.make("reset", person.id))
            await self._send(person, kept.address, "mail-reset", language, link=link, login=person.login)

    def tell_changed(self, person: Person, address: str, what: str, language: str) -> None:
        """That something about the account was changed, so that whoever did not do it hears of it."""
        if self.available:
            self._later(self._send(person, address, what, language, link=f"{self._base}/account"))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_logged(work))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def settled(self) -> None:
        """What is on its way has arrived; for tests."""
        while self._sending:
            await asyncio.gather(*self._sending)

    async def _send(self, person: Person, to: str, what: str, language: str, **facts: str) -> None:
        chosen = person.preferences.get("language")
        say = words(chosen if chosen in LANGUAGES else language)
        text = "\n\n".join(say(f"{what}-{part}", name=person.name, **facts) for part in ("hello", "text", "end"))
        await self._mailer.send(to, say(f"{what}-subject"), text + "\n")

    def close(self) -> None:
        for task in self._sending:
            task.cancel()


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except MailFailed as error:
        log.warning("mail about an account was not taken", reason=str(error))
    except Exception as error:
        log.warning("mail about an account could not be sent", reason=str(error))
