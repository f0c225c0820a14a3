"""Nothing is cut off and nothing jumps: windows of several sizes, in three languages, measured in a real browser."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import kontor
from kontor.games.hansa_teutonica.view.previews import PIECES
from kontor.kernel import LANGUAGES
from kontor.kernel.changes import applied

from .conftest import DRAWN, Player
from .test_hansa import PHONE, POINT, fill_a_road, sensible
from .test_steady import DECIDE

Newcomer = Callable[..., Player]
TWO = [{"kind": "me"}, {"kind": "hot", "name": "Bence"}]
MARKERS = ["extra-office", "extra-office", "extra-office", "swap", "swap", "plus-3", "plus-4", "remove-3", "develop"]
CLIPPED = """selector => [...document.querySelectorAll(selector)].filter(each => {
    const [box, inside] = [each.getBoundingClientRect(), each.closest('.card').getBoundingClientRect()]
    return each.scrollHeight > each.clientHeight + 1 || box.right > inside.right || box.bottom > inside.bottom
}).map(each => each.textContent)"""


def altered(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """The page gets scenes that were changed on their way."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        last: dict[str, Any] = {}

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "changes":
                told |= {"type": "scene", "scene": applied(last["scene"], told["changes"])}
            if told["type"] == "scene":
                last["scene"] = copy.deepcopy(told["scene"])
                change(told["scene"])
            socket.send(json.dumps(told))

        server.on_message(pass_on)
        socket.on_message(server.send)

    page.route_web_socket(re.compile("/live"), between)


def sitting(player: Player, game: str, language: str = "en", seats: list[dict[str, str]] | None = None) -> Player:
    player.arrive("Ania", language)
    player.sit(player.table(seats or TWO, game=game))
    player.settled()
    return player


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box
    return box["height"]


def test_the_map_of_hansa_keeps_its_height_however_many_markers_there_are(newcomer: Newcomer) -> None:
    widths = (1440, 1280)
    heights: dict[int, set[tuple[float, float]]] = {width: set() for width in widths}
    for count in (0, 4, len(MARKERS)):
        ann = newcomer()

        def give(scene: dict[str, Any], count: int = count) -> None:
            blank = {"text": "What it does.", "corner": "", "marked": False, "tone": "", "count": 1, "group": ""}
            scene["players"][scene["viewer"]]["cards"] = [
                {**blank, "id": f"card:{k}", "title": name, "symbol": f"marker-{name}", "done": k > 4}
                for k, name in enumerate(MARKERS[:count])
            ]

        altered(ann.page, give)
        sitting(ann, "hansa-teutonica")
        for width in widths:
            ann.page.set_viewport_size({"width": width, "height": 900})
            ann.settled()
            assert ann.page.locator(".mat .token").count() == len(dict.fromkeys(MARKERS[:count]))
            heights[width].add((height(ann.page, ".mat"), height(ann.page, "[data-area=board]")))
            for token in ann.page.locator(".mat .token").all():
                assert token.evaluate("t => { const [a, b] = [t, t.closest('.mat')].map(e => e.getBoundingClientRect())"
                                      "; return a.right <= b.right && a.bottom <= b.bottom }")  # fmt: skip
    assert all(len(each) == 1 for each in heights.values()), heights


@pytest.mark.parametrize(
    ("size", "language"), [((1024, 768), "en"), ((1024, 768), "pl"), ((1024, 768), "hu"), ((1366, 768), "en")]
)
def test_the_last_tile_of_the_market_is_not_cut_off(newcomer: Newcomer, size: tuple[int, int], language: str) -> None:
    ann = sitting(newcomer(viewport={"width": size[0], "height": size[1]}), "little-town", language)
    tiles = ann.page.locator("[data-area=market] [data-target]")
    low = tiles.last.evaluate("tile => tile.getBoundingClientRect().bottom")
    bar = ann.page.locator("section.ask").evaluate("bar => bar.getBoundingClientRect().top")
    assert tiles.count() == 13
    assert low <= bar


