"""Delivery of notices to webhooks."""

from urllib.parse import urlsplit

import httpx

from coltexpress.protocol.encoding import encode
from coltexpress.protocol.messages import PROTOCOL, PROTOCOL_HEADER, Notice


async def deliver(url: str, address: str, notice: Notice) -> bool:
    """POST to the checked address without resolving the name again; no redirects. False: try again later."""
    parts = urlsplit(url)
    headers = {
        "Host": parts.netloc,
        "Content-Type": "application/json",
        "User-Agent": "coltexpress",
        PROTOCOL_HEADER: str(PROTOCOL),
    }
    try:
        async with httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False) as client:
            target = httpx.URL(url).copy_with(host=address)
            request = client.build_request("POST", target, content=encode(notice), headers=headers)
            request.extensions["sni_hostname"] = parts.hostname
            answer = await client.send(request, stream=True)
            await answer.aclose()
    except (httpx.HTTPError, httpx.InvalidURL):
        return False
    return answer.status_code < 500
