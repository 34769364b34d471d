"""The Discord client: commands, presses and typed answers come in here, whenever they were offered."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.abc import GuildChannel

from bot.desk import Desk
from bot.discord import asking_once
from bot.discord.commands.described import CommandTranslator
from bot.discord.commands.tree import Tree
from bot.discord.courier import DiscordCourier
from bot.discord.panels import Panels
from bot.discord.panels.ids import AnyId, EndId, parse
from bot.discord.panels.typed import text_of
from bot.discord.panels.unknown import CLOSED, take_away
from bot.discord.replies import Interaction, Reply
from bot.discord.speaking import speak_to
from bot.kit.refusal import Refusal
from bot.store import StoreFault
from rules.said import said, sentences

log = logging.getLogger(__name__)

LONGEST_WAIT = 30.0
"""Seconds a rate limit may hold a request; for longer ones the outbox waits instead."""

CONNECT_AGAIN = 5.0
"""Seconds until the way to the gateway is asked for again, if Discord does not tell; doubled each time."""

SYNC_AGAIN = 5.0
"""Seconds until the commands are published again, if Discord would not have them; doubled each time."""

GRACE = 5.0
"""Seconds for answers under way when the bot stops."""

TOKEN_REVOKED = 4004
"""The gateway's word for a token that it does not know, or no longer."""

RESTARTING = said("replies.restarting")


class BadToken(Exception):  # noqa: N818 - says what the token is
    """Discord knows no bot by this token."""


class Unreachable(Exception):  # noqa: N818 - says what Discord is
    """Discord cannot be reached just now: trying again later may help."""


class TurnedAway(Exception):  # noqa: N818 - says what became of the bot
    """Discord has closed the connection for good."""


def keep_quiet() -> None:
    """Below INFO the library logs whole requests, with plans and tokens in them; of voice it warns."""
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


async def events_told() -> None:
    """Until the library has told every event it was telling.

    It keeps no hold of these tasks: one left behind may be swept away in the middle of its work.
    """
    telling = {task for task in asyncio.all_tasks() if task.get_name().startswith("discord.py: ")}
    telling.discard(asyncio.current_task())
    if telling:
        await asyncio.wait(telling, timeout=GRACE)


