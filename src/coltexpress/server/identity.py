"""Identities without accounts: random ids, signed by the server and stored by the client."""

import secrets
from collections.abc import Callable
from typing import Final

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner, URLSafeTimedSerializer

from coltexpress.server.errors import Refusal
from coltexpress.server.sources import system_time

YEAR: Final = 365 * 24 * 60 * 60
LINK_SECONDS: Final = 10 * 60


class Signer:
    """Signs and verifies ids with the server's secret. `now`: milliseconds since 1970."""

    def __init__(self, secret: str, now: Callable[[], int] = system_time) -> None:
        class Signature(TimestampSigner):
            def get_timestamp(self) -> int:
                return now() // 1000

        self._tokens = URLSafeTimedSerializer(secret, salt="coltexpress identity", signer=Signature)
        self._links = URLSafeTimedSerializer(secret, salt="coltexpress device link", signer=Signature)

    def token(self, identity: str) -> str:
        return str(self._tokens.dumps(identity))

    def read(self, token: str) -> str:
        """Verify a token and return its identity."""
        try:
            return str(self._tokens.loads(token, max_age=YEAR))
        except SignatureExpired:
            raise Refusal("identity-expired") from None
        except BadSignature:
            raise Refusal("identity-invalid") from None

    def link(self, identity: str) -> str:
        """Code of a single-use link for another device of the same person, valid for LINK_SECONDS."""
        return str(self._links.dumps([identity, secrets.token_urlsafe(9)]))

    def read_link(self, code: str) -> tuple[str, str]:
        """Verify a link code; return the identity and the id that marks the link as used."""
        try:
            identity, mark = self._links.loads(code, max_age=LINK_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise Refusal("link-invalid") from None
        return str(identity), str(mark)


def new_id() -> str:
    """A random id of 120 bits."""
    return secrets.token_urlsafe(15)


def short_id(table_id: str) -> str:
    """A prefix of the id for logs: enough to identify a table, but not to access it."""
    return table_id[:5]


CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def new_code() -> str:
    """A short code that finds a table while it is waiting."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
