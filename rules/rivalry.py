"""Payoff models: what a title may tell of two rivals who choose at the same time in a zero-sum game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

Answers: TypeAlias = Sequence[Mapping[str, Any]]
"""Choices of one of them."""
Worths: TypeAlias = npt.NDArray[np.floating]
"""How each of one's own answers (the rows) stands against each of his, from 0 to 1."""


class PayoffModel(Protocol):
    """What answers of a seat lead to against answers of its rival, estimated without playing them out."""

    complete: bool
    """Whether the model covers all that the game is about."""

    def plans(self) -> tuple[Answers, Answers] | None:
        """All that is worth doing, for oneself and for him; what does not matter may be left open. None: no
        more is known than `Title.ideas`."""

    def glance(self, mine: Answers, theirs: Answers) -> Worths:
        """Quickly, for very many answers: enough to tell which of them are worth a closer look."""

    def table(self, mine: Answers, theirs: Answers) -> Worths:
        """Closely."""
