"""Keep-alive of idle connections."""

import asyncio
from pathlib import Path

from coltexpress.server.operations.run import prepared
from coltexpress.server.settings import Settings
from support.ports import listen_on, reserve

LONGEST_PROXY = 60
"""The keep-alive timeout of nginx in seconds; the default of uvicorn is five."""


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose clock is advanced by the test, and by a millisecond with each call."""

    ahead = 0.0

    def time(self) -> float:
        self.ahead += 0.001
        return self.ahead


def test_idle_connections_outlive_the_timeout_of_the_proxy(tmp_path: Path) -> None:
    loop = Loop()

    async def keep() -> None:
        with reserve() as reserved:
            port = reserved.getsockname()[1]
            listening = asyncio.Event()
            server = prepared(Settings(database=f"sqlite:///{tmp_path}/games.db"), listening.set)
            running = asyncio.create_task(server.serve([listen_on(port)]))
            await listening.wait()
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for pause in (0, LONGEST_PROXY):
                loop.ahead += pause
                for _ in range(10):
                    await asyncio.sleep(0)  # run what is due
                writer.write(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")
                head = await reader.readuntil(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 200 ")
                await reader.readexactly(int(head.lower().partition(b"content-length: ")[2].split()[0]))
            loop.ahead += 2 * LONGEST_PROXY
            assert await reader.read() == b"", "idle connections are closed eventually"
            writer.close()
            server.should_exit = True
            await running

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(keep())
