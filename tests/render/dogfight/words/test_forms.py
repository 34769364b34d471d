"""Sentences that are told as part of a line have the forms for it."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from render.dogfight.board.notes import notes
from render.dogfight.console.chips import Chip, chips
from render.dogfight.phrases import form
from render.dogfight.states import load_words
from rules.dogfight.kinds import Equipment, GroundRun
from rules.dogfight.view import MissionView, PlaneView
from rules.said import Said
from tests.render.dogfight import front
from words.voice import voice


def known(told: Said, which: str) -> bool:
    return voice("en").knows(form(told, which).key)


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
