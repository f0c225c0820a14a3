"""Nonsense of every kind: whatever comes, the server answers in its own words, and no game changes by it.

HTTP is fuzzed by its own description (schemathesis); logs, messages, cookies, paths and bodies from fixed seeds.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import socket
import threading
import time
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import httpx2
import orjson
import pytest
import requests
import schemathesis
import sqlalchemy as sa
import structlog
import uvicorn
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from itsdangerous import Signer, URLSafeTimedSerializer
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import kontor.server.app
from kontor import Match
from kontor.server import Settings, create_app
from kontor.server.people import COOKIE, Person
from kontor.server.schema import decisions
from kontor.server.tables import TableRoom
from kontor.server.thinking import Thinkers

from .conftest import PATIENCE, Browser, House, hear, new_table

HOT = [{"kind": "me"}, {"kind": "hot", "name": "Hot"}]
JSON = {"content-type": "application/json"}


# ---- houses ----
async def _think_for_ever(*_: object) -> int:
    await asyncio.Event().wait()
    return 0


def _room(house: House, table: str) -> TableRoom:
    room: TableRoom = house.run(house.state.hall.room, table)
    return room


def _be_as_strict_as_postgresql(house: House) -> None:
    """SQLite keeps anything; PostgreSQL fails at zero characters and at JSON that is none."""

    def refuse(constant: str) -> None:
        raise AssertionError(f"PostgreSQL would not keep {constant}")

    @sa.event.listens_for(house.state.store.engine.sync_engine, "before_cursor_execute")
    def _check(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        rows = parameters if isinstance(parameters, list) else [parameters]
        for text in (value for row in rows for value in row if isinstance(value, str)):
            assert "\0" not in text, f"PostgreSQL would not keep this: {statement} {text!r}"
            text.encode()
            if text[:1] in ("{", "["):
                json.loads(text, parse_constant=refuse)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests here: its bots never come to a decision, its database is strict, its log brief."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger("error"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinkers, "choose", _think_for_ever)
        with House(tmp_path_factory.mktemp("fuzz"), rate_limits=False) as house:
            _be_as_strict_as_postgresql(house)
            yield house
    structlog.configure(**before)


def _play_to_the_end(house: House, browser: Browser, table: str) -> None:
    room = _room(house, table)
    person = Person(browser.get("/api/me")["person"]["id"], "", None, {})
    assert room.match is not None
    while not room.match.over:
        number, legal = len(room.match.played), room.match.legal
        house.run(room.play, person, number, legal[number * 7919 % len(legal)])


# ---- HTTP, by its own description ----
def _operations() -> list[Any]:
    description = TestClient(create_app(Settings(secret="s" * 32))).get("/api/openapi.json").json()
    found = schemathesis.openapi.from_dict(description).get_all_operations()
    return [operation.ok() for operation in found]  # type: ignore[union-attr]  # none is an error


OPERATIONS = _operations()
ANYTHING = list(HealthCheck)
COUNT = itertools.count()
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]


class Guest:
    """A browser that sends its cookie and token by hand, and tables it may try things on."""

    def __init__(self, house: House) -> None:
        self.browser = house.browser("Ann")
        self.cookie = f"{COOKIE}={self.browser.client.cookies[COOKIE]}"
        other = house.browser("Ben")
        open_seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        match = Match("little-town", ["X", "Y"], 3)
        for _ in range(5):
            match.play(match.legal[0])
        self.log = match.log()
        self.logins = [f"somebody{next(COUNT)}@example.org" for _ in range(3)]
        other.post("/api/register", {"login": self.logins[0], "password": "correct horse"})
        self.tables = [
            new_table(self.browser, open_seats)["id"],
            new_table(other, open_seats)["id"],
            new_table(self.browser, HOT)["id"],
            new_table(self.browser, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])["id"],
            self.browser.post("/api/import", {"log": self.log})["id"],
        ]

    def real(self, case: schemathesis.Case[Any], chance: random.Random) -> None:
        """Put things that exist in place of some generated ones: so the server goes beyond looking them up."""
        wishes = [{"kind": "bot", "bot": "greedy"}, {"kind": "hot", "name": "H"}, {"kind": "open"}, {"kind": "me"}]
        known: dict[str, Callable[[], Any]] = {
            "table_id": lambda: chance.choice(self.tables),
            "game_id": lambda: "little-town",
            "number": lambda: chance.randint(-1, 6),
            "lang": lambda: chance.choice(["en", "pl", "hu"]),
            "show": lambda: chance.choice(["mine", "open", "watch"]),
            "theme": lambda: chance.choice(["light", "dark"]),
            "game": lambda: "little-town",
            "seats": lambda: [{"kind": "me"}, *chance.choices(wishes, k=chance.randint(1, 3))],
            "options": lambda: chance.choice([{}, {"board": "B"}, {"market": "beginner"}]),
            "seed": lambda: chance.choice([0, 7, 1 << 62, -1, None]),
            "bot": lambda: chance.choice(["random", "greedy"]),
            "log": lambda: _bent(self.log, chance),
            "name": lambda: chance.choice(["Ann", "Łucja", "🦄" * 24, "x" * 25]),
            "login": lambda: chance.choice(self.logins),
            "password": lambda: "correct horse",
        }
        for part in (case.path_parameters, case.query, case.body):
            if isinstance(part, dict):
                for key in part:
                    if key in known and chance.random() < 0.85:
                        part[key] = known[key]()

    def send(self, case: schemathesis.Case[Any], cookie: bool, token: bool) -> Any:
        request = requests.Request(**case.as_transport_kwargs(base_url="http://testserver/api")).prepare()
        assert request.method and request.url
        headers = {name: str(value) for name, value in request.headers.items()}
        if cookie:
            headers["cookie"] = self.cookie
        if token:
            headers["x-kontor-token"] = self.browser.token
        body: Any = request.body or b""
        client = self.browser.client
        client.cookies.clear()
        return client.request(request.method, request.url, headers=headers, content=body)


def _bent(log: str, chance: random.Random) -> str:
    """A log with something missing, doubled, exchanged or changed; now and then whole."""
    lines = log.split("\n")
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(8):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at] += chance.choice(["x", "\0", " 9" * 50, ": 1", "9" * 5000, "|", "🦄"])
        case 4:
            position = ["NaN", "[" * 900 + "]" * 900, "{}", '{"seats":2}', '"\\ud800"', "1e999", "[1,2]"]
            lines.insert(6, f"position: {chance.choice(position)}")
        case 5 | 6:
            numbers = list(re.finditer(r"-?\d+", log))
            number = chance.choice(numbers)
            other_number = chance.choice(["-1", "0", "99", "65536", "1e5", '"1"', "null", "[]", "[[0]]", "9" * 30])
            return log[: number.start()] + other_number + log[number.end() :]
    return "\n".join(lines)


@pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.label for operation in OPERATIONS])
def test_answers_fit_their_description(strict: House, operation: Any) -> None:
    """No error of the server's own; a change without cookie and token is always refused."""
    guest = Guest(strict)
    if "rematch" in operation.label:
        _play_to_the_end(strict, guest.browser, guest.tables[2])
    changes = operation.method.upper() != "GET"
    modes = [schemathesis.GenerationMode.POSITIVE]
    if len(operation.body) or len(operation.query):
        modes.append(schemathesis.GenerationMode.NEGATIVE)
    cases = st.one_of([operation.as_strategy(mode) for mode in modes])

    chance = random.Random(operation.label)

    @seed(7)
    @settings(max_examples=40, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=ANYTHING)
    @given(cases, st.integers(0, 99))  # the number lets an operation without parameters be tried several times, too
    def fuzz(case: schemathesis.Case[Any], _: int) -> None:
        if chance.random() < 0.7:
            guest.real(case, chance)
        signs = chance.choice([(True, True)] * 4 + [(True, False), (False, False)])
        answer = guest.send(case, *signs)
        case.validate_response(answer, checks=CHECKS)
        assert not (changes and signs != (True, True) and answer.status_code < 400)
        if answer.status_code >= 400 and answer.content:
            assert answer.json()["reason"]

    fuzz()


