"""A small language for the shapes of JSON values.

A shape is a table of fields. A field is a line of text, read as `read` says:

    id         = "snowflake"                 a kind of value; the kinds are in KINDS
    label      = "? text ..80 | null"        may be left out; else a text of at most 80 characters, or null
    type       = "is 1 2"                    one of these values
    flags      = "bits 6 15"                 a sum of these bits
    emoji      = "? Emoji"                   another shape, by its name
    options    = "[Option] 1..25"            a list
    users      = "{snowflake: User}"         a table by key
    _like      = "Part"                      has every field and every rule of that shape too
    _rules     = ["label_or_emoji"]          what the fields must be among themselves, see rules.py

A field that a shape does not name is a fault.
"""

from collections.abc import Mapping
from typing import Any

from tests.sandbox.protocol.kinds import (
    KINDS,
    Bits,
    Either,
    Kind,
    ListOf,
    Literal,
    Named,
    Rule,
    Scalar,
    Shape,
    Span,
    TableOf,
    leaves,
)


def read(text: str, book: Mapping[str, Kind]) -> Kind:
    """One field's kind, without the question mark."""
    parts = _split(text, "|")
    kinds = tuple(_term(part.strip(), book) for part in parts)
    return kinds[0] if len(kinds) == 1 else Either(kinds)


def _split(text: str, mark: str) -> list[str]:
    """Split at the marks that stand outside all brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "[{") - (letter in "]}")
        if letter == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def _term(text: str, book: Mapping[str, Kind]) -> Kind:
    if text.startswith("["):
        inner, _, span = text[1:].rpartition("]")
        return ListOf(read(inner, book), _span(span))
    if text.startswith("{"):
        inner, _, span = text[1:].rpartition("}")
        key, value = _split(inner, ":")
        return TableOf(read(key.strip(), book), read(value.strip(), book), _span(span))
    word, *rest = text.split()
    if word in KINDS:
        return Scalar(word, _span("".join(rest)))
    return _word(word, rest, book)


def _word(word: str, rest: list[str], book: Mapping[str, Kind]) -> Kind:
    if word == "is":
        return Literal(tuple(int(each) if each.isdecimal() else each for each in rest))
    if word == "bits":
        return Bits(sum(1 << int(each) for each in rest))
    if word == "null" and not rest:
        return Literal((None,))
    if word[0].isupper() and not rest:
        return Named(word, book)
    raise ValueError(f"No such kind: {' '.join([word, *rest])}")


def _span(text: str) -> Span:
    if not text.strip():
        return Span()
    least, most = text.strip().split("..")
    return Span(int(least) if least else None, int(most) if most else None)


def read_shape(
    name: str, table: Mapping[str, Any], book: Mapping[str, Kind], rules: Mapping[str, Rule]
) -> Shape:
    fields: dict[str, Kind] = {}
    required: set[str] = set()
    held: list[Rule] = []
    if "_like" in table:
        [base] = leaves(book[table["_like"]])
        assert isinstance(base, Shape), f"{name} is like {base}, which is no shape"
        fields |= base.fields
        required |= base.required
        held += base.rules
    for key, text in table.items():
        if key in {"_like", "_rules"}:
            continue
        fields[key] = read(text.removeprefix("?").strip(), book)
        required.discard(key)
        if not text.startswith("?"):
            required.add(key)
    held += [rules[each] for each in table.get("_rules", ())]
    return Shape(name, fields, frozenset(required), tuple(held))
