"""The header that a client of the current protocol version sends."""

from typing import Final

from coltexpress.protocol.messages import PROTOCOL, PROTOCOL_HEADER

CURRENT_PROTOCOL: Final = {PROTOCOL_HEADER: str(PROTOCOL)}
