"""Encodes messages as JSON."""

from typing import Final

import msgspec

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: msgspec.Struct) -> str:
    return _ENCODER.encode(message).decode()
