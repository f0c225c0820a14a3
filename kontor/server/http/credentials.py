"""Routes: how somebody comes in. Addresses, resets, passkeys, sessions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Request

from ..accounts.addresses import Addresses
from ..accounts.links import Link, LinkKind, Links
from ..accounts.passkeys import Passkeys, Purpose, RelyingParty
from ..accounts.people import Person, check_password
from ..accounts.post import AccountPost
from ..accounts.sessions import Session
from ..care.sanctions import sanctions_of
from ..contract.accounts import (
    Account,
    Asked,
    NewAddress,
    NewPasskey,
    OpenedLink,
    PasskeyHead,
    PasskeyOptions,
    PasskeyShown,
    PasswordConfirmation,
    Reset,
    ResetWish,
    SanctionHead,
    SessionHead,
    Verified,
)
from ..contract.answers import Me
from ..errors import Refused
from ..limits.login_attempts import (
    LOGIN,
    LOGIN_FROM_ADDRESS,
    LOGIN_TO_ACCOUNT,
    MAIL_FROM_ADDRESS,
    MAIL_TO_ACCOUNT,
    OPEN_FROM_ADDRESS,
)
from ..limits.rates import address_of
from ..mail import MailFailed
from .accounts import SigningIn
from .dependencies import (
    Attempts,
    Caller,
    ChangingCaller,
    Language,
    PeopleStore,
    Registry,
    SessionStore,
    Somebody,
    part,
)

router = APIRouter(tags=["accounts"])
SESSION_SHOWN = 16  # characters of a session's id that its person gets to see

AddressBook = Annotated[Addresses, part("addresses")]
KeyRing = Annotated[Passkeys, part("passkeys")]
LinkBook = Annotated[Links, part("links")]
Post = Annotated[AccountPost, part("post")]


async def _party(request: Request) -> RelyingParty:
    return RelyingParty.of(request, request.app.state.settings)


Party = Annotated[RelyingParty, Depends(_party)]


async def _recent(caller: ChangingCaller, person: Somebody) -> Person:
    """For changes of how somebody comes in: an unwatched browser must not be enough for them."""
    if person.login is None:
        raise Refused("account-needed", 409)
    if not caller.is_recent:
        raise Refused("confirm-first", 428)
    return person


Confirmed = Annotated[Person, Depends(_recent)]


# ---- how it stands ----
async def _account(request: Request, session: Session) -> Account:
    state, person = request.app.state, session.person
    if person is None:
        raise Refused("say-your-name", 401)
    kept = await state.addresses.of(person)
    return Account(
        guest=person.login is None,
        address=kept.address,
        verified=kept.verified,
        wanted=kept.wanted,
        mail=state.post.available,
        recent=session.is_recent,
        passkeys=[
            PasskeyHead(
                id=row["id"],
                name=row["name"],
                created=row["created"].isoformat() + "Z",
                used=row["used"].isoformat() + "Z" if row["used"] else None,
            )
            for row in await state.passkeys.of(person)
        ],
        sessions=[
            SessionHead(
                id=row["id"][:SESSION_SHOWN],
                device=row["device"],
                created=row["created"].isoformat() + "Z",
                seen=row["seen"].isoformat() + "Z",
                current=row["id"] == session.id,
            )
            for row in await state.sessions.all_of(person)
        ],
        sanctions=[sanction_head(row) for row in await sanctions_of(state.store, person.id)],
    )


def sanction_head(row: sa.RowMapping) -> SanctionHead:
    return SanctionHead(
        id=row["id"],
        kind=row["kind"],
        reason=row["reason"],
        at=row["at"].isoformat() + "Z",
        until=row["until"].isoformat() + "Z" if row["until"] else None,
        lifted=row["lifted"] is not None,
    )


@router.get("/account")
async def account(request: Request, caller: Caller) -> Account:
    """How the caller comes in: address, passkeys, sessions; and what they may not do."""
    return await _account(request, caller)


@router.post("/account/confirm")
async def confirm(
    body: PasswordConfirmation,
    request: Request,
    caller: ChangingCaller,
    person: Somebody,
    people: PeopleStore,
    attempts: Attempts,
    sessions: SessionStore,
) -> Account:
    """Show the password once more."""
    account = LOGIN_TO_ACCOUNT, person.login or ""
    await attempts.count((LOGIN_FROM_ADDRESS, address_of(request)), account, (LOGIN, ""))
    await people.confirm_password(person, body.password)
    await attempts.forgive(*account)
    return await _account(request, await sessions.confirm(caller))


# ---- addresses ----
@router.post("/account/address")
async def change_address(
    body: NewAddress,
    request: Request,
    caller: ChangingCaller,
    person: Confirmed,
    addresses: AddressBook,
    post: Post,
    attempts: Attempts,
    lang: Language,
) -> Account:
    """A link is sent there; until it is opened, the address before it counts."""
    if not post.available:
        raise Refused("no-mail", 409)
    await attempts.count((MAIL_FROM_ADDRESS, address_of(request)), (MAIL_TO_ACCOUNT, person.id))
    address = await addresses.want(person, body.address)
    try:
        await post.verify(person, address, lang)
    except MailFailed:
        raise Refused("mail-failed", 502) from None
    return await _account(request, caller)


@router.post("/account/address/remove")
async def remove_address(
    request: Request, caller: ChangingCaller, person: Confirmed, addresses: AddressBook
) -> Account:
    await addresses.forget(person)
    return await _account(request, caller)


class LinkOpening:
    """The link of a mail was opened, in whatever browser; not too often from one place."""

    def __init__(
        self, request: Request, _: ChangingCaller, links: LinkBook, people: PeopleStore, attempts: Attempts
    ) -> None:
        self._request, self._links, self._people, self._attempts = request, links, people, attempts

    async def count(self) -> None:
        await self._attempts.count((OPEN_FROM_ADDRESS, address_of(self._request)))

    async def open(self, kind: LinkKind, token: str) -> tuple[Link, Person | None]:
        link = await self._links.open(kind, token)
        return link, await self._people.get(link.person)


Opening = Annotated[LinkOpening, Depends()]


@router.post("/verify")
async def verify(body: OpenedLink, opening: Opening, addresses: AddressBook, post: Post, lang: Language) -> Verified:
    """The address is its person's."""
    await opening.count()
    link, person = await opening.open("verify", body.token)
    assert link.address is not None
    before = await addresses.of(person) if person else None
    await addresses.verify(link.person, link.address)
    if person and before and before.verified and before.address and before.address != link.address:
        post.tell_changed(person, before.address, "mail-changed-address", lang)
    return Verified(address=link.address)


