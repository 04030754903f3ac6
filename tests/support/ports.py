"""Ports for tests, reserved without a race between choosing and listening."""

import atexit
import socket
from collections.abc import Iterator
from functools import cache
from typing import Final

FIRST: Final = 20_000
LAST: Final = 31_999
"""Below the ephemeral port range (Linux: from 32768 on)."""
BLOCK: Final = 100


def reserve() -> socket.socket:
    """A bound socket. While it is open, only `listen_on` can use its port."""
    reserved = _reusable()
    reserved.bind(("127.0.0.1", 0))
    return reserved


def listen_on(port: int) -> socket.socket:
    """A listening socket on a port held by `reserve`, to be inherited by a server."""
    listener = _reusable()
    listener.bind(("127.0.0.1", port))
    listener.listen(2048)
    return listener


def _reusable() -> socket.socket:
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    return made


def fixed_port() -> int:
    """A port for programs that need a number: PostgreSQL, Valkey, nginx and Caddy cannot inherit a socket.

    Unique among all test processes on this machine.
    """
    for port in _ports():
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:  # used by another program
                continue
            return port
    raise RuntimeError("no port is left")


@cache
def _ports() -> Iterator[int]:
    """Yield the ports of the blocks owned by this process."""
    return (port for block in _blocks() for port in range(block + 1, block + BLOCK))


def _blocks() -> Iterator[int]:
    """Yield free blocks of ports. A process owns a block while the first port of the block is bound."""
    for block in range(FIRST, LAST, BLOCK):
        claim = socket.socket()
        try:
            claim.bind(("127.0.0.1", block))
        except OSError:  # owned by another test process
            claim.close()
            continue
        atexit.register(claim.close)  # closed by the system if this process is killed
        yield block
