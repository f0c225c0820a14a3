"""Accounts in a real browser: a passkey of a virtual device, and a forgotten password by a mail that really comes."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.mailbox import Mailbox, mailbox, text_of
from tests.server.test_durability import free_port, start_server

from .conftest import PATIENCE

pytestmark = pytest.mark.thorough


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def club(tmp_path: Path, post: Mailbox) -> Iterator[str]:
    port = free_port()
    settings = {f"KONTOR_{key.upper()}": str(value) for key, value in post.settings.items()}
    address = f"http://localhost:{port}"  # passkeys: browsers trust localhost as they trust https
    process = start_server(tmp_path, port, **settings, KONTOR_PUBLIC_URL=address)
    yield address
    process.send_signal(signal.SIGINT)
    process.wait(20)


def with_device(page: Page) -> None:
    """A device with passkeys, whose finger is always the right one."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_opens_the_account_and_a_mail_a_forgotten_password(
    chromium: Browser, club: str, post: Mailbox
) -> None:
    page = chromium.new_context(locale="en").new_page()
    page.set_default_timeout(1000 * PATIENCE)
    with_device(page)
    page.goto(f"{club}/account")
    page.get_by_label("Login name or e-mail").fill("ann")
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("Name of the new passkey").fill("My phone")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("My phone", exact=True)).to_be_visible()
    page.get_by_label("Your address").fill("ann@example.org")
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_text("waiting for its link")).to_be_visible()
    page.goto(_link_in(post))
    expect(page.get_by_text("ann@example.org is confirmed")).to_be_visible()

    page.goto(f"{club}/account")
    page.get_by_role("button", name="Log out", exact=True).first.click()
    page.get_by_text("Log in", exact=True).first.click()
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_text("You are logged in as ann")).to_be_visible()

    other = chromium.new_context(locale="en").new_page()
    other.set_default_timeout(30_000)
    other.goto(f"{club}/reset")
    other.get_by_label("Login name or e-mail").fill("ann")
    other.get_by_role("button", name="Send the link").click()
    expect(other.get_by_text("a link is on its way")).to_be_visible()
    post.wait_for("reset#")
    other.goto(_link_in(post))
    other.get_by_label("New password").fill("another horse")
    other.get_by_role("button", name="Set the password").click()
    expect(other.get_by_text("You are logged in as ann")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Enter your name and play")).to_be_visible()
    page.context.close()
    other.context.close()


def _link_in(post: Mailbox) -> str:
    found = re.search(r"http://localhost:\S+", text_of(post.messages[-1]))
    assert found is not None
    return found[0]
