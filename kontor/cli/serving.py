"""`kontor serve`: the server with the browser client."""

from __future__ import annotations

import asyncio
import functools
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated

import typer

from kontor.kernel import KontorError, broken_games
from kontor.workers import compile_all_in_background

from .app import app
from .memory import give_back_unused
from .output import console, errors

if TYPE_CHECKING:
    from kontor.server import Settings

_ANSWERED = "without completing handshake"
LAST_ANSWERS = 10  # seconds for answers that are under way when the server ends


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port; 0 picks a free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder for the database and the secret.")] = None,
    database: Annotated[str | None, typer.Option(help="Database URL; default SQLite in the data folder.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes that share the work.")] = None,
    redis: Annotated[str | None, typer.Option(help="Redis, where machines that share the database meet.")] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
) -> None:
    """Start the server: play in the browser, alone, with friends, against bots.

    All settings can also be given by environment (`KONTOR_PORT`) or in `kontor.toml`; docs/server.md lists them.

    Examples: `kontor serve --open` · `kontor serve --host 0.0.0.0 --port 80` ·
    `kontor serve --database postgresql+asyncpg://kontor@localhost/kontor`
    """
    from kontor.server import Settings, create_app  # first: it says what is missing
    from kontor.server.cluster.place import Place
    from kontor.server.http.client_files import WITHOUT_CLIENT, has_client
    from kontor.server.limits.timeouts import patient_protocols
    from kontor.server.logging import set_up

    import structlog  # isort: skip
    import uvicorn  # isort: skip

    settings = Settings.load(host=host, port=port, data=data, database=database, workers=workers, redis=redis)
    set_up(settings.log_level, settings.log_json)
    place = Place.from_environment(os.environ)
    is_worker = place is not None
    if place is None and settings.redis and settings.workers == 1:
        place = Place.of_node(settings.redis, settings.signing_key())
    if place is not None and place.listener >= 0:
        listener = socket.socket(fileno=place.listener)
    else:
        listener = _listen(settings.host, settings.port)
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    problems = broken_games()  # loads them all: whoever comes to a table then does not wait for its game
    for problem in problems.values() if not is_worker else ():
        errors.print(f"{problem} The other games still work.", style="bold red", markup=False, soft_wrap=True)
    if not has_client() and not is_worker:
        errors.print(WITHOUT_CLIENT, style="bold red", markup=False, soft_wrap=True)
    if settings.workers > 1 and not is_worker:
        _lead_workers(settings, listener, lambda: _greet(address, settings.data, browser))
        return
    compile_all_in_background()

    def lost() -> None:
        application.state.failure = KontorError("Another server has taken over this database; this one is stopping.")
        server.should_exit = True

    def end() -> None:
        server.told = server.should_exit = True

    application = create_app(settings, lost, place)
    application.state.end = end
    give_back_unused()
    gc.freeze()  # what is loaded by now stays; full collections in between would stop all tables for a moment
    gc.set_threshold(50_000, 50, 1000)
    http, ws = patient_protocols(settings.request_patience, settings.send_patience)
    config = uvicorn.Config(
        application,
        http=http,
        ws=ws,
        log_config=None,
        proxy_headers=False,  # the application knows which proxies to believe
        access_log=False,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,  # costs more time than the bytes are worth; a proxy can compress
        server_header=False,
        timeout_graceful_shutdown=LAST_ANSWERS,
    )
    # what keeps it from starting is said once, by us; and a socket that is answered with 503 was no mistake
    logging.getLogger("uvicorn.error").addFilter(
        lambda record: application.state.failure is None and _ANSWERED not in str(record.msg)
    )

    class Server(uvicorn.Server):
        told = False

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """An end that was asked for is no failure, and the signal is not raised again. Told twice: now, as if it
            were killed, which loses nothing that was acknowledged."""
            if self.told:
                os._exit(128 + sig)
            self.told = self.should_exit = True

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            """Nobody comes in any more, those who are here are seen off, and then the connections are closed."""
            structlog.get_logger().info("ending")
            for listening in self.servers:
                listening.close()
            await application.state.see_off()
            await super().shutdown(sockets)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            application.state.answering()

    server = Server(config)
    if not is_worker and hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        signal.signal(signal.SIGHUP, server.handle_exit)  # its terminal is closed, or its service reloaded
    if not is_worker:
        greeting = functools.partial(_greet, address, settings.data, browser)
        threading.Thread(target=_when_started, args=(server, greeting), daemon=True).start()
    with suppress(SystemExit):  # it could not start
        server.run(sockets=[listener])
    if application.state.failure is not None:
        raise application.state.failure
    if not server.started:
        raise KontorError("The server could not start; the lines above say why.")


def _listen(host: str, port: int) -> socket.socket:
    """The socket, before anything else is started: a taken port is said at once."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise KontorError(
            f"Port {port} on {host} cannot be used: {error.strerror}. Choose another with --port."
        ) from None
    return listener


def _lead_workers(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    from kontor.server.cluster.parent import Parent

    if os.name != "posix":
        raise KontorError("This system has no workers: leave out --workers, or use Linux or macOS.")
    listener.listen(2048)
    address, port = listener.getsockname()[:2]
    given = ["--host", settings.host or address, "--port", str(port), "--data", str(settings.data)]
    given += ["--database", settings.database] if settings.database else []
    command = [sys.executable, "-m", "kontor.cli", "serve", *given, "--workers", str(settings.workers)]

    async def lead() -> int:
        return await Parent(settings, listener, command).run(ready)

    if (status := asyncio.run(lead())) != 0:
        raise typer.Exit(status)


def _when_started(server: object, greet: Callable[[], None]) -> None:
    """As soon as it can be reached, and not before."""
    while not getattr(server, "started", False):
        time.sleep(0.05)
    greet()


def _greet(address: str, data: Path, browser: bool) -> None:
    console.print(f"Kontor is running at [bold]{address}[/]  (Ctrl-C stops it; data in {data})")
    if browser:
        webbrowser.open(address)
