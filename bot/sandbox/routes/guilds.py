"""The bot itself, users, the guild and its members."""

from bot.sandbox import wire
from bot.sandbox.errors import unknown_guild, unknown_member, unknown_user
from bot.sandbox.model import Guild
from bot.sandbox.routes.call import Call, Response, Route


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
    return Response(body=wire.gateway_bot(_gateway_url(call)))


def _gateway_url(call: Call) -> str:
    return call.world.base_url.replace("http", "ws", 1) + "/gateway/"


def _guild(call: Call) -> Guild:
    if call.id("guild_id") != call.world.guild.id:
        raise unknown_guild()
    return call.world.guild


def guild(call: Call) -> Response:
    return Response(body=wire.guild(_guild(call), call.world))


def member(call: Call) -> Response:
    found = _guild(call).members.get(call.id("user_id"))
    if found is None:
        raise unknown_member()
    return Response(body=wire.member(found))


def roles(call: Call) -> Response:
    return Response(body=[wire.role(each) for each in _guild(call).roles])


def guild_channels(call: Call) -> Response:
    _guild(call)
    world = call.world
    found = [each for each in world.channels.values() if world.in_guild(each) and not each.deleted]
    return Response(body=[wire.channel(each, world) for each in found if each.thread is None])


def active_threads(call: Call) -> Response:
    _guild(call)
    world = call.world
    found = [
        each
        for each in world.channels.values()
        if each.thread and not each.deleted and not each.thread.archived
    ]
    threads = [wire.channel(each, world) for each in found]
    members = [thread["member"] for thread in threads if "member" in thread]
    return Response(body={"threads": threads, "members": members, "has_more": False})


ROUTES = (
    Route("GET", "/users/@me", own_user),
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
