"""What digests cover: the same for equal values however they came about, and no value at its default."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from rules.digests import Covering, differences, spare
from rules.values import Event, Frozen


class Pilot(Frozen, frozen=True):
    name: str
    status: str = "flying"
    wounds: int = 1000
    orders: dict[int, str] = {}  # noqa: RUF012 - msgspec copies it


class Shot(Frozen, frozen=True, array_like=True):
    deck: str
    card: int = 0
    by: str | None = None


class Sky(Frozen, frozen=True):
    pilots: tuple[Pilot, ...]
    shots: tuple[Shot, ...] = ()
    leader: Pilot = Pilot("Ada")


SKY = Sky((Pilot("Ada"), Pilot("Ben", "lost", orders={2: "climb"})), (Shot("A", 0), Shot("B", 0, "Z")))


def test_what_stands_at_its_default_is_left_out() -> None:
    assert spare(SKY) == {
        "pilots": [{"name": "Ada"}, {"name": "Ben", "status": "lost", "orders": {"2": "climb"}}],
        "shots": [["A"], ["B", 0, "Z"]],
    }


def test_a_value_that_was_read_is_digested_like_the_one_that_was_written() -> None:
    """The library's own `omit_defaults` compares by identity, and would keep what was read."""
    again = msgspec.json.decode(msgspec.json.encode(SKY), type=Sky)
    assert again == SKY
    assert Covering()((), again) == Covering()((), SKY)


@pytest.mark.parametrize("other", [1, None, "", (), {}])
def test_what_is_not_the_default_is_digested(other: object) -> None:
    events = (Event("moved", {"card": other}),)
    assert Covering()(events, SKY) != Covering()((Event("moved", {"card": 2}),), SKY)


def test_what_two_steps_share_is_covered_as_if_each_stood_alone() -> None:
    later = msgspec.structs.replace(SKY, pilots=(*SKY.pilots, Pilot("Cleo")))
    covering = Covering()
    for sky in (SKY, later, later, msgspec.structs.replace(later, shots=())):
        assert covering((), sky) == Covering()((), sky)
    assert pickle.loads(pickle.dumps(covering))((), SKY) == covering((), SKY)  # noqa: S301 - our own


def test_a_difference_names_the_field_what_was_and_what_is() -> None:
    was = {"planes": [{"id": "A", "flames": 2}], "turn": 3, "gone": 1}
    now = {"planes": [{"id": "A", "flames": 0}, {"id": "B"}], "turn": 3, "round": 0}
    assert [str(each) for each in differences(was, now)] == [
        "planes.0.flames was 2, and is 0",
        "planes.1 was left out, and is {'id': 'B'}",
        "gone was 1, and is left out",
        "round was left out, and is 0",
    ]
    assert list(differences(was, was)) == []
