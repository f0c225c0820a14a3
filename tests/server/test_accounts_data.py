"""What the server knows of a person: exported whole, deleted whole, handed over whole."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import sqlalchemy as sa

from kontor.server.accounts.personal import HELD, NOT_OF_PEOPLE
from kontor.server.moments import now
from kontor.server.storage.schema import lesson_steps, metadata, people, tables

from .authenticator import Authenticator
from .company import RATED, account, play_out, table_of
from .conftest import Browser, House, Live, new_table
from .fuzz.conftest import id_of
from .mailbox import mailbox
from .test_accounts_links import settled, token_in
from .test_accounts_passkeys import add

ID_LENGTH = people.c.id.type.length  # type: ignore[attr-defined]
PERSONAL_DATA = ("zebulonia", "wilhelmina", "quagga@example.org", "xylophon-words")


def test_every_column_that_may_hold_a_person_is_on_the_list() -> None:
    """Whoever adds a table with a person in it says here what becomes of it."""
    known = {held.column for held in HELD} | NOT_OF_PEOPLE
    forgotten = [
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        for column in table.columns
        if column not in known
        and (
            any(key.column is people.c.id for key in column.foreign_keys)
            or (isinstance(column.type, sa.String) and column.type.length == ID_LENGTH)
        )
    ]
    assert forgotten == [], "name these in kontor/server/accounts/personal.py"


def test_rows_go_before_what_they_refer_to() -> None:
    """In the order of the list, no row is deleted that another still refers to."""
    deleted = [held.table for held in HELD if held.gone == "delete"]
    for table in deleted:
        for key in table.foreign_keys:
            target = key.column.table
            if target in deleted and target is not table:
                assert deleted.index(table) < len(deleted) - 1 - deleted[::-1].index(target), (table.name, target.name)


def busy(house: House) -> tuple[Browser, Browser, dict[str, str]]:
    """Somebody who has done everything: an account that played, talked, was called, reported and was reported."""
    ann, ben = house.browser("Zebulonia"), house.browser("Ben")
    ann.post("/api/register", {"login": "wilhelmina", "password": "correct horse"})
    played = {}
    played["playing"] = new_table(ann)["id"]
    ben.post(f"/api/tables/{played['playing']}/join")
    played["waiting"] = new_table(ann)["id"]
    played["alone"] = new_table(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    played["other"] = new_table(ben)["id"]
    ann.post(f"/api/tables/{played['other']}/join")
    with Live(ann, played["playing"]) as live:
        live.ask(type="chat", text="xylophon-words")
    ben.post(f"/api/tables/{played['playing']}/resign")
    ben.post("/api/reports", {"kind": "person", "reason": "spam", "table": played["playing"], "seat": 0})
    ann.post("/api/reports", {"kind": "table", "reason": "other", "table": played["other"], "text": "xylophon-words"})
    eve = account(house, "Eve")
    invited = new_table(ann, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    ann.post(f"/api/tables/{invited}/invitations", {"person": str(id_of(eve))})
    ann.post(f"/api/tables/{invited}/invitations/withdraw", {"person": str(id_of(eve))})
    ben.post(f"/api/tables/{invited}/join")
    ann.post(f"/api/tables/{invited}/leave")  # eve's bell still says by whom she was invited
    for what, friend in (("follow", ben), ("block", eve), ("mute", eve)):
        for one, other in ((ann, friend), (friend, ann)):
            one.post(f"/api/people/{id_of(other)}/{what}", {"on": True})
    played["rated"] = table_of(ann, account(house, "Ada"), **RATED)
    play_out(house, played["rated"])
    steps = {"person": id_of(ann), "game": "little-town", "lesson": "a", "step": "b", "at": now()}
    house.run(house.state.store.write, lesson_steps.insert().values(**steps))
    return ann, ben, played


def test_the_export_has_all_of_it_and_nothing_of_others(house: House) -> None:
    ann, ben, played = busy(house)
    answer = ann.client.get("/api/account/export")
    assert answer.status_code == 200 and "kontor.zip" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        data = json.loads(archive.read("data.json"))
        logs = [name for name in archive.namelist() if name.startswith("games/")]
    assert data["people"][0]["login"] == "wilhelmina" and "password" not in data["people"][0]
    assert data["chat"][0]["text"] == "xylophon-words" and data["lesson_steps"] and data["reports"]
    assert {row["table_id"] for row in data["seatings"]} == set(played.values())
    assert set(logs) == {f"games/little-town-{played[key]}.log" for key in ("playing", "alone", "other", "rated")}
    for table in ("follows", "blocks", "mutes"):  # whom one follows is one's own; who follows oneself is not
        assert {row["person"] for row in data.pop(table)} == {id_of(ann)}
    assert data["results"] and data["ratings"] and data["rating_changes"]
    text = json.dumps(data)
    assert str(id_of(ben)) not in text and "argon2" not in text
    assert house.browser().client.get("/api/account/export").status_code == 401


def test_a_deleted_account_leaves_no_personal_datum_in_the_files_of_the_database(tmp_path: Path) -> None:
    with mailbox() as post, House(
        tmp_path, rate_limits=False, public_url="https://play.example.org", **post.settings
    ) as house:  # fmt: skip
        ann, ben, played = busy(house)
        ann.client.patch("/api/me", json={"name": "Zebulonia II"}, headers={"X-Kontor-Token": ann.token})
        add(ann, Authenticator(origin="https://play.example.org"), "Zebulonia’s phone")
        ann.post("/api/account/address", {"address": "quagga@example.org"})
        house.browser().post("/api/verify", {"token": token_in(settled(house, post)[-1])})
        me = str(id_of(ann))
        assert "password or a passkey" in ann.refused("/api/account/delete", {"sure": True}, 428)
        ann.refused("/api/account/delete", {"sure": False}, 422)
        ann.post("/api/account/confirm", {"password": "correct horse"})
        assert ann.post("/api/account/delete", {"sure": True})["person"] is None
        data = b"".join(path.read_bytes() for path in tmp_path.glob("kontor.sqlite3*"))
        left = [datum for datum in (*PERSONAL_DATA, me) if datum.encode() in data.lower() or datum.encode() in data]
        assert left == []
        for key, names in (("playing", ["Deleted player", "Ben"]), ("other", ["Ben", "Deleted player"])):
            table = ben.get(f"/api/tables/{played[key]}")
            assert [seat["name"] for seat in table["seats"]] == names
            spoken = ben.get(f"/api/tables/{played[key]}?lang=hu")
            assert "Törölt játékos" in [seat["name"] for seat in spoken["seats"]]
        assert ben.get(f"/api/tables/{played['other']}")["seats"][1]["resigned"]
        assert house.browser().client.get(f"/api/tables/{played['waiting']}").json()["status"] == "off"
        house.browser().refused("/api/login", {"login": "wilhelmina", "password": "correct horse"}, 403)
    with House(tmp_path, rate_limits=False) as house:  # it opens again, and the others' games with it
        again = house.browser().client.get(f"/api/tables/{played['other']}").json()
        assert again["seats"][1]["name"] == "Deleted player" and again["status"] == "playing"


def test_a_guest_is_deleted_without_a_password(house: House) -> None:
    eve = house.browser("Eve")
    table = new_table(eve, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    assert eve.post("/api/account/delete", {"sure": True})["person"] is None
    assert eve.client.get(f"/api/tables/{table}").status_code == 200  # it is public; nobody sits there any more


def test_a_guest_who_logs_in_takes_their_games_along_if_they_wish(house: House) -> None:
    ann = house.browser("Ann")
    ann.post("/api/register", {"login": "ann", "password": "correct horse"})
    mine = new_table(ann)["id"]
    account = str(id_of(ann))
    guest, ben = house.browser("Gast"), house.browser("Ben")
    old = str(id_of(guest))
    table = new_table(guest, hints=True)["id"]
    guest.post(f"/api/tables/{mine}/join")  # they sit at one table twice: as guest and as account
    ben.post(f"/api/tables/{table}/join")
    at = now()
    for person in (account, old):
        row = {"person": person, "game": "little-town", "lesson": "a", "step": "b", "at": at}
        house.run(house.state.store.write, lesson_steps.insert().values(**row))
    with Live(guest, table) as live:
        live.ask(type="chat", text="hello")
    guest.post("/api/login", {"login": "ann", "password": "correct horse", "take_along": True})
    assert id_of(guest) == account
    assert {one["id"] for one in guest.get("/api/tables?show=mine")} == {mine, table}
    seats = guest.get(f"/api/tables/{table}")["seats"]
    assert seats[0]["yours"] and not seats[1]["yours"]
    row = house.run(house.state.store.read_one, sa.select(tables).where(tables.c.id == table))
    assert row["host"] == account and old not in json.dumps(row["seats"])
    assert house.run(house.state.store.read_one, sa.select(people).where(people.c.id == old)) is None
    with Live(guest, table) as live:
        assert live.until("chat")["messages"][0]["text"] == "hello"
        assert live.ask(type="chat", text="still me")["type"] == "accepted"
    stays = house.browser("Stays")
    kept = new_table(stays)["id"]
    stays.post("/api/login", {"login": "ann", "password": "correct horse"})
    assert kept not in {one["id"] for one in stays.get("/api/tables?show=mine")}
