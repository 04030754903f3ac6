"""Error responses."""

import logging
from typing import Final

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from coltexpress.engine.errors import ColtError
from coltexpress.i18n.words import Words
from coltexpress.protocol.messages import Problem
from coltexpress.server import errors
from coltexpress.server.connections import AnyRequest, language_of
from coltexpress.server.errors import Refusal

LOG: Final = logging.getLogger("coltexpress.http")
LARGEST_BODY: Final = 64 * 1024


def problem(request: AnyRequest, error: ColtError, status: int) -> Response[Problem]:
    errors.count(error)
    details = dict(error.details)
    headers = {"Retry-After": str(details["seconds"])} if error.key == "server-too-many" else {}
    message = Words(language_of(request)).error(error)
    return Response(
        Problem(error.key, message, details), status_code=status, media_type=MediaType.JSON, headers=headers
    )


def refusal(request: AnyRequest, error: ColtError) -> Response[Problem]:
    return problem(request, error, errors.status_of(error))


_BY_STATUS: Final = {404: "route-unknown", 405: "method-wrong", 413: "too-large"}


def http_problem(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors that Litestar raises before a handler runs."""
    key = _BY_STATUS.get(error.status_code, "body" if error.status_code < 500 else "internal")
    details: dict[str, str | int] = {"longest": LARGEST_BODY} if key == "too-large" else {}
    if key == "body":
        details |= _fault(error)
    answer = problem(request, Refusal(key, **details), error.status_code)
    if error.status_code == 405 and error.headers:
        answer.headers.update(error.headers)
    return answer


def _fault(error: HTTPException) -> dict[str, str]:
    """The invalid field, as named by Litestar."""
    named = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    at = named.get("key") if isinstance(named, dict) else None
    return {"at": str(at)[:100]} if at else errors.fault(str(error.__cause__ or error.detail))


def unreadable(request: AnyRequest, _error: Exception) -> Response[Problem]:
    """A body that is nested too deeply or is not valid UTF-8."""
    return problem(request, Refusal("body"), 400)


def internal(request: AnyRequest, error: Exception) -> Response[Problem]:
    """An unexpected exception: the response has no details, the log has type and location."""
    LOG.error("a request failed", exc_info=error)
    return problem(request, Refusal("internal"), 500)


HANDLERS: Final[ExceptionHandlersMap] = {
    ColtError: refusal,
    HTTPException: http_problem,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Exception: internal,
}
