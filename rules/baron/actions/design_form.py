"""The form of a Design step: technologies one after the other, the cards they cost, wings and rolls.

A technology's field appears once the one before it is settled, so that every option on offer is legal:
it may build on what was just added, and its cards are still in hand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from rules.answers import picked
from rules.baron.box.components import Technology
from rules.baron.box.figures import Figures
from rules.baron.companies.bonus_actions import bonus_field
from rules.baron.companies.technologies import eligible_for, may_roll, with_technology
from rules.baron.names import KIND_NAMES, WINGS_NAMES, event_name
from rules.baron.phase import Question
from rules.baron.state import Company, DesignPlan
from rules.baron.view import KINDS, Kind, Wings
from rules.engine import Choice, Field, Option, Pick
from rules.said import Said, said, series

NONE, ASK, IN_TURN, FIGHTER = "none", "ask", "in turn", "fighter"
IF_RISEN: dict[str, Kind] = {"recon if risen": "recon", "bomber if risen": "bomber"}
"""A roll for this type if the Fighter has risen in this step, and else for the Fighter."""


class Draft:
    """A Design step being written: what has been added so far, and what is left in hand."""

    def __init__(
        self,
        question: Question,
        choice: Choice,
        *,
        actions: int | None = None,
        spare: int = 0,
        spared: Collection[int] = (),
    ) -> None:
        """Cards that are `spared` pay for nothing."""
        self.question = question
        self.choice = choice
        self.company: Company = question.company
        if spared:
            hand = tuple(card for card in self.company.hand if card not in spared)
            self.company = replace(self.company, hand=hand)
        if choice.get("wings") == "biplane":
            self.company = replace(self.company, wings="biplane")
        self.added: list[tuple[str, tuple[int, ...]]] = []
        self.engine_added = False
        if actions is None:
            actions = question.company.actions.get("design", 0) + (choice.get("bonus") == "yes")
        self.actions = actions
        self.spare = spare
        """So many more technologies are named, for those that may prove impossible."""

    def options(self) -> Sequence[Technology]:
        """What the next Design Action may add: one engine level a turn, and only what can be paid for."""
        payable = _payable(
            self.question.figures, self.question.state.kinds, self.company.owned, self.company.hand
        )
        return [box for box in payable if not box.is_engine] if self.engine_added else payable

    def cards_for(self, box: Technology) -> tuple[int, ...]:
        return _paying(self.question.figures, self.company.hand, box)

    def add(self, box: Technology, cards: tuple[int, ...]) -> None:
        hand = tuple(card for card in self.company.hand if card not in cards)
        self.company = replace(with_technology(self.question.figures, self.company, box.key), hand=hand)
        self.added.append((box.key, cards))
        self.engine_added |= box.is_engine

    def fields(self) -> Iterator[Field]:
        """The fields of technologies and cards; walking through them fills the draft."""
        for number in range(1, self.actions + self.spare + 1):
            options = self.options()
            if not options:
                return
            keys = tuple([box.key for box in options])
            yield _technology_field(self.question.figures, number, keys, spare=number > self.actions)
            answer = self.choice.get(f"technology_{number}")
            if answer not in keys:
                return
            box = options[keys.index(str(answer))]
            held = self.cards_for(box)
            if len(held) > box.cards:
                yield self._cards_field(number, box, held)
                given = tuple(
                    card for card in held if str(card) in picked(self.choice.get(f"cards_{number}"))
                )
                if len(given) != box.cards:
                    return
                held = given
            self.add(box, held)

    def _cards_field(self, number: int, box: Technology, held: tuple[int, ...]) -> Pick:
        usual = tuple(str(card) for card in held[: box.cards])
        figures = self.question.figures
        return Pick(
            name=f"cards_{number}",
            label=said("baron-actions.cards-to-discard", technology=box.called, cards=box.cards),
            options=tuple(_card_option(figures, card) for card in held),
            least=box.cards,
            most=box.cards,
            default=usual[0] if box.cards == 1 else usual,
            hint=said("baron-actions.cards-to-discard.hint"),
        )


@lru_cache(maxsize=256)
def _card_option(figures: Figures, card: int) -> Option:
    event = event_name(figures.event_of(card).name)
    return Option(
        str(card), said("baron-actions.card", card=str(card)), said("baron-actions.card-event", event=event)
    )


@lru_cache(maxsize=4096)
def _payable(
    figures: Figures, kinds: tuple[Kind, ...], owned: tuple[str, ...], hand: tuple[int, ...]
) -> tuple[Technology, ...]:
    """What could be added to such a mat and paid for with such a hand: asked again with every answer."""
    held, payers = frozenset(hand), figures.payers
    boxes = eligible_for(figures, kinds, owned)
    return tuple([box for box in boxes if len(payers[box.key] & held) >= box.cards])


def _paying(figures: Figures, hand: tuple[int, ...], box: Technology) -> tuple[int, ...]:
    return tuple(sorted(figures.payers[box.key].intersection(hand)))


def fields(question: Question, partial: Choice) -> tuple[Field, ...]:
    company, draft = question.company, Draft(question, partial)
    technologies = tuple(draft.fields())
    return (
        *_when(question),
        *bonus_field(company, "design"),
        *wings_field(company),
        *technologies,
        *roll_fields(draft),
    )


def plan(question: Question, choice: Choice) -> DesignPlan:
    """The Design step of a checked choice."""
    draft = Draft(question, choice)
    for _ in draft.fields():
        pass
    return DesignPlan(
        technologies=tuple(draft.added),
        biplane=choice.get("wings") == "biplane",
        bonus=choice.get("bonus") == "yes",
        rolls=written_rolls(choice, draft.actions),
    )


def written_rolls(choice: Choice, number: int) -> tuple[str, ...]:
    return tuple(str(choice.get(f"roll_{n}", FIGHTER)) for n in range(1, number + 1))


def fits(draft: Draft, roll: str) -> bool:
    """Whether such a roll may be made once the draft is carried out."""
    return roll in {NONE, ASK} or IF_RISEN.get(roll, roll) in _kinds(draft)


def roll_options(question: Question) -> tuple[Option, ...]:
    """The choice before a single roll."""
    kinds = may_roll(question.state.kinds, question.company.owned)
    return (*(Option(kind, KIND_NAMES[kind]) for kind in kinds), _NO_ROLL)


_RESERVE = said("baron-actions.technology-reserve")
_NO_ROLL = Option(NONE, said("baron-actions.roll-none"))
_WHEN = Pick(
    name="when",
    label=said("baron-actions.when"),
    options=(
        Option("now", said("baron-actions.when-now"), said("baron-actions.when-now.note")),
        Option(IN_TURN, said("baron-actions.when-in-turn"), said("baron-actions.when-in-turn.note")),
    ),
    slot="when",
    default="now",
    hint=said("baron-actions.when.hint"),
)


def _when(question: Question) -> tuple[Field, ...]:
    """Only where several design at once is there anything to wait for."""
    return (_WHEN,) if len(question.state.asked) > 1 else ()


def wings_field(company: Company) -> tuple[Field, ...]:
    return () if company.wings == "biplane" else (_wings_field(company.wings),)


@lru_cache(maxsize=8)
def _wings_field(wings: Wings) -> Pick:
    return Pick(
        name="wings",
        label=said("baron-actions.wings"),
        options=(
            Option("keep", said("baron-actions.wings-keep", wings=WINGS_NAMES[wings])),
            Option("biplane", said("baron-actions.wings-back"), said("baron-actions.wings-back.note")),
        ),
        slot="wings",
        default="keep",
        hint=said("baron-actions.wings.hint"),
    )


@lru_cache(maxsize=1024)
def _technology_field(figures: Figures, number: int, keys: tuple[str, ...], *, spare: bool) -> Pick:
    options = [figures.technologies[key] for key in keys]
    return Pick(
        name=f"technology_{number}",
        label=_RESERVE if spare else said("baron-actions.technology", number=number),
        options=(
            Option(NONE, said("baron-actions.technology-none")),
            *(Option(box.key, box.called, _told(box)) for box in options),
        ),
        slot=f"technology_{number}",
        default=NONE,
        must_say=not spare,
        hint=said("baron-actions.technology-reserve.hint" if spare else "baron-actions.technology.hint"),
    )


def _told(box: Technology) -> Said:
    if box.by_engines is not None:
        figures = "/".join(f"{each:+d}" if each else "0" for each in box.by_engines)
        return said("baron-actions.technology-by-engines", bonuses=figures)
    bonuses = series(
        said("baron-actions.name-bonus", kind=KIND_NAMES[kind], bonus=box.bonus.of(kind))
        for kind in KINDS
        if box.bonus.of(kind)
    )
    return said("baron-actions.technology-adds", bonuses=bonuses, cards=box.cards)


def roll_fields(draft: Draft) -> tuple[Field, ...]:
    return _roll_fields(_kinds(draft), draft.actions)


def _kinds(draft: Draft) -> tuple[Kind, ...]:
    return may_roll(draft.question.state.kinds, draft.company.owned)


@lru_cache(maxsize=64)
def _roll_fields(kinds: tuple[Kind, ...], actions: int) -> tuple[Field, ...]:
    return tuple(_roll_field(kinds, number) for number in range(1, actions + 1))


def _roll_field(kinds: tuple[Kind, ...], number: int) -> Pick:
    later = (
        *(
            Option(
                value,
                said("baron-actions.roll-if-risen", kind=KIND_NAMES[kind]),
                said("baron-actions.roll-if-risen.note"),
            )
            for value, kind in IF_RISEN.items()
            if kind in kinds
        ),
        Option(ASK, said("baron-actions.roll-ask"), said("baron-actions.roll-ask.note")),
    )
    return Pick(
        name=f"roll_{number}",
        label=said("baron-actions.roll-number", number=number),
        options=(
            *(Option(kind, KIND_NAMES[kind]) for kind in kinds),
            _NO_ROLL,
            *(later if number > 1 else ()),
        ),
        slot=f"roll_{number}",
        default=FIGHTER,
        hint=said("baron-actions.roll.hint"),
    )
