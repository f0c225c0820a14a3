"""Changes: a page that asks for them is told what changed in place of whole scenes, and sees what everybody sees."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kontor.kernel.changes import Known, between
from kontor.server.tables import scenes

from .conftest import TWO, Browser, House, Live, new_table

ASKING = "&changes=yes"


def scenes_of(live: Live) -> list[Any]:
    return [heard for heard in live.raw if heard["type"] == "scene"]


def two_at(house: House, game: str) -> tuple[str, Browser, Browser]:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    table = new_table(ann, TWO, game=game)["id"]
    ben.post(f"/api/tables/{table}/join")
    return table, ann, ben


def decide(live: Live, seen: Any, chance: random.Random) -> None:
    action = chance.choice(seen["scene"]["choices"])["action"]
    answer = live.ask(type="decide", number=seen["number"], action=action, made=seen["made"])
    assert answer["type"] == "accepted", answer


@pytest.mark.parametrize("game", ["little-town", "castles-of-tuscany", "hansa-teutonica", "ragusa"])
def test_who_asks_for_changes_sees_what_others_see(house: House, game: str) -> None:
    """Both seats and a spectator have two pages each, of which one asks for changes."""
    table, ann, ben = two_at(house, game)
    chance = random.Random(game)
    people = [ann, ben, house.browser("Eve")]
    asking = [Live(person, table, more=ASKING) for person in people]
    others = [Live(person, table) for person in people]
    with asking[0], asking[1], asking[2], others[0], others[1], others[2]:
        for live in (*asking, *others):
            live.until("chat")
        for number in range(20):
            seen = [live.at(number) for live in asking]
            mover = next(k for k in (0, 1) if seen[k]["scene"]["choices"] and seen[k]["scene"]["to_move"] == k)
            decide(asking[mover], seen[mover], chance)
            for one, other in zip(asking, others, strict=True):
                mine, theirs = one.at(number + 1), other.at(number + 1)
                assert mine.pop("changes", None) is not None and mine.pop("since")
                assert mine == theirs


def test_after_an_undo_and_in_another_language_the_scene_comes_whole(house: House) -> None:
    table, ann, _ = two_at(house, "little-town")
    with Live(ann, table, more=ASKING) as live:
        chance = random.Random(1)
        decide(live, live.at(0), chance)
        assert "changes" in live.at(1)
        assert live.ask(type="undo", number=1)["type"] == "accepted"
        assert "changes" not in scenes_of(live)[-1] and scenes_of(live)[-1]["number"] == 0
        decide(live, scenes_of(live)[-1], chance)
        assert "changes" in scenes_of(live)[-1]
        assert live.ask(type="lang", lang="pl")["type"] == "accepted"
        last = scenes_of(live)[-1]
        assert "changes" not in last and last["number"] == 1 and last["scene"]["title"]


def test_a_page_that_lacks_the_version_asks_for_the_whole_scene(house: House) -> None:
    table, ann, _ = two_at(house, "little-town")
    with Live(ann, table, more=ASKING) as live:
        decide(live, live.at(0), random.Random(1))
        made = live.at(1)
        assert live.ask(type="scene")["type"] == "accepted"
        whole = scenes_of(live)[-1]
        assert "changes" in made and "changes" not in whole
        assert (whole["scene"], whole["version"]) == (made["scene"], made["version"] + 1)


def test_what_changed_is_found_once_for_all_who_see_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, ben = two_at(house, "little-town")
    compared: list[Any] = []

    def counted(before: Any, after: Any, known: Known) -> Any:
        compared.append(after)
        return between(before, after, known)

    monkeypatch.setattr(scenes, "between", counted)
    eve = house.browser("Eve")
    pages = [Live(person, table, more=ASKING) for person in (ann, ben, eve, eve, house.browser())]
    with pages[0], pages[1], pages[2], pages[3], pages[4]:
        for live in pages:
            live.at(0)
        decide(pages[0], pages[0].at(0), random.Random(1))
        assert all("changes" in live.at(1) for live in pages)
    assert len(compared) == 3  # Ann, Ben, and all who look on


def test_who_sits_at_one_device_with_another_is_told_the_scene_of_each(house: House) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
    with Live(ann, table, more=ASKING) as one, Live(ann, table) as other:
        chance = random.Random(2)
        for number in range(8):
            decide(one, one.at(number), chance)
            assert one.at(number + 1)["scene"] == other.at(number + 1)["scene"]


def test_of_a_thing_that_went_and_one_that_came_only_these_are_told() -> None:
    """A list that is as long as before: a worker stands where a square was, at the end of the list."""
    nodes: list[dict[str, Any]] = [{"id": name, "circle": [1, 2, 3]} for name in "abcdefghij"]
    pieces: list[dict[str, Any]] = [{"part": name} for name in "abcdefghij"]
    worker: dict[str, Any] = {"id": "worker", "circle": [1, 2, 4]}
    change = between({"nodes": nodes, "pieces": pieces}, {"nodes": [*nodes[:3], *nodes[4:], worker], "pieces": pieces})
    assert change == {"within": {"nodes": [(0, 3), (4, 10), worker]}}
    change = between({"pieces": pieces}, {"pieces": [*pieces[:3], *pieces[4:], worker]})
    assert change == {"within": {"pieces": [(0, 3), (4, 10), worker]}}
