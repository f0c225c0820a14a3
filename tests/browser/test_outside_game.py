"""A game outside the tree in a real browser: drawn, chosen and told like any other."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.examples.installed import environment
from tests.server.test_durability import free_port, start_server

from .conftest import Player
from .test_play import click_a_choice


@pytest.fixture(scope="module")
def beach(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    port = free_port()
    path = environment(tmp_path_factory.mktemp("installed"))["PYTHONPATH"]
    process = start_server(tmp_path_factory.mktemp("server"), port, PYTHONPATH=path)
    yield f"http://127.0.0.1:{port}"
    process.send_signal(signal.SIGINT)
    process.wait(20)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_a_whole_game(chromium: Browser, beach: str, size: tuple[int, int]) -> None:
    phone = size[0] < 600
    look: dict[str, Any] = {"has_touch": phone, "is_mobile": phone, "reduced_motion": "reduce"}
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, **look)
    ann = Player(context, beach)
    ann.arrive("Ann")
    ann.go("/")
    expect(ann.page.get_by_text("Low Tide", exact=True).filter(visible=True).first).to_be_visible()
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    ann.sit(ann.table([{"kind": "me"}, *bots], game="low-tide", options={"tide": "quick"}))
    assert ann.scene["picture"] and not ann.scene["pieces"]
    while ann.my_turn():
        click_a_choice(ann, tap=phone)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    expect(ann.page.get_by_text(ann.scene["question"]).first).to_be_visible()
    assert ann.errors == []
    context.close()
