"""What Discord demands of several fields at once; each field by itself is right when a rule is asked."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise

from tests.sandbox.protocol.kinds import Fault, Json, Rule

COMPONENTS_V2 = 1 << 15
EMBED_TEXT = 6000
COMPONENTS = 40
ROWS = 5
DISPLAYED_TEXT = 4000
COMMAND_TEXT = 8000

ROW, TEXT_DISPLAY = 1, 10
SELECTS = {3, 5, 6, 7, 8}
SUBCOMMANDS = {1, 2}


def _parts(components: Iterable[Json]) -> Iterator[Json]:
    for part in components:
        yield part
        yield from _parts(part.get("components", ()))
        yield from _parts([part[key] for key in ("accessory", "component") if key in part])


def _twice(values: Iterable[object]) -> list[object]:
    seen = list(values)
    return sorted({each for each in seen if seen.count(each) > 1}, key=str)


# Components


def label_or_emoji(button: Json) -> Iterator[Fault]:
    if not button.get("label") and not button.get("emoji"):
        yield ("label",), "a button needs a label or an emoji"


def select_alone(row: Json) -> Iterator[Fault]:
    if len(row["components"]) > 1 and any(part["type"] in SELECTS for part in row["components"]):
        yield ("components",), "a select fills its whole row"


def _most(part: Json) -> int:
    most = part.get("max_values")
    return 1 if most is None else int(most)


def least_and_most(part: Json) -> Iterator[Fault]:
    least = part.get("min_values")
    if (1 if least is None else least) > _most(part):
        yield ("min_values",), f"{least}, more than max_values"


def options_apart(part: Json) -> Iterator[Fault]:
    for value in _twice(option["value"] for option in part["options"]):
        yield ("options",), f"{value!r} is there twice"


def options_enough(part: Json) -> Iterator[Fault]:
    if _most(part) > len(part["options"]):
        yield ("max_values",), f"{_most(part)}, more than the {len(part['options'])} options"
    defaults = sum(bool(option.get("default")) for option in part["options"])
    if defaults > _most(part):
        yield ("options",), f"{defaults} defaults, at most {_most(part)}"


def components_together(body: Json) -> Iterator[Fault]:
    parts = list(_parts(body.get("components") or ()))
    if len(parts) > COMPONENTS:
        yield ("components",), f"{len(parts)} in all, at most {COMPONENTS}"
    text = sum(len(part["content"]) for part in parts if part["type"] == TEXT_DISPLAY)
    if text > DISPLAYED_TEXT:
        yield ("components",), f"{text} characters in all, at most {DISPLAYED_TEXT}"


def ids_apart(body: Json) -> Iterator[Fault]:
    for number in _twice(part["id"] for part in _parts(body.get("components") or ()) if part.get("id")):
        yield ("components",), f"the id {number} is there twice"


def custom_ids_apart(body: Json) -> Iterator[Fault]:
    ids = (part.get("custom_id") for part in _parts(body.get("components") or ()))
    for custom_id in _twice(each for each in ids if each is not None):
        yield ("components",), f"the custom id {custom_id!r} is there twice"


# Messages


def embeds_together(body: Json) -> Iterator[Fault]:
    size = 0
    for embed in body.get("embeds") or ():
        texts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
        texts.append((embed.get("author") or {}).get("name"))
        for each in embed.get("fields") or ():
            texts += [each["name"], each["value"]]
        size += sum(len(text or "") for text in texts)
    if size > EMBED_TEXT:
        yield ("embeds",), f"{size} characters in all, at most {EMBED_TEXT}"


def old_with_new_layout(body: Json) -> Iterator[Fault]:
    """With Components V2 a message has no other content."""
    if (body.get("flags") or 0) & COMPONENTS_V2:
        for name in ("content", "embeds"):
            if body.get(name):
                yield (name,), "cannot stand beside Components V2"


def old_or_new_layout(body: Json) -> Iterator[Fault]:
    """A new message says by its flag which layout it has; an edit need not repeat it."""
    yield from old_with_new_layout(body)
    if not (body.get("flags") or 0) & COMPONENTS_V2:
        components = body.get("components") or ()
        if len(components) > ROWS:
            yield ("components",), f"{len(components)} entries, at most {ROWS} without Components V2"
        for number, part in enumerate(components):
            if part["type"] != ROW:
                yield ("components", number, "type"), f"{part['type']}, needs the flag of Components V2"


def mentions_once(mentions: Json) -> Iterator[Fault]:
    """Either all users are mentioned or these, and the same for roles."""
    for name in ("users", "roles"):
        if name in (mentions.get("parse") or ()) and mentions.get(name):
            yield (name,), "cannot be named and parsed at once"
        if _twice(mentions.get(name) or ()):
            yield (name,), "somebody is there twice"


# Commands


def names_apart(command: Json) -> Iterator[Fault]:
    options = command.get("options") or ()
    for name in _twice(option["name"] for option in options):
        yield ("options",), f"the name {name!r} is there twice"
    if len({option["type"] in SUBCOMMANDS for option in options}) > 1:
        yield ("options",), "subcommands and other options do not mix"


def required_first(command: Json) -> Iterator[Fault]:
    for number, (before, option) in enumerate(pairwise(command.get("options") or ()), start=1):
        if option.get("required") and not before.get("required"):
            yield ("options", number, "required"), "stands behind one that is not required"


def choices_or_autocomplete(option: Json) -> Iterator[Fault]:
    if option.get("choices") and option.get("autocomplete"):
        yield ("autocomplete",), "cannot stand beside choices"


def _size(item: Json) -> int:
    choices = sum(len(each["name"]) + len(str(each["value"])) for each in item.get("choices") or ())
    return len(item["name"]) + len(item["description"]) + choices + sum(map(_size, item.get("options") or ()))


def command_size(command: Json) -> Iterator[Fault]:
    if _size(command) > COMMAND_TEXT:
        yield (), f"{_size(command)} characters in all, at most {COMMAND_TEXT}"


# Interactions


def here_or_there(interaction: Json) -> Iterator[Fault]:
    """In a guild a member acts, in direct messages a user."""
    in_guild = interaction["context"] == 0
    for name in ("guild_id", "guild_locale", "guild", "member"):
        if (name in interaction) is not in_guild:
            yield (name,), "belongs to a guild, and only there"
    if ("user" in interaction) is in_guild:
        yield ("user",), "belongs to direct messages, and only there"


SHAPE_RULES: Mapping[str, Rule] = {
    rule.__name__: rule
    for rule in (
        label_or_emoji,
        select_alone,
        least_and_most,
        options_apart,
        options_enough,
        components_together,
        ids_apart,
        custom_ids_apart,
        embeds_together,
        old_with_new_layout,
        old_or_new_layout,
        mentions_once,
        names_apart,
        required_first,
        choices_or_autocomplete,
        command_size,
        here_or_there,
    )
}

# Whole requests: the body, and the files that came with it

Files = list[tuple[str, int]]


def something_said(body: Json, files: Files) -> Iterator[Fault]:
    said = (body.get("content") or "").strip() or body.get("embeds") or body.get("components")
    if not said and not files:
        yield (), "an empty message"


def files_there(body: Json, files: Files) -> Iterator[Fault]:
    """A new message describes files by their place in the request."""
    for number, note in enumerate(body.get("attachments") or ()):
        if int(note["id"]) >= len(files):
            yield ("attachments", number, "id"), f"{note['id']}, but {len(files)} files came along"


def answer_said(body: Json, files: Files) -> Iterator[Fault]:
    if body["type"] == 4:
        for rule in (something_said, files_there):
            yield from ((("data", *steps), text) for steps, text in rule(body["data"], files))
    elif files and body["type"] != 7:
        yield (), "files, but no message to carry them"


def commands_apart(commands: list[Json], _files: Files) -> Iterator[Fault]:
    for name in _twice(command["name"] for command in commands):
        yield (), f"the command {name!r} is there twice"


REQUEST_RULES: Mapping[str, Callable[..., Iterable[Fault]]] = {
    rule.__name__: rule for rule in (something_said, files_there, answer_said, commands_apart)
}
