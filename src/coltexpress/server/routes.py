"""All route handlers."""

from typing import Final

from litestar.handlers import HTTPRouteHandler

from coltexpress.server.http import identities, operations, page, records, tables
from coltexpress.server.http.openapi import add_admission_refusals
from coltexpress.server.websocket import route

API: Final = [operations.about, *identities.ROUTES, *tables.ROUTES, *records.ROUTES, *route.ROUTES]
for handler in API:
    if isinstance(handler, HTTPRouteHandler):
        add_admission_refusals(handler)
OPERATING: Final = operations.ROUTES
PAGE: Final = page.ROUTES
