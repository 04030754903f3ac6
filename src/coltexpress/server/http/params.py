"""Parameter types that the routes share."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import Parameter

from coltexpress.server.storage.store import IdentityRow

TableId = Annotated[str, Parameter(description="Unguessable id from the table's link.")]
AnyRequest = Request[Any, Any, Any]
Person = NamedDependency[IdentityRow]
Visitor = NamedDependency[IdentityRow | None]
