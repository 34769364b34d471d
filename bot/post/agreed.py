"""What a host has set, in few words: the rules and options in force, as the title's own form names them.

In the language of the time being.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.kit.text import answer_in_words
from rules.answers import picked
from rules.engine import AnyTitle, Choice, Field, Pick, Value
from rules.said import listed
from words import phrase, say


def agreed(title: AnyTitle, options: Choice) -> tuple[str, ...]:
    """A line for each answer that has something to explain or is a list, and one for all the others.

    What is off is passed over, and so is what the seats say.
    """
    told, short = list[str](), list[str]()
    for field in title.options(options):
        value = options.get(field.name)
        if value is None or _untold(field, value):
            continue
        answer = {"field": field.label, "answer": answer_in_words(field, value)}
        line = phrase("forms.answer", **answer)
        if note := _note(field, value):
            told.append(phrase("forms.answer-noted", note=note, **answer))
        elif len(picked(value)) > 1:
            told.append(line)
        else:
            short.append(line)
    return (*told, *_given(title, options), *([" · ".join(short)] if short else []))


def _untold(field: Field, value: Value) -> bool:
    if not isinstance(field, Pick):
        return False
    untold = {option.value for option in field.options if option.untold}
    return untold.issuperset(picked(value))


def _note(field: Field, value: Value) -> str:
    """What the form says about a single answer."""
    options = field.options if isinstance(field, Pick) else ()
    return next((say(option.note).removesuffix(".") for option in options if option.value == value), "")


def _given(title: AnyTitle, options: Choice) -> Iterator[str]:
    if rules := title.given_rules(options):
        yield phrase("lobby.given", rules=listed(rules))
