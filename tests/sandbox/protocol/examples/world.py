"""The bot, the guild with its people, and its channels."""

ID = "1482395236696064000"
WHEN = "2026-03-14T15:09:26.000000+00:00"
FILE = "https://cdn.example/board.png"

USER = {
    "id": ID,
    "username": "ann",
    "global_name": "Ann",
    "discriminator": "0",
    "avatar": None,
    "public_flags": 0,
    "flags": 0,
    "bot": False,
    "primary_guild": None,
}
OWN_USER = USER | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
MEMBER_ALONE = {
    "roles": [ID],
    "nick": None,
    "avatar": None,
    "banner": None,
    "communication_disabled_until": None,
    "flags": 0,
    "joined_at": WHEN,
    "pending": False,
    "premium_since": None,
}
AUTHOR = MEMBER_ALONE | {"mute": False, "deaf": False}
MEMBER = AUTHOR | {"user": USER}
ROLE = {
    "id": ID,
    "name": "Moderator",
    "permissions": "8",
    "position": 1,
    "color": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False,
    "managed": False,
    "mentionable": False,
    "icon": None,
    "unicode_emoji": None,
    "flags": 0,
}
GUILD = {
    "id": ID,
    "name": "Flugplatz",
    "owner_id": ID,
    "region": "local",
    "features": [],
    "roles": [ROLE],
    **dict.fromkeys(("icon", "description", "home_header", "splash", "discovery_splash", "banner")),
    **dict.fromkeys(("application_id", "afk_channel_id", "system_channel_id", "widget_channel_id")),
    **dict.fromkeys(("rules_channel_id", "safety_alerts_channel_id", "public_updates_channel_id")),
    **dict.fromkeys(("vanity_url_code", "max_presences", "incidents_data")),
    **dict.fromkeys(("system_channel_flags", "verification_level", "default_message_notifications"), 0),
    **dict.fromkeys(("mfa_level", "explicit_content_filter", "premium_tier", "nsfw_level"), 0),
    **dict.fromkeys(("premium_subscription_count", "max_stage_video_channel_users"), 0),
    **dict.fromkeys(("widget_enabled", "premium_progress_bar_enabled", "nsfw"), False),
    "afk_timeout": 300,
    "max_members": 500_000,
    "max_video_channel_users": 25,
    "emojis": [],
    "preferred_locale": "en-US",
    "stickers": [],
    "approximate_member_count": 5,
}
OWN_GUILD: dict[str, object] = {
    "id": ID,
    "name": "Flugplatz",
    "icon": None,
    "banner": None,
    "owner": False,
    "permissions": "8",
    "features": [],
}
APPLICATION = {
    "id": ID,
    "name": "Flugpost",
    "icon": None,
    "description": "",
    "type": None,
    "bot": USER,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "0" * 64,
    "flags": 0,
    "flags_new": "0",
    "redirect_uris": ["https://example.com/back"],
    "owner": USER,
    "interactions_endpoint_url": None,
    "role_connections_verification_url": None,
    "team": None,
    "approximate_guild_count": 1,
    "approximate_user_install_count": 0,
    "approximate_user_authorization_count": 0,
    "explicit_content_filter": 0,
    "eligible_oauth2_scopes": ["bot"],
}

OVERWRITE = {"id": ID, "type": 1, "allow": "0", "deny": "1024"}
TEXT_CHANNEL = {
    "id": ID,
    "type": 0,
    "flags": 0,
    "last_message_id": None,
    "guild_id": ID,
    "name": "games",
    "rate_limit_per_user": 0,
    "position": 0,
    "parent_id": None,
    "topic": "play",
    "nsfw": False,
    "permission_overwrites": [OVERWRITE],
}
DIRECT_CHANNEL = {"id": ID, "type": 1, "flags": 0, "last_message_id": ID, "recipients": [USER]}
THREAD_STATE = {
    "archived": False,
    "archive_timestamp": WHEN,
    "auto_archive_duration": 1440,
    "locked": False,
    "create_timestamp": WHEN,
    "invitable": True,
}
THREAD_MEMBER = {"id": ID, "user_id": ID, "join_timestamp": WHEN, "flags": 0}
THREAD = {
    "id": ID,
    "type": 11,
    "flags": 0,
    "last_message_id": None,
    "guild_id": ID,
    "name": "Duel",
    "rate_limit_per_user": 0,
    "parent_id": ID,
    "owner_id": ID,
    "message_count": 3,
    "member_count": 2,
    "total_message_sent": 3,
    "thread_metadata": THREAD_STATE,
    "member": THREAD_MEMBER,
}
