"""Messages about identities, and error responses."""

from msgspec import UNSET, Struct, UnsetType

from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.languages import Language
from coltexpress.protocol.types import Text


class NewIdentity(Struct, forbid_unknown_fields=True):
    """Name of a new player, and the language of turn notices."""

    name: Text
    language: Language = "en"


class ChangedIdentity(Struct, forbid_unknown_fields=True):
    """Omitted fields keep their values. `webhook`: URL for turn notices; empty: none."""

    name: Text | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    webhook: Text | UnsetType = UNSET


class Identity(Struct):
    """A player's identity."""

    name: str
    language: Language
    webhook: str
    token: str = ""
    """Bearer token for programs; only in responses that issue one. Browsers use a cookie instead."""


class DeviceLink(Struct):
    """Single-use link that opens this identity on another device; expires after a few minutes."""

    code: str
    url: str
    qr: str
    """QR code of the URL, as SVG."""
    expires: int


class ClaimLink(Struct, forbid_unknown_fields=True):
    """The code of a device link."""

    code: Text


class Found(Struct):
    """The table with this short code."""

    id: str


class Problem(Struct):
    """Error response: a stable key, a message in the client's language, and the values in it."""

    error: str
    message: str
    details: JsonObject = {}
