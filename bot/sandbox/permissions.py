"""Who may do what in the guild, and the check the routes make before they act for the bot."""

from discord import Permissions

from bot.sandbox.errors import missing_access, missing_permissions
from bot.sandbox.model import Channel, World

EVERYONE = Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    read_message_history=True,
    add_reactions=True,
    attach_files=True,
    embed_links=True,
    use_application_commands=True,
).value
MODERATOR = Permissions(
    manage_guild=True, manage_channels=True, manage_messages=True, manage_threads=True, kick_members=True
).value
BOT = EVERYONE | Permissions(manage_threads=True, manage_messages=True).value


def bot_permissions(world: World, channel: Channel) -> int:
    """What the bot may do there; a thread takes its parent's refusals too."""
    if not world.in_guild(channel):
        return EVERYONE
    denied = channel.denied | (channel.thread.parent.denied if channel.thread else 0)
    return world.guild.permissions(world.bot) & ~denied


def demand(world: World, channel: Channel, **needed: bool) -> None:
    """Raise Discord's refusal unless the bot sees the channel and holds every permission named."""
    held = bot_permissions(world, channel)
    if not Permissions(held).view_channel:
        raise missing_access()
    wanted = Permissions(**needed).value
    if held & wanted != wanted:
        raise missing_permissions()
