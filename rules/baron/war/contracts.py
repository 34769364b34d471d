"""Award Contracts: in order of Preference everybody rolls for what the army still wants."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from rules.baron.box.figures import Figures
from rules.baron.companies.ties import preference_order
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.state import Company
from rules.baron.view import TRACK_END, AwardView, Kind
from rules.engine import Choice, Decision, Field, Option, Pick
from rules.said import Text, said
from rules.values import Seat

QUALITY = 10
"""So far below the Allied Fighter a company may be and still roll."""
LICENCE_ROLL = -1
PLUS = 7
"""The net roll of the "+" row."""


class Contracts(Asking):
    stage = "contracts"

    def start(self, play: Play) -> None:
        if play.state.campaign:
            award_honours(play)
        order = preference_order(play, play.state.companies)
        play.change(order=order)
        play.tell("order", stage=self.stage, companies=list(order))
        licensee = _licensee(play)
        if licensee is None:
            self._award_all(play, licensed=None)
            return
        standing = play.state.licence_order(licensee)
        helps = order.index(licensee.key) > 1 and not refused(play, licensee)
        if standing == "ask" or (standing == "ask late" and helps):
            play.change(asked=(licensee.seat,))
            return
        self._award_all(play, licensed=licensee.key if standing == "use" and helps else None)

    def decision(self, question: Question) -> Decision:
        del question
        return Decision("licence", said("baron-actions.asked-licence"))

    def briefing(self, question: Question) -> Text:
        order = question.state.order
        place = order.index(question.company.key) + 1
        return said("baron-actions.briefing-licence", place=place, companies=len(order))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        del partial
        return (_licence_field(column_of(question.state.available, question.company.influence)),)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        ((seat, choice),) = choices.items()
        play.change(asked=())
        self._award_all(play, play.state.of(seat).key if choice["licence"] == "use" else None)

    def _award_all(self, play: Play, licensed: str | None) -> None:
        if licensed is not None:
            _use_licence(play, licensed)
        awards = [award(play, key, licensed=key == licensed) for key in play.state.order]
        play.change(order=(), report=replace(play.state.report, awards=(*play.state.report.awards, *awards)))
        for company in play.state.companies:
            effects = company.effects
            if effects.influence or effects.contract_roll or effects.capacity:
                play.affect(company.key, influence=0, contract_roll=0, capacity=0)


@lru_cache(maxsize=64)
def _licence_field(column: int) -> Pick:
    return Pick(
        name="licence",
        label=said("baron-actions.licence"),
        options=(
            Option("keep", said("baron-actions.licence-keep"), said("baron-actions.licence-keep.note")),
            Option(
                "use",
                said("baron-actions.licence-use"),
                said("baron-actions.licence-use.note", column=column),
            ),
        ),
        slot="licence",
        default="keep",
        hint=said("baron-actions.licence.hint"),
    )


def award_honours(play: Play) -> None:
    """Generalstab for the best Recon and Kaiserhilfe for the best Bomber; if tied, nobody has it."""
    _honour(play, "generalstab", "recon")
    _honour(play, "kaiserhilfe", "bomber")


def _honour(play: Play, marker: str, kind: Kind) -> None:
    before = next((company.key for company in play.state.companies if getattr(company, marker)), None)
    best = max(company.effectiveness.of(kind) for company in play.state.companies)
    leaders = [company.key for company in play.state.companies if company.effectiveness.of(kind) == best]
    holder = leaders[0] if len(leaders) == 1 else None
    for company in play.state.companies:
        if getattr(company, marker) != (company.key == holder):
            play.update(company.key, **{marker: company.key == holder})
    if holder != before:
        play.tell("honours", marker=marker, company=holder, before=before)


def _licensee(play: Play) -> Company | None:
    """Roland with a marker to spend, if somebody plays it and there is a second place to take."""
    return next(
        (each for each in play.state.companies if each.licences and each.seat is not None),
        None,
    )


def _use_licence(play: Play, key: str) -> None:
    left = play.state.company(key).licences - 1
    play.update(key, licences=left)
    first, *rest = (other for other in play.state.order if other != key)
    play.change(licences_spent=play.state.licences_spent + 1, order=(first, key, *rest))
    play.tell("licence", company=key, left=left)


def refused(play: Play, company: Company) -> bool:
    """The army wants no training aeroplanes."""
    return company.effectiveness.fighter < play.state.allied.fighter - QUALITY


def capacity(company: Company) -> int:
    """How many contracts the factories can fill; strikes leave one at least."""
    lost = company.effects.capacity
    return max(1, company.factories + lost) if lost else company.factories


def column_of(contracts: int, influence: int) -> int:
    """The column of the contracts table: Political Influence shifts it up."""
    return min(TRACK_END, contracts + influence)


def net_roll(roll: int) -> int:
    """The row of the contracts table, the last being "+"."""
    return max(1, min(PLUS, roll))


def award(play: Play, key: str, *, licensed: bool) -> AwardView:
    """One company's contract turn."""
    company = play.state.company(key)
    if refused(play, company):
        report = AwardView(company=key, die=None, net=0, column=0, fighter=0, recon=0, bomber=0, bonus=0)
        allied = play.state.allied.fighter
        play.tell("refused", company=key, fighter=company.effectiveness.fighter, allied=allied)
    else:
        report = _fighter_contracts(play, company, licensed=licensed)
    if play.state.campaign and company.seat is not None:
        report = _side_contracts(play, company, report)
    return _income(play, company, report)


