"""The start page: a first move in a few clicks, running games first, any language, the fonts of the style guide."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import kontor
from kontor.picture.measure import text_width

from .conftest import DRAWN, Player
from .fonts import texts_of_games, widths

Newcomer = Callable[..., Player]
GAMES = [name for name in kontor.game_ids() if kontor.game(name).package.startswith("kontor.")]
COUNT_INPUT = """window.clicks = +(sessionStorage.clicks ?? 0); window.typed = +(sessionStorage.typed ?? 0)
addEventListener('click', e => { if (e.isTrusted && e.detail) sessionStorage.clicks = ++window.clicks }, true)
addEventListener('keydown', () => { sessionStorage.typed = ++window.typed }, true)"""
HOT = [{"kind": "me"}, {"kind": "hot", "name": "Bence"}]


def make_a_decision(player: Player) -> None:
    """By mouse: the first place that glows, or the first answer, until something was decided."""
    page, number, decided = player.page, player.number, player.decided
    while player.decided == decided:
        player.settled()
        places = page.locator("[data-legal]:visible")
        answers = page.locator(
            ".chooser button:visible, section.ask .answers button:visible:not([aria-label]):not(:disabled)"
        )
        primary = page.locator("section.ask .answers button.pri:visible:not(:disabled)")
        asked = primary if primary.count() else answers
        target = places.first if places.count() and not page.locator(".chooser").count() else asked.first
        target.click(force=True)
        page.evaluate(DRAWN)
    player.wait(lambda: player.number != number)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_move_of_a_fresh_visitor_takes_three_clicks_and_no_typing(newcomer: Newcomer, game: str) -> None:
    ann = newcomer()
    ann.page.add_init_script(COUNT_INPUT)
    ann.go()
    name = kontor.game(game).name()
    ann.page.get_by_role("button", name=re.compile(f"Play a bot.*{name}")).click()
    ann.page.wait_for_url("**/table/*")
    assert ann.my_turn()
    make_a_decision(ann)
    clicks, typed = ann.page.evaluate("[window.clicks, window.typed]")
    print(f"{name}: {clicks} clicks to the first decision")
    assert 2 <= clicks <= 3 and typed == 0
    assert ann.api("GET", "/api/me")["person"]["name"].startswith("Guest ")


def test_running_games_come_first_and_lead_back(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.arrive("Ann")
    table = ann.table(HOT, game="ragusa")
    ann.go()
    games = ann.page.get_by_role("region", name="Your games")
    expect(games.get_by_role("heading", name="Ragusa")).to_be_visible()
    expect(games).to_contain_text("Your turn")
    expect(games.get_by_text("Bence", exact=True)).to_be_visible()
    titles = ann.page.locator(".cards").get_by_role("heading").all_inner_texts()
    light_first = ["Little Town", "Ragusa", "The Castles of Tuscany", "Hansa Teutonica"]
    assert [title for title in titles if title in light_first] == light_first
    games.get_by_role("link", name="Continue").click()
    ann.page.wait_for_url(f"**/table/{table}")


def test_the_level_stands_beside_the_button_and_is_remembered(newcomer: Newcomer) -> None:
    """By keyboard alone."""
    ann = newcomer()
    ann.go()
    card = ann.page.get_by_role("article").filter(has=ann.page.get_by_role("heading", name="Little Town"))
    card.get_by_role("radio", name="Casual").focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(card.get_by_role("radio", name="Beginner")).to_be_checked()
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/table/*")
    assert ann.api("GET", f"/api/tables/{ann.page.url.split('/')[-1]}")["seats"][1]["bot"] == "beginner"
    ann.go()
    expect(ann.page.get_by_role("radio", name="Beginner").last).to_be_checked()


def test_the_language_changes_on_the_page(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go()
    ann.page.get_by_text("PL", exact=True).first.click()
    expect(ann.page.get_by_role("heading", name="W co gramy?")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_role("button", name=re.compile("Zagraj z botem.*Little Town"))).to_be_visible()
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.get_by_role("combobox").select_option("hu")
    expect(ann.page.get_by_role("heading", name="Mit játsszunk?")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_nothing_on_the_start_page_is_cut_off(newcomer: Newcomer, language: str) -> None:
    ann = newcomer()
    ann.arrive("Ann", language)
    ann.table(HOT)
    ann.go()
    wide = (
        "[...document.querySelectorAll('.choices label, .btn, h2, h3')].filter(e => e.scrollWidth > e.clientWidth + 1)"
    )
    for width in (1440, 1024, 390):
        ann.page.set_viewport_size({"width": width, "height": 844})
        ann.settled()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
        assert ann.page.evaluate(f"{wide}.map(e => e.textContent)") == [], width


def test_the_fonts_are_our_own(newcomer: Newcomer) -> None:
    """English pages fetch the Latin files alone; letters of Polish and Hungarian come with theirs."""
    ann = newcomer()
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url) if ".woff2" in request.url else None)
    ann.go()
    ann.settled()
    ann.page.evaluate("document.fonts.ready.then(() => null)")
    loaded = "[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family.replaceAll('\"', ''))"
    assert set(ann.page.evaluate(loaded)) == {"Inter Variable", "Source Serif 4 Variable"}
    assert {url.split("/assets/")[-1].rsplit("-wght", 1)[0] for url in fetched} == {
        "inter-latin",
        "source-serif-4-latin",
    }
    assert all(url.startswith(ann.address) for url in fetched)
    ann.page.get_by_text("HU", exact=True).first.click()
    ann.settled()
    ann.page.evaluate("document.fonts.ready.then(() => null)")
    assert any("inter-latin-ext" in url for url in fetched)


def test_words_of_pictures_are_no_wider_than_measured(newcomer: Newcomer) -> None:
    """In the weight of pictures."""
    ann = newcomer()
    ann.go()
    texts = texts_of_games()
    for family in ("Inter Variable", "Source Serif 4 Variable"):
        drawn = widths(ann.page, family, 600, texts)
        assert [t for t, width in zip(texts, drawn, strict=True) if width > text_width(t, 1, bold=True)] == []
