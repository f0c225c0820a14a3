"""HTTP, fuzzed by its own description; logs and values that no form would send."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from kontor import Match
from kontor.server import Settings, create_app
from kontor.server.accounts.sessions import COOKIE

from ..conftest import House, new_table
from .conftest import HOT, JSON, play_to_the_end


def _operations() -> list[Any]:
    app = create_app(Settings(secret="s" * 32, operator="o" * 16))
    description = TestClient(app).get("/api/openapi.json", headers={"Authorization": f"Bearer {'o' * 16}"}).json()
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
        number = next(COUNT)  # somebody may have made an account of any name meanwhile, which is then theirs
        self.browser = house.browser(f"Ann {number}")
        self.cookie = f"{COOKIE}={self.browser.client.cookies[COOKIE]}"
        other = house.browser(f"Ben {number}")
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
        play_to_the_end(strict, guest.browser, guest.tables[2])
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
        page = answer.headers.get("content-type", "").startswith("text/html")  # what a link in a mail opens
        if answer.status_code >= 400 and answer.content and not page:
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