def test_of_a_place_just_chosen_nothing_is_told_before_the_pointer_moves(newcomer: Newcomer) -> None:
    """Or the card would lie over the place that is to be chosen next."""
    ann = sitting(newcomer(), "little-town", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page, number = ann.page, ann.number
    choice = next(each for each in ann.scene["choices"] if each["notation"].startswith("place"))
    x, y = (int(each) + 0.5 for each in page.evaluate(POINT, choice["targets"][0]))
    page.mouse.click(x, y)
    ann.wait(lambda: ann.number > number)
    ann.settled()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(x, 2)
    page.mouse.move(x + 4, y)
    expect(page.get_by_role("tooltip")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_bonus_cards_of_ragusa_to_choose_from_keep_their_words(newcomer: Newcomer, language: str) -> None:
    ann = sitting(newcomer(), "ragusa", language)
    for width in (1440, 1280, 1024):
        ann.page.set_viewport_size({"width": width, "height": 900})
        ann.settled()
        assert ann.page.locator(".mat .cards .card").count() == 3, width
        assert ann.page.evaluate(CLIPPED, ".mat .cards .text, .mat .cards .worth") == [], width


def test_icons_of_a_question_are_drawn(newcomer: Newcomer) -> None:
    """Ragusa asks “… before your house makes :wine:?”."""
    ann = newcomer()
    altered(ann.page, lambda scene: scene.update(question="Do you exchange fish before your house makes :wine:?"))
    sitting(ann, "ragusa")
    expect(ann.page.locator("section.ask h2 svg").first).to_be_visible()
    assert ":wine:" not in ann.page.inner_text("body")


def test_a_trader_of_hansa_stands_where_its_ghost_was(newcomer: Newcomer) -> None:
    ann = sitting(newcomer(), "hansa-teutonica")
    page = ann.page
    page.mouse.move(*page.evaluate(POINT, "post:bremen-minden:2"))
    ghost = page.locator(".drawing.ghost").bounding_box()
    page.mouse.click(*page.evaluate(POINT, "post:bremen-minden:2"))  # the switch says that it is a trader
    ann.wait(lambda: ann.number == 1)
    piece = page.locator('[data-piece^="on:bremen-minden:"]').bounding_box()
    assert ghost and piece
    assert abs(ghost["x"] + ghost["width"] / 2 - piece["x"] - piece["width"] / 2) < 4
    assert abs(ghost["y"] + ghost["height"] / 2 - piece["y"] - piece["height"] / 2) < 4


PRIMARY = {
    "en": "Establish Hannover – Lüneburg",
    "pl": "Ustanów szlak Hannover – Lüneburg",
    "hu": "Létesíts kereskedelmi utat: Hannover – Lüneburg",
}
WHOLE = """() => {
    const bar = document.querySelector('section.ask').getBoundingClientRect()
    const inside = each => {
        const box = each.getBoundingClientRect()
        return box.left >= bar.left && box.right <= bar.right
    }
    const [primary, all] = [document.querySelector('section.ask .pri'), document.querySelector('section.ask .ghost')]
    const cut = [...primary.querySelectorAll('.both > *')].some(each => each.scrollWidth > each.clientWidth)
    return [!cut, inside(primary), inside(all)]
}"""


@pytest.mark.parametrize("language", PRIMARY)
def test_the_primary_button_is_never_cut(newcomer: Newcomer, language: str) -> None:
    ann = newcomer()

    def long(scene: dict[str, Any]) -> None:
        for choice in scene["choices"]:
            choice["primary"] = False
        for choice in [each for each in scene["choices"] if each["targets"]][:1]:
            choice |= {"primary": True, "words": PRIMARY[language], "brief": "", "gain": "+1 :star: Ann"}

    altered(ann.page, long)
    sitting(ann, "hansa-teutonica", language)
    for width, height in ((1440, 900), (1024, 768)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.settled()
        assert ann.page.evaluate(WHOLE) == [True, True, True], width


def test_the_top_bar_says_the_goal_and_what_matters_now(newcomer: Newcomer) -> None:
    ann = sitting(newcomer(), "ragusa", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    goal = ann.page.locator("header .goal")
    expect(goal.locator("b")).to_be_visible()
    expect(goal).to_contain_text(ann.scene["goal"])
    expect(goal).to_contain_text(ann.scene["now"])

    def shown(first: Locator, second: Locator) -> None:
        for width, height in ((1024, 768), (390, 844)):  # there is room for one of them
            ann.page.set_viewport_size({"width": width, "height": height})
            expect(first).to_be_visible()
            expect(second).not_to_be_visible()

    shown(goal.locator("b"), goal.locator(".now"))
    assert ann.my_turn()
    ann.page.evaluate(DECIDE, [ann.page.url.split("/")[-1], ann.number, ann.scene["choices"][0]["action"]])
    shown(goal.locator(".now"), goal.locator("b"))  # who has decided knows how it is won


def test_tab_goes_through_the_bar_from_left_to_right(newcomer: Newcomer) -> None:
    ann = sitting(newcomer(), "hansa-teutonica", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert ann.my_turn()
    page = ann.page
    spots = page.locator("section.ask .answers button").evaluate_all(
        "all => all.filter(b => b.tabIndex >= 0).map(b => b.getBoundingClientRect().x)"
    )
    assert len(spots) >= 4
    assert spots == sorted(spots)
    first = page.locator("section.ask .answers button").first
    first.focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement === document.querySelectorAll('section.ask .answers button')[1]")


def test_resigning_asks_with_playing_on_as_the_primary_answer(newcomer: Newcomer) -> None:
    ann = sitting(newcomer(), "little-town", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ann.page.get_by_role("button", name="Resign").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_text("A casual bot takes over your seat.", exact=True)).to_be_visible()
    expect(dialog.locator(".pri")).to_have_text("Keep playing")
    expect(dialog.locator(".pri")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(dialog).not_to_be_visible()
    assert not any(seat["resigned"] for seat in ann.api("GET", f"/api/tables/{ann.page.url.split('/')[-1]}")["seats"])


def test_a_name_that_is_refused_has_the_focus(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go()
    ann.page.get_by_role("link", name="New table").first.click()
    ann.page.get_by_role("button", name="Open the table").click()  # a seat is open: others will see the name
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text("Enter a name.")
    expect(dialog.get_by_role("textbox")).to_be_focused()


def test_a_link_of_this_computer_says_so(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.arrive("Ania")
    ann.go(f"/table/{ann.table([{'kind': 'me'}, {'kind': 'open'}])}")
    expect(ann.page.get_by_text("This address works only on this computer.")).to_be_visible()


def test_a_seat_that_changes_at_one_device_is_no_change_of_numbers(newcomer: Newcomer) -> None:
    ann = newcomer(reduced_motion="no-preference")
    sitting(ann, "hansa-teutonica")
    page, seen = ann.page, ann.scene["viewer"]
    while ann.scene["viewer"] == seen:
        number = ann.number
        page.locator("section.ask .ghost[aria-expanded]").click()  # hardly anybody ends a turn with actions left
        page.locator("section.ask .open button", has_text="End your turn").click()
        ann.wait(lambda number=number: ann.number > number)  # type: ignore[misc]
    ann.settled()
    assert page.locator(".mat .amount i").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_income_stands_beside_a_full_route(newcomer: Newcomer, language: str) -> None:
    """Hansa Teutonica: establishing is the primary answer, and taking pieces another good one."""
    ann = sitting(newcomer(), "hansa-teutonica", language, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])
    fill_a_road(ann)
    assert [c["notation"].split()[0] for c in ann.scene["choices"] if c["primary"]] == ["establish"]
    assert len(ann.scene["modes"]) > 1
    income = next(c for c in ann.scene["choices"] if c["notation"].startswith("income"))
    for width, height in ((1440, 900), (1366, 768)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.settled()
        assert ann.page.locator(f".others [data-action='{income['action']}']").is_visible(), width
        assert ann.page.evaluate(WHOLE) == [True, True, True], width


def test_two_answers_of_equal_worth_both_stand_in_a_small_bar(newcomer: Newcomer) -> None:
    """Hansa Teutonica: in which of two cities the extra office is built, in the language with the longest words."""
    ann, words = newcomer(viewport={"width": 1024, "height": 768}), kontor.game("hansa-teutonica").words("pl")

    def two(scene: dict[str, Any]) -> None:
        scene["choices"] = scene["choices"][:2]
        scene["modes"], scene["question"] = [], words("question-reward")
        for choice, city in zip(scene["choices"], ("Goslar", "Magdeburg"), strict=True):
            brief = words("choice-annex.brief", piece=PIECES[0], city=city)
            choice |= {"primary": False, "targets": [], "mode": "", "brief": brief}

    altered(ann.page, two)
    sitting(ann, "hansa-teutonica", "pl")
    answers = ann.page.locator(".others [data-action]")
    assert [answer.is_visible() for answer in answers.all()] == [True, True]


# At one device: every decision is looked at, and none of bots is drawn between them.
FOUR = [{"kind": "me"}, *[{"kind": "hot", "name": name} for name in ("Bence", "Cecylia", "Dorottya")]]
# What is cut, by its own box or one around it, or lies beyond the edge; hidden answers are in the list of all.
CUT = """() => {
    const out = []
    const parts = `.ask h2, .ask .words p, .ask .btn, .ask .btn *, .ask .modes *,
        header .name, header .goal b, header .now, nav button`
    for (const each of document.querySelectorAll(parts)) {
        const [box, style] = [each.getBoundingClientRect(), getComputedStyle(each)]
        if (!box.width || style.visibility === 'hidden' || each.closest('svg')) continue
        const clips = style.overflow !== 'visible' && each.clientHeight > 0
        let whole = !clips || (each.scrollWidth <= each.clientWidth + 1 && each.scrollHeight <= each.clientHeight + 2)
        if (whole && each.matches('header *')) {  // lines as low as their letters hide what hangs below them
            const letters = document.createRange()
            letters.selectNodeContents(each)
            whole = [...letters.getClientRects()].every(line => line.bottom <= box.bottom + 0.1)
        }
        for (let up = each; whole && up; up = up.parentElement) {
            const around = up.getBoundingClientRect()
            if (up === document.documentElement || getComputedStyle(up).overflowX !== 'visible')
                whole = box.left >= around.left - 1 && box.right <= around.right + 1
        }
        if (!whole) out.push(each.textContent.trim())
    }
    return out
}"""
# Of some targets those that are not to be seen on the map: away, or below its tools.
AWAY = """ids => ids.filter(id => {
    const target = [...document.querySelectorAll('[data-area=board] [data-target]')].find(e => e.dataset.target === id)
    const [box, map] = [target, document.querySelector('[data-area=board]')].map(e => e.getBoundingClientRect())
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const inside = map.left < x && x < map.right && map.top < y && y < map.bottom
    return !inside || document.elementFromPoint(x, y)?.closest('[data-over-board]')
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_on_a_phone_and_what_is_asked_about_is_in_view(newcomer: Newcomer, language: str) -> None:
    """Hansa Teutonica has the longest words, and a map of which a phone shows a part."""
    ann = sitting(newcomer(**PHONE), "hansa-teutonica", language, FOUR)
    page, table = ann.page, ann.page.url.split("/")[-1]
    verbs: set[str] = set()
    for k in range(45):
        assert ann.my_turn()
        scene, number = ann.scene, ann.number
        kinds = {choice["notation"].split()[0] for choice in scene["choices"]}
        if not kinds <= verbs or k % 5 == 0:
            verbs |= kinds
            for width, height in ((360, 740), (390, 844)):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(DRAWN)
                assert page.evaluate(CUT) == [], (width, scene["question"])
            good = [each for choice in scene["choices"] if choice["primary"] for each in choice["targets"]]
            assert page.evaluate(AWAY, [each for each in good if each.startswith("on:")][:1]) == []
            if "settle" in kinds:
                aside = [e["id"] for e in scene["picture"]["areas"]["board"]["targets"] if e["id"].startswith("aside:")]
                assert aside and page.evaluate(AWAY, aside) == []
        rough = [c for c in scene["choices"] if c["notation"].split()[0] in ("displace", "extra", "move", "use")]
        choice = rough[k % len(rough)] if rough and k % 4 == 3 else sensible(scene)
        page.evaluate(DECIDE, [table, number, choice["action"]])
        ann.wait(lambda number=number: ann.number > number, every=0.01)  # type: ignore[misc]
    assert {"establish", "office", "displace", "income"} <= verbs, verbs


def test_the_ring_of_a_marker_in_the_sheet_is_whole(newcomer: Newcomer) -> None:
    """Hansa Teutonica: what is held and can be used lies in a row that scrolls, in a part of the sheet that does."""
    ann = newcomer(**PHONE)

    def holding(scene: dict[str, Any]) -> None:
        scene["choices"] = scene["choices"][:1]
        scene["choices"][0] |= {"targets": ["card:0:plus-3:0"], "at": "", "mode": "", "primary": False}
        card = {"id": "card:0:plus-3:0", "title": "+3 actions", "symbol": "marker-plus-3", "marked": True, "count": 1}
        plain = {"text": "", "corner": "", "tone": "", "group": "", "done": False}
        scene["players"][scene["viewer"]]["cards"] = [plain | card]

    altered(ann.page, holding)
    sitting(ann, "hansa-teutonica")
    marker = ann.page.locator(".sheet .held [data-legal]")
    expect(marker).to_have_count(1)
    room = marker.evaluate("""marker => {
        const [box, room] = [marker.getBoundingClientRect(), []]
        for (let up = marker.parentElement; up; up = up.parentElement) {
            const around = up.getBoundingClientRect()
            if (getComputedStyle(up).overflowX !== 'visible')
                room.push(box.left - around.left, box.top - around.top, around.bottom - box.bottom)
        }
        return room
    }""")
    assert len(room) >= 6 and min(room) > 3.9  # its ring, once it is chosen


@pytest.mark.parametrize("game", ["little-town", "ragusa", "castles-of-tuscany"])
def test_nothing_is_cut_on_a_phone_in_any_game(newcomer: Newcomer, game: str) -> None:
    ann = sitting(newcomer(**PHONE), game, seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2])
    page, table = ann.page, ann.page.url.split("/")[-1]
    for k in range(15):
        assert ann.my_turn()
        page.evaluate(DRAWN)
        number, choices = ann.number, ann.scene["choices"]
        assert page.evaluate(CUT) == [], ann.scene["question"]
        page.evaluate(DECIDE, [table, number, choices[k * 7 % len(choices)]["action"]])
        ann.wait(lambda number=number: ann.number > number, every=0.01)  # type: ignore[misc]
