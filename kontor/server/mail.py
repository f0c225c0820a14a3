"""Mail: one message at a time to the operator's SMTP server. Without one, nobody gets mail."""

from __future__ import annotations

from collections.abc import Mapping
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr

import aiosmtplib

from .config import Settings
from .moments import aware

PATIENCE = 20.0  # seconds for one message
LONGEST_ADDRESS = 120


class MailFailed(Exception):
    """A message was not taken. `for_good`: it will not be taken the next time either."""

    def __init__(self, reason: str, for_good: bool) -> None:
        super().__init__(reason)
        self.for_good = for_good


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def available(self) -> bool:
        return bool(self._settings.smtp_host)

    async def send(
        self, to: str, subject: str, text: str, html: str = "", headers: Mapping[str, str] | None = None
    ) -> None:
        """Returns when the server has taken the message; `MailFailed` says whether it is worth another try."""
        message = self._message(to, subject, text, html, headers or {})
        settings = self._settings
        try:
            await aiosmtplib.send(
                message,
                recipients=[to],
                hostname=settings.smtp_host,
                port=settings.smtp_port or None,
                username=settings.smtp_user or None,
                password=settings.smtp_password or None,
                use_tls=settings.smtp_tls == "tls",
                start_tls=True if settings.smtp_tls == "starttls" else False if settings.smtp_tls == "none" else None,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise MailFailed(str(error), all(one.code >= 500 for one in error.recipients)) from error
        except aiosmtplib.SMTPResponseException as error:
            raise MailFailed(str(error), error.code >= 500) from error
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise MailFailed(str(error) or type(error).__name__, False) from error

    def _message(self, to: str, subject: str, text: str, html: str, headers: Mapping[str, str]) -> EmailMessage:
        name, address = parseaddr(self._settings.mail_from)
        message = EmailMessage()
        message["From"] = Address(name or "Kontor", addr_spec=address)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = " ".join(subject.split())
        message["Date"] = format_datetime(aware())
        message["Auto-Submitted"] = "auto-generated"  # no out-of-office answers (RFC 3834)
        for header, value in headers.items():
            message[header] = value
        if "Message-ID" not in message:
            message["Message-ID"] = make_msgid(domain=address.partition("@")[2])
        message.set_content(text)
        if html:
            message.add_alternative(html, subtype="html")
        return message


def is_address(text: str) -> bool:
    """Whether mail could go there: one address, no name, no line break; whether somebody reads it shows later."""
    if not 3 <= len(text) <= LONGEST_ADDRESS or any(c.isspace() or not c.isprintable() for c in text):
        return False
    name, at, domain = text.rpartition("@")
    if not at or not name or "." not in domain.strip(".") or parseaddr(text)[1] != text:
        return False
    try:
        Address(addr_spec=text)
    except (ValueError, IndexError):
        return False
    return True
