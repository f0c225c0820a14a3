"""Messages on the socket: each is answered, and a refused one changes nothing."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import Any

import orjson
import pytest
import sqlalchemy as sa

from kontor import Match
from kontor.kernel import LANGUAGES
from kontor.server.errors import words
from kontor.server.storage.schema import decisions
from kontor.server.tables.room import TableRoom

from ..conftest import Browser, House, hear, new_table
from .conftest import HOT, id_of, play_to_the_end, room_of

FAILED = tuple(words(language)("server-failed", request="").partition(";")[0] for language in LANGUAGES)
"""How no refusal's reason may begin."""
DEEP = "[" * 1000 + "]" * 1000  # just not too deep for the server's parser
JUNK = [
    *"null true false 0 1 -1 0.5 -0.0 1e308 1e999 9223372036854775807 9223372036854775808 -9223372036854775809".split(),
    *"NaN Infinity 01 '' \"\" [] {} [0] {\"a\":0} [[]] \"place\" \"0\" \"decide\" \"undo\"".split(),
    "9" * 40, "9" * 5000, '"' + "x" * 12000 + '"', '"\\u0000"', '"\\ud800"', '"🦄\\u202e"', '"place F5 place B2"',
    DEEP, '{"a":' * 1000 + "0" + "}" * 1000, '"\\n"',
    "[" * 3000 + "]" * 3000, "[" * 5000, "[" + "0," * 3000 + "0]", '{"request":"inside","type":"chat"}',
]  # fmt: skip
RAW: list[str | bytes] = [
    *(b"", b"\xff", b"\x00" * 100, b"{}", b"[]", b'{"type":"chat","text":"in bytes","request":"b"}'),
    *("", " ", "\0", "{", "}", "{}", "[]", "null", '"x"', "place", '{"type":"decide"', "{'type':'decide'}", "\ufeff{}"),
    *('{"type":"decide"}{"type":"decide"}', '{"type":"decide",}', '{"":""}', "[" * 8000, '{"a":' * 2500, "x" * 16000),
    *(f'{{"type":"{kind}","number":0,"{field}":{DEEP}}}' for kind in ("decide", "undo", "chat", "lang")
      for field in ("request", "type", "number", "action", "decision", "turn", "text", "lang")),
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
            [("type", '"decide"'), ("number", number), ("action", str(action))],
            [("type", '"decide"'), ("number", number), ("decision", json.dumps(notation))],
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
                fields[at] = (chance.choice(["Type", "", "number", "action", "decision", "\u0000", key.upper()]), value)
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
    inside = (match.state.to_bytes(), match.log(), match.scores, room.kept) if match else None
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
        play_to_the_end(strict, ann, table)
    room = room_of(strict, table)
    people = [id_of(browser) for browser in (ann, ben, eve, nobody)]
    mischief, seen = Mischief(len(phase)), dict.fromkeys(("accepted", "refused", "decisions"), 0)
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
                assert answer["reason"] and not answer["reason"].startswith(FAILED), (frame, answer)
                assert after == before, frame
                continue
            message = orjson.loads(frame)
            played = len(room.match.played) if room.match else 0
            assert answer["number"] == played
            if message["type"] in ("decide", "undo"):
                assert (
                    people[who] in concerned[message["type"]] and phase == "playing" and message["number"] == count
                ), frame
                assert played == count + 1 if message["type"] == "decide" else played < count, frame
                seen["decisions"] += 1
            else:
                assert message["type"] in ("chat", "lang") and after == before, frame
            before = after
    assert seen["accepted"] and seen["refused"] > messages / 2 and (seen["decisions"] > 10) == (phase == "playing")
    if room.match:
        assert Match.from_log(room.match.log()).state.to_bytes() == room.match.state.to_bytes()
        assert _stored(strict, table) == [(played.number, played.notation) for played in room.match.played]


def _concerned(room: TableRoom) -> dict[str, list[str | None]]:
    """Who may move, and who may take back."""
    match = room.match
    if match is None or match.to_move is None:
        return {"decide": [], "undo": []}
    last = [room.header.seats[match.played[-1].seat].person] if match.played else []
    return {"decide": [room.header.seats[match.to_move].person], "undo": last}
