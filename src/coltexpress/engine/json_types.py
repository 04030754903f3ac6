"""The types of JSON data."""

from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]  # Any: a recursive JSON type would need a cast at every nested access
