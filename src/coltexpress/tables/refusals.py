"""The reason why a request is refused."""

from coltexpress.engine.errors import ColtError


class Refusal(ColtError):
    """A request was refused. Clients receive the key `server-<key>`; the message is `error-server-<key>`."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(f"server-{key}", **details)
