"""A sample of `python -m tests.forgeries`: no bent record passes for true in silence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules.record import write
from tests.forgeries.bending import Forgery, bent
from tests.forgeries.crafting import crafted
from tests.forgeries.honest import honest
from tests.forgeries.judging import Tally, forgeries, try_all

SAMPLE = ("dogfight/war-shot-down", "airbaron/leaving", "restored", "scripted", "migrated", "called off")


@pytest.mark.parametrize("name", SAMPLE)
def test_no_forgery_is_accepted_in_silence(name: str, tmp_path: Path) -> None:
    tally = Tally()
    record = honest([name])[name]
    try_all(record, tmp_path, tally, forgeries(record, simple=97, skilled=5))
    assert tally.counts.total() > 15
    assert not tally.silent


def test_every_field_of_a_record_is_bent() -> None:
    fields = set[str]()
    for name in ("dogfight/war-orders", "restored", "migrated"):
        record = honest([name])[name]
        fields |= {forgery.field for forgery in bent(json.loads(write(record)))}
    assert fields == {
        "the whole", "format", "title", "rules_version", "pack", "options", "seats", "commitment", "seed",
        "script", "opening", "steps", "steps.choices", "steps.digest", "steps.orders", "steps.epoch",
        "outcome", "outcome.winners", "outcome.scores", "outcome.kind", "outcome.data", "outcome.lost",
        "carried", "carried.step", "carried.rules_version", "carried.table",
    }  # fmt: skip


def test_a_forgery_that_passes_is_found(tmp_path: Path) -> None:
    """The judge itself is tried with a record that only looks bent."""
    record = honest(["scripted"])["scripted"]
    tally = Tally()
    try_all(record, tmp_path, tally, [Forgery("steps", "not at all", lambda: write(record) + b"\n")])
    assert tally.silent == ["steps: not at all"]


def test_other_choices_are_told_by_the_digest_and_by_nothing_else(tmp_path: Path) -> None:
    """Why the last post shows one: all digests within the record fit."""
    record = honest(["dogfight/war-shot-down"])["dogfight/war-shot-down"]
    tally = Tally()
    try_all(record, tmp_path, tally, [each for each in crafted(record) if each.field == "steps.choices"])
    assert tally.counts.total() > 2
    assert not tally.counts["steps.choices", "refused"]
    assert not tally.silent
