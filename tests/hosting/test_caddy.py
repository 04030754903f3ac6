"""One process on SQLite behind Caddy, with and without sub-path, with the files of deploy/."""

import asyncio
import ssl

import pytest

from coltexpress.client.remote import Remote
from hosting import visitors
from hosting.programs import Programs
from support.players import open_game
from support.ports import fixed_port
from support.serving import Server


@pytest.mark.parametrize(("file", "path"), [("Caddyfile", ""), ("Caddyfile.subpath", "/colt")])
def test_one_process_behind_caddy(programs: Programs, file: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    https = fixed_port()
    url = f"https://127.0.0.1:{https}{path}"
    server = Server(programs.directory, {"base_path": path}, still=True)  # no public URL: relies on the proxy's headers
    programs.caddy(file, https, int(server.settings["port"]))
    context = visitors.trust(programs.directory / "certificate.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(programs.directory / "certificate.pem"))
    try:
        server.start()
        with visitors.visitor(context) as stranger, visitors.visitor(context, visitors.OTHER) as other:
            assert stranger.get(f"{url}/ready").json() == {"status": "ok", "bus": "ok"}
            print(f"{file}: the server answers, over TLS")

            assert not path or visitors.answers_to_its_path_alone(stranger, url)
            print(f"{file}: paths that only share the prefix are not proxied")

            assert visitors.metrics_refused(url, context)
            print(f"{file}: /metrics is refused in all variants")

            cookie = visitors.new_cookie(stranger, url).lower()
            assert all(each in cookie for each in ("; secure", "; httponly", f"; path={path or '/'}"))
            print(f"{file}: cookies are Secure, by X-Forwarded-Proto")

            assert "; secure" not in visitors.new_cookie(stranger, server.url, X_Forwarded_Proto="https").lower()
            print("server: X-Forwarded-Proto is trusted only from the proxy")

            assert visitors.too_large(stranger, url)
            print(f"{file}: a large body is refused")

            assert visitors.guessing_is_limited(stranger, url)
            assert other.get(f"{url}/api/codes/QQQQQQ").status_code == 404
            print(f"{file}: rate limits use the real address despite a forged X-Forwarded-For")
        asyncio.run(played(url, path, context))
        print(f"{file}: event streams and WebSockets work, and a game of people and bots verifies")
    finally:
        server.stop()


async def played(url: str, path: str, context: ssl.SSLContext) -> None:
    async with Remote(url) as host, Remote(url) as guest:
        people = [host, guest]
        for person in people:
            await person.create_identity("Somebody")
        link = await host.ask("POST", "/identity/link")
        assert link["url"].startswith(f"{url}/device#")
        listening = [asyncio.Event() for _ in people]
        told = [
            asyncio.create_task(visitors.first_notice(each, context, begun))
            for each, begun in zip(people, listening, strict=True)
        ]
        for begun in listening:
            await begun.wait()
        info = await open_game(people, "super", 4)
        assert all(info.id in line for line in await asyncio.gather(*told))
        assert await visitors.socket_from(url.removesuffix(path), url, info.id, host.token)
        assert not await visitors.socket_from("https://elsewhere.example", url, info.id, host.token)
        await asyncio.gather(
            *(visitors.play_through(each, info.id, seat, lambda _: None) for seat, each in enumerate(people))
        )
        assert await visitors.record_verifies(host, info.id, info.seed_hash)
