"""Espionage: one technology and one die at a time, each result seen before the next attempt."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache

from rules.answers import one_of
from rules.baron.box.components import Technology
from rules.baron.box.figures import Figures
from rules.baron.companies.bonus_actions import asks_bonus, bonus_field, spend, spend_as_planned
from rules.baron.companies.slots import MOST_ATTEMPTS_ALONE
from rules.baron.companies.technologies import eligible, gain, improvement
from rules.baron.companies.ties import tie_breaking_order
from rules.baron.orders.texts import OrderText, picks
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.standing import SpyOrder
from rules.baron.state import Company, State
from rules.baron.view import KINDS, Mode, Ratings
from rules.engine import Choice, Decision, Field, Form, Option, Pick
from rules.said import Text, said
from rules.values import Frozen, Seat

STOP = "stop"
AFTER: dict[SpyOrder, OrderText] = {
    "ask": OrderText("baron-actions.after-ask"),
    "valuable": OrderText("baron-actions.after-valuable", noted=True),
    "none": OrderText("baron-actions.after-none"),
}
_AFTER = Pick(
    name="after",
    label=said("baron-actions.after-attempt"),
    options=picks(AFTER),
    slot="after",
    default="ask",
    hint=said("baron-actions.after-attempt.hint"),
)


class Espionage(Asking):
    stage = "espionage"

    def start(self, play: Play) -> None:
        if play.state.mode == "solitaire":
            _limit(play)
        else:
            spend_as_planned(play, "espionage")
        spies = [company for company in play.state.companies if company.actions.get("espionage")]
        if not spies:
            return
        order = tie_breaking_order(play, spies)
        play.change(order=order)
        if len(order) > 1:
            play.tell("order", stage=self.stage, companies=list(order))
        self._go_on(play)

    def decision(self, question: Question) -> Decision:
        del question
        return Decision("espionage", said("baron-actions.asked-espionage"))

    def briefing(self, question: Question) -> Text:
        return said("baron-actions.briefing-espionage", attempts=question.company.actions["espionage"])

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return self.form(question)(partial)

    def form(self, question: Question) -> Form:
        company = question.company
        bonus = bonus_field(company, "espionage") if question.state.mode != "solitaire" else ()
        targets = Pick(
            name="technology",
            label=said("baron-actions.steal"),
            options=(
                *spy_options(question),
                Option(STOP, said("baron-actions.stop-spying"), said("baron-actions.stop-spying.note")),
            ),
            slot="technology",
            hint=said("baron-actions.steal.hint"),
        )

        def form(partial: Choice) -> tuple[Field, ...]:
            left = company.actions["espionage"] + (partial.get("bonus") == "yes")
            return (targets, _AFTER, *bonus) if left > 1 else (targets, *bonus)

        return form

    def default(self, question: Question) -> Choice:
        best = most_valuable(question.state, question.figures, question.company)
        return {"technology": STOP} if best is None else {"technology": best.key}

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        ((seat, choice),) = choices.items()
        company = play.state.of(seat)
        play.change(asked=())
        if choice["technology"] == STOP:
            play.write(company, spy="none")
        else:
            if choice.get("bonus") == "yes":
                spend(play, company.key, "espionage")
            box = play.figures.technologies[str(choice["technology"])]
            _attempt(play, company.key, box, talk_of(play.state, play.figures, company))
            play.write(company, spy=one_of(AFTER, choice.get("after")) or "ask", steal="")
        self._go_on(play)

    def _go_on(self, play: Play) -> None:
        while play.state.order and _sent(play, play.state.order[0]):
            pass


def _sent(play: Play, key: str) -> bool:
    """Make a company's attempts; whether all are made, or else its owner is asked about the next."""
    talk = talk_of(play.state, play.figures, play.state.company(key))  # no rival's mat changes meanwhile
    while True:
        company = play.state.company(key)
        left = company.actions["espionage"]
        targets = spy_targets(play.state, play.figures, company, talk) if left else []
        standing = play.state.spy_order(company)
        if targets and (standing == "ask" or _asks_bonus(play, company)):
            play.change(asked=(company.seat,))
            play.tell("espionage_asked", company=key, left=left)
            return False
        best = _wanted(play, company, targets, talk) if targets and standing != "none" else None
        if best is None:
            _finish(play, company, left)
            return True
        _attempt(play, key, best, talk)


def _asks_bonus(play: Play, company: Company) -> bool:
    """Unless what to do with all attempts was said for this turn."""
    said = play.state.plan_of(company).spy is not None or play.state.mode == "solitaire"
    return not said and asks_bonus(play, company, "espionage")


def _wanted(play: Play, company: Company, targets: Sequence[Technology], talk: Talk) -> Technology | None:
    """What was named with the Action cards, while it can be had; else what is worth most."""
    named = play.state.plan_of(company).steal
    first = next((box for box in targets if box.key == named), None)
    return first or _most_valuable(play.figures, company, targets, talk)


