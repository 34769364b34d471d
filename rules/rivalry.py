"""What a title may tell of two rivals who choose at the same time, when one's gain is the other's loss."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

Answers: TypeAlias = Sequence[Mapping[str, Any]]
"""Choices of one of them."""


class Reckoning(Protocol):
    """What answers of a seat lead to against answers of its rival, without playing them out."""

    def plans(self, usual: Answers, most: int) -> tuple[Answers, Answers] | None:
        """So many answers of one's own and of his, at most, that are worth weighing if these are what he
        usually gives; what does not matter may be left open. None: no more is known than `Title.ideas`."""

    def table(self, mine: Answers, theirs: Answers) -> list[list[float]]:
        """How each of one's own answers (the rows) stands against each of his, from 0 to 1."""
