"""The files people uploaded, and a plain picture for whoever has no avatar."""

import io

from aiohttp import web
from PIL import Image

from sandbox.faults import FETCH, Faults, Gate, Refused
from sandbox.model import World
from sandbox.rest import hang_up
from sandbox.routes.call import Call

AVATAR_COLOURS = ("#5865f2", "#747f8d", "#3ba55c", "#faa61a", "#ed4245", "#eb459e")


class Cdn:
    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/cdn/attachments/{channel_id}/{attachment_id}/{filename}", self._attachment)
        app.router.add_get("/cdn/embed/avatars/{number}.png", self._avatar)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        fault = self._faults.take(FETCH, Call(self._world, dict(request.match_info)))
        if isinstance(fault, Gate):
            await fault.pass_through()
        elif isinstance(fault, Refused):
            return web.Response(status=fault.status)
        elif fault is not None:
            return hang_up(request)
        try:
            attachment = self._world.attachments[int(request.match_info["attachment_id"])]
        except (KeyError, ValueError):
            raise web.HTTPNotFound from None
        if attachment.filename != request.match_info["filename"]:
            raise web.HTTPNotFound
        return web.Response(body=attachment.bytes, content_type=attachment.content_type)

    async def _avatar(self, request: web.Request) -> web.Response:
        number = request.match_info["number"]
        if not number.isdecimal():
            raise web.HTTPNotFound
        drawn = io.BytesIO()
        Image.new("RGB", (64, 64), AVATAR_COLOURS[int(number) % len(AVATAR_COLOURS)]).save(drawn, "PNG")
        return web.Response(body=drawn.getvalue(), content_type="image/png")
