"""The JSON API of the sandbox page, and the page itself. Ids are strings; every call says who acts.

Reading (`as` is a person's id; the state without `as` is the first person's)
    GET /sandbox/state?as=ID
        {"me": PERSON, "people": [PERSON], "guilds": [GUILD], "channels": [CHANNEL], "dm_commands": [COMMAND],
         "bot": USER, "bot_connected": BOOL, "now": TIME, "time_runs": BOOL | null (if it cannot),
         "cards": [{"key", "label", "line"}]}
        GUILD   {"id", "name", "has_bot": BOOL, "roles": [NAME], "commands": [COMMAND]}
                                                       all there are; no commands where that person is not
        PERSON  {"id", "name", "dms_open": BOOL, "ranks": {ID of a guild: RANK}, "locale",
                 "dm": ID | null, "dm_last_message": ID | null}
        CHANNEL {"id", "name", "kind": "text" | "thread" | "dm", "parent": ID | null, "archived": BOOL,
                 "guild": ID | null, "mentions": [ID of a message], "last_message": ID | null}
                                                       only those that person can see
        COMMAND as registered by the bot, with options, choices and "autocomplete": true
    GET /sandbox/channels/{id}/messages?as=ID
        {"messages": [MESSAGE]}, oldest first. MESSAGE is Discord's own shape (author, content, embeds,
        components, attachments, timestamp, flags, type) with these added: "ephemeral", "loading",
        "files" (every file with its alt text in "description", also those shown inside embeds).
    GET /sandbox/cards/KEY
        The card's picture.
    GET /sandbox/events?as=ID
        Server-sent events: event "change", data {"channel": ID | null}. A channel id means that its
        messages changed; null means that the state did (channels, people, commands, connection, or
        what others were told where this person cannot look).

Acting (POST, application/json; every body has "as": ID); more in `strings.py`
    /sandbox/slash         {"channel": ID, "command": "game new", "options": {NAME: VALUE}} -> REPLY
                           (a file is {"filename": NAME, "content": BASE64})
    /sandbox/autocomplete  {"channel", "command", "options", "focused": NAME, "typed": TEXT}
                           -> {"choices": [{"name", "value"}]}
    /sandbox/press         {"channel", "message": ID, "button": CUSTOM_ID} -> REPLY
    /sandbox/choose        {"channel", "message", "select": CUSTOM_ID, "values": [VALUE]} -> REPLY
    /sandbox/submit        {"modal": ID (from a reply), "values": {CUSTOM_ID: TEXT | [VALUE]}} -> REPLY
    /sandbox/dm            {} -> {"channel": ID}       open the conversation with the bot
    /sandbox/dms           {"open": BOOL} -> {}        accept or refuse direct messages
        REPLY {"kind": "message" | "deferred_message" | "deferred_update" | "update" | "modal",
               "message": MESSAGE | null,
               "modal": {"id", "custom_id", "title", "components"} | null}

What cannot be done is answered 409 {"error": SENTENCE}; a bot that stays silent, 504 {"error": SENTENCE};
a request that makes no sense, 400 {"error": SENTENCE}.

Anything else under / is a file of the folder `page`, with index.html at /.
"""

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from sandbox import guilds, wire
from sandbox.errors import Json
from sandbox.forms import Modal
from sandbox.model import Channel, ChannelKind, Guild, Message
from sandbox.people import CannotDo, NoAnswer, Person, Reply
from sandbox.stage.strings import Strings

PAGE = Path(__file__).resolve().parents[1] / "page"
UNFRAMED = {"X-Frame-Options": "SAMEORIGIN", "Content-Security-Policy": "frame-ancestors 'self'"}
"""No other page can lay itself around this one and let people press what they do not see; two screens side by
side are our own."""

Action = Callable[[Person, Json], Awaitable[Json]]


