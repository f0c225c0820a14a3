"""Takes pictures of every page, desktop and phone, light and dark; of all games or of those named.

They go to build/screens, which git does not keep; the few of docs/screens.md are copied there, with fewer colours. With
the word `hints`, only hints and reviews; with `kept`, only those of that page; with a word like `phone-dark`, only that
window and theme.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from palette import shrink
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from kontor import Match, game  # noqa: E402
from kontor.bots import bot_seed, make_bot  # noqa: E402
from kontor.learn.puzzles import shipped  # noqa: E402
from tests.browser.conftest import Player  # noqa: E402
from tests.server.test_durability import free_port, start_server  # noqa: E402

OUT = ROOT / "build" / "screens"
KEPT = ROOT / "docs" / "screens"
SHOWN = frozenset(re.findall(r"screens/([a-z-]+)\.png", (ROOT / "docs" / "screens.md").read_text(encoding="utf-8")))
SIZES = {
    "desktop": {"width": 1440, "height": 900},
    "small": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}
LOOKS = [(size, theme) for size in SIZES for theme in ("light", "dark")]
SEND = """([table, number, action]) => new Promise(done => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?shot=1`)
    socket.onopen = () => socket.send(JSON.stringify({type: 'decide', request: 'shot', number, action}))
    socket.onmessage = m => { if (JSON.parse(m.data).request === 'shot') { socket.close(); done() } }
})"""


def greedy_game(name: str, players: int, seed: int) -> Match:
    found = game(name)
    engine = found.native()
    match = Match(found, ["Ann", "Ben", "Cili", "Dorota"][:players], seed)
    while not match.over:
        seat = match.to_move
        assert seat is not None
        view = engine.from_bytes(match.hidden(seat).to_bytes())
        match.play(make_bot("greedy").choose(engine, view, seat, match.legal, bot_seed(seed, len(match.played))))
    return match


def play_into_the_game(ann: Player, name: str, enough: Callable[[Player], bool]) -> None:
    """The person plays until it is enough or the game is over."""
    while ann.my_turn() and not enough(ann):
        table, number = ann.page.url.split("/")[-1], ann.number
        ann.page.evaluate(SEND, [table, number, choice_of(ann, name, table)])
        ann.wait(lambda number=number: ann.number > number)  # type: ignore[misc]


def choice_of(ann: Player, name: str, table: str) -> int:
    """As the greedy bot decides, where the history tells everything; else by chance among what brings something."""
    if game(name).has_secrets:
        choices = ann.scene["choices"]
        better = [choice for choice in choices if choice["notation"].split()[0] in BETTER] or choices
        action: int = random.Random(ann.number).choice(better)["action"]
        return action
    match = Match(name, [player["name"] for player in ann.scene["players"]], 7)  # the seed of tests' tables
    for move in ann.api("GET", f"/api/tables/{table}/history")["decisions"]:
        match.play(move["notation"])
    seat, engine = match.to_move, match.game.native()
    assert seat is not None
    view = engine.from_bytes(match.hidden(seat).to_bytes())
    return make_bot("greedy").choose(engine, view, seat, match.legal, len(match.played))


def asks(*verbs: str) -> Callable[[Player], bool]:
    """Is one of these decisions asked for, some way into the game?"""
    return lambda ann: ann.number > 40 and any(c["notation"].split()[0] in verbs for c in ann.scene["choices"])


def asks_at_once(*verbs: str) -> Callable[[Player], bool]:
    return lambda ann: any(c["notation"].split()[0] in verbs for c in ann.scene["choices"])


def after(decisions: int) -> Callable[[Player], bool]:
    return lambda ann: ann.number >= decisions


# What is shown of each game: how many play, the names of pictures and when they are taken, the name of the end.
MOMENTS: list[tuple[str, int, dict[str, Callable[[Player], bool]], str]] = [
    ("little-town", 4, {"table": after(44)}, "end"),
    (
        "hansa-teutonica",
        4,
        {"hansa-turn": after(90), "hansa-displaced": asks("settle"), "hansa-reward": asks("office")},
        "hansa-end",
    ),
    (
        "ragusa",
        3,
        {"ragusa-build": asks("build"), "ragusa-wall": asks("wall"), "ragusa-order": asks("activate")},
        "ragusa-end",
    ),
    ("ragusa", 1, {"ragusa-alone": after(12)}, "ragusa-alone-end"),
    (
        "castles-of-tuscany",
        3,
        {"tuscany-build": asks_at_once("join"), "tuscany-turn": after(90)},
        "tuscany-end",
    ),
]
BETTER = "place build establish office develop use settle extra activate wall tower buy join castle".split()


# The page of a table stands as it was opened: not scrolled, its bar in sight.
STANDS = """() => {
    const [page, bar] = ['.table-page', 'header.low'].map(name => document.querySelector(name))
    return (page?.scrollTop ?? 0) === 0 && (bar?.getBoundingClientRect().y ?? 0) === 0
}"""


TAKEN: set[str] = set()


def is_wanted(name: str) -> bool:
    return "kept" not in sys.argv or name in SHOWN


def shoot(ann: Player, name: str) -> None:
    if not is_wanted(name):
        return
    ann.page.mouse.move(2, 2)
    ann.settled()
    ann.page.wait_for_function("[...document.images].every(image => image.complete)")
    assert ann.page.evaluate(STANDS), name
    ann.page.screenshot(path=OUT / f"{name}.png")
    TAKEN.add(name)
    assert not ann.errors, ann.errors[0]


def take(browser: Browser, address: str, size: str, theme: str, logs: dict[str, str]) -> None:
    phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if size == "phone" else {}
    ann = Player(browser.new_context(viewport=SIZES[size], color_scheme=theme, **phone), address)  # type: ignore[arg-type]
    ann.arrive("Ann")
    look = f"{size}-{theme}"
    for name, players, moments, end in wanted() if "hints" not in sys.argv else []:
        moments = {moment: enough for moment, enough in moments.items() if is_wanted(f"{moment}-{look}")}
        if not moments and not is_wanted(f"{end}-{look}"):
            continue
        bots: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
        ann.sit(ann.table(bots, game=name))
        for moment, enough in moments.items():
            play_into_the_game(ann, name, enough)
            shoot(ann, f"{moment}-{look}")
        over = ann.api("POST", "/api/import", {"log": logs[end]})["id"]
        ann.go(f"/table/{over}")
        shoot(ann, f"{end}-{look}")
    if "little-town" in {name for name, *_ in wanted()} and "hints" not in sys.argv:
        take_pages(ann, look, logs["end"])
    take_advice(ann, look, logs)
    ann.context.close()


def take_advice(ann: Player, look: str, logs: dict[str, str]) -> None:
    """A hint in each game, and a review of each."""
    for name, players, moments, end in wanted():
        if players == 1:
            continue  # alone one plays for points
        short = "" if name == "little-town" else end.removesuffix("end")
        if not any(is_wanted(f"{short}{what}-{look}") for what in ("hint", "review")):
            continue
        bots: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "bot", "bot": "casual"}] * (players - 1)]
        ann.sit(ann.table(bots, game=name))
        play_into_the_game(ann, name, next(iter(moments.values())))
        ann.page.get_by_role("button", name="Hint", exact=True).click()
        ann.page.wait_for_selector("[data-hint='1']")
        shoot(ann, f"{short}hint-{look}")
        reviewed = ann.api("POST", "/api/import", {"log": logs[end]})["id"]
        path = f"/api/tables/{reviewed}/review"
        ann.api("POST", path)
        ann.wait(lambda path=path: ann.api("GET", path)["status"] == "ready", 900)  # type: ignore[misc]
        worst = ann.api("GET", path)["mistakes"][0]["number"]
        ann.go(f"/replay/{reviewed}?at={worst}&review")
        ann.page.wait_for_selector(".mistake[aria-current]")
        if look.startswith("phone"):
            ann.page.locator(".chart .legend").scroll_into_view_if_needed()
        shoot(ann, f"{short}review-{look}")


def take_pages(ann: Player, look: str, log: str) -> None:
    """The pages that belong to no game, with Little Town where they need one."""
    waiting = ann.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    over = ann.api("POST", "/api/import", {"log": log})["id"]
    pages: dict[str, Any] = {
        "home": "/",
        "new": "/new/little-town",
        "waiting": f"/table/{waiting}",
        "replay": f"/replay/{over}?at=40",
        "rules": "/rules/little-town",
        "learn": "/learn",
        "lesson": "/learn/little-town/neighbours",
        "puzzle": f"/puzzles/little-town/{shipped(game('little-town'))[0].id}",
        "guided": f"/table/{ann.api('POST', '/api/guided', {'game': 'little-town'})['id']}",
        "account": "/account",
    }
    for name, path in pages.items():
        if is_wanted(f"{name}-{look}"):
            ann.go(path)
            shoot(ann, f"{name}-{look}")
    if not is_wanted(f"what-if-{look}"):
        return
    ann.sit(ann.table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]))
    play_into_the_game(ann, "little-town", after(20))
    ann.page.locator("[data-what-if]").click()
    shoot(ann, f"what-if-{look}")


def wanted() -> list[tuple[str, int, dict[str, Callable[[Player], bool]], str]]:
    """Those named on the command line, or all."""
    named = {name for name, *_ in MOMENTS} & {*sys.argv}
    return [each for each in MOMENTS if not named or each[0] in named]


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("KONTOR_REVIEW_ITERATIONS", "200")  # for a picture that is enough
    logs = {end: greedy_game(name, players, 3).log() for name, players, _, end in wanted()}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        port = free_port()
        server = start_server(Path(folder), port)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        looks = [each for each in LOOKS if "-".join(each) in sys.argv] or LOOKS
        for size, theme in looks:
            take(browser, f"http://127.0.0.1:{port}", size, theme, logs)
        browser.close()
        server.send_signal(signal.SIGINT)
        server.wait(20)
    for name in SHOWN & TAKEN:
        shrink(Path(shutil.copy(OUT / f"{name}.png", KEPT)))


if __name__ == "__main__":
    main()
