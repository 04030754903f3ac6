"""Who somebody is, without accounts: an id that this server signed, kept by the device."""

import secrets
from collections.abc import Callable
from typing import Final

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner, URLSafeTimedSerializer

from coltexpress.server.errors import Refusal
from coltexpress.server.sources import system_time

YEAR: Final = 365 * 24 * 60 * 60
LINK_SECONDS: Final = 10 * 60


class Signer:
    """Signs ids with the server's secret, and believes only what it signed. `now`: milliseconds since 1970."""

    def __init__(self, secret: str, now: Callable[[], int] = system_time) -> None:
        class Signature(TimestampSigner):
            def get_timestamp(self) -> int:
                return now() // 1000

        self._tokens = URLSafeTimedSerializer(secret, salt="coltexpress identity", signer=Signature)
        self._links = URLSafeTimedSerializer(secret, salt="coltexpress device link", signer=Signature)

    def token(self, identity: str) -> str:
        return str(self._tokens.dumps(identity))

    def read(self, token: str) -> str:
        """The identity that a token is for."""
        try:
            return str(self._tokens.loads(token, max_age=YEAR))
        except SignatureExpired:
            raise Refusal("identity-expired") from None
        except BadSignature:
            raise Refusal("identity-invalid") from None

    def link(self, identity: str) -> str:
        """For another device of the same person: good once, and not for long."""
        return str(self._links.dumps([identity, secrets.token_urlsafe(9)]))

    def read_link(self, code: str) -> tuple[str, str]:
        """The identity, and what marks the link as used."""
        try:
            identity, mark = self._links.loads(code, max_age=LINK_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise Refusal("link-invalid") from None
        return str(identity), str(mark)


def new_id() -> str:
    """Nobody guesses it: 120 bits."""
    return secrets.token_urlsafe(15)


CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def new_code() -> str:
    """Short enough to say aloud; it finds a table only while that waits."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