class PageApi:
    def __init__(self, strings: Strings) -> None:
        self._strings = strings
        self._world = strings.world
        self._people = strings.people
        self._backstage = strings.backstage
        self._pictures: dict[str, asyncio.Task[bytes]] = {}
        self._listening: set[asyncio.Task[None]] = set()

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/sandbox/state", self._state)
        app.router.add_get("/sandbox/channels/{channel_id}/messages", self._messages)
        app.router.add_get("/sandbox/events", self._events)
        app.router.add_get("/sandbox/cards/{key}", self._picture)
        actions: dict[str, Action] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "dm": self._dm,
            "dms": self._dms,
            "begin": self._strings.begin,
            "say": self._strings.say,
            "time": self._strings.time,
            "person": self._strings.person,
            "guild": self._strings.guild,
            "mishap": self._strings.mishap,
        }
        for name, action in actions.items():
            app.router.add_post(f"/sandbox/{name}", self._acting(action))
        app.router.add_get("/{path:.*}", _page_file)
        app.on_shutdown.append(self._stop_listening)

    # Reading

    def _person(self, identity: object) -> Person:
        found = next((each for each in self._people if str(each.id) == str(identity)), None)
        if found is None:
            raise _bad_request("Say who acts: `as` must be the id of a person.")
        return found

    def _channel(self, person: Person, identity: object) -> Channel:
        found = next((each for each in person.channels() if str(each.id) == str(identity)), None)
        if found is None:
            raise CannotDo(f"{person.name} sees no such channel.")
        return found

    def _message(self, person: Person, body: Json) -> Message:
        for message in person.reads(self._channel(person, body.get("channel"))):
            if str(message.id) == str(body.get("message")):
                return message
        raise CannotDo("This message is gone.")

    async def _state(self, request: web.Request) -> web.Response:
        person = self._person(request.query.get("as", str(self._people[0].id)))
        world, time = self._world, self._backstage.time
        return _json(
            {
                "me": self._about(person),
                "people": [self._about(each) for each in self._people],
                "guilds": [self._about_guild(person, each) for each in world.guilds.values()],
                "now": wire.moment(world.now()),
                "time_runs": time.is_running() if time else None,
                "cards": [
                    {"key": each.key, "label": each.label, "line": each.line}
                    for each in self._backstage.cards
                ],
                "bot": wire.user(world.bot),
                "bot_connected": self._strings.gateway.connected,
                "channels": [_about_channel(person, each) for each in person.channels()],
                "dm_commands": person.commands(Channel(0, ChannelKind.DM)),
            }
        )

    def _about_guild(self, person: Person, guild: Guild) -> Json:
        anywhere = Channel(0, ChannelKind.TEXT, guild=guild)
        return {
            "id": str(guild.id),
            "name": guild.name,
            "has_bot": self._world.bot.id in guild.members,
            "roles": [each.name for each in guild.roles if each is not guild.everyone],
            "commands": person.commands(anywhere) if person.id in guild.members else [],
        }

    def _about(self, person: Person) -> Json:
        homes = self._world.guilds_of(person.user)
        return {
            "id": str(person.id),
            "name": person.name,
            "dms_open": person.user.dms_open,
            "ranks": {str(each.id): guilds.rank(each, person.user) for each in homes},
            "locale": person.user.locale,
            "dm": str(person.dm.id) if person.dm else None,
            "dm_last_message": _last_message(person, person.dm) if person.dm else None,
        }

    async def _picture(self, request: web.Request) -> web.Response:
        key = request.match_info["key"]
        card = next((each for each in self._backstage.cards if each.key == key), None)
        if card is None:
            raise web.HTTPNotFound
        if key not in self._pictures:
            self._pictures[key] = asyncio.ensure_future(_finished(card.picture()))
        return web.Response(
            body=await asyncio.shield(self._pictures[key]),
            content_type="image/png",
            headers={"Cache-Control": "max-age=3600"},
        )

    async def _messages(self, request: web.Request) -> web.Response:
        person = self._person(request.query.get("as"))
        try:
            channel = self._channel(person, request.match_info["channel_id"])
        except CannotDo as refusal:
            return _json({"error": str(refusal)}, 409)
        return _json({"messages": [self._shown(each) for each in person.reads(channel)]})

    def _shown(self, message: Message) -> Json:
        return wire.message(message, self._world) | {
            "ephemeral": message.ephemeral,
            "loading": message.loading,
            "files": [wire.attachment(each) for each in message.attachments],
        }

    async def _events(self, request: web.Request) -> web.StreamResponse:
        person = self._person(request.query.get("as"))
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        queue = self._world.changes.subscribe()  # before the answer says that it is listened
        task = asyncio.create_task(self._stream(person, queue, request, response))
        self._listening.add(task)
        try:
            await asyncio.wait([task])
        finally:
            task.cancel()
            self._listening.discard(task)
            self._world.changes.unsubscribe(queue)
        return response

    async def _stream(
        self,
        person: Person,
        queue: asyncio.Queue[int | None],
        request: web.Request,
        response: web.StreamResponse,
    ) -> None:
        try:
            await response.prepare(request)
            await response.write(b": listening\n\n")
            while True:
                channel = self._world.channels.get(await queue.get() or 0)
                if channel and not self._world.can_see(person.user, channel):
                    channel = None
                data = json.dumps({"channel": str(channel.id) if channel else None})
                await response.write(f"event: change\ndata: {data}\n\n".encode())
        except ConnectionError:
            return

    async def _stop_listening(self, _app: web.Application) -> None:
        for task in (*self._listening, *self._pictures.values()):
            task.cancel()

    # Acting

    def _acting(self, action: Action) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            # A page from elsewhere cannot send this content type without asking first.
            if request.content_type != "application/json":
                raise _bad_request("Send application/json.")
            try:
                body = json.loads(await request.read())
            except ValueError:
                raise _bad_request("This is not JSON.") from None
            if not isinstance(body, dict):
                raise _bad_request("Send an object.")
            try:
                return _json(await action(self._person(body.get("as")), body))
            except CannotDo as refusal:
                return _json({"error": str(refusal)}, 409)
            except NoAnswer:
                return _json({"error": "The application did not respond."}, 504)

        return handle

    def _reply(self, reply: Reply) -> Json:
        interaction = reply.interaction
        modal = interaction.modal and {"id": str(interaction.id), **interaction.modal}
        original = interaction.original
        return {
            "kind": reply.kind.name.lower() if reply.kind else None,
            "message": self._shown(original) if original else None,
            "modal": modal,
        }

    async def _slash(self, person: Person, body: Json) -> Json:
        channel = self._channel(person, body.get("channel"))
        options = {name: _unpacked(value) for name, value in (body.get("options") or {}).items()}
        return self._reply(await person.slash(channel, _text(body, "command"), options))

    async def _autocomplete(self, person: Person, body: Json) -> Json:
        choices = await person.autocomplete(
            self._channel(person, body.get("channel")),
            _text(body, "command"),
            body.get("options") or {},
            focused=_text(body, "focused"),
            typed=str(body.get("typed", "")),
        )
        return {"choices": choices}

    async def _press(self, person: Person, body: Json) -> Json:
        return self._reply(await person.press(self._message(person, body), _text(body, "button")))

    async def _choose(self, person: Person, body: Json) -> Json:
        values = body.get("values")
        if not isinstance(values, list):
            raise _bad_request("`values` must be a list.")
        return self._reply(await person.choose(self._message(person, body), _text(body, "select"), values))

    async def _submit(self, person: Person, body: Json) -> Json:
        for interaction in self._world.interactions.values():
            data = interaction.modal
            if data and str(interaction.id) == str(body.get("modal")):
                modal = Modal(interaction, data["custom_id"], data["title"], data["components"])
                return self._reply(await person.submit(modal, body.get("values") or {}))
        raise CannotDo("This form is gone.")

    async def _dm(self, person: Person, _body: Json) -> Json:
        return {"channel": str(person.open_dm().id)}

    async def _dms(self, person: Person, body: Json) -> Json:
        if body.get("open"):
            person.open_dms()
        else:
            person.close_dms()
        return {}


