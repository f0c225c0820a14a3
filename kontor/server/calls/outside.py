"""Requests to addresses that people gave us: only to the open internet, by https, to the address that was checked, and
not for long. Whoever could make the server ask inside its own network could read what is meant for nobody."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

PATIENCE = 10.0  # seconds for all of it
MOST_READ = 4096  # bytes of an answer that nobody reads
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class NotDelivered(Exception):
    """`for_good`: another try is of no use; `gone`: nobody is there any more; `later`: seconds to wait, as they ask."""

    def __init__(self, reason: str, for_good: bool, gone: bool = False, later: float = 0.0) -> None:
        super().__init__(reason)
        self.for_good, self.gone, self.later = for_good, gone, later


def may_ask(url: str, anywhere: bool) -> bool:
    """By its form alone; where its name leads is looked up each time."""
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        return False
    schemes = ("https", "http") if anywhere else ("https",)
    plain = found.username is None and found.password is None and url.isascii() and url.isprintable() and " " not in url
    return found.scheme in schemes and bool(found.hostname) and plain and port != 0


async def post(url: str, body: bytes, headers: Mapping[str, str], anywhere: bool) -> None:
    """Returns when it was taken (2xx); `NotDelivered` says what to do otherwise."""
    import httpx2  # when it is first needed: it is large

    if not may_ask(url, anywhere):
        raise NotDelivered("the address may not be used", for_good=True)
    parts = urlsplit(url)
    try:
        async with asyncio.timeout(PATIENCE):
            address = await _address(parts, anywhere)
            status, later = await _send(parts, address, body, headers)
    except (httpx2.HTTPError, OSError, TimeoutError) as error:
        raise NotDelivered(str(error) or type(error).__name__, for_good=False) from error
    if 200 <= status < 300:
        return
    gone = status in (404, 410)
    for_good = gone or (300 <= status < 500 and status not in (408, 425, 429))
    raise NotDelivered(f"answered {status}", for_good, gone, later)


async def _address(parts: SplitResult, anywhere: bool) -> str:
    """The address behind the name, checked; the request goes there, whatever the name means a moment later."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not anywhere and not all(map(is_public, addresses)):
        raise NotDelivered("the address is not on the internet", for_good=True)
    return addresses[0]


def is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return ip.is_global and not ip.is_multicast


async def _send(parts: SplitResult, address: str, body: bytes, headers: Mapping[str, str]) -> tuple[int, float]:
    import httpx2

    host = f"[{address}]" if ":" in address else address
    pinned = parts._replace(netloc=host if parts.port is None else f"{host}:{parts.port}", fragment="").geturl()
    named = {**headers, "Host": parts.netloc}
    async with (
        httpx2.AsyncClient(trust_env=False, follow_redirects=False, timeout=PATIENCE) as client,
        client.stream(
            "POST", pinned, content=body, headers=named, extensions={"sni_hostname": parts.hostname or ""}
        ) as answer,
    ):
        read = 0
        async for chunk in answer.aiter_raw():
            read += len(chunk)
            if read > MOST_READ:
                break
        asked = answer.headers.get("retry-after", "")
        return answer.status_code, float(asked) if asked.isdecimal() else 0.0
