"""The action step: as the plan says, as the form says, and a run of takeovers in Fare Wars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.airbaron.draws import competitor
from rules.airbaron.draws.draw_step import drawn_told
from rules.airbaron.finance import loans
from rules.airbaron.finance.books import Books
from rules.airbaron.finance.purse import at_its_most
from rules.airbaron.moves import leaving, orders, planned, turn_form
from rules.airbaron.moves.plan_form import MOVE
from rules.airbaron.moves.refusals import refuse_in_words
from rules.airbaron.moves.turn_form import ASK, LEAVE, STOP, Attempt, attempts, redeployed
from rules.airbaron.network import actions, redeployment, takeover
from rules.airbaron.network.actions import PASS, REDEPLOY, TAKEOVER
from rules.airbaron.play import Asking, Phase, Play, Question
from rules.airbaron.state import Plan, with_airline
from rules.engine import Choice, Decision, Field, Form
from rules.forms import with_defaults
from rules.said import Text, said
from rules.values import Seat


class TakeAction(Phase):
    """The one action of the turn, and the money side of the draw step, whose form is the same."""

    name = "act"

    def start(self, play: Play) -> None:
        airline = play.active
        if airline.planned.acts and competitor.unsaid(play.state, airline.seat):
            play.then(self.name)
            play.ask(competitor.UseCompetitor.kind, airline.seat)
        elif airline.planned.acts:
            _act_as_planned(play, airline.seat, airline.planned)
        else:
            _ask(play, airline.seat)


class TakeTurn(Asking):
    kind = "turn"

    def decision(self, question: Question) -> Decision:
        return Decision(self.kind, said("airbaron-moves.your-turn", round=question.state.round))

    def briefing(self, question: Question) -> Text:
        return drawn_told(question)

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return self.form(question)(partial)

    def form(self, question: Question) -> Form:
        return turn_form.form(question.state, question.atlas, question.seat)

    def check(self, question: Question, choice: Choice) -> None:
        refuse_in_words(question.state, question.atlas, question.seat, choice)

    def default(self, question: Question) -> Choice:
        form = self.form(question)
        asked = any(field.name == "next.fare_wars" for field in form({}))
        silent = turn_form.PEACE if asked and question.airline.upcoming.fare_wars == "form" else {}
        return with_defaults(form, silent)

    def departure(self, question: Question) -> Choice | None:
        return {**self.default(question), "leave": LEAVE} if question.state.leaving else None

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        ((seat, choice),) = choices.items()
        if choice.get("leave") == LEAVE:
            leaving.leave(play, seat)
        else:
            _act_as_asked(play, seat, choice)


class GoOnAttacking(Asking):
    """After a success in Fare Wars: another takeover, or enough."""

    kind = "takeover"

    def decision(self, question: Question) -> Decision:  # noqa: ARG002 - it is always the same
        return Decision(self.kind, said("airbaron-moves.another-takeover"))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return self.form(question)(partial)

    def form(self, question: Question) -> Form:
        return turn_form.chain_form(question.state, question.atlas, question.seat)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        ((seat, choice),) = choices.items()
        _attack_in_turn(play, seat, attempts(choice))


def _act_as_asked(play: Play, seat: Seat, choice: Choice) -> None:
    if "next.fare_wars" in choice:
        play.state = with_airline(play.state, orders.next_war(play.airline(seat), choice))
    if play.state.competitor == seat:
        competitor.keep_use(play, choice)
    Books(play.state, play.atlas, seat, choice).carry_out(play)
    action = str(choice["action"])
    if action == PASS:
        _pass(play, seat)
    elif action == TAKEOVER:
        _attack_in_turn(play, seat, attempts(choice))
    elif action == REDEPLOY:
        jets, sst = redeployed(play.state, seat, choice)
        redeployment.redeploy(play, seat, jets, sst)
    else:
        actions.purchase(play, seat, action, str(choice["target"]))


def _act_as_planned(play: Play, seat: Seat, plan: Plan) -> None:
    """The first act of the plan that can be done; none of them is done when passing wins. A strike bars acts,
    but not the money side."""
    if play.airline(seat).on_strike:
        planned.settle_books(play, seat, plan, planned.Ready(PASS))
        _pass(play, seat)
    elif planned.wins_already(play, seat):
        loans.repay(play, seat, play.airline(seat).loan)
        _pass(play, seat)
    elif (act := planned.ready(play.state, play.atlas, seat, plan)) is not None:
        planned.settle_books(play, seat, plan, act)
        _do(play, seat, plan, act)
    elif plan.otherwise == "pass":
        planned.settle_books(play, seat, plan, planned.Ready(PASS))
        _pass(play, seat)
    else:
        _ask(play, seat)


def _ask(play: Play, seat: Seat) -> None:
    """Ask for the action, unless everybody can see that there is none but to pass."""
    if turn_form.only_pass(at_its_most(play.state, play.atlas, seat), play.atlas, seat):
        _pass(play, seat)
    else:
        play.ask(TakeTurn.kind, seat)


def _do(play: Play, seat: Seat, plan: Plan, act: planned.Ready) -> None:
    if act.kind == PASS:
        _pass(play, seat)
    elif act.kind == TAKEOVER:
        _attack_as_planned(play, seat, plan, act)
    elif act.kind == MOVE:
        redeployment.redeploy(play, seat, *planned.redeployed(play.state, play.atlas, seat, plan.acts))
    else:
        actions.purchase(play, seat, act.kind, act.target)


def _attack_as_planned(play: Play, seat: Seat, plan: Plan, first: planned.Ready) -> None:
    """In Fare Wars on down the list of takeovers, if the plan says so, as long as each succeeds."""
    attack: planned.Ready | None = first
    while attack is not None:
        won = takeover.attempt(play, seat, attack.target, jet=attack.jet)
        if not won or not play.airline(seat).fare_wars:
            return
        going_on = plan.further in ("list", "on")
        attack = planned.next_attack(play.state, play.atlas, seat, plan) if going_on else None
    if plan.further in ("ask", "on") and takeover.targets(play.state, play.atlas, seat):
        play.ask(GoOnAttacking.kind, seat)


def _attack_in_turn(play: Play, seat: Seat, planned: Sequence[Attempt]) -> None:
    """One attempt after the other, as long as each succeeds; without Fare Wars there is only one."""
    for code, jet in planned:
        if code == STOP:
            return
        if code == ASK or not _legal(play, seat, code, jet=jet):
            break
        won = takeover.attempt(play, seat, code, jet=jet)
        if not won or not play.airline(seat).fare_wars:
            return
    if takeover.targets(play.state, play.atlas, seat):
        play.ask(GoOnAttacking.kind, seat)


def _legal(play: Play, seat: Seat, code: str, *, jet: bool) -> bool:
    aimed = takeover.is_target(play.state, play.atlas, seat, code)
    return aimed and not (jet and not takeover.may_use_jet(play.state, play.atlas, code))


def _pass(play: Play, seat: Seat) -> None:
    play.tell("passed", seat=seat, why="strike" if play.airline(seat).on_strike else "choice")
