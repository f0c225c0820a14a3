"""Mail: what is sent arrives as it was meant, and a refusal says whether to try again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kontor.kernel import KontorError
from kontor.server import Settings
from kontor.server.mail import Mailer, MailFailed, is_address

from .mailbox import mailbox, text_of


def mailer(**settings: Any) -> Mailer:
    return Mailer(Settings.load({}, data=Path("/nowhere"), **settings))


def test_a_message_arrives_in_both_forms() -> None:
    with mailbox() as box:
        sender = mailer(**box.settings)
        assert sender.available
        asyncio.run(sender.send("ann@kontor.test", "Zażółć\r\ngęślą", "Ő plain", "<p>Ő rich", {"Message-ID": "<1@k>"}))
        (message,) = box.to("ann@kontor.test")
    assert message["Subject"] == "Zażółć gęślą"  # a line break in it would be a header of its own
    assert message["Message-ID"] == "<1@k>" and message["From"] == "Kontor <kontor@kontor.test>"
    assert text_of(message).strip() == "Ő plain" and text_of(message, "html").strip() == "<p>Ő rich"


@pytest.mark.parametrize(("answer", "for_good"), [("451 later", False), ("554 never", True)])
def test_a_refusal_says_whether_to_try_again(answer: str, for_good: bool) -> None:
    with mailbox() as box:
        box.answers.append(answer)
        with pytest.raises(MailFailed) as failed:
            asyncio.run(mailer(**box.settings).send("ann@kontor.test", "s", "t"))
        assert failed.value.for_good is for_good


def test_a_mail_server_that_is_not_there_is_tried_again() -> None:
    with mailbox() as box:
        settings = box.settings
    with pytest.raises(MailFailed) as failed:
        asyncio.run(mailer(**settings).send("ann@kontor.test", "s", "t"))
    assert not failed.value.for_good


def test_without_settings_there_is_no_mail() -> None:
    assert not mailer().available


def test_addresses() -> None:
    assert all(map(is_address, ["ann@example.org", "a.b+c@mail.example.org"]))
    wrong = [
        "",
        "ann",
        "@x.org",
        "ann@org",
        "Ann <ann@example.org>",
        "a@b.c, d@e.f",
        "ann@exa mple.org",
        "a@b.c\nBcc: x",
    ]
    assert not any(map(is_address, wrong))


def test_the_public_address() -> None:
    folder = Path("/nowhere")
    assert Settings.load({}, data=folder).address == "http://127.0.0.1:8000"
    assert Settings.load({}, data=folder, host="0.0.0.0", port=80).address == "http://localhost:80"
    assert Settings.load({}, data=folder, public_url="https://play.example.org/").address == "https://play.example.org"
    with pytest.raises(KontorError):
        Settings.load({}, data=folder, public_url="play.example.org")
    with pytest.raises(KontorError):
        Settings.load({}, data=folder, smtp_from="nobody")
