"""Calls leave the house exactly once, by every way somebody chose, and only while they still wait."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kontor.server import moments
from kontor.server.calls.bell import Call
from kontor.server.calls.outside import NotDelivered, is_public, may_ask
from kontor.server.calls.push import Pusher
from kontor.server.storage.schema import addresses, calls, deliveries

from .conftest import Browser, House, Live, hear, new_table
from .mailbox import Mailbox, mailbox, text_of
from .moved_time import MovedTime
from .receivers import BrowserKeys, Receiver, receiver, signed_by

NOON = datetime(2026, 11, 18, 12, 0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> MovedTime:
    set_time = MovedTime(NOON)
    monkeypatch.setattr(moments, "source", set_time)
    return set_time


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def world() -> Iterator[Receiver]:
    with receiver() as world:
        yield world


@pytest.fixture
def house(tmp_path: Path, box: Mailbox, clock: MovedTime) -> Iterator[House]:
    with house_in(tmp_path, box) as house:
        yield house


def house_in(folder: Path, box: Mailbox, **more: Any) -> House:
    settings = {"rate_limits": False, "call_delay": 0.0, "call_anywhere": True, **box.settings, **more}
    return House(folder, public_url="https://play.kontor.test", **settings)


def turn(house: House) -> None:
    house.run(house.state.courier.turn)


def ann_with(house: House, **channels: Any) -> tuple[Browser, str]:
    """Ann with an address that was confirmed, and what she chose."""
    ann = house.browser("Ann")
    person: str = ann.get("/api/me")["person"]["id"]
    row = {"person": person, "address": "ann@kontor.test", "verified": moments.now()}
    house.run(house.state.store.write, addresses.insert().values(**row))
    choose(ann, **channels)
    return ann, person


def choose(ann: Browser, **channels: Any) -> Any:
    chosen = ann.get("/api/bell/settings")["chosen"]
    for name, value in channels.items():
        chosen[name] = {**chosen[name], **value} if isinstance(value, dict) and chosen[name] else value
    return ann.post("/api/bell/settings", chosen)


def ring(house: House, person: str, number: int = 1, kind: Any = "your-turn") -> Call:
    data: dict[str, str | int] = {"game": "little-town", "names": "Ben", "others": 1}
    call = Call(person, kind, "table123", number, data)
    house.run(house.state.bell.ring, call)
    return call


def states(house: House) -> list[str]:
    return [row["state"] for row in house.run(house.state.store.read, sa.select(deliveries.c.state))]


# ---- by every way ----
def test_a_call_goes_out_by_every_way_once(house: House, box: Mailbox, world: Receiver) -> None:
    ann, person = ann_with(house, mail={"on": True}, webhook={"on": True, "url": world.url("/hook")})
    browser = BrowserKeys()
    settings = ann.post("/api/bell/push", browser.subscription(world.url("/push")))
    assert settings["browsers"] == 1
    call = ring(house, person)
    for _ in range(3):
        turn(house)
    assert states(house) == ["sent"] * 3
    (letter,) = box.to("ann@kontor.test")
    assert letter["Subject"] == "Your turn in Little Town" and letter["Message-ID"].startswith(f"<{call.id}@")
    for kind in ("plain", "html"):
        assert "https://play.kontor.test/table/table123" in text_of(letter, kind)
    by_path = {taken.path: taken for taken in world.taken}
    assert len(world.taken) == 2
    hook, push = by_path["/hook"].json, by_path["/push"]
    assert (
        hook["content"].startswith("Your turn in Little Town")
        and hook["text"]
        and not hook["allowed_mentions"]["parse"]
    )
    assert browser.opened(push) == {
        "id": call.id,
        "kind": "your-turn",
        "title": "Your turn in Little Town",
        "body": "Ben is waiting for you.",
        "path": "/table/table123",
        "tag": "table123",
    }
    claims = signed_by(push, settings["push_key"])
    assert claims["aud"] == world.url("") and claims["exp"] <= NOON.timestamp() + 86400 + 43200
    assert int(push.headers["ttl"]) > 0 and len(push.headers["topic"]) == 32


def test_the_language_is_the_persons_own(house: House, box: Mailbox) -> None:
    ann, person = ann_with(house, mail={"on": True})
    ann.client.patch(
        "/api/me", json={"preferences": {"language": "pl"}}, headers={"X-Kontor-Token": ann.token}
    ).raise_for_status()
    ring(house, person)
    turn(house)
    assert box.messages[0]["Subject"] == "Twoja kolej: Little Town"


def test_only_the_kinds_somebody_wants_go_out(house: House, box: Mailbox) -> None:
    _, person = ann_with(house, mail={"on": True, "kinds": ["over"]})
    ring(house, person)
    ring(house, person, kind="over")
    turn(house)
    assert [letter["Subject"] for letter in box.messages] == ["Little Town is over"]


def test_everybody_chooses_for_each_way_what_goes_there(house: House, box: Mailbox, world: Receiver) -> None:
    hook = {"on": True, "url": world.url("/hook"), "kinds": ["your-turn"]}
    ann, person = ann_with(house, mail={"on": True, "kinds": ["over"]}, webhook=hook, push={"on": False})
    ann.post("/api/bell/push", BrowserKeys().subscription(world.url("/push")))
    ben = house.browser("Ben")  # who wants nothing outside the page
    for who in (person, ben.get("/api/me")["person"]["id"]):
        ring(house, who)
        ring(house, who, kind="over")
    for _ in range(2):
        turn(house)
    assert [letter["Subject"] for letter in box.messages] == ["Little Town is over"]
    assert [(taken.path, taken.json["title"]) for taken in world.taken] == [("/hook", "Your turn in Little Town")]
    assert ben.get("/api/bell")["fresh"] == 2


def test_the_page_rings_for_what_was_chosen_and_not_in_quiet_hours(house: House, clock: MovedTime) -> None:
    ann, person = ann_with(house)
    with ann.client.websocket_connect("/api/bell/live?lang=en") as socket:

        def heard(fresh: int) -> Any:
            while (update := hear(socket, f"{fresh} calls"))["bell"]["fresh"] != fresh:
                pass
            return update["rings"]

        assert heard(0) == []
        first = ring(house, person, 1)
        assert heard(1) == [first.id]
        choose(ann, browser={"kinds": ["over"]})
        ring(house, person, 2)
        assert heard(2) == []  # it stands in the bell, and that is all
        choose(ann, quiet={"begin": "11:00", "end": "13:00"}, zone="UTC")
        ring(house, person, 3, kind="over")
        assert heard(3) == []
        clock.pass_by(hours=2)
        last = ring(house, person, 4, kind="over")
        assert heard(4) == [last.id]


def test_no_mail_goes_to_an_address_nobody_confirmed(house: House, box: Mailbox) -> None:
    ann, person = ann_with(house, mail={"on": True})
    unconfirmed = addresses.update().values(verified=None)
    house.run(house.state.store.write, unconfirmed)
    ring(house, person)
    turn(house)
    assert box.messages == [] and ann.get("/api/bell/settings")["address"] is None


# ---- when something fails ----
def test_what_fails_for_now_is_tried_again_and_arrives_once(house: House, box: Mailbox, clock: MovedTime) -> None:
    _, person = ann_with(house, mail={"on": True})
    box.answers += ["451 later", "451 later"]
    ring(house, person)
    for _ in range(4):
        turn(house)
        clock.pass_by(minutes=5)
    assert len(box.messages) == 1 and states(house) == ["sent"]


def test_what_fails_for_good_is_not_tried_again(house: House, box: Mailbox, clock: MovedTime) -> None:
    _, person = ann_with(house, mail={"on": True})
    box.answers += ["550 nobody"]
    ring(house, person)
    for _ in range(3):
        turn(house)
        clock.pass_by(hours=1)
    assert box.messages == [] and states(house) == ["failed"]


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(house: House, world: Receiver, status: int) -> None:
    ann, person = ann_with(house)
    ann.post("/api/bell/push", BrowserKeys().subscription(world.url("/push")))
    world.answers.append(status)
    ring(house, person)
    turn(house)
    assert ann.get("/api/bell/settings")["browsers"] == 0 and states(house) == ["failed"]


def test_a_busy_webhook_is_tried_again(house: House, world: Receiver, clock: MovedTime) -> None:
    _, person = ann_with(house, webhook={"on": True, "url": world.url("/hook")})
    world.answers += [429, 503]
    call = ring(house, person)
    for _ in range(4):
        turn(house)
        clock.pass_by(minutes=5)
    assert [taken.json["id"] for taken in world.taken] == [call.id]


def test_a_redirect_is_not_followed(house: House, world: Receiver) -> None:
    _, person = ann_with(house, webhook={"on": True, "url": world.url("/hook")})
    world.answers += [302]
    ring(house, person)
    turn(house)
    assert world.taken == [] and states(house) == ["failed"]


def test_a_server_that_ends_before_it_sends_sends_after_it_starts(
    tmp_path: Path, box: Mailbox, clock: MovedTime
) -> None:
    with house_in(tmp_path, box, call_delay=20.0) as house:
        _, person = ann_with(house, mail={"on": True})
        ring(house, person)
        turn(house)
        assert box.messages == []
    clock.pass_by(seconds=21)
    for _ in range(2):
        with house_in(tmp_path, box, call_delay=20.0) as house:
            turn(house)
    assert len(box.messages) == 1


def test_killed_between_sending_and_noting_it_goes_again_under_the_same_name(
    house: House, box: Mailbox, clock: MovedTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, person = ann_with(house, mail={"on": True})
    courier = house.state.courier
    settle = courier._settle

    async def killed(*_: Any) -> None:
        """Nothing is written any more."""

    monkeypatch.setattr(courier, "_settle", killed)
    ring(house, person)
    turn(house)
    monkeypatch.setattr(courier, "_settle", settle)
    turn(house)
    assert len(box.messages) == 1  # not at once: it may have arrived
    clock.pass_by(minutes=1)
    turn(house)
    first, second = box.messages
    assert first["Message-ID"] == second["Message-ID"] and states(house) == ["sent"]


# ---- only while it waits ----
def test_who_comes_back_at_once_is_not_called(tmp_path: Path, box: Mailbox, clock: MovedTime) -> None:
    with house_in(tmp_path, box, call_delay=20.0) as house:
        ann, person = ann_with(house, mail={"on": True})
        ring(house, person)
        clock.pass_by(seconds=10)
        turn(house)
        ann.post("/api/bell/read", {})
        clock.pass_by(seconds=60)
        turn(house)
        assert box.messages == [] and states(house) == []


def test_a_clock_on_the_wall_that_is_set_back_holds_no_call_up(tmp_path: Path, box: Mailbox, clock: MovedTime) -> None:
    with house_in(tmp_path, box, call_delay=20.0) as house:
        _, person = ann_with(house, mail={"on": True})
        ring(house, person)
        clock.pass_by(seconds=10)
        turn(house)
        assert box.messages == []
        clock.jump(-3600)
        clock.pass_by(seconds=10)
        turn(house)
        assert len(box.messages) == 1


def test_a_turn_that_was_made_is_not_called_any_more(house: House, box: Mailbox, clock: MovedTime) -> None:
    _, person = ann_with(house, mail={"on": True})
    box.answers += ["451 later"]
    call = ring(house, person)
    turn(house)
    house.run(lambda: house.state.store.write(*house.state.bell.ends(person, [call.id])))
    clock.pass_by(minutes=5)
    turn(house)
    assert box.messages == [] and states(house) == ["dropped"]


def test_nobody_who_looks_at_the_table_is_called_outside(house: House, box: Mailbox) -> None:
    ann, person = ann_with(house, mail={"on": True})
    ben = house.browser("Ben")
    made = new_table(ben)["id"]
    with Live(ann, made) as live:
        live.until("table")
        house.run(house.state.bell.ring, Call(person, "invited", made, 0, {"name": "Ben", "game": "little-town"}))
        turn(house)
        assert box.messages == []
    row = house.run(house.state.store.read_one, sa.select(calls).where(calls.c.person == person))
    assert row["read"] is not None


def test_who_comes_to_look_while_a_call_is_held_back_is_not_called(
    house: House, box: Mailbox, clock: MovedTime
) -> None:
    ann, person = ann_with(house, mail={"on": True})
    made = new_table(house.browser("Ben"))["id"]
    box.answers += ["451 later"]
    house.run(house.state.bell.ring, Call(person, "invited", made, 0, {"name": "Ben", "game": "little-town"}))
    turn(house)
    clock.pass_by(minutes=5)
    with Live(ann, made) as live:
        live.until("table")
        turn(house)
    assert box.messages == [] and states(house) == ["dropped"]


def test_a_real_turn_calls_the_other_by_mail_and_links_to_the_table(house: House, box: Mailbox) -> None:
    ann, _ = ann_with(house, mail={"on": True})
    ben = house.browser("Ben")
    made = new_table(ben)["id"]
    ann.post(f"/api/tables/{made}/join")
    with Live(ben, made) as live:
        scene = live.until("scene")
        while scene["scene"]["to_move"] == 0:
            live.ask(type="decide", number=scene["number"], action=scene["scene"]["choices"][0]["action"])
            scene = live.at(scene["number"] + 1)
    for _ in range(2):
        turn(house)
    (letter,) = box.messages
    assert letter["Subject"] == "Your turn in Little Town" and f"/table/{made}" in text_of(letter)


# ---- when ----
NIGHT = {"begin": "22:00", "end": "07:00"}


@pytest.mark.parametrize(
    ("rung", "until"),
    [
        (datetime(2026, 11, 18, 23, 0), datetime(2026, 11, 19, 6, 0)),  # winter: an hour ahead of UTC
        (datetime(2026, 10, 24, 21, 0), datetime(2026, 10, 25, 6, 0)),  # clocks go back in this night: it is longer
        (datetime(2027, 3, 27, 22, 0), datetime(2027, 3, 28, 5, 0)),  # and forward in this one: it is shorter
    ],
)
def test_quiet_hours_hold_a_call_until_they_end_also_when_clocks_change(
    house: House, box: Mailbox, clock: MovedTime, rung: datetime, until: datetime
) -> None:
    clock.at = rung
    _, person = ann_with(house, mail={"on": True}, zone="Europe/Warsaw", quiet=NIGHT)
    ring(house, person)
    turn(house)
    clock.at = until - timedelta(seconds=1)
    turn(house)
    assert box.messages == []
    clock.at = until
    turn(house)
    turn(house)
    assert len(box.messages) == 1


def test_what_no_longer_waits_when_quiet_hours_end_is_not_delivered(
    house: House, box: Mailbox, clock: MovedTime
) -> None:
    clock.at = datetime(2026, 11, 18, 23, 0)
    ann, person = ann_with(house, mail={"on": True}, zone="Europe/Warsaw", quiet=NIGHT)
    ring(house, person)
    turn(house)
    ann.post("/api/bell/read", {})
    clock.pass_by(hours=12)
    turn(house)
    assert box.messages == []


def test_a_digest_tells_a_days_calls_in_one_mail(house: House, box: Mailbox, clock: MovedTime) -> None:
    digest = {"on": True, "digest": True, "hour": 18}
    _, person = ann_with(house, mail=digest, zone="Europe/Warsaw")
    ring(house, person, 1)
    ring(house, person, 2, kind="over")
    turn(house)
    clock.pass_by(hours=4)
    turn(house)
    assert box.messages == []
    clock.pass_by(hours=1)  # 18:00 in Warsaw
    turn(house)
    turn(house)
    (letter,) = box.messages
    assert letter["Subject"] == "2 calls for you"
    assert "Your turn in Little Town" in text_of(letter) and "Little Town is over" in text_of(letter)


# ---- a way out ----
def test_the_link_in_a_mail_ends_mails_without_a_login(house: House, box: Mailbox) -> None:
    ann, person = ann_with(house, mail={"on": True})
    ring(house, person)
    turn(house)
    (letter,) = box.messages
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = letter["List-Unsubscribe"].strip("<>").removeprefix("https://play.kontor.test")
    stranger = house.browser().client
    assert stranger.get(link).status_code == 200 and ann.get("/api/bell/settings")["chosen"]["mail"]["on"]
    assert stranger.post(link, content="List-Unsubscribe=One-Click").status_code == 200
    assert not ann.get("/api/bell/settings")["chosen"]["mail"]["on"]
    assert stranger.post("/api/bell/unsubscribe?token=forged").status_code == 404


# ---- the rest of the interface ----
def test_a_test_call_says_whether_it_arrived(house: House, box: Mailbox, world: Receiver) -> None:
    ann, _ = ann_with(house, webhook={"on": True, "url": world.url("/hook")})
    assert ann.post("/api/bell/test", {"channel": "mail"}) == {"sent": True, "reason": ""}
    assert ann.post("/api/bell/test", {"channel": "webhook"})["sent"] and len(world.taken) == len(box.messages) == 1
    world.answers.append(500)
    refused = ann.post("/api/bell/test", {"channel": "webhook"})
    assert not refused["sent"] and "500" in refused["reason"]
    assert not ann.post("/api/bell/test", {"channel": "push"})["sent"]


def test_the_bell_lists_what_waits_first_and_counts_only_that(house: House, clock: MovedTime) -> None:
    ann, person = ann_with(house)
    ring(house, person, 1)
    clock.pass_by(minutes=1)
    ring(house, person, 2, kind="over")
    bell = ann.get("/api/bell")
    assert [call["kind"] for call in bell["calls"]] == ["your-turn", "over"]
    assert bell["waiting"] == 1 and bell["fresh"] == 2
    seen = ann.post("/api/bell/read", {"ids": [bell["calls"][1]["id"]]})
    assert seen["waiting"] == 1 and seen["fresh"] == 1
    assert house.browser("Ben").get("/api/bell")["calls"] == []


def test_bad_choices_are_refused_with_a_sentence(house: House) -> None:
    ann, _ = ann_with(house)
    chosen = ann.get("/api/bell/settings")["chosen"]
    assert "https" in ann.refused("/api/bell/settings", {**chosen, "webhook": {**chosen["webhook"], "url": "ftp://x"}})
    for wrong in ({"zone": "Nowhere/At all"}, {"quiet": {"begin": "25:00", "end": "07:00"}}, {"mail": {"on": True}}):
        ann.refused("/api/bell/settings", {**chosen, **wrong}, 422)
    ann.refused("/api/bell/push", BrowserKeys().subscription("gopher://x"))


# ---- addresses that people give ----
def test_a_webhook_reaches_only_the_open_internet() -> None:
    inside = ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1", "fe80::1"]
    inside += ["::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "fd00::1", "224.0.0.1", "ff02::1"]
    assert [each for each in inside if is_public(each)] == []
    assert is_public("1.1.1.1") and is_public("2606:4700::1111")
    wrong = ["http://example.org", "https://", "https://a:b@example.org", "https://exa mple.org", "https://x:0/", "x"]
    assert [each for each in wrong if may_ask(each, anywhere=False)] == []
    assert may_ask("https://example.org/hook", anywhere=False) and may_ask("http://10.0.0.1", anywhere=True)


def test_a_name_that_leads_inside_is_refused(tmp_path: Path, box: Mailbox, clock: MovedTime) -> None:
    with house_in(tmp_path, box, call_anywhere=False) as house:
        ann, _ = ann_with(house, webhook={"on": True, "url": "https://localhost/hook"})
        answer = ann.post("/api/bell/test", {"channel": "webhook"})
        assert not answer["sent"] and "not on the internet" in answer["reason"]


def test_the_key_of_the_server_stays_the_same(house: House) -> None:
    assert Pusher(house.settings).key == house.state.pusher.key
    assert (house.settings.data / "kontor.vapid").stat().st_mode & 0o077 == 0


def test_keys_that_are_none_are_refused_for_good(house: House) -> None:
    browser: Any = {"endpoint": "https://example.org/x", "p256dh": "AAAA", "auth": "AAAA"}
    with pytest.raises(NotDelivered) as refused:
        house.run(house.state.pusher.send, browser, {"kind": "x"}, "x")
    assert refused.value.for_good
