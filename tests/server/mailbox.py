"""A real mail server for tests: what it takes is kept, and it can be told to refuse."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from threading import Condition
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


class Mailbox:
    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []
        self.answers: list[str] = []
        """What it answers to the next messages instead of taking them: `451 later`."""
        self.port = 0
        self._changed = Condition()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.answers:
            return self.answers.pop(0)
        content = envelope.original_content or b""
        message: Any = message_from_bytes(content, policy=policy.default)
        with self._changed:
            self.messages.append(message)
            self._changed.notify_all()
        return "250 taken"

    def wait_for(self, words: str, seconds: float = 60) -> None:
        """Until the latest message has these words."""
        with self._changed:
            came = self._changed.wait_for(lambda: bool(self.messages) and words in text_of(self.messages[-1]), seconds)
        assert came, f"no message with {words!r} came"

    def to(self, address: str) -> list[EmailMessage]:
        return [message for message in self.messages if address in str(message["To"])]

    @property
    def settings(self) -> dict[str, Any]:
        """Of a server that sends its mail here."""
        return {"smtp_host": "127.0.0.1", "smtp_port": self.port, "smtp_tls": "none", "smtp_from": "kontor@kontor.test"}


class _AnyPort(Controller):
    def _trigger_server(self) -> None:
        """The port is known only now."""
        server: Any = self.server
        self.port = server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    controller = _AnyPort(box, hostname="127.0.0.1", port=0)
    controller.start()
    box.port = controller.port
    try:
        yield box
    finally:
        controller.stop()


def text_of(message: EmailMessage, kind: str = "plain") -> str:
    part = message.get_body((kind,))
    assert part is not None
    content: str = part.get_content()
    return content
