"""Waits for a state, never for a time. Only the limit of the whole test (pytest-timeout) ends a wait."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar, overload

import httpx
from websockets.asyncio.client import connect

T = TypeVar("T")

POLL_SECONDS: Final = 0.01
PATIENT: Final = httpx.Timeout(None)
"""For requests: an answer takes as long as it takes."""


def patient_socket(url: str, headers: Mapping[str, str]) -> connect:
    """A client socket without time limits: `async with patient_socket(url, headers) as socket`."""
    return connect(url, additional_headers=headers, open_timeout=None, ping_timeout=None, proxy=None)


def until(state: Callable[[], T]) -> T:
    """Ask again and again until the answer is true; the answer."""
    while not (found := state()):
        time.sleep(POLL_SECONDS)
    return found


async def pause() -> None:
    """Between two attempts of somebody who tries until it works."""
    await asyncio.sleep(POLL_SECONDS)


@overload
async def until_async(state: Callable[[], Awaitable[T]]) -> T: ...


@overload
async def until_async(state: Callable[[], T]) -> T: ...


async def until_async(state: Callable[[], Any]) -> Any:
    """The same beside an event loop; what is asked may be a coroutine."""
    while True:
        answer = state()
        found = await answer if isinstance(answer, Awaitable) else answer
        if found:
            return found
        await pause()
