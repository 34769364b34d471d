from __future__ import annotations

import inspect
import re

import pytest

from render.dogfight.words import Teller, headline
from rules.dogfight import events
from rules.dogfight.figures import standard
from rules.dogfight.geometry import Pose
from rules.dogfight.view import Shot
from rules.engine import Event
from tests.render import scenes

CARD = standard().damage["A"][17]
HERE, THERE = Pose(100, 100, 0), Pose(100, 200, 0)

EXAMPLES: tuple[Event, ...] = (
    events.began("glory", "face-to-face", 30, [("A", "entente", 0, "sopwith-camel", "Sopwith Camel")]),
    events.turn(4),
    events.illegal(1, "Z", 14, 1, "no straight before"),
    events.strained(1, "Z", "A", 1),
    events.moved(1, "A", 1, HERE, THERE),
    events.left(2, "Z"),
    events.asked(2, [0, 1]),
    events.fired(Shot(2, "A", "front", "Z", 66.4, (0.0, 0.0), 2), "A"),
    events.drew(2, "Z", 1, [CARD], 4, ("A", "front")),
    events.jammed(2, "A", "front", 3),
    events.jam_card(2, "A", "front", "Z", CARD, [0, 1]),
    events.cleared(3, "A", "front"),
    events.shot_down(3, "Z", ["A"]),
    events.exploded(3, "Z", ["A"]),
    events.returned(3, "Z", 3),
    events.reshuffled(3, "A"),
    events.noted(3, "A", 0, 5),
    events.reminder("A", "steep", 13),
    events.over(
        "entente", "Only the Entente still fly: Central Powers 0, Entente 2.", {"central": 0, "entente": 2}
    ),
)
PRIVATE = {"drew", "jam_card", "noted"}


def tell(*happened: Event, seat: int | None = None) -> list[str]:
    return list(Teller(scenes.duel(seat), scenes.NAMES).tell(happened))


def kinds() -> set[str]:
    return set(re.findall(r'Event\(\s*"(\w+)"', inspect.getsource(events)))


def test_every_kind_of_event_has_a_sentence_and_an_example_here() -> None:
    assert kinds() == {event.kind for event in EXAMPLES}
    assert kinds() == Teller(scenes.duel(), scenes.NAMES).kinds


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: event.kind)
def test_each_is_told_to_those_who_may_know(event: Event) -> None:
    everyone = [seat for seat in (0, 1) if event.visible_to(seat)]
    for seat in everyone:
        (sentence,) = tell(event, seat=seat)
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence[-1] in ".!"
        assert "None" not in sentence
        assert "{" not in sentence


def test_the_public_hears_nothing_private() -> None:
    assert {event.kind for event in EXAMPLES if not tell(event)} == PRIVATE
    assert tell(events.drew(1, "Z", 1, [CARD], 4, None), seat=0) == []


def test_moves_of_a_round_make_one_sentence_and_a_round_is_announced_once() -> None:
    told = tell(
        events.moved(1, "A", 1, HERE, THERE),
        events.moved(1, "Z", 9, HERE, THERE),
        events.fired(Shot(1, "A", "front", "Z", 66.4, (0.0, 0.0), 2), "A"),
        events.moved(2, "A", 2, HERE, THERE),
    )
    assert told == [
        "Round 1: A (Sopwith Camel, Ada) flies 1 (straight); Z (Fokker Dr.I, Bruno) flies 9 (left turn 60°).",
        "A fires at Z (6.6 cm, short range): 2 damage cards from deck A.",
        "Round 2: A flies 2 (straight).",
    ]


def test_the_owner_reads_what_was_drawn_and_the_total() -> None:
    (told,) = tell(events.drew(2, "Z", 1, [CARD], 4, ("A", "front")), seat=1)
    assert "Only you see this" in told
    assert "4 of 13 points" in told


def test_a_two_seater_says_which_gun() -> None:
    view = scenes.wide()
    shot = events.fired(Shot(3, "Y", "rear", "A", 147.0, (0.0, 0.0), 1), "B")
    (told,) = Teller(view, scenes.NAMES).tell([shot])
    assert "with its rear gun (14.7 cm, long range): 1 damage card" in told


def test_the_headline_says_where_the_game_stands() -> None:
    assert headline(scenes.duel(), scenes.NAMES).startswith(
        "Face to Face, turn 5, planning: 1 against 1 in the air"
    )
    assert "Ada won" in headline(scenes.losses(), scenes.NAMES)
