"""Responses conform to the OpenAPI document, for valid and invalid generated requests."""

from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar.testing import TestClient
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from coltexpress.server.app import create_app
from coltexpress.server.settings import Settings
from support.protocol import CURRENT_PROTOCOL
from support.serving import Server
from support.waiting import PATIENT

Operation: TypeAlias = APIOperation[Any, Any, Any, Any]  # Any: types of its parts, all unused
EXAMPLES = 15
ENDLESS = "/api/notices"


@pytest.fixture
def table_id(server: Server, token: str) -> str:
    """An existing table, so that not all requests fail with `table-unknown`."""
    body = {"game": "express", "options": {"players": 3}, "public": True}
    headers = CURRENT_PROTOCOL | {"Authorization": f"Bearer {token}"}
    opened: str = httpx.post(f"{server.url}/api/tables", json=body, headers=headers, timeout=PATIENT).json()["id"]
    return opened


@pytest.fixture
def token(server: Server) -> str:
    answer = httpx.post(f"{server.url}/api/identity", json={"name": "Ann"}, headers=CURRENT_PROTOCOL, timeout=PATIENT)
    told: str = answer.json()["token"]
    return told


@pytest.mark.parametrize("known", [True, False], ids=["somebody", "nobody"])
def test_responses_match_the_openapi_document(server: Server, token: str, table_id: str, known: bool) -> None:
    schema: Any = schemathesis.openapi.from_url(  # Any: an error has no `ok`
        f"{server.url}/schema/openapi.json", timeout=None
    )
    headers = CURRENT_PROTOCOL | ({"Authorization": f"Bearer {token}"} if known else {})
    asked = [operation.ok() for operation in schema.get_all_operations()]
    assert len(asked) > 20
    for operation in asked:
        if operation.path != ENDLESS:
            ask(operation, GenerationMode.POSITIVE, headers, table_id)
            if operation.body or operation.query:  # paths alone are never invalid, only unknown
                ask(operation, GenerationMode.NEGATIVE, headers, table_id)


def test_operations_list_the_refusals_of_protocol_version_and_rate_limit() -> None:
    """Only those that can answer so."""
    paths = create_app(Settings()).openapi_schema.to_schema()["paths"]
    listed = {
        path: {key for operation in operations.values() for key in str(operation["responses"]).split("`")}
        for path, operations in paths.items()
    }
    without = {path for path, keys in listed.items() if "server-protocol" not in keys}
    assert without == {
        "/health",
        "/ready",
        "/metrics",
        "/api/about",
        "/api/tables/{table_id}/qr",
        "/api/tables/{table_id}/record",
    }
    assert {path for path, keys in listed.items() if "server-too-many" not in keys} == {"/health", "/metrics"}


def test_the_metrics_count_the_tables_in_memory(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/games.db"))
    with TestClient(app) as client:
        client.headers.update(CURRENT_PROTOCOL)
        token = client.post("/api/identity", json={"name": "Ann"}).json()["token"]
        body = {"game": "express", "options": {"players": 3}}
        client.post("/api/tables", json=body, headers={"Authorization": f"Bearer {token}"}).raise_for_status()
        assert "\ncolt_tables_open 1.0\n" in client.get("/metrics").text
        app.state.registry._kept.clear()
        assert "\ncolt_tables_open 0.0\n" in client.get("/metrics").text


def ask(operation: Operation, mode: GenerationMode, headers: dict[str, str], table_id: str) -> None:
    """Send generated requests: valid ones for an existing table, or invalid ones."""

    @settings(
        max_examples=EXAMPLES,
        derandomize=settings().derandomize,  # fixed examples, except with --explore
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def asking(case: Case[Any]) -> None:  # Any: its kind of operation
        if mode is GenerationMode.POSITIVE and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table_id
        answer = case.call(headers=headers, timeout=None)
        case.validate_response(
            answer,
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )

    asking()
