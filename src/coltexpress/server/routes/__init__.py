"""What is asked over HTTP. Playing goes over the socket."""

from typing import Final

from coltexpress.server.routes import operating, page, people, playing, records, tables

API: Final = [operating.about, *people.ROUTES, *tables.ROUTES, *records.ROUTES, *playing.ROUTES]
OPERATING: Final = operating.ROUTES
PAGE: Final = page.ROUTES
