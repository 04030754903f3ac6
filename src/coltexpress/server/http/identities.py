"""Routes for identities, device links and turn notices."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar import Response, get, patch, post
from litestar.params import JSONBody
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from coltexpress.protocol.messages import (
    LONGEST_NAME,
    ChangedIdentity,
    ClaimLink,
    DeviceLink,
    Identity,
    NewIdentity,
)
from coltexpress.server.connections import COOKIE, AnyRequest, address_of, cookie_for, registry_of, token_of
from coltexpress.server.errors import Refusal
from coltexpress.server.http.links import page_url, qr_code
from coltexpress.server.http.openapi import (
    BODY_ERRORS,
    LOGIN_ERRORS,
    PERSON,
    STORE_ERRORS,
    WRITE_ERRORS,
    refusals,
    response_spec,
)
from coltexpress.server.http.params import Person
from coltexpress.server.identity import LINK_SECONDS, new_id
from coltexpress.server.notifications.notices import checked_webhook
from coltexpress.server.storage.rows import IdentityRow
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.text import clean_text


@post(
    "/identity",
    tags=["people"],
    summary="Create an identity",
    responses=refusals(WRITE_ERRORS, BODY_ERRORS, "name-empty", "name-long"),
)
async def new_identity(data: JSONBody[NewIdentity], request: AnyRequest) -> Response[Identity]:
    registry = registry_of(request)
    registry.limits.take("identities", address_of(request), registry.settings.requests_per_minute // 10 + 1)
    row = IdentityRow(new_id(), clean_text(data.name, LONGEST_NAME, "name"), data.language, "", registry.now())
    await registry.store.add_identity(row)
    return _signed_in(request, row)


def _signed_in(request: AnyRequest, row: IdentityRow) -> Response[Identity]:
    """A response with the identity, a cookie for browsers and a token for programs."""
    registry = registry_of(request)
    token = registry.signer.token(row.id)
    body = Identity(row.name, row.language, row.webhook, token)
    return Response(body, cookies=[cookie_for(request, token, registry.settings)])


@get(
    "/identity",
    tags=["people"],
    summary="Get your identity",
    responses=refusals(LOGIN_ERRORS, STORE_ERRORS),
    security=PERSON,
)
async def my_identity(request: AnyRequest, person: Person) -> Response[Identity]:
    """Renews a browser's cookie for another year."""
    registry = registry_of(request)
    fresh = cookie_for(request, registry.signer.token(person.id), registry.settings)
    cookies = [fresh] if request.cookies.get(COOKIE) == token_of(request) else []
    me = Identity(person.name, person.language, person.webhook)
    return Response(me, cookies=cookies, headers={"Cache-Control": "no-store"})


@patch(
    "/identity",
    tags=["people"],
    summary="Change your name, language or webhook",
    responses=refusals(
        LOGIN_ERRORS, WRITE_ERRORS, BODY_ERRORS, "name-empty", "name-long", "webhook-refused", "webhook-long"
    ),
    security=PERSON,
)
async def change_identity(data: JSONBody[ChangedIdentity], request: AnyRequest, person: Person) -> Identity:
    registry = registry_of(request)
    name = person.name if data.name is msgspec.UNSET else clean_text(data.name, LONGEST_NAME, "name")
    language = person.language if data.language is msgspec.UNSET else data.language
    webhook = person.webhook
    if data.webhook is not msgspec.UNSET:
        registry.limits.take("webhooks", person.id, _WEBHOOKS_PER_MINUTE)
        webhook = checked_webhook(data.webhook)
        if webhook:
            await _look_up(registry, webhook)
    row = IdentityRow(person.id, name, language, webhook, person.created)
    await registry.store.change_identity(row)
    return Identity(row.name, row.language, row.webhook)


async def _look_up(registry: TableRegistry, webhook: str) -> None:
    """Refuse a webhook whose host cannot be resolved in time."""
    try:
        async with asyncio.timeout(_LOOK_UP_SECONDS):
            await registry.notices.public_address(urlsplit(webhook).hostname or "", 443)
    except TimeoutError:
        raise Refusal("webhook-refused") from None


@post(
    "/identity/link",
    tags=["people"],
    summary="Create a link that opens this identity on another device",
    responses=refusals(LOGIN_ERRORS, WRITE_ERRORS),
    security=PERSON,
)
async def link_device(request: AnyRequest, person: Person) -> DeviceLink:
    registry = registry_of(request)
    code = registry.signer.link(person.id)
    url = page_url(request, f"/device#{code}")  # in the fragment, which browsers never send to a server
    return DeviceLink(code, url, qr_code(url), registry.now() + LINK_SECONDS * 1000)


@post(
    "/identity/claim",
    tags=["people"],
    summary="Use a device link",
    responses=refusals(WRITE_ERRORS, BODY_ERRORS, "link-invalid", "link-used"),
)
async def claim_link(data: JSONBody[ClaimLink], request: AnyRequest) -> Response[Identity]:
    registry = registry_of(request)
    registry.limits.take("claims", address_of(request), 20)
    identity, mark = registry.signer.read_link(data.code)
    row = await registry.store.identity(identity)
    if row is None:
        raise Refusal("link-invalid")
    if not await registry.store.spend_link(mark, registry.now()):
        raise Refusal("link-used")
    return _signed_in(request, row)


@get(
    "/notices",
    tags=["people"],
    summary="Subscribe to turn notices of all your tables (server-sent events)",
    responses={200: response_spec(str, "Each event `turn` has a Notice as its data.", "text/event-stream")}
    | refusals(LOGIN_ERRORS, STORE_ERRORS),
    security=PERSON,
)
async def notices(request: AnyRequest, person: Person) -> ServerSentEvent:
    registry = registry_of(request)
    registry.limits.take("streams", person.id, _STREAMS_PER_MINUTE)
    address = address_of(request)
    registry.limits.take("streams", address, registry.settings.requests_per_minute)
    registry.sockets.check(address, registry.settings.sockets_per_address)

    async def stream() -> AsyncIterator[ServerSentEventMessage]:
        registry.sockets.enter(address)  # not earlier: `leave` runs only if the stream was started
        try:
            async with registry.notices.listen(person.id) as queue:
                while True:
                    try:
                        notice = await asyncio.wait_for(queue.get(), 15)
                        if notice is None:
                            return
                        yield ServerSentEventMessage(data=msgspec.json.encode(notice).decode(), event="turn")
                    except TimeoutError:
                        yield ServerSentEventMessage(comment="still here")
        finally:
            registry.sockets.leave(address)

    return ServerSentEvent(stream())


_STREAMS_PER_MINUTE: Final = 30
_WEBHOOKS_PER_MINUTE: Final = 10
_LOOK_UP_SECONDS: Final = 5.0
ROUTES: Final = [new_identity, my_identity, change_identity, link_device, claim_link, notices]
