"""The Profit Draw step: two markers are drawn, put in order, and take effect one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from rules.airbaron.draws import competitor, two_events
from rules.airbaron.finance import loans
from rules.airbaron.network import markers
from rules.airbaron.play import Asking, Phase, Play, Question
from rules.airbaron.state import State
from rules.airbaron.wording import marker as worded
from rules.airbaron.wording import marker_drawn
from rules.engine import Choice, Decision, Field, Option, Pick
from rules.said import Text, listed, said
from rules.values import Seat


class DrawTwo(Phase):
    """Interest is that of the loan as it stands before the draws."""

    name = "draw"

    def start(self, play: Play) -> None:
        interest = loans.interest(play.active.loan)
        play.change(interest=interest, unresolved=markers.draw_two(play, play.active.seat))


class ChooseSequence(Asking, Phase):
    """The player prefers an order; between two profits it matters only while a Local Competitor waits, and
    between two events only where one bears on the other."""

    name = "sequence"
    kind = "sequence"

    def start(self, play: Play) -> None:
        drawn, atlas = play.state.unresolved, play.atlas
        profitable = [marker for marker in drawn if markers.is_profit(marker, atlas)]
        contested = play.state.competitor is not None and any(markers.is_place(each, atlas) for each in drawn)
        if len(drawn) < 2 or (len(profitable) == 2 and not contested):
            return
        orders = play.active.orders
        wish = orders.sequence
        if not profitable:
            if orders.two_events == "ask" and two_events.matters(play):
                play.ask(self.kind, play.active.seat)
        elif wish == "ask":
            play.ask(self.kind, play.active.seat)
        elif len(profitable) == 2:
            play.change(unresolved=competitor.least_to_lose(play, drawn))
        else:
            others = [marker for marker in drawn if marker not in profitable]
            first, last = (profitable, others) if wish == "profits" else (others, profitable)
            play.change(unresolved=(*first, *last))

    def decision(self, question: Question) -> Decision:  # noqa: ARG002 - it is always the same
        return Decision(self.kind, said("airbaron-moves.which-first"))

    def briefing(self, question: Question) -> Text:
        return drawn_told(question)

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:  # noqa: ARG002 - one field only
        names = _unresolved(question.state)
        options = tuple(Option(name, worded(name, question.atlas)) for name in names)
        label, hint = said("airbaron-moves.resolve-first"), said("airbaron-moves.resolve-first.hint")
        return (Pick("first", label, options, default=names[0], hint=hint),)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        ((_, choice),) = choices.items()
        if _unresolved(play.state)[0] != choice["first"]:
            play.change(unresolved=tuple(reversed(play.state.unresolved)))


class Resolve(Phase):
    """The next marker takes effect, unless a Local Competitor thinks about it."""

    name = competitor.RESOLVE

    def start(self, play: Play) -> None:
        if play.state.unresolved:
            competitor.consider(play, play.state.unresolved[0])


class Resolved(Phase):
    """The marker is done with once all that it asked is answered."""

    name = competitor.RESOLVED

    def start(self, play: Play) -> None:
        play.change(unresolved=play.state.unresolved[1:])
        play.then(Resolve.name)


def drawn_told(question: Question) -> Text:
    """What the seat drew in this round, in a sentence."""
    state, atlas = question.state, question.atlas
    own = [each.marker for each in state.drawn if each.seat == question.seat]
    if not own:
        return said("airbaron-moves.drew-nothing")
    told = [marker_drawn(markers.named(state, marker), atlas) for marker in own]
    return said("airbaron-moves.drew", markers=listed(told))


def _unresolved(state: State) -> list[str]:
    return [markers.named(state, marker) for marker in state.unresolved]
