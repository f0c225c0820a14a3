"""The contract: the client's types are those of the server, and what is sent fits what is described."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

from kontor.server.contract.document import openapi, schemas_alone, written

from .conftest import House, Live, new_table

WEB = Path(__file__).parents[2] / "web"
GENERATOR = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
READ_ELSEWHERE = {
    "Account.recent": "docs/server-api.md: for clients that ask before they are refused",
    "Area.written": "the terminal",
    "GameEvent.arguments": "docs/server-api.md: for programs; people are told the text",
    "Piece.dim": "the terminal, and pictures before they are sent",
    "Piece.shape": "the terminal, and pictures before they are sent",
    "Scene.standing": "the server, for lists (`tables/scenes.py`)",
    "RefusedRequest.retry_after": "docs/server-api.md: for programs; the client tries again by itself",
}
OPTIONS = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false")


def test_the_types_of_the_client_are_fresh(tmp_path: Path) -> None:
    assert GENERATOR.is_file(), "the packages of the client are not installed: npm ci in web/"
    assert all(option in (WEB / "package.json").read_text() for option in OPTIONS)
    made = tmp_path / "contract.ts"
    subprocess.run(
        ["node", str(GENERATOR), *OPTIONS, "--output", str(made)],
        input=written(schemas_alone()),
        cwd=WEB,
        check=True,
        capture_output=True,
    )
    fresh = made.read_text() == (WEB / "src" / "lib" / "contract.ts").read_text()
    assert fresh, "web/src/lib/contract.ts is not what the server says: run `npm run contract` in web/"


def test_live_messages_fit_their_description(house: House) -> None:
    document = openapi()
    told, asked = (_checker(document, name) for name in ("ServerMessage", "ClientMessage"))
    ann = house.browser("Ann")
    table = new_table(ann, [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["id"]
    with Live(ann, table) as live:
        live.until("chat")
        choice = live.at(0)["scene"]["choices"][0]
        requests: list[dict[str, Any]] = [
            {"type": "decide", "number": 0, "action": choice["action"]},
            {"type": "undo", "number": 1, "turn": False},
            {"type": "decide", "number": 0, "decision": choice["notation"]},
            {"type": "chat", "text": "hello"},
            {"type": "lang", "lang": "hu"},
        ]
        for request in requests:
            assert asked.is_valid({"request": "r", **request})
            assert live.ask(**request)["type"] == "accepted"
        wrong: list[dict[str, Any]] = [
            {"type": "decide", "number": "0", "action": 1},
            {"type": "undo", "number": 0.5},
            {"type": "lang", "lang": "xx"},
            {"type": "chat"},
            {"type": "sing"},
        ]
        for request in wrong:
            assert not asked.is_valid({"request": "r", **request})
            answer = live.ask(**request)
            assert answer["type"] == "refused" and "cannot be understood" in answer["reason"]
        kinds = {message["type"] for message in live.raw}
        assert kinds == {"table", "decisions", "scene", "chat", "accepted", "refused"}
        for message in live.raw:
            told.validate(message)
        (played,) = next(m["played"] for m in live.raw if m["type"] == "scene" and m["number"] == 1)
        assert played["number"] == 1 and played["seat"] == 0 and played["events"]
        assert all({"kind", "arguments", "text"} == event.keys() for event in played["events"])


def _checker(document: dict[str, Any], name: str) -> Draft202012Validator:
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    return Draft202012Validator(schema)


def test_nothing_is_sent_that_nobody_reads() -> None:
    """The client takes every field of an answer or a message out of something, or it is known who else does."""
    readers = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    readers = [path for path in readers if not re.search(r"contract\.ts|\.test\.|testing\.ts", path.name)]
    read = {field for path in readers for field in _fields_read(path.read_text(encoding="utf-8"))}
    document = openapi()
    answers = [operation["responses"] for ways in document["paths"].values() for operation in ways.values()]
    sent = _within(document, [answers, {"$ref": "#/components/schemas/ServerMessage"}])
    assert {"Account", "BoardView", "GameEvent", "PlayedDecision"} <= sent
    fields = {
        f"{name}.{field}" for name in sent for field in document["components"]["schemas"][name].get("properties", ())
    }
    assert sorted(name for name in fields if name.partition(".")[2] not in read) == sorted(READ_ELSEWHERE)


def _fields_read(text: str) -> Iterator[str]:
    """`thing.field`, `'field'`, and what is taken apart: `const { field } =`, `({ field }) =>`, `as { field },`."""
    yield from re.findall(r"\.(\w+)", text)
    yield from re.findall(r"'(\w+)'", text)
    apart = re.findall(r"(?:const |let | as )\{([^{}]*)\}(?:,| =(?! \$props))", text)
    apart += re.findall(r"\(\{([^{}]*)\}(?:: \w+)?\)(?:: [\w<>]+)?(?: =>| \{)", text)
    for names in apart:
        yield from re.findall(r"\w+", names)


def _within(document: dict[str, Any], given: Any) -> set[str]:
    """The schemas that are mentioned there, and in these."""
    found: set[str] = set()
    waiting = [given]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict) and "$ref" in one:
            name = one["$ref"].rpartition("/")[2]
            if name not in found:
                found.add(name)
                waiting.append(document["components"]["schemas"][name])
        elif isinstance(one, dict | list):
            waiting += one.values() if isinstance(one, dict) else one
    return found


def test_every_route_and_message_is_described() -> None:
    document = openapi()
    for path, methods in document["paths"].items():
        for method, facts in methods.items():
            (content,) = facts["responses"]["200"]["content"].items()
            is_json = content[0] == "application/json"
            assert not is_json or content[1]["schema"], f"{method} {path} answers anything"
            refused = facts["responses"]["409"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/Refusal"}


def test_every_route_is_on_the_page_about_the_interface() -> None:
    """And the page has none that is gone. It says `/x` for one that differs from the last only in its end."""
    routes = {
        (method.upper(), _nameless(f"/api{path}")) for path, methods in openapi()["paths"].items() for method in methods
    }
    told = _routes_on_the_page()
    assert routes - told == set(), "docs/server-api.md does not tell of these"
    assert told - routes == set(), "docs/server-api.md tells of these"


def _routes_on_the_page() -> set[tuple[str, str]]:
    told: set[tuple[str, str]] = set()
    page = (WEB.parent / "docs" / "server-api.md").read_text(encoding="utf-8")
    for line in page.splitlines():
        methods: list[str] = []
        path = ""
        for item in re.findall(r"`([^`]+)`", line.partition(" | ")[0]):
            said = re.fullmatch(r"(GET|POST|PATCH|DELETE)?\s*(/\S*)?", item)
            if said is None:
                continue
            if said[1]:
                methods = [*methods, said[1]] if not path else [said[1]]
            if said[2]:
                path = said[2] if said[2].startswith("/api/") else path.rpartition("/")[0] + said[2]
                told |= {(method, _nameless(path)) for method in methods}
    return told


def _nameless(path: str) -> str:
    """Whatever its parts are called."""
    return re.sub(r"\{[^}]*\}", "{}", path.partition("?")[0])
