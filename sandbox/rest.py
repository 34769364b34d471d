"""The REST door: reads a request, checks its token, orders faults, runs the route, keeps the log."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.buckets import Buckets
from sandbox.errors import Refusal, malformed_json, unauthorized
from sandbox.faults import Faults, Gate, Lost, Refused, server_error
from sandbox.limits.messages import REQUEST_SIZE, Upload
from sandbox.model import World
from sandbox.routes import ROUTES, Call, Response, Route

PREFIX = "/api/v10"

_log = logging.getLogger(__name__)


@dataclass
class Exchange:
    """One request and what became of it; `status` is None while it runs, or if no answer was given."""

    method: str
    route: str
    path: str
    query: dict[str, str]
    body: Any = None
    files: list[tuple[str, int]] = field(default_factory=list)
    status: int | None = None
    response: Any = None
    fault: str | None = None
    at: datetime | None = None
    """When it came, by Discord's clock."""

    def __repr__(self) -> str:
        fault = f" ({self.fault})" if self.fault else ""
        return f"<{self.method} {self.path} -> {self.status}{fault}>"


SLOWNESS = 2.0


@dataclass
class Trouble:
    """What goes wrong with every request until it is switched off."""

    slow: bool = False
    failing: bool = False
    losing: bool = False
    """What was asked is done, but the answer says that it failed."""

    @property
    def fault(self) -> Refused | None:
        if self.failing or self.losing:
            return server_error(503, after_effect=not self.failing)
        return None


class RestDoor:
    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults
        self.requests: list[Exchange] = []
        self.unknown_routes: list[str] = []
        self.in_flight = 0
        self.buckets = Buckets()
        self.trouble = Trouble()

    def add_routes(self, app: web.Application) -> None:
        for route in ROUTES:
            app.router.add_route(route.method, PREFIX + route.template, self._handler(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    def _handler(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            path, query = request.path.removeprefix(PREFIX), dict(request.query)
            exchange = Exchange(request.method, route.template, path, query, at=self._world.now())
            self.requests.append(exchange)
            self.in_flight += 1
            try:
                return await self._serve(request, route, exchange)
            except ConnectionError:  # whoever asked is gone: a bot that was killed while it sent a picture
                return hang_up(request)
            finally:
                self.in_flight -= 1
                self._world.changes.wake()

        return handle

    async def _serve(self, request: web.Request, route: Route, exchange: Exchange) -> web.StreamResponse:
        try:
            call = await self._read(request, route, exchange)
        except Refusal as refusal:
            return _answer(exchange, refusal.status, refusal.body)
        if self.trouble.slow:
            await asyncio.sleep(SLOWNESS)
        name = f"{route.method} {route.template}"
        limits, empty = self.buckets.take(name, call.path)
        fault = self.trouble.fault or empty or self._faults.take(name, call)
        exchange.fault = type(fault).__name__ if fault else None
        if isinstance(fault, Refused) and not fault.after_effect:
            return _answer(exchange, fault.status, fault.body, fault.headers)
        if isinstance(fault, Gate) and not fault.after_effect:
            await fault.pass_through()
        if isinstance(fault, Lost) and not fault.after_effect:
            return hang_up(request)
        way = self._faults.way(name)
        if way.there:
            await asyncio.sleep(way.there)
        reply = self._run(route, call, exchange)
        if way.back:  # not even for an instant otherwise: people could press what its bot has not heard of
            await asyncio.sleep(way.back)
        if isinstance(fault, Gate) and fault.after_effect:
            await fault.pass_through()
        if isinstance(fault, Lost):
            return hang_up(request)
        if isinstance(fault, Refused):
            return _answer(exchange, fault.status, fault.body, fault.headers)
        return _answer(exchange, reply.status, reply.body, limits)

    def _run(self, route: Route, call: Call, exchange: Exchange) -> Response:
        try:
            return route.handler(call)
        except Refusal as refusal:
            return Response(refusal.status, refusal.body)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            # A body of a shape nobody foresaw: as loud as an unknown route.
            _log.exception("%r with %r", exchange, exchange.body)
            self.unknown_routes.append(f"{exchange.method} {exchange.path}: {error!r}")
            return Response(400, {"message": "Invalid Form Body", "code": 50035})

    async def _read(self, request: web.Request, route: Route, exchange: Exchange) -> Call:
        if not route.by_token_in_path and request.headers.get("Authorization") != f"Bot {self._world.token}":
            raise unauthorized()
        body, uploads = await _read_body(request)
        exchange.body = body
        exchange.files = [(upload.filename, len(upload.bytes)) for upload in uploads]
        return Call(self._world, dict(request.match_info), dict(request.query), body, uploads)

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        """A route nobody wrote yet: remembered, so that the test that caused it fails."""
        self.unknown_routes.append(f"{request.method} {request.path}")
        self._world.changes.wake()
        return _json(404, {"message": "404: Not Found", "code": 0})


async def _read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    raw = await request.read()
    if not raw:
        return None, []
    return _parse(raw), []


async def _read_multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    uploads: list[Upload] = []
    size = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise malformed_json()
        data = bytes(await part.read())
        size += len(data)
        if size > REQUEST_SIZE:
            raise Refusal(413, 40005, "Request entity too large")
        name = part.name or ""
        if name == "payload_json":
            body = _parse(data)
        elif name.startswith("files[") and name.endswith("]"):
            uploads.append(Upload(int(name[6:-1]), part.filename or "unknown", data))
    return body, uploads


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise malformed_json() from None


def _answer(
    exchange: Exchange, status: int, body: Any, headers: dict[str, str] | None = None
) -> web.StreamResponse:
    exchange.status = status
    # What was said then, not what the message has become since.
    exchange.response = json.loads(json.dumps(body))
    if body is None:
        return web.Response(status=status, headers=headers)
    if isinstance(body, str):
        return web.Response(status=status, text=body, headers=headers)
    return _json(status, body, headers)


def _json(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """discord.py wants exactly `application/json`, without a charset."""
    return web.Response(
        status=status, body=json.dumps(body).encode(), content_type="application/json", headers=headers
    )


def hang_up(request: web.Request) -> web.StreamResponse:
    """Break the connection off without an answer."""
    transport = request.transport
    if isinstance(transport, asyncio.WriteTransport):
        transport.abort()
    return web.Response(status=500)
