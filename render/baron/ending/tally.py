"""A whole game counted from what everybody saw: wealth, Fighters and morale by turn, contracts in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rules.baron.view import BaronView, MatView, ScoreView
from rules.story import Chapter, turns


class Tally:
    def __init__(self, history: Sequence[Chapter]) -> None:
        self._seen: list[BaronView] = [
            history[0].view,
            *(turn.after.view for turn in turns(history)),
        ]
        self.last = self._seen[-1]
        self.contracts: Counter[str] = Counter()
        for event in (event for chapter in history for event in chapter.events):
            if event.kind == "contract":
                self.contracts[event.data["company"]] += event.data["received"]
            elif event.kind == "side_contracts":
                self.contracts[event.data["company"]] += event.data["recon"] + event.data["bomber"]

    @property
    def turns(self) -> int:
        return len(self._seen) - 1

    @property
    def scores(self) -> tuple[ScoreView, ...]:
        """The best first."""
        return self.last.scores

    def mat(self, company: str) -> MatView:
        return _mat(self.last, company)

    def wealth(self, company: str) -> list[int]:
        """From the set-up on; at the end, what counts."""
        *before, _ = self._seen
        total = next(score.total for score in self.scores if score.company == company)
        return [*(_mat(view, company).wealth for view in before), total]

    def fighters(self, company: str) -> list[int]:
        return self.of(lambda view: _mat(view, company).effectiveness.fighter)

    def of(self, what: Callable[[BaronView], int]) -> list[int]:
        return [what(view) for view in self._seen]


def _mat(view: BaronView, company: str) -> MatView:
    return next(mat for mat in view.companies if mat.key == company)