def test_damaged_logs_are_refused_in_words(strict: House) -> None:
    ann, chance = strict.browser("Ann"), random.Random(5)
    plain = Match("little-town", ["X", "Y"], 3)
    for _ in range(12):
        plain.play(plain.legal[0])
    studied = Match.from_position(plain.position())
    studied.play(studied.legal[0])
    before, refused = len(ann.get("/api/tables?show=mine")), 0
    for log in (plain.log(), studied.log()):
        for _ in range(120):
            text = _bent(log, chance)
            answer = ann.client.post("/api/import", json={"log": text}, headers={"X-Kontor-Token": ann.token})
            assert answer.status_code in (200, 400), answer.text
            refused += answer.status_code == 400
            if answer.status_code == 200:
                table = answer.json()
                ann.get(f"/api/tables/{table['id']}/at/{table['decisions']}")
    assert 100 < refused < 240
    assert len(ann.get("/api/tables?show=mine")) == min(60, before + 240 - refused)


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        ("NaN", False),
        ("1e999", False),
        ('"\\ud800"', False),
        ("[" * 300 + "]" * 300, False),
        ("1" * 5000, False),
        ("{}", False),
        ('"\\u0000"', True),
        ("1" * 300, True),
        ("1.5", True),
        ("null", True),
    ],
)
def test_preferences_never_lock_somebody_out(strict: House, value: str, kept: bool) -> None:
    """What cannot be told again is not kept: after any attempt the person is still served."""
    ann = strict.browser("Ann")
    for body in (f'{{"preferences":{{"a":{value}}}}}', '{"preferences":{"\\ud800":1}}'):
        answer = ann.client.patch("/api/me", content=body, headers={**JSON, "X-Kontor-Token": ann.token})
        assert answer.status_code in ((200,) if kept and "ud800" not in body else (400, 422)), answer.text
    assert list(ann.get("/api/me")["person"]["preferences"]) == ["a"] * kept


