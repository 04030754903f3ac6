"""The languages of all texts."""

from typing import Literal, TypeAlias

Language: TypeAlias = Literal["en", "nl", "fr", "sv", "ru", "de"]
