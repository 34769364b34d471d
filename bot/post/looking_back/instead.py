"""What came of a choice that was looked back upon, and what might have been better, in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, takewhile
from typing import NamedTuple

from bot.kit.text import NONE, answer_in_words
from rules.engine import Choice, Field, Pick
from rules.lookahead.turning import SecondThought, TurningPoint
from rules.said import Said, Text, clauses, said, series
from rules.table import Table
from words import phrase, say

MOST = 90
"""Characters of what would have been better that are worth telling, but for the first of it."""
LIKELY = 0.5
"""From which share on thinking ahead would have played something, and not only might have."""
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
        return phrase("analysis.unlucky", kept=_percent(point.kept))
    thought = point.thought
    if thought is None:
        return ""
    who = "ace" if table.title.aces else "thinking"
    if thought.better is not None:
        other = _other_acts(table, thought, thought.better)
        keeps, against = _percent(thought.keeps), _percent(thought.against)
        shares = {"keeps": keeps, "against": against}
        return (
            phrase("analysis.better", who=who, liked=_liked(thought), other=other, **shares) if other else ""
        )
    if thought.share > 0:
        return phrase("analysis.chosen-the-same", who=who, liked=_would(thought.share))
    return phrase("analysis.nothing-better")


def _liked(thought: SecondThought) -> str:
    """What proved better is not always what thinking ahead, which knew less, would have followed."""
    if not thought.liked > 0:
        return "no"
    would = _would(thought.liked)
    return f"{would}-also" if thought.share > 0 else would


def _would(share: float) -> str:
    return "would" if share >= LIKELY else "might"


def _other_acts(table: Table, thought: SecondThought, better: Choice) -> Text:
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
    more = [said("analysis.other-answers", number=len(other))] if other else []
    return clauses([*shown, *more]) if shown else ""


def acts(fields: Iterable[Field], choice: Choice) -> Iterator[AnswerGroup]:
    for group, own in groupby(fields, key=lambda field: field.group):
        yield from _acts_of(group, list(_first_of_all(own)), choice)


def _first_of_all(fields: Iterable[Field]) -> Iterator[Field]:
    """Without what is done instead if something cannot be done."""
    return takewhile(lambda field: not (isinstance(field, Pick) and field.instead), fields)


def _acts_of(group: str, fields: Sequence[Field], choice: Choice) -> Iterator[AnswerGroup]:
    """Cards from one hand together; what is tapped alone, with what it is aimed at; all else by its label."""
    left = [field for field in fields if choice.get(field.name, "ask") not in _PUT_OFF]
    while left:
        run = [left.pop(0)]
        pad = _pad(run[0]) if group else ""
        while pad and left and _pad(left[0]) == pad:
            run.append(left.pop(0))
        if len(run) > 1:
            words = said("forms.answer", field=group, answer=series(_name(field, choice) for field in run))
        elif pad:
            run += [left.pop(0)] if left else []
            words = _tapped([_words(field, choice) for field in run])
        else:
            words = said("forms.answer", field=run[0].label, answer=_words(run[0], choice))
        yield AnswerGroup(tuple(field.name for field in run), say(words), bool(pad))


def _tapped(answers: Sequence[Text]) -> Said:
    if len(answers) == 1:
        return said("analysis.tapped", answer=answers[0])
    return said("analysis.tapped-at", answer=answers[0], target=answers[1])


def _pad(field: Field) -> str:
    return field.pad if isinstance(field, Pick) else ""


def _words(field: Field, choice: Choice) -> Text:
    return answer_in_words(field, choice[field.name]) or NONE


def _name(field: Field, choice: Choice) -> Text:
    """A card by its name within a sentence."""
    options = field.options if isinstance(field, Pick) else ()
    chosen = next((option for option in options if option.value == choice[field.name]), None)
    return (chosen and chosen.clause) or _words(field, choice)


def _percent(share: float) -> int:
    return round(100 * share)