async def _finished(work: Awaitable[bytes]) -> bytes:
    return await work


def _last_message(person: Person, channel: Channel) -> str | None:
    return next((str(each.id) for each in reversed(person.reads(channel))), None)


def _mentions(person: Person, channel: Channel) -> list[str]:
    """The latest messages there that call this person."""
    return [str(each.id) for each in person.reads(channel)[-50:] if person.user in each.mentions]


def _about_channel(person: Person, channel: Channel) -> Json:
    thread = channel.thread
    return {
        "id": str(channel.id),
        "name": channel.name or "Flugpost",
        "kind": "thread" if thread else "dm" if channel.recipient else "text",
        "parent": str(thread.parent.id) if thread else None,
        "guild": str(channel.guild.id) if channel.guild else None,
        "mentions": _mentions(person, channel),
        "archived": thread.archived if thread else False,
        "last_message": _last_message(person, channel),
    }


def _text(body: Json, name: str) -> str:
    value = body.get(name)
    if not isinstance(value, str) or not value:
        raise _bad_request(f"`{name}` must be a text.")
    return value


def _json(body: Json, status: int = 200) -> web.Response:
    return web.json_response(body, status=status)


def _bad_request(sentence: str) -> web.HTTPBadRequest:
    return web.HTTPBadRequest(text=json.dumps({"error": sentence}), content_type="application/json")


async def _page_file(request: web.Request) -> web.StreamResponse:
    path = (PAGE / (request.match_info["path"] or "index.html")).resolve()
    if not path.is_relative_to(PAGE) or not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Cache-Control": "no-cache", **UNFRAMED})


def _unpacked(value: Any) -> Any:
    """A file as the page sends it becomes its name and content; anything else stays what it is."""
    if not isinstance(value, dict):
        return value
    try:
        return str(value["filename"]), base64.b64decode(value["content"], validate=True)
    except (KeyError, TypeError, ValueError):
        raise CannotDo("That is not a file.") from None
