"""Sandbox objects in the shape Discord sends them. Every id is a string, every time ISO 8601."""

from datetime import datetime, timedelta

from sandbox.errors import Json
from sandbox.model import (
    AnswerKind,
    Attachment,
    Channel,
    Guild,
    Interaction,
    InteractionKind,
    Member,
    Message,
    MessageFlag,
    Role,
    Thread,
    User,
    World,
)
from sandbox.permissions import bot_permissions

ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024
LOCALE = "en-US"
"""The guilds' own language."""


def moment(when: datetime) -> str:
    return when.isoformat(timespec="microseconds")


def user(person: User) -> Json:
    return {
        "id": str(person.id),
        "username": person.name.lower().replace(" ", "_"),
        "global_name": None if person.bot else person.name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "bot": person.bot,
        "primary_guild": None,
    }


def own_user(bot: User) -> Json:
    return {**user(bot), "mfa_enabled": False, "locale": LOCALE, "verified": True, "email": None}


def application(world: World) -> Json:
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.guild.owner),
        "approximate_guild_count": len(world.guilds_of(world.bot)),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def role(of: Role) -> Json:
    return {
        "id": str(of.id),
        "name": of.name,
        "permissions": str(of.permissions),
        "position": of.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def member(of: Member, *, permissions: int | None = None) -> Json:
    payload: Json = {
        "user": user(of.user),
        "roles": [str(held.id) for held in of.roles],
        "nick": None,
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": moment(of.joined_at),
        "pending": False,
        "premium_since": None,
        "mute": False,
        "deaf": False,
    }
    if permissions is not None:
        payload["permissions"] = str(permissions)
    return payload


def guild(of: Guild) -> Json:
    return {
        "id": str(of.id),
        "name": of.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(of.owner.id),
        "application_id": None,
        "region": "local",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(each) for each in of.roles],
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": LOCALE,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
        "approximate_member_count": len(of.members),
    }


def own_guild(of: Guild, world: World) -> Json:
    """A guild as the list of the bot's own has it."""
    return {
        "id": str(of.id),
        "name": of.name,
        "icon": None,
        "banner": None,
        "owner": of.owner is world.bot,
        "permissions": str(of.permissions(world.bot)),
        "features": [],
    }


