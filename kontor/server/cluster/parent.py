"""`kontor serve --workers N`: the process that has the port and the lock of the database, and starts the workers. It
serves nobody itself. It knows at once when a worker has died, tells the others, and starts another."""

from __future__ import annotations

import asyncio
import math
import os
import secrets
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import structlog

from ..config import Settings
from ..storage.engines import file_of
from ..storage.ownership import DatabaseLock
from ..storage.private_files import make_private_folder
from .place import VARIABLE, Place

log = structlog.get_logger()
HANGS = 10.0  # seconds without a sign of life
BEGINS = 120.0  # seconds for a worker to be ready: a slow machine may compile meanwhile
_LONGEST_PAUSE = 30.0  # seconds until a worker that cannot start is tried again
_FIRST_PAUSE = 0.5


class _Worker:
    def __init__(
        self,
        number: int,
        process: asyncio.subprocess.Process,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        self.number, self.process, self._reader, self._writer = number, process, reader, writer
        self.members: list[str] = []
        self.ready = asyncio.Event()
        self.told_to_end = False
        self._heard_at = time.monotonic()

    async def hear(self, ready: Callable[[], None]) -> None:
        with suppress(OSError):
            while line := await self._reader.readline():
                self._heard_at = time.monotonic()
                word, _, name = line.decode().strip().partition(" ")
                if word == "member":
                    self.members.append(name)
                elif word == "ready":
                    self.ready.set()
                    ready()

    def tell(self, line: str) -> None:
        if not self._writer.is_closing():
            self._writer.write(line.encode() + b"\n")

    @property
    def hangs(self) -> bool:
        silence = time.monotonic() - self._heard_at
        return silence > (HANGS if self.ready.is_set() else BEGINS) and not self.told_to_end

    def signal(self, sent: int) -> None:
        self.told_to_end = True
        with suppress(ProcessLookupError):
            self.process.send_signal(sent)

    def close(self) -> None:
        self._writer.close()


class Parent:
    def __init__(self, settings: Settings, listener: socket.socket, command: Sequence[str]) -> None:
        """`command`: starts one worker; its environment says which."""
        self._settings, self._listener, self._command = settings, listener, command
        self._whole = Place(secrets.token_hex(16))
        if settings.redis:
            self._whole = Place.of_node(settings.redis, settings.signing_key())
        self._whole = replace(self._whole, machine=secrets.token_hex(4))
        self._workers: list[_Worker] = []
        self._gone: list[str] = []
        """Members that have died and nobody has been told of yet."""
        self._ending = asyncio.Event()
        self._told = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._upgrading: asyncio.Task[None] | None = None
        self.status = 0

    async def run(self, ready: Callable[[], None]) -> int:
        """Until it is told to end; `ready`: people can come. Returns the exit status."""
        make_private_folder(self._settings.data)
        lock = DatabaseLock(file_of(self._settings.database_url))
        lock.acquire()
        self._alone = lock.tells
        self._folder = Path(tempfile.mkdtemp(prefix="kontor-"))  # nobody else's; short: a path of a socket must be
        try:
            self._listen_to_signals()
            first = await self._start()  # it brings the database up to date
            await self._is_ready(first)
            if not first.ready.is_set():
                self.status = first.process.returncode or 1
                return self.status
            ready()
            for _ in range(1, self._settings.workers):
                await self._start()
            while not self._ending.is_set():
                self._end_who_hangs()
                with suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await self._ending.wait()
            return self.status
        finally:
            await self._end_all()
            shutil.rmtree(self._folder, ignore_errors=True)
            lock.release()

    # ---- signals ----
    def _listen_to_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for one in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(one, self._told_to_end)
        loop.add_signal_handler(signal.SIGHUP, self._told_to_upgrade)

    def _told_to_end(self) -> None:
        """Told twice: now, as if it were killed, which loses nothing that was acknowledged."""
        if self._told:
            for worker in self._workers:
                worker.signal(signal.SIGKILL)
        self._told = True
        self._ending.set()

    def _told_to_upgrade(self) -> None:
        if self._upgrading is None or self._upgrading.done():
            self._upgrading = asyncio.create_task(self._upgrade(), name="upgrade")

    async def _upgrade(self) -> None:
        """One after the other is replaced by one that starts anew, of the version that is installed now."""
        log.info("upgrade begins")
        for old in list(self._workers):
            new = await self._start()
            await self._is_ready(new)
            if not new.ready.is_set():
                log.error("the new worker does not start; the others stay as they are")
                return
            old.signal(signal.SIGTERM)
            await old.process.wait()
        log.info("upgrade is done")

    # ---- workers ----
    async def _start(self) -> _Worker:
        ours, theirs = socket.socketpair()
        lines = self._listener.fileno(), theirs.fileno()
        number = min(set(range(1, len(self._workers) + 2)) - {one.number for one in self._workers})
        place = replace(self._whole, listener=lines[0], parent=lines[1], worker=number)
        if not self._settings.redis:  # else workers of this machine and of others are all the same
            place = replace(place, folder=self._folder, alone=self._alone, watches=False)
        environment = {**os.environ, VARIABLE: place.told(), "KONTOR_REDIS": self._settings.redis}
        if not self._settings.bot_processes:  # all workers together have as many as one server alone
            share = math.ceil((os.cpu_count() or 1) / self._settings.workers)
            environment["KONTOR_BOT_PROCESSES"] = str(share)
        process = await asyncio.create_subprocess_exec(
            *self._command, env=environment, pass_fds=lines, start_new_session=True
        )  # of its own session: Ctrl-C comes here, and is passed on
        theirs.close()
        worker = _Worker(number, process, *await asyncio.open_connection(sock=ours))
        self._workers.append(worker)
        self._do(worker.hear(self._tell_gone))
        self._do(self._watch(worker))
        return worker

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _is_ready(self, worker: _Worker) -> None:
        """Or has ended."""
        both = asyncio.create_task(worker.ready.wait()), asyncio.create_task(worker.process.wait())
        await asyncio.wait(both, timeout=BEGINS, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()

    async def _watch(self, worker: _Worker, pause: float = _FIRST_PAUSE) -> None:
        status = await worker.process.wait()
        self._workers.remove(worker)
        worker.close()
        self._gone += worker.members
        self._tell_gone()
        if worker.told_to_end or self._ending.is_set():
            return
        log.error("a worker has ended; another is started", status=status)
        started_well = worker.ready.is_set()
        if not started_well:
            await asyncio.sleep(pause)
        if not self._ending.is_set() and (started_well or self._workers):
            await self._start()

    def _tell_gone(self) -> None:
        there = [one for one in self._workers if one.ready.is_set()]
        if there:
            for member in self._gone:
                for one in there:
                    one.tell(f"gone {member}")
            self._gone = []

    def _end_who_hangs(self) -> None:
        for worker in self._workers:
            if worker.hangs:
                log.error("a worker hangs; it is killed", pid=worker.process.pid)
                worker.process.kill()

    async def _end_all(self) -> None:
        self._ending.set()
        if self._upgrading is not None:
            self._upgrading.cancel()
        there = list(self._workers)
        for worker in there:
            worker.signal(signal.SIGTERM)
        await asyncio.gather(*(worker.process.wait() for worker in there))
