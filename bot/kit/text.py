"""Small pieces of language that letters and panels share, in Discord's markup."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from datetime import datetime

from bot.kit.clock import stamp
from rules.answers import picked
from rules.engine import Choice, Field, Number, Pick, Spot, Value
from rules.places import square_of
from rules.said import Said, Text, listed, said
from words import phrase, say

PAGE = 1_900
"""Discord takes 2,000 characters; some are left for what the surface adds."""

NAME = 32
NONE = said("forms.none")
"""The answer where a form was left empty."""

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing: a name of these would be none."""
LINKS = re.compile(
    r"(?i)(\b[a-z][a-z0-9+.-]*:)(?=//)|(\bwww\.)|(\bdiscord\.)(?=[a-z])|(\bdiscordapp\.)(?=[a-z])"
)
"""Where a web address or an invitation begins."""
BREAK = "\u200b"
"""Shows nothing, and keeps what stands before and after it from being taken for one thing."""


def plain_name(name: str) -> str:
    """A person's name on one line, without control characters, and not longer than Discord's own."""
    printable = "".join(
        " " if unicodedata.category(c).startswith(("C", "Z")) or c in BLANKS else c for c in name
    )
    return " ".join(printable.split())[:NAME].strip() or "Nameless"


def escape(text: str) -> str:
    """Text that Discord shows as it is, without taking any of it for formatting, a mention or a link."""
    shown = re.sub(r"([\\*_~`|\[<>@#])", r"\\\1", text)
    return LINKS.sub(lambda found: f"{found[0]}{BREAK}", shown)


def unformatted(text: str) -> str:
    """The same where nothing is taken for formatting, as in an alt text: what was escaped stands as it is,
    and what is bold without its asterisks."""
    shown = re.sub(r"\\([\\*_~`|\[<>@#])|\*\*", lambda found: found[1] or "", text)
    return shown.replace(BREAK, "")


def renamed(text: str, name: str, other: str, spared: str = "") -> str:
    """A text that speaks of somebody by another name; of Benjamin still as Benjamin where Ben is renamed, and
    of those who are `spared`, a line for each, by theirs: Ben Hur is no Ben."""
    names = [*sorted(spared.splitlines(), key=len, reverse=True), name]
    speaks = "|".join(_as_a_word(each) for each in names)
    return re.sub(speaks, lambda found: other if found[0] == name else found[0], text)


def _as_a_word(name: str) -> str:
    before, after = (
        rf"(?{look}[^\W_])" if end.isalnum() else "" for look, end in (("<!", name[:1]), ("!", name[-1:]))
    )
    return f"{before}{re.escape(name)}{after}"


def written(name: Text) -> Text:
    """A name as it stands in texts for Discord, in whatever language these are said."""
    if isinstance(name, str):
        return escape(name)
    return Said(
        name.key, tuple((each, escape(part) if isinstance(part, str) else part) for each, part in name.args)
    )


def deadline_told(deadline: datetime | None) -> dict[str, str]:
    """What messages that may name a deadline are filled in with."""
    if deadline is None:
        return {"until": "none", "date": "", "in": ""}
    return {"until": "some", "date": stamp(deadline, "f"), "in": stamp(deadline)}


def in_words(fields: Iterable[Field], choice: Choice) -> tuple[str, ...]:
    """A choice as its form puts it, a line per answer."""
    return tuple(
        phrase("forms.answer", field=field.label, answer=answer_in_words(field, choice[field.name]) or NONE)
        for field in fields
        if field.name in choice
    )


def answer_in_words(field: Field, value: Value | None) -> str:
    """An answer as its form puts it; nothing if there is none."""
    if value is None:
        return ""
    if isinstance(field, Pick):
        labels = {option.value: option.label for option in field.options}
        return say(listed(labels.get(answer, answer) for answer in picked(value)))
    if isinstance(field, Spot) and isinstance(value, tuple):
        return spot_in_words(value)
    return say(field.said(value)) if isinstance(field, Number) and isinstance(value, int) else str(value)


def spot_in_words(spot: Iterable[object]) -> str:
    """A point of the table: its square, and how far it is from the left and from the bottom."""
    x, y = (float(str(part)) for part in spot)
    return phrase("forms.spot", square=square_of((x, y)), x=round(x / 10, 1), y=round(y / 10, 1))


def paged(lines: Sequence[str], limit: int = PAGE) -> list[str]:
    """The lines, joined into as few texts as fit; a line that is too long by itself is cut."""
    texts: list[str] = []
    for line in lines:
        short = line if len(line) <= limit else f"{line[: limit - 1]}…"
        if texts and len(texts[-1]) + 1 + len(short) <= limit:
            texts[-1] = f"{texts[-1]}\n{short}"
        else:
            texts.append(short)
    return texts
