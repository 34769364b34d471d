"""What is still open in a form, as one would ask for it: cards by their number, the rest by a question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.desk.forms.pads import Pad
from rules.engine import Field
from rules.said import Said, Text, listed, said, sentences
from words import knows

MOST_NAMED = 4
"""Open questions that are named one by one."""


def still_open(missing: Sequence[Field], pads: Sequence[Pad]) -> Text:
    """What to do next, in a sentence or two."""
    open_hands = [hand for hand in pads if not hand.radio and any(place in missing for place in hand.places)]
    on_hands = {place.name for hand in open_hands for place in hand.places}
    rest = [field for field in missing if field.name not in on_hands]
    several = len({hand.group for hand in pads}) > 1
    return sentences([*_hands(missing, open_hands, named=several), *_others(rest)])


def _hands(missing: Sequence[Field], hands: Sequence[Pad], *, named: bool) -> Iterator[Text]:
    """Cards to pick; those hands in one sentence that lack as many."""
    lacking = {hand.key: sum(place in missing for place in hand.places) for hand in hands}
    for number in dict.fromkeys(lacking.values()):
        alike = [hand for hand in hands if lacking[hand.key] == number]
        begun = all(number < len(hand.places) for hand in alike)
        groups = [hand.called for hand in alike if hand.group and named]
        yield said(
            "desk.pick-cards",
            number=number,
            begun="begun" if begun else "new",
            whose="named" if groups else "own",
            hands=listed(groups),
        )


def _others(fields: Sequence[Field]) -> Iterator[Text]:
    """The first as a question, if the catalogue has one, and what else is open by its name."""
    questions = [asked for field in fields[:1] if (asked := _question(field))]
    yield from questions
    left = fields[len(questions) :]
    more = len(left) - MOST_NAMED
    last = [said("desk.and-more", number=more)] if more > 0 else []
    if left:
        yield said("desk.still-open", fields=listed([*(field.label for field in left[:MOST_NAMED]), *last]))


def _question(field: Field) -> Said | None:
    """A label may have an attribute `.ask`: the same as a question."""
    label = field.label
    if isinstance(label, str) or label.key.count(".") != 1 or not knows(f"{label.key}.ask"):
        return None
    return Said(f"{label.key}.ask", label.args)
