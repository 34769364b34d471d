"""Local Competitor: its holder negates one hub or spoke marker that is resolved later in the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rules.airbaron.draws import profits
from rules.airbaron.draws.effects import take_effect
from rules.airbaron.network.markers import is_place
from rules.airbaron.play import Asking, Play, Question
from rules.airbaron.wording import marker as worded
from rules.engine import Choice, Decision, Field, Option, Pick
from rules.values import Seat

NEGATE, LET = "negate", "let"
RESOLVED = "resolved"
"""The phase that follows when a marker's effect, or its negation, is over."""


def consider(play: Play, marker: str) -> None:
    """The marker takes effect or is negated, once the holder has been asked if that is wanted."""
    holder = play.state.competitor
    if holder is None or not is_place(marker, play.atlas):
        _resolve(play, marker, negated=False)
    elif is_last(play):
        _resolve(play, marker, negated=True)
    elif (orders := play.airline(holder).orders).competitor == "ask":
        play.ask(Negate.kind, holder)
    else:
        costly = harm(play, marker) >= orders.competitor_least
        _resolve(play, marker, negated=orders.competitor == "least" and costly)


class Negate(Asking):
    """Whether the marker that is about to be resolved is the one."""

    kind = "negate"

    def decision(self, question: Question) -> Decision:
        marker = worded(question.state.unresolved[0], question.atlas)
        return Decision(self.kind, f"Local Competitor: negate {marker}?")

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:  # noqa: ARG002 - one field only
        options = (Option(LET, "Let it pay"), Option(NEGATE, "Negate it"))
        return (Pick("negate", "Local Competitor", options, default=LET),)

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
        play.change(competitor=None)


def _resolve(play: Play, marker: str, *, negated: bool) -> None:
    play.then(RESOLVED)
    if negated:
        _negate(play, marker)
    else:
        take_effect(play, marker)


def _negate(play: Play, marker: str) -> None:
    play.tell("negated", marker=marker, by=play.state.competitor, last=is_last(play))
    drawn = tuple(replace(each, negated=each.negated or each.marker == marker) for each in play.state.drawn)
    play.change(competitor=None, drawn=drawn)
