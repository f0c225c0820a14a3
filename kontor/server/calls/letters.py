"""Calls by mail: one call, or a day's calls, in the person's language; with a way out that needs no login."""

from __future__ import annotations

from collections.abc import Sequence
from email.utils import parseaddr
from html import escape

from itsdangerous import BadSignature, URLSafeSerializer

from ..config import Settings
from ..errors import words
from ..mail import Mailer, MailFailed
from .outside import NotDelivered
from .telling import Told

_ROW = (
    '<tr><td style="padding:12px 0;border-top:1px solid #e3d8c3"><a href="{link}" style="color:#0e6b5c;'
    'font-weight:600;font-size:16px;text-decoration:none">{title}</a><div style="color:#5b5145;font-size:14px;'
    'margin-top:2px">{line}</div></td></tr>'
)
_PAGE = (
    '<!doctype html><html lang="{language}"><body style="margin:0;background:#f5efe2;padding:24px;'
    'font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif;color:#2a231b"><table role="presentation" align="center" '
    'width="100%" style="max-width:520px;background:#fffdf7;border-radius:12px;padding:20px 24px"><tr><td '
    'style="font:600 20px Georgia,serif;padding-bottom:10px">{heading}</td></tr>{rows}</table><p style="max-width:'
    '520px;margin:14px auto 0;font-size:12px;color:#6b6052">{why} <a href="{settings}" style="color:#6b6052">{change}'
    '</a> · <a href="{out}" style="color:#6b6052">{stop}</a></p></body></html>'
)


class Letters:
    def __init__(self, settings: Settings, mailer: Mailer, key: str) -> None:
        self._settings, self._mailer = settings, mailer
        self._signer = URLSafeSerializer(key, salt="unsubscribe")

    @property
    def available(self) -> bool:
        return self._mailer.available

    def whose(self, token: str) -> str | None:
        """The person whose mails shall end, if the link is one of ours."""
        try:
            person = self._signer.loads(token)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    async def send(self, person: str, address: str, language: str, calls: Sequence[Told], name: str) -> None:
        """`name` makes the message the same one if it has to be sent again."""
        said, home = words(language), self._settings.address
        out = f"{home}/api/bell/unsubscribe?token={self._signer.dumps(person)}&lang={language}"
        heading = calls[0].title if len(calls) == 1 else said("call-digest", count=len(calls))
        foot = {"why": said("call-why"), "change": said("call-change"), "stop": said("call-stop")}
        lines = [f"{call.title}\n{call.line}\n{home}{call.path}\n" for call in calls]
        text = "\n".join(
            [*lines, "-- ", foot["why"], f"{foot['change']}: {home}/account", f"{foot['stop']}: {out}", ""]
        )
        rows = [
            _ROW.format(title=escape(call.title), line=escape(call.line), link=escape(home + call.path))
            for call in calls
        ]
        html = _PAGE.format(
            language=language,
            heading=escape(heading),
            rows="".join(rows),
            settings=escape(f"{home}/account"),
            out=escape(out),
            **{key: escape(value) for key, value in foot.items()},
        )
        domain = parseaddr(self._settings.mail_from)[1].partition("@")[2]
        headers = {
            "Message-ID": f"<{name}@{domain}>",
            "List-Unsubscribe": f"<{out}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        try:
            await self._mailer.send(address, heading, text, html, headers)
        except MailFailed as error:
            raise NotDelivered(str(error), error.for_good) from error