def test_zero_characters_and_broken_ones_never_reach_the_database(strict: House) -> None:
    ann = strict.browser("Ann")
    for path in (
        "/api/tables/%00",
        "/api/tables/%ED%A0%80",
        "/api/tables/%F0%9F%A6%84/history",
        "/api/tables/a%00b/log",
    ):
        assert ann.client.get(path).status_code == 404
    assert ann.refused("/api/login", {"login": "a\0b", "password": "correct horse"}, 403)
    for path, body in (
        ("/api/tables", '{"game":"little-town","seats":[{"kind":"me"},{"kind":"\\ud800"}]}'),
        ("/api/tables", '{"game":"little-town","seats":[{"kind":"me"},{"kind":"me"}],"options":{"\\ud800":true}}'),
        ("/api/import", '{"log":"kontor log 1\\n\\ud800"}'),
    ):
        answer = ann.client.post(path, content=body, headers={**JSON, "X-Kontor-Token": ann.token})
        assert answer.status_code == 422 and answer.json()["reason"]


# ---- the socket ----
DEEP = "[" * 1000 + "]" * 1000  # just not too deep for the server's parser
JUNK = [
    *"null true false 0 1 -1 0.5 -0.0 1e308 1e999 9223372036854775807 9223372036854775808 -9223372036854775809".split(),
    *"NaN Infinity 01 '' \"\" [] {} [0] {\"a\":0} [[]] \"place\" \"0\" \"move\" \"undo\"".split(),
    "9" * 40, "9" * 5000, '"' + "x" * 12000 + '"', '"\\u0000"', '"\\ud800"', '"🦄\\u202e"', '"place F5 place B2"',
    DEEP, '{"a":' * 1000 + "0" + "}" * 1000, '"\\n"',
    "[" * 3000 + "]" * 3000, "[" * 5000, "[" + "0," * 3000 + "0]", '{"request":"inside","type":"chat"}',
]  # fmt: skip
RAW: list[str | bytes] = [
    *(b"", b"\xff", b"\x00" * 100, b"{}", b"[]", b'{"type":"chat","text":"in bytes","request":"b"}'),
    *("", " ", "\0", "{", "}", "{}", "[]", "null", '"x"', "move", '{"type":"move"', "{'type':'move'}", "\ufeff{}"),
    *('{"type":"move"}{"type":"move"}', '{"type":"move",}', '{"":""}', "[" * 8000, '{"a":' * 2500, "x" * 16000),
    *(f'{{"type":"{kind}","number":0,"{field}":{DEEP}}}' for kind in ("move", "undo", "chat", "lang")
      for field in ("request", "type", "number", "action", "move", "turn", "text", "lang")),
]  # fmt: skip


