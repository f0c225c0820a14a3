"""What somebody reports can be found: every answer has an id, and so has every line of the log that came of it."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from starlette.testclient import TestClient

from kontor.kernel import LANGUAGES
from kontor.server.logging import set_up
from kontor.server.storage.store import Store

from .conftest import Browser, House, Live, new_table

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]


@pytest.fixture
def lines(capsys: pytest.CaptureFixture[str]) -> Iterator[Any]:
    """Reads the log as a machine does: our own lines and those of libraries."""
    root, ours = logging.getLogger(), structlog.get_config()
    handlers, level = list(root.handlers), root.level
    set_up("info", True)
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(libraries := io.StringIO())

    def read() -> list[dict[str, Any]]:
        both = capsys.readouterr().out + libraries.getvalue()
        return [json.loads(line) for line in both.splitlines() if line.startswith("{")]

    yield read
    structlog.configure(**ours)
    root.handlers[:] = handlers
    root.setLevel(level)


def test_every_answer_has_an_id_of_its_own(house: House) -> None:
    client = house.browser("Ann").client
    large = client.post("/api/guest", content=b"x" * 300_000)
    answers = [client.get(path) for path in ("/api/me", "/api/me", "/api/none", "/", "/a%0Ab")] + [large]
    assert {answer.status_code for answer in answers} >= {200, 404, 413}
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == len(ids) and all(len(one) == 12 for one in ids)


def test_what_breaks_is_found_in_the_log_by_what_the_person_was_told(
    tmp_path: Path, lines: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(tmp_path, rate_limits=False) as house:
        client = TestClient(house.app, raise_server_exceptions=False)
        client.portal = house.browser().client.portal
        ann = Browser(client)
        ann.post("/api/guest", {"name": "Ann"})
        table = new_table(ann, HOT)["id"]

        async def broken(*_: object) -> None:
            logging.getLogger("some.library").error("out of jam")
            raise ZeroDivisionError("jam")

        monkeypatch.setattr(Store, "_read", broken)
        for language in LANGUAGES:
            answer = client.get(f"/api/tables/{table}?lang={language}")
            assert answer.status_code == 500
            name = answer.headers["x-request-id"]
            assert name in answer.json()["reason"]
            found = [line for line in lines() if line.get("request_id") == name]
            assert {line["event"] for line in found} >= {"out of jam"}
            assert all({"level", "timestamp"} <= line.keys() for line in found)


def test_a_socket_has_an_id_and_so_has_what_goes_wrong_there(
    house: House, lines: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.browser("Ann")
    table = new_table(ann, HOT)["id"]
    with Live(ann, table) as page:
        headers = page._socket.extra_headers
        assert headers is not None
        name = dict(headers)[b"x-request-id"].decode()
        monkeypatch.setattr("kontor.server.live.connection.play", lambda *_: 1 / 0)
        refused = page.ask(type="decide", number=0, action=0)
        assert refused["type"] == "refused" and name in refused["reason"]
    found = [line for line in lines() if line.get("socket_id") == name]
    assert [line["event"] for line in found] == ["socket opened", "request failed", "socket closed"]
    assert "ZeroDivisionError" in found[1]["exception"]


def test_who_comes_in_is_in_the_log_and_what_they_typed_is_not(house: House, lines: Any) -> None:
    ann = house.browser("Ann")
    ann.post("/api/register", {"login": "ann", "password": "correct horse"})
    person = ann.get("/api/me")["person"]["id"]
    other = house.browser()
    other.refused("/api/login", {"login": "correct horse", "password": "battery staple"}, 403)
    other.post("/api/login", {"login": "ann", "password": "correct horse"})
    other.post("/api/logout")
    found = [line for line in lines() if line["event"] in ("logged in", "logged out", "log-in refused")]
    assert [(line["event"], line.get("person")) for line in found] == [
        ("log-in refused", None),
        ("logged in", person),
        ("logged out", person),
    ]
    assert found[0]["address"] == "testclient" and all(line["request_id"] for line in found)
    assert not any("horse" in str(line) or "staple" in str(line) for line in lines())


@pytest.mark.parametrize("taken", [True, False])
def test_an_id_is_taken_from_a_proxy_of_ours_and_of_nobody_else(tmp_path: Path, taken: bool) -> None:
    with House(tmp_path, proxies="192.0.2.0/24, 198.51.100.7") as house:
        portal = house.browser().client.portal
        for address in ("192.0.2.9", "198.51.100.7") if taken else ("198.51.100.8", "testclient"):
            client = TestClient(house.app, client=(address, 4711))
            client.portal = portal
            for given in ("0af7651916cd43dd8448eb211c80319c", "x" * 65, "a b", "x\u00e9", ""):
                headers = {b"X-Request-Id": given.encode(), b"X-Forwarded-Proto": b"https"}
                answer = client.get("/api/me", headers=headers)
                kept = answer.headers["x-request-id"] == given
                assert kept == (taken and given.startswith("0af"))
                assert ("strict-transport-security" in answer.headers) == taken  # proxies are believed about that, too
