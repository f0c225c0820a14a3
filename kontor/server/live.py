"""Live: one WebSocket of one page that looks at one table; it is told what its own viewer may know."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import orjson
import sqlalchemy as sa
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from kontor.kernel import LANGUAGES, game
from kontor.match import SPECTATOR, Played

from .errors import Refused, Told, words
from .limits import RateLimit
from .people import Person
from .records import chat_json
from .schema import chat
from .tables import TableRoom

log = structlog.get_logger()
AGAIN = 1012  # the table is at another server, or the page is somebody else now
LAST_WORDS = 0.5  # seconds for answers that are on their way when a page is sent off
MOST_WAITING = 200  # messages a slow page may be behind before it is cut off and must connect again


class Connection:
    def __init__(
        self,
        socket: WebSocket,
        room: TableRoom,
        person: Person | None,
        language: str,
        limits: tuple[RateLimit, RateLimit],
        session: str = "",
    ) -> None:
        self.session = session
        self.socket, self.room, self.person, self.language = socket, room, person, language
        self._limit, self._chat_limit = limits
        self._outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue(MOST_WAITING)
        self._viewer = SPECTATOR
        self._told: int | None = SPECTATOR  # for whose ears the page was told its moves
        self._closing: asyncio.Task[None] | None = None

    async def run(self) -> None:
        await self.socket.accept()
        sender = asyncio.create_task(self._send())
        try:
            async with self.room.lock:  # a decision that is not on disk yet is shown to nobody
                self.room.listeners.add(self)
                self.room.tell("table")
                self.changed("moves", 1)
                self.changed("scene", [])
            query = sa.select(chat).where(chat.c.table_id == self.room.header.id).order_by(chat.c.id).limit(500)
            self.changed("chat", [chat_json(row) for row in await self.room.store.read(query)])
            while (message := await self.socket.receive())["type"] != "websocket.disconnect":
                await self._receive(message.get("text") or message.get("bytes") or "")
                await self._outbox.join()  # a page that asks faster than it listens waits
        finally:
            self.room.gone(self)
            self.room.tell("table")
            sender.cancel()

    # ---- to the page ----
    def changed(self, what: str, data: Any = None) -> None:
        """Put what the page must know in its outbox, as its viewer may know it, in its language."""
        if what == "again":
            self._close(AGAIN, LAST_WORDS)
            return
        try:
            message = self._message(what, data)
        except Exception:  # one page that cannot be told does not keep the table from the others, nor from its bots
            log.exception("page cannot be told", table=self.room.header.id, what=what)
            self._close(1011)
            return
        if message is not None:
            self._put(message)

    def _put(self, message: dict[str, Any]) -> None:
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:  # too slow
            self._close(1013)

    def _close(self, code: int, wait: float = 0.0) -> None:
        """Let the page connect anew and start from the present."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._say_goodbye(code, wait))

    async def _say_goodbye(self, code: int, wait: float) -> None:
        await asyncio.sleep(wait)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone already
            await self.socket.close(code)

    def _message(self, what: str, data: Any) -> dict[str, Any] | None:
        if what == "table":
            return {"type": "table", "table": self.room.to_json(self.person, self.language)}
        if what == "moves":
            return self._moves(data)
        if what == "chat":
            return {"type": "chat", "messages": data}
        return self._scene(data or [])

    def _look(self) -> int | None:
        """Whose scene the page shows now; returns for whose ears it is told what was decided."""
        self._viewer = self.room.viewer_of(self.person, self._viewer)
        return self.room.told_to(self._viewer)

    def _moves(self, first: int) -> dict[str, Any]:
        """History from a decision on; all of it if another seat looks now or secrets are open: it is told otherwise."""
        told = self._look()
        if told != self._told and game(self.room.header.game).has_secrets:
            first = 1
        self._told = told
        return {"type": "moves", "from": first, "moves": self.room.moves(self.language, told, first)}

    def _scene(self, played: list[Played]) -> dict[str, Any] | None:
        match = self.room.match
        if match is None:
            return None
        told = self._look()
        mine = self.room.seats_of(self.person)
        seat = match.played[-1].seat if match.played else -1
        closed = match.game.words(self.language)
        step: str | None = closed("undo-nothing")
        if match.played:
            last = match.played[-1]
            step = closed("undo-refused-other") if seat not in mine else closed(last.barrier) if last.barrier else None
            if seat in mine and self.room.header.seats[seat].stand_in is not None:
                step = closed("stand-in-plays")
        if self.room.header.status != "playing":
            step = closed("undo-refused-over")
        phrases = match.phrases(self.language)
        events = [
            {
                "kind": match.game.events[event[0]].name,
                "seat": one.seat,
                "text": phrases.event(event, told),
                "arguments": phrases.numbers(event, told),
            }
            for one in played
            for event in one.events
        ]
        return {
            "type": "scene",
            "number": len(match.played),
            "viewer": self._viewer,
            "scene": self.room.shown(match, self._viewer, self.language).json,
            "undo": {"step": step, "turn": step},
            "events": events,
            "thinking": self.room.thinking,
        }

    async def _send(self) -> None:
        while True:
            message = await self._outbox.get()
            try:
                await self.socket.send_text(orjson.dumps(message).decode())
            except (WebSocketDisconnect, RuntimeError):  # gone or closed: `run` hears of it
                pass
            except Exception:
                log.exception("message cannot be sent", table=self.room.header.id, type=message["type"])
                self._close(1011)
            finally:
                self._outbox.task_done()  # `run` waits for all of them

    # ---- from the page ----
    async def _receive(self, text: str | bytes) -> None:
        request = ""
        try:
            message = _parse(text)
            given = message.get("request")
            request = str(given)[:80] if isinstance(given, str | int) else ""
            key = self.person.id if self.person else "nobody"
            self._limit.check(key)
            number = await self._do(message)
            self._put({"type": "accepted", "request": request, "number": number})
        except Refused as refused:
            self._put({"type": "refused", "request": request, "reason": refused.reason(self.language)})
        except Exception:
            log.exception("request failed", table=self.room.header.id)
            reason = words(self.language)("server-failed")
            self._put({"type": "refused", "request": request, "reason": reason})

    async def _do(self, message: dict[str, Any]) -> int:
        kind = message.get("type")
        if kind == "move":
            move = message.get("action", message.get("move"))
            if isinstance(move, bool) or not isinstance(move, int | str):
                raise Told("A move needs an action number or a notation.")
            return await self.room.play(self.person, _number(message), move, self.language)
        if kind == "undo":
            return await self.room.undo(self.person, _number(message), message.get("turn") is True, self.language)
        if kind == "chat":
            if self.person is None:
                raise Refused("say-your-name", 403)
            self._chat_limit.check(self.person.id)
            text = message.get("text")
            text = text.replace("\0", "") if isinstance(text, str) else ""  # PostgreSQL keeps no zero character
            await self.room.say(self.person, text)
        elif kind == "lang":
            if message.get("lang") not in LANGUAGES:
                raise Told(f"There is no such language; there are {', '.join(LANGUAGES)}.")
            async with self.room.lock:
                self.language = message["lang"]
                self.changed("table")
                self.changed("moves", 1)
                self.changed("scene", [])
        else:
            raise Told("The message cannot be understood.")
        return len(self.room.match.played) if self.room.match else 0


def _parse(text: str | bytes) -> dict[str, Any]:
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise Told("The message is not JSON.") from None
    if not isinstance(message, dict):
        raise Told("The message cannot be understood.")
    return message


def _number(message: dict[str, Any]) -> int:
    number = message.get("number")
    if isinstance(number, bool) or not isinstance(number, int):
        raise Told("The message needs the number of decisions it has seen.")
    return number
