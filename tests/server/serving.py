"""A server that listens on a port, in a thread of this process: for what only a real connection can show."""

from __future__ import annotations

import socket
import threading
import time
from pathlib import Path
from typing import Any

import uvicorn

from kontor.server import Settings, create_app
from kontor.server.limits.timeouts import patient_protocols

from .conftest import PATIENCE, furnish


class Served:
    """As `kontor serve` does it; the system's buffers are small, so that whoever does not read is noticed soon."""

    def __init__(self, folder: Path, port: int = 0, **changes: Any) -> None:
        given = {"data": folder, "secret": "s" * 43, "bot_pause": 0.0, "rate_limits": False, **changes}
        settings = Settings.load({}, **given)
        furnish(settings)
        self._listener = socket.socket()
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a port that was used a moment ago
        self._listener.bind(("127.0.0.1", port))
        self.port: int = self._listener.getsockname()[1]
        http, ws = patient_protocols(settings.request_patience, settings.send_patience)
        config = uvicorn.Config(
            create_app(settings), http=http, ws=ws, ws_per_message_deflate=False, log_level="error", lifespan="on"
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._listener]}, daemon=True)

    def __enter__(self) -> Served:
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive() and time.monotonic() < deadline
            time.sleep(0.02)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listener.close()

    def connect(self, receive_buffer: int | None = None) -> socket.socket:
        peer = socket.socket()
        if receive_buffer is not None:
            peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        peer.settimeout(PATIENCE)
        peer.connect(("127.0.0.1", self.port))
        return peer


def everything(peer: socket.socket) -> bytes:
    """What comes until the connection ends."""
    heard = b""
    try:
        while more := peer.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard
