"""Values as they should be, by the shape they show; between them they show every shape there is."""

from typing import Any

from tests.sandbox.protocol.examples.interactions import (
    COMMAND,
    FILLED_FORM,
    FILLED_LABELS,
    FORM,
    HERE,
    LABELS,
    RESOLVED,
    SHOWN_COMMAND,
    THERE,
    USED,
    USED_BUTTON,
    USED_COMMAND,
    USED_SUBCOMMAND,
)
from tests.sandbox.protocol.examples.messages import (
    BODY,
    COMPONENT_METADATA,
    FORM_METADATA,
    MESSAGE,
    NEW_LAYOUT,
    NEW_MESSAGE,
    PLAIN_MESSAGE,
)
from tests.sandbox.protocol.examples.world import (
    APPLICATION,
    AUTHOR,
    DIRECT_CHANNEL,
    GUILD,
    ID,
    MEMBER,
    OWN_GUILD,
    OWN_USER,
    TEXT_CHANNEL,
    THREAD,
    THREAD_MEMBER,
    USER,
    WHEN,
)

EXAMPLES: dict[str, list[Any]] = {
    "OwnUser": [OWN_USER],
    "Application": [APPLICATION],
    "Guild": [GUILD],
    "OwnGuild": [OWN_GUILD],
    "Member": [MEMBER],
    "Channel": [TEXT_CHANNEL, DIRECT_CHANNEL, THREAD],
    "Threads": [{"threads": [THREAD], "members": [THREAD_MEMBER], "has_more": False}],
    "NewDirectChannel": [{"recipient_id": 7}],
    "NewThread": [
        {
            "name": "Duel",
            "auto_archive_duration": 60,
            "rate_limit_per_user": 0,
            "type": 12,
            "invitable": False,
        }
    ],
    "NewThreadOnMessage": [{"name": "Duel", "auto_archive_duration": None, "rate_limit_per_user": 0}],
    "ChannelChange": [{"name": "Duel", "topic": None, "archived": True, "locked": False, "invitable": None}],
    "NewMessage": [NEW_MESSAGE, NEW_LAYOUT],
    "MessageEdit": [BODY],
    "Reply": [BODY | {"flags": 64}],
    "ReplyEdit": [BODY],
    "Message": [
        MESSAGE,
        MESSAGE | {"interaction_metadata": COMPONENT_METADATA},
        MESSAGE | {"interaction_metadata": FORM_METADATA},
    ],
    "Pins": [{"items": [{"pinned_at": WHEN, "message": PLAIN_MESSAGE}], "has_more": False}],
    "Command": [COMMAND],
    "ShownCommand": [SHOWN_COMMAND],
    "Callback": [
        {"type": 1},
        {"type": 4, "data": BODY},
        {"type": 5, "data": {"flags": 64}},
        {"type": 6},
        {"type": 7, "data": BODY},
        {"type": 8, "data": {"choices": [{"name": "Duel", "value": "duel"}, {"name": "two", "value": 2}]}},
        {"type": 9, "data": FORM},
        {"type": 9, "data": FORM | {"components": LABELS}},
    ],
    "CallbackAnswer": [
        {
            "interaction": {
                "id": ID,
                "type": 2,
                "channel_id": ID,
                "guild_id": ID,
                "response_message_id": ID,
                "response_message_loading": False,
                "response_message_ephemeral": True,
            },
            "resource": {"type": 4, "message": PLAIN_MESSAGE},
        }
    ],
    "Interaction": [
        HERE | {"type": 2, "data": USED_SUBCOMMAND},
        HERE | {"type": 4, "data": USED_COMMAND | {"options": USED}},
        THERE | {"type": 3, "data": USED_BUTTON, "message": PLAIN_MESSAGE},
        HERE
        | {"type": 3, "message": PLAIN_MESSAGE}
        | {"data": {"component_type": 3, "custom_id": "a", "id": 1, "values": ["x"], "resolved": RESOLVED}},
        HERE | {"type": 5, "data": FILLED_FORM, "message": PLAIN_MESSAGE},
        THERE | {"type": 5, "data": FILLED_FORM | {"components": FILLED_LABELS}},
    ],
    "Refusal": [
        {
            "code": 50035,
            "message": "Invalid Form Body",
            "errors": {"embeds": {"0": {"title": {"_errors": [{"code": "LENGTH", "message": "Too long"}]}}}},
        }
    ],
    "RateLimited": [{"code": 0, "message": "Slow down.", "retry_after": 0.5, "global": False}],
    "GatewayPlace": [{"url": "wss://gateway.example/"}],
    "GatewayForBots": [
        {
            "url": "wss://gateway.example/",
            "shards": 1,
            "session_start_limit": {"total": 9, "remaining": 9, "reset_after": 0, "max_concurrency": 1},
        }
    ],
    "Hello": [{"heartbeat_interval": 41_250}],
    "Ready": [
        {
            "v": 10,
            "user": OWN_USER,
            "guilds": [{"id": ID, "unavailable": True}],
            "session_id": "s",
            "resume_gateway_url": "wss://gateway.example/",
            "private_channels": [],
            "application": {"id": ID, "flags": 0},
        }
    ],
    "Resumed": [{}],
    "GuildCreate": [
        GUILD
        | {"joined_at": WHEN, "large": False, "unavailable": False, "member_count": 5, "members": [MEMBER]}
        | {"channels": [TEXT_CHANNEL], "threads": [THREAD], "voice_states": [], "presences": []}
        | {"stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": []}
    ],
    "MessageEvent": [PLAIN_MESSAGE | {"guild_id": ID, "member": AUTHOR}],
    "MessageGone": [{"id": ID, "channel_id": ID, "guild_id": ID}],
    "NewThreadEvent": [THREAD | {"newly_created": True}],
    "ThreadGone": [{"id": ID, "guild_id": ID, "parent_id": ID, "type": 11}],
    "GuildGone": [{"id": ID}],
    "MemberEvent": [MEMBER | {"guild_id": ID}],
    "MemberGone": [{"guild_id": ID, "user": USER}],
    "MembersChunk": [
        {
            "guild_id": ID,
            "members": [MEMBER],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [ID],
            "nonce": "n",
        }
    ],
    "Identify": [
        {
            "token": "t",
            "intents": 1,
            "compress": True,
            "large_threshold": 250,
            "properties": {"os": "linux", "browser": "discord.py", "device": "discord.py"},
            "presence": {
                "since": None,
                "status": "online",
                "afk": False,
                "activities": [{"name": "a duel", "type": 3, "url": None, "state": None}],
            },
        }
    ],
    "Resume": [{"token": "t", "session_id": "s", "seq": 7}],
    "RequestMembers": [
        {"guild_id": ID, "user_ids": [ID], "query": "", "limit": 0, "presences": False, "nonce": "n"}
    ],
}
