"""What the server knows of a person: exported whole, deleted whole, handed over whole."""

from __future__ import annotations

import io
import json
import zipfile
from datetime import timedelta
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from kontor import Match
from kontor.server.accounts.personal import HELD, NOT_OF_PEOPLE
from kontor.server.moments import now
from kontor.server.storage.schema import calls, lesson_steps, metadata, people, tables

from .authenticator import Authenticator
from .company import RATED, account, play_out, table_of
from .conftest import Browser, House, Live, new_table
from .fuzz.conftest import id_of
from .mailbox import mailbox
from .moved_time import MovedTime
from .moved_time import time_moves as time_moves
from .receivers import BrowserKeys
from .test_accounts_links import settled, token_in
from .test_accounts_passkeys import add
from .test_care import operator_of
from .test_clocks import quick_stand_in as quick_stand_in
from .test_puzzles import answer, quickest

ID_LENGTH = people.c.id.type.length  # type: ignore[attr-defined]
NAMES = ("ignatia", "zebulonia", "perpetua")
"""What they were called, one after the other."""
PERSONAL_DATA = (
    *NAMES,
    *("wilhelmina", "quagga@example.org", "tapir@example.org", "marimba"),
    *("xylophon-words", "reported for okapi", "a note on numbats", "muted for an axolotl"),
    *("hooks.example.org/narwhal", "push.example.org/pangolin"),
)
SWISS = {"name": "Spring Swiss", "game": "little-town", "format": "swiss", "players": 2, "bot": "random"}
LATE: dict[str, Any] = {"kind": "live", "bank": 600, "at_zero": "lose"}


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


def rename(browser: Browser, name: str) -> None:
    answer = browser.client.patch("/api/me", json={"name": name}, headers={"X-Kontor-Token": browser.token})
    assert answer.status_code == 200, answer.text


def call_outside(browser: Browser) -> None:
    """By push and webhook, but at this hour nothing goes out: it waits."""
    browser.post("/api/bell/push", BrowserKeys().subscription("https://push.example.org/pangolin"))
    chosen = browser.get("/api/bell/settings")["chosen"]
    webhook = {**chosen["webhook"], "on": True, "url": "https://hooks.example.org/narwhal"}
    quiet = {"begin": "00:00", "end": "23:59"}
    browser.post("/api/bell/settings", {**chosen, "quiet": quiet, "webhook": webhook})


