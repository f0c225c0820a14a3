"""Who is there: cookies, tokens, accounts, limits, origins."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kontor.kernel import KontorError
from kontor.server import Settings

from .conftest import House, new_table


def test_a_guest_becomes_an_account_and_keeps_their_games(house: House) -> None:
    ann = house.browser("Ann")
    table = new_table(ann)["id"]
    me = ann.post("/api/register", {"login": "Ann@Example.org", "password": "correct horse"})
    assert me["person"]["login"] == "ann@example.org"
    ann.post("/api/logout")
    assert ann.get("/api/tables?show=mine") == []
    assert "Wrong login or password" in ann.refused(
        "/api/login", {"login": "ann@example.org", "password": "wrong"}, 403
    )
    assert "Wrong login or password" in ann.refused("/api/login", {"login": "nobody", "password": "wrong horse"}, 403)
    ann.post("/api/login", {"login": "ANN@example.org", "password": "correct horse"})
    assert [t["id"] for t in ann.get("/api/tables?show=mine")] == [table]
    other = house.browser("Other")
    assert "cannot be used" in other.refused("/api/register", {"login": "ann@example.org", "password": "long enough"})


def test_passwords_are_not_in_the_database(house: House, tmp_path: Path) -> None:
    house.browser("Ann").post("/api/register", {"login": "ann", "password": "correct horse"})
    data = b"".join(path.read_bytes() for path in tmp_path.glob("kontor.sqlite3*"))
    assert b"correct horse" not in data and b"argon2id" in data


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"login": "ab", "password": "long enough"}, "login cannot be used"),
        ({"login": "a b c", "password": "long enough"}, "login cannot be used"),
        ({"login": "annie", "password": "short"}, "A password must have"),
    ],
)
def test_bad_registrations_are_refused(house: House, body: dict[str, str], message: str) -> None:
    assert message in house.browser("Ann").refused("/api/register", body)


@pytest.mark.parametrize("name", ["", "   ", "a|b", "x" * 25, "a\x00b"])
def test_bad_names_are_refused(house: House, name: str) -> None:
    assert "A name must have" in house.browser().refused("/api/guest", {"name": name})


@pytest.mark.parametrize(("language", "word"), [("en", "Guest"), ("pl", "Gość"), ("hu", "Vendég")])
def test_whoever_says_no_name_gets_one_and_can_change_it(house: House, language: str, word: str) -> None:
    ann = house.browser()
    given = ann.post(f"/api/guest?lang={language}", {})["person"]
    assert re.fullmatch(rf"{word} \d{{3}}", given["name"]) and given["login"] is None
    again = ann.post("/api/guest", {})["person"]
    assert (again["id"], again["name"]) == (given["id"], given["name"])
    assert ann.post("/api/guest", {"name": "Ann"})["person"]["name"] == "Ann"
    table = new_table(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert table["status"] == "playing" and table["seats"][0]["name"] == "Ann"


def test_preferences_are_kept_and_merged(house: House) -> None:
    ann = house.browser("Ann")
    headers = {"X-Kontor-Token": ann.token}
    ann.client.patch("/api/me", json={"preferences": {"language": "hu"}}, headers=headers)
    ann.client.patch("/api/me", json={"preferences": {"sound": True}, "name": "Anna"}, headers=headers)
    person = ann.get("/api/me")["person"]
    assert person["preferences"] == {"language": "hu", "sound": True} and person["name"] == "Anna"


def test_changes_need_the_token_of_the_own_session(house: House) -> None:
    ann, ben = house.browser("Ann"), house.browser("Ben")
    for token in ("", "nonsense", ben.token):
        answer = ann.client.post("/api/guest", json={"name": "X"}, headers={"X-Kontor-Token": token})
        assert answer.status_code == 403 and "token" in answer.json()["reason"]
    assert ann.get("/api/me")["person"]["name"] == "Ann"


def test_a_forged_cookie_is_nobody(house: House) -> None:
    ann = house.browser("Ann")
    cookie = ann.client.cookies["kontor"]
    ann.client.cookies.clear()
    ann.client.cookies.set("kontor", cookie[:-2] + ("aa" if cookie[-2:] != "aa" else "bb"))
    assert ann.client.get("/api/me").json()["person"] is None


def test_the_cookie_is_closed_to_scripts(house: House) -> None:
    header = TestClient(house.app).get("/metrics").headers
    assert "set-cookie" not in header
    client = house.browser().client
    client.cookies.clear()
    header = client.get("/api/me").headers
    assert "HttpOnly" in header["set-cookie"] and "samesite=lax" in header["set-cookie"].lower()
    assert "default-src 'self'" in header["content-security-policy"]


def test_a_foreign_page_cannot_open_a_socket(house: House) -> None:
    ann = house.browser("Ann")
    table = new_table(ann)["id"]
    path = f"/api/tables/{table}/live"
    with (
        pytest.raises(WebSocketDisconnect),
        ann.client.websocket_connect(path, headers={"origin": "http://evil.example"}),
    ):
        pass
    with ann.client.websocket_connect(path, headers={"origin": "http://testserver"}) as socket:
        assert socket.receive_json()["type"] == "table"


def test_too_much_too_often_and_malformed(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.browser("Ann")
        big = ann.client.post("/api/import", json={"log": "x" * 300_000}, headers={"X-Kontor-Token": ann.token})
        assert big.status_code == 413
        wrong = ann.client.post("/api/tables", content=b"{", headers={"X-Kontor-Token": ann.token})
        assert wrong.status_code == 422 and "cannot be understood" in wrong.json()["reason"]
        codes = {
            ann.client.post("/api/guest", json={"name": "Ann"}, headers={"X-Kontor-Token": ann.token}).status_code
            for _ in range(80)
        }
        assert codes == {200, 429}


def test_settings_from_file_and_environment(tmp_path: Path) -> None:
    file = tmp_path / "kontor.toml"
    file.write_text('port = 9000\nhost = "0.0.0.0"\nsecure_cookies = true\n')
    settings = Settings.load({"KONTOR_CONFIG": str(file), "KONTOR_PORT": "9001"}, data=tmp_path)
    assert (settings.port, settings.host, settings.secure_cookies) == (9001, "0.0.0.0", True)
    for environment, message in (
        ({"KONTOR_PORT": "many"}, "The setting port cannot be “many”"),
        ({"KONTOR_CONFIG": str(tmp_path / "none.toml")}, "does not exist"),
    ):
        with pytest.raises(KontorError, match=message):
            Settings.load(environment)
    file.write_text("colour = 1\n")
    with pytest.raises(KontorError, match="unknown setting colour"):
        Settings.load({"KONTOR_CONFIG": str(file)})
    key = Settings.load({}, data=tmp_path).signing_key()
    assert key == Settings.load({}, data=tmp_path).signing_key() and len(key) > 30