def _fighter_contracts(play: Play, company: Company, *, licensed: bool) -> AwardView:
    influence = company.influence
    base = play.state.available if licensed else play.state.remaining
    column = column_of(base, influence)
    modifier = company.effects.contract_roll + (LICENCE_ROLL if licensed else 0)
    die = play.d6("contract")
    net = net_roll(die + influence + modifier)
    table = play.figures.display.contracts.rows[column][net - 1]
    limit = capacity(company)
    received = min(table, limit, play.state.remaining)
    play.change(remaining=play.state.remaining - received)
    marks = _earn(play, company, received)
    play.tell(
        "contract",
        company=company.key,
        die=die,
        influence=influence,
        modifier=modifier,
        net=net,
        column=column,
        table=table,
        limit=limit,
        received=received,
        remaining=play.state.remaining,
        marks=marks,
    )
    return AwardView(
        company=company.key, die=die, net=net, column=column, fighter=received, recon=0, bomber=0, bonus=0
    )


def _earn(play: Play, company: Company, marks: int) -> int:
    """Pay a company; one that nobody plays keeps no accounts."""
    return company.marks if company.seat is None else play.pay(company.key, marks).marks


def _side_contracts(play: Play, company: Company, report: AwardView) -> AwardView:
    """Recon and Bomber contracts for factories that stand idle, before the next company rolls."""
    idle = capacity(company) - report.fighter
    own, allied = company.effectiveness, play.state.allied
    rivals = (*(other.effectiveness.recon for other in play.state.others(company)), allied.recon)
    recon = min(idle, sum(own.recon > rival for rival in rivals))
    bomber = min(idle - recon, max(0, own.bomber - allied.bomber))
    if recon or bomber:
        marks = _earn(play, company, recon + bomber)
        play.tell("side_contracts", company=company.key, recon=recon, bomber=bomber, marks=marks)
    return replace(report, recon=recon, bomber=bomber)


def _income(play: Play, company: Company, report: AwardView) -> AwardView:
    """Welded Steel's extra mark, contracts or not."""
    income = _income_of(play.figures, company.technologies)
    if not income:
        return report
    if company.seat is not None:
        play.tell("welded_steel", company=company.key, marks=play.pay(company.key, income).marks)
    return replace(report, bonus=income)


@lru_cache(maxsize=1024)
def _income_of(figures: Figures, technologies: tuple[str, ...]) -> int:
    return sum(figures.technologies[key].income for key in technologies)
