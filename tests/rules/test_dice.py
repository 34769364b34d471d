"""The committed random stream: fair, repeatable, and scripted where a test needs it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice import Dice, LooseDice, Scripted, ScriptSpent, Stream, commitment, derive, draw, roll

SEED = bytes(range(32))

every_kind = pytest.mark.parametrize("kind", [Stream, LooseDice])


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_anyone_can_recompute_a_roll_from_the_seed_and_the_position() -> None:
    assert Stream(SEED, 7).below(6) == _word(7) % 6


def _word(position: int) -> int:
    return int.from_bytes(hmac.new(SEED, position.to_bytes(8, "big"), hashlib.sha256).digest()[:8], "big")


def test_the_stream_goes_on_from_its_position() -> None:
    first = Stream(SEED)
    rolled = [first.below(1000) for _ in range(10)]
    assert [Stream(SEED, position).below(1000) for position in range(10)] == rolled
    assert first.position == 10


def test_words_past_the_last_whole_multiple_are_thrown_away() -> None:
    """Of a bound of which only one whole multiple fits, nearly half of all words would favour low numbers."""
    bound = 2**63 + 1
    stream = Stream(SEED)
    drawn = [stream.below(bound) for _ in range(20)]
    words = [_word(position) for position in range(stream.position)]
    assert drawn == [word for word in words if word < bound]
    assert len(words) > len(drawn)


@every_kind
def test_every_face_comes_up_about_as_often(kind: Callable[[bytes], Dice]) -> None:
    dice = kind(SEED)
    faces = Counter(roll(dice) for _ in range(6_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(880 < count < 1120 for count in faces.values())


@every_kind
def test_every_order_of_a_shuffle_comes_up_about_as_often(kind: Callable[[bytes], Dice]) -> None:
    dice = kind(SEED)
    orders = Counter(dice.shuffle("abc") for _ in range(6_000))
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


@given(st.lists(st.integers()), st.binary(max_size=40))
def test_a_shuffle_loses_and_adds_nothing(items: list[int], seed: bytes) -> None:
    assert sorted(Stream(seed).shuffle(items)) == sorted(items)


def test_a_draw_is_one_of_the_items() -> None:
    assert draw(Stream(SEED), "xyz") in "xyz"


def test_drawing_from_nothing_is_a_fault() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Stream(SEED).below(0)


def test_loose_dice_follow_from_their_seed_and_never_begin_again() -> None:
    rolled = [LooseDice(seed).shuffle(range(500)) for seed in (SEED, SEED, SEED[1:])]
    assert rolled[0] == rolled[1] != rolled[2]
    dice = LooseDice(SEED)
    words = [dice.below(2**32) for _ in range(1_000)]
    assert len(set(words)) == 1_000


def test_side_seeds_are_independent_of_each_other_and_of_the_seed() -> None:
    seeds = {
        derive(SEED, "stand-in", 1, 2),
        derive(SEED, "stand-in", 12),
        derive(SEED, "stand-in", 2, 1),
        SEED,
    }
    assert len(seeds) == 4


def test_neither_the_seed_nor_its_hex_shows_in_the_repr() -> None:
    assert repr(Stream(SEED)) == "Stream(position=0)"


def test_a_script_is_followed_by_label() -> None:
    dice = Scripted({"hit": [3, 0], "deck": [(2, 0)]})
    assert dice.below(6, "hit") == 3
    assert dice.shuffle("abcd", "deck") == ("c", "a", "b", "d")
    assert dice.below(6, "hit") == 0


def test_what_the_script_leaves_out_is_zero_and_unshuffled() -> None:
    dice = Scripted({})
    assert (dice.below(6, "other"), dice.shuffle("abc", "other")) == (0, ("a", "b", "c"))


@pytest.mark.parametrize(
    ("script", "says"),
    [({"x": []}, "nothing left"), ({"x": [6]}, "below 6"), ({"x": [(0, 1)]}, "below 6")],
)
def test_a_script_that_does_not_fit_a_draw_says_so(script: dict[str, list[int]], says: str) -> None:
    with pytest.raises(ScriptSpent, match=says):
        Scripted(script).below(6, "x")


@pytest.mark.parametrize("order", [3, (0, 0), (9,)])
def test_a_script_that_does_not_fit_a_shuffle_says_so(order: int | tuple[int, ...]) -> None:
    with pytest.raises(ScriptSpent):
        Scripted({"x": [order]}).shuffle("abc", "x")
