"""Routes for operators: version, health, metrics."""

from typing import Final

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import coltexpress
from coltexpress.server import metrics
from coltexpress.server.connections import ANY_PROTOCOL, AnyRequest, address_of, registry_of
from coltexpress.server.http.openapi import (
    STORE_ERRORS,
    refusals,
    response_spec,
)


@get(
    "/about",
    tags=["operating"],
    summary="Name and version of the server",
    opt={ANY_PROTOCOL: True},
    responses=refusals(),
)
async def about() -> dict[str, str]:
    return {"name": "coltexpress", "version": coltexpress.__version__, "schema": "schema/openapi.json"}


@get("/health", tags=["operating"], summary="Liveness probe", responses=refusals())
async def health() -> dict[str, str]:
    return {"status": "ok"}


@get(
    "/ready",
    tags=["operating"],
    summary="Readiness probe: checks the database",
    responses=refusals(STORE_ERRORS, "too-many"),
)
async def ready(request: AnyRequest) -> dict[str, str]:
    registry = registry_of(request)
    registry.limits.take("ready", address_of(request), registry.settings.requests_per_minute)
    await registry.store.ready()
    return {"status": "ok", "bus": "ok" if registry.bus.healthy else "away"}


@get(
    "/metrics",
    tags=["operating"],
    summary="Prometheus metrics",
    media_type=CONTENT_TYPE_LATEST,
    responses={200: response_spec(str, "Prometheus text format.", "text/plain")} | refusals(),
)
async def prometheus(request: AnyRequest) -> Response[bytes]:
    metrics.TABLES.set(len(registry_of(request).open_rooms()))
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


ROUTES: Final = [health, ready, prometheus]
