"""Paths, methods, types and lengths."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import orjson
import pytest

import kontor.server.http.client_files
from kontor.server.accounts.sessions import COOKIE

from ..conftest import House


async def _bare(app: Any, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes) -> tuple[int, bytes]:
    """A request as a server hands it on, without what a decent client would mend: dots, zero characters, lies."""
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "path": path,
        "raw_path": path.encode(errors="replace"), "root_path": "", "scheme": "http", "query_string": b"",
        "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "state": {},
    }  # fmt: skip
    parts = [
        {"type": "http.request", "body": body[k : k + 65536], "more_body": True} for k in range(0, len(body), 65536)
    ]
    parts.append({"type": "http.request", "body": b"", "more_body": False})
    said: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        if not parts:
            await asyncio.Event().wait()  # the client listens
        return parts.pop(0)

    async def send(message: dict[str, Any]) -> None:
        said.append(message)

    await app(scope, receive, send)
    assert [message["type"] for message in said[:1]] == ["http.response.start"]
    return said[0]["status"], b"".join(message.get("body", b"") for message in said[1:])


DOTS = [
    "..",
    "%2e%2e",
    "%252e%252e",
    "..;",
    "...",
    ".",
    "..\\",
    "..%5c",
    "..%2f",
    "%c0%ae%c0%ae",
    "．．",
    "~root",
    "C:",
]
TARGETS = [
    "etc/passwd",
    "secret.txt",
    "client-too/secret.txt",
    "app.py",
    "proc/self/environ",
    "link.txt",
    "assets/link.txt",
]


def test_the_page_route_never_leaves_the_client_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, chance = tmp_path / "client", random.Random(3)
    (folder / "assets").mkdir(parents=True)
    (tmp_path / "client-too").mkdir()
    for file in (tmp_path / "secret.txt", tmp_path / "client-too" / "secret.txt", tmp_path / "app.py"):
        file.write_text("SECRET")
    (folder / "index.html").write_text("INDEX")
    (folder / "icon.svg").write_text("ICON")
    (folder / "assets" / "main.js").write_text("MAIN")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "assets" / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(kontor.server.http.client_files, "CLIENT", folder)
    paths = [
        f"/{tmp_path}/secret.txt",
        "//etc/passwd",
        "/\0",
        "/a\0b",
        "/assets/\0",
        "/" + "a" * 300,
        "/a/" * 2000,
        "/\udcff",
    ]
    paths += [
        "/../secret.txt",
        "/../client-too/secret.txt",
        "/assets/../../secret.txt",
        "/link.txt",
        "/assets/link.txt",
    ]
    for _ in range(300):
        start = chance.choice(["", "", "/assets", "/icon.svg", "/nowhere", "/", "\\"])
        dots = "/".join(chance.choices(DOTS[:3] if chance.random() < 0.5 else DOTS, k=chance.randint(1, 9)))
        paths.append(f"{start}/{dots}/{chance.choice(TARGETS)}")
    with House(tmp_path / "data", rate_limits=False) as house:
        for path in paths:
            for sent in {path, unquote(path)}:
                status, body = house.run(_bare, house.app, "GET", sent, [], b"")
                assert (status, body) == (200, b"INDEX") or status in (400, 404), (sent, status, body)
                assert b"SECRET" not in body and b"root:" not in body
        for path, text in (
            ("/", b"INDEX"),
            ("/icon.svg", b"ICON"),
            ("/assets/main.js", b"MAIN"),
            ("/table/x", b"INDEX"),
        ):
            assert house.run(_bare, house.app, "GET", path, [], b"") == (200, text)


def test_wrong_methods_types_and_lengths_are_refused(strict: House) -> None:
    ann = strict.browser("Ann")
    sign = [(b"cookie", f"{COOKIE}={ann.client.cookies[COOKIE]}".encode()), (b"x-kontor-token", ann.token.encode())]
    good, typed = b'{"name":"Mallory"}', (b"content-type", b"application/json")

    def ask(method: str, path: str, body: bytes = b"", *headers: tuple[bytes, bytes]) -> int:
        status, said = strict.run(_bare, strict.app, method, path, [*sign, *headers], body)
        assert status < 500, (method, path, headers, said)
        if path.startswith("/api") and status >= 400 and method != "HEAD":
            assert orjson.loads(said)["reason"]
        return int(status)

    for method in ("BREW", "TRACE", "CONNECT", "PUT", "DELETE", "OPTIONS", "PROPFIND", "", "get", "G\0T", "🦄"):
        for path in ("/api/me", "/api/guest", "/api/tables", "/api/tables/x/join", "/", "/metrics", "/assets/x"):
            assert ask(method, path, good, typed) == 405
    kinds = b"text/plain application/xml application/x-www-form-urlencoded multipart/form-data application/jsonx ;;;"
    for kind in (*kinds.split(), b"", b"\xff\xfe", b"a" * 5000, b"multipart/form-data; boundary="):
        assert ask("POST", "/api/guest", good, (b"content-type", kind)) == 422
    assert ask("POST", "/api/guest", good) == 422
    bodies = [*b'{ null [] {"name":1} \xff\xfe \xef\xbb\xbf[] NaN'.split(), b"", b"[" * 100_000, b"9" * 5000]
    for body in bodies:
        assert ask("POST", "/api/guest", body, typed) in (400, 422)
    for length in (b"-1", b"x", b"", b"9" * 5000, b"1e3", b" 5", b"0x10", b"300000", b"\xb2"):
        assert ask("POST", "/api/guest", good, typed, (b"content-length", length)) == 413
    for lie in ([], [(b"content-length", b"5")], [(b"content-length", b"0")]):
        assert ask("POST", "/api/guest", b" " * 300_000 + good, typed, *lie) == 413
    assert ask("GET", "/api/me", b" " * 300_000) == 200
    assert ann.get("/api/me")["person"]["name"] == "Ann"
