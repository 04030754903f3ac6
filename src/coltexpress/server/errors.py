"""Errors that the server reports to clients. Each has a stable key; the messages are in i18n/*/server.ftl."""

import re
from typing import Final

from coltexpress.engine.errors import ColtError
from coltexpress.server import metrics
from coltexpress.tables.refusals import Refusal

__all__ = ["STATUS", "Refusal", "count", "fault", "status_of"]

STATUS: Final[dict[str, int]] = {
    "protocol": 400,
    "identity-needed": 401,
    "identity-invalid": 401,
    "identity-expired": 401,
    "link-invalid": 400,
    "link-used": 409,
    "name-empty": 400,
    "name-long": 400,
    "webhook-refused": 400,
    "webhook-long": 400,
    "table-unknown": 404,
    "code-unknown": 404,
    "seat-unknown": 404,
    "route-unknown": 404,
    "method-wrong": 405,
    "not-host": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "removed": 403,
    "origin": 403,
    "seat-taken": 409,
    "seat-empty": 409,
    "already-seated": 409,
    "bandit-taken": 409,
    "bandit-unknown": 400,
    "table-full": 409,
    "table-closed": 409,
    "not-waiting": 409,
    "not-playing": 409,
    "not-over": 409,
    "seats-open": 409,
    "seats-few": 409,
    "seats-double": 409,
    "nobody-seated": 409,
    "salt-invalid": 400,
    "seat-active": 409,
    "already-voted": 409,
    "record-running": 409,
    "perspective": 403,
    "old-rules": 409,
    "stale": 409,
    "undo": 409,
    "chat-empty": 400,
    "chat-long": 400,
    "emote-unknown": 400,
    "frame": 400,
    "body": 400,
    "too-large": 413,
    "too-many": 429,
    "store-unavailable": 503,
    "internal": 500,
}
"""All error keys and their HTTP status."""


_AT: Final = re.compile(r" - at `([\w.$\[\]]{1,100})`$")


def fault(message: str) -> dict[str, str]:
    """Extract the path of the invalid field from msgspec's error message: `$.options.players`."""
    found = _AT.search(message)
    return {"at": found[1]} if found else {}


def status_of(error: ColtError) -> int:
    """The HTTP status of an error; errors of the rules engine are bad requests."""
    return STATUS[error.key.removeprefix("server-")] if isinstance(error, Refusal) else 400


def count(error: ColtError) -> None:
    """Count a refusal that a client gets."""
    metrics.REFUSALS.labels(error.key).inc()
