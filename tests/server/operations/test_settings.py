"""How a server is told what to do, and the secret it makes."""

import socket
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from coltexpress.engine.errors import ColtError
from coltexpress.server.operations import preflight
from coltexpress.server.settings import Settings, from_environment, secret_of


def test_what_is_given_counts_more_than_the_environment_and_that_more_than_the_defaults() -> None:
    environment = {"COLTEXPRESS_PORT": "9000", "COLTEXPRESS_HOST": "::1", "COLTEXPRESS_PRIVATE_WEBHOOKS": "yes"}
    found = from_environment({"port": 9001, "bus": None}, environment)
    assert (found.port, found.host, found.private_webhooks, found.bus) == (9001, "::1", True, Settings().bus)


@pytest.mark.parametrize(("name", "value"), [("PORT", "many"), ("PRIVATE_WEBHOOKS", "perhaps"), ("GRACE", "soon")])
def test_nonsense_in_the_environment_is_refused(name: str, value: str) -> None:
    with pytest.raises(ColtError) as caught:
        from_environment({}, {f"COLTEXPRESS_{name}": value})
    assert caught.value.key == "setting-value"


@pytest.mark.parametrize(("base_path", "path"), [("", ""), ("/", ""), ("colt", "/colt"), ("/a/b/", "/a/b")])
def test_a_sub_path_begins_with_a_slash_and_ends_with_none(base_path: str, path: str) -> None:
    assert Settings(base_path=base_path).url_path == path


def test_games_are_kept_where_a_person_keeps_things_unless_said_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    at_home = from_environment({}, {})
    assert at_home.database == f"sqlite:///{tmp_path}/coltexpress/games.db"
    assert from_environment({"database": "sqlite:///x.db"}, {}).database == "sqlite:///x.db"
    assert from_environment({}, {"COLTEXPRESS_DATABASE": "postgresql://x/y"}).database == "postgresql://x/y"


def test_a_secret_is_made_once_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/here/games.db")
    with ThreadPoolExecutor(8) as starting:
        made = set(starting.map(lambda _: secret_of(settings), range(16)))
    assert len(made) == 1
    assert len(made.pop()) >= 32
    files = list((tmp_path / "here").iterdir())
    assert [file.name for file in files] == ["games.secret"]
    assert stat.S_IMODE(files[0].stat().st_mode) == 0o600


def test_a_secret_that_is_none_is_refused(tmp_path: Path) -> None:
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
def test_whoever_listens_everywhere_says_what_others_call_it(
    monkeypatch: pytest.MonkeyPatch, host: str, address: str
) -> None:
    monkeypatch.setattr(preflight, "address_in_network", lambda: "192.168.1.7")
    assert preflight.address_to_open(Settings(host=host), 8400) == address


@pytest.mark.parametrize(
    ("public_url", "address"),
    [("", "http://127.0.0.1:8400/colt/"), ("https://games.example/", "https://games.example/colt/")],
)
def test_the_address_leads_to_the_sub_path_and_begins_as_the_operator_says(public_url: str, address: str) -> None:
    assert preflight.address_to_open(Settings(base_path="colt", public_url=public_url), 8400) == address


def test_in_a_network_it_is_the_address_that_leads_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket.socket, "connect", lambda *_: None)
    monkeypatch.setattr(socket.socket, "getsockname", lambda _: ("192.168.1.7", 9))
    assert preflight.address_in_network() == "192.168.1.7"


def test_without_a_network_it_is_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", nowhere)
    assert preflight.address_in_network() == "127.0.0.1"
