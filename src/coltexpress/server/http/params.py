"""What the routes have in common: who asks, and for which table."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import Parameter

from coltexpress.server.storage.store import IdentityRow

TableId = Annotated[str, Parameter(description="From a link; nobody can guess it.")]
AnyRequest = Request[Any, Any, Any]
Person = NamedDependency[IdentityRow]
Visitor = NamedDependency[IdentityRow | None]