def guild_create(of: Guild, world: World, members: list[Member]) -> Json:
    """The guild as the gateway sends it on connecting; who is in `members` depends on the intents."""
    channels = [each for each in world.channels.values() if not each.deleted and each.guild is of]
    return {
        **guild(of),
        "joined_at": moment(of.members[world.bot.id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(of.members),
        "members": [member(each) for each in members],
        "channels": [channel(each, world) for each in channels if each.thread is None],
        "threads": [channel(each, world) for each in channels if each.thread and not each.thread.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(of: Channel, world: World) -> Json:
    common: Json = {
        "id": str(of.id),
        "type": int(of.kind),
        "flags": 0,
        "last_message_id": str(max(of.messages)) if of.messages else None,
    }
    if of.guild is None:
        return {**common, "recipients": [user(of.recipient)] if of.recipient else []}
    common |= {"guild_id": str(of.guild.id), "name": of.name, "rate_limit_per_user": 0}
    if of.thread:
        return common | _thread_part(of, of.thread, world)
    overwrite = {"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(of.denied)}
    return common | {
        "position": of.position,
        "parent_id": None,
        "topic": of.topic,
        "nsfw": False,
        "permission_overwrites": [overwrite] if of.denied else [],
    }


def _thread_part(of: Channel, thread: Thread, world: World) -> Json:
    payload: Json = {
        "parent_id": str(thread.parent.id),
        "owner_id": str(thread.owner.id),
        "message_count": min(len(of.messages), 50),
        "member_count": len(thread.members),
        "total_message_sent": len(of.messages),
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": moment(thread.archived_at),
            "auto_archive_duration": thread.auto_archive_minutes,
            "locked": thread.locked,
            "create_timestamp": moment(thread.created_at),
        },
    }
    if world.bot.id in thread.members:
        joined = moment(thread.members[world.bot.id])
        payload["member"] = {
            "id": str(of.id),
            "user_id": str(world.bot.id),
            "join_timestamp": joined,
            "flags": 0,
        }
    return payload


def thread_gone(of: Channel, thread: Thread) -> Json:
    """All that the gateway says of a thread that was deleted."""
    return {
        "id": str(of.id),
        "guild_id": str(of.guild.id) if of.guild else None,
        "parent_id": str(thread.parent.id),
        "type": int(of.kind),
    }


def attachment(of: Attachment) -> Json:
    payload: Json = {
        "id": str(of.id),
        "filename": of.filename,
        "size": len(of.bytes),
        "url": of.url,
        "proxy_url": of.url,
        "content_type": of.content_type,
    }
    if of.description is not None:
        payload["description"] = of.description
    if of.size_in_pixels:
        payload["width"], payload["height"] = of.size_in_pixels
    return payload


def message(of: Message, world: World) -> Json:
    in_embeds = {embed.get(place, {}).get("url") for embed in of.embeds for place in ("image", "thumbnail")}
    payload: Json = {
        "id": str(of.id),
        "type": int(of.kind),
        "channel_id": str(of.channel.id),
        "author": user(of.author),
        "content": of.content,
        "timestamp": moment(of.created_at),
        "edited_timestamp": moment(of.edited_at) if of.edited_at else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(each) for each in of.mentions],
        "mention_roles": [],
        "attachments": [attachment(each) for each in of.attachments if each.url not in in_embeds],
        "embeds": of.embeds,
        "components": of.components,
        "pinned": of.pinned,
        "flags": int(of.flags),
    }
    if of.nonce is not None:
        payload["nonce"] = of.nonce
    if of.reference:
        payload["message_reference"] = of.reference
    if MessageFlag.HAS_THREAD in of.flags and of.id in world.channels:
        payload["thread"] = channel(world.channels[of.id], world)
    if of.interaction:
        payload |= _interaction_part(of.interaction, world)
    return payload


def _interaction_part(of: Interaction, world: World) -> Json:
    payload: Json = {
        "application_id": str(world.application_id),
        "webhook_id": str(world.application_id),
        "interaction_metadata": _metadata(of, world),
    }
    if of.kind is InteractionKind.COMMAND:
        payload["interaction"] = {
            "id": str(of.id),
            "type": int(of.kind),
            "name": " ".join(_words_of_command(of.data)),
            "user": user(of.user),
        }
    return payload


def _words_of_command(data: Json) -> list[str]:
    """The command's name and those of the group and subcommand in it."""
    inner = next((option for option in data.get("options", []) if option["type"] in {1, 2}), None)
    return [data["name"], *(_words_of_command(inner) if inner else [])]


def _metadata(of: Interaction, world: World) -> Json:
    payload: Json = {
        "id": str(of.id),
        "type": int(of.kind),
        "user": user(of.user),
        "authorizing_integration_owners": _owners(of.channel),
    }
    if of.kind is InteractionKind.COMPONENT and of.message:
        payload["interacted_message_id"] = str(of.message.id)
    if of.cause:
        payload["triggering_interaction_metadata"] = _metadata(of.cause, world)
    return payload


def _owners(of: Channel) -> Json:
    return {"0": str(of.guild.id) if of.guild else "0"}


def message_event(of: Message, world: World) -> Json:
    """A message as the gateway sends it: with the guild and the member the REST answer leaves out."""
    payload = message(of, world)
    if guild := of.channel.guild:
        payload["guild_id"] = str(guild.id)
        author = guild.members.get(of.author.id)
        if author and not of.interaction:
            payload["member"] = {key: value for key, value in member(author).items() if key != "user"}
    return payload


def interaction(of: Interaction, world: World) -> Json:
    """INTERACTION_CREATE: what the bot learns when a person uses a command, component or modal."""
    payload: Json = {
        "id": str(of.id),
        "application_id": str(world.application_id),
        "type": int(of.kind),
        "token": of.token,
        "version": 1,
        "data": of.data,
        "channel_id": str(of.channel.id),
        "channel": channel(of.channel, world),
        "app_permissions": str(bot_permissions(world, of.channel)),
        "locale": of.user.locale,
        "entitlements": [],
        "authorizing_integration_owners": _owners(of.channel),
        "context": 0 if of.channel.guild else 1,
        "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
    }
    if of.message:
        payload["message"] = message(of.message, world)
    if home := of.channel.guild:
        payload["guild_id"] = str(home.id)
        payload["guild_locale"] = LOCALE
        payload["guild"] = {"id": str(home.id), "locale": LOCALE, "features": []}
        payload["member"] = member(home.members[of.user.id], permissions=home.permissions(of.user))
    else:
        payload["user"] = user(of.user)
    return payload


def callback_answer(of: Interaction, world: World) -> Json:
    """The body of a callback asked for `with_response`."""
    about: Json = {"id": str(of.id), "type": int(of.kind), "channel_id": str(of.channel.id)}
    if of.channel.guild:
        about["guild_id"] = str(of.channel.guild.id)
    shown = of.message if of.answer is AnswerKind.UPDATE else of.original
    if shown:
        about |= {
            "response_message_id": str(shown.id),
            "response_message_loading": shown.loading,
            "response_message_ephemeral": shown.ephemeral,
        }
    payload: Json = {"interaction": about}
    if shown and of.answer in {AnswerKind.MESSAGE, AnswerKind.UPDATE}:
        payload["resource"] = {"type": int(of.answer), "message": message(shown, world)}
    return payload


def gateway_bot(url: str, shards: int) -> Json:
    day = int(timedelta(days=1).total_seconds() * 1000)
    limit = {"total": 1000, "remaining": 1000, "reset_after": day, "max_concurrency": 1}
    return {"url": url, "shards": shards, "session_start_limit": limit}
