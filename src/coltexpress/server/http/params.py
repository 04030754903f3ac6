"""Parameters that the routes share, and their providers."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import Parameter

from coltexpress.server.connections import AnyRequest, maybe_person
from coltexpress.server.errors import Refusal
from coltexpress.server.storage.rows import IdentityRow

TableId = Annotated[str, Parameter(description="Unguessable id from the table's link.")]
Person = NamedDependency[IdentityRow]
Visitor = NamedDependency[IdentityRow | None]


async def provide_person(request: AnyRequest) -> IdentityRow:
    person = await maybe_person(request)
    if person is None:
        raise Refusal("identity-needed")
    return person


async def provide_visitor(request: AnyRequest) -> IdentityRow | None:
    return await maybe_person(request)
