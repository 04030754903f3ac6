"""How connections are kept."""

import http.client
import time

from support.serving import Server

LONGER_THAN_MANY = 6.0
"""Seconds: uvicorn alone would have hung up after five."""


def test_a_connection_that_nobody_uses_is_still_there_for_the_proxy_that_keeps_it(server: Server) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", int(server.settings["port"]), timeout=30)
    for pause in (0.0, LONGER_THAN_MANY):
        time.sleep(pause)
        if pause:
            connection.auto_open = 0  # no second connection in place of the first
        connection.request("GET", "/health")
        assert connection.getresponse().read()
    connection.close()
