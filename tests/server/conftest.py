"""A server for each test: its own folder, no pauses, real database. Nothing here waits for ever."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import anyio
import orjson
import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from starlette.routing import Mount
from starlette.testclient import TestClient, WebSocketTestSession

from kontor.kernel.changes import applied
from kontor.server import Settings, create_app
from kontor.server.storage.engines import file_of
from kontor.server.storage.migrating import upgrade

from .postgresql import new_database as new_database
from .postgresql import postgresql as postgresql
from .postgresql import postgresql_url as postgresql_url
from .redis_server import redis_url as redis_url
from .workers import own_workers as own_workers
from .workers import shelf as shelf

PATIENCE = 180.0
"""Seconds until a test says what it has waited for in vain: on a busy machine a bot's process alone takes more than a
minute to start, and the server itself gives up waiting for a bot only after one."""


def hear(socket: WebSocketTestSession, waiting_for: str) -> Any:
    """The next message of the server."""

    async def receive() -> Any:
        with anyio.fail_after(PATIENCE):
            return await socket._send_rx.receive()

    try:
        message = socket.portal.call(receive)
    except TimeoutError:
        raise AssertionError(f"nothing was heard for {PATIENCE:.0f} seconds; waiting for {waiting_for}") from None
    socket._raise_on_close(message)
    return orjson.loads(message["text"])


class Browser:
    """A page's view of the server: cookies, token, language."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.token = client.get("/api/me").json()["token"]

    def get(self, path: str) -> Any:
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.client.post(path, json=body, headers={"X-Kontor-Token": self.token})
        assert answer.status_code == status, answer.text
        data = answer.json()
        if isinstance(data, dict) and "token" in data:
            self.token = data["token"]
        return data

    def refused(self, path: str, body: Any = None, status: int = 400) -> str:
        reason = self.post(path, body, status)["reason"]
        assert isinstance(reason, str) and reason
        return reason


@functools.cache
def empty_database() -> bytes:
    """The file of one with all tables and nothing in them: migrations take as long as all else that a server does to
    start, and have tests of their own."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "kontor.sqlite3"
        engine = sa.create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


def furnish(settings: Settings) -> None:
    """A server that starts there finds its tables."""
    file = file_of(settings.database_url)
    if file is not None and not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(empty_database())


class House:
    """A running server, and people who come to it."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.settings = Settings.load(
            {}, **{"data": folder, "secret": "s" * 32, "bot_pause": 0.0, "choose_seeds": True, **changes}
        )
        self.replace_app(create_app(self.settings))

    def replace_app(self, app: FastAPI) -> None:
        self.app = app
        self._door = TestClient(app)

    def __enter__(self) -> House:
        furnish(self.settings)
        self._door.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._door.__exit__(None, None, None)

    @property
    def state(self) -> Any:
        """The inside of the API: registry, store, sessions."""
        api: Any = next(route.app for route in self.app.routes if isinstance(route, Mount) and route.path == "/api")
        return api.state

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """In the server's own loop."""
        assert self._door.portal is not None
        return self._door.portal.call(function, *arguments)

    def browser(self, name: str | None = None) -> Browser:
        client = TestClient(self.app)
        client.portal = self._door.portal  # one event loop for all
        browser = Browser(client)
        if name:
            browser.post("/api/guest", {"name": name})
        return browser


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, rate_limits=False) as house:
        yield house


TWO = [{"kind": "me"}, {"kind": "open"}]


def new_table(browser: Browser, seats: list[dict[str, Any]] | None = None, **more: Any) -> Any:
    body = {"game": "little-town", "seats": seats or TWO, "public": True, "seed": 7, **more}
    return browser.post("/api/tables", body)


class Live:
    """A socket with the messages sorted by kind; `until` waits for the next of a kind. With `more="&changes=yes"` it
    asks for changes: a message with `changes` is heard as the scene they make."""

    def __init__(self, browser: Browser, table: str, lang: str = "en", more: str = "") -> None:
        self._socket = browser.client.websocket_connect(f"/api/tables/{table}/live?lang={lang}{more}")
        self.raw: list[Any] = []

    def __enter__(self) -> Live:
        self._socket.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.__exit__(None, None, None)

    def next(self, waiting_for: str) -> Any:
        message = hear(self._socket, f"{waiting_for}; heard {[heard['type'] for heard in self.raw]}")
        if message["type"] == "changes":
            last = next(heard for heard in reversed(self.raw) if heard["type"] == "scene")
            assert last["version"] == message["since"]
            message |= {"type": "scene", "scene": applied(last["scene"], message["changes"])}
        self.raw.append(message)
        return message

    def until(self, kind: str) -> Any:
        while (message := self.next(f"a message “{kind}”"))["type"] != kind:
            pass
        return message

    def at(self, number: int) -> Any:
        """The newest scene after that many decisions, heard already or still to come."""
        while True:
            heard = [m for m in self.raw if m["type"] == "scene" and m["number"] == number]
            if heard:
                return heard[-1]
            self.next(f"the scene after {number} decisions")

    def ask(self, **message: Any) -> Any:
        """Send, and the answer: accepted or refused."""
        request = f"r{len(self.raw)}"
        self._socket.send_json({"request": request, **message})
        while (answer := self.next(f"the answer to {message}")).get("request") != request:
            pass
        return answer

    def send(self, **message: Any) -> None:
        """Send, and do not wait."""
        self._socket.send_json(message)

    def send_text(self, text: str) -> None:
        self._socket.send_text(text)
