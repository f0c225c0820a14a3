"""Guessing is limited: however a login is written, wherever somebody says they come from, whichever server they ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2
import pytest
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from kontor.kernel import KontorError
from kontor.server import Settings
from kontor.server.accounts import people
from kontor.server.accounts.people import normal_login
from kontor.server.limits import login_attempts
from kontor.server.limits.login_attempts import LOGIN_FROM_ADDRESS, LOGIN_TO_ACCOUNT, REGISTER_FROM_ADDRESS
from kontor.server.storage import schema

from .conftest import PATIENCE, Browser, House
from .test_durability import free_port, start_server


@pytest.fixture(autouse=True)
def _quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    nobody = people._hasher.hash("nobody")
    monkeypatch.setattr(people, "_nobody", lambda: nobody)


class Clock:
    """Stands still, so that no limit opens by itself while a slow machine tries."""

    def __init__(self) -> None:
        self.now = 1_000_000_000.0

    def time(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    still = Clock()
    monkeypatch.setattr(login_attempts, "time", still)
    return still


def browser_at(house: House, address: str) -> Browser:
    client = TestClient(house.app, client=(address, 5000))
    client.portal = house.browser().client.portal
    return Browser(client)


def status(browser: Browser, path: str, body: dict[str, str]) -> int:
    answer = browser.client.post(path, json=body, headers={"X-Kontor-Token": browser.token})
    return int(answer.status_code)


SPELLINGS = ("zoë", " zoë", "zoë ", "\tzoë\n", "ZOË", "Zoë\u3000", "ｚｏë", "\u00a0zoe\u0308")


def check_that_tries_are_counted(house: House) -> None:
    """Every spelling is the same account, every session and address counts."""
    house.browser("Zoë").post("/api/register", {"login": "zoë", "password": "correct horse"})
    found = [
        status(browser_at(house, f"10.0.0.{k}"), "/api/login", {"login": SPELLINGS[k % 8], "password": "wrong"})
        for k in range(LOGIN_TO_ACCOUNT.burst + 4)
    ]
    assert found == [403] * LOGIN_TO_ACCOUNT.burst + [429] * 4


def test_the_limit_of_an_account_is_not_sidestepped_and_outlasts_the_server(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        check_that_tries_are_counted(house)
        assert status(house.browser(), "/api/login", {"login": "another", "password": "wrong"}) == 403
    with House(tmp_path) as house:
        assert status(house.browser(), "/api/login", {"login": "zOË", "password": "correct horse"}) == 429


def test_whoever_logs_in_starts_afresh(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.browser("Ann").post("/api/register", {"login": "ann", "password": "correct horse"})
        for _ in range(2):
            ann = house.browser()
            for _ in range(LOGIN_TO_ACCOUNT.burst - 1):
                ann.refused("/api/login", {"login": "ann", "password": "wrong"}, 403)
            ann.post("/api/login", {"login": "ann", "password": "correct horse"})


def test_an_address_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        here = [
            status(browser_at(house, f"2001:db8::{k:x}"), "/api/login", {"login": f"somebody{k}", "password": "wrong"})
            for k in range(LOGIN_FROM_ADDRESS.burst + 2)
        ]
        assert here == [403] * LOGIN_FROM_ADDRESS.burst + [429] * 2
        elsewhere = browser_at(house, "2001:db8:1::1")
        assert status(elsewhere, "/api/login", {"login": "somebody", "password": "wrong"}) == 403


def test_a_clock_set_back_neither_opens_nor_closes_a_limit_for_long(tmp_path: Path, clock: Clock) -> None:
    with House(tmp_path) as house:
        ann, body = house.browser(), {"login": "ann", "password": "wrong"}
        clock.now += 400_000
        for _ in range(LOGIN_TO_ACCOUNT.burst):
            ann.refused("/api/login", body, 403)
        clock.now -= 400_000
        ann.refused("/api/login", body, 429)
        clock.now += LOGIN_TO_ACCOUNT.seconds / LOGIN_TO_ACCOUNT.burst + 1
        ann.refused("/api/login", body, 403)
        ann.refused("/api/login", body, 429)


def test_a_password_cannot_be_guessed_by_changing_it(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.browser("Ann")
        ann.post("/api/register", {"login": "ann", "password": "correct horse"})
        body = {"current": "wrong", "password": "another horse"}
        found = [status(ann, "/api/password", body) for _ in range(LOGIN_TO_ACCOUNT.burst + 1)]
        assert found == [403] * LOGIN_TO_ACCOUNT.burst + [429]


def test_registration_does_not_tell_which_logins_exist(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same answer after the same work as for a login that nobody can have; see docs/server.md for what is left."""
    house.browser("Ann").post("/api/register", {"login": "ann@example.org", "password": "correct horse"})
    work: list[str] = []
    hasher = people._hasher

    class Counting:
        def hash(self, password: str) -> str:
            work.append(password)
            return hasher.hash(password)

    monkeypatch.setattr(people, "_hasher", Counting())
    answers: list[Any] = []
    for login in ("ann@example.org", " ANN@example.org", "ａｎｎ@example.org", "ann example", "no"):
        other = house.browser()
        body = {"login": login, "password": "long enough"}
        answer = other.client.post("/api/register", json=body, headers={"X-Kontor-Token": other.token})
        answers.append((answer.status_code, answer.json(), len(work)))
        assert answer.status_code == 400 and other.get("/api/me")["person"] is None
        work.clear()
    assert all(answer == answers[0] for answer in answers) and answers[0][2] == 1


