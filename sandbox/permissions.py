"""Who may do what in the guild, and the check the routes make before they act for the bot."""

from sandbox.errors import missing_access, missing_permissions
from sandbox.flags import Permission
from sandbox.model import Channel, World

NONE = Permission(0)
EVERYONE = int(
    Permission.view_channel
    | Permission.send_messages
    | Permission.send_messages_in_threads
    | Permission.read_message_history
    | Permission.use_application_commands
)
MODERATOR = int(
    Permission.manage_guild
    | Permission.manage_channels
    | Permission.manage_messages
    | Permission.manage_threads
    | Permission.kick_members
)
ONLOOKER_LACKS = int(
    Permission.send_messages | Permission.send_messages_in_threads | Permission.use_application_commands
)
INVITED = int(
    Permission.view_channel
    | Permission.send_messages
    | Permission.embed_links
    | Permission.attach_files
    | Permission.read_message_history
    | Permission.create_public_threads
    | Permission.send_messages_in_threads
)
"""What the bot's invitation asks for, and nothing that would hide a missing permission."""


def bot_permissions(world: World, channel: Channel) -> int:
    """What the bot may do there; a thread takes its parent's refusals too."""
    if channel.guild is None:
        return INVITED
    denied = channel.denied | (channel.thread.parent.denied if channel.thread else 0)
    return channel.guild.permissions(world.bot) & ~denied


def demand(world: World, channel: Channel, needed: Permission = NONE) -> None:
    """Raise Discord's refusal unless the bot sees the channel and holds every permission needed."""
    held = bot_permissions(world, channel)
    if not held & Permission.view_channel:
        raise missing_access()
    if held & needed != needed:
        raise missing_permissions()
