"""Every question says in a sentence what it is about, in units that people use."""

from __future__ import annotations

from itertools import islice

from rules.at_random import random_choice
from rules.dice import Stream
from rules.engine import AnyTitle, Choice, Field
from tests.conformance.walk import every_setup, random_walk
from words import say

STEPS = 10
SHIPPED = {"dogfight", "baron", "airbaron"}


@every_setup
def test_a_form_explains_itself(title: AnyTitle, name: str, options: Choice, seats: int) -> None:
    if title.key not in SHIPPED:
        return
    for table in islice(random_walk(title, options, seats), STEPS):
        for seat in table.pending():
            form = table.form(seat)
            said = random_choice(form, Stream(b"hints", table.step))
            for field in (*form({}), *form(said), *table.order_fields(seat)):
                explains_itself(field)


def explains_itself(field: Field) -> None:
    label, hint = say(field.label), say(field.hint)
    assert hint.endswith("."), f"{field.name}: {label}"
    assert " mm" not in f"{label} {hint}", "lengths are centimetres"