def test_registrations_from_an_address_are_few(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        found = [
            status(house.browser(), "/api/register", {"login": f"somebody{k}", "password": "long enough"})
            for k in range(REGISTER_FROM_ADDRESS.burst + 2)
        ]
        assert found == [200] * REGISTER_FROM_ADDRESS.burst + [429] * 2


def test_logins_of_before_are_found_as_they_were_kept(house: House) -> None:
    """0.7.0 kept logins in small letters; since then “ß” is “ss”, and nobody loses their account by that."""
    old, new = house.browser("Old"), house.browser("New")
    old.post("/api/register", {"login": "placeholder", "password": "old password"})
    kept = schema.people.update().where(schema.people.c.login == "placeholder").values(login="straße")
    house.run(house.state.store.write, kept)
    new.post("/api/register", {"login": "STRASSE", "password": "new password"})
    for login, password, name in (("Straße", "old password", "Old"), ("strasse", "new password", "New")):
        person = house.browser().post("/api/login", {"login": login, "password": password})["person"]
        assert person["name"] == name
    assert normal_login(" Ａnn@Example.ORG\u2003") == "ann@example.org"


def test_only_named_proxies_are_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real server: whoever is on the same machine cannot say that they come from elsewhere."""
    port = free_port()
    process = start_server(tmp_path, port, KONTOR_RATE_LIMITS="yes")
    try:
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            answer = client.get("/api/me", headers={"X-Forwarded-Proto": "https"})
            assert "Secure" not in answer.headers["set-cookie"]
            assert "strict-transport-security" not in answer.headers
            token = answer.json()["token"]
            found: list[int] = []
            while 429 not in found and len(found) < 4 * LOGIN_FROM_ADDRESS.burst:  # time opens a limit, but slowly
                headers = {"X-Kontor-Token": token, "X-Forwarded-For": f"192.0.2.{len(found)}"}
                body = {"login": f"somebody{len(found)}", "password": "wrong"}
                found.append(client.post("/api/login", json=body, headers=headers).status_code)
            assert len(found) > LOGIN_FROM_ADDRESS.burst and set(found[:-1]) == {403} and found[-1] == 429
    finally:
        process.kill()
        process.wait(PATIENCE)
    process = start_server(tmp_path, port, KONTOR_PROXIES="127.0.0.0/8")
    try:
        answer = httpx2.get(f"http://127.0.0.1:{port}/api/me", headers={"X-Forwarded-Proto": "https"}, timeout=PATIENCE)
        assert "Secure" in answer.headers["set-cookie"] and answer.headers["strict-transport-security"]
    finally:
        process.kill()
        process.wait(PATIENCE)
    for wrong in ("*", "127.0.0.1, proxy"):
        with pytest.raises(KontorError, match="The setting proxies must list addresses"):
            Settings.load({"KONTOR_PROXIES": wrong}, data=tmp_path)
