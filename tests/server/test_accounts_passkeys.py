"""A passkey opens an account: its own, here, once for each challenge, and never as a copy."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .authenticator import PRESENT, Authenticator
from .conftest import Browser, House, new_table
from .fuzz.conftest import id_of

ACCOUNT = {"login": "ann", "password": "correct horse"}


def registered(house: House, device: Authenticator, name: str = "Phone") -> Browser:
    ann = house.browser("Ann")
    ann.post("/api/register", ACCOUNT)
    add(ann, device, name)
    return ann


def add(browser: Browser, device: Authenticator, name: str) -> Any:
    options = browser.post("/api/account/passkeys/ask")["options"]
    return browser.post("/api/account/passkeys", {"name": name, "credential": device.registers(options)})


def options_for(browser: Browser) -> str:
    return str(browser.post("/api/passkey/ask")["options"])


def test_one_logs_in_with_any_of_several_passkeys_and_types_nothing(house: House) -> None:
    phone, key = Authenticator(), Authenticator()
    ann = registered(house, phone)
    told = add(ann, key, "  Key   of  mine ")
    assert [one["name"] for one in told["passkeys"]] == ["Phone", "Key of mine"]
    for device in (phone, key, phone):
        other = house.browser()
        asked = options_for(other)
        assert "allowCredentials" not in json.loads(asked) or not json.loads(asked)["allowCredentials"]
        assert other.post("/api/passkey/login", {"credential": device.shows(asked)})["person"]["login"] == "ann"
    gone = told["passkeys"][0]["id"]
    assert len(ann.post(f"/api/account/passkeys/{gone}/remove")["passkeys"]) == 1
    ann.refused(f"/api/account/passkeys/{gone}/remove", status=404)
    other = house.browser()
    other.refused("/api/passkey/login", {"credential": phone.shows(options_for(other))}, 403)


def test_a_challenge_counts_once_and_only_for_its_own_browser(house: House) -> None:
    device = Authenticator()
    registered(house, device)
    eve, mallory = house.browser(), house.browser()
    shown = device.shows(options_for(eve))
    mallory.refused("/api/passkey/login", {"credential": shown}, 409)  # it was asked nothing
    options_for(mallory)
    mallory.refused("/api/passkey/login", {"credential": shown}, 403)  # it was asked something else
    eve.post("/api/passkey/login", {"credential": shown})
    eve.post("/api/logout")
    eve.refused("/api/passkey/login", {"credential": shown}, 409)


def test_a_copied_key_another_origin_and_no_finger_are_refused(house: House) -> None:
    device = Authenticator()
    registered(house, device)
    stranger = house.browser()
    stranger.post("/api/passkey/login", {"credential": device.shows(options_for(stranger))})
    device.count -= 1  # a copy knows nothing of signatures made elsewhere
    stranger.refused("/api/passkey/login", {"credential": device.shows(options_for(stranger))}, 403)
    device.origin = "https://evil.example"
    stranger.refused("/api/passkey/login", {"credential": device.shows(options_for(stranger))}, 403)
    device.origin, device.flags = "http://testserver", PRESENT
    stranger.refused("/api/passkey/login", {"credential": device.shows(options_for(stranger))}, 403)


def test_nonsense_is_refused_in_words(house: House) -> None:
    ann = house.browser("Ann")
    ann.post("/api/register", ACCOUNT)
    for given in ("", "{}", "[]", "null", '{"id": "x", "rawId": "x", "type": "public-key"}', "x" * 999):
        ann.post("/api/account/passkeys/ask")
        assert "cannot be used" in ann.refused("/api/account/passkeys", {"name": "x", "credential": given}, 403)
        options_for(ann)
        assert "cannot be used" in ann.refused("/api/passkey/login", {"credential": given}, 403)


def test_a_passkey_confirms_and_a_guest_has_none(house: House) -> None:
    device = Authenticator()
    ann = registered(house, device)
    asked = ann.post("/api/account/confirm/ask")["options"]
    assert ann.post("/api/account/confirm/passkey", {"credential": device.shows(asked)})["recent"]
    ben = house.browser("Ben")
    ben.refused("/api/account/passkeys/ask", status=409)
    asked = ben.post("/api/account/confirm/ask")["options"]
    ben.refused("/api/account/confirm/passkey", {"credential": device.shows(asked)}, 403)


def test_the_public_address_names_the_relying_party(tmp_path: Path) -> None:
    device = Authenticator(origin="https://play.example.org")
    with House(tmp_path, rate_limits=False, public_url="https://play.example.org") as house:
        ann = registered(house, device)
        other = house.browser()
        assert json.loads(options_for(other))["rpId"] == "play.example.org"
        other.post("/api/passkey/login", {"credential": device.shows(options_for(other))})
        assert id_of(other) == id_of(ann)


def test_a_guest_takes_their_games_along_by_passkey(house: House) -> None:
    device = Authenticator()
    registered(house, device)
    guest = house.browser("Gast")
    table = new_table(guest)["id"]
    guest.post("/api/passkey/login", {"credential": device.shows(options_for(guest)), "take_along": True})
    assert [one["id"] for one in guest.get("/api/tables?show=mine")] == [table]
