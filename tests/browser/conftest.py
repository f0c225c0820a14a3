"""Real browsers (Chromium through Playwright) against a real server process."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Request, WebSocket, expect, sync_playwright

from kontor.kernel.changes import applied
from tests.server.test_durability import free_port, start_server

ROOT = Path(__file__).parents[2]
FAILED = pytest.StashKey[bool]()
PATIENCE = 30.0  # s: on a busy machine everything takes longer; what comes sooner is not waited for
# A headless Chromium makes a page for the suggestions of the address bar it does not have: half a second of computing
# for every context. The others are what Playwright itself turns off so that nothing is fetched or done unasked: of
# several such lists Chromium takes the last.
WITHOUT = """WebUIOmniboxPopup WebUIOmniboxAimPopup DestroyProfileOnBrowserClose HttpsUpgrades
    HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning
    OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch""".split()


def _missing(what: str) -> None:
    (pytest.fail if os.environ.get("CI") else pytest.skip)(what)


@pytest.fixture(scope="package")  # not longer: Playwright keeps an event loop running, and other tests begin their own
def chromium() -> Iterator[Browser]:
    path = os.environ.get("KONTOR_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        _missing("there is no Chromium on this machine (Debian: chromium)")
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[f"--disable-features={','.join(WITHOUT)}"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (ROOT / "kontor" / "server" / "client" / "index.html").exists():
        _missing("the browser client has not been built (./test builds it)")
    port = free_port()
    # soon absent, soon replaced, and thoughts are short: nobody waits minutes in a test
    brief = {"KONTOR_ABSENCE": "2", "KONTOR_NOTICE": "1", "KONTOR_HINT_ITERATIONS": "600"}
    process = start_server(tmp_path_factory.mktemp("server"), port, **brief, KONTOR_REVIEW_ITERATIONS="20")
    yield f"http://127.0.0.1:{port}"
    process.send_signal(signal.SIGINT)
    process.wait(20)


# Nothing changes for a while, no animation runs that has an end, the last tap is too long ago for a double tap.
SETTLED = """() => new Promise(done => {
    let quiet = 0
    const watch = new MutationObserver(() => { quiet = 0 })
    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true})
    const endless = animation => animation.effect?.getTiming().iterations === Infinity
    const moves = animation => animation.playState === 'running' && !endless(animation)
    const look = now => {
        quiet = document.getAnimations().some(moves) ? 0 : quiet + 1
        if (quiet < 6 || now - window.lastTouch < 350) return requestAnimationFrame(look)
        watch.disconnect()
        done()
    }
    requestAnimationFrame(look)
})"""
# What the server sent is heard here before the page has drawn it.
DRAWN = """async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
}"""
NOTE_TOUCHES = """window.lastTouch = -1e6
addEventListener('pointerup', event => {
    if (event.pointerType !== 'mouse') window.lastTouch = event.timeStamp
}, true)"""


class Player:
    """A person with a browser: the page, everything the server sent it, how many decisions it sent, and every error the
    page made."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.errors: list[str] = []
        self.raw: list[str] = []
        self.decided = 0
        self.scene: dict[str, Any] = {}
        self.scenes: list[dict[str, Any]] = []
        """All it was shown, also those told as what changed."""
        self.number = -1
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        self.page.on("websocket", self._listen)
        self.page.add_init_script(NOTE_TOUCHES)
        self._asking: set[Request] = set()
        self.page.on("request", lambda request: self._asking.add(request))
        self.page.on("requestfinished", lambda request: self._asking.discard(request))
        self.page.on("requestfailed", lambda request: self._asking.discard(request))

    def _listen(self, socket: WebSocket) -> None:
        if "shot=" in socket.url:
            return  # a socket of scripts/screenshots.py, not the page's own

        shown: dict[str, Any] = {}  # the last message with a scene

        def hear(frame: str | bytes) -> None:
            text = frame if isinstance(frame, str) else frame.decode()
            self.raw.append(text)
            message = json.loads(text)
            if message["type"] == "changes":
                if message["since"] != shown["version"]:
                    return  # the page asks for the whole scene
                message["scene"] = applied(shown["scene"], message["changes"])
            if "scene" in message:
                shown.update(message)
                self.scene, self.number = message["scene"], message["number"]
                self.scenes.append(self.scene)

        def count(frame: str | bytes) -> None:
            self.decided += json.loads(frame)["type"] == "decide"

        socket.on("framereceived", hear)
        socket.on("framesent", count)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """What the page itself would ask, with its cookie and token; no page needs to be open."""
        self.wait(lambda: not self._asking)  # a page that asks who it is at the same moment gets another token
        ask = self.context.request  # has the cookies of the browser
        headers = {"X-Kontor-Token": ask.get(f"{self.address}/api/me").json()["token"]}
        answer = ask.fetch(self.address + path, method=method, headers=headers, data=body)
        assert answer.status == 200, answer.text()
        return answer.json()

    def arrive(self, name: str, language: str = "en") -> None:
        """Be somebody; which page is opened is up to the test."""
        self.api("POST", "/api/guest", {"name": name})
        self.api("PATCH", "/api/me", {"preferences": {"language": language}})

    def table(self, seats: list[dict[str, str]], **more: Any) -> str:
        body = {"game": "little-town", "seats": seats, "public": True, "seed": 7, **more}
        table: str = self.api("POST", "/api/tables", body)["id"]
        return table

    def sit(self, table: str) -> None:
        if "/table/" in self.page.url:
            self.go("/account")  # away from the other table, whose scenes are then no longer heard
        self.scene, self.number = {}, -1
        self.go(f"/table/{table}")
        self.wait(lambda: bool(self.scene))
        self.page.evaluate(DRAWN)
        self.take_over()

    def take_over(self) -> None:
        """Where several play at one device: it is me who looks."""
        button = self.page.locator("[aria-labelledby=hand-over] button")
        if button.count():
            button.click()

    def wait(self, until: Callable[[], bool], seconds: float = PATIENCE, every: float = 0.05) -> None:
        for _ in range(int(seconds / every)):
            if until():
                return
            self.page.wait_for_timeout(every * 1000)  # lets Playwright tell what the page has done meanwhile
        asked = ", ".join(request.url.removeprefix(self.address) for request in self._asking) or "nothing"
        raise AssertionError(f"waited too long; the page waits for {asked}")

    def settled(self) -> None:
        """Waits until the page has all it asked for, has drawn it, and nothing moves any more."""
        self.wait(lambda: not self._asking)
        self.page.evaluate(SETTLED)

    def my_turn(self) -> bool:
        """Waits until this player is asked, and sees it; False when the game is over. A bot's first decision comes when
        its process has started, on a busy machine after half a minute."""
        self.wait(lambda: bool(self.scene.get("choices")) or bool(self.scene.get("over")), 60)
        self.page.evaluate(DRAWN)
        self.go_on()
        return not self.scene["over"]

    def go_on(self) -> None:
        """Closes the card at the end of a round, if there is one."""
        button = self.page.locator("[data-go-on]")
        if button.count():
            button.click()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.when == "call" and report.failed
    return report


@pytest.fixture
def newcomer(
    chromium: Browser, address: str, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Callable[..., Player]]:
    """Makes people with browsers of their own; at the end no page may have made an error. Of a test that failed there
    are pictures of what they saw."""
    players: list[Player] = []

    def make(**options: Any) -> Player:
        options.setdefault("viewport", {"width": 1440, "height": 900})
        options.setdefault("reduced_motion", "reduce")
        options.setdefault("service_workers", "block")  # what a test keeps from a page, no worker gives it
        player = Player(chromium.new_context(**options), address)
        players.append(player)
        return player

    yield make
    for number, player in enumerate(players):
        if request.node.stash.get(FAILED, False):
            with contextlib.suppress(Error):
                player.page.screenshot(path=tmp_path / f"{number}.png")
                print(f"what was seen: {tmp_path / f'{number}.png'}")
        player.context.close()
    assert [error for player in players for error in player.errors if "ERR_INTERNET_DISCONNECTED" not in error] == []
