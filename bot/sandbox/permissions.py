"""Who may do what in the guild, and the check the routes make before they act for the bot."""

from bot.sandbox.errors import missing_access, missing_permissions
from bot.sandbox.flags import Permission
from bot.sandbox.model import Channel, World

NONE = Permission(0)
EVERYONE = int(
    Permission.view_channel
    | Permission.send_messages
    | Permission.send_messages_in_threads
    | Permission.create_public_threads
    | Permission.create_private_threads
    | Permission.read_message_history
    | Permission.add_reactions
    | Permission.attach_files
    | Permission.embed_links
    | Permission.use_application_commands
)
MODERATOR = int(
    Permission.manage_guild
    | Permission.manage_channels
    | Permission.manage_messages
    | Permission.manage_threads
    | Permission.kick_members
)
BOT = EVERYONE | int(Permission.manage_threads | Permission.manage_messages)


def bot_permissions(world: World, channel: Channel) -> int:
    """What the bot may do there; a thread takes its parent's refusals too."""
    if not world.in_guild(channel):
        return EVERYONE
    denied = channel.denied | (channel.thread.parent.denied if channel.thread else 0)
    return world.guild.permissions(world.bot) & ~denied


def demand(world: World, channel: Channel, needed: Permission = NONE) -> None:
    """Raise Discord's refusal unless the bot sees the channel and holds every permission needed."""
    held = bot_permissions(world, channel)
    if not held & Permission.view_channel:
        raise missing_access()
    if held & needed != needed:
        raise missing_permissions()
