"""Factories: built and burnt, but never below what a company keeps whatever happens."""

from __future__ import annotations

from rules.baron.play import Play


def build_factories(play: Play, key: str, number: int, why: str) -> None:
    """Add factories, or take some away, but never the last (Albatros: the last four)."""
    company = play.state.company(key)
    least = min(company.factories, play.figures.companies[key].least_factories)
    after = max(least, company.factories + number)
    play.update(key, factories=after)
    if after != company.factories:
        play.tell("built", company=key, before=company.factories, after=after, why=why)
