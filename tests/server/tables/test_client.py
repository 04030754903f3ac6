"""The send queue of a client."""

from coltexpress.server.tables.client import MOST_WAITING, RESTART, TOO_SLOW, Client


def waiting(client: Client) -> list[str | None]:
    return [client.outgoing.get_nowait() for _ in range(client.outgoing.qsize())]


def test_slow_clients_are_closed_after_their_queue_without_a_gap() -> None:
    client = Client("ann", 0, "en")
    for number in range(MOST_WAITING):
        client.send(str(number))
    assert not client.closing
    client.send("one too many")
    client.send("and another")
    assert client.closing == TOO_SLOW
    assert waiting(client) == [*[str(number) for number in range(MOST_WAITING)], None]


def test_queued_frames_are_sent_before_the_close_and_none_after() -> None:
    client = Client("ann", 0, "en")
    client.send("news")
    client.close(RESTART)
    client.close(TOO_SLOW)
    client.send("more")
    assert client.closing == RESTART
    assert waiting(client) == ["news", None]
