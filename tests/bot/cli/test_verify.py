"""`flugpost verify`: what it refuses, and what it says that a record does not prove."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from rules.record import Record, digest_of, read, write
from rules.table import Table
from rules.titles import TITLES
from tests.forgeries import honest
from tests.forgeries.crafting import crafted

DUEL = "dogfight/war-shot-down"


class Terminal:
    """Somebody who types the command and reads what it says."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._file = folder / "record.json"
        self._capsys = capsys

    def verify(self, record: Record | dict[str, Any] | bytes, digest: str | None = None) -> tuple[int, str]:
        """The exit code and all that was said."""
        if isinstance(record, dict):
            record = json.dumps(record).encode()
        self._file.write_bytes(write(record) if isinstance(record, Record) else record)
        given = [] if digest is None else ["--digest", digest]
        code = main(["verify", str(self._file), *given])
        said = self._capsys.readouterr()
        return code, said.out + said.err


@pytest.fixture
def terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(tmp_path, capsys)


def forged(record: Record, field: str, how: str) -> Record:
    """The first forgery of this kind."""
    return read(next(each for each in crafted(record) if (each.field, each.how) == (field, how)).made())


class TestScripted:
    def test_it_says_so_and_has_an_exit_code_of_its_own(self, terminal: Terminal) -> None:
        code, said = terminal.verify(honest.scripted())
        assert code == 3
        assert "The dice were SCRIPTED" in said
        assert "The seed matches" not in said

    def test_an_empty_script_is_a_script(self, terminal: Terminal) -> None:
        true = honest.kept(DUEL)
        assert terminal.verify(forged(true, "script", "put in, worked out anew"))[0] == 3
        code, said = terminal.verify(forged(true, "script", "put in, with the true seed"))
        assert (code, "has a seed or a commitment" in said) == (1, True)

    def test_it_is_never_migrated(self, terminal: Terminal) -> None:
        """So that a table of one's own cannot come with the real commitment."""
        true = honest.kept(DUEL)
        own = forged(true, "script", "put in with a table of one's own at the beginning")
        code, said = terminal.verify(own)
        assert (code, "Scripted games never are" in said) == (1, True)


class TestReseeded:
    def test_each_is_named_with_its_step_and_number(self, terminal: Terminal) -> None:
        code, said = terminal.verify(honest.restored())
        assert code == 0
        assert "NEW DICE after step 2: the table was set up again from an older copy" in said
        assert str(honest.RESEED) in said
        assert "The thread must say so at that point" in said

    def test_one_that_was_added_to_grind_the_dice_is_named(self, terminal: Terminal) -> None:
        true = honest.kept(DUEL)
        assert "NEW DICE" not in terminal.verify(true)[1]
        code, said = terminal.verify(forged(true, "steps.epoch", "ground out, worked out anew"))
        assert (code, "NEW DICE after step 0" in said) == (0, True)

    def test_none_hides_in_a_table_that_is_migrated(self, terminal: Terminal) -> None:
        record = json.loads(write(honest.migrated()))
        record["carried"]["table"]["epoch"] = 7
        code, said = terminal.verify(record)
        assert (code, "has other dice than the steps before" in said) == (1, True)

    def test_a_number_below_none_is_refused(self, terminal: Terminal) -> None:
        record = json.loads(write(honest.restored()))
        record["steps"][0]["epoch"] = -1
        assert terminal.verify(record)[0] == 1


