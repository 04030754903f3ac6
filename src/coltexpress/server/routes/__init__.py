"""What is asked over HTTP. Playing goes over the socket."""

from typing import Final

from coltexpress.server.routes import operating, people, playing, records, tables

API: Final = [*people.ROUTES, *tables.ROUTES, *records.ROUTES, *playing.ROUTES]
OPERATING: Final = operating.ROUTES
