"""Who may come in: the page's own origin, by a name of this machine's, and nobody else's page."""

import ipaddress
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Middleware

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach what listens there."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def guard(*, loopback_only: bool) -> Middleware:
    """Refuse a page of another origin, and a foreign name that somebody made to lead here.

    Told to listen elsewhere, the sandbox answers to whatever name leads to it.
    """

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        name = urlsplit(f"//{request.host}").hostname or ""
        if loopback_only and not is_loopback(name):
            raise web.HTTPForbidden(text="The sandbox answers to localhost only.")
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden(text="The sandbox cannot be driven from another page.")
        return await handler(request)

    return check
