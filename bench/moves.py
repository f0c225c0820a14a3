"""Moves: what one decision costs the server, game by game, in one process and always the same.

    python bench/moves.py                            # all games, as the pages of the browser ask
    python bench/moves.py --whole                    # with whole scenes, as programs ask that know nothing else
    python bench/moves.py --against ../kontor-0.7    # another version, in turns, in the same run: compare ratios only
    python bench/moves.py --game ragusa --profile    # where the time goes

Three pages look at each table of two people: both, and a spectator. Every decision goes the way it always goes, from
the frame a page sends to the frames all three get: uvicorn's protocol, the route, the rules, the database on disk
(SQLite), scenes, texts, JSON. Only the transport is a stand-in, which counts bytes: what the system's sockets cost is
left out. Several tables decide at the same time, so that they share commits as under load. Decisions are drawn with a
fixed seed. Times are the processor time of the whole process, the database's thread too.
See docs/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import os
import pstats
import random
import statistics
import subprocess
import sys
import tempfile
import time
from asyncio.transports import Transport
from pathlib import Path
from typing import Any

import uvloop

GAMES = ("little-town", "castles-of-tuscany", "hansa-teutonica", "ragusa")
HOST = "bench"
PATIENCE = 30.0  # seconds for one decision
SHORT, LONG = 126, 127  # how a frame says that its length follows in two or eight bytes


class Wire(Transport):
    """In place of a socket: it counts what it is given and remembers the kinds of the messages."""

    def __init__(self) -> None:
        super().__init__({"sockname": ("127.0.0.1", 80), "peername": ("127.0.0.1", 1)})
        self.bytes, self.kinds, self.news = 0, set[str](), asyncio.Event()

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        frame = bytes(data)
        self.bytes += len(frame)
        if frame[:4] != b"HTTP":
            size = frame[1] & 127
            start = 2 + (2 if size == SHORT else 8 if size == LONG else 0)
            message = frame[start:]
            self.kinds.add(message[:60].split(b'"')[3].decode())  # {"type":"scene",...
            assert not message.startswith(b'{"type":"refused"'), message.decode()
        self.news.set()

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...

    async def until(self, *kinds: str) -> None:
        """One message of these kinds has come since `kinds` was emptied."""
        async with asyncio.timeout(PATIENCE):
            while not self.kinds.intersection(kinds):
                self.news.clear()
                await self.news.wait()


class Page:
    """One page at a table, on a wire."""

    def __init__(self, config: Any, path: str, cookie: str) -> None:
        from uvicorn.server import ServerState

        self.wire = Wire()
        self._protocol = config.ws_protocol_class(config, ServerState(), {})
        self._protocol.connection_made(self.wire)
        # names of headers as uvicorn's HTTP protocol hands them over
        head = f"GET {path} HTTP/1.1\r\nhost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        self._protocol.data_received(f"{head}{key}cookie: {cookie}\r\n\r\n".encode())

    def send(self, message: dict[str, Any]) -> None:
        from websockets.frames import Frame, Opcode

        frame = Frame(Opcode.TEXT, json.dumps(message).encode())
        self._protocol.data_received(frame.serialize(mask=True))

    def leave(self) -> None:
        self._protocol.connection_lost(None)


async def played(
    game: str, at_once: int, rounds: int, whole: bool, profile: cProfile.Profile | None
) -> dict[str, float]:
    """What a decision cost: so many tables decide at the same time, so many times; as often before, to warm up."""
    import httpx2 as httpx
    import uvicorn
    from starlette.routing import Mount

    from kontor.server import Settings, create_app
    from kontor.server.limits.timeouts import patient_protocols
    from kontor.server.logging import set_up

    with tempfile.TemporaryDirectory(prefix="kontor-moves-") as folder:
        chosen = {"data": Path(folder), "secret": "s" * 32, "rate_limits": False, "choose_seeds": True}
        set_up("warning", False)
        app = create_app(Settings.load({}, **chosen))
        _, ws = patient_protocols(20.0, 30.0)
        config = uvicorn.Config(app, ws=ws, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
        config.load()
        async with app.router.lifespan_context(app):
            api: Any = next(route.app for route in app.routes if isinstance(route, Mount) and route.path == "/api")
            seated: list[tuple[httpx.AsyncClient, str]] = []
            for name in ("Ann", "Ben"):
                http = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=f"http://{HOST}")
                token = (await http.get("/api/me")).json()["token"]
                answer = await http.post("/api/guest", json={"name": name}, headers={"X-Kontor-Token": token})
                seated.append((http, answer.json()["token"]))

            async def ask(k: int, path: str, body: Any = None) -> Any:
                http, token = seated[k]
                answer = await http.post(path, json=body, headers={"X-Kontor-Token": token})
                assert answer.status_code == 200, answer.text
                return answer.json()

            cookies = ["; ".join(f"{name}={value}" for name, value in http.cookies.items()) for http, _ in seated] + [
                ""
            ]
            gc.freeze()  # as `kontor serve`
            gc.set_threshold(50_000, 50, 1000)
            chance, seed, used, sent = random.Random(f"{game} moves"), 0, 0.0, 0
            tables: list[tuple[Any, list[Page]]] = []
            for turn in range(-rounds, rounds):  # before 0 it warms up
                tables = [one for one in tables if not over(*one)]
                while len(tables) < at_once:
                    seed += 1
                    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True, "seed": seed}
                    table = (await ask(0, "/api/tables", body))["id"]
                    await ask(1, f"/api/tables/{table}/join")
                    path = f"/api/tables/{table}/live?lang=en{'' if whole else '&changes=yes'}"
                    pages = [Page(config, path, cookie) for cookie in cookies]
                    for page in pages:
                        await page.wire.until("chat")
                    (room,) = [room for room in api.state.registry.rooms if room.header.id == table]
                    tables.append((room, pages))
                if turn == 0:
                    used, sent = 0.0, 0
                moves = []
                for room, pages in tables:
                    match, mover = room.match, pages[room.match.to_move]
                    decision, number = match.game.actions.notation(chance.choice(match.legal)), len(match.played)
                    moves.append((mover, {"type": "decide", "request": "1", "number": number, "decision": decision}))
                everybody = [page for _, pages in tables for page in pages]
                for page in everybody:
                    page.wire.kinds.clear()
                before = sum(page.wire.bytes for page in everybody)
                if profile and turn >= 0:
                    profile.enable()
                begun = time.process_time()
                for mover, message in moves:
                    mover.send(message)
                for mover, _ in moves:
                    await mover.wire.until("accepted")
                for page in everybody:
                    await page.wire.until("scene", "changes")
                for _ in range(10):  # what waits behind these
                    await asyncio.sleep(0)
                used += time.process_time() - begun
                if profile:
                    profile.disable()
                sent += sum(page.wire.bytes for page in everybody) - before
            for one in tables:
                leave(*one)
            for http, _ in seated:
                await http.aclose()
    return {"ms": 1000 * used / (rounds * at_once), "bytes": sent / (rounds * at_once)}


def leave(room: Any, pages: list[Page]) -> bool:
    for page in pages:
        page.leave()
    return True


def over(room: Any, pages: list[Page]) -> bool:
    """Whether that game has come to its end; then the pages leave."""
    return not room.match.legal and leave(room, pages)


def once(game: str, asked: argparse.Namespace, folder: Path | None = None) -> dict[str, float]:
    """In a process of its own, so that neither has the other's caches; of the version in that folder."""
    command = [sys.executable, __file__, "--game", game, "--tables", str(asked.tables)]
    command += ["--rounds", str(asked.rounds), "--json"]
    environment = {**os.environ, **({"PYTHONPATH": str(folder)} if folder else {})}
    out = subprocess.run(
        command + ["--whole"] * asked.whole, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    found: dict[str, float] = json.loads(out)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be given several times")
    parser.add_argument("--tables", type=int, default=16, help="decide at the same time: they share commits")
    parser.add_argument("--rounds", type=int, default=40, help="decisions at each table, after as many to warm up")
    parser.add_argument("--whole", action="store_true", help="pages that do not ask for changes")
    parser.add_argument("--against", type=Path, help="the root of another version, played in turns with this one")
    parser.add_argument("--pairs", type=int, default=5, help="turns of both, with --against")
    parser.add_argument("--profile", action="store_true", help="where the time goes, instead of how much it is")
    parser.add_argument("--json", action="store_true", help="one game, in this process, as JSON")
    asked = parser.parse_args()
    games = asked.game or GAMES
    if asked.json or asked.profile:
        for game in games:
            profile = cProfile.Profile() if asked.profile else None
            result = uvloop.run(played(game, asked.tables, asked.rounds, asked.whole, profile))
            print(json.dumps(result))
            if profile:
                statistics_of = pstats.Stats(profile)
                statistics_of.sort_stats("cumulative").print_stats(90)
                statistics_of.sort_stats("tottime").print_stats(45)
        return
    print(f"{'':22}{'ms':>8}{'bytes':>10}" + (f"{'ms, other':>12}{'bytes':>10}{'ratio':>8}" if asked.against else ""))
    for game in games:
        runs: dict[bool, list[dict[str, float]]] = {False: [], True: []}
        for pair in range(asked.pairs if asked.against else 1):
            for other in ([False, True] if pair % 2 else [True, False]) if asked.against else [False]:
                runs[other].append(once(game, asked, asked.against if other else None))
        line = f"{game:22}"
        for each in runs.values():
            if each:
                line += f"{statistics.median(run['ms'] for run in each):>{12 if line[22:] else 8}.2f}"
                line += f"{each[0]['bytes']:>10,.0f}"
        if asked.against:
            pairs = zip(runs[False], runs[True], strict=True)
            line += f"{statistics.median(other['ms'] / this['ms'] for this, other in pairs):>8.2f}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
