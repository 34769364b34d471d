"""What `flugpost verify` says of a forgery, beside what it says of the record that was bent."""

from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Literal, TypeAlias
from unittest.mock import patch

from bot.__main__ import main
from bot.cli import commands
from bot.cli.failure import BAD_USAGE, FOUND_WANTING
from rules.record import Record, digest_of, write
from tests.forgeries.bending import Forgery, bent
from tests.forgeries.crafting import crafted
from tests.fuzz.edge.trying import TooLong, in_time

Verdict: TypeAlias = Literal["refused", "endless", "named", "other digest", "IN SILENCE"]
VERDICTS: tuple[Verdict, ...] = ("refused", "endless", "named", "other digest", "IN SILENCE")
SECONDS = 3.0
"""Of its own work; an honest record takes a tenth of one. A migrated table may ask for a million cards."""


@dataclass
class Tally:
    """How forgeries fared, by the field that was bent."""

    counts: Counter[tuple[str, Verdict]] = field(default_factory=Counter)
    silent: list[str] = field(default_factory=list)

    def table(self) -> Iterator[str]:
        fields = sorted({name for name, _ in self.counts})
        width = max(map(len, fields))
        yield "  ".join(
            ["field".ljust(width), "tried".rjust(7), *(verdict.rjust(12) for verdict in VERDICTS)]
        )
        for name in (*fields, "all"):
            found = [self._count(name, verdict) for verdict in VERDICTS]
            numbers = (str(number).rjust(12) for number in found)
            yield "  ".join([name.ljust(width), str(sum(found)).rjust(7), *numbers])

    def _count(self, name: str, verdict: Verdict) -> int:
        return sum(
            number for (each, got), number in self.counts.items() if got == verdict and name in {each, "all"}
        )


class Judge:
    """Compares with one honest record, of which the thread has shown the digest."""

    def __init__(self, record: Record, folder: Path) -> None:
        self._file = folder / "record.json"
        self._digest = digest_of(record)
        self.code, self.said = self._verified(write(record))
        again = self._verified(write(record), self._digest)[0]
        assert again == self.code not in {FOUND_WANTING, BAD_USAGE}, self.said

    def verdict(self, data: bytes) -> Verdict:
        try:
            with in_time(SECONDS):
                code, said = self._verified(data)
        except TooLong:
            return "endless"
        if code in {FOUND_WANTING, BAD_USAGE}:
            return "refused"
        if (code, said) == (self.code, self.said):
            return "IN SILENCE"
        if self._verified(data, self._digest)[0] != FOUND_WANTING:
            return "IN SILENCE"
        words = [line for line in said if not line.startswith("The digest")]
        known = [line for line in self.said if not line.startswith("The digest")]
        return "other digest" if (code, words) == (self.code, known) else "named"

    def _verified(self, data: bytes, digest: str = "") -> tuple[int, list[str]]:
        self._file.write_bytes(data)
        said, wrong = io.StringIO(), io.StringIO()
        with redirect_stdout(said), redirect_stderr(wrong):
            code = main(["verify", str(self._file), *(["--digest", digest] if digest else [])])
        assert code not in {FOUND_WANTING, BAD_USAGE} or wrong.getvalue().strip(), "a refusal without a word"
        return code, said.getvalue().splitlines()


def forgeries(record: Record, simple: int = 1, skilled: int = 1) -> Iterator[Forgery]:
    """All of them, or one in so many of each kind."""
    yield from islice(bent(json.loads(write(record))), 0, None, simple)
    yield from islice(crafted(record), 0, None, skilled)


def try_all(record: Record, folder: Path, tally: Tally, tried: Iterable[Forgery]) -> None:
    """What it says of each of them; the command's options, which never change, are put together once."""
    with patch.object(commands, "parser", cache(commands.parser)):
        _try_all(record, folder, tally, tried)


def _try_all(record: Record, folder: Path, tally: Tally, tried: Iterable[Forgery]) -> None:
    judge, honest = Judge(record, folder), write(record)
    for forgery in tried:
        data = forgery.made()
        if data in {b"", honest}:  # the title does not allow it, or it has come to the same
            continue
        verdict = judge.verdict(data)
        tally.counts[forgery.field, verdict] += 1
        if verdict == "IN SILENCE":
            tally.silent.append(f"{forgery.field}: {forgery.how}")
