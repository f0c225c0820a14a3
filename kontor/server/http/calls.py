"""Routes: the bell, and where somebody wants to be called."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Response
from fastapi.responses import HTMLResponse

from ..calls.bell import Bell
from ..calls.choices import Choices
from ..calls.courier import Courier
from ..calls.letters import Letters
from ..calls.listing import Listing
from ..calls.outside import NotDelivered, may_ask
from ..calls.push import Pusher
from ..calls.telling import Told
from ..config import Settings
from ..contract import calls as contract
from ..errors import Refused, words
from ..limits.rates import RateLimit
from .dependencies import Caller, Language, Somebody, part

router = APIRouter(prefix="/bell", tags=["calls"])
TheBell = Annotated[Bell, part("bell")]
TheChoices = Annotated[Choices, part("choices")]
TheCourier = Annotated[Courier, part("courier")]
TheLetters = Annotated[Letters, part("letters")]
TheListing = Annotated[Listing, part("bell_listing")]
ThePusher = Annotated[Pusher, part("pusher")]
TheSettings = Annotated[Settings, part("settings")]
TestLimit = Annotated[RateLimit, part("test_call_limit")]
Token = Annotated[str, Query(max_length=300)]


class SettingsPage:
    """All that the page of call settings shows of somebody."""

    def __init__(self, choices: TheChoices, pusher: ThePusher, letters: TheLetters) -> None:
        self._choices, self._pusher, self._letters = choices, pusher, letters

    async def of(self, person: str) -> contract.CallSettings:
        return contract.CallSettings(
            chosen=await self._choices.of(person),
            push_key=self._pusher.key,
            browsers=len(await self._choices.browsers(person)),
            mail=self._letters.available,
            address=await self._choices.address(person),
        )


ThePage = Annotated[SettingsPage, Depends()]


@router.get("")
async def bell(caller: Caller, listing: TheListing, lang: Language) -> contract.BellView:
    """What waits for the caller and what happened; nothing for somebody without a name."""
    if caller.person is None:
        return contract.BellView(waiting=0, fresh=0, calls=[], quiet=None)
    return await listing.of(caller.person.id, lang)


@router.post("/read")
async def read(
    body: contract.CallsRead, person: Somebody, bell: TheBell, listing: TheListing, lang: Language
) -> contract.BellView:
    """These calls, or all, are seen."""
    await bell.read(person.id, body.ids)
    return await listing.of(person.id, lang)


@router.get("/settings")
async def settings(caller: Caller, page: ThePage) -> contract.CallSettings:
    if caller.person is None:
        raise Refused("say-your-name", 401)
    return await page.of(caller.person.id)


@router.post("/settings")
async def choose(
    body: contract.CallChoices, person: Somebody, choices: TheChoices, page: ThePage, server: TheSettings
) -> contract.CallSettings:
    if (body.webhook.url or body.webhook.on) and not may_ask(body.webhook.url, server.call_anywhere):
        raise Refused("webhook-form")
    await choices.choose(person.id, body)
    return await page.of(person.id)


@router.post("/push")
async def subscribe(
    body: contract.PushSubscription, person: Somebody, choices: TheChoices, page: ThePage, server: TheSettings
) -> contract.CallSettings:
    """This browser is called even if no page of ours is open in it."""
    if not may_ask(body.endpoint, server.call_anywhere):
        raise Refused("push-form")
    await choices.subscribe(person.id, body)
    return await page.of(person.id)


@router.post("/push/end")
async def unsubscribe(
    body: contract.PushEnd, person: Somebody, choices: TheChoices, page: ThePage
) -> contract.CallSettings:
    await choices.unsubscribe(body.endpoint, person.id)
    return await page.of(person.id)


@router.post("/test")
async def test(
    body: contract.TestCall, person: Somebody, courier: TheCourier, limit: TestLimit, lang: Language
) -> contract.TestResult:
    """Sends one call by this way, at once, whatever hour it is."""
    limit.check(person.id)
    said = words(lang)
    try:
        told = Told(said("call-test"), said("call-test.line"), "/account", None)
        await courier.test(person.id, body.channel, told, lang)
    except NotDelivered as error:
        return contract.TestResult(sent=False, reason=said("call-test-failed", reason=str(error)))
    return contract.TestResult(sent=True, reason="")


_PAGE: dict[int | str, dict[str, Any]] = {
    200: {"description": "A page", "content": {"text/html": {}}},
    404: {"description": "Not a link of ours", "content": {"text/html": {}}},
}


@router.get("/unsubscribe", response_class=Response, responses=_PAGE)
async def ask_to_stop(token: Token, letters: TheLetters, lang: Language) -> Response:
    """The link in a mail. It only asks: programs that look through mails open all links."""
    said = words(lang)
    if letters.whose(token) is None:
        return _page(lang, said("call-stop-unknown"), "", 404)
    return _page(lang, said("call-stop-question"), f'<form method="post"><button>{escape(said("call-stop"))}</button>')


@router.post("/unsubscribe", response_class=Response, responses=_PAGE)
async def stop(token: Token, letters: TheLetters, choices: TheChoices, lang: Language) -> Response:
    """No more calls by mail (RFC 8058): the signed link is enough, nobody has to log in."""
    person, said = letters.whose(token), words(lang)
    if person is None:
        return _page(lang, said("call-stop-unknown"), "", 404)
    await choices.no_mail(person)
    return _page(lang, said("call-stopped"), "")


def _page(language: str, text: str, form: str, status: int = 200) -> Response:
    style = "font:17px/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark"
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kontor</title>'
    body = f'<body style="{style}"><h1>Kontor</h1><p>{escape(text)}</p>{form}'
    return HTMLResponse(f'<!doctype html><html lang="{language}">{head}{body}</html>', status)
