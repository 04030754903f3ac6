"""Length-prefixed frames between parent and child process."""

import struct
from typing import IO, Final

_LENGTH: Final = struct.Struct(">I")


def write_frame(stream: IO[bytes], frame: bytes) -> None:
    stream.write(_LENGTH.pack(len(frame)) + frame)
    stream.flush()


def read_frame(stream: IO[bytes]) -> bytes | None:
    """The next frame, or None if the other side has ended."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    length: int = _LENGTH.unpack(head)[0]
    frame = stream.read(length)
    return frame if len(frame) == length else None
