"""Serves the built web page from memory; no request reads a file."""

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Final

from litestar import HttpMethod, MediaType, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

import coltexpress
from coltexpress.i18n.words import Words
from coltexpress.server.connections import AnyRequest, language_of

INDEX: Final = "/index.html"
PAGES: Final = "/pages.json"
"""Lists the addresses that the page knows, with parameters in braces."""
_BASE: Final = re.compile(rb'<base href="[^"]*" ?/?>')
_CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Suffixes of the precompressed files by content coding, in order of preference."""
_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True, slots=True)
class File:
    """A file in memory. `bodies`: its content by content coding, with "" for the uncompressed one."""

    kind: str
    cache_control: str
    bodies: dict[str, bytes]
    tag: str

    def answer(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        coding = next((each for each in accepted(request) if each in self.bodies), "")
        tag = f'"{self.tag}{coding and "-"}{coding}"'
        headers = {"Cache-Control": self.cache_control, "ETag": tag, "Vary": "Accept-Encoding"}
        if status == 200 and tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if coding:
            headers["Content-Encoding"] = coding
        return Response(
            self.bodies[coding], status_code=status, headers=headers | {"Content-Type": self.kind}, media_type=self.kind
        )


def accepted(request: AnyRequest) -> Iterator[str]:
    wanted = [each.strip() for each in request.headers.get("accept-encoding", "").lower().split(",")]
    plain = {each for each in wanted if ";" not in each} | {
        each.partition(";")[0].strip() for each in wanted if not re.search(r";\s*q=0(\.0*)?$", each)
    }
    return (coding for coding in _CODINGS if coding in plain)


@dataclass(frozen=True, slots=True)
class Page:
    """The files of the page by path below the sub-path; empty: the page was not built.

    `addresses` matches the paths that the page knows; for all others it shows that they do not exist.
    """

    files: dict[str, File] = field(default_factory=dict)
    addresses: re.Pattern[str] = field(default_factory=lambda: re.compile("/"))

    def answer(self, request: AnyRequest, address: str) -> Response[bytes] | Response[str]:
        if address != INDEX and address in self.files:
            return self.files[address].answer(request)
        shown = self.addresses.fullmatch(address) is not None
        if not shown and "text/html" not in request.headers.get("accept", ""):
            raise NotFoundException
        if not self.files:
            words = Words(language_of(request))
            return Response(words("page-missing") + "\n", media_type=MediaType.TEXT, status_code=200 if shown else 404)
        return self.files[INDEX].answer(request, 200 if shown else 404)


def built() -> Path | None:
    """The directory of the built page: in the package, or web/dist in a checkout."""
    package = Path(coltexpress.__file__).parent
    places = (package / "web", package.parents[1] / "web" / "dist")
    return next((place for place in places if (place / PAGES[1:]).is_file()), None)


def load(place: Path | None, url_path: str) -> Page:
    """Read all files. Paths in the page are relative to its base URL, the server's sub-path."""
    if place is None:
        return Page()
    found = {f"/{file.relative_to(place).as_posix()}": file for file in place.rglob("*") if file.is_file()}
    files = {
        address: _read(file, address, url_path)
        for address, file in found.items()
        if file.suffix in _KINDS and not file.name.startswith(".")
    }
    return Page(files, addresses_of(json.loads(files[PAGES].bodies[""])))


def addresses_of(pages: list[str]) -> re.Pattern[str]:
    """A pattern for addresses such as `/table/{id}`."""
    parts = ([r"[^/]+" if part.startswith("{") else re.escape(part) for part in page.split("/")] for page in pages)
    return re.compile("|".join("/".join(each) for each in parts))


def _read(file: Path, address: str, url_path: str) -> File:
    body = file.read_bytes()
    bodies = {"": body}
    if address == INDEX:
        bodies = {"": _BASE.sub(f'<base href="{url_path}/" />'.encode(), body)}
    else:
        for coding, ending in _CODINGS.items():
            packed = file.with_name(file.name + ending)
            if packed.is_file():
                bodies[coding] = packed.read_bytes()
    hashed = address.startswith("/assets/")  # the build puts a hash of the content into these names
    tag = hashlib.sha256(bodies[""]).hexdigest()[:20]
    return File(_KINDS[file.suffix], _FOREVER if hashed else _ASK_AGAIN, bodies, tag)


async def page(request: AnyRequest) -> Response[bytes] | Response[str]:
    address = PurePosixPath(request.path_params.get("address", "/")).as_posix()
    shown: Page = request.app.state.page
    return shown.answer(request, address)


ROUTES: Final = [
    HTTPRouteHandler(["/", "/{address:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)(
        page
    )
]
