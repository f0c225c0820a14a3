"""Web Push: encrypted for one browser (RFC 8291), signed with the server's own key (VAPID, RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import functools
import hashlib
import secrets
from email.utils import parseaddr
from typing import Any
from urllib.parse import urlsplit

import orjson
import sqlalchemy as sa

from kontor.kernel import KontorError

from ..config import Settings
from ..moments import aware
from ..storage.private_files import make_private_file, make_private_folder, write_once
from . import outside
from .outside import NotDelivered

FILE = "kontor.vapid"
SIGNED_FOR = 12 * 3600  # seconds
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
KEPT_FOR = 2 * 86400  # seconds a push service keeps a call for a browser that is off


class Pusher:
    def __init__(self, settings: Settings) -> None:
        self._anywhere = settings.call_anywhere
        self._whose = f"mailto:{parseaddr(settings.mail_from)[1]}"
        self._key = _kept_key(settings)

    @functools.cached_property
    def _vapid(self) -> Any:
        from py_vapid import Vapid02  # when somebody is first called: it takes 8 MB

        key = Vapid02.from_raw(self._key)
        key.conf = {"no-strict": True}  # an operator without a mail address still may call
        return key

    @property
    def key(self) -> str:
        """What a browser must know to subscribe: the public half."""
        numbers = self._vapid.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, browser: sa.RowMapping, message: dict[str, Any], topic: str) -> None:
        """A later message of the same topic takes the place of one that the browser has not had yet."""
        body, signed = await asyncio.to_thread(self._sealed, browser, orjson.dumps(message))
        headers = {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "high" if message.get("kind") in ("your-turn", "clock-low") else "normal",
            "Topic": hashlib.sha256(topic.encode()).hexdigest()[:32],
        }
        await outside.post(browser["endpoint"], body, headers, self._anywhere)

    def _sealed(self, browser: sa.RowMapping, content: bytes) -> tuple[bytes, dict[str, str]]:
        from pywebpush import WebPusher, WebPushException  # it brings two HTTP clients along, which nobody uses

        keys = {"p256dh": browser["p256dh"], "auth": browser["auth"]}
        try:
            body: bytes = WebPusher({"endpoint": browser["endpoint"], "keys": keys}).encode(content)["body"]
        except (WebPushException, ValueError, IndexError) as error:  # keys that are none
            raise NotDelivered(str(error), for_good=True, gone=True) from error
        parts = urlsplit(browser["endpoint"])
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(aware().timestamp()) + SIGNED_FOR,
            "sub": self._whose,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return body, signed


def _number(settings: Settings) -> int:
    if not settings.redis:
        return 1 + secrets.randbelow(_ORDER - 1)
    # machines of the same secret have the same key: whoever delivers need not be whoever was asked
    made = hashlib.sha512(f"vapid\0{settings.signing_key()}".encode()).digest()
    return 1 + int.from_bytes(made, "big") % (_ORDER - 1)


def _kept_key(settings: Settings) -> bytes:
    """Made once: with another key all browsers would have to subscribe again."""
    path = settings.data / FILE
    try:
        make_private_folder(settings.data)
        if not path.exists():
            write_once(path, base64.urlsafe_b64encode(_number(settings).to_bytes(32, "big")).rstrip(b"=").decode())
        make_private_file(path)
        kept = path.read_bytes()
        number = base64.b64decode(kept.strip() + b"=", b"-_", validate=True)
    except OSError as error:
        raise KontorError(f"{path} cannot be used: {error.strerror}.") from None
    except ValueError:
        number = b""
    if len(number) != 32 or not 0 < int.from_bytes(number, "big") < _ORDER:
        raise KontorError(f"{path} is not a key; remove it to get a new one.")
    return kept
