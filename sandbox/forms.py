"""From what a person picks or types in a component or a modal to the data Discord would send."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sandbox.errors import Json
from sandbox.limits.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    LABEL,
    LINK,
    RADIO_GROUP,
    ROW,
    STRING_SELECT,
    TEXT_INPUT,
)
from sandbox.model import Channel, Interaction, Message, World
from sandbox.slashing import CannotDo, resolve_user

USER_SELECT = 5


@dataclass(frozen=True, eq=False)
class Modal:
    """A form that the bot opened for one person."""

    interaction: Interaction
    custom_id: str
    title: str
    components: list[Json]

    def inputs(self) -> dict[str, Json]:
        """Everything that can be filled in, by custom id."""
        found = {}
        for part in self.components:
            for each in part.get("components", []) if part["type"] == ROW else [part.get("component")]:
                if each:
                    found[each["custom_id"]] = each
        return found


def button_data(message: Message, wanted: str) -> Json:
    """`wanted` is a custom id, a label, or the name of an emoji."""
    for button in message.buttons:
        if wanted in {button.get("custom_id"), button.get("label"), button.get("emoji", {}).get("name")}:
            if button.get("disabled"):
                raise CannotDo(f"The button {wanted!r} of {message!r} is disabled.")
            if button["style"] == LINK:
                raise CannotDo(f"The button {wanted!r} is a link.")
            return {"component_type": BUTTON, "custom_id": button["custom_id"], "id": button["id"]}
    raise CannotDo(f"There is no button {wanted!r} on {message!r}.")


def select_data(world: World, message: Message, custom_id: str, values: Sequence[Any]) -> Json:
    for select in message.selects:
        if select["custom_id"] == custom_id:
            if select.get("disabled"):
                raise CannotDo(f"The select {custom_id!r} of {message!r} is disabled.")
            chosen, resolved = _picked(world, message.channel, select, values)
            data = {
                "component_type": select["type"],
                "custom_id": custom_id,
                "id": select["id"],
                "values": chosen,
            }
            return data | ({"resolved": resolved} if resolved else {})
    raise CannotDo(f"There is no select {custom_id!r} on {message!r}.")


def _picked(world: World, here: Channel, select: Json, values: Sequence[Any]) -> tuple[list[str], Json]:
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not least <= len(values) <= most:
        raise CannotDo(f"{select['custom_id']!r} takes {least} to {most} values, not {len(values)}.")
    if select["type"] == USER_SELECT:
        resolved: Json = {}
        return [resolve_user(world, here, value, resolved) for value in values], resolved
    if select["type"] != STRING_SELECT:
        raise CannotDo(f"The sandbox has no way to use a select of type {select['type']}.")
    return [_option(select, value) for value in values], {}


def _option(part: Json, value: Any) -> str:
    """An option by its value, or failing that by its label."""
    for field in ("value", "label"):
        for option in part["options"]:
            if option[field] == value:
                return str(option["value"])
    offered = [option["value"] for option in part["options"]]
    raise CannotDo(f"{part['custom_id']!r} offers {offered}, not {value!r}.")


def modal_data(world: World, modal: Modal, values: Mapping[str, Any]) -> Json:
    inputs = modal.inputs()
    if unknown := sorted(values.keys() - inputs.keys()):
        raise CannotDo(f"The form {modal.title!r} has no {', '.join(unknown)}; it has {sorted(inputs)}.")
    where = modal.interaction.channel
    resolved: Json = {}
    filled: list[Json] = []
    for number, part in enumerate(modal.components, start=1):
        here: Json = {"type": part["type"], "id": part.get("id", 100 + number)}
        if part["type"] == ROW:
            here["components"] = [
                _filled(world, where, each, values, resolved) for each in part["components"]
            ]
        elif part["type"] == LABEL:
            here["component"] = _filled(world, where, part["component"], values, resolved)
        filled.append(here)
    data: Json = {"custom_id": modal.custom_id, "components": filled}
    return data | ({"resolved": resolved} if resolved else {})


def _filled(world: World, where: Channel, part: Json, values: Mapping[str, Any], resolved: Json) -> Json:
    given = values.get(part["custom_id"])
    filled: Json = {"type": part["type"], "custom_id": part["custom_id"], "id": part.get("id", 1)}
    if part["type"] == TEXT_INPUT:
        return filled | {"value": _text(part, part.get("value") or "" if given is None else str(given))}
    if part["type"] == CHECKBOX:
        return filled | {"value": bool(part.get("default") if given is None else given)}
    if given is None:
        given = [option["value"] for option in part.get("options", []) if option.get("default")]
    picked = [given] if isinstance(given, str) else list(given)
    if part.get("required", True) and not picked:
        raise CannotDo(f"{part['custom_id']!r} must be filled in.")
    if part["type"] == RADIO_GROUP:
        return filled | {"value": _option(part, picked[0]) if picked else None}
    if part["type"] == CHECKBOX_GROUP:
        return filled | {"values": [_option(part, each) for each in picked]}
    if not picked:
        return filled | {"values": []}
    chosen, found = _picked(world, where, part, picked)
    for kind, entries in found.items():
        resolved.setdefault(kind, {}).update(entries)
    return filled | {"values": chosen}


def _text(part: Json, text: str) -> str:
    if not text and not part.get("required", True):
        return text
    least, most = part.get("min_length") or 1, part.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise CannotDo(f"{part['custom_id']!r} takes {least} to {most} characters, not {len(text)}.")
    return text
