"""Addresses of pages, to be opened on another device: as text, and as a picture for its camera."""

import io
from typing import Any, Final

import segno
from litestar.connection import ASGIConnection

from coltexpress.server.http.auth import registry_of

INK: Final = "#24160f"
"""As all that is printed on the page."""


def page_url(connection: ASGIConnection[Any, Any, Any, Any], path: str) -> str:
    """Where this page is found: where the operator says, or where whoever asks has found this server."""
    settings = registry_of(connection).settings
    host = connection.headers.get("host", "")[:255]  # no name is longer, and a picture holds only so much
    base = settings.public_url.rstrip("/") or f"{connection.scope['scheme']}://{host}"
    return f"{base}{settings.url_path}{path}"


def qr_code(url: str) -> str:
    """An SVG picture of an address."""
    picture = io.BytesIO()
    segno.make(url, error="m").save(picture, kind="svg", scale=4, xmldecl=False, dark=INK)
    return picture.getvalue().decode()
