"""The gateway: hello, identify, heartbeat, resume with replay, and the ways in which it breaks."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox import wire
from sandbox.errors import Json
from sandbox.flags import Intent
from sandbox.model import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
AUTHENTICATION_FAILED, DECODE_ERROR, DISALLOWED_INTENTS = 4004, 4002, 4014
HEARTBEAT_EVERY_MS = 41_250
WAY_BACK = 0.1
"""Seconds: an answer that is there before the library has noted its question is taken for a late one."""
REPLAYED_AT_MOST = 2000
OF_A_GUILD = {"GUILD_CREATE", "GUILD_DELETE"}
GOODBYES = {WSCloseCode.OK, WSCloseCode.GOING_AWAY}
PRIVILEGED = Intent.members | Intent.presences | Intent.message_content

Watch = Callable[[Json], None]


class Connection:
    """One websocket; what is said leaves in order, compressed as the client asked."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        request: web.Request,
        *,
        compressed: bool,
        on_idle: Callable[[], None],
        watch: Watch,
    ) -> None:
        self._socket = socket
        self._on_idle = on_idle
        self._watch = watch
        self._transport = request.transport
        self._compressor = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def say(self, op: int, data: Any = None) -> None:
        frame = {"op": op, "d": data, "s": None, "t": None}
        self._watch(frame)
        self.say_text(json.dumps(frame))

    def say_text(self, text: str) -> None:
        self._queue.put_nowait(text)

    @property
    def idle(self) -> bool:
        return self._queue.empty()

    async def _write(self) -> None:
        while True:
            text = await self._queue.get()
            try:
                if self._compressor is None:
                    await self._socket.send_str(text)
                else:
                    data = self._compressor.compress(text.encode())
                    await self._socket.send_bytes(data + self._compressor.flush(zlib.Z_SYNC_FLUSH))
            except ConnectionError:
                return
            if self.idle:
                self._on_idle()

    def drop(self) -> None:
        """Gone without a goodbye, as when a cable is pulled."""
        if isinstance(self._transport, asyncio.WriteTransport):
            self._transport.abort()

    async def close(self, code: int) -> None:
        await self._socket.close(code=code)

    def end(self) -> None:
        self._writer.cancel()


class Session:
    """What one identified client has been told; it outlives the connection, so that it can be resumed."""

    def __init__(
        self, intents: int, connection: Connection, watch: Watch, shard: tuple[int, int] = (0, 1)
    ) -> None:
        self.id = secrets.token_hex(16)
        self._watch = watch
        self.intents = intents
        self.shard = shard
        self.connection: Connection | None = connection
        self._sequence = 0
        self._told: deque[tuple[int, str]] = deque(maxlen=REPLAYED_AT_MOST)

    def tell(self, event: str, payload: Json) -> None:
        self._sequence += 1
        frame = {"op": DISPATCH, "t": event, "s": self._sequence, "d": payload}
        self._watch(frame)
        text = json.dumps(frame)
        self._told.append((self._sequence, text))
        if self.connection:
            self.connection.say_text(text)

    def _wants(self, intent: Intent) -> bool:
        return bool(self.intents & intent)

    def replay(self, after: int) -> None:
        if self.connection:
            for sequence, text in self._told:
                if sequence > after:
                    self.connection.say_text(text)

    def minds(self, guild_id: int) -> bool:
        """Guilds are dealt out among the shards by their ids; direct messages (0) go to the first."""
        index, count = self.shard
        return (guild_id >> 22) % count == index

    def wants(self, event: str, payload: Json) -> bool:
        if not self.minds(_guild_of(event, payload)):
            return False
        if event.startswith("MESSAGE_"):
            return self._wants(Intent.guild_messages if "guild_id" in payload else Intent.dm_messages)
        if event.startswith("GUILD_MEMBER_"):
            return self._wants(Intent.members)
        if event.startswith(("CHANNEL_", "THREAD_", "GUILD_")):
            return self._wants(Intent.guilds)
        return True


def _guild_of(event: str, payload: Json) -> int:
    return int(payload.get("guild_id") or (payload["id"] if event in OF_A_GUILD else 0))


def _shard_of(identity: Json) -> tuple[int, int]:
    asked = identity.get("shard") or (0, 1)
    return int(asked[0]), int(asked[1])


