"""Connections that do not go on: requests that are never sent whole, and peers that never read.

uvicorn waits for both for ever. These protocols are uvicorn's own, with deadlines: a request must be whole within a
time of its first byte (or of the connection, if none comes), and whoever is sent more than the system's buffers hold
must read on within a time. What is being closed and does not come to an end is dropped: closing waits for the peer to
read.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_TIMEOUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class _PatientWriting:
    """Drops a connection whose peer does not read. A layer over one of uvicorn's protocols."""

    send_patience: float
    transport: Any
    loop: asyncio.AbstractEventLoop
    _stuck: asyncio.TimerHandle | None = None
    _sweeper: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)  # type: ignore[misc]
        self._sweep(was_closing=False)

    def _sweep(self, was_closing: bool) -> None:
        closing = self.transport.is_closing()
        if closing and was_closing:
            self.transport.abort()
        else:
            self._sweeper = self.loop.call_later(self.send_patience, self._sweep, closing)

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.send_patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clocks()
        super().connection_lost(exc)  # type: ignore[misc]

    def _stop_clocks(self) -> None:
        for clock in (self._stuck, self._sweeper):
            if clock is not None:
                clock.cancel()


class _PatientSocket(_PatientWriting, WebSocketsSansIOProtocol):
    pass


class _PatientRequests(_PatientWriting, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Ends a connection that does not bring its request to an end."""

    request_patience: float
    _deadline: asyncio.TimerHandle | None = None
    _whole: Any = None  # the last request that came to its end

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._start_deadline()

    def data_received(self, data: bytes) -> None:
        if _is_whole(self.cycle):
            self._whole = self.cycle  # what comes now belongs to the next
        super().data_received(data)
        if _is_whole(self.cycle) and self.cycle is not self._whole:
            self._stop_deadline()
        elif self._deadline is None and self._sweeper is not None:
            self._start_deadline()

    def handle_websocket_upgrade(self, *request: Any) -> None:
        super().handle_websocket_upgrade(*request)
        self._stop_clocks()  # another protocol has the connection now

    def _too_slow(self) -> None:
        answering = self.cycle is not None and not self.cycle.response_complete
        if self.flow.read_paused or (answering and _is_whole(self.cycle)):  # it is us who are slow
            self._start_deadline()
            return
        if not (answering and self.cycle.response_started):
            self.transport.write(_TIMEOUT)
        self.transport.close()

    def _start_deadline(self) -> None:
        self._deadline = self.loop.call_later(self.request_patience, self._too_slow)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _stop_clocks(self) -> None:
        super()._stop_clocks()
        self._sweeper = None
        self._stop_deadline()


def _is_whole(cycle: Any) -> bool:
    """Whether a request (uvicorn's `RequestResponseCycle`) was received, or answered before that."""
    return cycle is not None and (cycle.response_complete or not cycle.more_body)


def patient_protocols(request_patience: float, send_patience: float) -> tuple[type[Any], type[Any]]:
    """Protocols for `uvicorn.Config(http=..., ws=...)` with these deadlines in seconds."""
    both = {"request_patience": request_patience, "send_patience": send_patience}
    return type("PatientRequests", (_PatientRequests,), both), type("PatientSocket", (_PatientSocket,), both)
