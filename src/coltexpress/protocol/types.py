"""Constants and simple types of the protocol."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

PROTOCOL: Final = 2
"""The protocol version. Increases with every change that older clients would misinterpret."""
UNSTATED: Final = 1
"""The version of clients that do not state one: when they were written, it was the only one."""
PROTOCOL_HEADER: Final = "Coltexpress-Protocol"
"""The header with the protocol version, in requests and responses."""
Text = Annotated[str, Meta(max_length=2000)]
ShortText = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Version = Annotated[int, Meta(ge=0, le=100_000)]
Level: TypeAlias = Literal["greenhorn", "rustler", "outlaw", "legend"]
Pace: TypeAlias = Literal["instant", "brisk", "calm"]
GameSlug: TypeAlias = Literal["express", "super"]
ChairKind: TypeAlias = Literal["open", "kept", "person", "bot"]
Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]
Emote: TypeAlias = Literal["laugh", "angry", "wow", "greedy", "hat-off", "hurry"]
EMOTES: Final[tuple[Emote, ...]] = get_args(Emote)
DAY = 24 * 60 * 60
LONGEST_NAME: Final = 24
"""Visible characters."""
