"""A game whose data file is broken: the server starts, the other games go on, and its tables say that they cannot."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest

from kontor import Match
from kontor.kernel import LANGUAGES

from .conftest import House, new_table
from .test_durability import free_port, start_server


def test_one_broken_game_leaves_the_others_on_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with House(tmp_path) as house:
        ann = house.browser("Ann")
        ragusa, town = (
            new_table(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], game=game)["id"]
            for game in ("ragusa", "little-town")
        )
        waiting = new_table(ann, [{"kind": "me"}, {"kind": "open"}], game="ragusa", public=True)["id"]
    log = Match("ragusa", 2, 7).log()
    monkeypatch.setenv("KONTOR_RAGUSA_DATA", str(tmp_path / "nothing.json"))
    port = free_port()
    process = start_server(tmp_path, port)
    try:
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}/api") as client:
            games = [game["id"] for game in client.get("/games").json()]
            assert "little-town" in games and "ragusa" not in games
            assert client.get(f"/tables/{town}").status_code == 200
            assert client.get("/tables?show=open").json() == []
            told = set()
            for language in LANGUAGES:
                for path in (f"tables/{ragusa}", f"tables/{waiting}", "games/ragusa/picture.svg"):
                    answer = client.get(f"/{path}?lang={language}")
                    assert answer.status_code == 503 and "nothing.json" not in answer.text
                    told.add(answer.json()["reason"])
            assert len(told) == len(LANGUAGES), "a sentence in each language"
            token = {"X-Kontor-Token": client.get("/me").json()["token"]}
            guest = client.post("/guest", json={"name": "Ben"}, headers=token).json()
            answer = client.post("/import", json={"log": log}, headers={"X-Kontor-Token": guest["token"]})
            assert answer.status_code == 503 and answer.json()["reason"] in told
    finally:
        process.kill()
        process.wait()
