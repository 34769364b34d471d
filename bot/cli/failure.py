"""How a command says that it could not do what was asked."""

from __future__ import annotations

# Exit codes that scripts can tell apart.
OK = 0
FOUND_WANTING = 1  # the question was understood, and the answer is no
BAD_USAGE = 2
SCRIPTED = 3  # a record that holds together, of dice that somebody wrote down
IN_PART = 4  # a record that holds together as far as it can be replayed


class Failure(Exception):  # noqa: N818 - reads as what it is
    """One clear sentence for the person at the terminal, and the exit code that goes with it."""

    def __init__(self, sentence: str, code: int = BAD_USAGE) -> None:
        super().__init__(sentence)
        self.code = code
