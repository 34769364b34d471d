"""The action step: as the form says, as the plan says, and a run of takeovers in Fare Wars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rules.airbaron.draws.draw_step import drawn_told
from rules.airbaron.finance.books import Books
from rules.airbaron.moves import leaving, orders, turn_form
from rules.airbaron.moves.refusals import refuse_in_words
from rules.airbaron.moves.turn_form import ASK, LEAVE, STOP, Attempt, attempts, redeployed
from rules.airbaron.network import actions, redeployment, takeover
from rules.airbaron.network.actions import PASS, REDEPLOY, TAKEOVER
from rules.airbaron.play import Asking, Phase, Play, Question
from rules.engine import Choice, Decision, Field, with_defaults
from rules.values import Seat


class Act(Phase):
    """The one action of the turn, and the money side of the draw step, whose form is the same."""

    name = "act"

    def start(self, play: Play) -> None:
        if play.active.orders.plan:
            _act_as_planned(play, play.active.seat)
        else:
            play.ask(TakeTurn.kind, play.active.seat)


class TakeTurn(Asking):
    kind = "turn"

    def decision(self, question: Question) -> Decision:
        return Decision(self.kind, f"Round {question.state.round}: your turn")

    def briefing(self, question: Question) -> str:
        return drawn_told(question)

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return turn_form.fields(question.state, question.atlas, question.seat, partial)

    def check(self, question: Question, choice: Choice) -> None:
        refuse_in_words(question.state, question.atlas, question.seat, choice)

    def default(self, question: Question) -> Choice:
        return with_defaults(lambda partial: self.fields(question, partial), orders.PEACE)

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
        return Decision(self.kind, "Another takeover?")

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return turn_form.chain_fields(question.state, question.atlas, question.seat, partial)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        ((seat, choice),) = choices.items()
        _attack_in_turn(play, seat, attempts(choice))


def _act_as_asked(play: Play, seat: Seat, choice: Choice) -> None:
    play.update(seat, orders=orders.given(play.airline(seat).orders, choice))
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


def _act_as_planned(play: Play, seat: Seat) -> None:
    """The first action of the plan that can be done; a plan serves one turn only."""
    standing = play.airline(seat).orders
    play.update(seat, orders=replace(standing, plan=(), fare_wars="stay"))
    if not play.airline(seat).on_strike:
        for kind, target in map(orders.split, standing.plan):
            if target in actions.targets(play.state, play.atlas, seat, kind):
                _do(play, seat, kind, target)
                return
    _pass(play, seat)


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
    aims = takeover.targets(play.state, play.atlas, seat)
    return code in aims and not (jet and not takeover.may_use_jet(play.state, play.atlas, code))


def _do(play: Play, seat: Seat, kind: str, target: str) -> None:
    if kind == TAKEOVER:
        _attack_in_turn(play, seat, (Attempt(target), Attempt(ASK)))
    else:
        actions.purchase(play, seat, kind, target)


def _pass(play: Play, seat: Seat) -> None:
    play.tell("passed", seat=seat, why="strike" if play.airline(seat).on_strike else "choice")
