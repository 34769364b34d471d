"""Discord's bit fields, as its protocol numbers them."""

from __future__ import annotations

from enum import IntFlag


class Permission(IntFlag):
    """Named as in Discord's documentation, in small letters."""

    kick_members = 1 << 1
    administrator = 1 << 3
    manage_channels = 1 << 4
    manage_guild = 1 << 5
    add_reactions = 1 << 6
    view_channel = 1 << 10
    send_messages = 1 << 11
    manage_messages = 1 << 13
    embed_links = 1 << 14
    attach_files = 1 << 15
    read_message_history = 1 << 16
    use_application_commands = 1 << 31
    manage_threads = 1 << 34
    create_public_threads = 1 << 35
    create_private_threads = 1 << 36
    send_messages_in_threads = 1 << 38
    pin_messages = 1 << 51


class Intent(IntFlag):
    guilds = 1 << 0
    members = 1 << 1
    presences = 1 << 8
    guild_messages = 1 << 9
    dm_messages = 1 << 12
    message_content = 1 << 15
