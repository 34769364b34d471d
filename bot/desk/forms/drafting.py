"""Drafts: what a form takes of what is filled in, and what becomes of the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from bot.desk.forms.pads import Pad, on_pads, pads
from bot.kit.refusal import Refusal
from rules.answers import check_offered, check_shape
from rules.engine import Choice, Field, Form, IllegalChoice, Value
from rules.forms import shown
from rules.said import Text, said
from words import say


def plain(answers: Choice) -> dict[str, Value]:
    """What came in, as the kinds of value a form takes; anything else would only confuse the rules."""
    try:
        return msgspec.convert(dict(answers), dict[str, Value])
    except msgspec.ValidationError:
        raise Refusal(said("desk.no-answer")) from None


def merged(form: Form, kept: Mapping[str, Value], answers: Mapping[str, Value]) -> dict[str, Value]:
    """The new answers, and of the older ones those that still fit beside them."""
    draft = {**kept, **answers}
    while misfits := _misfits(shown(form, draft), draft):
        older = [name for name in misfits if name not in answers]
        if not older:
            raise Refusal(next(iter(misfits.values())))
        for name in older:
            del draft[name]
    return draft


def _misfits(fields: tuple[Field, ...], draft: Choice) -> dict[str, Text]:
    """Answers the form does not take, each with the reason."""
    by_name = {field.name: field for field in fields}
    misfits: dict[str, Text] = {}
    for name, value in draft.items():
        asked = [by_name[name]] if name in by_name else []
        try:
            check_shape(asked, {name: value})
            check_offered(asked, {name: value})
        except IllegalChoice as why:
            misfits[name] = why.why
    return misfits


def pads_of(form: Form, answers: Choice) -> tuple[Pad, ...]:
    fields = shown(form, answers)
    laid = on_pads(fields)
    if not laid:
        return ()
    untouched = shown(form, {name: value for name, value in answers.items() if name not in laid})
    return pads(fields, untouched)


def pad_of(form: Form, draft: Choice, key: str) -> Pad:
    found = next((pad for pad in pads_of(form, draft) if pad.key == key), None)
    if found is None:
        raise Refusal(said("desk.no-longer-asked"))
    return found


def laid(form: Form, draft: dict[str, Value], key: str, faces: Iterable[Text]) -> dict[str, Value]:
    """The draft with cards of these faces in the next places of a pad."""
    for face in faces:
        answer = pad_of(form, draft, key).tap(draft, face)
        if answer is None:
            raise Refusal(said("desk.not-to-lay", card=say(face)[:40]))
        draft = merged(form, draft, dict([answer]))
    return draft
