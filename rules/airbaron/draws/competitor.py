"""Local Competitor: its drawer negates one hub or spoke marker that is resolved later in the round."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.airbaron.draws import profits
from rules.airbaron.network.markers import is_place
from rules.airbaron.play import Play
from rules.engine import Choice, Field, Option, Pick
from rules.values import Seat

NEGATE, LET = "negate", "let"


def drawn(play: Play, seat: Seat) -> None:
    play.change(competitor=seat)
    play.tell("competitor", seat=seat)


def asked_about(play: Play, marker: str) -> Seat | None:
    """The holder, if this marker waits for the holder's answer."""
    holder = play.state.competitor
    if holder is None or not is_place(marker, play.atlas) or is_last(play):
        return None
    return holder if play.airline(holder).orders.competitor == "ask" else None


def negates_unasked(play: Play, marker: str) -> bool:
    """The last marker of the round must be negated; of the others, what the standing order says."""
    holder = play.state.competitor
    if holder is None or not is_place(marker, play.atlas):
        return False
    orders = play.airline(holder).orders
    return is_last(play) or (orders.competitor == "least" and harm(play, marker) >= orders.competitor_least)


def harm(play: Play, marker: str) -> int:
    """What negating a marker costs the holder's rivals, less what it costs the holder."""
    payments = profits.paid(play.state, play.atlas, marker)
    return sum(-amount if seat == play.state.competitor else amount for seat, amount in payments)


def is_last(play: Play) -> bool:
    """Whether the marker being resolved is the last profit marker of the round."""
    return play.state.place == len(play.state.order) - 1 and len(play.state.unresolved) <= 1


def negate(play: Play, marker: str) -> None:
    play.tell("negated", marker=marker, by=play.state.competitor, last=is_last(play))
    drawn = tuple(replace(each, negated=each.negated or each.marker == marker) for each in play.state.drawn)
    play.change(competitor=None, drawn=drawn)


def lapse(play: Play) -> None:
    """An effect that found no use ends with the round."""
    if play.state.competitor is not None:
        play.tell("competitor_lapsed", seat=play.state.competitor)
        play.change(competitor=None)


def fields() -> tuple[Field, ...]:
    options = (Option(LET, "Let it pay"), Option(NEGATE, "Negate it"))
    return (Pick("negate", "Local Competitor", options, default=LET),)


def wants(choices: Mapping[Seat, Choice]) -> bool:
    ((_, choice),) = choices.items()
    return choice["negate"] == NEGATE
