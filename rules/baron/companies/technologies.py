"""Technologies: what may be gained, what they are worth, and gaining and losing them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from rules.baron.box.components import MONOPLANE, REAR_SEAT, TRIPLANE, Technology
from rules.baron.box.figures import Figures
from rules.baron.play import Play
from rules.baron.state import Company, State
from rules.baron.view import KINDS, Kind, Ratings, TechnologyView, Wings

_Box = TypeVar("_Box", Technology, TechnologyView)


def bonuses(figures: Figures, company: Company) -> Ratings:
    """The sum of the technology bonuses of each aeroplane type."""
    return bonuses_of(figures, company.owned)


@lru_cache(maxsize=4096)
def bonuses_of(figures: Figures, owned: Collection[str]) -> Ratings:
    """The sum over a mat with these boxes, a wing design adding by the engines among them."""
    fighter = recon = bomber = engines = 0
    wings: list[tuple[int, ...]] = []
    for box in (figures.technologies[key] for key in owned):
        fighter, recon, bomber = fighter + box.fighter, recon + box.recon, bomber + box.bomber
        engines += box.is_engine
        if box.by_engines is not None:
            wings.append(box.by_engines)
    return Ratings(fighter + sum(by_engines[engines] for by_engines in wings), recon, bomber)


def eligible(state: State, figures: Figures, company: Company) -> tuple[Technology, ...]:
    """What the company could add to its mat, in its order."""
    return eligible_for(figures, state.kinds, company.owned)


@lru_cache(maxsize=4096)
def eligible_for(figures: Figures, kinds: tuple[Kind, ...], owned: Collection[str]) -> tuple[Technology, ...]:
    return addable(figures.mat(kinds), owned)


def addable(boxes: Iterable[_Box], owned: Collection[str]) -> tuple[_Box, ...]:
    """Of these boxes, those that are not owned but whose prerequisites are."""
    return tuple(
        box
        for box in boxes
        if box.key not in owned and (box.prerequisite is None or box.prerequisite in owned)
    )


@lru_cache(maxsize=4096)
def adding(figures: Figures, owned: frozenset[str], key: str) -> frozenset[str]:
    """What is owned once this box is added: a new wing design replaces the old one."""
    boxes = figures.technologies
    if not boxes[key].is_wings:
        return owned | {key}
    return frozenset((*(other for other in owned if not boxes[other].is_wings), key))


def may_roll(kinds: tuple[Kind, ...], owned: Collection[str]) -> tuple[Kind, ...]:
    """Aeroplane types an Effectiveness roll may be made for: Recon and Bomber need a Rear Seat."""
    return kinds if REAR_SEAT in owned else ("fighter",)


def with_technology(figures: Figures, company: Company, key: str) -> Company:
    if key in {MONOPLANE, TRIPLANE}:
        wings: Wings = "monoplane" if key == MONOPLANE else "triplane"
        return replace(company, wings=wings)
    order = figures.places.__getitem__
    return replace(company, technologies=tuple(sorted((*company.technologies, key), key=order)))


def without_technology(company: Company, key: str) -> Company:
    if key == company.wings:
        return replace(company, wings="biplane")
    return replace(company, technologies=tuple(owned for owned in company.technologies if owned != key))


def gain(play: Play, key: str, technology: str, how: str, cards: tuple[int, ...] = ()) -> None:
    """Mark a technology as developed; Metal Construction by Design reshuffles the cards."""
    company = play.state.company(key)
    play.put([with_technology(play.figures, company, technology)])
    play.tell("gained", company=key, technology=technology, how=how, cards=list(cards))
    if cards:
        play.discard(key, cards)
    if how == "design" and play.figures.technologies[technology].reshuffles:
        play.shuffle_all("metal-construction")


def losable(figures: Figures, company: Company) -> tuple[str, ...]:
    """What a Design Dead End may take: nothing locked, and nothing that another box builds on."""
    needed = {figures.technologies[key].prerequisite for key in company.owned}
    return tuple(key for key in company.owned if key not in needed and not figures.technologies[key].locked)


def improvement(figures: Figures, company: Company, key: str) -> int:
    """How much the technology would add to the sum of the company's bonuses."""
    return _improvement(figures, company.owned, key)


@lru_cache(maxsize=4096)
def _improvement(figures: Figures, owned: tuple[str, ...], key: str) -> int:
    before = bonuses_of(figures, owned)
    after = bonuses_of(figures, adding(figures, frozenset(owned), key))
    return sum(after.of(kind) - before.of(kind) for kind in KINDS)


def value(figures: Figures, company: Company, key: str) -> Ratings:
    """What an owned technology adds by itself; of a wing design, with the engines there are."""
    box = figures.technologies[key]
    wings = 0 if box.by_engines is None else box.by_engines[company.engines]
    return Ratings(box.fighter + wings, box.recon, box.bomber)


def card_worth(state: State, figures: Figures, company: Company, card: int) -> int:
    """The most that a card could add as a technology, now or once what it needs is there."""
    owned, kinds = company.owned, set(state.kinds)
    return max(
        [
            improvement(figures, company, box.key)
            for box in figures.given_by[card]
            if box.key not in owned and kinds.issuperset(box.kinds)
        ],
        default=0,
    )
