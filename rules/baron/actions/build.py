"""Build: a factory for each Action; companies that nobody plays build by the contracts to be had."""

from __future__ import annotations

from rules.baron.companies.bonus_actions import spend_as_planned
from rules.baron.companies.factories import build_factories
from rules.baron.phase import Phase
from rules.baron.play import Play
from rules.baron.state import Company


class Build(Phase):
    stage = "build"

    def start(self, play: Play) -> None:
        spend_as_planned(play, "build")
        wanted = play.figures.display.contracts.plus(play.state.available)
        for company in play.state.companies:
            if company.seat is None:
                build_factories(play, company.key, int(company.factories < wanted), "build")
            else:
                _build(play, company)


def _build(play: Play, company: Company) -> None:
    number = company.actions.get("build", 0)
    if number:
        play.set_actions(company.key, "build", 0)
        build_factories(play, company.key, number, "build")
