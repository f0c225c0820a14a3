"""Calls in the browser: the bell on every page, and the app that is installed, offline and brought up to date."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from kontor.server.http import client_files
from tests.server.serving import Served
from tests.server.test_durability import free_port

from .conftest import Player
from .test_play import click_a_choice

UNDO_HINT_RESIGN = re.compile("Undo|Hint|Resign|What if")
BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def test_the_bell_tells_whose_turn_it_is_by_keyboard(newcomer: Callable[..., Player]) -> None:
    ann, ben = newcomer(), newcomer()
    ann.arrive("Ann")
    ben.arrive("Ben")
    table = ann.table([{"kind": "me"}, {"kind": "open"}])
    ann.go("/puzzles")
    ben.api("POST", f"/api/tables/{table}/join")
    bell = ann.page.get_by_role("button", name="one thing waits for you")
    expect(bell).to_be_visible()
    expect(ann.page).to_have_title("(1) Puzzles · Kontor")
    ann.page.keyboard.press("n")
    row = ann.page.get_by_role("menuitem", name="Your turn in Little Town")
    expect(row).to_be_focused()
    expect(row).to_contain_text("Ben is waiting for you.")
    expect(row).to_contain_text("New:")
    ann.page.keyboard.press("Escape")
    expect(bell).to_be_focused()
    ann.page.keyboard.press("n")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url(f"**/table/{table}")
    ann.wait(lambda: bool(ann.scene))
    ben.go("/")
    expect(ben.page.get_by_role("button", name="Bell")).to_be_visible()
    ben.page.keyboard.press("n")
    expect(ben.page.get_by_text("Nothing waits for you.")).to_be_visible()
    expect(ben.page.get_by_role("link", name="Find a table")).to_be_visible()


def test_calls_are_chosen_in_the_account(newcomer: Callable[..., Player]) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    ann.go("/account")
    calls = ann.page.locator("#calls")
    calls.get_by_role("switch", name="Webhook").check()
    calls.get_by_label("Address", exact=True).fill("ftp://nowhere")
    calls.get_by_role("switch", name="Quiet hours").check()
    calls.get_by_role("button", name="Save").click()
    expect(calls.get_by_role("alert")).to_contain_text("https://")
    ann.errors.clear()  # the browser notes that it was refused
    calls.get_by_label("Address", exact=True).fill("https://example.org/hook")
    calls.get_by_role("button", name="Save").click()
    expect(ann.page.get_by_text("Your calls are saved.")).to_be_visible()
    chosen = ann.api("GET", "/api/bell/settings")["chosen"]
    assert chosen["quiet"] == {"begin": "22:00", "end": "07:00"} and chosen["webhook"]["on"]
    ann.page.keyboard.press("n")
    expect(ann.page.get_by_text("Quiet from 22:00 to 07:00")).to_be_visible()


def test_a_push_is_shown_by_the_browser_and_opens_the_table(newcomer: Callable[..., Player]) -> None:
    """The service worker of the page, as a push service would wake it."""
    ann = newcomer(service_workers="allow", permissions=["notifications"])
    ann.arrive("Ann")
    table = ann.table(BOTS)
    ann.go("/puzzles")
    page = ann.page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    known: list[Any] = []
    devtools = ann.context.new_cdp_session(page)
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    ann.wait(lambda: bool(known))
    call = {"title": "Your turn in Little Town", "body": "Ben is waiting for you.", "tag": table}
    pushed = {
        "origin": ann.address,
        "registrationId": known[0]["registrationId"],
        "data": json.dumps({**call, "path": f"/table/{table}"}),
    }
    devtools.send("ServiceWorker.deliverPushMessage", pushed)
    notifications = """navigator.serviceWorker.getRegistration().then(found => found.getNotifications())
        .then(all => all.map(({title, body, tag}) => ({title, body, tag})))"""
    ann.wait(lambda: page.evaluate(notifications) == [call])
    # A click of the system cannot be made here: it alone allows a page to come to the front.
    clicked = """async () => {
        WindowClient.prototype.focus = function () { return Promise.resolve(this) }
        const [notification] = await registration.getNotifications()
        dispatchEvent(new NotificationEvent('notificationclick', {notification}))
    }"""
    ann.context.service_workers[0].evaluate(clicked)
    page.wait_for_url(f"**/table/{table}")
    ann.wait(lambda: bool(ann.scene))
    assert page.evaluate(notifications) == []


class App:
    """A server that is away at times, and comes back with another build of the client."""

    def __init__(self, folder: Path, client: Path) -> None:
        self._folder, self.client, self._port = folder, client, free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self._server: Served | None = None

    def open(self) -> None:
        self._server = Served(self._folder, self._port, choose_seeds=True).__enter__()

    def close(self) -> None:
        if self._server is not None:
            self._server.__exit__()
            self._server = None

    def build_another(self) -> None:
        """As a release would: other names of files, and a service worker that lists them."""
        (script,) = self.client.glob("assets/index-*.js")
        another = script.rename(script.with_name("index-another.js"))
        another.write_text(another.read_text() + "\nwindow.another = true\n")
        for file in (self.client / "index.html", self.client / "sw.js"):
            text = file.read_text().replace(script.name, another.name)
            file.write_text(re.sub(r"kontor-shell-\w+", "kontor-shell-another", text))


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    client = tmp_path / "client"
    shutil.copytree(client_files.CLIENT, client)
    monkeypatch.setattr(client_files, "CLIENT", client)
    app = App(tmp_path / "server", client)
    app.open()
    yield app
    app.close()


def test_the_app_is_read_offline_and_another_version_takes_over_by_itself(
    app: App, newcomer: Callable[..., Player]
) -> None:
    ann = newcomer(service_workers="allow")
    ann.address, page = app.address, ann.page
    ann.arrive("Ann")
    table = ann.table(BOTS)
    ann.sit(table)
    manifest: Any = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    assert manifest["name"] and manifest["start_url"] == "/" and manifest["display"] == "standalone"
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ann.sit(table)  # now by the worker, which keeps what is read
    is_kept = "id => caches.match(`/offline/table/${id}`).then(found => !!found)"
    ann.wait(lambda: bool(page.evaluate(is_kept, table)))  # wait_for_function does not wait for promises
    legal, offline = page.locator("[data-legal]"), page.get_by_text(re.compile("^Offline"))
    expect(legal.first).to_be_attached()

    # without the server: to be read, and nothing to decide
    app.close()
    page.reload()
    expect(offline).to_contain_text("You see the table as it was last")
    expect(page.get_by_role("heading", name="Nothing to decide while you are offline")).to_be_visible()
    expect(page.get_by_role("heading", name="Market")).to_be_visible()
    expect(legal).to_have_count(0)
    expect(page.get_by_role("button", name=UNDO_HINT_RESIGN)).to_have_count(0)
    ann.go("/")
    expect(offline).to_contain_text("Tables you opened lately can still be read")
    expect(page.get_by_role("heading", name="Little Town").first).to_be_visible()
    offline.get_by_role("link", name="Little Town (Ann, Random bot)").click()
    expect(offline).to_contain_text("You see the table as it was last")

    # it is back, of another version: the table comes to life, and goes on with the files it has
    app.build_another()
    page.evaluate("window.same = true")
    app.open()
    expect(offline).to_be_hidden(timeout=30_000)
    expect(page.get_by_role("button", name="Bell")).to_be_visible()
    ann.wait(lambda: "kontor-shell-another" in page.evaluate("caches.keys()"))
    expect(legal.first).to_be_visible()
    click_a_choice(ann)
    assert page.evaluate("[window.same, window.another]") == [True, None]
    old = page.evaluate("document.querySelector('script[type=module]').src")
    assert page.evaluate("url => fetch(url).then(answer => answer.ok)", old)  # which the server has no more
    # the next page is the new one, with or without a server
    page.get_by_role("link", name="Kontor").first.click()
    page.wait_for_function("() => window.another && !window.same")
    app.close()
    page.reload()
    page.wait_for_function("() => window.another === true")
    ann.page.goto("about:blank")
    ann.errors.clear()  # of the time without a server
