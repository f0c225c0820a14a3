"""Metrics for Prometheus, at /metrics. What happens is counted where it happens, for the whole process; how things
stand is looked at when somebody asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import Metric
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Receive, Scope, Send

import kontor

_HAPPENED = CollectorRegistry()
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_LOOK = 0.5  # seconds between two looks at how late the event loop is
DUTIES = ("calls", "clocks", "tournaments")
"""What happens once, wherever (`cluster.duties`)."""
Told = list[Any]
"""What a process counts, as it tells others: of each metric its name, what it is, its type, and the values."""

DECISIONS = Counter("kontor_decisions_total", "Decisions on disk", ["by"], registry=_HAPPENED)
DECISION_SECONDS = Histogram(
    "kontor_decision_seconds", "From asking for a decision until it is on disk", registry=_HAPPENED, buckets=_QUICK
)
COMMIT_SECONDS = Histogram("kontor_commit_seconds", "A commit of waiting writes", registry=_HAPPENED, buckets=_QUICK)
STORAGE_FAILURES = Counter("kontor_storage_failures_total", "Disk or database failed", registry=_HAPPENED)
LOOP_LAG_SECONDS = Histogram(
    "kontor_event_loop_lag_seconds", "How late the event loop was", registry=_HAPPENED, buckets=_QUICK
)
SOCKETS = Gauge("kontor_open_sockets", "Open sockets: of tables and of bells", registry=_HAPPENED)
ProcessCollector(registry=_HAPPENED)
for _who in ("person", "bot"):
    DECISIONS.labels(_who)


def decided(by: Literal["person", "bot"], begun: float) -> None:
    """A decision is on disk that was asked for at that moment (`perf_counter`)."""
    DECISIONS.labels(by).inc()
    DECISION_SECONDS.observe(time.perf_counter() - begun)


async def watch_the_loop() -> None:
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(_LOOK)
        LOOP_LAG_SECONDS.observe(max(0.0, time.perf_counter() - begun - _LOOK))


class CountSockets:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        with SOCKETS.track_inprogress():
            await self._app(scope, receive, send)


class Metrics:
    """Of one server: its requests, and how it stands."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("kontor_requests_total", "HTTP requests", ["method", "status"], registry=self.registry)
        self.seconds = Histogram("kontor_request_seconds", "Time to answer a request", registry=self.registry)
        self.connections = Gauge("kontor_connections", "Open live connections", registry=self.registry)
        self.tables = Gauge("kontor_tables_in_memory", "Tables in memory", registry=self.registry)
        self.decisions = Gauge(
            "kontor_decisions_in_memory", "Decisions of the tables in memory", registry=self.registry
        )
        self.writes = Gauge("kontor_writes_waiting", "Writes that wait for the next commit", registry=self.registry)
        self.thinking = Gauge("kontor_jobs_thinking", "Jobs of processes that think", ["lane"], registry=self.registry)
        self.thought = Gauge("kontor_jobs_waiting", "Jobs that wait for a process", ["lane"], registry=self.registry)
        self.thinkers = Gauge("kontor_processes_thinking", "Processes that think", ["lane"], registry=self.registry)
        self.members = Gauge("kontor_members", "Servers that share the work, with this one", registry=self.registry)
        self.duties = Gauge("kontor_duties", "What happens once, and here", ["duty"], registry=self.registry)
        self.relayed = Gauge(
            "kontor_relayed", "Requests and sockets of other servers that are answered here", registry=self.registry
        )
        self.redis_lost = Gauge("kontor_redis_lost", "1: Redis cannot be reached", registry=self.registry)
        build = Gauge("kontor_build_info", "The version that runs", ["version"], registry=self.registry)
        build.labels(kontor.__version__).set(1)

    def text(self) -> bytes:
        return generate_latest(self.registry) + generate_latest(_HAPPENED)

    def told(self) -> Told:
        return [
            [one.name, one.documentation, one.type, [[each.name, each.labels, each.value] for each in one.samples]]
            for registry in (self.registry, _HAPPENED)
            for one in registry.collect()
        ]


class _Together(Collector):
    """What several workers have told: each metric once, its values by the number of the worker."""

    def __init__(self, told: Mapping[int, Told]) -> None:
        self._told = told

    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        for worker, metrics in sorted(self._told.items()):
            for name, documentation, kind, values in metrics:
                metric = found.setdefault(name, Metric(name, documentation, kind))
                for each, labels, value in values:
                    metric.add_sample(each, {**labels, "worker": str(worker)}, value)
        return found.values()


def text_of_all(told: Mapping[int, Told]) -> bytes:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Together(told))
    return generate_latest(registry)
