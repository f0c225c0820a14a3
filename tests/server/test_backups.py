"""Back-ups: made while a server plays, verified by replay, restored into either database; what is wrong with a file is
said in a sentence."""

from __future__ import annotations

import asyncio
import json
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kontor.kernel import KontorError
from kontor.server import Settings
from kontor.server.backups.file import Backup, Manifest, open_file
from kontor.server.backups.making import make
from kontor.server.backups.replaying import Finding, replayed
from kontor.server.backups.restoring import restore
from kontor.server.storage.ownership import IN_USE
from kontor.server.storage.schema import decisions, tables
from kontor.server.storage.store import Store

from .company import RATED, account, play_out, table_of
from .conftest import House, Live, new_table
from .inside import room_of

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]


def settings(folder: Path, database: str = "") -> Settings:
    return Settings.load({}, data=folder, secret="s" * 32, database=database)


def back_up(where: Settings, path: Path) -> Manifest:
    return asyncio.run(make(where.database_url, path))


def put_back(where: Settings, path: Path, replace: bool = False) -> None:
    with open_file(path) as backup:
        backup.check()
        asyncio.run(restore(where, backup, replace))


def findings(path: Path) -> list[Finding]:
    with open_file(path) as backup:
        return list(replayed(backup, processes=1))


def live(house: House) -> tuple[str, str]:
    """A club: a rated game that is over, and one at one device with twelve decisions and a word said."""
    ann, ben = account(house, "Ann"), account(house, "Ben")
    over = table_of(ann, ben, **RATED)
    play_out(house, over)
    running = new_table(ann, HOT)["id"]
    decide(house, running, 12)
    with Live(ann, running) as page:
        page.ask(type="chat", text="zażółć gęślą jaźń")
    new_table(ben)  # waits for somebody
    return over, running


def decide(house: House, table: str, until: int) -> None:
    room = room_of(house, table)

    async def more() -> None:
        from kontor.server.tables.playing import keep_decision

        while len(room.match.played) < until:  # type: ignore[union-attr]
            async with room.lock:
                await keep_decision(room, room.match, room.match.legal[0])  # type: ignore[union-attr, arg-type]

    house.run(more)


def check_that_a_backup_is_one_moment(folder: Path, database: str = "") -> None:
    """What is played while it is made is not in it, neither whole nor in part."""
    with House(folder, rate_limits=False, database=database) as house:
        over, running = live(house)
        third = new_table(account(house, "Cy"), HOT)["id"]

        def play_on(_: int) -> Callable[[int], None]:  # its transaction has begun to read
            decide(house, running, 40)
            play_out(house, third)
            return lambda _: None

        path = folder / "one.backup"
        asyncio.run(make(house.settings.database_url, path, play_on))
        with open_file(path) as backup:
            assert sum(row["table_id"] == running for row in backup.rows("decisions")) == 12
            assert {row["id"]: row["status"] for row in backup.rows("tables")}[third] == "playing"
        assert {(one.table, one.kind) for one in findings(path)} == {(t, "same") for t in (over, running, third)}
        back_up(house.settings, path)
        with open_file(path) as backup:
            assert sum(row["table_id"] == running for row in backup.rows("decisions")) == 40
        assert {one.kind for one in findings(path)} == {"same"}


def check_that_all_comes_back(folder: Path, database: str, into: str) -> None:
    """A server plays on in the other database, and a back-up of that has the same rows."""
    first, second = folder / "first", folder / "second"
    with House(first, rate_limits=False, database=database) as house:
        over, running = live(house)
        told = house.browser().get(f"/api/tables/{over}/history")
    made = back_up(settings(first, database), folder / "a.backup")
    put_back(settings(second, into), folder / "a.backup")
    again = back_up(settings(second, into), folder / "b.backup")
    assert {name: content.rows for name, content in again.tables.items()} == {
        name: content.rows for name, content in made.tables.items()
    }
    with open_file(folder / "a.backup") as a, open_file(folder / "b.backup") as b:
        for table in made.tables:
            assert _sorted(a, table) == _sorted(b, table), table
    with House(second, rate_limits=False, database=into) as house:
        assert house.browser().get(f"/api/tables/{over}/history") == told
        ann = house.browser()
        ann.post("/api/login", {"login": "ann@example.org", "password": "long enough"})
        with Live(ann, running) as page:
            assert page.until("chat")["messages"][0]["text"] == "zażółć gęślą jaźń"
            action = page.at(12)["scene"]["choices"][0]["action"]
            assert page.ask(type="decide", number=12, action=action)["type"] == "accepted"
            assert page.ask(type="chat", text="and on")["type"] == "accepted"  # its number is a new one
        play_out(house, table_of(ann, account(house, "Dora"), **RATED))
    assert {one.kind for one in _after(settings(second, into), folder / "c.backup")} == {"same"}


def _sorted(backup: Backup, table: str) -> list[str]:
    """Databases do not agree about the order of texts."""
    return sorted(json.dumps(row, sort_keys=True) for row in backup.rows(table))


def _after(where: Settings, path: Path) -> list[Finding]:
    back_up(where, path)
    return findings(path)


def check_that_nothing_is_restored_over_what_is_there(folder: Path, database: str, empty: Callable[[], str]) -> None:
    """Neither under a server that runs, nor over people and games, unless told; nor where other things are kept."""
    where = settings(folder, database)
    with House(folder, rate_limits=False, database=database) as house:
        _, running = live(house)
        back_up(where, folder / "a.backup")
        decide(house, running, 20)
        with pytest.raises(KontorError, match=IN_USE):
            put_back(where, folder / "a.backup", replace=True)
    with pytest.raises(KontorError, match="has people or games already"):
        put_back(where, folder / "a.backup")
    assert len(_decisions(where, running)) == 20
    put_back(where, folder / "a.backup", replace=True)
    assert len(_decisions(where, running)) == 12
    other = empty()
    asyncio.run(_execute(other, "CREATE TABLE pantry (jam TEXT)"))
    with pytest.raises(KontorError, match="not Kontor's"):
        put_back(settings(folder / "elsewhere", other), folder / "a.backup", replace=True)
    with pytest.raises(KontorError, match="no database of Kontor"):
        back_up(settings(folder / "elsewhere", other), folder / "c.backup")
    assert not (folder / "c.backup").exists()


async def _execute(url: str, statement: str) -> None:
    store = Store(url)
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql(statement)
    await store.engine.dispose()


def _decisions(where: Settings, table: str) -> list[int]:
    async def read() -> list[int]:
        store = Store(where.database_url)
        rows = await store.read(sa.select(decisions.c.number).where(decisions.c.table_id == table))
        await store.close()
        return [row["number"] for row in rows]

    return asyncio.run(read())


def test_a_backup_is_one_moment_while_a_server_plays(tmp_path: Path) -> None:
    check_that_a_backup_is_one_moment(tmp_path)


def test_all_comes_back(tmp_path: Path) -> None:
    check_that_all_comes_back(tmp_path, "", "")


def test_nothing_is_restored_over_what_is_there(tmp_path: Path) -> None:
    check_that_nothing_is_restored_over_what_is_there(
        tmp_path, "", lambda: f"sqlite+aiosqlite:///{tmp_path / 'pantry.sqlite3'}"
    )


def test_a_database_that_only_a_server_was_started_in_is_empty(tmp_path: Path) -> None:
    with House(tmp_path / "a", rate_limits=False) as house:
        _, running = live(house)
    back_up(settings(tmp_path / "a"), tmp_path / "a.backup")
    with House(tmp_path / "b"):
        pass
    put_back(settings(tmp_path / "b"), tmp_path / "a.backup")
    assert len(_decisions(settings(tmp_path / "b"), running)) == 12


# ---- files ----
@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kept")
    with House(folder, rate_limits=False) as house:
        live(house)
        path = folder / "good.backup"
        back_up(house.settings, path)
    return path


def rewritten(kept: Path, path: Path, change: Callable[[dict[str, Any]], None], at: str = "manifest.json") -> Path:
    """The same file with another member: a JSON text, or the first line of one."""
    with zipfile.ZipFile(kept) as old, zipfile.ZipFile(path, "w") as new:
        for name in old.namelist():
            first, end, rest = old.read(name).partition(b"\n" if name.endswith("l") else b"\0")
            if name == at:
                data = json.loads(first)
                change(data)
                first = json.dumps(data).encode()
            new.writestr(name, first + end + rest)
    return path


def refused(path: Path, folder: Path) -> str:
    """Why a file cannot be restored: one sentence or two, and nothing was changed."""
    with pytest.raises(KontorError) as error:
        put_back(settings(folder / "target"), path)
    assert not (folder / "target" / "kontor.sqlite3").exists()
    assert "\n" not in str(error.value) and str(path) in str(error.value)
    return str(error.value)


@pytest.mark.parametrize("part", [0.02, 0.5, 0.9, 0.9999])
def test_a_file_that_is_cut_off(kept: Path, tmp_path: Path, part: float) -> None:
    cut = tmp_path / "cut.backup"
    cut.write_bytes(kept.read_bytes()[: int(kept.stat().st_size * part)])
    assert "is damaged" in refused(cut, tmp_path)


