"""Two processes on PostgreSQL and a bus, under a sub-path behind nginx, with the file of deploy/."""

import asyncio

import httpx
import pytest

from coltexpress.client.remote import Remote
from hosting import visitors
from hosting.programs import Programs
from support.players import open_game
from support.ports import fixed_port
from support.serving import Server
from support.waiting import PATIENT, until

KILLED_AT = 30
"""The version at which a process is killed; a game of four has about a hundred turns."""


def sockets(server: Server) -> float:
    """Number of sockets of a process, from its metrics (accessible only without the proxy)."""
    lines = httpx.get(f"{server.url}/metrics", timeout=PATIENT).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("colt_sockets "))


def test_two_processes_behind_nginx(programs: Programs, monkeypatch: pytest.MonkeyPatch) -> None:
    https = fixed_port()
    url = f"https://127.0.0.1:{https}/colt"
    shared: dict[str, str | int | float] = {
        "database": programs.postgresql(),
        "bus": programs.bus(),
        "base_path": "/colt",
        "public_url": f"https://127.0.0.1:{https}",
    }
    one, two = (Server(programs.directory, dict(shared), still=True) for _ in range(2))
    redirecting = fixed_port()
    programs.nginx({80: redirecting, 443: https, 8400: int(one.settings["port"]), 8401: int(two.settings["port"])})
    monkeypatch.setenv("SSL_CERT_FILE", str(programs.directory / "certificate.pem"))
    try:
        one.start(wait=False)
        two.start()
        one.wait_until_ready()
        looked_at_from_outside(programs, url, redirecting, one)
        asyncio.run(played(programs, url, one, two))
    finally:
        one.stop()
        two.stop()


def test_nginx_on_a_separate_host(programs: Programs) -> None:
    """The variant described in the file: without /colt."""
    https = fixed_port()
    url = f"https://127.0.0.1:{https}"
    server = Server(programs.directory, {"public_url": url}, still=True)
    ports = {80: fixed_port(), 443: https, 8400: int(server.settings["port"]), 8401: fixed_port()}
    programs.nginx(ports, taken_away="/colt")
    context = visitors.trust(programs.directory / "certificate.pem")
    try:
        server.start()
        with visitors.visitor(context) as stranger:
            assert stranger.get(f"{url}/ready").json() == {"status": "ok", "bus": "ok"}
            assert "; path=/;" in f"{visitors.new_cookie(stranger, url).lower()};"
        assert visitors.metrics_refused(url, context)
        print("nginx, without sub-path: the server answers, /metrics is refused")
    finally:
        server.stop()


def looked_at_from_outside(programs: Programs, url: str, redirecting: int, one: Server) -> None:
    context = visitors.trust(programs.directory / "certificate.pem")
    with visitors.visitor(context) as stranger, visitors.visitor(context, visitors.OTHER) as other:
        assert stranger.get(f"{url}/ready").json() == {"status": "ok", "bus": "ok"}
        assert stranger.get(f"{url}/api/tables").json() == []
        print("nginx: both processes answer under /colt, over TLS")

        assert visitors.answers_to_its_path_alone(stranger, url)
        print("nginx: /colt-anything is not proxied")

        moved = stranger.get(f"http://127.0.0.1:{redirecting}/colt/")
        assert (moved.status_code, moved.headers["location"]) == (301, "https://127.0.0.1/colt/")
        print("nginx: HTTP is redirected to HTTPS")

        assert visitors.metrics_refused(url, context)
        print("nginx: /metrics is refused in all variants")

        cookie = visitors.new_cookie(stranger, url).lower()
        assert all(each in cookie for each in ("; secure", "; httponly", "; samesite=lax", "; path=/colt"))
        print("nginx: cookies are Secure, HttpOnly and restricted to /colt")

        assert visitors.too_large(stranger, url)
        print("nginx: a large body is refused")

        assert visitors.guessing_is_limited(stranger, url)
        assert other.get(f"{url}/api/codes/QQQQQQ").status_code == 404
        print("nginx: rate limits use the real address despite a forged X-Forwarded-For")

        assert visitors.guessing_is_limited(other, one.url)
        print("server: X-Forwarded-For is trusted only from the proxy")


async def played(programs: Programs, url: str, one: Server, two: Server) -> None:
    context = visitors.trust(programs.directory / "certificate.pem")
    people = [Remote(url) for _ in range(4)]
    listening, middle = [asyncio.Event() for _ in people], asyncio.Event()
    try:
        for number, person in enumerate(people):
            await person.create_identity(f"Player {number}")
        notices = [
            asyncio.create_task(visitors.first_notice(person, context, begun))
            for person, begun in zip(people, listening, strict=True)
        ]
        for begun in listening:
            await begun.wait()
        info = await open_game(people, "express", 4)
        assert info.status == "playing"
        print("nginx: changes by one process are visible to the other at once")
        done, others = await asyncio.wait(notices, return_when=asyncio.FIRST_COMPLETED)
        assert info.id in done.pop().result()
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        print("nginx: event streams are not buffered")

        origin = url.removesuffix("/colt")
        assert await visitors.socket_from(origin, url, info.id, people[0].token)
        assert not await visitors.socket_from("https://elsewhere.example", url, info.id, people[0].token)
        print("nginx: only pages of the same origin can open sockets")

        def reached(version: int) -> None:
            if version >= KILLED_AT:
                middle.set()

        playing = [
            asyncio.create_task(visitors.play_through(person, info.id, seat, reached))
            for seat, person in enumerate(people)
        ]
        await middle.wait()
        busy, idle = (one, two) if sockets(one) else (two, one)
        until(lambda: (sockets(busy), sockets(idle)) == (len(people), 0))  # sockets from other sites have been refused
        print("nginx: all seats of a table are connected to the same process")

        busy.kill()
        breaks = await asyncio.gather(*playing)
        assert all(breaks), breaks
        print("that process killed during the game: all reconnected to the other one and finished the game")

        assert await visitors.record_verifies(people[0], info.id, info.seed_hash)
        busy.start()
        async with Remote(busy.url) as beside_the_proxy:
            assert await visitors.record_verifies(beside_the_proxy, info.id, info.seed_hash)
        print("the record verifies, also from the restarted process")
    finally:
        for person in people:
            await person.__aexit__()
