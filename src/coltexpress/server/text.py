"""Text from clients and operators: names, chat messages, URLs."""

import re
import unicodedata
from collections.abc import Container
from typing import Final
from urllib.parse import urlsplit

from coltexpress.server.errors import Refusal

LONGEST_CHAT: Final = 400
_SPACES: Final = re.compile(r"\s+")
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters without visible glyphs."""


def clean_text(text: str, longest: int, refusal: str) -> str:
    """Normalize user input to one line without invisible characters. Markup is kept; it is displayed as text."""
    shown = "".join(" " if character.isspace() else character for character in unicodedata.normalize("NFC", text))
    shown = "".join(
        character for character in shown if unicodedata.category(character)[0] != "C" and character not in _BLANK
    )
    tidy = _SPACES.sub(" ", shown).strip()
    if all(unicodedata.category(character)[0] in "MZ" for character in tidy):
        raise Refusal(f"{refusal}-empty")
    if len(tidy) > longest:
        raise Refusal(f"{refusal}-long", longest=longest)
    return tidy


def is_url(text: str, schemes: Container[str]) -> bool:
    """Whether this is a URL with a host, a valid port and one of these schemes."""
    try:
        parts = urlsplit(text)
        _ = parts.port
    except ValueError:
        return False
    return parts.scheme in schemes and bool(parts.hostname)
