"""What clocks and calls cost: the same decisions with and without them, in one process and in turns.

    python bench/waiting.py                  # real-time clocks, and a call for every turn
    python bench/waiting.py --looking        # clocks alone: everybody looks at the table, so nobody is called
    python bench/waiting.py --days --tables 16
    python bench/waiting.py --profile

Half of the tables have a clock, and nobody has their page in view, so each decision writes a call into somebody's
bell and ends another; the other half has neither, and plays the same games. In every round all tables of one half
decide at the same time, then all of the other, and which comes first changes. All of it is done several times, and of
each round the time counts in which the machine disturbed least: the same decisions cost the same. Decisions go the
way they go in `bench/moves.py`, whose pages and wires these are; times are the processor time of the whole process.
See docs/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import pstats
import random
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parent))

from moves import HOST, Page, over

CLOCKS = {
    "live": {"kind": "live", "bank": 3600, "increment": 5, "at_zero": "turn"},
    "days": {"kind": "days", "bank": 3 * 86400, "at_zero": "turn"},
}


@dataclass
class Half:
    """Tables that are alike, two people at each; the games of both halves are the same."""

    more: dict[str, Any]
    looking: bool
    tables: list[tuple[Any, list[Page]]] = field(default_factory=list)
    chance: random.Random = field(default_factory=lambda: random.Random("waiting"))
    seed: int = 0


class Bench:
    def __init__(self, app: Any, config: Any, api: Any, asked: argparse.Namespace) -> None:
        self._app, self._config, self._api, self._asked = app, config, api, asked
        self._people: list[tuple[Any, str]] = []

    async def come(self, there: AsyncExitStack) -> None:
        import httpx2 as httpx

        for name in ("Ann", "Ben"):
            transport = httpx.ASGITransport(app=self._app)
            http = await there.enter_async_context(httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}"))
            token = (await http.get("/api/me")).json()["token"]
            answer = await http.post("/api/guest", json={"name": name}, headers={"X-Kontor-Token": token})
            self._people.append((http, answer.json()["token"]))

    async def _ask(self, k: int, path: str, body: Any = None) -> Any:
        http, token = self._people[k]
        answer = await http.post(path, json=body, headers={"X-Kontor-Token": token})
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def _sit(self, half: Half) -> tuple[Any, list[Page]]:
        half.seed += 1
        body = {"game": self._asked.game, "seats": [{"kind": "me"}, {"kind": "open"}], "seed": half.seed}
        table = (await self._ask(0, "/api/tables", {"public": True, **body, **half.more}))["id"]
        await self._ask(1, f"/api/tables/{table}/join")
        pages = []
        for http, _ in self._people:
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            page = Page(self._config, f"/api/tables/{table}/live?lang=en&changes=yes", cookie)
            await page.wire.until("chat")
            if not half.looking:
                page.send({"type": "look", "visible": False})
            pages.append(page)
        (room,) = [room for room in self._api.state.registry.rooms if room.header.id == table]
        return room, pages

    async def round(self, half: Half, profile: cProfile.Profile | None = None) -> float:
        """All tables of a half decide once; the processor time it took."""
        half.tables = [one for one in half.tables if not over(*one)]
        while len(half.tables) < self._asked.tables:
            half.tables.append(await self._sit(half))
        moves = []
        for room, pages in half.tables:
            match = room.match
            decision = match.game.actions.notation(half.chance.choice(match.legal))
            message = {"type": "decide", "request": "1", "number": len(match.played), "decision": decision}
            moves.append((pages[match.to_move], message))
            for page in pages:
                page.wire.kinds.clear()
        if profile:
            profile.enable()
        begun = time.process_time()
        for mover, message in moves:
            mover.send(message)
        for mover, _ in moves:
            await mover.wire.until("accepted")
        for _, pages in half.tables:
            for page in pages:
                await page.wire.until("scene", "changes")
        for _ in range(10):  # what waits behind these
            await asyncio.sleep(0)
        used = time.process_time() - begun
        if profile:
            profile.disable()
        return used


async def measured(asked: argparse.Namespace) -> list[dict[bool, float]]:
    """Pairs of rounds: milliseconds for a decision with, and without."""
    import uvicorn
    from starlette.routing import Mount

    from kontor.server import Settings, create_app
    from kontor.server.limits.timeouts import patient_protocols
    from kontor.server.logging import set_up

    with tempfile.TemporaryDirectory(prefix="kontor-waiting-") as folder:
        chosen = {"data": Path(folder), "secret": "s" * 32, "rate_limits": False, "choose_seeds": True}
        set_up("warning", False)
        app = create_app(Settings.load({}, **chosen))
        _, ws = patient_protocols(20.0, 30.0)
        config = uvicorn.Config(app, ws=ws, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
        config.load()
        async with app.router.lifespan_context(app), AsyncExitStack() as there:
            api: Any = next(route.app for route in app.routes if isinstance(route, Mount) and route.path == "/api")
            bench = Bench(app, config, api, asked)
            await bench.come(there)
            gc.freeze()  # as `kontor serve`
            gc.set_threshold(50_000, 50, 1000)
            clock = {"clock": CLOCKS["days" if asked.days else "live"]}
            halves = {True: Half(clock, asked.looking), False: Half({}, True)}
            profiles = {which: cProfile.Profile() if asked.profile else None for which in halves}
            pairs: list[dict[bool, float]] = []
            for turn in range(-asked.warm_up, asked.rounds):
                took = dict[bool, float]()
                for which in (True, False) if turn % 2 else (False, True):
                    took[which] = await bench.round(halves[which], profiles[which] if turn >= 0 else None)
                if turn >= 0:
                    pairs.append({which: 1000 * used / asked.tables for which, used in took.items()})
            for half in halves.values():
                for _, pages in half.tables:
                    for page in pages:
                        page.leave()
    for which, profile in profiles.items():
        if profile:
            print("with" if which else "without")
            pstats.Stats(profile).sort_stats("tottime").print_stats(50)
    return pairs


def least(repeats: list[list[dict[bool, float]]]) -> dict[bool, float]:
    """Milliseconds for a decision, on average, with and without: of each round the shortest of all repeats."""
    rounds = list(zip(*repeats, strict=True))
    return {which: statistics.fmean(min(one[which] for one in same) for same in rounds) for which in (True, False)}


def ratio(took: dict[bool, float]) -> float:
    return took[True] / took[False]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="little-town")
    parser.add_argument("--tables", type=int, default=60, help="in each half; they share a commit")
    parser.add_argument("--rounds", type=int, default=20, help="with and without")
    parser.add_argument("--warm-up", type=int, default=3, help="rounds before the first that counts")
    parser.add_argument("--repeats", type=int, default=6, help="how often the same is done")
    parser.add_argument("--days", action="store_true", help="clocks of days instead of real time")
    parser.add_argument("--looking", action="store_true", help="everybody looks at their table: nobody is called")
    parser.add_argument("--profile", action="store_true", help="where the time goes, too")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    repeats = [uvloop.run(measured(asked)) for _ in range(asked.repeats)]
    took = least(repeats)
    singly = sorted(ratio(least([one])) for one in repeats)
    found = {"with_ms": took[True], "without_ms": took[False], "ratio": ratio(took), "singly": singly}
    if asked.json:
        print(json.dumps(found))
        return
    print(f"{took[True]:.3f} ms a decision with, {took[False]:.3f} ms without: ratio {ratio(took):.3f}")
    print(f"each repeat alone: {', '.join(f'{one:.3f}' for one in singly)}")


if __name__ == "__main__":
    main()
