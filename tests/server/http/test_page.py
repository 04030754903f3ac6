"""The web page: its paths, its files, and nothing else."""

import asyncio
import gzip
import json
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from coltexpress.i18n.words import LANGUAGES, Words
from coltexpress.server.app import HEADERS, SecurityHeaders, create_app
from coltexpress.server.http import page
from coltexpress.server.settings import Settings
from support.serving import Server
from support.waiting import PATIENT

INDEX = '<!doctype html><html lang="en"><head><base href="/" /><title>Colt</title></head><body></body></html>'
SCRIPT = "console.log('colt');" * 20
ICON = "<svg xmlns='http://www.w3.org/2000/svg'/>"
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGES = ["/", "/new", "/a.b", "/join", "/join/{code}", "/table/{id}"]
ADDRESSES = ["/", "/new", "/new/", "/a.b", "/join", "/join/SGVUCY", "/table/aaaaaaaaaaaaaaaaaaaa"]
UNKNOWN = ["/nowhere", "/newer", "/axb", "/join/SGVUCY/x", "/table", "/table/", "/{id}"]
TRICKS = [
    "/../../etc/passwd",
    "/assets/../../../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2findex.html",
    "/assets/%2e%2e/index.html",
    "/.made-of",
    "/assets/main-1a2b.js.br",
    "/assets/main-1a2b.js%00.css",
    "/assets",
    "/table/a/b",
    "//etc/passwd",
    "/index.html.gz",
    "/C:/windows/win.ini",
    "/assets\\main-1a2b.js",
]

Ask = Callable[..., httpx.Response]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A directory like that of a built page."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "pages.json").write_text(json.dumps(PAGES))
    (tmp_path / ".made-of").write_text("secret")
    (tmp_path / "icon.svg").write_text(ICON)
    script = tmp_path / "assets" / "main-1a2b.js"
    script.write_text(SCRIPT)
    script.with_name("main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name("main-1a2b.js.br").write_bytes(b"packed better")
    return tmp_path


def asking(place: Path | None, base_path: str = "", monkeypatch: pytest.MonkeyPatch | None = None) -> Ask:
    if monkeypatch is not None:
        monkeypatch.setattr("coltexpress.server.app.built", lambda: None)
    app: Any = SecurityHeaders(create_app(Settings(base_path=base_path), place))  # Any: httpx has its own type

    def ask(path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def once() -> httpx.Response:
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(app), base_url="http://here", timeout=PATIENT
            ) as client:
                return await client.request(method, path, headers=headers)

        return asyncio.run(once())

    return ask


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_page_returns_the_page(place: Path, address: str) -> None:
    answer = asking(place)(address)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert dict(answer.headers).items() >= {name.lower(): value for name, value in HEADERS.items()}.items()


@pytest.mark.parametrize("address", UNKNOWN)
def test_at_other_addresses_the_page_says_that_there_is_nothing(place: Path, address: str) -> None:
    answer = asking(place)(address, **BROWSER)
    assert (answer.status_code, answer.text) == (404, INDEX)


def test_the_base_url_is_the_sub_path(place: Path) -> None:
    ask = asking(place, base_path="/games/colt/")
    for address in ("/games/colt", "/games/colt/", "/games/colt/table/xyz"):
        assert '<base href="/games/colt/" />' in ask(address).text
    assert ask("/games/colt/icon.svg").text == ICON
    for address in ("/", "/table/xyz", "/icon.svg", "/games"):
        assert ask(address, **BROWSER).status_code == 404


def test_unchanged_files_are_answered_with_304(place: Path) -> None:
    ask = asking(place)
    for address in ("/", "/icon.svg", "/assets/main-1a2b.js"):
        tag = ask(address).headers["etag"]
        again = ask(address, **{"If-None-Match": f'"other", {tag}'})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert ask(address, **{"If-None-Match": '"other"'}).status_code == 200
    first = ask("/").headers["etag"]
    (place / "index.html").write_text(INDEX.replace("Colt", "New"))
    assert asking(place)("/").headers["etag"] != first


def test_only_files_with_a_hash_in_their_name_are_immutable(place: Path) -> None:
    ask = asking(place)
    assert ask("/assets/main-1a2b.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    assert ask("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.000", None),
        ("identity", None),
        ("", None),
        ("GZIP", "gzip"),
    ],
)
def test_files_are_sent_compressed_to_clients_that_accept_it(place: Path, accepted: str, coding: str | None) -> None:
    async def raw() -> tuple[httpx.Response, bytes]:
        app: Any = SecurityHeaders(create_app(Settings(), place))  # Any: httpx has its own type
        async with (
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here", timeout=PATIENT) as client,
            client.stream("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": accepted}) as answer,
        ):
            return answer, b"".join([part async for part in answer.aiter_raw()])

    answer, body = asyncio.run(raw())
    script = place / "assets" / "main-1a2b.js"
    ending = {None: "", "gzip": ".gz", "br": ".br"}[coding]
    assert body == script.with_name(script.name + ending).read_bytes()
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_compressed_and_plain_files_have_different_etags(place: Path) -> None:
    ask = asking(place)
    assert ask("/icon.svg", **{"Accept-Encoding": "br"}).headers["etag"] == ask("/icon.svg").headers["etag"]
    tags = {ask("/assets/main-1a2b.js", **{"Accept-Encoding": each}).headers["etag"] for each in ("gzip", "identity")}
    assert len(tags) == 2


