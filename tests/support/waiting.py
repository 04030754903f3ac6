"""Waits for states instead of fixed times. Waits end only by the time limit of the test (pytest-timeout)."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeVar, overload

import httpx
from websockets.asyncio.client import connect

from support.protocol import CURRENT_PROTOCOL

T = TypeVar("T")

POLL_SECONDS: Final = 0.01
PATIENT: Final = httpx.Timeout(None)
"""No timeout for HTTP requests."""


def patient_socket(url: str, headers: Mapping[str, str]) -> connect:
    """A WebSocket without timeouts and of the current protocol: `async with patient_socket(url, headers) as socket`."""
    return connect(
        url, additional_headers=CURRENT_PROTOCOL | dict(headers), open_timeout=None, ping_timeout=None, proxy=None
    )


def until(state: Callable[[], T]) -> T:
    """Poll until the result is true; return it."""
    while not (found := state()):
        time.sleep(POLL_SECONDS)
    return found


async def pause() -> None:
    """Sleep between two attempts of a retry loop."""
    await asyncio.sleep(POLL_SECONDS)


@overload
async def until_async(state: Callable[[], Awaitable[T]]) -> T: ...


@overload
async def until_async(state: Callable[[], T]) -> T: ...


async def until_async(state: Callable[[], object]) -> object:
    """The same in an event loop; `state` may be a coroutine function."""
    while True:
        answer = state()
        found = await answer if isinstance(answer, Awaitable) else answer
        if found:
            return found
        await pause()
