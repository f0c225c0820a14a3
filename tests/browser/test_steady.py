"""The board never jumps: its box is watched in every frame of a game, in a small window and on a phone. In a wide one
`test_clicks` watches it, over whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .conftest import Player

Newcomer = Callable[..., Player]
GAMES = ["little-town", "ragusa", "castles-of-tuscany", "hansa-teutonica"]
BOARDS = {"castles-of-tuscany": "estate:0"}
SIZES = {"small": (1024, 768), "phone": (390, 844)}
DECISIONS = 30  # every kind of question, and the bots between
HEIGHTS = {"header.low": 48, "section.ask": 56, ".mat": 96}

# Every box the board has had, with the question of the moment, and every layout shift of the board or what holds it.
WATCH = """area => {
    window.boxes = new Map()
    window.shifts = []
    const look = () => {
        const board = document.querySelector(`.table [data-area="${area}"]`)  // not that of the result
        if (board && !board.matches('.shelf')) {
            const {x, y, width, height} = board.getBoundingClientRect()
            const key = [x, y, width, height].map(value => Math.round(10 * value) / 10).join(' ')
            if (!boxes.has(key)) boxes.set(key, document.querySelector('section.ask h2')?.textContent ?? '')
        }
        requestAnimationFrame(look)
    }
    look()
    const holds = node => node instanceof Element && node.querySelector(`.table [data-area="${area}"]`)
    new PerformanceObserver(list => {
        for (const shift of list.getEntries())
            for (const {node} of shift.sources) if (holds(node)) shifts.push(node.className)
    }).observe({type: 'layout-shift'})
}"""
DECIDE = """([table, number, action]) => new Promise(done => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?lang=en&shot=1`)
    socket.onopen = () => socket.send(JSON.stringify({type: 'decide', request: 'x', number, action}))
    socket.onmessage = event => {
        if (!['accepted', 'refused'].includes(JSON.parse(event.data).type)) return
        socket.close()
        done()
    }
})"""


def watched(page: Page, area: str) -> None:
    page.evaluate(WATCH, area)


def heights(page: Page) -> dict[str, int]:
    """Of what stands around the board."""
    measure = "names => names.map(name => [name, document.querySelector(name).offsetHeight])"
    return dict(page.evaluate(measure, list(HEIGHTS)))


def seen(page: Page) -> tuple[dict[str, str], list[str]]:
    boxes, shifts = page.evaluate("() => [Object.fromEntries(boxes), shifts]")
    return boxes, shifts


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_board_stays_where_it_is(newcomer: Newcomer, game: str, size: str) -> None:
    width, height = SIZES[size]
    phone = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    ann = newcomer(viewport={"width": width, "height": height}, **phone)
    ann.arrive("Ann")
    table = ann.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}], game=game)
    ann.sit(table)
    ann.settled()
    watched(ann.page, BOARDS.get(game, "board"))
    for k in range(DECISIONS):
        if not ann.my_turn():
            break
        if size != "phone":
            assert heights(ann.page) == HEIGHTS, ann.scene["question"]
        number, choices = ann.number, ann.scene["choices"]
        ann.page.evaluate(DECIDE, [table, number, choices[k * 7 % len(choices)]["action"]])
        ann.wait(lambda number=number: ann.number > number)  # type: ignore[misc]
    ann.settled()
    boxes, shifts = seen(ann.page)
    assert len(boxes) == 1, boxes
    assert shifts == []


def test_the_page_of_a_table_cannot_be_scrolled_away(newcomer: Newcomer) -> None:
    """What brings something into view (the focus, a browser's search) would move board, bar and all, and nobody could
    scroll them back."""
    ann = newcomer()
    ann.arrive("Ann")
    table = ann.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ann.sit(table)
    while ann.number < DECISIONS and ann.my_turn():
        number = ann.number
        ann.page.evaluate(DECIDE, [table, number, ann.scene["choices"][-1]["action"]])
        ann.wait(lambda number=number: ann.number > number)  # type: ignore[misc]
    ann.settled()
    lines = ann.page.locator("[role=tabpanel] ol li")
    lines.last.evaluate("line => line.querySelector('.hidden-text, .text').scrollIntoView({block: 'start'})")
    ann.page.locator(".table-page").evaluate("page => { page.scrollTop = 500 }")
    boxes = [ann.page.locator(name).bounding_box() for name in ("header.low", ".mat")]
    assert [box and (round(box["y"]), round(box["y"] + box["height"])) for box in boxes] == [(0, 48), (804, 900)]
