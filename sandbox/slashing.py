"""From a typed slash command to the interaction data Discord would send, or the reason the client balks."""

from collections.abc import Mapping
from typing import Any

from sandbox import wire
from sandbox.errors import Json
from sandbox.flags import Permission
from sandbox.model import Channel, User, World
from sandbox.posting import keep_upload

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 8, 10, 11


class CannotDo(Exception):  # noqa: N818 - the person's own client refuses; the bot never hears of it
    """Discord's client would not let this person do that."""


def commands_for(world: World, user: User, channel: Channel) -> list[Json]:
    """The commands Discord would offer this person in this channel."""
    guild = channel.guild
    if guild and world.bot.id not in guild.members:
        return []
    here = 0 if guild else 1
    held = guild.permissions(user) if guild else 0
    if guild and not held & Permission.use_application_commands:
        return []
    offered = []
    for command in [*world.commands, *(guild.commands if guild else [])]:
        contexts = command.get("contexts")
        if contexts is None:
            contexts = [0, 1] if command.get("dm_permission", True) else [0]
        needed = int(command.get("default_member_permissions") or 0)
        if here in contexts and (here == 1 or held & needed == needed):
            offered.append(command)
    return offered


def told_in(locale: str, item: Json) -> Json:
    """A command or an option as Discord shows it to somebody of that language; choices are called otherwise
    too. Names of commands and options stay: they are typed, and English here for everybody."""
    told = dict(item)
    for kind in ("options", "choices"):
        if kind in item:
            told[kind] = [told_in(locale, each) for each in item[kind] or ()]
    shown = "description" if "description" in item else "name"
    told[shown] = (item.get(f"{shown}_localizations") or {}).get(locale, item[shown])
    return told


def command_data(
    world: World,
    user: User,
    channel: Channel,
    typed: str,
    values: Mapping[str, Any],
    focused: str | None = None,
) -> Json:
    """`typed` is "name", "name subcommand" or "name group subcommand"; `focused` asks for autocomplete."""
    words = typed.removeprefix("/").split()
    offered = {command["name"]: command for command in commands_for(world, user, channel)}
    if not words or words[0] not in offered:
        raise CannotDo(
            f"There is no /{typed} for {user.name} in {channel.label}; there is {sorted(offered)}."
        )
    command = offered[words[0]]
    resolved: Json = {}
    options = _options(world, channel, command, words[1:], values, focused, resolved)
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _options(
    world: World,
    channel: Channel,
    holder: Json,
    words: list[str],
    values: Mapping[str, Any],
    focused: str | None,
    resolved: Json,
) -> list[Json]:
    schema = holder.get("options") or []
    nested = {each["name"]: each for each in schema if each["type"] in {SUBCOMMAND, GROUP}}
    if nested:
        if not words or words[0] not in nested:
            raise CannotDo(f"/{holder['name']} needs one of {sorted(nested)}, not {words}.")
        inner = nested[words[0]]
        below = _options(world, channel, inner, words[1:], values, focused, resolved)
        return [{"type": inner["type"], "name": inner["name"], "options": below}]
    if words:
        raise CannotDo(f"/{holder['name']} has no subcommand {words[0]!r}.")
    known = {each["name"]: each for each in schema}
    if unknown := sorted(values.keys() - known.keys()):
        raise CannotDo(f"/{holder['name']} has no option {', '.join(unknown)}; it has {sorted(known)}.")
    if focused is not None:
        if not known.get(focused, {}).get("autocomplete"):
            raise CannotDo(f"{focused} of /{holder['name']} has no autocomplete.")
    else:
        missing = [each["name"] for each in schema if each.get("required") and each["name"] not in values]
        if missing:
            raise CannotDo(f"/{holder['name']} requires {', '.join(missing)}.")
    return [
        _option(world, channel, known[name], value, resolved, typing=name == focused)
        for name, value in values.items()
    ]


def _option(world: World, here: Channel, option: Json, value: Any, resolved: Json, *, typing: bool) -> Json:
    payload: Json = {"type": option["type"], "name": option["name"]}
    if typing:
        return payload | {"value": str(value), "focused": True}
    return payload | {"value": _value(world, here, option, value, resolved)}


def _value(world: World, here: Channel, option: Json, value: Any, resolved: Json) -> Any:
    kind = option["type"]
    if kind == STRING:
        value = _chosen(option, str(value))
        _within(option, len(value), "min_length", "max_length")
        return value
    if kind in {INTEGER, NUMBER}:
        try:
            number = int(value) if kind == INTEGER else float(value)
        except ValueError:
            raise CannotDo(f"{option['name']} takes a number, not {value!r}.") from None
        _within(option, number, "min_value", "max_value")
        return _chosen(option, number)
    if kind == BOOLEAN:
        return value if isinstance(value, bool) else str(value).lower() == "true"
    return _resolved(world, here, kind, value, resolved)


def _resolved(world: World, here: Channel, kind: int, value: Any, resolved: Json) -> str:
    """The id of what is named, which the payload then says more of."""
    if kind == USER:
        return resolve_user(world, here, value, resolved)
    if kind == ROLE:
        return _role(world, value, resolved)
    if kind == ATTACHMENT:
        return _upload(world, value, resolved)
    if kind == CHANNEL:
        channel = value if isinstance(value, Channel) else world.channels[int(value)]
        resolved.setdefault("channels", {})[str(channel.id)] = {
            **wire.channel(channel, world),
            "permissions": "0",
        }
        return str(channel.id)
    raise CannotDo(f"The sandbox has no way to type an option of type {kind}.")


def _role(world: World, value: Any, resolved: Json) -> str:
    for role in world.guild.roles:
        if value in {role.name, str(role.id), role.id}:
            resolved.setdefault("roles", {})[str(role.id)] = wire.role(role)
            return str(role.id)
    raise CannotDo(f"There is no role {value!r}.")


def _upload(world: World, file: tuple[str, bytes], resolved: Json) -> str:
    """A file from the person's own disk: its name and content."""
    filename, content = file
    attachment = keep_upload(world, 0, filename, content)
    resolved.setdefault("attachments", {})[str(attachment.id)] = {
        **wire.attachment(attachment),
        "ephemeral": True,
    }
    return str(attachment.id)


def _chosen(option: Json, value: Any) -> Any:
    choices = option.get("choices") or []
    if not choices:
        return value
    for choice in choices:
        if value in {choice["value"], choice["name"]}:
            return choice["value"]
    raise CannotDo(f"{option['name']} offers {[choice['name'] for choice in choices]}, not {value!r}.")


def _within(option: Json, number: float, least: str, most: str) -> None:
    if not option.get(least, number) <= number <= option.get(most, number):
        raise CannotDo(f"{option['name']} is out of bounds: {number}.")


def resolve_user(world: World, here: Channel, value: Any, resolved: Json) -> str:
    """A user by name, id or object, with the details Discord adds for the bot."""
    for user in world.users.values():
        if value in {user.name, str(user.id), user.id} or getattr(value, "id", None) == user.id:
            resolved.setdefault("users", {})[str(user.id)] = wire.user(user)
            if here.guild and user.id in here.guild.members:
                there = wire.member(here.guild.members[user.id], permissions=here.guild.permissions(user))
                partial = {key: part for key, part in there.items() if key not in {"user", "mute", "deaf"}}
                resolved.setdefault("members", {})[str(user.id)] = partial
            return str(user.id)
    raise CannotDo(f"There is nobody called {value!r}.")
