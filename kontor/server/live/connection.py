"""Live: one WebSocket of one page that looks at one table; it is told what its own viewer may know."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import orjson
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from kontor.kernel import game
from kontor.match import SPECTATOR, Played

from ..accounts.people import Person
from ..contract.messages import (
    Accepted,
    ChangesUpdate,
    ChatRequest,
    ChatUpdate,
    DecideRequest,
    DecisionsUpdate,
    FromClient,
    FromServer,
    LanguageRequest,
    LookRequest,
    RefusedRequest,
    SceneRequest,
    SceneUpdate,
    TableUpdate,
    UndoRequest,
    name_of,
    read_message,
    understood,
)
from ..errors import Refused, words
from ..http.request_ids import current
from ..limits.rates import RateLimit
from ..storage.failures import RETRY_AFTER, is_storage_trouble, log_failure
from ..tables.playing import play, undo, why_no_undo
from ..tables.registry import LAST_WORDS
from ..tables.room import TableRoom
from ..tables.scenes import Shown
from ..tables.together import made_by
from ..tables.views import decisions_of, news_from, news_of, played_views, table_view
from .outbox import Message, Outbox

log = structlog.get_logger()
AGAIN = 1012  # the table is at another server, or the page is somebody else now
SEND_PATIENCE = 30.0  # seconds for one message: a page that has not read by then is cut off


class Connection:
    def __init__(
        self,
        socket: WebSocket,
        room: TableRoom,
        person: Person | None,
        language: str,
        limits: tuple[RateLimit, RateLimit],
        session: str = "",
        chat_since: int = 0,
        named: bool = False,
        blocked: frozenset[str] = frozenset(),
        changes: bool = False,
    ) -> None:
        self.session, self.visible = session, True
        self.named, self.blocked = named, blocked
        self.socket, self.room, self.person, self.language = socket, room, person, language
        self._limit, self._chat_limit = limits
        self._outbox = Outbox()
        self._chat_told: int | None = None  # the last number; None: not greeted yet
        self._chat_sent = chat_since
        self._viewer = SPECTATOR
        self._shown_to: int | None = None  # whose scene the page was told last
        self._changes = changes  # the page can make a scene of the last one and what changed
        self._last: Shown | None = None  # the scene it was told last
        self._version = 0  # of that: counted for each page alone, so that it tells nothing of what others see
        self._told: int | None = SPECTATOR  # for whose ears the page was told its decisions
        self._closing: asyncio.Task[None] | None = None
        self._answered = asyncio.Event()  # nothing it has asked is under way
        self._answered.set()

    async def run(self) -> None:
        await self.socket.accept()
        log.info("socket opened", table=self.room.header.id)
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.gone(self)
            for task in tasks:
                task.cancel()
            log.info("socket closed", table=self.room.header.id)
        for task in tasks:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def _listen(self) -> None:
        async with self.room.lock:  # a decision that is not on disk yet is shown to nobody
            self.room.came(self)
            self.changed("decisions", 1)
            self.changed("scene", [])
        if self.room.closed:  # since the page was let in: all others have been sent away
            self._close(AGAIN)
        await self._hear_chat()
        while (message := await self.socket.receive())["type"] != "websocket.disconnect":
            self._answered.clear()
            await self._receive(message.get("text") or message.get("bytes") or "")
            self._answered.set()
            await self._outbox.emptied()  # a page that asks faster than it listens waits

    async def _hear_chat(self) -> None:
        try:
            await self.room.chat.greet(self, self._chat_sent)
        except Exception as error:
            if not is_storage_trouble(error):
                raise
            self._close(1013)

    # ---- to the page ----
    def changed(self, what: str, data: Any = None) -> None:
        """Put what the page must know in its outbox, as its viewer may know it, in its language."""
        if what == "again":
            self._close(AGAIN, LAST_WORDS)
            return
        if self._outbox.behind:
            return  # it will be told how things stand
        try:
            if what in ("chat", "greeting"):
                self._chat(what, data)
            elif (message := self._message(what, data)) is not None:
                self._outbox.put(Message(orjson.dumps(message), is_news=True))
        except Exception:  # one page that cannot be told does not keep the table from the others, nor from its bots
            log.exception("page cannot be told", table=self.room.header.id, what=what)
            self._close(1011)

    def _chat(self, what: str, data: Any) -> None:
        """What was said since the last number the page was told; before it is greeted it is told nothing."""
        if what == "greeting":
            self._chat_told, messages = data
        elif self._chat_told is not None:
            messages = [message for message in data if message.id > self._chat_told]
        else:
            return
        if messages:
            self._chat_told = messages[-1].id
        if messages or what == "greeting":
            shown = [one for one in messages if one.undone or one.ran_out or one.person not in self.blocked]
            text = orjson.dumps(ChatUpdate(messages=shown))
            self._outbox.put(Message(text, is_news=True, chat=self._chat_told or 0))

    def _answer(self, answer: Accepted | RefusedRequest) -> None:
        self._outbox.put(Message(orjson.dumps(answer), is_news=False))

    async def _catch_up(self) -> None:
        """The page has read what was left after news were dropped: it is told how things stand now."""
        async with self.room.lock:
            self._outbox.behind = False
            self._tell_all()
        self._chat_told = None
        await self._hear_chat()

    def _tell_all(self) -> None:
        self.changed("table")
        self.changed("decisions", 1)
        self.changed("scene", [])

    def _close(self, code: int, wait: float = 0.0) -> None:
        """Let the page connect anew and start from the present."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._say_goodbye(code, wait))

    async def _say_goodbye(self, code: int, wait: float) -> None:
        """What is on its way to the page is said before, if that does not take longer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._answered.wait()
                await self._outbox.emptied()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone already
            await self.socket.close(code)

    def _message(self, what: str, data: Any) -> FromServer | None:
        if what == "table":
            return TableUpdate(table=table_view(self.room, self.person, self.language, data))
        if what == "decisions":
            return self._decisions(data)
        return self._scene(data or [])

    def _look(self) -> int | None:
        """Whose scene the page shows now; returns for whose ears it is told what was decided."""
        self._viewer = self.room.viewer_of(self.person, self._viewer)
        return self.room.told_to(self._viewer)

    def _decisions(self, first: int) -> DecisionsUpdate:
        """History from a decision on; all of it if another seat looks now or secrets are open: it is told otherwise."""
        told = self._look()
        if told != self._told and game(self.room.header.game).has_secrets:
            first = 1
        self._told = told
        first = news_from(self.room, first)
        match, you = self.room.match, self.room.you_of(self.person)
        if match is None:
            return DecisionsUpdate(first=first, decisions=orjson.Fragment(b"[]"))
        decisions = self.room.scenes.of(match, self._viewer, self.language).told(
            ("decisions", first, self.room.kept, told, you),
            lambda: decisions_of(self.room, self.language, told, you, first),
        )
        return DecisionsUpdate(first=first, decisions=decisions)

    def _scene(self, played: list[Played]) -> SceneUpdate | ChangesUpdate | None:
        match = self.room.match
        if match is None:
            return None
        told, why_not, you = self._look(), why_no_undo(self.room, self.person), self.room.you_of(self.person)
        again = not played or self._viewer != self._shown_to
        first = news_of(match, self._viewer) if again else played[0].number
        self._shown_to = self._viewer
        shown, last = self.room.scenes.of(match, self._viewer, self.language), self._last
        self._last, self._version = shown, self._version + 1
        situation: dict[str, Any] = {
            "number": len(match.played),
            "version": self._version,
            "played": shown.told((first, told, you), lambda: played_views(match, first, self.language, told, you)),
            "undo": words(self.language)(why_not) if why_not else None,
            "preparing": self.room.bots.preparing,
            "made": None if self._viewer == SPECTATOR else made_by(self.room.header, match, self._viewer),
        }
        if self._changes and not again and last is not None and shown.before is last:
            return ChangesUpdate(**situation, since=self._version - 1, changes=shown.changes)
        return SceneUpdate(**situation, scene=shown.json)

    async def _send(self) -> None:
        """Until a message is not taken in time: then the page is cut off, and connects anew if it is still there."""
        while True:
            message = await self._outbox.next()
            if message is None:
                await self._catch_up()
                continue
            try:
                async with asyncio.timeout(SEND_PATIENCE) as patience:
                    while message is not None:
                        await self._send_one(message)
                        if (message := self._outbox.following()) is not None:
                            patience.reschedule(asyncio.get_running_loop().time() + SEND_PATIENCE)
            except TimeoutError:
                log.info("page does not read", table=self.room.header.id)
                self._close(1013)
                return

    async def _send_one(self, message: Message) -> None:
        try:
            await self.socket.send_text(message.text.decode())
        except (WebSocketDisconnect, RuntimeError):  # gone or closed: `_listen` hears of it
            pass
        except Exception:
            log.exception("message cannot be sent", table=self.room.header.id)
            self._close(1011)
        self._chat_sent = message.chat or self._chat_sent
        self._outbox.sent()

    # ---- from the page ----
    async def _receive(self, text: str | bytes) -> None:
        request = ""
        try:
            message = read_message(text)
            request = name_of(message.get("request"))
            self._limit.check(self.person.id if self.person else "nobody")
            number = await self._do(understood(message))
            self._answer(Accepted(request=request, number=number))
        except Refused as refused:
            self._answer(RefusedRequest(request=request, reason=refused.reason(self.language)))
        except Exception as error:
            log_failure("request failed", error, table=self.room.header.id)
            trouble = is_storage_trouble(error)
            key, more = ("storage-fails", {}) if trouble else ("server-failed", {"request": current()})
            reason = words(self.language)(key, **more)
            later = RETRY_AFTER if trouble else None
            self._answer(RefusedRequest(request=request, reason=reason, retry_after=later))

    async def _do(self, asked: FromClient) -> int:
        match asked:
            case DecideRequest():
                return await play(self.room, self.person, asked.number, asked.choice, self.language, asked.made)
            case UndoRequest():
                return await undo(self.room, self.person, asked.number, asked.turn, asked.made)
            case ChatRequest():
                await self._say(asked.text)
            case LanguageRequest():
                async with self.room.lock:
                    self.language = asked.lang
                    self._tell_all()
            case SceneRequest():
                async with self.room.lock:
                    self.changed("scene", [])
            case LookRequest():
                self.visible = asked.visible
                self.room.looks(self)
        return len(self.room.match.played) if self.room.match else 0

    async def _say(self, text: str) -> None:
        if self.person is None:
            raise Refused("say-your-name", 403)
        self._chat_limit.check(self.person.id)
        await self.room.say(self.person, text.replace("\0", ""))  # PostgreSQL keeps no zero character
