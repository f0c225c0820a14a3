"""What the world outside is for a test: a receiver of webhooks and pushes, and a browser's keys."""

from __future__ import annotations

import base64
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import orjson
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature


@dataclass
class Taken:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return orjson.loads(self.body)


@dataclass
class Receiver:
    """An HTTP server that keeps what it is sent."""

    port: int = 0
    taken: list[Taken] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    """What it answers to the next requests, instead of taking them."""

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"


@contextmanager
def receiver() -> Iterator[Receiver]:
    found = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            status = found.answers.pop(0) if found.answers else 201
            if status < 300:
                headers = {name.lower(): value for name, value in self.headers.items()}
                found.taken.append(Taken(self.path, headers, body))
            self.send_response(status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()


def _plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class BrowserKeys:
    """What a browser keeps to itself when it subscribes."""

    def __init__(self) -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": endpoint, "keys": {"p256dh": _plain(point), "auth": _plain(self._auth)}}

    def opened(self, taken: Taken) -> Any:
        """What was sent to this browser and to no other."""
        assert taken.headers["content-encoding"] == "aes128gcm"
        return orjson.loads(http_ece.decrypt(taken.body, private_key=self._key, auth_secret=self._auth))


def signed_by(taken: Taken, key: str) -> Any:
    """The claims of a push, if the server with that key has signed them."""
    scheme, _, parameters = taken.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    found = dict(part.strip().split("=", 1) for part in parameters.split(","))
    assert found["k"].rstrip("=") == key
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(key))
    content, _, signature = found["t"].rpartition(".")
    raw = _bytes(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public.verify(encode_dss_signature(r, s), content.encode(), ec.ECDSA(hashes.SHA256()))
    return orjson.loads(_bytes(content.split(".")[1]))