def test_a_file_that_has_rotted(kept: Path, tmp_path: Path) -> None:
    """One byte in the middle of the decisions; and rows that somebody has changed, so that the zip itself is whole."""
    with zipfile.ZipFile(kept) as archive:
        member = archive.getinfo("decisions.jsonl")
    data = bytearray(kept.read_bytes())
    data[member.header_offset + 200] ^= 0xFF
    bad = tmp_path / "rotten.backup"
    bad.write_bytes(data)
    assert "is damaged" in refused(bad, tmp_path)
    changed = rewritten(kept, tmp_path / "x.backup", lambda row: row.update(name="Eve"), "people.jsonl")
    assert "is damaged" in refused(changed, tmp_path)


def test_files_that_are_no_backups(kept: Path, tmp_path: Path) -> None:
    text, other = tmp_path / "notes.txt", tmp_path / "other.zip"
    text.write_text("jam, butter", encoding="utf-8")
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("jam.txt", "apricot")
    for path in (text, other):
        assert "is no back-up of Kontor" in refused(path, tmp_path)
    assert "cannot be read: No such file" in refused(tmp_path / "none", tmp_path)
    assert "cannot be read: Is a directory" in refused(tmp_path, tmp_path)
    for change in (dict.clear, lambda data: data.update(tables={"../../x": {"rows": 1, "sha256": ""}})):
        assert "is no back-up of Kontor" in refused(rewritten(kept, tmp_path / "odd.backup", change), tmp_path)


def test_files_of_a_later_version(kept: Path, tmp_path: Path) -> None:
    later = rewritten(kept, tmp_path / "later.backup", lambda data: data.update(kontor="9.1.0", schema="9999"))
    assert "was made by Kontor 9.1.0, which is newer than this version" in refused(later, tmp_path)
    other = rewritten(kept, tmp_path / "other.backup", lambda data: data.update(kontor="9.1.0", format=2))
    assert "in a way that this version does not know" in refused(other, tmp_path)


def test_a_restore_that_fails_in_the_middle_leaves_the_database_as_it_was(kept: Path, tmp_path: Path) -> None:
    """A decision of a table that is not there, which no check of the file alone can see."""

    class Broken(Backup):
        def rows(self, table: str) -> Any:
            for row in super().rows(table):
                yield {**row, "table_id": "nowhere"} if table == "decisions" else row

    with House(tmp_path, rate_limits=False) as house:
        running = new_table(account(house, "Eve"), HOT)["id"]
        decide(house, running, 5)
    with open_file(kept) as good:
        broken = Broken(good.path, good._archive, good.manifest)
        with pytest.raises(KontorError, match="could not be restored, and the database is as it was"):
            asyncio.run(restore(settings(tmp_path), broken, replace=True))
    with House(tmp_path, rate_limits=False) as house:
        house.run(house.state.registry.room, running)
        decide(house, running, 6)


def test_a_file_is_whole_and_for_nobody_else(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    where, path = settings(kept.parent), tmp_path / "daily.backup"
    back_up(where, path)
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("kontor.server.backups.file.Draft.finish", full)
        with pytest.raises(KontorError, match=r"daily\.backup cannot be written: No space left on device\."):
            back_up(where, path)
    assert path.read_bytes() == before and [one.name for one in tmp_path.iterdir()] == ["daily.backup"]
    back_up(where, path)  # a later one takes its place
    with pytest.raises(KontorError, match="exists and is no back-up"):
        back_up(where, kept.parent / "kontor.sqlite3")
    with pytest.raises(KontorError, match="there is no folder"):
        back_up(where, tmp_path / "no" / "such" / "x.backup")
    with pytest.raises(KontorError, match="There is no database at"):
        back_up(settings(tmp_path / "nowhere"), tmp_path / "x.backup")


# ---- games ----
def test_games_that_do_not_go_as_they_are_stored_are_named(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False) as house:
        over, running = live(house)
        decide(house, running, 40)
        other, gap, state = (new_table(account(house, name), HOT)["id"] for name in ("Cy", "Dora", "Eve"))
        for table in (other, gap, state):
            decide(house, table, 20)
        store = house.state.store
        at = decisions.c.number == 16
        house.run(store.write, tables.update().where(tables.c.id == over).values(result=[1, 2]))
        house.run(store.write, decisions.update().where(decisions.c.table_id == other, at).values(notation="feed 9"))
        house.run(store.write, decisions.delete().where(decisions.c.table_id == gap, at))
        blank = sa.select(decisions.c.state).where(decisions.c.table_id == running, decisions.c.number == 32)
        moved = decisions.update().where(decisions.c.table_id == state, at).values(state=blank.scalar_subquery())
        house.run(store.write, moved)
        back_up(house.settings, tmp_path / "x.backup")
    found = {one.table: one for one in findings(tmp_path / "x.backup")}
    assert found.pop(running).kind == "same"
    assert {one.kind for one in found.values()} == {"different"} and len(found) == 4
    assert "[1, 2] was stored" in found[over].reason
    assert found[gap].reason == "Decision 16 is missing."
    assert found[state].reason == "The state after decision 16 is another."
    assert "feed 9" in found[other].reason