class FlugpostClient(discord.AutoShardedClient):
    """Needs no privileged intents. Log in before its courier is used.

    It comes in as many connections as `shards` says, or else as Discord recommends: one will do for 2,500
    servers at most. Nobody outside need know: whoever is told of a change is told of all.
    """

    def __init__(self, desk: Desk, *, guild_ready_timeout: float = 2.0, shards: int | None = None) -> None:
        super().__init__(
            shard_count=shards,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=asking_once.watch(),
            guild_ready_timeout=guild_ready_timeout,
        )
        self._desk = desk
        self._panels = Panels(desk)
        self.courier = DiscordCourier(self, self._panels.plan, self._panels.lobby)
        self.tree = Tree(self, desk, self._panels, self._note_work)
        self._syncing: asyncio.Task[None] | None = None
        self._at_work: set[asyncio.Task[Any]] = set()
        self._down: set[int] = set()
        """The shards that have lost their connection."""
        self._stopping = False

    async def login(self, token: str) -> None:
        try:
            await super().login(token)
        except discord.LoginFailure:
            raise BadToken("Discord refuses this token.") from None
        except (
            aiohttp.ClientError,
            OSError,
            TimeoutError,
            discord.DiscordServerError,
            discord.RateLimited,
        ) as fault:
            raise Unreachable(f"Discord cannot be reached ({type(fault).__name__})") from None

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected; the library comes back by itself wherever that can help, once it was there."""
        pause = CONNECT_AGAIN
        while True:
            try:
                return await self._connect(reconnect=reconnect)
            except (discord.GatewayNotFound, aiohttp.ClientError, OSError, TimeoutError) as fault:
                if self.is_closed():
                    raise
                log.warning("Discord cannot be reached (%s); I try again", type(fault).__name__)
                await asyncio.sleep(pause)
                pause = min(pause * 2, 300)

    async def _connect(self, *, reconnect: bool) -> None:
        try:
            await super().connect(reconnect=reconnect)
        except discord.ConnectionClosed as closed:
            if closed.code == TOKEN_REVOKED:
                raise BadToken("Discord no longer accepts this token.") from None
            raise TurnedAway(f"Discord has closed the connection for good (code {closed.code}).") from None

    async def setup_hook(self) -> None:
        """Publish the commands; if Discord will not have them now, go on and try again beside."""
        await self.tree.set_translator(CommandTranslator())
        try:
            await self.tree.sync()
        except app_commands.CommandSyncFailure:
            raise
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("the commands could not be published yet (%s)", type(error).__name__)
            self._syncing = asyncio.create_task(self._sync_later())

    async def _sync_later(self) -> None:
        pause = SYNC_AGAIN
        while True:
            await asyncio.sleep(pause)
            try:
                await self.tree.sync()
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                pause = min(pause * 2, 600)
                log.warning("the commands could not be published yet (%s)", type(error).__name__)
            else:
                return

    def shut_the_door(self) -> None:
        """Whoever comes from now on is asked to try again: the bot is about to stop, and its store may be
        closed by the time they would be served."""
        self._stopping = True

    async def settle(self) -> None:
        """Let those who are being answered have their answer; for before the bot stops. Who would have to
        wait for long is let go: what an answer needs is about to be closed."""
        if self._at_work:
            _, late = await asyncio.wait(set(self._at_work), timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def close(self) -> None:
        await self.settle()
        if self._syncing is not None:
            self._syncing.cancel()
        await super().close()
        await events_told()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """The library may still find itself ready after it was closed, and has no loop then to tell it in."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    def _note_work(self) -> None:
        """Somebody wants something; refused when the bot is about to stop."""
        if self._stopping:
            raise Refusal(RESTARTING)
        task = asyncio.current_task()
        if task is not None:
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)

    async def on_ready(self) -> None:
        log.info("connected to Discord with %d servers in %d shards", len(self.guilds), len(self.shards))
        await self.courier.listener.found()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Those of its servers cannot answer, nor anybody by direct message if it is the first."""
        self._down.add(shard)
        await self.courier.listener.lost()

    async def on_shard_ready(self, shard: int) -> None:
        self._down.discard(shard)
        if self.is_ready() and not self._down:
            await self.courier.listener.found()

    on_shard_resumed = on_shard_ready

    # What may let letters through that were not: the bot is back there, or may do more than before.

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.courier.listener.changed(guild.id)

    on_guild_available = on_guild_join

    async def on_guild_role_update(
        self, _: object, after: discord.Role | discord.Thread | GuildChannel
    ) -> None:
        await self.courier.listener.changed(after.guild.id)

    on_guild_channel_update = on_thread_update = on_guild_role_update

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        if after == after.guild.me:
            await self.courier.listener.changed(after.guild.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Every press and every submitted window, by its custom id alone: a restart changes nothing."""
        if interaction.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            return
        data: dict[str, Any] = dict(interaction.data or {})
        meant = parse(str(data.get("custom_id", "")))
        reply = Reply.to(interaction)
        await speak_to(self._desk, interaction)
        try:
            self._note_work()
            await self._panels.press(reply, meant, _given(data))
        except Exception as error:  # noqa: BLE001 - whatever breaks, the person hears one sentence
            await reply.explain(
                await self._seen_to(reply, meant, error), f"{interaction.type.name} {meant!r}"
            )

    async def _seen_to(self, reply: Reply, meant: AnyId | None, error: Exception) -> Exception:
        """What a person is told of a press that is refused; if nobody knows what was pressed, it is closed.
        The last post of a game stays, however long ago it was forgotten where it stands."""
        if isinstance(error, Refusal) and not self._stopping and not isinstance(meant, EndId):
            with suppress(StoreFault):
                if await take_away(self._desk, reply):
                    return Refusal(sentences([error.why, CLOSED]))
        return error


def _given(data: dict[str, Any]) -> list[str]:
    """What was picked, or typed."""
    return [text_of(data["components"])] if "components" in data else data.get("values") or []
