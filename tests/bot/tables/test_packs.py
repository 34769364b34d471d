"""An operator's own figures: checked at the start, played with, and named in the record."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.tables.packs import BadPack, with_packs
from rules.dogfight.box.figures import standard_tables
from rules.record import BadRecord
from rules.simulation import play
from rules.titles import TITLES
from rules.verify import verify


def pack(folder: Path, resistance: int) -> Path:
    """The packaged airplanes, one of them sturdier."""
    table = msgspec.json.decode(standard_tables()["airplanes"])
    table["entries"]["spad-13"]["resistance"] = resistance
    part = folder / "mine" / "dogfight"
    part.mkdir(parents=True)
    (part / "airplanes.json").write_bytes(msgspec.json.encode(table))
    return folder / "mine"


def test_without_a_folder_nothing_changes() -> None:
    assert with_packs(TITLES, None) == TITLES


def test_a_pack_is_played_with_and_named_in_the_record(tmp_path: Path) -> None:
    titles = with_packs(TITLES, pack(tmp_path, 99))
    table = play(titles["dogfight"], {"turn_limit": 2}, ("default", "default"), b"pack")
    assert {plane.resistance for plane in table.view().planes if plane.model == "spad-13"} == {99}
    record = table.record()
    assert record.pack.startswith("mine-")
    assert verify(record, titles).outcome
    with pytest.raises(BadRecord, match="mine-"):
        verify(record, TITLES)
    assert titles["baron"] is TITLES["baron"]


def test_a_faulty_pack_names_its_faults(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="airplanes"):
        with_packs(TITLES, pack(tmp_path, -4))


def test_a_pack_for_no_title_is_refused(tmp_path: Path) -> None:
    (tmp_path / "chess").mkdir()
    with pytest.raises(BadPack, match="no title chess"):
        with_packs(TITLES, tmp_path)
