from __future__ import annotations

from rules.at_random import random_choice
from rules.dice import Stream
from rules.engine import Option, Pick


def test_a_field_without_options_that_may_be_left_out_is_left_out() -> None:
    empty = Pick("discard", "Discard", (), least=0, most=2)
    card = Pick("play", "Play", (Option("1", "One"),))
    for seed in range(10):
        assert random_choice(lambda _: (empty, card), Stream(b"%d" % seed)) == {"play": "1"}
