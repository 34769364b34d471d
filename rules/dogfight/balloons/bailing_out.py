"""Bailing out (altitude option): the two observers of a balloon may jump at the end of any round.

They must be high enough for it. With a balloon that explodes they are lost; an observer card of 3 points
costs both of them, any other one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from rules.dogfight.decks.dealer import Dealer
from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import ASK, OrderKind
from rules.dogfight.picks import answer_pick
from rules.dogfight.play import Asking, Play, Question
from rules.dogfight.state import Asked, Balloon, Hit, Piece, State
from rules.engine import Choice, Decision, Field, Option
from rules.said import Text, said, series
from rules.values import Seat

LOWEST = 2
"""The level from which a parachute still opens in time."""
BOTH = 2
BOTH_LOST = 3
"""Points of an observer card that costs both."""
SLOT = "bail"
_ABOUT = said("dogfight-orders.about-observers")
_ANSWERS = (
    Option("stay", said("dogfight-ground.bail-stay")),
    Option("jump", said("dogfight-ground.bail-jump")),
)


def may_jump(state: State, balloon: Balloon) -> bool:
    high = balloon.level >= LOWEST
    return state.in_force.bailing_out and balloon.in_play and balloon.observers > 0 and high


class BailOrder(OrderKind):
    slot = SLOT
    about = said("dogfight-orders.kind-bail")
    options = (
        Option("burning", said("dogfight-orders.bail-burning")),
        Option("damaged", said("dogfight-orders.bail-damaged")),
        Option("never", said("dogfight-orders.bail-never")),
        Option("hit", said("dogfight-orders.bail-hit"), said("dogfight-orders.bail-hit.note")),
        Option(ASK, said("dogfight-orders.ask"), said("dogfight-orders.ask.round-end")),
    )

    def applies(self, state: State, piece: Piece) -> bool:
        manned = isinstance(piece, Balloon) and piece.in_play and piece.observers > 0
        return manned and state.in_force.bailing_out

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterator[Field]:  # noqa: ARG002 - an OrderKind's
        if isinstance(piece, Balloon) and may_jump(state, piece):
            yield self.pick(state, piece, _ABOUT, self.options)


BAIL = BailOrder()


class BailOut(Asking):
    stage = "bail"

    def start(self, play: Play) -> None:
        for balloon in play.state.aloft():
            if not may_jump(play.state, balloon):
                continue
            order = BAIL.ordered(play.state, balloon)
            wants_a_word = order == ASK or (order == "hit" and _hit_now(play.state, balloon))
            if wants_a_word and balloon.seat is not None:
                play.ask(Asked(balloon.seat, balloon.id, SLOT, ("stay", "jump")))
            elif (order == "burning" and balloon.flames) or (order == "damaged" and _damaged(balloon)):
                _jump(play, balloon)

    def decision(self, question: Question) -> Decision:
        state = question.state
        return Decision("bail", said("dogfight-ground.bail", round=state.round, turn=state.turn))

    def briefing(self, question: Question) -> Text:
        balloons = series(asked.piece for asked in question.asked)
        return said("dogfight-ground.shall-jump", balloons=balloons)

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:  # noqa: ARG002 - an Asking's
        return tuple(answer_pick(asked, _ABOUT, _ANSWERS, "stay") for asked in question.asked)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        for choice in choices.values():
            for balloon in play.state.aloft():
                if choice.get(f"{balloon.id}.{SLOT}") == "jump":
                    _jump(play, balloon)


def _hit_now(state: State, balloon: Balloon) -> bool:
    """Whether it was fired at in this round, for all to see."""
    return any(shot.target == balloon.id and shot.round == state.round for shot in state.shots)


def _damaged(balloon: Balloon) -> bool:
    return bool(balloon.damage) or balloon.noted > 0


def _jump(play: Play, balloon: Balloon) -> None:
    play.tell("bailed_out", balloon=balloon.id, observers=balloon.observers)
    play.change(replace(balloon, observers=0))


def struck(dealer: Dealer, balloon: Balloon, hits: Sequence[Hit]) -> Balloon:
    """The balloon after the observer cards among these hits."""
    cards = [
        dealer.play.hangar.damage(hit.deck, hit.card) for hit in hits if hit.counting in {"all", "specials"}
    ]
    lost = sum(BOTH if card.points == BOTH_LOST else 1 for card in cards if card.special == "crew")
    return _lose(dealer, balloon, lost)


def exploded(dealer: Dealer, balloon: Balloon) -> Balloon:
    """Whoever is still in the basket of an exploding balloon is lost with it."""
    return _lose(dealer, balloon, balloon.observers)


def _lose(dealer: Dealer, balloon: Balloon, lost: int) -> Balloon:
    lost = min(lost, balloon.observers)
    if not lost:
        return balloon
    dealer.play.tell("observer_lost", balloon=balloon.id, observers=lost)
    return replace(balloon, observers=balloon.observers - lost, observers_lost=balloon.observers_lost + lost)