class Gateway:
    def __init__(self, world: World, complaints: list[str]) -> None:
        self._world = world
        self._complaints = complaints
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self.identified = 0
        self.resumed = 0
        self.on_told: Watch = lambda _frame: None
        """Sees every frame before it leaves, and `on_heard` every frame that comes in."""
        self.on_heard: Watch = lambda _frame: None
        world.listeners.append(self._dispatch)

    @property
    def sessions(self) -> frozenset[str]:
        """The bots that are connected, or were and may still come back."""
        return frozenset(self._sessions)

    @property
    def connected(self) -> bool:
        return any(session.connection for session in self._sessions.values())

    @property
    def idle(self) -> bool:
        return all(connection.idle for connection in self._connections)

    def _dispatch(self, event: str, payload: Json) -> None:
        guild = self._world.guilds.get(int(payload.get("guild_id") or 0))
        if guild and self._world.bot.id not in guild.members:
            return
        for session in self._sessions.values():
            if session.wants(event, payload):
                session.tell(event, payload)

    # What can go wrong, on demand

    def drop(self) -> None:
        """Every connection breaks; the sessions can be resumed."""
        for connection in self._connections:
            connection.drop()

    async def turn_away(self) -> None:
        """The bot's token was revoked: nobody who bears it stays connected."""
        for connection in list(self._connections):
            await connection.close(AUTHENTICATION_FAILED)

    def ask_to_reconnect(self) -> None:
        for connection in self._connections:
            connection.say(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """The session is over. discord.py waits five seconds before it identifies anew."""
        if not resumable:
            self._sessions.clear()
        for connection in self._connections:
            connection.say(INVALID_SESSION, resumable)

    def forget_sessions(self, *which: str) -> None:
        """An attempt to resume these, or any, will be refused."""
        for key in which or tuple(self._sessions):
            del self._sessions[key]

    async def close(self) -> None:
        for connection in list(self._connections):
            await connection.close(WSCloseCode.GOING_AWAY)

    # The conversation

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        compress = request.query.get("compress")
        socket = web.WebSocketResponse(max_msg_size=0, compress=False, timeout=1.0)
        await socket.prepare(request)
        if compress not in {None, "zlib-stream"}:
            self._complaints.append(f"gateway compress={compress}")
            await socket.close(code=DECODE_ERROR)
            return socket
        connection = Connection(
            socket,
            request,
            compressed=compress is not None,
            on_idle=self._world.changes.wake,
            watch=self.on_told,
        )
        self._connections.add(connection)
        connection.say(HELLO, {"heartbeat_interval": HEARTBEAT_EVERY_MS})
        try:
            async for message in socket:
                if message.type in {WSMsgType.TEXT, WSMsgType.BINARY}:
                    await self._hear(connection, json.loads(message.data))
        finally:
            self._connections.discard(connection)
            connection.end()
            self._hang_up(connection, said_goodbye=socket.close_code in GOODBYES)
        return socket

    def _hang_up(self, connection: Connection, *, said_goodbye: bool) -> None:
        """A client that closes properly ends its session; one that vanishes may resume it."""
        for session in list(self._sessions.values()):
            if session.connection is connection:
                session.connection = None
                if said_goodbye:
                    del self._sessions[session.id]
        self._world.changes.notify()

    async def _hear(self, connection: Connection, message: Json) -> None:
        self.on_heard(message)
        op, data = message.get("op"), message.get("d")
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(WAY_BACK, connection.say, HEARTBEAT_ACK)
        elif op == IDENTIFY and isinstance(data, dict):
            await self._identify(connection, data)
        elif op == RESUME and isinstance(data, dict):
            await self._resume(connection, data)
        elif op == REQUEST_MEMBERS and isinstance(data, dict):
            self._send_members(connection, data)
        elif op != PRESENCE:
            self._complaints.append(f"gateway op {op}")

    async def _identify(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self._world.token:
            await connection.close(AUTHENTICATION_FAILED)
            return
        asked = int(data.get("intents", 0))
        if asked & PRIVILEGED:
            await connection.close(DISALLOWED_INTENTS)
            return
        world = self._world
        shard = _shard_of(data)
        # A client that identifies anew does not come back for what it was told before; its other shards may.
        self._sessions = {
            key: each for key, each in self._sessions.items() if each.connection or each.shard != shard
        }
        session = Session(asked, connection, self.on_told, shard)
        guilds = [each for each in world.guilds_of(world.bot) if session.minds(each.id)]
        self._sessions[session.id] = session
        self.identified += 1
        session.tell(
            "READY",
            {
                "v": 10,
                "user": wire.own_user(world.bot),
                "guilds": [{"id": str(each.id), "unavailable": True} for each in guilds],
                "session_id": session.id,
                "resume_gateway_url": world.base_url.replace("http", "ws", 1) + "/gateway/",
                "application": {"id": str(world.application_id), "flags": 0},
                "private_channels": [],
            }
            | ({"shard": list(session.shard)} if data.get("shard") else {}),
        )
        for guild in guilds if asked & Intent.guilds else ():
            session.tell("GUILD_CREATE", wire.guild_create(guild, world, [guild.members[world.bot.id]]))
        world.changes.notify()

    async def _resume(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self._world.token:
            await connection.close(AUTHENTICATION_FAILED)
            return
        session = self._sessions.get(str(data.get("session_id")))
        if session is None:
            connection.say(INVALID_SESSION, data=False)
            return
        session.connection = connection
        session.replay(after=int(data.get("seq") or 0))
        session.tell("RESUMED", {})
        self.resumed += 1
        self._world.changes.notify()

    def _send_members(self, connection: Connection, data: Json) -> None:
        guild = self._world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return
        wanted = data.get("user_ids") or []
        ids = {int(each) for each in (wanted if isinstance(wanted, list) else [wanted])}
        found = [member for key, member in guild.members.items() if key in ids]
        payload = {
            "guild_id": str(guild.id),
            "members": [wire.member(each) for each in found],
            "not_found": [str(each) for each in ids - guild.members.keys()],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        for session in self._sessions.values():
            if session.connection is connection:
                session.tell("GUILD_MEMBERS_CHUNK", payload)
