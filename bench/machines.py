"""What a test under load needs besides people: servers, PostgreSQL, Redis and nginx, each on this machine, at free
ports, with a folder that is thrown away."""

from __future__ import annotations

import contextlib
import os
import pwd
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from urllib.request import urlopen

NODES = 3  # servers behind the proxy, as in its configuration
SECRET = "f" * 64
PROXY = Path(__file__).parents[1] / "deploy" / "nginx" / "kontor.conf"


@contextlib.contextmanager
def started(command: Sequence[str], folder: str, environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    with Path(folder, "log").open("ab") as log:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdout=log,
            stderr=log,
            start_new_session=True,  # as workers: all alike
        )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def kontor_server(database: str | None, workers: int = 1, shares: str = "", **more: str) -> Iterator[tuple[str, int]]:
    """A server with a temporary folder: its address and process id. It writes where its time goes into a file. `more`:
    variables of its environment."""
    with tempfile.TemporaryDirectory(prefix="kontor-load-") as folder:
        port = free_port()
        environment = {
            **os.environ,
            "KONTOR_RATE_LIMITS": "no",
            "KONTOR_CHOOSE_SEEDS": "yes",
            "KONTOR_BOT_PAUSE": "0",
            "KONTOR_LOG_LEVEL": "warning",
            **more,
        }
        start = "from kontor.cli import main; main()"
        if shares:
            start = f"import sys; sys.path.append({str(Path(__file__).parent)!r}); import sampling; " + (
                f"sampling.begin({shares!r}); {start}"
            )
        command = [sys.executable, "-c", start, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder]
        command += ["--workers", str(workers)] if workers > 1 else []
        with started(command + (["--database", database] if database else []), folder, environment) as process:
            url = f"http://127.0.0.1:{port}"
            for _ in range(1200):
                with contextlib.suppress(OSError), urlopen(f"{url}/api/health"):
                    break
                if process.poll() is not None:
                    raise SystemExit(f"The server did not start: {Path(folder, 'log').read_text()[-2000:]}")
                time.sleep(0.1)
            else:
                raise SystemExit("The server did not answer within two minutes.")
            yield url, process.pid


@contextlib.contextmanager
def postgresql() -> Iterator[tuple[str, int]]:
    """A PostgreSQL server of its own, as installed (fsync on): its URL and process id."""
    found = {
        name: shutil.which(name) or max(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), default="")
        for name in ("initdb", "postgres", "pg_isready")
    }
    if not all(found.values()):
        raise SystemExit("PostgreSQL is not installed (Debian: postgresql).")
    with tempfile.TemporaryDirectory(prefix="kontor-pg-", ignore_cleanup_errors=True) as folder:
        prefix: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            ids = [f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}"]
            prefix = ["setpriv", *ids, "--clear-groups", "--pdeathsig=INT", "--"]
        environment = {**os.environ, "HOME": folder, "LC_ALL": "C.UTF-8"}
        data, port = f"{folder}/data", str(free_port())
        make = [*prefix, found["initdb"], "-D", data, "-U", "kontor", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, cwd=folder, env=environment)
        run = [*prefix, found["postgres"], "-D", data, "-p", port, "-h", "127.0.0.1", "-k", folder]
        with started(run, folder, environment) as process:
            deadline = time.monotonic() + 30
            while subprocess.run([found["pg_isready"], "-q", "-h", "127.0.0.1", "-p", port]).returncode:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise SystemExit(f"PostgreSQL did not start: {Path(folder, 'log').read_text()[-2000:]}")
                time.sleep(0.1)
            yield f"postgresql+asyncpg://kontor@127.0.0.1:{port}/postgres", process.pid


def cpu_seconds(pids: Collection[int]) -> float:
    """Processor time these processes and their children have used."""
    wanted, total = {str(pid) for pid in pids}, 0
    for stat in Path("/proc").glob("[0-9]*/stat") if wanted else ():
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if wanted & {stat.parent.name, fields[1]}:
                total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


class Redis:
    """Keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.port, self._folder = free_port(), folder
        self.process: subprocess.Popen[bytes]

    def start(self) -> None:
        binary = shutil.which("redis-server") or shutil.which("valkey-server")
        if binary is None:
            raise SystemExit("Redis is not installed (Debian: redis-server).")
        command = [binary, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self._folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def proxy(ports: Sequence[int], folder: Path) -> Iterator[tuple[str, int]]:
    """nginx before three servers at these ports, configured as `deploy/` says, at a port of our own, without TLS: its
    address and process id."""
    binary = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if binary is None:
        raise SystemExit("nginx is not installed (Debian: nginx).")
    port = free_port()
    text = PROXY.read_text(encoding="utf-8")
    for number, at in enumerate(ports, start=1):
        text = text.replace(f"10.0.0.{number}:8000", f"127.0.0.1:{at}")
    text = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", text, flags=re.DOTALL)
    text = re.sub(r"    ssl_certificate.*\n", "", text).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    scratch = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nworker_processes 1;\nerror_log {folder}/nginx.log;\n"
        f"events {{ worker_connections 1000; }}\nhttp {{\naccess_log off;\n{scratch}{text}}}\n",
        encoding="utf-8",
    )
    with started([binary, "-c", str(folder / "nginx.conf")], str(folder), dict(os.environ)) as process:
        end = time.monotonic() + 30
        while not (folder / "nginx.pid").exists():
            if process.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"nginx did not start: {(folder / 'log').read_text()[-2000:]}")
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}", process.pid


@contextlib.contextmanager
def kontor_nodes(database: str, workers: int = 1) -> Iterator[tuple[str, dict[str, list[int]]]]:
    """Three servers with a Redis, behind nginx: its address, and the process ids of all of them."""
    with contextlib.ExitStack() as there:
        folder = Path(there.enter_context(tempfile.TemporaryDirectory(prefix="kontor-nodes-")))
        folder.chmod(0o755)  # nginx reads there as somebody else
        redis = Redis(folder)
        redis.start()
        there.callback(redis.close)
        more = {"KONTOR_REDIS": redis.url, "KONTOR_SECRET": SECRET, "KONTOR_PROXIES": "127.0.0.1"}
        nodes = [there.enter_context(kontor_server(database, workers, **more)) for _ in range(NODES)]
        ports = [int(url.rpartition(":")[2]) for url, _ in nodes]
        url, pid = there.enter_context(proxy(ports, folder))
        yield url, {"server": [node for _, node in nodes], "proxy": [pid], "redis": [redis.process.pid]}
