"""Figures for Prometheus; none of them names a person or a table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

registry = CollectorRegistry()
ProcessCollector(registry=registry)
PlatformCollector(registry=registry)

entries = Counter("rainhill_log_entries", "Log entries written", registry=registry)
rejected = Counter("rainhill_rejected", "Messages not carried out", ["code"], registry=registry)
repeats = Counter("rainhill_repeats", "Messages answered with their first answer", registry=registry)
commit_seconds = Histogram(
    "rainhill_commit_seconds",
    "Time until a move was on disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 20),
    registry=registry,
)
bot_seconds = Histogram(
    "rainhill_bot_seconds",
    "Time a bot took for an answer",
    buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
    registry=registry,
)
listeners = Gauge("rainhill_listeners", "Connected sockets", registry=registry)
cached = Gauge("rainhill_cached_tables", "Tables kept ready", registry=registry)
cached_bytes = Gauge("rainhill_cached_bytes", "Bytes of the tables kept ready, estimated", registry=registry)
notifications = Counter(
    "rainhill_notifications", "Notifications by channel and outcome", ["channel", "outcome"], registry=registry
)
cut = Counter("rainhill_connections_cut", "Connections cut off, by reason", ["reason"], registry=registry)
requests = Counter("rainhill_http_requests", "HTTP requests by status class", ["status"], registry=registry)


def exposition() -> bytes:
    """All figures in Prometheus' text form."""
    return generate_latest(registry)
