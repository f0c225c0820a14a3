"""A tournament in a real browser: two people and bots sign up, play, and see who won."""

from __future__ import annotations

import csv
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Player
from .test_pages import problems

Newcomer = Callable[..., Player]
PATIENCE = 90_000  # milliseconds: whole games are played meanwhile

# Sits down at a table beside the page and decides whatever can be decided, until the game is over.
DECIDES_BY_ITSELF = """table => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live?lang=en`)
    socket.onmessage = ({ data }) => {
        const { type, number, scene } = JSON.parse(data)
        if (type !== 'scene') return
        if (scene.over) socket.close()
        else if (scene.choices?.length) {
            const { action } = scene.choices[number % scene.choices.length]
            socket.send(JSON.stringify({type: 'decide', request: 'r', number, action}))
        }
    }
}"""


def go_and_play(player: Player, number: int) -> str:
    """The game of this round, as soon as their own page shows it; returns where the way to it leads."""
    expect(player.page.get_by_role("heading", name=f"Round {number}", exact=True)).to_be_visible(timeout=PATIENCE)
    link = player.page.get_by_role("link", name="Go to your table")
    expect(link).to_be_visible(timeout=PATIENCE)
    path = str(link.get_attribute("href"))
    player.page.evaluate(DECIDES_BY_ITSELF, path.removeprefix("/table/"))
    return path


def test_two_people_and_bots_play_a_swiss_on_its_page(newcomer: Newcomer) -> None:
    ann, ben = newcomer(), newcomer()
    ann.arrive("Ann")
    ben.arrive("Ben")
    page = ann.page
    ann.go("/tournaments")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Name", exact=True).fill("Spring Cup")
    page.get_by_label("Bots from the start").fill("1")
    page.get_by_role("combobox", name="Their level").select_option("random")
    page.get_by_role("combobox", name="Clock").select_option(label="no clock")
    assert problems(ann) == []
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_role("heading", name="Spring Cup")).to_be_visible()

    ben.page.goto(page.url)
    ben.page.get_by_role("button", name="Sign up").click()
    expect(ben.page.get_by_role("status").filter(has_text="You are in.")).to_be_visible()
    expect(page.get_by_role("heading", name="3 players")).to_be_visible()  # without a reload
    assert problems(ann) == []
    page.get_by_role("button", name="Start now").click()
    standings = page.get_by_role("region", name="Standings")
    for number, line in ((1, "round 1 in progress"), (2, "after 1 round, round 2 in progress")):
        expect(standings).to_contain_text(line, timeout=PATIENCE)
        expect(standings.locator("tbody tr")).to_have_count(4)  # a second bot fills the gap
        last = go_and_play(ann, number)
        go_and_play(ben, number)
        if number == 1:
            assert problems(ann) == []
    expect(page.locator(".won")).to_be_visible(timeout=PATIENCE)
    points = sorted(float(cell) for cell in standings.locator("td.points").all_inner_texts())
    assert sum(points) == 4  # a point for each of four games, all of them seen live

    page.set_viewport_size({"width": 390, "height": 844})
    assert problems(ann) == []
    page.get_by_text("Cross table", exact=True).click()
    expect(standings.get_by_role("link", name=" against ")).to_have_count(8)
    assert problems(ann) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    with page.expect_download() as download:
        page.get_by_role("link", name="Results (CSV)").click()
    rows = list(csv.DictReader(download.value.path().read_text().splitlines()))
    assert {"Ann", "Ben"} < {row["name"] for row in rows} and len(rows) == 4
    assert sorted(float(row["points"]) for row in rows) == points
    ann.go(last)
    page.get_by_role("link", name="To the tournament").click()
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
