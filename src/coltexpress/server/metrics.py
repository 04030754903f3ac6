"""Prometheus metrics. They contain no personal data and no game state."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # CPU time, memory, open files
_FAST: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

TURNS: Final = Counter("colt_turns", "Turns made", ["game", "by"], registry=REGISTRY)
REFUSALS: Final = Counter("colt_refusals", "Refusals, by key", ["key"], registry=REGISTRY)
TABLES: Final = Gauge("colt_tables_open", "Tables in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("colt_sockets", "Open WebSockets", registry=REGISTRY)
COMMIT: Final = Histogram("colt_commit_seconds", "Duration of a commit", buckets=_FAST, registry=REGISTRY)
COMMIT_SIZE: Final = Histogram(
    "colt_commit_turns", "Turns in a commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=REGISTRY
)
_STAGE: Final = Histogram(
    "colt_turn_stage_seconds",
    "Duration of the stages of a turn: engine, redaction (views and patches of all viewers), store, sending",
    ["stage"],
    buckets=_FAST,
    registry=REGISTRY,
)
ENGINE: Final = _STAGE.labels("engine")
REDACTION: Final = _STAGE.labels("redaction")
STORE: Final = _STAGE.labels("store")
SENDING: Final = _STAGE.labels("sending")
