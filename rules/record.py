"""Game records: one JSON file that says everything about a game, and can be checked by anyone.

    {"format": "flugpost-record/2",
     "title": "…", "rules_version": 1, "pack": "standard",
     "options": {…}, "seats": 2,
     "commitment": "SHA-256 of the seed, published before the first roll",
     "seed": "the seed itself, in hex", "script": null,
     "opening": "digest of the set-up",
     "steps": [{"choices": {"0": {…}, "1": {…}}, "digest": "…", "orders": {"1": {…}}}, …],
     "outcome": {"winners": [0], "scores": {"0": 2, "1": -1}, "kind": "…", "data": {…}}}

A step's orders were given before its choices were resolved, and are left out if there were none. Before a
step with an `epoch` the game was reseeded: it was laid again from an older copy, and from there on the dice
follow from the seed and that number, since the old ones had been seen.
A game that was migrated from older rules to those of the record says under `carried` after which step, and
how the table then lay: from there on it can be played again.
Each digest covers the one before it, the events, the state and the position of the dice, without values at
their default (`rules/digests.py`). A forger who puts other choices in can work all of them out anew: so the
last post of a game publishes the digest of the whole record (`digest_of`). docs/records.md says what that
proves.
Records of the first format (`rules/former`) are read and verified as they are.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from rules.dice import Scripted
from rules.engine import AnyTitle, Outcome, Value
from rules.said import Text, said
from rules.values import Frozen, Seat

FORMAT = "flugpost-record/2"
FIRST = "flugpost-record/1"

Script: TypeAlias = dict[str, tuple[int | tuple[int, ...], ...]]


class BadRecord(Exception):  # noqa: N818 - reads as what it is
    """A record that cannot be read, or does not tell the game that was played; one sentence says why."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        """For logs: what a person reads is said by a voice."""
        return self.why if isinstance(self.why, str) else repr(self.why)


class RecordedStep(Frozen, frozen=True, omit_defaults=True):
    """A step, and the standing orders that were given since the one before."""

    choices: dict[Seat, dict[str, Value]]
    digest: str
    orders: dict[Seat, dict[str, Value]] = msgspec.field(default_factory=dict)
    epoch: int = 0
    """If the table was laid again from a copy before this step: the number its dice follow from since."""


class Migration(Frozen, frozen=True):
    """Where a game passed to newer rules: after so many steps, which an older version had played; `table` is
    how it then lay, by the newer ones."""

    step: int
    rules_version: int
    table: dict[str, Any]


class Record(Frozen, frozen=True, kw_only=True):
    format: str = FORMAT
    title: str
    rules_version: int
    pack: str
    options: dict[str, Value]
    seats: int
    commitment: str
    seed: str | None
    script: Script | None
    opening: str
    steps: tuple[RecordedStep, ...]
    outcome: Outcome | None
    carried: Migration | None = None

    @property
    def replayed(self) -> tuple[RecordedStep, ...]:
        """The steps that the present rules can play again."""
        return self.steps[self.carried.step if self.carried else 0 :]

    def title_in(self, titles: Mapping[str, AnyTitle]) -> AnyTitle:
        title = titles.get(self.title)
        if title is None:
            raise BadRecord(said("records.other-title", title=self.title[:40]))
        if self.rules_version not in _readable(title, self.format):
            versions = {"version": str(self.rules_version), "now": str(title.rules_version)}
            release = title.release_of(self.rules_version)
            raise BadRecord(said("records.other-rules", **versions, release=release))
        if title.pack != self.pack:
            raise BadRecord(said("records.other-pack", pack=self.pack[:40], now=title.pack))
        return title.as_of(self.rules_version)

    def seed_bytes(self) -> bytes:
        try:
            return bytes.fromhex(self.seed or "")
        except ValueError:
            raise BadRecord(said("records.seed-not-hex")) from None

    def dice(self) -> Scripted | None:
        return None if self.script is None else Scripted(self.script)


def format_of(title: AnyTitle, version: int) -> str:
    """The format in which games of that version of the rules are recorded."""
    return FIRST if title.former is not None and version <= title.former.version else FORMAT


def _readable(title: AnyTitle, form: str) -> set[int]:
    """The versions of the rules whose games the present ones play as they were, in that format."""
    if form == FORMAT:
        return {title.rules_version, *title.replays}
    return set() if title.former is None else {title.former.version}


def write(record: Record) -> bytes:
    """The record as a file: one value to a line, so that two of them can be compared."""
    plain = msgspec.to_builtins(record, str_keys=True, order="deterministic")
    if record.carried is None:
        del plain["carried"]
    return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"


def digest_of(record: Record) -> str:
    """SHA-256 of the record as a file: it covers everything a record says. It is published when the game has
    ended, and never before: whoever guesses at what is hidden could try the guess on it."""
    return hashlib.sha256(write(record)).hexdigest()


_RECORD = msgspec.json.Decoder(Record)


def read(data: bytes) -> Record:
    try:
        record = _RECORD.decode(data)
        if record.format not in {FIRST, FORMAT}:
            form = record.format[:40]
            raise BadRecord(said("records.other-format", format=form, first=FIRST, now=FORMAT))
        _require_plain(data, record)
    except (msgspec.MsgspecError, ValueError) as fault:
        raise BadRecord(said("records.not-a-record", fault=str(fault))) from None
    except RecursionError:
        raise BadRecord(said("records.nested-too-deep")) from None
    return record


def _require_plain(data: bytes, record: Record) -> None:
    """Refuse a file that another reader might understand differently: one that says something twice, leaves
    out what a record says, or spells out what it leaves out. Blanks and the order of keys do not matter."""
    given, written = json.loads(data, object_pairs_hook=_once), json.loads(write(record))
    for name in sorted(given.keys() | written.keys()):
        if name not in given or name not in written or given[name] != written[name]:
            raise BadRecord(said("records.not-as-written", field=name))


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise BadRecord(said("records.says-it-twice"))
    return found