# ---- a forgotten password ----
@router.post("/reset")
async def ask_for_reset(
    body: ResetWish, request: Request, _: ChangingCaller, post: Post, attempts: Attempts, lang: Language
) -> Asked:
    """A link for a new password goes to the verified address of that login. The answer says nothing of who exists."""
    await attempts.count((MAIL_FROM_ADDRESS, address_of(request)))
    if post.available:
        post.reset(body.login, lang)
    return Asked(mail=post.available)


@router.post("/reset/finish")
async def reset(
    body: Reset,
    opening: Opening,
    people: PeopleStore,
    addresses: AddressBook,
    post: Post,
    attempts: Attempts,
    sign_in: SigningIn,
    lang: Language,
) -> Me:
    """A new password by a link; all sessions end, and this browser is logged in."""
    await opening.count()
    check_password(body.password)  # before the link is used up
    _, person = await opening.open("reset", body.token)
    if person is None:
        raise Refused("link-dead", 410)
    await people.set_password(person, body.password)
    await attempts.forgive(LOGIN_TO_ACCOUNT, person.login or "")
    kept = await addresses.of(person)
    if kept.verified and kept.address:
        post.tell_changed(person, kept.address, "mail-changed-password", lang)
    return await sign_in.begin_alone(person)


# ---- passkeys ----
@router.post("/account/passkeys/ask")
async def ask_for_passkey(caller: ChangingCaller, person: Confirmed, passkeys: KeyRing, party: Party) -> PasskeyOptions:
    return PasskeyOptions(options=await passkeys.ask_to_register(caller, person, party))


