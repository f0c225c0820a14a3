"""How often somebody may ask: token buckets in memory. Servers that share the work tell each other once a second what
was taken: whoever asks them all at once gets a little more now and waits for it later."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from starlette.requests import HTTPConnection

from ..cluster.others import Others
from ..errors import NotReady, Refused


class RateLimit:
    """At most `burst` at once and `burst` per `seconds` in the long run, for each key."""

    def __init__(self, burst: int, seconds: float, enabled: bool = True, keys: int = 10_000) -> None:
        self._burst, self._refill, self._enabled, self._keys = burst, burst / seconds, enabled, keys
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._taken: Counter[str] | None = None
        """What others have not been told of; nothing: there are no others."""

    def allows(self, key: str) -> bool:
        if not self._enabled:
            return True
        left, now = self._left(key)
        allowed = left >= 1
        self._keep(key, left - 1 if allowed else left, now)
        if allowed and self._taken is not None:
            self._taken[key] += 1
        return allowed

    def _left(self, key: str) -> tuple[float, float]:
        now = time.monotonic()
        left, then = self._buckets.pop(key, (float(self._burst), now))
        return min(self._burst, left + (now - then) * self._refill), now

    def _keep(self, key: str, left: float, now: float) -> None:
        self._buckets[key] = (left, now)
        while len(self._buckets) > self._keys:  # the longest unused go first
            self._buckets.popitem(last=False)

    # ---- servers that share the work ----
    def begin_to_tell(self) -> None:
        self._taken = Counter() if self._enabled else None

    def news(self) -> dict[str, int]:
        """What was taken here since it was asked for last."""
        taken = self._taken or Counter[str]()
        if taken:
            self._taken = Counter()
        return {key: count for key, count in taken.items() if count > 0}

    def take(self, taken: Mapping[str, int]) -> None:
        """What was taken elsewhere. Nobody owes more than a full bucket."""
        for key, count in taken.items():
            left, now = self._left(key)
            self._keep(key, max(left - count, -float(self._burst)), now)

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
                if self._taken is not None:
                    self._taken[key] -= 1
            raise


def share(limits: Mapping[str, RateLimit], others: Others) -> None:
    """From now on what is taken here counts at all servers, and what is taken there counts here."""

    def tell() -> None:
        if news := {name: taken for name, limit in limits.items() if (taken := limit.news())}:
            others.tell("used", used=news)

    def hear(_: str, told: Mapping[str, Any]) -> None:
        for name, taken in told["used"].items():
            if (limit := limits.get(name)) is not None:
                limit.take(taken)

    for limit in limits.values():
        limit.begin_to_tell()
    others.hear("used", hear)
    others.every_second(tell)


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
