"""Additions to the OpenAPI document: error responses, security schemes, the schemas of the protocol."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityRequirement, SecurityScheme, Tag

import coltexpress
from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.messages import Problem
from coltexpress.protocol.schema import option_schemas, schemas
from coltexpress.server.connections import ANY_PROTOCOL, COOKIE
from coltexpress.server.errors import STATUS

PERSON: Final[list[SecurityRequirement]] = [{"bearer": []}, {"cookie": []}]
VISITOR: Final[list[SecurityRequirement]] = [{}, *PERSON]
"""Authentication is optional."""

_ALWAYS: Final = ("internal",)
STORE_ERRORS: Final = ("store-unavailable",)
WRITE_ERRORS: Final = ("store-unavailable", "origin")
TOKEN_ERRORS: Final = ("identity-invalid", "identity-expired")
LOGIN_ERRORS: Final = ("identity-needed", *TOKEN_ERRORS)
BODY_ERRORS: Final = ("body", "too-large")
TABLE_ERRORS: Final = ("body", "table-unknown")
"""`body`: a malformed id."""
WAITING_ERRORS: Final = (*TABLE_ERRORS, "table-closed", "not-waiting")
BANDIT_ERRORS: Final = ("seat-unknown", "not-your-seat", "bandit-unknown", "bandit-taken")
SEAT_ERRORS: Final = (*BANDIT_ERRORS, "salt-invalid", "removed", "already-seated", "table-full", "seat-taken")


@dataclass
class RefusalSpec(ResponseSpec):
    """An error response with one of these keys."""

    keys: Sequence[str] = ()


def refusals(*keys: str | tuple[str, ...]) -> dict[int, ResponseSpec]:
    """Error responses by status, with the possible error keys as description."""
    by_status: dict[int, list[str]] = {}
    for each in (*keys, _ALWAYS):
        for key in (each,) if isinstance(each, str) else each:
            named = by_status.setdefault(STATUS[key], [])
            if key not in named:
                named.append(key)
    return {
        status: RefusalSpec(
            Problem,
            generate_examples=False,
            description=", ".join(f"`server-{key}`" for key in sorted(by_status[status])),
            keys=by_status[status],
        )
        for status in sorted(by_status)
    }


def add_admission_refusals(handler: HTTPRouteHandler) -> None:
    """Add the refusals of `connections.admit`, which runs before the handler."""
    specs = handler.responses or {}
    others = {status: spec for status, spec in specs.items() if not isinstance(spec, RefusalSpec)}
    keys = [key for spec in specs.values() if isinstance(spec, RefusalSpec) for key in spec.keys]
    protocol = () if handler.opt.get(ANY_PROTOCOL) else ("protocol",)
    handler.responses = others | refusals(*keys, *protocol, "too-many")


def response_spec(kind: type, description: str, media_type: str = "application/json") -> ResponseSpec:
    """A response that does not follow from the handler's return type."""
    return ResponseSpec(kind, generate_examples=False, description=description, media_type=media_type)


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Colt Express",
        version=coltexpress.__version__,
        description="Tables for people and bots. Games are played over a WebSocket: see docs/protocol.md.",
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
        operation_id_creator=_operation_id,
        tags=[Tag(name) for name in ("people", "tables", "records", "operating")],
        components=Components(
            security_schemes={
                "bearer": SecurityScheme(type="http", scheme="bearer", description="For programs."),
                "cookie": SecurityScheme(
                    type="apiKey", name=COOKIE, security_scheme_in="cookie", description="For browsers."
                ),
            }
        ),
    )


def _operation_id(handler: HTTPRouteHandler, _method: object, _path: Sequence[object]) -> str:
    return handler.handler_name


@dataclass
class ProtocolSchema(Schema):
    """A schema that already has its final form."""

    made: JsonObject = field(default_factory=dict)

    def to_schema(self) -> JsonObject:
        return self.made


def describe(app: Litestar) -> None:
    """Replace Litestar's schemas with those of docs/schemas, which have descriptions and limits."""
    document = app.openapi_schema
    made = schemas("#/components/schemas/{name}")
    used = document.components.schemas | {name: ProtocolSchema() for name in option_schemas()}
    document.components.schemas = {
        name: ProtocolSchema(made=made[name]) if name in made else schema for name, schema in sorted(used.items())
    }
