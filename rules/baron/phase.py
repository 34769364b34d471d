"""The phases of this game: each a stage of the turn, and those among them that may have to ask."""

from __future__ import annotations

from rules import phases
from rules.baron.box.figures import Figures
from rules.baron.play import Play
from rules.baron.state import Company, State
from rules.baron.view import Stage


class Question(phases.Question[State, Figures]):
    """A seat that is asked, and the table as it stands."""

    @property
    def company(self) -> Company:
        return self.state.companies[self.seat]

    @property
    def name(self) -> str:
        return self.figures.companies[self.company.key].name


class Phase(phases.Phase[Play]):
    """One stage of the turn. It is over when `State.asked` names nobody any more."""

    stage: Stage


class Asking(Phase, phases.Asking[Play, Question]):
    """A phase that may have to ask."""
