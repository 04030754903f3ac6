"""`coltexpress serve`: addresses, refusals, and no import of the server in other commands."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from coltexpress.cli.serve import show
from coltexpress.i18n.words import LANGUAGES, Words
from coltexpress.server.settings import Settings
from support.failures import saving
from support.keyboard import Terminal
from support.ports import reserve
from support.waiting import PATIENT, until

LOG = "serve.log"
COMMANDS = ("serve", "join", "backup", "export")


@pytest.fixture
def terminal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    for name in list(os.environ):
        if name.startswith("COLTEXPRESS_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return terminal


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        yield busy.getsockname()[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(terminal: Terminal, language: str) -> None:
    words = Words(language)
    for command in COMMANDS:
        page = terminal(command, "--help", "--lang", language)
        assert (page.code, page.err) == (0, "")
        assert words(f"cli-help-{command}") in page.out


def test_every_setting_except_the_secret_is_an_option(terminal: Terminal) -> None:
    page = terminal("serve", "--help").out
    names = {each.name for each in fields(Settings)} - {"secret"}
    assert [name for name in names if f"--{name.replace('_', '-')} " not in page] == []
    assert "--secret " not in page
    assert terminal("serve", "--secret", "x" * 40).code == 2


@pytest.fixture(autouse=True)
def _kept_log(tmp_path: Path) -> Iterator[None]:
    """Keep the server's log for a failed test."""

    def keep(folder: Path) -> None:
        if (tmp_path / LOG).is_file():
            shutil.copy(tmp_path / LOG, folder)

    with saving(keep, lasting=True):
        yield


def start(tmp_path: Path, *arguments: str, **environment: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server; returns it with the line that it prints."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("COLTEXPRESS_", "LC_"))}
    with (tmp_path / LOG).open("a") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "coltexpress.cli", "serve", *arguments],
            env=clean | {"LANG": "de_DE.UTF-8", "COLUMNS": "300", "XDG_DATA_HOME": str(tmp_path)} | environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def port_in(line: str) -> int:
    """The port in the first line that a server prints."""
    return int("".join(letter for letter in line.partition("Port")[2].partition(".")[0] if letter.isdigit()))


def asked(url: str) -> httpx.Response:
    return httpx.get(url, timeout=PATIENT)


def test_it_prints_its_address_and_stops_on_a_signal(tmp_path: Path) -> None:
    process, line = start(tmp_path, "--port", "0", COLTEXPRESS_PORT="1", COLTEXPRESS_BASE_PATH="colt")
    try:
        port = port_in(line)
        url = f"http://127.0.0.1:{port}/colt/"
        assert line == Words("de")("serve-listening", host="127.0.0.1", port=str(port), url=url)
        assert asked(f"{url}ready").json()["status"] == "ok"
        kept = tmp_path / "coltexpress"
        assert {file.name for file in kept.iterdir()} >= {"games.db", "games.secret"}
        assert (kept.stat().st_mode & 0o777, (kept / "games.secret").stat().st_mode & 0o777) == (0o700, 0o600)
    finally:
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate()
    assert process.returncode == 130
    assert rest == ""


def test_port_0_is_a_free_port_and_links_use_the_public_url(tmp_path: Path) -> None:
    """Also if there is no browser to open."""
    options = ("--port", "0", "--public-url", "https://example.org/", "--open")
    process, line = start(tmp_path, *options, BROWSER="/bin/false", DISPLAY="", WAYLAND_DISPLAY="")
    try:
        assert line.endswith("https://example.org/")
        port = port_in(line)
        assert asked(f"http://127.0.0.1:{port}/health").is_success
    finally:
        process.terminate()
        process.communicate()


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that only writes the addresses to a file."""
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path / "opened"}\n')
    program.chmod(0o755)
    return program


def opened(tmp_path: Path, times: int) -> list[str]:
    """Wait for this number of opened addresses; returns them."""
    file = tmp_path / "opened"
    return until(lambda: file.exists() and len(found := file.read_text().split()) >= times and found) or []


@pytest.fixture
def no_browser_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reset the browsers that Python has found."""
    monkeypatch.setattr(webbrowser, "_tryorder", None)
    monkeypatch.setattr(webbrowser, "_browsers", {})


