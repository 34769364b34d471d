"""Registering slash commands."""

from copy import deepcopy

from sandbox.errors import Form, Json, Refusal
from sandbox.limits.commands import check_commands
from sandbox.model import World
from sandbox.routes.call import NOTHING, Call, Response, Route
from sandbox.routes.guilds import own_guild


def _own(call: Call) -> World:
    if call.id("application_id") != call.world.application_id:
        raise Refusal(403, 20012, "You are not authorized to perform this action on this application")
    return call.world


def _registered(world: World, given: Json, before: list[Json]) -> Json:
    """A command as Discord stores it; one of the same name keeps its id."""
    same = next((each for each in before if each["name"] == given["name"]), None)
    command = {key: value for key, value in deepcopy(given).items() if value is not None}
    command.setdefault("type", 1)
    command.setdefault("default_member_permissions", None)
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    command.setdefault("integration_types", [0])
    command.setdefault("contexts", None)
    return command | {
        "id": same["id"] if same else str(world.new_id()),
        "application_id": str(world.application_id),
        "version": str(world.new_id()),
    }


def _checked(call: Call) -> list[Json]:
    if not isinstance(call.body, list):
        form = Form()
        form.wrong("commands", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        raise form.refusal()
    check_commands(call.body)
    return call.body


def list_commands(call: Call) -> Response:
    return Response(body=_own(call).commands)


def put_commands(call: Call) -> Response:
    world = _own(call)
    world.commands = [_registered(world, each, world.commands) for each in _checked(call)]
    world.changes.notify()
    return Response(body=world.commands)


def delete_command(call: Call) -> Response:
    world = _own(call)
    left = [each for each in world.commands if int(each["id"]) != call.id("command_id")]
    if len(left) == len(world.commands):
        raise Refusal(404, 10063, "Unknown application command")
    world.commands = left
    world.changes.notify()
    return NOTHING


def list_guild_commands(call: Call) -> Response:
    _own(call)
    return Response(body=own_guild(call).commands)


def put_guild_commands(call: Call) -> Response:
    world = _own(call)
    guild = own_guild(call)
    here = {"guild_id": str(guild.id)}
    guild.commands = [_registered(world, each, guild.commands) | here for each in _checked(call)]
    world.changes.notify()
    return Response(body=guild.commands)


ROUTES = (
    Route("GET", "/applications/{application_id}/commands", list_commands),
    Route("PUT", "/applications/{application_id}/commands", put_commands),
    Route("DELETE", "/applications/{application_id}/commands/{command_id}", delete_command),
    Route("GET", "/applications/{application_id}/guilds/{guild_id}/commands", list_guild_commands),
    Route("PUT", "/applications/{application_id}/guilds/{guild_id}/commands", put_guild_commands),
)
