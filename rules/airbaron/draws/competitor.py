"""Local Competitor: its holder negates one hub or spoke marker that is resolved later in the round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from msgspec.structs import replace

from rules.airbaron.draws import profits
from rules.airbaron.draws.effects import take_effect
from rules.airbaron.network.markers import is_place
from rules.airbaron.play import Asking, Play, Question
from rules.airbaron.state import CompetitorOrder, CompetitorUse, State
from rules.airbaron.wording import EVENT_NAMES, marker_drawn, noted, plain
from rules.answers import one_of
from rules.engine import Choice, Decision, Field, Number, Pick
from rules.said import said
from rules.values import Seat

NEGATE, LET = "negate", "let"
RESOLVE, RESOLVED = "resolve", "resolved"
"""The phase in which a marker takes effect, and the one that follows when that, or its negation, is over."""
USES = (
    noted("least", "airbaron-moves.competitor-least"),
    noted("last", "airbaron-moves.competitor-last"),
    noted("ask", "airbaron-moves.competitor-ask"),
)

_LABEL = EVENT_NAMES["competitor"]
_HINT = said("airbaron-moves.competitor-hint")


def consider(play: Play, marker: str) -> None:
    """The marker takes effect or is negated, once the holder has been asked if that is wanted."""
    holder = play.state.competitor
    if holder is None or not is_place(marker, play.atlas):
        _resolve(play, marker, negated=False)
    elif is_last(play):
        _resolve(play, marker, negated=True)
    elif (use := use_of(play.state, holder)).order == "drawn":
        play.then(RESOLVE)
        play.ask(UseCompetitor.kind, holder)
    elif use.order == "ask":
        play.ask(Negate.kind, holder)
    else:
        costly = harm(play, marker) >= use.least
        _resolve(play, marker, negated=use.order == "least" and costly)


def use_of(state: State, holder: Seat) -> CompetitorUse:
    """What the holder said on drawing it; else by the standing order."""
    orders = state.airlines[holder].orders
    return state.competitor_use or CompetitorUse(orders.competitor, orders.competitor_least)


def unsaid(state: State, seat: Seat) -> bool:
    """Whether this seat holds it and has still to say how it is used."""
    return state.competitor == seat and use_of(state, seat).order == "drawn"


def use_fields(question: Question, partial: Choice) -> Iterator[Field]:
    """How the holder uses it, in this round."""
    use = use_of(question.state, question.seat)
    default = "least" if use.order == "drawn" else use.order
    yield Pick("competitor", _LABEL, USES, group="competitor", default=default, hint=_HINT)
    if partial.get("competitor") == "least":
        yield least_field("competitor.least", use.least)


def least_field(name: str, now: int) -> Number:
    label = said("airbaron-moves.negate-from")
    return Number(name, label, 0, 40, group="competitor", default=now, hint=_HINT)


def keep_use(play: Play, choice: Choice) -> None:
    """Keep what the holder's form says of it, if it does."""
    if (order := one_of(get_args(CompetitorOrder), choice.get("competitor"))) is not None:
        least = choice.get("competitor.least")
        play.change(competitor_use=CompetitorUse(order, least if isinstance(least, int) else 0))


class UseCompetitor(Asking):
    """How a Local Competitor is used by those who want to say so when they draw it."""

    kind = "competitor"

    def decision(self, question: Question) -> Decision:  # noqa: ARG002 - it is always the same
        return Decision(self.kind, said("airbaron-moves.drew-competitor"))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return tuple(use_fields(question, partial))

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        ((_, choice),) = choices.items()
        keep_use(play, choice)


class Negate(Asking):
    """Whether the marker that is about to be resolved is the one."""

    kind = "negate"

    def decision(self, question: Question) -> Decision:
        marker = marker_drawn(question.state.unresolved[0], question.atlas)
        return Decision(self.kind, said("airbaron-moves.negate", marker=marker))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:  # noqa: ARG002 - one field only
        answers = (plain(LET, "airbaron-moves.negate-not"), plain(NEGATE, "airbaron-moves.negate-it"))
        return (Pick("negate", _LABEL, answers, default=LET, pad="negate", must_say=True, hint=_HINT),)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        ((_, choice),) = choices.items()
        _resolve(play, play.state.unresolved[0], negated=choice["negate"] == NEGATE)


def harm(play: Play, marker: str) -> int:
    """What negating a marker costs the holder's rivals, less what it costs the holder."""
    payments = profits.paid(play.state, play.atlas, marker)
    return sum(-amount if seat == play.state.competitor else amount for seat, amount in payments)


def least_to_lose(play: Play, drawn: Sequence[str]) -> tuple[str, ...]:
    """Two profits of the drawer, who gave no order for them, while somebody holds the Local Competitor.

    The round's last one is negated if it can be, so the drawer keeps what it would rather have paid.
    """
    if play.state.place < len(play.state.order) - 1:
        return tuple(drawn)

    def lost(last: str) -> int:
        """By the drawer's own reckoning: its profit, less that of everybody else."""
        if not is_place(last, play.atlas):
            return 0
        payments = profits.paid(play.state, play.atlas, last)
        return sum(amount if seat == play.active.seat else -amount for seat, amount in payments)

    first, last = drawn
    return (first, last) if lost(last) <= lost(first) else (last, first)


def is_last(play: Play) -> bool:
    """Whether the marker being resolved is the last profit marker of the round, which must be negated."""
    return play.state.place == len(play.state.order) - 1 and len(play.state.unresolved) <= 1


def lapse(play: Play) -> None:
    """An effect that found no use ends with the round."""
    if play.state.competitor is not None:
        play.tell("competitor_lapsed", seat=play.state.competitor)
        play.change(competitor=None, competitor_use=None)


def _resolve(play: Play, marker: str, *, negated: bool) -> None:
    play.then(RESOLVED)
    if negated:
        _negate(play, marker)
    else:
        take_effect(play, marker)


def _negate(play: Play, marker: str) -> None:
    play.tell("negated", marker=marker, by=play.state.competitor, last=is_last(play))
    drawn = tuple(replace(each, negated=each.negated or each.marker == marker) for each in play.state.drawn)
    play.change(competitor=None, competitor_use=None, drawn=drawn)
