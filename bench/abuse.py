"""Abuse: what strangers may send to a server, by the million, and whether it bears it.

    python bench/abuse.py                       # a million frames, 100,000 requests, 5,000 idle sockets
    python bench/abuse.py --scale 0.01          # a hundredth of each

It starts a server of its own with a temporary data folder and without rate limits. Frames are good messages of a page
in bad hands: cut, doubled, with bytes turned over and values nobody would send; some break the protocol of sockets
itself. Requests are those of the interface (OpenAPI) with bodies, ids, queries and headers alike. All from a fixed
seed.

It fails (exit code 1) at an answer of 5xx, at "the server could not do this", at a traceback or an error in the log,
and if memory or open files go on growing. See docs/security.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import secrets
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

from machines import free_port, started
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

FRAMES, REQUESTS, IDLE = 1_000_000, 100_000, 5_000
PLAYERS = 16  # sockets that send frames at the same time
CLIENTS = 8  # connections that send requests
WINDOW = 64  # frames of one socket that wait for their answers
PATIENCE = 60.0  # seconds for an answer
WATCHERS = 20  # idle sockets at one table
MOST_GROWTH = 48.0  # MB after the first part of a phase: caches fill, and then no more
MOST_FILES = 16
FAILED = "The server could not do this"
MAKERS = ("/tables", "/import", "/rematch", "/guided", "/play-on", "/tournaments", "/register", "/guest")
MOST_MADE = 60  # what is made stays in memory, and rightly so
NASTY: list[Any] = [
    None, True, False, 0, 1, -1, 0.5, 1e308, 2**31, 2**53 + 1, 2**63, -(2**63), "", " ", "\0", "\ud800", "place F5",
    "🦄\u202e", "x" * 3000, [], {}, [[]], [0] * 500, {"a": {"b": {}}}, "../../etc/passwd", "' OR 1=1 --", "%00", "0",
]  # fmt: skip
DEEP = "[" * 900 + "]" * 900


@dataclass
class Watch:
    """What must not happen, and how the server stands."""

    process: int
    log: Path
    wrong: list[str] = field(default_factory=list)
    statuses: Counter[str] = field(default_factory=Counter)

    def memory(self) -> float:
        """MB."""
        text = Path(f"/proc/{self.process}/status").read_text(encoding="ascii")
        return int(text.partition("VmRSS:")[2].split()[0]) / 1024

    def files(self) -> int:
        return len(list(Path(f"/proc/{self.process}/fd").iterdir()))

    def blame(self, what: str) -> None:
        if len(self.wrong) < 50:
            self.wrong.append(what[:400])

    def read_log(self) -> None:
        for line in self.log.read_text(encoding="utf-8", errors="replace").splitlines():
            if '"level": "error"' in line or "Traceback" in line or '"exception"' in line:
                self.blame(f"log: {line}")


class Mischief:
    """What a page would send, in bad hands."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)

    def message(self) -> dict[str, Any]:
        chance, request = self.chance, str(self.chance.randrange(1000))
        kinds: list[dict[str, Any]] = [
            {"type": "decide", "number": chance.randrange(60), "action": chance.randrange(300)},
            {"type": "decide", "number": chance.randrange(60), "choice": "place F5", "made": chance.randrange(4)},
            {"type": "undo", "number": chance.randrange(60), "turn": chance.random() < 0.5},
            {"type": "chat", "text": "hello"},
            {"type": "lang", "lang": chance.choice(["en", "pl", "hu", "xx"])},
            {"type": "look", "visible": chance.random() < 0.5},
        ]
        return {"request": request, **chance.choices(kinds, [30, 10, 10, 1, 1, 10])[0]}

    def spoilt(self, message: dict[str, Any]) -> dict[str, Any]:
        chance = self.chance
        for _ in range(chance.randrange(1, 4)):
            key = chance.choice([*message, "type", "extra", "__proto__", ""])
            if chance.random() < 0.3:
                message.pop(key, None)
            else:
                message[key] = chance.choice(NASTY)
        return message

    def text(self, message: dict[str, Any]) -> str | bytes:
        """Of a message, more or less."""
        chance, kind = self.chance, self.chance.random()
        if kind < 0.02:
            return json.dumps(message)
        if kind < 0.45:
            return json.dumps(self.spoilt(message))
        if kind < 0.48:
            return chance.randbytes(chance.randrange(200))
        if kind < 0.50:
            return json.dumps(message).replace("1", DEEP, 1)
        return self.turned(json.dumps(self.spoilt(message) if chance.random() < 0.3 else message).encode())

    def turned(self, data: bytes) -> bytes | str:
        chance, spoilt = self.chance, bytearray(data)
        for _ in range(chance.randrange(1, 5)):
            at = chance.randrange(len(spoilt) + 1)
            what = chance.random()
            if what < 0.4 and at < len(spoilt):
                spoilt[at] ^= 1 << chance.randrange(8)
            elif what < 0.6:
                del spoilt[at : at + chance.randrange(12)]
            elif what < 0.8:
                spoilt[at:at] = spoilt[at : at + chance.randrange(30)]
            else:
                spoilt[at:at] = chance.choice([b"\0", b"\xff", b'"', b"}", b"]", b"\r\n", b"9" * 40, b"\\u0000"])
        with contextlib.suppress(UnicodeDecodeError):
            return spoilt.decode() if chance.random() < 0.9 else bytes(spoilt)
        return bytes(spoilt)


