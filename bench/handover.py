"""How long people wait when the process that has their table goes: from the last answer to the next.

    python bench/handover.py --times 30                    # SQLite, two workers
    python bench/handover.py --times 30 --postgresql

People decide at tables of a real server with workers. Then the worker that has the first table is killed or told to
end, or all workers are replaced one after the other, as for an upgrade. Pages that lose their connection come back as
the browser client does it, and what counts is the time between the last acknowledgement before that and the first one
after it. See docs/cluster.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import orjson
import sqlalchemy as sa
from load import Person
from machines import kontor_server, postgresql
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kontor.server.storage.schema import leases, servers
from kontor.server.storage.store import Store

GAME = "hansa-teutonica"  # by chance its games go on so long that none ends meanwhile
WORKERS = 2
PAUSE = 0.1  # seconds before somebody decides again
SETTLES = 3.0  # seconds after a new worker has joined until it answers for certain
LONGEST = 120.0  # seconds for whatever is waited for
AGAIN = 1012


class Page:
    """One person who plays for both seats, and connects again as `web/src/lib/reconnecting.ts` says."""

    def __init__(self, url: str, number: int) -> None:
        self._url, self._person, self._chance = url, Person(url), random.Random(number)
        self.table = ""
        self.usual: list[float] = []
        self.broken: list[float] = []
        """Seconds between two acknowledgements: on one connection; over the break of one."""
        self.is_back = True
        self._at: float | None = None

    async def sit_down(self) -> None:
        await self._person.introduce("Ann")
        seats = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]
        self.table = (await self._person.ask("POST", "/api/tables", {"game": GAME, "seats": seats}))["id"]

    async def stay(self) -> None:
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        failures = 0
        while True:
            code = None
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    address, additional_headers={"Cookie": self._person.cookie}, max_size=None, proxy=None
                ) as page:
                    with contextlib.suppress(WebSocketException):
                        async for text in page:
                            failures = 0
                            await self._hear(page, orjson.loads(text))
                    code = page.close_code
            self.is_back = False
            if code == AGAIN and not failures:
                await asyncio.sleep(0.15 * self._chance.random())
            else:
                await asyncio.sleep(min(15.0, 0.5 * 2**failures) * (0.75 + self._chance.random() / 2))
            failures += 1

    async def _hear(self, page: Any, message: Any) -> None:
        if message["type"] == "accepted":
            at = time.monotonic()
            if self._at is not None:
                (self.usual if self.is_back else self.broken).append(at - self._at)
            self.is_back, self._at = True, at
        elif message["type"] == "scene" and (choices := message["scene"]["choices"]):
            if self.is_back:
                await asyncio.sleep(PAUSE)
            action = self._chance.choice(choices)["action"]
            wish = {"type": "decide", "request": "it", "number": message["number"], "action": action}
            await page.send(json.dumps(wish))


class Server:
    """Its workers, and which of them has a table."""

    def __init__(self, parent: int, store: Store) -> None:
        self.parent, self._store = parent, store

    def workers(self) -> set[int]:
        """Without the processes that think, which are the workers' own."""
        children = Path(f"/proc/{self.parent}/task/{self.parent}/children").read_text().split()
        return {int(one) for one in children if b"serve" in Path(f"/proc/{one}/cmdline").read_bytes()}

    async def owner(self, table: str) -> int:
        """The process that listens by the name that the lease names."""
        lease = await self._store.read_one(sa.select(leases.c.server).where(leases.c.table_id == table))
        assert lease is not None
        lines = Path("/proc/net/unix").read_text().splitlines()
        ends = {f"socket:[{line.split()[6]}]" for line in lines if line.endswith(f"/{lease['server']}")}
        for worker in self.workers():
            with contextlib.suppress(OSError):
                if ends & {str(one.readlink()) for one in Path(f"/proc/{worker}/fd").iterdir()}:
                    return worker
        raise LookupError(table)

    async def is_whole(self) -> bool:
        members = await self._store.read(sa.select(servers.c.id).where(servers.c.name != "server"))
        return len(members) == len(self.workers()) == WORKERS


async def until(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(LONGEST):
        while True:
            found = holds()
            if await found if asyncio.iscoroutine(found) else found:
                return
            await asyncio.sleep(0.05)


async def kill(server: Server, owner: int) -> None:
    os.kill(owner, signal.SIGKILL)


async def end(server: Server, owner: int) -> None:
    os.kill(owner, signal.SIGTERM)


async def replace(server: Server, owner: int) -> None:
    before = server.workers()
    os.kill(server.parent, signal.SIGHUP)
    await until(lambda: not before & server.workers())


FAULTS = {"killed": kill, "told to end": end, "all replaced": replace}


async def measure(url: str, parent: int, database: str, tables: int, times: int) -> dict[str, Any]:
    store = Store(database)
    await store.open_as_it_is()
    server, pages = Server(parent, store), [Page(url, number) for number in range(tables)]
    for page in pages:
        await page.sit_down()
    staying = [asyncio.create_task(page.stay()) for page in pages]
    found: dict[str, Any] = {}
    try:
        for name, fault in FAULTS.items():
            waited: list[float] = []
            while len(waited) < times:
                await until(server.is_whole)
                await asyncio.sleep(SETTLES)
                before = [len(page.broken) for page in pages]
                await fault(server, await server.owner(pages[0].table))
                await until(lambda: len(pages[0].broken) > before[0])  # noqa: B023 -- at once
                await until(lambda: all(page.is_back for page in pages))
                waited += [gap for page, known in zip(pages, before, strict=True) for gap in page.broken[known:]]
            found[name] = told(waited[:times])
    finally:
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)
        await store.close()
    return {"without": told([gap for page in pages for gap in page.usual]), **found}


def told(seconds: list[float]) -> dict[str, Any]:
    return {"times": len(seconds), "median": round(statistics.median(seconds), 2), "worst": round(max(seconds), 2)}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--times", type=int, default=30, help="how often, of each kind")
    options.add_argument("--tables", type=int, default=5, help="where people play meanwhile")
    options.add_argument("--postgresql", action="store_true", help="start a PostgreSQL server of its own")
    asked = options.parse_args()
    with contextlib.ExitStack() as there:
        folder = there.enter_context(tempfile.TemporaryDirectory(prefix="kontor-handover-"))
        database = f"sqlite+aiosqlite:///{folder}/kontor.sqlite3"
        if asked.postgresql:
            database, _ = there.enter_context(postgresql())
        url, parent = there.enter_context(kontor_server(database, WORKERS))
        found = asyncio.run(measure(url, parent, database, asked.tables, asked.times))
    print(json.dumps({"load": round(os.getloadavg()[0]), **found}, indent=1))


if __name__ == "__main__":
    main()
