"""All route handlers."""

from typing import Final

from coltexpress.server.http import identities, operations, page, records, tables
from coltexpress.server.websocket import route

API: Final = [operations.about, *identities.ROUTES, *tables.ROUTES, *records.ROUTES, *route.ROUTES]
OPERATING: Final = operations.ROUTES
PAGE: Final = page.ROUTES