# ---- HTTP, byte by byte ----
class Http:
    """One connection that is kept as long as the other side keeps it."""

    def __init__(self, port: int, watch: Watch) -> None:
        self._port, self._watch = port, watch
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", f"content-length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        return await self.send("\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body)

    async def send(self, data: bytes, patience: float | None = None) -> tuple[int, dict[str, str], bytes]:
        """Status 0: no answer, or none that is whole."""
        try:
            async with asyncio.timeout(PATIENCE if patience is None else patience):
                if self._writer is None:
                    self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
                assert self._reader is not None
                self._writer.write(data)
                await self._writer.drain()
                return await self._answer(self._reader)
        except (OSError, EOFError, TimeoutError, ValueError, IndexError, asyncio.LimitOverrunError):
            self.close()
            return 0, {}, b""

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split()[1])
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        body = b""
        if headers.get("transfer-encoding") == "chunked":
            while size := int(await reader.readuntil(b"\r\n"), 16):
                body += (await reader.readexactly(size + 2))[:-2]
            await reader.readexactly(2)
        else:
            body = await reader.readexactly(int(headers.get("content-length", "0")))
        if headers.get("connection") == "close" or status in (400, 408):
            self.close()
        return status, headers, body

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


@dataclass
class Guest:
    cookie: str
    token: str
    table: str

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": self.cookie, "x-kontor-token": self.token, "content-type": "application/json"}


async def guest(port: int, watch: Watch, name: str) -> Guest:
    """Somebody with a table, where they decide for both seats."""
    http = Http(port, watch)
    _, headers, body = await http.ask("GET", "/api/me")
    who = Guest(headers["set-cookie"].partition(";")[0], json.loads(body)["token"], "")
    _, headers, body = await http.ask("POST", "/api/guest", json.dumps({"name": name}).encode(), who.headers)
    who.cookie, who.token = headers["set-cookie"].partition(";")[0], json.loads(body)["token"]
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]
    wanted = {"game": "little-town", "seats": seats, "public": True}
    _, _, body = await http.ask("POST", "/api/tables", json.dumps(wanted).encode(), who.headers)
    http.close()
    who.table = json.loads(body)["id"]
    return who


# ---- the phases ----
class Frames:
    def __init__(self, port: int, watch: Watch, seed: int) -> None:
        self._port, self._watch, self._seed = port, watch, seed
        self.sent = 0

    async def play(self, number: int, most: int) -> None:
        who = await guest(self._port, self._watch, f"Player {number}")
        mischief, left = Mischief(f"frames {self._seed} {number}"), most
        url = f"ws://127.0.0.1:{self._port}/api/tables/{who.table}/live"
        while left > 0:
            try:
                async with connect(
                    url,
                    additional_headers={"Cookie": who.cookie},
                    compression=None,
                    max_size=None,
                    open_timeout=PATIENCE,
                    proxy=None,
                ) as page:
                    left -= await self._talk(page, mischief, left)
            except TimeoutError:
                self._watch.blame(f"frames: no socket within {PATIENCE:.0f} s")
                left -= 1
            except (ConnectionClosed, OSError):
                left -= 1
            if mischief.chance.random() < 0.5:
                await self._break_the_protocol(who, mischief.chance)

    async def _talk(self, page: ClientConnection, mischief: Mischief, most: int) -> int:
        """Until it was enough, or the server closed; returns how many were sent."""
        window, sent = asyncio.Semaphore(WINDOW), 0

        async def hear() -> None:
            with contextlib.suppress(ConnectionClosed):
                async for text in page:
                    if b'"request"' in (raw := text if isinstance(text, bytes) else text.encode()):
                        if FAILED.encode() in raw:
                            self._watch.blame(f"frame: {raw[:300]!r}")
                        window.release()
            window.release()  # who waits for an answer sees that the socket is closed

        hearing = asyncio.create_task(hear())
        try:
            while sent < min(most, 2000) and not hearing.done():
                async with asyncio.timeout(PATIENCE):
                    await window.acquire()
                await page.send(mischief.text(mischief.message()))
                sent += 1
                self.sent += 1
        except TimeoutError:
            self._watch.blame(f"frames: no answer within {PATIENCE:.0f} s after {sent} on this socket")
        except ConnectionClosed:
            pass
        finally:
            hearing.cancel()
        return max(sent, 1)

    async def _break_the_protocol(self, who: Guest, chance: random.Random) -> None:
        """Bytes that are no frames, after a good handshake."""
        with contextlib.suppress(OSError, TimeoutError, EOFError, asyncio.LimitOverrunError):
            async with asyncio.timeout(2):
                reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
                begin = f"GET /api/tables/{who.table}/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n"
                key = "connection: upgrade\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                writer.write(f"{begin}{key}sec-websocket-version: 13\r\n\r\n".encode())
                await reader.readuntil(b"\r\n\r\n")
                writer.write(chance.randbytes(chance.randrange(1, 400)))
                if chance.random() < 0.5:
                    writer.write_eof()
                    await reader.read()
                writer.close()


