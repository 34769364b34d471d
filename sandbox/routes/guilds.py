"""The bot itself, users, the guild and its members."""

from sandbox import wire
from sandbox.errors import missing_access, unknown_guild, unknown_member, unknown_user
from sandbox.model import Guild
from sandbox.routes.call import Call, Response, Route


def own_user(call: Call) -> Response:
    return Response(body=wire.own_user(call.world.bot))


def user(call: Call) -> Response:
    found = call.world.users.get(call.id("user_id"))
    if found is None:
        raise unknown_user()
    return Response(body=wire.user(found))


def application(call: Call) -> Response:
    return Response(body=wire.application(call.world))


def gateway(call: Call) -> Response:
    return Response(body={"url": _gateway_url(call)})


def gateway_bot(call: Call) -> Response:
    return Response(body=wire.gateway_bot(_gateway_url(call), call.world.shards))


def _gateway_url(call: Call) -> str:
    return call.world.base_url.replace("http", "ws", 1) + "/gateway/"


def own_guild(call: Call) -> Guild:
    """The guild of the path, if the bot is in it."""
    guild = call.world.guilds.get(call.id("guild_id"))
    if guild is None:
        raise unknown_guild()
    if call.world.bot.id not in guild.members:
        raise missing_access()
    return guild


def own_guilds(call: Call) -> Response:
    world = call.world
    return Response(body=[wire.own_guild(each, world) for each in world.guilds_of(world.bot)])


def guild(call: Call) -> Response:
    return Response(body=wire.guild(own_guild(call)))


def member(call: Call) -> Response:
    found = own_guild(call).members.get(call.id("user_id"))
    if found is None:
        raise unknown_member()
    return Response(body=wire.member(found))


def roles(call: Call) -> Response:
    return Response(body=[wire.role(each) for each in own_guild(call).roles])


def guild_channels(call: Call) -> Response:
    guild, world = own_guild(call), call.world
    found = [each for each in world.channels.values() if each.guild is guild and not each.deleted]
    return Response(body=[wire.channel(each, world) for each in found if each.thread is None])


def active_threads(call: Call) -> Response:
    guild, world = own_guild(call), call.world
    found = [
        each
        for each in world.channels.values()
        if each.guild is guild and each.thread and not each.deleted and not each.thread.archived
    ]
    threads = [wire.channel(each, world) for each in found]
    members = [thread["member"] for thread in threads if "member" in thread]
    return Response(body={"threads": threads, "members": members, "has_more": False})


ROUTES = (
    Route("GET", "/users/@me", own_user),
    Route("GET", "/users/@me/guilds", own_guilds),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/guilds/{guild_id}", guild),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
    Route("GET", "/guilds/{guild_id}/roles", roles),
    Route("GET", "/guilds/{guild_id}/channels", guild_channels),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
)