@pytest.mark.parametrize("path", TRICKS)
def test_path_traversal_gets_no_other_file(place: Path, path: str) -> None:
    for headers in (BROWSER, {}):
        answer = asking(place)(path, **headers)
        assert answer.status_code == 404
        assert not {"secret", "root:", "packed"} & set(answer.text.split())


def test_unknown_paths_get_the_page_for_people_and_an_error_for_programs(place: Path) -> None:
    ask = asking(place)
    told = ask("/nowhere", **BROWSER)
    assert (told.status_code, told.text) == (404, INDEX)
    problem = ask("/nowhere", Accept="*/*")
    assert (problem.status_code, problem.json()["error"]) == (404, "server-route-unknown")
    assert ask("/assets/gone-1234.js", Accept="*/*").json()["error"] == "server-route-unknown"
    assert ask("/api/nowhere", **BROWSER).json()["error"] == "server-route-unknown"
    assert ask("/nowhere", "POST").json()["error"] == "server-method-wrong"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_built_page_there_is_a_message(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = asking(None, monkeypatch=monkeypatch)
    for address, status in (("/", 200), ("/table/xyz", 404)):
        answer = ask(address, **BROWSER, **{"Accept-Language": language})
        assert (answer.status_code, answer.text.strip()) == (status, Words(language)("page-missing"))
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert ask("/assets/x.js").json()["error"] == "server-route-unknown"


# --- the built page on a real server ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def built() -> Path:
    place = page.built()
    if place is None:
        pytest.skip("the page is not built: python web/scripts/build.py")
    return place


def test_the_built_page_refers_only_to_existing_files(server: Server, built: Path) -> None:
    index = httpx.get(server.url, timeout=PATIENT)
    assert index.status_code == 200
    named = [part.partition('"')[0] for part in index.text.split('="./')[1:]]
    assert any(name.endswith(".js") for name in named)
    assert any(name.endswith(".css") for name in named)
    for name in named:
        answer = httpx.get(f"{server.url}/{name}", timeout=PATIENT)
        assert answer.status_code == 200
        assert answer.headers["content-type"].partition(";")[0] != "text/html"
        assert answer.content == (built / name).read_bytes()


def test_every_built_page_can_be_reloaded(server: Server, built: Path) -> None:
    addresses = json.loads((built / "pages.json").read_text(encoding="utf-8"))
    assert {"/", "/new", "/table/{id}"} <= set(addresses)
    for address in addresses:
        answer = httpx.get(server.url + re.sub(r"\{\w+\}", "xyz", address), timeout=PATIENT)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8"), address


def test_all_built_files_are_served(server: Server, built: Path) -> None:
    files = [file for file in built.rglob("*") if file.is_file() and not file.name.startswith(".")]
    plain = [file for file in files if file.suffix not in (".br", ".gz") and file.name != "index.html"]
    assert len(plain) > 10
    with httpx.Client(base_url=server.url, timeout=PATIENT) as client:
        for file in plain:
            answer = client.get(f"/{file.relative_to(built).as_posix()}")
            assert answer.status_code == 200, file
            assert answer.content == file.read_bytes()


def test_the_first_load_is_small(built: Path) -> None:
    """The compressed size of all scripts, which matters for mobile connections."""
    scripts = [file.stat().st_size for file in built.rglob("*.js.gz")]
    assert 0 < sum(scripts) < 400_000


def test_head_has_the_headers_of_get(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENT) as client:
        for path in ("/", "/table/xyz", "/nowhere"):
            get, head = client.get(path), client.head(path)
            assert (head.status_code, head.content) == (get.status_code, b"")
            assert head.headers["content-type"] == get.headers["content-type"]
            assert head.headers["content-length"] == get.headers["content-length"]


@pytest.mark.parametrize("path", ["/../../../../etc/passwd", "//../index.html", "/assets/../.made-of", "/\x7f", "/%00"])
def test_path_traversal_in_raw_requests(server: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", int(server.settings["port"]))) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode("latin-1"))
        told = b"".join(iter(lambda: line.recv(65536), b""))
    assert told.split()[1] in (b"404", b"400")
    assert b"root:" not in told