def spy_options(question: Question) -> tuple[Option, ...]:
    """What spies could go for as things stand."""
    state, figures, company = question.state, question.figures, question.company
    talk = talk_of(state, figures, company)
    return tuple(
        [
            _option(figures, box.key, needed(company, box, talk), improvement(figures, company, box.key))
            for box in spy_targets(state, figures, company, talk)
        ]
    )


def spy_targets(state: State, figures: Figures, company: Company, talk: Talk) -> list[Technology]:
    """Technologies an attempt may be made for."""
    return [box for box in eligible(state, figures, company) if talk.open.get(box.key)]


class Talk(Frozen, frozen=True):
    """What a company hears of its rivals."""

    known: Mapping[str, int]
    """To how many of them each technology is known."""
    open: Mapping[str, int]
    """To how many of those that can be spied upon."""


def talk_of(state: State, figures: Figures, company: Company) -> Talk:
    others = state.others(company)
    boxes, own = figures.mat(state.kinds), company.effectiveness
    known = overheard(state.mode, boxes, own, [(each.owned, each.effectiveness) for each in others])
    unsecured = [each for each in others if not each.effects.secure]
    if len(unsecured) == len(others):
        return Talk(known, known)
    seen = [(each.owned, each.effectiveness) for each in unsecured]
    return Talk(known, overheard(state.mode, boxes, own, seen))


def overheard(
    mode: Mode, boxes: Iterable[Technology], own: Ratings, rivals: Sequence[tuple[Collection[str], Ratings]]
) -> Mapping[str, int]:
    """To how many rivals a technology is known; of companies that nobody plays, how many are ahead in an
    aeroplane type of its. Of each we see what it owns and how good it is."""
    if mode == "solitaire":
        ahead = {kind: sum(theirs.of(kind) > own.of(kind) for _, theirs in rivals) for kind in KINDS}
        return {box.key: max(ahead[kind] for kind in box.kinds) for box in boxes}
    owners: dict[str, int] = {}
    for owned, _ in rivals:
        for key in owned:
            owners[key] = owners.get(key, 0) + 1
    return owners


def espionage_modifier(company: Company, box: Technology, talk: Talk) -> int:
    """What is added to the die for this technology, and by events."""
    return add_for(talk.known.get(box.key, 0)) + company.effects.espionage


def add_for(known: int) -> int:
    """+1 if the technology is more generally known."""
    return int(known > 1)


def needed(company: Company, box: Technology, talk: Talk) -> int:
    """What the die must show; it may be less or more than a die can."""
    return box.espionage - espionage_modifier(company, box, talk)


def chance(least: int) -> float:
    """Of a die that shows so much or more."""
    return min(6, max(0, 7 - least)) / 6


def most_valuable(state: State, figures: Figures, company: Company) -> Technology | None:
    """What is worth most to the company, weighed by the chance of getting it."""
    talk = talk_of(state, figures, company)
    return _most_valuable(figures, company, spy_targets(state, figures, company, talk), talk)


def _most_valuable(
    figures: Figures, company: Company, targets: Sequence[Technology], talk: Talk
) -> Technology | None:
    worth = {
        box.key: chance(needed(company, box, talk)) * improvement(figures, company, box.key)
        for box in targets
    }
    best = max(worth, key=lambda key: worth[key], default=None)
    return None if best is None or worth[best] <= 0 else figures.technologies[best]


def _limit(play: Play) -> None:
    """A player who is alone makes one attempt a turn at most, whatever gave more."""
    for company in play.state.companies:
        if company.actions.get("espionage"):
            play.set_actions(company.key, "espionage", MOST_ATTEMPTS_ALONE)


def _attempt(play: Play, key: str, box: Technology, talk: Talk) -> None:
    company = play.state.company(key)
    left = company.actions["espionage"] - 1
    play.set_actions(key, "espionage", left)
    die, add = play.d6("espionage"), espionage_modifier(company, box, talk)
    success = die + add >= box.espionage
    play.tell(
        "spied",
        company=key,
        technology=box.key,
        die=die,
        add=add,
        needed=box.espionage,
        success=success,
        left=left,
    )
    if success:
        gain(play, key, box.key, "espionage")


def _finish(play: Play, company: Company, left: int) -> None:
    play.set_actions(company.key, "espionage", 0)
    play.change(order=play.state.order[1:])
    if left:
        play.tell("forwent", company=company.key, stage="espionage", left=left)


@lru_cache(maxsize=1024)
def _option(figures: Figures, key: str, shown: int, worth: int) -> Option:
    name, least, signed = figures.technologies[key].called, max(1, shown), f"{worth:+d}"
    if least > 6:
        return Option(key, name, said("baron-actions.steal-hopeless", worth=signed))
    return Option(key, name, said("baron-actions.steal-odds", least=least, worth=signed))
