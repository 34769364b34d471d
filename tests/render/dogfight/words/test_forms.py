"""Sentences that are told as part of a line have the forms for it."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from render.dogfight.board.notes import notes
from render.dogfight.console.chips import Chip, chips
from render.dogfight.phrases import Tale, form
from render.dogfight.states import load_words
from render.dogfight.words.sentences import SENTENCES
from rules.dogfight.kinds import Equipment, GroundRun
from rules.dogfight.view import MissionView, PlaneView
from rules.said import Said
from rules.values import Event
from tests.render.dogfight import front, scenes
from tests.render.dogfight.words.examples import EXAMPLES
from words.voice import voice

ROUTINE = {
    "level",
    "taxied",
    "reminder",
    "cleared",
    "tailed",
    "tail_lost",
    "smoke_cleared",
    "flames_out",
    "took_off",
    "clouded",
    "reloading",
    "lowered",
}
WAYS = ("climb", "dive", "immelmann", "split-s", "overdive", "landed")
COUNTERS = ("steep", "immelmann", "straight")


def usual() -> list[Event]:
    """Everything that is told as usual, in all its variants."""
    found = [event for event in EXAMPLES if event.kind in ROUTINE]
    level = next(event for event in found if event.kind == "level")
    reminder = next(event for event in found if event.kind == "reminder")
    reloading = next(event for event in found if event.kind == "reloading")
    changed: list[tuple[Event, dict[str, Any]]] = [(level, {"why": way}) for way in WAYS]
    changed += [(level, {"level": 0, "climb": 0}), (reloading, {"loading": "loaded"})]
    changed += [(reminder, {"counter": counter}) for counter in COUNTERS]
    return found + [Event(event.kind, event.data | changes) for event, changes in changed]


def known(told: Said, which: str) -> bool:
    return voice("en").knows(form(told, which).key)


@pytest.mark.parametrize("event", usual(), ids=lambda event: event.kind)
def test_what_is_usual_can_be_a_clause_and_of_an_airplane_also_a_deed(event: Event) -> None:
    told = SENTENCES[event.kind](Tale(scenes.duel(), scenes.NAMES), event.data)
    assert known(told, "clause")
    assert known(told, "deed") or "plane" not in event.data


def laden(plane: PlaneView, run: GroundRun = "", stored: tuple[int, ...] = ()) -> list[Chip]:
    """The counters of an airplane to which everything has happened, in the air and on the ground."""
    hurt = replace(
        plane,
        level=3,
        climb=1,
        smoke=1,
        flames=2,
        pilot_hit=True,
        rudder=("left", "right"),
        engine_damaged=True,
        observer_hit=True,
        tailing="Z",
        rockets=2,
        still=1,
        done=("photograph", "bomb"),
        in_cloud=True,
        stored=stored,
    )
    return [*chips(hurt), *chips(replace(hurt, grounded=True, run=run))]


def test_every_counter_of_a_console_can_begin_a_sentence() -> None:
    plane = front.heights().planes[0]
    found = [chip.told for run in get_args(GroundRun) for chip in laden(plane, run, stored=(1,))]
    found += [chip.told for chip in laden(plane)]
    found += [load_words(load) for load in get_args(Equipment) if load != "rockets"]
    assert [told.key for told in found if not known(told, "first")] == []


def test_every_note_below_the_table_can_begin_a_sentence() -> None:
    missions = tuple(MissionView(kind, "entente", "X1", None, done=False) for kind in ("photograph", "bomb"))
    view = replace(front.fireworks(), missions=missions, cloud_level=6, balloon_turns=8)
    found = [note.told for note in notes(view)]
    assert len(found) == 4
    assert all(known(told, "first") for told in found)
