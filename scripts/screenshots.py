"""Takes the pictures of docs/screens.md: every page, desktop and phone, light and dark."""

from __future__ import annotations

import shutil
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from kontor import Match, game  # noqa: E402
from kontor.bots import bot_seed, make_bot  # noqa: E402
from tests.browser.conftest import Player  # noqa: E402
from tests.server.test_durability import free_port, start_server  # noqa: E402

OUT = ROOT / "docs" / "screens"
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
SEND = """([table, number, action]) => new Promise(done => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?shot=1`)
    socket.onopen = () => socket.send(JSON.stringify({type: 'move', request: 'shot', number, action}))
    socket.onmessage = m => { if (JSON.parse(m.data).request === 'shot') { socket.close(); done() } }
})"""


def greedy_game() -> Match:
    found = game("little-town")
    engine = found.native()
    match = Match(found, ["Ann", "Ben", "Cili", "Dorota"], 3)
    while not match.over:
        seat = match.to_move
        assert seat is not None
        view = engine.from_bytes(match.hidden(seat).to_bytes())
        match.play(make_bot("greedy").choose(engine, view, seat, match.legal, bot_seed(3, len(match.played))))
    return match


def play_into_the_game(ann: Player, table: str, decisions: int) -> None:
    """The person plays as the greedy bot would, from what their page was sent."""
    engine = game("little-town").native()
    while ann.number < decisions and ann.my_turn():
        names = [player["name"] for player in ann.scene["players"]]
        match = Match("little-town", names, 7)
        for move in ann.api("GET", f"/api/tables/{table}/history")["moves"]:
            match.play(move["notation"])
        seat, number = match.to_move, len(match.played)
        assert seat is not None
        view = engine.from_bytes(match.hidden(seat).to_bytes())
        action = make_bot("greedy").choose(engine, view, seat, match.legal, number)
        ann.page.evaluate(SEND, [table, number, action])
        ann.wait(lambda number=number: ann.number > number)  # type: ignore[misc]
    ann.my_turn()


def take(browser: Browser, address: str, size: str, theme: str, log: str) -> None:
    ann = Player(browser.new_context(viewport=SIZES[size], color_scheme=theme), address)  # type: ignore[arg-type]
    ann.arrive("Ann")
    bots: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    playing = ann.table(bots)
    ann.sit(playing)
    play_into_the_game(ann, playing, 44)
    waiting = ann.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    over = ann.api("POST", "/api/import", {"log": log})["id"]
    pages: dict[str, Any] = {
        "home": "/",
        "new": "/new/little-town",
        "waiting": f"/table/{waiting}",
        "table": f"/table/{playing}",
        "end": f"/table/{over}",
        "replay": f"/replay/{over}?at=40",
        "rules": "/rules/little-town",
        "account": "/account",
    }
    for name, path in pages.items():
        ann.go(path)
        ann.page.wait_for_timeout(1200)
        ann.page.mouse.move(2, 2)
        ann.page.screenshot(path=OUT / f"{name}-{size}-{theme}.png")
    ann.context.close()


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    log = greedy_game().log()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        port = free_port()
        server = start_server(Path(folder), port)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for size in SIZES:
            for theme in ("light", "dark"):
                take(browser, f"http://127.0.0.1:{port}", size, theme, log)
        browser.close()
        server.send_signal(signal.SIGINT)
        server.wait(20)


if __name__ == "__main__":
    main()
