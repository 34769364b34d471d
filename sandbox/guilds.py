"""Guilds: founding them, and who comes, goes, and may do what in them."""

from collections.abc import Sequence
from enum import StrEnum

from sandbox import wire
from sandbox.model import Guild, Member, Role, User, World
from sandbox.permissions import EVERYONE, INVITED, MODERATOR, ONLOOKER_LACKS


class Rank(StrEnum):
    MODERATOR = "moderator"
    MEMBER = "member"
    ONLOOKER = "onlooker"
    """Reads along, but may neither write nor use commands."""


def found(world: World, name: str, people: Sequence[User]) -> Guild:
    """A guild with the bot in it; the first of the people owns and moderates it."""
    guild_id = world.new_id()
    everyone = Role(guild_id, "@everyone", EVERYONE, 0)
    bots = Role(world.new_id(), world.bot.name, INVITED, 1)
    moderators = Role(world.new_id(), "Moderator", MODERATOR, 2)
    guild = Guild(guild_id, name, people[0], everyone, bots, moderators)
    world.guilds[guild.id] = guild
    for user in people:
        guild.members[user.id] = Member(user, world.now())
    guild.members[people[0].id].roles.append(moderators)
    join(world, guild, world.bot)
    return guild


def join(world: World, guild: Guild, user: User) -> None:
    """Come, or come back. The bot is told of a guild only once it is in it."""
    if user.id in guild.members:
        return
    member = guild.members[user.id] = Member(user, world.now())
    if user is world.bot:
        member.roles.append(guild.bots)
        about = wire.guild_create(guild, world, [member])
        del about["unavailable"]  # so a library tells a new guild from one that is back in reach
        world.announce("GUILD_CREATE", about)
    else:
        world.announce("GUILD_MEMBER_ADD", wire.member(member) | {"guild_id": str(guild.id)})
    world.changes.notify()


def leave(world: World, guild: Guild, user: User) -> None:
    """Go, or be sent: the bot learns of its own end as of a guild that is gone."""
    if guild.members.pop(user.id, None) is None:
        return
    if user is world.bot:
        world.announce("GUILD_DELETE", {"id": str(guild.id)})
    else:
        gone = {"guild_id": str(guild.id), "user": wire.user(user)}
        world.announce("GUILD_MEMBER_REMOVE", gone)
    world.changes.notify()


def rank(guild: Guild, user: User) -> Rank | None:
    """None for whoever is not there."""
    member = guild.members.get(user.id)
    if member is None:
        return None
    if guild.moderators in member.roles:
        return Rank.MODERATOR
    return Rank.ONLOOKER if member.denied else Rank.MEMBER


def appoint(world: World, guild: Guild, user: User, to: Rank) -> None:
    member = guild.members[user.id]
    member.roles = [guild.moderators] if to is Rank.MODERATOR else []
    member.denied = ONLOOKER_LACKS if to is Rank.ONLOOKER else 0
    world.announce("GUILD_MEMBER_UPDATE", wire.member(member) | {"guild_id": str(guild.id)})
    world.changes.notify()
