"""What Discord refuses when commands are registered."""

import re
from collections import Counter

from sandbox.errors import Form, Json

NAME = re.compile(r"^[-_'\w]{1,32}$")
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10
LOCALES = frozenset(
    [
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "ru",
        "sv-SE",
        "th",
        "tr",
        "uk",
        "vi",
        "zh-CN",
        "zh-TW",
    ]
)


def check_commands(commands: list[Json]) -> None:
    form = Form()
    if len(commands) > 100:
        form.wrong("commands", "APPLICATION_COMMANDS_TOO_MANY", "At most 100 commands.")
    named = Counter((command.get("type", 1), command.get("name")) for command in commands)
    for number, command in enumerate(commands):
        _check_named(form, str(number), command)
        _check_options(form, f"{number}.options", command.get("options") or [], depth=0)
        if _size(command) > 8000:
            form.wrong(str(number), "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000).")
        if named[command.get("type", 1), command.get("name")] > 1:
            form.wrong(
                f"{number}.name",
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
    form.settle()


def _check_named(form: Form, at: str, item: Json) -> None:
    name = item.get("name")
    if not isinstance(name, str) or not NAME.match(name) or name != name.lower():
        form.wrong(f"{at}.name", "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name}")
    form.length(f"{at}.description", item.get("description"), 100, 1)
    for field, most in (("name_localizations", 32), ("description_localizations", 100)):
        for locale, text in (item.get(field) or {}).items():
            form.length(f"{at}.{field}.{locale}", text, most, 1)
            if locale not in LOCALES:
                form.wrong(f"{at}.{field}.{locale}", "BASE_TYPE_CHOICES", f"{locale} is not a locale.")


def _check_options(form: Form, at: str, options: list[Json], *, depth: int) -> None:
    form.count(at, options, 25)
    names = Counter(option.get("name") for option in options)
    nests = [option.get("type") in {SUBCOMMAND, GROUP} for option in options]
    if any(nests) and not all(nests):
        form.wrong(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands and options do not mix.")
    optional_seen = False
    for number, option in enumerate(options):
        here = f"{at}.{number}"
        _check_named(form, here, option)
        if names[option.get("name")] > 1:
            form.wrong(
                f"{here}.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names are unique"
            )
        if option.get("type") in {SUBCOMMAND, GROUP}:
            if (option["type"] == GROUP and depth > 0) or depth > 1:
                form.wrong(f"{here}.type", "BASE_TYPE_CHOICES", "Nested too deep.")
            _check_options(form, f"{here}.options", option.get("options") or [], depth=depth + 1)
            continue
        if option.get("required") and optional_seen:
            form.wrong(
                f"{here}.required",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")
        _check_value(form, here, option)


def _check_value(form: Form, at: str, option: Json) -> None:
    choices = option.get("choices") or []
    if option.get("type") not in range(3, 12):
        form.wrong(f"{at}.type", "BASE_TYPE_CHOICES", "Unknown type of option.")
    form.count(f"{at}.choices", choices, 25)
    if choices and option.get("autocomplete"):
        form.wrong(f"{at}.autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE", "Choices exclude it.")
    if option.get("autocomplete") and option.get("type") not in {STRING, INTEGER, NUMBER}:
        form.wrong(f"{at}.autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE", "Not for this type.")
    for number, choice in enumerate(choices):
        form.length(f"{at}.choices.{number}.name", choice.get("name"), 100, 1)
        if option.get("type") == STRING:
            form.length(f"{at}.choices.{number}.value", choice.get("value"), 100, 1)


def _size(item: Json) -> int:
    """Discord's count: names, descriptions and choice values, all the way down."""
    own = len(item.get("name") or "") + len(item.get("description") or "")
    choices = sum(len(each["name"]) + len(str(each.get("value"))) for each in item.get("choices") or [])
    return own + choices + sum(_size(option) for option in item.get("options") or [])