class TestMigrated:
    def test_what_is_not_replayed_is_said(self, terminal: Terminal) -> None:
        record = honest.migrated()
        code, said = terminal.verify(record)
        assert code == 4
        assert f"{len(record.steps) - 3} of {len(record.steps)} steps replayed." in said
        assert "all as recorded" not in said
        assert "NOT replayed: the set-up and steps 1 to 3, played with version 4 of the rules" in said
        assert "The thread must say at that point that Flugpost was updated" in said

    def test_a_table_after_the_last_step_proves_no_winner(self, terminal: Terminal) -> None:
        true = honest.kept(DUEL)
        end = Table.replay(true, TITLES).step
        code, said = terminal.verify(honest.migrated_at(true, end))
        assert (code, "after its last step, so no step led to its outcome" in said) == (1, True)

    def test_one_that_comes_from_the_same_rules_is_refused(self, terminal: Terminal) -> None:
        true = honest.kept(DUEL)
        same = forged(true, "carried", "a table laid by the same rules, that of this game")
        code, said = terminal.verify(same)
        assert (code, "only be carried over to newer rules" in said) == (1, True)

    @pytest.mark.parametrize("step", [-1, 99])
    def test_at_a_step_that_there_is_not(self, step: int, terminal: Terminal) -> None:
        record = json.loads(write(honest.migrated()))
        record["carried"]["step"] = step
        assert terminal.verify(record)[0] == 1

    def test_a_table_that_breaks_the_rules_is_refused_in_a_sentence(self, terminal: Terminal) -> None:
        record = json.loads(write(honest.migrated()))
        record["carried"]["table"]["position"] = -(10**30)
        code, said = terminal.verify(record)
        assert code == 1
        assert "Traceback" not in said


class TestDigest:
    def test_without_one_it_is_printed_and_said_what_it_is_for(self, terminal: Terminal) -> None:
        record = honest.kept(DUEL)
        code, said = terminal.verify(record)
        assert code == 0
        assert (
            f"The digest of this record is {digest_of(record)}. What was chosen is bound by it alone" in said
        )
        assert "compare it with the last post" in said

    @pytest.mark.parametrize("digits", [20, 33, 64])
    def test_the_right_one_is_taken_by_its_beginning(self, digits: int, terminal: Terminal) -> None:
        record = honest.kept(DUEL)
        for given in (digest_of(record)[:digits], digest_of(record)[:digits].upper()):
            code, said = terminal.verify(record, given)
            assert (code, "The digest is the one given" in said) == (0, True)

    def test_other_choices_are_refused_by_it_and_by_nothing_else(self, terminal: Terminal) -> None:
        record = honest.kept(DUEL)
        other = forged(record, "steps.choices", "another legal choice, worked out anew")
        assert terminal.verify(other)[0] == 0
        code, said = terminal.verify(other, digest_of(record)[:20])
        assert code == 1
        assert "not the record that the thread speaks of" in said
        assert digest_of(other) in said

    @pytest.mark.parametrize("given", ["", "abc", "0" * 19, "0" * 65, "g" * 20])
    def test_what_is_no_digest_is_said_so(self, given: str, terminal: Terminal) -> None:
        with pytest.raises(SystemExit, match="2"):
            terminal.verify(honest.kept(DUEL), given)


class TestTheFile:
    def test_what_is_unknown_is_refused(self, terminal: Terminal) -> None:
        record = json.loads(write(honest.kept(DUEL)))
        assert terminal.verify({**record, "verified": "yes"})[0] == 2

    def test_what_is_left_out_or_spelled_out_is_refused(self, terminal: Terminal) -> None:
        record = json.loads(write(honest.kept(DUEL)))
        without = {name: value for name, value in record.items() if name != "format"}
        for other, name in ((without, "format"), ({**record, "carried": None}, "carried")):
            code, said = terminal.verify(other)
            assert (code, f"look at “{name}”" in said) == (2, True)

    def test_what_is_said_twice_is_refused(self, terminal: Terminal) -> None:
        """A reader of the file might believe the first, and the check the last."""
        true = write(honest.kept(DUEL))
        code, said = terminal.verify(true.replace(b'"seats": 2', b'"seats": 3,\n "seats": 2'))
        assert (code, "says something twice" in said) == (2, True)

    def test_what_is_nested_too_deep_is_refused(self, terminal: Terminal) -> None:
        record = json.loads(write(honest.migrated()))
        record["carried"]["table"]["state"] = "nested"
        for depth in (200, 100_000):
            nested = '{"a":' * depth + "[]" + "}" * depth
            assert terminal.verify(json.dumps(record).replace('"nested"', nested).encode())[0] in {1, 2}

    def test_a_record_without_its_seed_is_refused(self, terminal: Terminal) -> None:
        none = forged(honest.kept(DUEL), "seed", "none, with its commitment")
        code, said = terminal.verify(none)
        assert (code, "doesn't have the seed" in said) == (1, True)
