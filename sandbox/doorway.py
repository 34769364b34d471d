"""Who may come in: the page's own origin, by a name of this machine's, and nobody else's page."""

import ipaddress
import socket
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


def who_may_come(host: str) -> str:
    """For the person who has told it to listen there."""
    if is_loopback(host):
        return "only this machine can reach it"
    return "whoever can reach this machine can play as anybody"


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def answers_to(name: str, listening: str) -> bool:
    """Whether a visitor may call by that name what listens there.

    A foreign name can be made to lead here; an address, and this machine's own name, cannot be forged.
    """
    if is_loopback(name):
        return True
    own = socket.gethostname().lower()
    known = {listening.lower(), own, f"{own}.local"}
    return not is_loopback(listening) and (_is_address(name) or name.lower() in known)


def guard(listening: str) -> Middleware:
    """Refuse a page of another origin, and a foreign name that somebody made to lead here."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        name = urlsplit(f"//{request.host}").hostname or ""
        if not answers_to(name, listening):
            where = "to localhost only" if is_loopback(listening) else "to this machine's name and addresses"
            raise web.HTTPForbidden(text=f"The sandbox answers {where}.")
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden(text="The sandbox cannot be driven from another page.")
        return await handler(request)

    return check
