"""Addresses are verified and passwords reset by links that work once, in time, and only if they are ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import unquote

import pytest

from kontor.server.accounts.addresses import address_of

from .conftest import Browser, House
from .fuzz.conftest import id_of
from .mailbox import Mailbox, mailbox, text_of
from .moved_time import MovedTime
from .moved_time import time_moves as time_moves

ACCOUNT = {"login": "ann", "password": "correct horse"}
ADDRESS = "ann@example.org"


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def club(tmp_path: Path, post: Mailbox) -> Iterator[House]:
    with House(tmp_path, rate_limits=False, public_url="https://play.example.org", **post.settings) as house:
        yield house


def token_in(message: EmailMessage) -> str:
    found = re.search(r"https://play\.example\.org/(?:verify|reset)#(\S+)", text_of(message))
    assert found is not None, text_of(message)
    return unquote(found[1])


def settled(house: House, post: Mailbox) -> list[EmailMessage]:
    """What has come, after all that is on its way has."""
    house.run(house.state.post.settled)
    return post.messages


def with_address(house: House, post: Mailbox) -> Browser:
    ann = house.browser("Ann")
    ann.post("/api/register", ACCOUNT)
    ann.post("/api/account/address", {"address": ADDRESS})
    house.browser().post("/api/verify", {"token": token_in(post.messages[-1])})
    return ann


def test_an_address_counts_only_after_its_link_was_opened_and_stays_until_the_next_ones_is(
    club: House, post: Mailbox
) -> None:
    ann = club.browser("Ann")
    assert "create one first" in ann.refused("/api/account/address", {"address": ADDRESS}, 409)
    person = ann.post("/api/register", ACCOUNT)["person"]["id"]
    assert "e-mail address" in ann.refused("/api/account/address", {"address": "ann at home"})
    told = ann.post("/api/account/address?lang=hu", {"address": ADDRESS})
    assert (told["address"], told["verified"], told["mail"]) == (ADDRESS, False, True)
    assert "Szia, Ann!" in text_of(post.messages[-1]) and post.messages[-1]["To"] == ADDRESS
    assert club.run(address_of, club.state.store, person) is None
    assert club.browser().post("/api/verify", {"token": token_in(post.messages[-1])})["address"] == ADDRESS
    assert club.run(address_of, club.state.store, person) == ADDRESS
    told = ann.post("/api/account/address", {"address": "new@example.org"})
    assert (told["address"], told["verified"], told["wanted"]) == (ADDRESS, True, "new@example.org")
    assert club.run(address_of, club.state.store, person) == ADDRESS
    club.browser().post("/api/verify", {"token": token_in(post.messages[-1])})
    assert club.run(address_of, club.state.store, person) == "new@example.org"
    assert "new e-mail address" in text_of(settled(club, post)[-1]) and post.messages[-1]["To"] == ADDRESS
    assert ann.post("/api/account/address/remove")["address"] is None


def test_a_link_resets_the_password_once_and_ends_all_sessions(club: House, post: Mailbox) -> None:
    ann = with_address(club, post)
    stranger = club.browser()
    assert stranger.post("/api/reset?lang=pl", {"login": "ANN"}) == {"mail": True}
    token = token_in(settled(club, post)[-1])
    assert "8 to 200" in stranger.refused("/api/reset/finish", {"token": token, "password": "short"})
    assert stranger.post("/api/reset/finish", {"token": token, "password": "new password"})["person"]["login"] == "ann"
    assert id_of(ann) is None and id_of(stranger) is not None
    for used in (token, token):
        assert "no longer valid" in stranger.refused("/api/reset/finish", {"token": used, "password": "other one"}, 410)
    club.browser().refused("/api/login", ACCOUNT, 403)
    club.browser().post("/api/login", {"login": "ann", "password": "new password"})
    assert "was changed" in text_of(settled(club, post)[-1])


def test_nobody_learns_from_a_reset_who_exists(club: House, post: Mailbox) -> None:
    """Unknown, known without an address, and known with one are answered alike; only the last gets mail, and it is
    also found by the address."""
    with_address(club, post)
    club.browser("Ben").post("/api/register", {"login": "ben", "password": "correct horse"})
    before = len(settled(club, post))
    stranger = club.browser()
    answers = [stranger.client.post("/api/reset", json={"login": who}, headers={"X-Kontor-Token": stranger.token})
               for who in ("nobody", "ben", "ann", ADDRESS)]  # fmt: skip
    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    assert len(settled(club, post)) == before + 2
    assert {str(message["To"]) for message in post.messages[before:]} == {ADDRESS}


def test_forged_expired_replaced_and_foreign_links_open_nothing(
    club: House, post: Mailbox, time_moves: MovedTime
) -> None:
    with_address(club, post)
    ann = club.browser()
    verify = token_in(post.messages[0])
    ann.post("/api/reset", {"login": "ann"})
    first = token_in(settled(club, post)[-1])
    ann.post("/api/reset", {"login": "ann"})
    second = token_in(settled(club, post)[-1])
    bad = [
        first,
        verify,
        "",
        "x" * 200,
        second[:-1],
        second + "x",
        second.swapcase(),
        "ü\0" + second,
        f"{second}.{second}",
    ]
    for token in bad:
        ann.refused("/api/reset/finish", {"token": token, "password": "new password"}, 410)
        ann.refused("/api/verify", {"token": token}, 410)
    time_moves.pass_by(hours=1, seconds=1)
    ann.refused("/api/reset/finish", {"token": second, "password": "new password"}, 410)
    time_moves.pass_by(hours=-1, seconds=-1)
    ann.refused("/api/reset/finish", {"token": second, "password": "new password"}, 410)
    ann.post("/api/login", ACCOUNT)


def test_no_token_is_in_the_database(club: House, post: Mailbox, tmp_path: Path) -> None:
    with_address(club, post)
    club.browser().post("/api/reset", {"login": "ann"})
    token = token_in(settled(club, post)[-1])
    data = b"".join(path.read_bytes() for path in tmp_path.glob("kontor.sqlite3*"))
    assert token.encode() not in data and token.rpartition(".")[0].encode() not in data


def test_without_mail_it_says_so(house: House) -> None:
    ann = house.browser("Ann")
    ann.post("/api/register", ACCOUNT)
    assert "sends no mail" in ann.refused("/api/account/address", {"address": ADDRESS}, 409)
    assert house.browser().post("/api/reset", {"login": "ann"}) == {"mail": False}


def test_what_matters_needs_a_recent_login_or_the_password(club: House, post: Mailbox, time_moves: MovedTime) -> None:
    ann = club.browser("Ann")
    ann.post("/api/register", ACCOUNT)
    assert ann.get("/api/account")["recent"]
    time_moves.pass_by(minutes=20)
    assert not ann.get("/api/account")["recent"]
    for path, body in (("address", {"address": ADDRESS}), ("address/remove", None), ("passkeys/ask", None)):
        assert "password or a passkey" in ann.refused(f"/api/account/{path}", body, 428)
    assert "current password" in ann.refused("/api/account/confirm", {"password": "wrong"}, 403)
    assert ann.post("/api/account/confirm", {"password": ACCOUNT["password"]})["recent"]
    ann.post("/api/account/address", {"address": ADDRESS})


def test_a_mail_server_that_refuses_is_said(club: House, post: Mailbox) -> None:
    ann = club.browser("Ann")
    ann.post("/api/register", ACCOUNT)
    post.answers.append("550 nobody here")
    assert "could not be sent" in ann.refused("/api/account/address", {"address": ADDRESS}, 502)