@router.post("/account/passkeys")
async def add_passkey(
    body: NewPasskey, request: Request, caller: ChangingCaller, person: Confirmed, passkeys: KeyRing, party: Party
) -> Account:
    await passkeys.register(caller, person, party, body.name, body.credential)
    return await _account(request, caller)


@router.post("/account/passkeys/{key}/remove")
async def remove_passkey(
    key: str, request: Request, caller: ChangingCaller, person: Confirmed, passkeys: KeyRing
) -> Account:
    await passkeys.remove(person, key if key.isalnum() and key.isascii() else "")
    return await _account(request, caller)


async def _whose(
    request: Request, caller: ChangingCaller, passkeys: KeyRing, party: Party, attempts: Attempts
) -> Callable[[Purpose, str], Awaitable[Person]]:
    async def whose(purpose: Purpose, credential: str) -> Person:
        await attempts.count((LOGIN_FROM_ADDRESS, address_of(request)), (LOGIN, ""))
        return await passkeys.shown(caller, purpose, party, credential)

    return whose


WhosePasskey = Annotated[Callable[[Purpose, str], Awaitable[Person]], Depends(_whose)]
"""Who shows a passkey; not too often from one place."""


@router.post("/account/confirm/ask")
async def ask_to_confirm(caller: ChangingCaller, person: Somebody, passkeys: KeyRing, party: Party) -> PasskeyOptions:
    return PasskeyOptions(options=await passkeys.ask(caller, "confirm", party, person))


@router.post("/account/confirm/passkey")
async def confirm_by_passkey(
    body: PasskeyShown,
    request: Request,
    caller: ChangingCaller,
    person: Somebody,
    whose: WhosePasskey,
    sessions: SessionStore,
) -> Account:
    """Show a passkey once more."""
    if (await whose("confirm", body.credential)).id != person.id:
        raise Refused("passkey-wrong", 403)
    return await _account(request, await sessions.confirm(caller))


@router.post("/passkey/ask")
async def ask_to_log_in(caller: ChangingCaller, passkeys: KeyRing, party: Party) -> PasskeyOptions:
    """For whoever has a passkey for this server: nobody says who they are."""
    return PasskeyOptions(options=await passkeys.ask(caller, "login", party))


@router.post("/passkey/login")
async def log_in_by_passkey(body: PasskeyShown, caller: ChangingCaller, whose: WhosePasskey, sign_in: SigningIn) -> Me:
    person = await whose("login", body.credential)
    return await sign_in.come_in(caller, person, body.take_along)


# ---- sessions ----
@router.post("/account/sessions/{known_as}/end")
async def end_session(
    known_as: str,
    request: Request,
    caller: ChangingCaller,
    person: Somebody,
    sessions: SessionStore,
    registry: Registry,
) -> Account:
    """One of the other browsers is logged out; for the own one there is `/logout`."""
    exact = len(known_as) == SESSION_SHOWN and known_as.isalnum() and not caller.id.startswith(known_as)
    ended = await sessions.end_one(person, known_as) if exact else []
    if not ended:
        raise Refused("no-session", 404)
    registry.end_sessions(ended)
    return await _account(request, caller)


@router.post("/account/sessions/end-others")
async def end_other_sessions(
    request: Request, caller: ChangingCaller, _: Somebody, sessions: SessionStore, registry: Registry
) -> Account:
    registry.end_sessions(await sessions.end_others(caller))
    return await _account(request, caller)
