"""Turn notices: event streams, queues of webhooks, shutdown, DNS failures."""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import NoReturn

import httpx
import pytest
from litestar.testing import TestClient

from coltexpress.protocol.messages import Notice
from coltexpress.server.app import create_app
from coltexpress.server.notifications import notices as module
from coltexpress.server.notifications.notices import Notices, checked_webhook
from coltexpress.server.notifications.webhook import deliver
from coltexpress.server.settings import Settings
from coltexpress.server.sources import Sources
from support.protocol import CURRENT_PROTOCOL
from support.waiting import until_async

URL = "http://127.0.0.1:9/hook"
HOUR = 3600.0
"""Seconds: longer than any test."""
Deliver = Callable[[str, str, Notice], Awaitable[bool]]


def notice(number: int = 0) -> Notice:
    return Notice("t" * 20, "https://colt.example/table", "super", "It is your go.", number)


def on_their_way(work: Callable[[Notices], Awaitable[None]]) -> None:
    async def whole() -> None:
        notices = Notices(private_too=True)
        try:
            await work(notices)
        finally:
            await notices.close()

    asyncio.run(whole())


async def until_sent(notices: Notices) -> None:
    await until_async(lambda: not notices._sending)


def receive(monkeypatch: pytest.MonkeyPatch, receiver: Deliver) -> None:
    monkeypatch.setattr("coltexpress.server.notifications.webhook.deliver", receiver)


def test_notices_to_a_slow_webhook_are_queued(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    most = module._MOST_UNDER_WAY + module._MAX_QUEUED
    taken: list[int] = []

    async def work(notices: Notices) -> None:
        may = asyncio.Event()

        async def slowly(_url: str, _address: str, told: Notice) -> bool:
            await may.wait()
            taken.append(told.due)
            return True

        receive(monkeypatch, slowly)
        for number in range(most + 1):
            notices.post(URL, notice(number))
        assert len(notices._sending) == module._MOST_UNDER_WAY
        may.set()
        await until_sent(notices)
        assert not notices._behind

    with caplog.at_level(logging.WARNING):
        on_their_way(work)
    assert sorted(taken) == list(range(most))
    assert [record.name for record in caplog.records if record.name.startswith("coltexpress")] == [
        "coltexpress.notifications"
    ]
    assert URL not in caplog.text


def test_shutdown_waits_for_first_attempts_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_CLOSE_TIMEOUT", HOUR)
    monkeypatch.setattr(module, "_TRIES", (0.0, HOUR))
    taken: list[int] = []

    async def work(notices: Notices) -> None:
        tried, may = asyncio.Event(), asyncio.Event()

        async def seldom(_url: str, _address: str, told: Notice) -> bool:
            if told.due == 0:
                tried.set()
                return False
            await may.wait()
            taken.append(told.due)
            return True

        receive(monkeypatch, seldom)
        notices.post(URL, notice(0))
        await tried.wait()
        for number in range(1, 5):
            notices.post(URL, notice(number))
        closing = asyncio.create_task(notices.close())
        await until_async(lambda: notices._closing)
        assert not taken
        may.set()
        await closing

    on_their_way(work)
    assert sorted(taken) == [1, 2, 3, 4]


def test_shutdown_does_not_wait_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(notices: Notices) -> None:
        async def never(*_: object) -> bool:
            return await asyncio.Event().wait()

        monkeypatch.setattr(module, "_CLOSE_TIMEOUT", 0.0)
        receive(monkeypatch, never)
        for number in range(5):
            notices.post(URL, notice(number))
        await notices.close()
        assert not notices._sending

    on_their_way(work)


def test_delivery_to_an_invalid_address_fails() -> None:
    assert checked_webhook("http://[v1.x]/")
    assert asyncio.run(deliver("http://[v1.x]/", "1.1.1.1", notice())) is False


def test_unexpected_exceptions_are_logged(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def work(notices: Notices) -> None:
        async def broken(*_: object) -> bool:
            raise ZeroDivisionError(URL)

        receive(monkeypatch, broken)
        notices.post(URL, notice())
        await until_sent(notices)

    on_their_way(work)
    logged = [each for each in caplog.records if each.name.startswith("coltexpress")]
    assert [(each.name, each.getMessage()) for each in logged] == [("coltexpress.notifications", "notice failed")]


def test_a_closed_stream_does_not_remove_later_ones() -> None:
    """The oldest of too many streams ends after the others have gone and a new one has begun."""

    async def work(notices: Notices) -> None:
        listening = [notices.listen("ann") for _ in range(module._MOST_STREAMS + 1)]
        for each in listening:
            await each.__aenter__()
        for each in listening[1:]:
            await each.__aexit__(None, None, None)
        async with notices.listen("ann") as queue:
            await listening[0].__aexit__(None, None, None)
            notices.send("ann", notice())
            assert queue.qsize() == 1
        assert not notices.listens("ann")

    on_their_way(work)


# --- names ------------------------------------------------------------------------------------------------------------


class SlowNames:
    """DNS lookups that block until the end of the test and then fail."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.over = Event()

    def look_up(self, name: str, *_: object, **__: object) -> NoReturn:
        self.asked.append(name)
        self.over.wait()
        raise socket.gaierror


@pytest.fixture
def slow_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowNames]:
    slow = SlowNames()
    resolver = SimpleNamespace(getaddrinfo=slow.look_up, SOCK_STREAM=socket.SOCK_STREAM)
    monkeypatch.setattr(module, "socket", resolver)
    yield slow
    slow.over.set()


def test_slow_dns_lookups_do_not_block_other_notices(slow_names: SlowNames) -> None:
    async def work(notices: Notices) -> None:
        asking = [asyncio.create_task(notices.public_address("slow.example", 443)) for _ in range(40)]
        try:
            await until_async(lambda: len(slow_names.asked) == module._LOOK_UPS)
            await asyncio.to_thread(len, ())
        finally:
            slow_names.over.set()
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    on_their_way(work)


def changed(path: Path, *webhooks: str) -> list[httpx.Response]:
    """The responses to setting these webhooks one after the other."""
    sources = Sources(monotonic=lambda: 0.0)
    app = create_app(Settings(database=f"sqlite:///{path}/games.db"), sources=sources)
    with TestClient(app) as client:
        client.headers.update(CURRENT_PROTOCOL)
        client.post("/api/identity", json={"name": "Ann"})
        return [client.patch("/api/identity", json={"webhook": each}) for each in webhooks]


@pytest.mark.usefixtures("slow_names")
def test_a_webhook_host_that_is_not_resolved_in_time_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coltexpress.server.http.identities._LOOK_UP_SECONDS", 0.0)
    (answer,) = changed(tmp_path, "https://slow.example/")
    assert (answer.status_code, answer.json()["error"]) == (400, "server-webhook-refused")


def test_changes_of_the_webhook_are_rate_limited(tmp_path: Path) -> None:
    answers = changed(tmp_path, *["http://127.0.0.1/"] * 11)
    assert [answer.status_code for answer in answers] == [400] * 10 + [429]