def busy(house: House, time_moves: MovedTime, warden: Browser | None = None) -> tuple[Browser, Browser, dict[str, str]]:
    """Somebody who has done everything: an account that played, talked, was called, reported and was reported, and had
    three names. At the second table nothing was said under the first of them."""
    ann, ben, warden = house.browser("Ignatia"), house.browser("Ben"), operator_of(house)
    ann.post("/api/register", {"login": "wilhelmina", "password": "correct horse"})
    call_outside(ann)
    played = {"quiet": table_of(ben, ann, hints=True)}
    rename(ann, "Zebulonia")
    log = Match("little-town", ["Ben", "Ignatia"], 3).log()  # of a game they played elsewhere
    played["imported"] = ann.post("/api/import", {"log": log})["id"]
    played["playing"] = new_table(ann)["id"]
    ben.post(f"/api/tables/{played['playing']}/join")
    played["waiting"] = new_table(ann)["id"]
    played["alone"] = new_table(ann, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    played["other"] = new_table(ben)["id"]
    ann.post(f"/api/tables/{played['other']}/join")
    with Live(ann, played["playing"]) as live:
        live.ask(type="chat", text="xylophon-words")
    ben.post(f"/api/tables/{played['playing']}/resign")
    eve, ada = account(house, "Eve"), account(house, "Ada")
    invited = new_table(ann, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    for one in (eve, ada):
        ann.post(f"/api/tables/{invited}/invitations", {"person": str(id_of(one))})
    ann.post(f"/api/tables/{invited}/invitations/withdraw", {"person": str(id_of(eve))})
    ben.post(f"/api/tables/{invited}/join")
    ann.post(f"/api/tables/{invited}/leave")  # their bells still say by whom they were invited
    ada.post(f"/api/tables/{new_table(ada)['id']}/invitations", {"person": str(id_of(ann))})
    for what, friend in (("follow", ben), ("block", eve), ("mute", eve)):
        for one, other in ((ann, friend), (friend, ann)):
            one.post(f"/api/people/{id_of(other)}/{what}", {"on": True})
    played["rated"] = table_of(ann, ada, **RATED)
    play_out(house, played["rated"])
    played["late"] = new_table(ann, clock=LATE)["id"]
    ben.post(f"/api/tables/{played['late']}/join")
    time_moves.later(house, LATE["bank"])  # a line at the table says whose time ran out
    puzzle = quickest("little-town")
    answer(ann, puzzle, puzzle.best)
    steps = {"person": id_of(ann), "game": "little-town", "lesson": "a", "step": "b", "at": now()}
    house.run(house.state.store.write, lesson_steps.insert().values(**steps))
    days = [(now() + timedelta(days=more)).isoformat() + "Z" for more in (10, 12)]
    ann.post("/api/vacations", dict(zip(("begins", "ends"), days, strict=True)))
    for organiser, other in ((ann, ben), (ben, ann)):
        tournament = organiser.post("/api/tournaments", SWISS)["head"]["id"]
        other.post(f"/api/tournaments/{tournament}/sign-up")
    cared_for(ann, ben, warden, eve, played)
    return ann, ben, played


def cared_for(ann: Browser, ben: Browser, warden: Browser, eve: Browser, played: dict[str, str]) -> None:
    """Reported, sanctioned and renamed; and for a while an operator, who did the same to others."""

    def handle(operator: Browser, text: str, note: str) -> None:
        (report,) = [one["id"] for one in operator.get("/api/operator/reports") if one["text"] == text]
        operator.post(f"/api/operator/reports/{report}", {"status": "handled", "note": note})

    me, him, her = str(id_of(ann)), str(id_of(ben)), str(id_of(eve))
    ben.post("/api/reports", {"kind": "person", "reason": "spam", "person": me, "text": "reported for okapi"})
    ann.post("/api/reports", {"kind": "table", "reason": "other", "table": played["other"], "text": "xylophon-words"})
    handle(warden, "reported for okapi", "a note on numbats")
    warden.post("/api/operator/sanctions", {"person": me, "kind": "mute", "reason": "muted for an axolotl"})
    warden.post(f"/api/operator/people/{me}/rename", {"name": "Perpetua"})
    warden.post(f"/api/operator/people/{me}/role", {"operator": True})
    eve.post("/api/reports", {"kind": "person", "reason": "spam", "person": him, "text": "what he says"})
    handle(ann, "what he says", "")
    ann.post("/api/operator/sanctions", {"person": her, "kind": "mute", "reason": "Spam"})
    warden.post(f"/api/operator/people/{me}/role", {"operator": False})


def test_the_export_has_all_of_it_and_nothing_of_others(house: House, time_moves: MovedTime) -> None:
    ann, ben, played = busy(house, time_moves)
    answer = ann.client.get("/api/account/export")
    assert answer.status_code == 200 and "kontor.zip" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        data = json.loads(archive.read("data.json"))
        logs = [name for name in archive.namelist() if name.startswith("games/")]
    assert data["people"][0]["login"] == "wilhelmina" and "password" not in data["people"][0]
    assert data["chat"][0]["text"] == "xylophon-words" and data["lesson_steps"] and data["reports"]
    assert {row["table_id"] for row in data["seatings"]} == set(played.values())
    assert set(logs) == {f"games/little-town-{played[key]}.log" for key in played if key != "waiting"}
    for table in ("follows", "blocks", "mutes"):  # whom one follows is one's own; who follows oneself is not
        assert {row["person"] for row in data.pop(table)} == {id_of(ann)}
    assert data["results"] and data["ratings"] and data["rating_changes"]
    text = json.dumps(data)
    assert str(id_of(ben)) not in text and "argon2" not in text
    assert house.browser().client.get("/api/account/export").status_code == 401


def columns_without(house: House, person: str) -> list[str]:
    """Where the database has nothing of somebody."""

    async def look() -> list[str]:
        rows = [(held, await house.state.store.read(sa.select(held.table).where(held.of(person)))) for held in HELD]
        return [str(held.column) for held, found in rows if not found]

    found: list[str] = house.run(look)
    return found


def on_disk(folder: Path) -> str:
    """All that the files of the database hold, as it is and in small letters."""
    data = b"".join(path.read_bytes() for path in folder.glob("kontor.sqlite3*"))
    return (data + data.lower()).decode("latin-1")


def test_a_deleted_account_leaves_no_personal_datum_in_the_files_of_the_database(
    tmp_path: Path, time_moves: MovedTime
) -> None:
    with mailbox() as post, House(
        tmp_path, rate_limits=False, call_delay=0.0, public_url="https://play.example.org", **post.settings
    ) as house:  # fmt: skip
        ann, ben, played = busy(house, time_moves)
        ann.client.patch("/api/privacy", json={"presence": "everybody"}, headers={"X-Kontor-Token": ann.token})
        add(ann, Authenticator(origin="https://play.example.org"), "Zebulonia’s marimba")
        ann.post("/api/account/address", {"address": "quagga@example.org"})
        house.browser().post("/api/verify", {"token": token_in(settled(house, post)[-1])})
        ann.post("/api/account/address", {"address": "tapir@example.org"})
        house.run(house.state.courier.turn)
        me = str(id_of(ann))
        assert columns_without(house, me) == [], "somebody who has done everything does this too"
        kept = on_disk(tmp_path)
        assert [datum for datum in (*PERSONAL_DATA, me) if datum not in kept] == []
        assert "password or a passkey" in ann.refused("/api/account/delete", {"sure": True}, 428)
        ann.refused("/api/account/delete", {"sure": False}, 422)
        ann.post("/api/account/confirm", {"password": "correct horse"})
        assert ann.post("/api/account/delete", {"sure": True})["person"] is None
        kept = on_disk(tmp_path)
        assert [datum for datum in (*PERSONAL_DATA, me) if datum in kept] == []
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


def told_to(house: House, browser: Browser, table: str) -> dict[str, Any]:
    """What the calls of somebody about a table say, by their kind."""
    query = sa.select(calls).where(calls.c.person == id_of(browser), calls.c.about == table)
    return {row["kind"]: row["data"] for row in house.run(house.state.store.read, query)}


def test_calls_lose_the_name_of_the_deleted_and_nothing_else(house: House, time_moves: MovedTime) -> None:
    """Also where another name, the game or what happens at zero has the same letters."""
    ben, anna = house.browser("Ben"), house.browser("Anna")
    seats, played = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], {}
    for name in ("Ann", "town", "turn", "Anna, Bea"):
        played[name] = new_table(ben, seats, seed=1, clock={**LATE, "at_zero": "turn"})["id"]  # it asks Ben
        browser = house.browser(name)
        for one in (browser, anna):
            one.post(f"/api/tables/{played[name]}/join")
        time_moves.later(house, LATE["bank"])
        before = told_to(house, ben, played[name])
        assert before["time-up"] == {**before["your-turn"], "at_zero": "turn"}
        assert before["your-turn"] == {"game": "little-town", "names": f"{name}, Anna", "others": 2}
        browser.post("/api/account/delete", {"sure": True})
        names = {"names": "Deleted player, Anna"}
        assert told_to(house, ben, played[name]) == {kind: {**data, **names} for kind, data in before.items()}


def test_calls_bear_the_name_an_operator_has_given(house: House) -> None:
    """Whatever somebody was called when the game began."""
    warden, ann, ben = operator_of(house), house.browser("Rude"), house.browser("Ben")
    table = table_of(ben, ann)
    rename(ann, "Ruder")
    warden.post(f"/api/operator/people/{id_of(ann)}/rename", {"name": "Polite"})
    assert [seat["name"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == ["Ben", "Polite"]
    assert [data["names"] for data in told_to(house, ben, table).values()] == ["Polite"]


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