class Requests:
    def __init__(self, port: int, watch: Watch, seed: int, paths: list[tuple[str, str]]) -> None:
        self._port, self._watch, self._seed, self._paths = port, watch, seed, paths
        self._made = 0
        self.sent = 0

    async def ask(self, number: int, most: int) -> None:
        who = await guest(self._port, self._watch, f"Client {number}")
        mischief, http = Mischief(f"requests {self._seed} {number}"), Http(self._port, self._watch)
        chance = mischief.chance
        for _ in range(most):
            method, path = chance.choice(self._paths)
            if any(path.endswith(end) for end in MAKERS) and method == "POST":
                self._made += 1
                if self._made > MOST_MADE:
                    method = "GET"
            filled = self._filled(path, who, chance)
            text = mischief.text({"name": "Ann", "game": "little-town", "text": "x", "seats": [{"kind": "me"}]})
            body = (text if isinstance(text, bytes) else text.encode("utf-8", "replace")) if method != "GET" else b""
            headers = who.headers if chance.random() < 0.8 else {"cookie": "kontor=" + chance.choice(["", "x" * 43])}
            if chance.random() < 0.05:
                data = mischief.turned(
                    f"{method} {filled} HTTP/1.1\r\nhost: x\r\ncookie: {who.cookie}\r\n\r\n".encode()
                )
                http.close()
                raw = data if isinstance(data, bytes) else data.encode()
                status, _, answer = await http.send(raw, patience=1.0)  # what is never whole is not answered soon
                http.close()
            else:
                status, _, answer = await http.ask(method, filled, body, headers)
            self.sent += 1
            self._watch.statuses[f"{status // 100}xx" if status else "no answer"] += 1
            if status >= 500:
                self._watch.blame(f"{status}: {method} {filled!r} {body[:200]!r} {answer[:200]!r}")
        http.close()

    def _filled(self, path: str, who: Guest, chance: random.Random) -> str:
        def value() -> str:
            kind = chance.random()
            return who.table if kind < 0.6 else quote(str(chance.choice(NASTY)).encode("utf-8", "replace")[:200])

        parts = [value() if part.startswith("{") else part for part in path.split("/")]
        query = "" if chance.random() < 0.6 else f"?lang={chance.choice(['en', 'pl', value()])}&first={value()}"
        return f"/api{'/'.join(parts)}{query}"


