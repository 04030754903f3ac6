"""Ports for tests. Nobody else can take one between the moment it is chosen and the moment a program listens on it."""

import atexit
import socket
from collections.abc import Iterator
from functools import cache
from typing import Final

FIRST: Final = 20_000
LAST: Final = 31_999
"""Below the range from which systems choose ports by themselves (Linux: from 32768 on)."""
BLOCK: Final = 100


def reserve() -> socket.socket:
    """A bound socket: as long as it is open, only `listen_on` can use its port."""
    reserved = _reusable()
    reserved.bind(("127.0.0.1", 0))
    return reserved


def listen_on(port: int) -> socket.socket:
    """A listening socket on a port that `reserve` holds, for a server that inherits it."""
    listener = _reusable()
    listener.bind(("127.0.0.1", port))
    listener.listen(2048)
    return listener


def _reusable() -> socket.socket:
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    return made


def fixed_port() -> int:
    """A port for a program that takes a number and no socket. No process of any other test run is given the same."""
    for port in _ports():
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:  # a program that has nothing to do with the tests
                continue
            return port
    raise RuntimeError("no port is left")


@cache
def _ports() -> Iterator[int]:
    """The ports of the blocks of this process, one after the other."""
    return (port for block in _blocks() for port in range(block + 1, block + BLOCK))


def _blocks() -> Iterator[int]:
    """Yield free blocks of ports. A process owns a block while the first port of the block is bound."""
    for block in range(FIRST, LAST, BLOCK):
        claim = socket.socket()
        try:
            claim.bind(("127.0.0.1", block))
        except OSError:  # another test process owns it
            claim.close()
            continue
        atexit.register(claim.close)  # the system closes it if this process is killed
        yield block
