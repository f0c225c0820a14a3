"""Care in the browser: what somebody reports reaches the operator, who acts; and whoever wants to leaves for good."""

from __future__ import annotations

import io
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.serving import Served

from .conftest import Player

PASSWORD = "long enough"


class Club:
    def __init__(self, folder: Path, server: Served) -> None:
        self._folder = folder
        self.address = f"http://127.0.0.1:{server.port}"

    def welcomes(self, player: Player, name: str, role: str | None = None) -> str:
        """Somebody with an account, who reads English; their id."""
        player.address = self.address
        account = {"login": f"{name.lower()}@kontor.test", "password": PASSWORD, "name": name}
        person: str = player.api("POST", "/api/register", account)["person"]["id"]
        player.api("PATCH", "/api/me", {"preferences": {"language": "en"}})
        with sqlite3.connect(self._folder / "kontor.sqlite3") as database:
            database.execute("UPDATE people SET role = ? WHERE id = ?", (role, person))
        return person


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Served(tmp_path, choose_seeds=True) as server:
        yield Club(tmp_path, server)


def test_an_operator_acts_on_a_report_and_speaks_to_everybody(club: Club, newcomer: Callable[..., Player]) -> None:
    ann, ben, eve = newcomer(), newcomer(), newcomer()
    club.welcomes(ann, "Ann", "operator")
    club.welcomes(ben, "Ben")
    eves_id = club.welcomes(eve, "Eve")
    report = {"kind": "person", "person": eves_id, "reason": "insult", "text": "She shouted at me."}
    ben.api("POST", "/api/reports", report)

    ann.go("/operator")
    ann.settled()
    page = ann.page
    expect(page.get_by_text("She shouted at me.")).to_be_visible()
    page.get_by_role("button", name="Eve").click()
    file = page.get_by_role("article", name="Eve")
    expect(file).to_contain_text("reported once")
    file.get_by_label("Sanction").select_option("No chat")
    file.get_by_label("Term").select_option("3 days")
    file.get_by_label("Reason, told to the person").fill("Shouting")
    file.get_by_role("button", name="Impose").click()
    expect(file.get_by_role("listitem")).to_contain_text("Shouting")
    eve.go("/account")
    eve.settled()
    told = eve.page.get_by_role("region", name="Sanctions")
    expect(told).to_contain_text("Reason: Shouting")
    expect(told).to_contain_text("until")
    file.get_by_role("button", name="Lift").click()
    expect(file.get_by_text("lifted")).to_be_visible()
    eve.page.reload()
    eve.settled()
    expect(eve.page.get_by_role("heading", name="Vacation")).to_be_visible()
    expect(told).to_have_count(0)

    page.get_by_label("Reports").check(force=True)
    page.get_by_role("button", name="Handled").click()
    expect(page.get_by_text("No reports here.")).to_be_visible()
    page.get_by_label("Message", exact=True).check(force=True)
    page.get_by_label("Message to everybody").fill("A new version comes tonight.")
    page.get_by_role("button", name="Show on all pages").click()
    ben.go("/")
    ben.settled()
    message = ben.page.get_by_role("complementary", name="Message to everybody")
    expect(message).to_contain_text("A new version comes tonight.")
    message.get_by_role("button", name="Close").click()
    expect(message).to_have_count(0)
    page.get_by_label("Audit log").check(force=True)
    expect(page.get_by_role("main")).to_contain_text("Eve")


def test_whoever_leaves_takes_everything_along_and_is_gone(club: Club, newcomer: Callable[..., Player]) -> None:
    ann, ben = newcomer(), newcomer()
    anns_id = club.welcomes(ann, "Ann")
    ben.address = club.address
    ben.arrive("Ben")
    table = ann.table([{"kind": "me"}, {"kind": "open"}])
    ben.api("POST", f"/api/tables/{table}/join")
    ann.go("/account")
    ann.settled()
    page = ann.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    with zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes())) as archive:
        assert b"ann@kontor.test" in archive.read("data.json")
        assert any(table in name for name in archive.namelist())
    page.get_by_role("button", name="Delete my account").click()
    for_good = page.get_by_role("button", name="Delete for good")
    expect(for_good).to_be_disabled()
    page.get_by_label("I understand").check()
    for_good.click()
    page.get_by_role("dialog", name="Is it you?").get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("Your account is deleted. Goodbye!")).to_be_visible()
    assert ann.api("GET", "/api/me")["person"] is None
    ben.go(f"/table/{table}")
    ben.settled()
    expect(ben.page.get_by_text("Deleted player").first).to_be_visible()
    ann.errors.clear()  # the browser notes that a password was asked for once more
    ann.go(f"/people/{anns_id}")
    ann.settled()
    expect(page.get_by_role("main")).not_to_contain_text("Plays since")
    ann.errors.clear()  # and that there is nobody there
