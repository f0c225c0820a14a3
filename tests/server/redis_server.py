"""A Redis of its own, made for the tests of a module and thrown away."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PASSWORD = "r" * 20


class RedisServer:
    """Keeps nothing on disk, as it need not."""

    def __init__(self, port: int) -> None:
        self.port, self.url = port, f"redis://:{PASSWORD}@127.0.0.1:{port}"
        self._process: subprocess.Popen[bytes] | None = None

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(20)

    @contextmanager
    def running(self) -> Iterator[subprocess.Popen[bytes]]:
        folder = tempfile.mkdtemp(prefix="kontor-redis-")
        config = Path(folder, "redis.conf")
        config.write_text(f'bind 127.0.0.1\nport {self.port}\nrequirepass {PASSWORD}\nsave ""\ndir {folder}\n')
        process = self._process = subprocess.Popen([binary(), str(config)], stdout=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + 30
            while not _answers(self.port):
                assert process.poll() is None and time.monotonic() < deadline
                time.sleep(0.02)
            yield process
        finally:
            process.kill()
            process.wait(20)
            shutil.rmtree(folder, ignore_errors=True)


def binary() -> str:
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    if found is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)("Redis is not installed (Debian: redis-server)")
    return str(found)


def _answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
    except OSError:
        return False


def free_redis() -> RedisServer:
    """At a port that is free."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return RedisServer(probe.getsockname()[1])


@pytest.fixture(scope="module")
def redis_url() -> Iterator[str]:
    server = free_redis()
    with server.running():
        yield server.url