@pytest.mark.usefixtures("no_browser_known")
def test_a_second_server_only_opens_the_first_in_a_browser(
    tmp_path: Path, browser: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words("de")
    process, line = start(tmp_path, "--open", "--port", "0", BROWSER=str(browser))
    try:
        port = str(port_in(line))
        url = f"http://127.0.0.1:{port}/"
        assert process.stdout is not None
        assert process.stdout.readline().strip() == words("serve-stop", path=str(tmp_path / "coltexpress" / "games.db"))
        assert opened(tmp_path, 1) == [url]
        monkeypatch.setenv("BROWSER", str(browser))
        monkeypatch.setattr("coltexpress.cli.serve.ANSWER_SECONDS", None)
        monkeypatch.setattr("coltexpress.cli.serve.BROWSER_SECONDS", None)
        second = terminal("serve", "--open", "--port", port, "--lang", "de")
        assert (second.code, second.out.strip()) == (0, words("serve-running", url=url))
        assert opened(tmp_path, 2) == [url, url]
    finally:
        process.terminate()
        process.communicate()


@pytest.mark.usefixtures("no_browser_known")
@pytest.mark.parametrize("program", ["/bin/false", "/nowhere/browser", ""])
def test_a_missing_browser_is_no_error(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threading.excepthook", lambda failed: pytest.fail(str(failed.exc_value)))
    for name, value in (("BROWSER", program), ("DISPLAY", ""), ("WAYLAND_DISPLAY", "")):
        monkeypatch.setenv(name, value)
    show("http://127.0.0.1:1/").join()


@pytest.mark.parametrize(
    ("arguments", "key", "details"),
    [
        (("--port", "99999"), "setting-range", {"name": "--port", "low": 0, "high": 65_535}),
        (("--port", "eighty"), "usage-wrong-value", {"name": "--port", "value": "eighty"}),
        (("--thinkers", "0"), "setting-range", {"name": "--thinkers", "low": 1, "high": 256}),
        (("--database", "mysql://localhost/games"), "setting-database", {}),
        (("--database", "nonsense"), "setting-database", {}),
        (("--database", "sqlite://"), "setting-database", {}),
        (("--database", "sqlite:///:memory:"), "setting-database", {}),
        (("--bus", "http://localhost"), "setting-bus", {}),
        (("--public-url", "example.org"), "setting-url", {"name": "--public-url"}),
    ],
)
def test_a_wrong_setting_is_refused_in_a_sentence(
    terminal: Terminal, arguments: tuple[str, ...], key: str, details: dict[str, str | int]
) -> None:
    result = terminal("serve", *arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.strip() == Words("en")(f"error-{key}", **details)


def test_an_unknown_host_is_refused(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    result = terminal("serve", "--host", "nowhere.invalid")
    assert (result.code, result.out) == (2, "")
    assert result.err.strip() == Words("en")("error-setting-host", host="nowhere.invalid")


def test_a_wrong_number_in_the_environment_is_refused(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLTEXPRESS_PORT", "eighty")
    assert "COLTEXPRESS_PORT" in terminal("serve").err


@pytest.mark.parametrize("more", [(), ("--open",)])
def test_a_port_in_use_is_refused(
    terminal: Terminal, taken_port: int, more: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coltexpress.cli.serve.ANSWER_SECONDS", 0.2)
    result = terminal("serve", "--port", str(taken_port), *more)
    assert result.code == 2
    assert result.err.strip() == Words("en")("error-port-taken", host="127.0.0.1", port=str(taken_port))


def test_unusable_databases_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.db"
    damaged.write_text("no database" * 100)
    with reserve() as closed:
        for url in (
            f"sqlite:///{damaged}",
            f"sqlite:///{tmp_path}",
            f"postgresql://me:hushhush@127.0.0.1:{closed.getsockname()[1]}/x",
        ):
            result = terminal("serve", "--port", "0", "--database", url, "--secret-file", str(tmp_path / "secret"))
            assert (result.code, result.out) == (2, "")
            assert "hushhush" not in result.err
            assert len(result.err.splitlines()) == 1


def test_an_unusable_secret_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    short = tmp_path / "short"
    short.write_text("short")
    assert str(short) in terminal("serve", "--port", "0", "--secret-file", str(short)).err
    result = terminal("serve", "--port", "0", "--secret-file", str(tmp_path))
    assert result.err.strip() == Words("en")("error-setting-secret-file")


WITHOUT = """
import sys

sys.modules.update(dict.fromkeys(("litestar", "msgspec", "uvicorn", "sqlalchemy", "httpx")))
from coltexpress.cli import main

for command in ("serve",), ("join", "http://x", "--bot", "rustler"), ("backup", "x"), ("export", "x"):
    try:
        main([*command, "--lang", "en"])
    except SystemExit as left:
        print(left.code)
"""


def test_without_the_extra_the_error_names_what_to_install() -> None:
    ended = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    assert ended.stdout.split() == ["2"] * 4
    assert ended.stderr.splitlines() == [Words("en")("error-extra-missing", extra="server")] * 4


def test_other_commands_do_not_load_the_server() -> None:
    code = (
        "import sys\n"
        "from coltexpress.cli.app import build\n"
        "from coltexpress.i18n.words import Words\n"
        "from rich.console import Console\n"
        "build(Words('en'), Console())\n"
        "print([name for name in ('litestar', 'uvicorn', 'sqlalchemy', 'msgspec', 'httpx') if name in sys.modules])\n"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