class Mischief:
    """Messages a page would send, and what becomes of them in bad hands; from a fixed seed."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(number)
        self._count = 0
        self._first = list(RAW)

    def frame(self, match: Match | None) -> str | bytes:
        if self._first:
            return self._first.pop()
        chance = self.chance
        kind = chance.random()
        if kind < 0.13:
            return chance.randbytes(chance.randrange(60))
        if kind < 0.18:
            return "".join(chr(chance.choice([chance.randrange(128), chance.randrange(0xD800)])) for _ in range(40))
        if kind < 0.23:
            return chance.choice(JUNK)
        fields = self._good(match)
        if kind < 0.33:
            return _text(fields)
        for _ in range(chance.choice([1, 1, 1, 2])):
            self._bend(fields, match)
        text = _text(fields)
        if kind > 0.93:
            at = chance.randrange(len(text))
            text = text[:at] + chance.choice(["", "\\", '"', "}", ",", "\x07", text[at:] * 2])
        return text.encode() if kind > 0.90 else text

    def _good(self, match: Match | None) -> list[tuple[str, str]]:
        chance = self.chance
        self._count += 1
        number = str(len(match.played) if match else 0)
        action = chance.choice(match.legal) if match and not match.over else 26
        notation = match.game.actions.notation(action) if match else "place F5"
        kinds = [
            [("type", '"move"'), ("number", number), ("action", str(action))],
            [("type", '"move"'), ("number", number), ("move", json.dumps(notation))],
            [("type", '"undo"'), ("number", number), ("turn", chance.choice(["true", "false"]))],
            [("type", '"chat"'), ("text", chance.choice(['"hello"', '"a\\u0000b"', '"\\u0000"']))],
            [("type", '"lang"'), ("lang", chance.choice(['"en"', '"pl"', '"hu"']))],
        ]
        return [("request", f'"q{self._count}"'), *chance.choices(kinds, [4, 3, 2, 1, 1])[0]]

    def _bend(self, fields: list[tuple[str, str]], match: Match | None) -> None:
        chance = self.chance
        at = chance.randrange(len(fields))
        key, value = fields[at]
        match_size = match.game.actions.size if match else 500
        numbers = [str(chance.randint(-3, match_size + 3)), f"{value}.0", f"-{value}", f"{value}0", f'"{value}"']
        match chance.randrange(8):
            case 0:
                del fields[at]
                fields.append(("more", "0"))
            case 1:
                fields.insert(chance.randint(0, len(fields)), (key, chance.choice(JUNK)))
            case 2:
                fields[at] = (chance.choice(["Type", "", "number", "action", "move", "\u0000", key.upper()]), value)
            case 3 | 4 if key in ("number", "action"):
                fields[at] = (key, chance.choice(numbers))
            case 5 if key != "request":
                fields[at] = (key, f"[{value}]")
            case _:
                fields[at] = (key, chance.choice(JUNK))


def _text(fields: list[tuple[str, str]]) -> str:
    return "{" + ",".join(f"{json.dumps(key)}:{value}" for key, value in fields) + "}"


class Line:
    """A socket on which every message is followed by one whose refusal is known: so a missing answer shows."""

    def __init__(self, browser: Browser, table: str) -> None:
        self._socket = browser.client.websocket_connect(f"/api/tables/{table}/live")
        self._count = 0

    def __enter__(self) -> Line:
        self._socket.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.__exit__(None, None, None)

    def answer(self, frame: str | bytes) -> Any:
        if isinstance(frame, bytes):
            self._socket.send_bytes(frame)
        else:
            self._socket.send_text(frame)
        self._count += 1
        mark = f"mark {self._count}"
        self._socket.send_json({"type": "nothing", "request": mark})
        heard = []
        while (message := hear(self._socket, f"the answer to {frame!r:.200}")).get("request") != mark:
            if message["type"] in ("accepted", "refused"):
                heard.append(message)
        assert message["type"] == "refused" and len(heard) == 1, (frame, heard)
        return heard[0]


def _facts(house: House, browser: Browser, room: TableRoom) -> tuple[Any, ...]:
    """All that a refused message must not change."""
    header, match = room.header, room.match
    history = browser.client.get(f"/api/tables/{header.id}/history")
    log = browser.client.get(f"/api/tables/{header.id}/log")
    seats = [(seat.kind, seat.name, seat.person, seat.resigned) for seat in header.seats]
    inside = (match.state.to_bytes(), match.log(), match.scores, len(room.times)) if match else None
    return history.status_code, history.content, log.content, header.status, header.result, seats, inside


def _stored(house: House, table: str) -> list[tuple[int, str]]:
    query = sa.select(decisions).where(decisions.c.table_id == table).order_by(decisions.c.number)
    return [(row["number"], row["notation"]) for row in house.run(house.state.store.read, query)]


@pytest.mark.parametrize(("phase", "messages"), [("waiting", 200), ("playing", 500), ("over", 160)])
def test_every_message_is_answered_and_a_refused_one_changes_nothing(strict: House, phase: str, messages: int) -> None:
    ann, ben, eve, nobody = strict.browser("Ann"), strict.browser("Ben"), strict.browser("Eve"), strict.browser()
    table = new_table(ann, HOT if phase == "over" else None)["id"]
    if phase == "playing":
        ben.post(f"/api/tables/{table}/join")
    if phase == "over":
        _play_to_the_end(strict, ann, table)
    room = _room(strict, table)
    people = [_id(browser) for browser in (ann, ben, eve, nobody)]
    mischief, seen = Mischief(len(phase)), dict.fromkeys(("accepted", "refused", "moves"), 0)
    with ExitStack() as stack:
        lines = [stack.enter_context(Line(browser, table)) for browser in (ann, ben, eve, nobody)]
        before = _facts(strict, ann, room)
        assert room.header.status == phase
        for _ in range(messages):
            match = room.match
            count = len(match.played) if match else 0
            concerned = _concerned(room)
            who = mischief.chance.choices(range(4), [5, 5, 1, 1])[0]
            frame = mischief.frame(match)
            answer = lines[who].answer(frame)
            after = _facts(strict, ann, room)
            seen[answer["type"]] += 1
            if answer["type"] == "refused":
                assert answer["reason"] and "could not do this" not in answer["reason"], (frame, answer)
                assert after == before, frame
                continue
            message = orjson.loads(frame)
            played = len(room.match.played) if room.match else 0
            assert answer["number"] == played
            if message["type"] in ("move", "undo"):
                assert (
                    people[who] in concerned[message["type"]] and phase == "playing" and message["number"] == count
                ), frame
                assert played == count + 1 if message["type"] == "move" else played < count, frame
                seen["moves"] += 1
            else:
                assert message["type"] in ("chat", "lang") and after == before, frame
            before = after
    assert seen["accepted"] and seen["refused"] > messages / 2 and (seen["moves"] > 10) == (phase == "playing")
    if room.match:
        assert Match.from_log(room.match.log()).state.to_bytes() == room.match.state.to_bytes()
        assert _stored(strict, table) == [(played.number, played.notation) for played in room.match.played]


def _id(browser: Browser) -> str | None:
    person = browser.get("/api/me")["person"]
    return person["id"] if person else None


def _concerned(room: TableRoom) -> dict[str, list[str | None]]:
    """Who may move, and who may take back."""
    match = room.match
    if match is None or match.to_move is None:
        return {"move": [], "undo": []}
    last = [room.header.seats[match.played[-1].seat].person] if match.played else []
    return {"move": [room.header.seats[match.to_move].person], "undo": last}


# ---- cookies and tokens ----
def _altered(text: str, chance: random.Random) -> str:
    """Another text: something changed, cut, doubled or put in."""
    at = chance.randrange(len(text))
    match chance.randrange(6):
        case 0:
            return text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]
        case 1:
            return text[:at]
        case 2:
            return text + chance.choice(["A", ".", "=", " x", "\xe9", text])
        case 3:
            return text[:at] + chance.choice([".", "-", "%00", "\xff", "=", "A" * 5000]) + text[at:]
        case 4:
            parts = text.split(".")
            chance.shuffle(parts)
            return ".".join(parts) if parts != text.split(".") else "." + text
        case _:
            return text[at:] + text[:at] if at else text[1:]


def _signed(text: str) -> tuple[str, bytes]:
    """What is signed, and the signature: the same one can be written in several ways."""
    signed, _, signature = text.rpartition(".")
    try:
        return signed, urlsafe_b64decode(signature.encode("ascii", "ignore") + b"==")
    except ValueError:
        return signed, b""


def _others(text: str, chance: random.Random) -> list[str]:
    return [other for other in (_altered(text, chance) for _ in range(150)) if _signed(other) != _signed(text)]


def test_altered_cookies_are_nobody_and_altered_tokens_change_nothing(strict: House) -> None:
    ann, ben, chance = strict.browser("Ann"), strict.browser("Ben"), random.Random(11)
    cookie, token = ann.client.cookies[COOKIE], ann.token
    forged = URLSafeTimedSerializer("another key", salt="cookie").dumps(["session", _id(ann)])
    unsalted = URLSafeTimedSerializer("s" * 32, salt="token").dumps(["session", _id(ann)])
    payloads: list[Any] = [7, None, {}, [1]]
    odd = [URLSafeTimedSerializer("s" * 32, salt="cookie").dumps(data) for data in payloads]
    cookies = [*_others(cookie, chance), "", ".", "..", token, forged, unsalted, *odd]
    client = TestClient(strict.app)
    client.portal = ann.client.portal
    for bad in cookies:
        client.cookies.clear()
        answer = client.get("/api/me", headers=[(b"cookie", f"{COOKIE}={bad}".encode("latin-1"))])
        assert answer.status_code == 200 and answer.json()["person"] is None, bad
    signed = Signer("another key", salt="token").sign("a").decode()
    for bad in (*_others(token, chance), "", cookie, ben.token, signed):
        client.cookies.clear()
        headers = [(b"cookie", f"{COOKIE}={cookie}".encode()), (b"x-kontor-token", bad.encode("latin-1"))]
        answer = client.post("/api/guest", json={"name": "Mallory"}, headers=headers)
        assert answer.status_code == 403 and "token" in answer.json()["reason"], bad
    assert ann.get("/api/me")["person"]["name"] == "Ann"


# ---- paths, methods, bodies ----
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
    monkeypatch.setattr(kontor.server.app, "CLIENT", folder)
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
    bodies = [*b'{ null [] {} {"name":1} \xff\xfe \xef\xbb\xbf{} NaN'.split(), b"", b"[" * 100_000, b"9" * 5000]
    for body in bodies:
        assert ask("POST", "/api/guest", body, typed) in (400, 422)
    for length in (b"-1", b"x", b"", b"9" * 5000, b"1e3", b" 5", b"0x10", b"300000", b"\xb2"):
        assert ask("POST", "/api/guest", good, typed, (b"content-length", length)) == 413
    for lie in ([], [(b"content-length", b"5")], [(b"content-length", b"0")]):
        assert ask("POST", "/api/guest", b" " * 300_000 + good, typed, *lie) == 413
    assert ask("GET", "/api/me", b" " * 300_000) == 200
    assert ann.get("/api/me")["person"]["name"] == "Ann"


# ---- a real server, real connections ----
@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """The server as `kontor serve` starts it, with its limits."""
    folder = tmp_path_factory.mktemp("real")
    (folder / "index.html").write_text("INDEX")
    patch = pytest.MonkeyPatch()
    patch.setattr(kontor.server.app, "CLIENT", folder)
    app = create_app(Settings.load({}, data=folder / "data", secret="s" * 32))
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="critical", ws_max_size=16 * 1024, server_header=False))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not server.started:
        assert thread.is_alive() and time.monotonic() < deadline
        time.sleep(0.02)
    yield listener.getsockname()
    server.should_exit = True
    thread.join(20)
    patch.undo()


def _spoken(address: tuple[str, int], data: bytes, patience: float = 0.3) -> bytes:
    """What the server says to these bytes until it hangs up; it may wait for more that never comes."""
    answer = b""
    with socket.create_connection(address, timeout=patience) as line, suppress(ConnectionError, TimeoutError):
        line.sendall(data)
        while part := line.recv(65536):
            answer += part
    return answer


def test_bytes_that_are_no_http_and_bodies_that_lie(address: tuple[str, int]) -> None:
    chance = random.Random(2)
    healthy = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    post = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
    chunked = post + b"Transfer-Encoding: chunked\r\n\r\n"
    spoken = [
        *(chance.randbytes(chance.randrange(1, 400)) for _ in range(30)),
        *(b"GET " + chance.randbytes(20) + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" for _ in range(30)),
        *(b"%s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" % start for start in (
            b"BREW /api/me", b"GET /../../../../../../etc/passwd", b"GET /..%2f..%2f..%2f..%2f..%2fetc/passwd",
            b"GET //etc/passwd", b"GET http://x/..", b"GET *", b"GET /%00", b"GET /%ff%fe", b"GET /" + b"a" * 9000,
            b"GET /?" + b"a=b&" * 9000, b"get /", b"GET", b"CONNECT x:1", b"GET /api/me HTTP/9.9\r\nX:",
        )),
        *(post + b"Content-Length: %s\r\n\r\n{}" % length for length in (
            *b"1 0 3 200000 300000 -1 x +2 2,2".split(), b"", b"9" * 30, b"2\r\nContent-Length: 1",
        )),
        *(chunked + body for body in (
            b"2\r\n{}\r\n0\r\n\r\n", b"ffffffffffffffffff\r\n{}", b"-2\r\n{}\r\n", b"x\r\n{}", b"", b"5\r\n{}",
            b"2\r\n{}0\r\n\r\n", b"49000\r\n" + b" " * 0x49000 + b"\r\n0\r\n\r\n",
        )),
        post + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{}",
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ]  # fmt: skip
    for data in spoken:
        answer = _spoken(address, data)
        assert answer == b"" or answer.startswith((b"HTTP/1.1 2", b"HTTP/1.1 4")), (data[:200], answer[:200])
        assert b"root:" not in answer
        assert _spoken(address, healthy, 20).startswith(b"HTTP/1.1 200")
    assert _spoken(address, spoken[-3], 20).startswith(b"HTTP/1.1 413")


def _asked(line: ClientConnection, count: int) -> list[Any]:
    """That many answers."""
    answers: list[Any] = []
    while len(answers) < count:
        message = orjson.loads(line.recv(timeout=20))
        if message["type"] in ("accepted", "refused"):
            answers.append(message)
    return answers


def test_floods_are_answered_and_only_an_oversized_message_ends_a_connection(address: tuple[str, int]) -> None:
    place = f"{address[0]}:{address[1]}"
    web = httpx2.Client(base_url=f"http://{place}", timeout=PATIENCE)
    web.headers["X-Kontor-Token"] = web.get("/api/me").json()["token"]
    assert web.post("/api/guest", json={"name": "Ann"}).status_code == 200
    table = web.post("/api/tables", json={"game": "little-town", "seats": HOT}).json()["id"]
    chance, cookie = random.Random(4), {"Cookie": f"{COOKIE}={web.cookies[COOKIE]}"}
    history = web.get(f"/api/tables/{table}/history").json()

    def line() -> ClientConnection:
        return connect(f"ws://{place}/api/tables/{table}/live", additional_headers=cookie)

    with line() as first, line() as second:
        for _ in range(600):  # more than may wait in an outbox, and nobody listens
            nonsense: list[str | bytes] = ["nonsense", chance.randbytes(20), "[]", "x" * 16000]
            first.send(chance.choice(nonsense))
        assert {answer["reason"] for answer in _asked(first, 600)} == {
            "The message is not JSON.", "The message cannot be understood.",
        }  # fmt: skip
        for number in range(150):  # each brings a scene, moves and a table
            first.send(json.dumps({"type": "lang", "lang": "pl", "request": f"{number}"}))
        answers = _asked(first, 150)
        assert [answer["request"] for answer in answers] == [f"{number}" for number in range(150)]
        assert {answer.get("reason") for answer in answers} == {None, "That is too often; wait a moment."}
        first.send("x" * 17000)
        with pytest.raises(ConnectionClosed) as closed:
            _asked(first, 1)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        second.send("still there")
        assert _asked(second, 1)[0]["type"] == "refused"
    assert web.get(f"/api/tables/{table}/history").json() == history
