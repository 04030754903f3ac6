"""Links to pages, to be opened on another device: as URL and as QR code."""

import io
from typing import Final

import segno

from coltexpress.server.connections import AnyConnection, registry_of

INK: Final = "#24160f"
"""The text colour of the page."""


def page_url(connection: AnyConnection, path: str) -> str:
    """The URL of a page, based on `public_url` or on scheme and host of the request."""
    settings = registry_of(connection).settings
    host = connection.headers.get("host", "")[:255]  # the maximum length of host names; QR codes are limited
    base = settings.public_url.rstrip("/") or f"{connection.scope['scheme']}://{host}"
    return f"{base}{settings.url_path}{path}"


def qr_code(url: str) -> str:
    """A URL as QR code in SVG."""
    picture = io.BytesIO()
    segno.make(url, error="m").save(picture, kind="svg", scale=4, xmldecl=False, dark=INK)
    return picture.getvalue().decode()
