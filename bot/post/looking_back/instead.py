"""What came of a choice that was looked back upon, and what might have been better, in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.kit.text import answer_in_words
from rules.engine import Choice, Field, Pick
from rules.lookahead.turning import SecondThought, TurningPoint
from rules.table import Table
from rules.wording import counted
from words import say

MOST = 90
"""Characters of what would have been better that are worth telling, but for the first of it."""
LIKELY = 0.5
"""From which share on thinking ahead would have played something, and not only might have."""
BETTER = "Better would have been"
_PUT_OFF = frozenset({"ask", "orders"})
"""Answers that only leave to later what is to be done."""


class AnswerGroup(NamedTuple):
    """What belongs together in a form, and what is done by it."""

    names: tuple[str, ...]
    words: str
    tapped: bool
    """From a hand: that matters more than what goes with it."""


def told(table: Table, point: TurningPoint) -> str:
    """The table is as it was when the choice was made."""
    if point.unlucky:
        return f"Bad luck: the same choices keep {_percent(point.kept)} on average."
    thought = point.thought
    if thought is None:
        return ""
    who = "An Ace" if table.title.aces else "Thinking ahead"
    if thought.better is not None:
        other = _other_acts(table, thought, thought.better)
        also = " also" if thought.share > 0 else ""
        # What proved better is not always what thinking ahead, which knew less, would have followed.
        chosen = f"{who} {_would(thought.liked)}{also} have chosen" if thought.liked > 0 else BETTER
        return (
            f"{chosen} {other}: that keeps {_percent(thought.keeps)} on average, "
            f"this {_percent(thought.against)}."
            if other
            else ""
        )
    if thought.share > 0:
        return f"{who} {_would(thought.share)} have chosen the same."
    return "No other choice that was tried keeps more."


def _would(share: float) -> str:
    return "would" if share >= LIKELY else "might"


def _other_acts(table: Table, thought: SecondThought, better: Choice) -> str:
    """What is done otherwise; not what is only held ready for the case that it cannot be done."""
    found = [
        act
        for act in acts(table.fields(thought.seat, better), better)
        if any(better.get(name) != thought.played.get(name) for name in act.names)
    ]
    other = [act.words for act in sorted(found, key=lambda act: not act.tapped)]
    shown: list[str] = []
    while other and (not shown or sum(map(len, shown)) + len(other[0]) <= MOST):
        shown.append(other.pop(0))
    # Labels and answers have commas of their own.
    return "; ".join([*shown, f"and {counted(len(other), 'other answer')}"] if other else shown)


def acts(fields: Iterable[Field], choice: Choice) -> Iterator[AnswerGroup]:
    for group, own in groupby(fields, key=lambda field: field.group):
        yield from _acts_of(group, list(_first_of_all(own)), choice)


def _first_of_all(fields: Iterable[Field]) -> Iterator[Field]:
    """Without what is done instead if something cannot be done: such labels go on from the one before."""
    for field in fields:
        label = say(field.label)
        if label.startswith("If ") or label[:1].islower():
            return
        yield field


def _acts_of(group: str, fields: Sequence[Field], choice: Choice) -> Iterator[AnswerGroup]:
    """Cards from one hand together; what is tapped alone, with what it is aimed at; all else by its label."""
    left = [field for field in fields if choice.get(field.name, "ask") not in _PUT_OFF]
    while left:
        run = [left.pop(0)]
        pad = _pad(run[0]) if group else ""
        while pad and left and _pad(left[0]) == pad:
            run.append(left.pop(0))
        if len(run) > 1:
            words = f"{group}: {', '.join(_name(field, choice) for field in run)}"
        elif pad:
            run += [left.pop(0)] if left else []
            words = f"“{': '.join(_words(field, choice) for field in run)}”"
        else:
            words = f"{say(run[0].label)}: {_words(run[0], choice)}"
        yield AnswerGroup(tuple(field.name for field in run), words, bool(pad))


def _pad(field: Field) -> str:
    return field.pad if isinstance(field, Pick) else ""


def _words(field: Field, choice: Choice) -> str:
    return answer_in_words(field, choice[field.name]) or "none"


def _name(field: Field, choice: Choice) -> str:
    """A card by its name, without its number."""
    name = _words(field, choice).rpartition(" · ")[2]
    return name if name.startswith("Immelmann") else f"{name[:1].lower()}{name[1:]}"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
