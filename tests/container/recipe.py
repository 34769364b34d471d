"""Reading a Dockerfile, as far as ours goes."""

from __future__ import annotations

import re
from typing import NamedTuple


class Instruction(NamedTuple):
    word: str
    text: str


def read(text: str) -> list[Instruction]:
    joined = re.sub(r"\\\n\s*", "", text)
    lines = [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return [Instruction(*line.split(" ", 1)) for line in lines]
