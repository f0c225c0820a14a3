"""Metrics for Prometheus, at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("kontor_requests_total", "HTTP requests", ["method", "status"], registry=self.registry)
        self.seconds = Histogram("kontor_request_seconds", "Time to answer a request", registry=self.registry)
        self.connections = Gauge("kontor_connections", "Open live connections", registry=self.registry)
        self.tables = Gauge("kontor_tables_in_memory", "Tables in memory", registry=self.registry)
        self.decisions = Gauge(
            "kontor_decisions_in_memory", "Decisions of the tables in memory", registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
