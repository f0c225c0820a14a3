"""What the server keeps to itself, its secret, files and numbers; what every answer has and no line of its log."""

from __future__ import annotations

import io
import json
import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from starlette.testclient import TestClient

from kontor.kernel import KontorError
from kontor.server import Settings
from kontor.server.logging import set_up
from kontor.server.storage.store import Store

from .conftest import House


# ---- the secret ----
@pytest.mark.parametrize("secret", ["x", "short", "a" * 31, "0123456789abcdef" * 3, " " * 40, "\n"])
def test_a_secret_of_less_than_256_bits_is_refused(tmp_path: Path, secret: str) -> None:
    with pytest.raises(KontorError, match=r"KONTOR_SECRET\) is too short: it must have at least 256 bits"):
        Settings.load({"KONTOR_SECRET": secret}, data=tmp_path).signing_key()
    (tmp_path / "secret").write_text(secret)
    with pytest.raises(KontorError, match=r"The secret in .* is too short"):
        Settings.load({}, data=tmp_path).signing_key()
    assert (tmp_path / "secret").read_text() == secret  # nobody's secret is replaced without being asked


def test_an_empty_secret_file_is_refused_and_long_ones_are_taken(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    for environment in ({}, {"KONTOR_SECRET": ""}):
        with pytest.raises(KontorError, match="is too short"):
            Settings.load(environment, data=tmp_path).signing_key()
    (tmp_path / "secret").write_bytes(b"\xff" * 64)
    with pytest.raises(KontorError, match="is not text"):
        Settings.load({}, data=tmp_path).signing_key()
    for good in ("ab" * 32, "q" * 32, "correct horse battery staple, and so on"):
        assert Settings.load({"KONTOR_SECRET": good}, data=tmp_path).signing_key() == good


def test_the_secret_is_written_whole_and_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "new"
    before = os.umask(0)
    try:
        with monkeypatch.context() as patch:  # a crash before it is on disk leaves no half secret
            patch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
            with pytest.raises(KontorError, match="No space left"):
                Settings.load({}, data=folder).signing_key()
        assert list(folder.iterdir()) == []
        key = Settings.load({}, data=folder).signing_key()
    finally:
        os.umask(before)
    assert mode(folder / "secret") == 0o600 and mode(folder) == 0o700 and len(key) >= 43
    assert [file.name for file in folder.iterdir()] == ["secret"]


# ---- files ----
def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_files_are_closed_to_others_also_those_of_before(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "kontor.sqlite3").touch(mode=0o644)
    before = os.umask(0o022)
    try:
        with House(folder, secret=None, rate_limits=False) as house:
            house.browser("Ann")
            files = {file.name: mode(file) for file in folder.iterdir()}
    finally:
        os.umask(before)
    assert {"secret", "kontor.sqlite3", "kontor.sqlite3-wal", "kontor.sqlite3.lock"} <= set(files)
    assert set(files.values()) == {0o600} and mode(folder) == 0o700


def test_a_folder_that_holds_other_things_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(mode=0o755)
    (folder / "notes.txt").touch()
    Settings.load({}, data=folder).signing_key()
    assert mode(folder) == 0o755 and mode(folder / "secret") == 0o600


# ---- the operator ----
def test_numbers_and_documentation_are_for_the_operator(tmp_path: Path) -> None:
    paths, key = ("/metrics", "/api/docs", "/api/openapi.json"), "a password of the operator"
    with House(tmp_path / "one") as house:
        client = house.browser().client
        assert {client.get(path).status_code for path in paths} == {404}
        assert {client.get(path, headers={"Authorization": "Bearer "}).status_code for path in paths} == {404}
    with House(tmp_path / "two", operator=key) as house:
        client = house.browser().client
        wrong = [{}, {"Authorization": "Bearer x"}, {"Authorization": "Basic x"}, {"Authorization": "Basic eDp5"}]
        for path in paths:
            for headers in wrong:
                answer = client.get(path, headers=headers)
                assert answer.status_code == 401 and answer.headers["www-authenticate"].startswith("Basic")
            assert client.get(path, headers={"Authorization": f"Bearer {key}"}).status_code == 200
            assert client.get(path, auth=("anybody", key)).status_code == 200
        page = client.get("/api/docs", auth=("me", key)).text
        assert "/api/tables/{table_id}/join" in page and "<script" not in page
    with pytest.raises(KontorError, match="at least 16 characters"):
        Settings.load({"KONTOR_OPERATOR": "short"}, data=tmp_path)


# ---- headers ----
def test_every_answer_has_its_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = "a password of the operator"
    with House(tmp_path, operator=key, rate_limits=False) as house:
        client = TestClient(house.app, raise_server_exceptions=False)
        client.portal = house.browser().client.portal
        big = {"log": "x" * 300_000}
        answers = [
            *(client.get(path, auth=("me", key)) for path in ("/", "/api/me", "/api/docs", "/metrics", "/api/nothing")),
            client.post("/api/import", json=big),
            client.post("/metrics"),
            client.post("/api/guest", content=b"{"),
            client.get("/assets/none.js"),
        ]

        async def broken(*_: object) -> None:
            raise RuntimeError("broken")

        monkeypatch.setattr(Store, "_read", broken)
        answers.append(client.get("/api/tables/abc?lang=pl"))
    assert {answer.status_code for answer in answers} >= {200, 404, 405, 413, 500}
    for answer in answers:
        assert "default-src 'self'" in answer.headers["content-security-policy"], answer
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "base-uri 'none'" in answer.headers["content-security-policy"]
        assert "strict-transport-security" not in answer.headers
        if answer.url.path.startswith("/api/"):  # nobody on the way keeps what is for one person
            assert answer.headers["cache-control"] == "no-store", answer.url
    assert answers[-1].json()["reason"].startswith("Serwer nie mógł")


def test_where_tls_is_cookies_and_browsers_stay_with_it(tmp_path: Path) -> None:
    for settings, base in (({}, "https://testserver"), ({"secure_cookies": True}, "http://testserver")):
        with House(tmp_path, **settings) as house:
            client = TestClient(house.app, base_url=base)
            client.portal = house.browser().client.portal
            headers = client.get("/api/me").headers
            assert "Secure" in headers["set-cookie"] and headers["strict-transport-security"].startswith("max-age=")


# ---- the log ----
NASTY = "a\nb\r\x1b[31mred\x07\x00\x7f\x85\u2028\u202ec"


@pytest.fixture
def log_as_before() -> Iterator[None]:
    root, ours = logging.getLogger(), structlog.get_config()
    handlers, level = list(root.handlers), root.level
    yield
    structlog.configure(**ours)
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.mark.parametrize("as_json", [False, True])
def test_control_characters_do_not_reach_the_log(
    house: House, capsys: pytest.CaptureFixture[str], log_as_before: None, as_json: bool
) -> None:
    ann = house.browser("Ann")
    capsys.readouterr()
    set_up("info", as_json)
    ann.client.get("/api/games/%0A%1B%5B31mforged%20line/rules")
    log = structlog.get_logger()
    log.info(NASTY, path=NASTY, thing=[NASTY], **{f"key{NASTY}": 1})
    try:
        raise ValueError(f"a\n2026-01-01 [info] forged {NASTY}")
    except ValueError:
        log.exception("failed")
    lines = capsys.readouterr().out.split("\n")
    assert not [c for line in lines for c in _without_colours(line) if not c.isprintable()]
    assert not [line for line in lines if line.startswith(("2026-01-01", "b", "forged"))]
    assert any("forged line" in line for line in lines)
    if as_json:
        assert all(json.loads(line)["level"] for line in lines if line)


def _without_colours(line: str) -> str:
    """Those of the log itself."""
    for colour in ("0", "1", "2", "31", "32", "33", "34", "35", "36", "1m\x1b[31", "32m\x1b[1"):
        line = line.replace(f"\x1b[{colour}m", "")
    return line


def test_what_libraries_say_passes_for_nothing_else(log_as_before: None) -> None:
    set_up("info", False)
    (handler,) = logging.getLogger().handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(out := io.StringIO())
    logging.getLogger("some.library").warning("bad %s", NASTY)  # of one that no other test has set up
    (line,) = _without_colours(out.getvalue()).splitlines()
    assert "[warning" in line and "bad a\\nb\\r\\x1b[31mred\\x07\\x00\\x7f\\x85\\u2028\\u202ec" in line
