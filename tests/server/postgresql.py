"""A PostgreSQL server of its own, made for the tests of a module and thrown away; each test has a database in it."""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest


def binary(name: str) -> str | None:
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(newest[-1]) if newest else None)


def as_user() -> tuple[list[str], pwd.struct_passwd | None]:
    """PostgreSQL refuses to run as root: then it runs as somebody unprivileged."""
    if os.geteuid() != 0:
        return [], None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            ids = [f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}"]
            return ["setpriv", *ids, "--clear-groups", "--pdeathsig=INT", "--"], user
    raise RuntimeError("no unprivileged user")


@pytest.fixture(scope="module")
def postgresql() -> Iterator[int]:
    """The port of a server of our own."""
    initdb, server, ready = map(binary, ("initdb", "postgres", "pg_isready"))
    if not (initdb and server and ready):
        (pytest.fail if os.environ.get("CI") else pytest.skip)("PostgreSQL is not installed (Debian: postgresql)")
    assert initdb and server and ready
    prefix, user = as_user()
    home = tempfile.mkdtemp(prefix="kontor-pg-")  # not tmp_path: its parents are closed to the other user
    if user:
        os.chown(home, user.pw_uid, user.pw_gid)
    environment = {**os.environ, "HOME": home, "LC_ALL": "C.UTF-8"}
    make = [*prefix, initdb, "-D", f"{home}/data", "-U", "kontor", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(make, check=True, capture_output=True, cwd=home, env=environment, timeout=120)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    run = [*prefix, server, "-D", f"{home}/data", "-p", str(port), "-h", "127.0.0.1", "-k", home, "-c", "fsync=off"]
    with Path(home, "log").open("wb") as log:
        process = subprocess.Popen(run, cwd=home, env=environment, stderr=log)
    try:
        deadline = time.monotonic() + 30
        while subprocess.run([ready, "-q", "-h", "127.0.0.1", "-p", str(port)], timeout=30).returncode:
            assert process.poll() is None and time.monotonic() < deadline
            time.sleep(0.1)
        yield port
    finally:
        process.send_signal(signal.SIGINT)  # to end at once; told to terminate, it would wait for whoever is connected
        process.wait(20)
        shutil.rmtree(home, ignore_errors=True)


NUMBERS = itertools.count()


@pytest.fixture
def new_database(postgresql: int) -> Callable[[], str]:
    """Makes one: no test finds people of another."""
    createdb = binary("createdb")

    def make() -> str:
        name = f"kontor{next(NUMBERS)}"
        command = [str(createdb), "-h", "127.0.0.1", "-p", str(postgresql), "-U", "kontor", name]
        subprocess.run(command, check=True, timeout=60)
        return f"postgresql+asyncpg://kontor@127.0.0.1:{postgresql}/{name}"

    return make


@pytest.fixture
def postgresql_url(new_database: Callable[[], str]) -> str:
    return new_database()
