"""Settings, the secret file, and the displayed address."""

import socket
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from coltexpress.engine.errors import ColtError
from coltexpress.server.operations import preflight
from coltexpress.server.settings import Settings, from_environment, secret_of


def test_options_override_the_environment_which_overrides_defaults() -> None:
    environment = {"COLTEXPRESS_PORT": "9000", "COLTEXPRESS_HOST": "::1", "COLTEXPRESS_PRIVATE_WEBHOOKS": "yes"}
    found = from_environment({"port": 9001, "bus": None}, environment)
    assert (found.port, found.host, found.private_webhooks, found.bus) == (9001, "::1", True, Settings().bus)


@pytest.mark.parametrize(("name", "value"), [("PORT", "many"), ("PRIVATE_WEBHOOKS", "perhaps"), ("GRACE", "soon")])
def test_invalid_values_in_the_environment_are_refused(name: str, value: str) -> None:
    with pytest.raises(ColtError) as caught:
        from_environment({}, {f"COLTEXPRESS_{name}": value})
    assert caught.value.key == "setting-value"


@pytest.mark.parametrize(("base_path", "path"), [("", ""), ("/", ""), ("colt", "/colt"), ("/a/b/", "/a/b")])
def test_the_sub_path_is_normalized(base_path: str, path: str) -> None:
    assert Settings(base_path=base_path).url_path == path


def test_the_default_database_is_in_the_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    at_home = from_environment({}, {})
    assert at_home.database == f"sqlite:///{tmp_path}/coltexpress/games.db"
    assert from_environment({"database": "sqlite:///x.db"}, {}).database == "sqlite:///x.db"
    assert from_environment({}, {"COLTEXPRESS_DATABASE": "postgresql://x/y"}).database == "postgresql://x/y"


def test_the_secret_is_created_once_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/here/games.db")
    with ThreadPoolExecutor(8) as starting:
        made = set(starting.map(lambda _: secret_of(settings), range(16)))
    assert len(made) == 1
    assert len(made.pop()) >= 32
    files = list((tmp_path / "here").iterdir())
    assert [file.name for file in files] == ["games.secret"]
    assert stat.S_IMODE(files[0].stat().st_mode) == 0o600


def test_invalid_secrets_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("1234\n")
    with pytest.raises(ColtError) as caught:
        secret_of(Settings(secret_file=str(file)))
    assert caught.value.key == "setting-secret"
    with pytest.raises(ColtError):
        secret_of(from_environment({}, {"COLTEXPRESS_SECRET": "too short"}))


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8400/"),
        ("::1", "http://[::1]:8400/"),
        ("0.0.0.0", "http://192.168.1.7:8400/"),  # noqa: S104
        ("::", "http://192.168.1.7:8400/"),
    ],
)
def test_a_server_on_all_interfaces_shows_its_address_in_the_network(
    monkeypatch: pytest.MonkeyPatch, host: str, address: str
) -> None:
    monkeypatch.setattr(preflight, "address_in_network", lambda: "192.168.1.7")
    assert preflight.address_to_open(Settings(host=host), 8400) == address


@pytest.mark.parametrize(
    ("public_url", "address"),
    [("", "http://127.0.0.1:8400/colt/"), ("https://games.example/", "https://games.example/colt/")],
)
def test_the_address_has_the_public_url_and_the_sub_path(public_url: str, address: str) -> None:
    assert preflight.address_to_open(Settings(base_path="colt", public_url=public_url), 8400) == address


def test_the_address_in_the_network_is_that_of_the_default_route(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket.socket, "connect", lambda *_: None)
    monkeypatch.setattr(socket.socket, "getsockname", lambda _: ("192.168.1.7", 9))
    assert preflight.address_in_network() == "192.168.1.7"


def test_without_a_network_the_address_is_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", nowhere)
    assert preflight.address_in_network() == "127.0.0.1"