async def idle(port: int, watch: Watch, count: int) -> dict[str, float]:
    """Many pages that only look on; somebody asks meanwhile."""
    tables = [(await guest(port, watch, f"Host {n}")).table for n in range(max(1, count // WATCHERS))]
    await asyncio.sleep(2)  # connections of those who came are gone
    before, files = watch.memory(), watch.files()
    pages: list[ClientConnection] = []
    drains: list[asyncio.Task[None]] = []
    free = asyncio.Semaphore(32)

    async def come(number: int) -> None:
        async with free:
            url = f"ws://127.0.0.1:{port}/api/tables/{tables[number % len(tables)]}/live"
            page = await connect(url, compression=None, open_timeout=PATIENCE, ping_interval=None, proxy=None)
            pages.append(page)
            drains.append(asyncio.create_task(drain(page)))

    async def drain(page: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for _ in page:
                pass

    await asyncio.gather(*(come(number) for number in range(count)))
    await asyncio.sleep(3)
    during, open_files = watch.memory(), watch.files()
    http, times = Http(port, watch), []
    for _ in range(200):
        begun = time.perf_counter()
        status, _, _ = await http.ask("GET", f"/api/tables/{tables[0]}")
        times.append(time.perf_counter() - begun)
        if status != 200:
            watch.blame(f"with idle sockets: {status}")
    http.close()
    await asyncio.gather(*(page.close() for page in pages))
    await asyncio.gather(*drains)
    await asyncio.sleep(2)
    if open_files - files < count - 1:
        watch.blame(f"only {open_files - files} of {count} sockets were open")
    if watch.files() - files > MOST_FILES:
        watch.blame(f"{watch.files() - files} files stay open after idle sockets are gone")
    return {
        "sockets": count,
        "KB each": round((during - before) * 1024 / count, 1),
        "answer ms": round(statistics.median(times) * 1000, 1),
        "slowest ms": round(max(times) * 1000, 1),
    }


async def measured(watch: Watch, parts: list[Callable[[], Awaitable[None]]], name: str) -> dict[str, float]:
    """A phase in parts: the first fills caches, and from then on nothing may grow."""
    begun, found = time.monotonic(), []
    for part in parts:
        await part()
        await asyncio.sleep(1)
        found.append((watch.memory(), watch.files()))
    (memory, files), (last, last_files) = found[0], found[-1]
    if last - memory > MOST_GROWTH:
        watch.blame(f"{name}: memory grew from {memory:.0f} to {last:.0f} MB")
    if last_files - files > MOST_FILES:
        watch.blame(f"{name}: open files grew from {files} to {last_files}")
    return {
        "seconds": round(time.monotonic() - begun),
        "MB after a quarter": round(memory),
        "MB at the end": round(last),
    }


async def run(port: int, watch: Watch, scale: float, seed: int, password: str, found: dict[str, Any]) -> None:
    http = Http(port, watch)
    _, _, body = await http.ask("GET", "/api/openapi.json", headers={"authorization": f"Bearer {password}"})
    http.close()
    described = json.loads(body)["paths"]
    paths = [(method.upper(), path) for path, methods in described.items() for method in methods]
    frames, requests = Frames(port, watch, seed), Requests(port, watch, seed, paths)

    def part(work: Callable[[int, int], Awaitable[None]], workers: int, most: int, first: int) -> Any:
        async def all_of_them() -> None:
            await asyncio.gather(*(work(first * workers + k, max(1, most // 4 // workers)) for k in range(workers)))

        return all_of_them

    found["idle"] = await idle(port, watch, max(20, round(IDLE * scale)))
    try:
        several = [part(requests.ask, CLIENTS, round(REQUESTS * scale), n) for n in range(4)]
        found["requests"] = await measured(watch, several, "requests")
        several = [part(frames.play, PLAYERS, round(FRAMES * scale), n) for n in range(4)]
        found["frames"] = await measured(watch, several, "frames")
    finally:
        found["sent"] = {"frames": frames.sent, "requests": requests.sent, **watch.statuses}


def main() -> None:
    global PATIENCE
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--scale", type=float, default=1.0, help="how much of it all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0, help="at most")
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds for an answer; more if all may pause")
    chosen = parser.parse_args()
    PATIENCE = chosen.patience
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit[1], 65536), limit[1]))  # the server has the same
    port, password = free_port(), secrets.token_hex(16)
    with tempfile.TemporaryDirectory(prefix="kontor-abuse-") as folder:
        environment = {
            **os.environ,
            "KONTOR_RATE_LIMITS": "no",
            "KONTOR_LOG_LEVEL": "warning",
            "KONTOR_LOG_JSON": "yes",
            "KONTOR_OPERATOR": password,
            "KONTOR_REQUEST_PATIENCE": "5",
            "KONTOR_BOT_PATIENCE": "600",  # a busy machine is no fault of a bot
        }
        command = [sys.executable, "-m", "kontor.cli", "serve", "--port", str(port), "--data", f"{folder}/data"]
        with started(command, folder, environment) as process:
            watch = Watch(process.pid, Path(folder, "log"))

            found: dict[str, Any] = {}

            async def everything() -> None:
                async with asyncio.timeout(chosen.minutes * 60):
                    while (await Http(port, watch).ask("GET", "/api/ready"))[0] != 200:
                        if process.poll() is not None:
                            raise SystemExit(watch.log.read_text(encoding="utf-8"))
                        await asyncio.sleep(0.2)
                    if (await Http(port, watch).ask("GET", "/"))[0] == 503:
                        raise SystemExit("Build the client first: paths hit by chance are those of pages.")
                    await run(port, watch, chosen.scale, chosen.seed, password, found)

            try:
                asyncio.run(everything())
            except (TimeoutError, InvalidHandshake) as error:
                watch.blame(f"it did not come to its end: {error or type(error).__name__}")
            if process.poll() is not None:
                watch.blame("the server has ended")
        watch.read_log()
    print(json.dumps({**found, "wrong": watch.wrong}, indent=2, ensure_ascii=False))
    sys.exit(1 if watch.wrong else 0)


if __name__ == "__main__":
    main()
