"""`kontor admin`: what operators do from the command line, alone or beside a server that runs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kontor.server.storage.schema import tables
from tests.server.company import RATED, account, play_out, table_of
from tests.server.conftest import House, new_table
from tests.server.fuzz.conftest import id_of

SETTINGS = {"KONTOR_SECRET": "s" * 32}
pytestmark = pytest.mark.thorough


def admin(folder: Path, *words: str, code: int = 0) -> Any:
    command = [sys.executable, "-m", "kontor.cli", "admin", "--data", str(folder), *words]
    done = subprocess.run(command, capture_output=True, text=True, env={**_environment(), **SETTINGS}, check=False)
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout) if "--json" in words and code == 0 else done.stdout + done.stderr


def _environment() -> dict[str, str]:
    import os

    return dict(os.environ)


def test_beside_a_server_people_are_cared_for_and_tables_are_left_to_it(tmp_path: Path) -> None:
    with House(tmp_path, rate_limits=False) as house:
        ann = house.browser("Ann")
        ann.post("/api/register", {"login": "ann", "password": "correct horse"})
        table = new_table(ann)["id"]
        assert [one["login"] for one in admin(tmp_path, "users", "ann", "--json")] == ["ann"]
        admin(tmp_path, "grant", "ann", "operator")
        assert ann.get("/api/me")["person"]["operator"]
        link = admin(tmp_path, "reset-password", "ann").strip()
        other = house.browser()
        other.post("/api/reset/finish", {"token": link.partition("#")[2], "password": "another horse"})
        assert id_of(ann) is None and id_of(other) is not None
        admin(tmp_path, "sanction", "ann", "mute", "--reason", "Insults", "--days", "2")
        assert other.get("/api/account")["sanctions"][0]["reason"] == "Insults"
        assert "operator's page" in admin(tmp_path, "close-table", table, code=2)
        assert "operator's page" in admin(tmp_path, "mend-ratings", "little-town", code=2)
        ben = account(house, "Ben")
        rated = table_of(other, ben, **RATED)
        play_out(house, rated)
        assert "Nobody has the login" in admin(tmp_path, "grant", "nobody", "operator", code=2)
    admin(tmp_path, "close-table", table)
    assert admin(tmp_path, "tables", table, "--json")[0]["status"] == "off"
    assert {one["name"]: one["games"] for one in admin(tmp_path, "ratings", "little-town", "--json")} == {
        "Ann": 1,
        "Ben": 1,
    }
    assert rated in admin(tmp_path, "rated-games", "little-town", "--person", "ann")
    assert admin(tmp_path, "mend-ratings", "little-town", "--void", rated, "--json") == {"done": True, "games": 0}
    assert "no rated games" in admin(tmp_path, "mend-ratings", "little-town", "--reset", "ann", code=2)
    assert admin(tmp_path, "ratings", "little-town", "--json") == []
    assert [line["action"] for line in admin(tmp_path, "audit", "--json")] == [
        "game-voided",
        "table-closed",
        "sanction-mute",
        "reset-link",
        "granted",
    ]


def test_a_database_goes_into_a_file_and_comes_back(tmp_path: Path) -> None:
    """Beside a server, too; what is wrong is one sentence, and the code is 2."""
    there, back, file = tmp_path / "there", tmp_path / "back", tmp_path / "daily.backup"
    with House(there, rate_limits=False) as house:
        ann = account(house, "Ann")
        play_out(house, table_of(ann, account(house, "Ben")))
        assert admin(there, "backup", str(file), "--json")["rows"] > 50
        assert "stop it first" in admin(there, "restore", str(file), code=2)
    verified = admin(there, "verify", str(file), "--json")
    assert (verified["games"], verified["different"], verified["other_rules"]) == (1, [], 0)
    assert "1 of 1 games go as they were stored" in admin(there, "verify", str(file))
    assert "rows are back" in admin(back, "restore", str(file))
    assert len(admin(back, "users", "--json")) == 2
    assert "has people or games already" in admin(back, "restore", str(file), code=2)
    assert "rows are back" in admin(back, "restore", str(file), "--replace")
    with House(back, rate_limits=False) as house:
        house.run(house.state.store.write, tables.update().values(result=[0, 0]))
        admin(back, "backup", str(file))
    lines = admin(back, "verify", str(file), code=2).splitlines()
    assert "[0, 0] was stored" in lines[1] and lines[-1] == "1 game does not go as they were stored."
