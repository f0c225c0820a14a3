"""How often somebody may ask: token buckets in memory."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from ..errors import NotReady, Refused


class RateLimit:
    """At most `burst` at once and `burst` per `seconds` in the long run, for each key."""

    def __init__(self, burst: int, seconds: float, enabled: bool = True, keys: int = 10_000) -> None:
        self._burst, self._refill, self._enabled, self._keys = burst, burst / seconds, enabled, keys
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        if not self._enabled:
            return True
        now = time.monotonic()
        left, then = self._buckets.pop(key, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._refill)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        while len(self._buckets) > self._keys:  # the longest unused go first
            self._buckets.popitem(last=False)
        return allowed

    def check(self, key: str) -> None:
        if not self.allows(key):
            raise Refused("too-often", 429)

    @contextmanager
    def counted(self, key: str) -> Iterator[None]:
        """Checked, but not counted if the server was not ready for it."""
        self.check(key)
        try:
            yield
        except NotReady:
            if key in self._buckets:
                left, then = self._buckets[key]
                self._buckets[key] = (left + 1, then)
            raise


def address_of(connection: HTTPConnection) -> str:
    """Whom a request comes from; of IPv6 the whole network, which belongs to one household."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
    return str(address)
