"""The planning phase: everybody lays three cards and gives orders, in secret and at the same time."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.dogfight.damage import special_damage
from rules.dogfight.hangar import Hangar
from rules.dogfight.planning import form, order_book
from rules.dogfight.planning.briefing import briefing
from rules.dogfight.planning.caution import cautious_plan
from rules.dogfight.play import Asking, Play, Question
from rules.dogfight.state import Piece, Plane, State, with_pieces
from rules.engine import Choice, Decision, Field, Form
from rules.said import Text, said
from rules.values import Seat


class Planning(Asking):
    stage = "plan"

    def start(self, play: Play) -> None:
        """Every pilot is asked, every turn; whoever flies nothing, if his orders do not say enough."""
        pilots = {plane.seat for plane in play.state.flying()}
        passed = [
            seat
            for seat in play.state.seats()
            if seat not in pilots and order_book.attendance(play.state, seat) == order_book.PASS
        ]
        play.state = replace(play.state, passed=tuple(sorted(passed)))

    def pending(self, state: State, hangar: Hangar) -> set[Seat]:
        pilots = {plane.seat for plane in state.flying()}
        others = state.seats().keys() - pilots - {*state.passed}
        return pilots | {seat for seat in others if order_book.is_asked(state, hangar, seat)}

    def decision(self, question: Question) -> Decision:
        return Decision("plan", said("dogfight-planning.plan-turn", turn=question.state.turn))

    def briefing(self, question: Question) -> Text:
        return briefing(question.state, question.hangar, question.seat)

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return self.form(question)(partial)

    def form(self, question: Question) -> Form:
        return form.form_of(question.state, question.hangar, question.seat)

    def check(self, question: Question, choice: Choice) -> None:
        form.check(question.state, question.hangar, question.seat, choice)

    def default(self, question: Question) -> Choice:
        return cautious_plan(question.state, question.hangar, question.seat)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        state, planned = play.state, list[Piece]()
        for seat, choice in choices.items():
            orders = order_book.given(choice)
            for piece in state.pieces():
                if piece.seat == seat and piece.in_play:
                    ordered = replace(piece, orders=orders.get(piece.id, {}))
                    planned.append(_planned(state, ordered, choice))
        play.state = with_pieces(state, planned, flown=(), shots=())


def _planned(state: State, piece: Piece, choice: Choice) -> Piece:
    if not isinstance(piece, Plane):
        return piece
    return replace(
        piece,
        plan=form.planned(piece, choice),
        order=form.order(piece, choice),
        bound=special_damage.bound(state, piece),
        rudder=(),
    )
