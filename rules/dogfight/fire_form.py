"""The form for those who asked to be asked whom to fire at."""

from __future__ import annotations

from rules.dogfight.firing import HOLD
from rules.dogfight.hangar import Hangar
from rules.dogfight.phase import Question
from rules.dogfight.state import Asked, Piece, Plane
from rules.engine import Choice, Decision, Field, IllegalChoice, Option, Pick


def decision(question: Question) -> Decision:
    state = question.state
    guns = "; ".join(
        f"the {_gun(question, asked)} of {asked.piece} can reach {', '.join(asked.options)}"
        for asked in question.asked
    )
    title = f"Fire in round {state.round} of turn {state.turn}"
    return Decision("fire", title, context=f"{guns[:1].upper()}{guns[1:]}.")


def fields(question: Question, partial: Choice) -> tuple[Field, ...]:
    return tuple(
        Pick(
            name=asked.name,
            label=f"{asked.piece} · {_gun(question, asked)}",
            options=_options(question, asked, _other_targets(question, asked, partial)),
            group=asked.piece,
            slot=asked.matter,
            default=_nearest(asked, _other_targets(question, asked, partial)),
        )
        for asked in question.asked
    )


def check(question: Question, choice: Choice) -> None:
    asked = {gun.name: gun for gun in question.asked}
    for name in choice:
        if name not in asked:
            raise IllegalChoice(f"Nothing called “{str(name)[:40]}” is asked here.")
    for name, gun in asked.items():
        target = choice.get(name)
        named = f"{_gun(question, gun)} of {_owner(question, gun)}"
        if target is None:
            raise IllegalChoice(f"The {named} still waits for an order.")
        if target != HOLD and target not in gun.options:
            raise IllegalChoice(
                f"The {named} cannot reach “{str(target)[:40]}”; it can reach {', '.join(gun.options)}."
            )
        if target in _other_targets(question, gun, choice):
            raise IllegalChoice(
                f"The two guns of airplane {gun.piece} cannot both fire at {target}; choose two targets."
            )


def default(question: Question) -> Choice:
    """Fire at the closest, with each gun."""
    choice: dict[str, str] = {}
    for asked in question.asked:
        choice[asked.name] = _nearest(asked, _other_targets(question, asked, choice))
    return choice


def _gun(question: Question, asked: Asked) -> str:
    plane = isinstance(question.state.piece(asked.piece), Plane)
    return f"{asked.matter} gun" if plane else asked.matter


def _owner(question: Question, asked: Asked) -> str:
    plane = isinstance(question.state.piece(asked.piece), Plane)
    return f"airplane {asked.piece}" if plane else asked.piece


def _other_targets(question: Question, asked: Asked, answers: Choice) -> set[str]:
    """What the same airplane's other guns are to fire at."""
    if not isinstance(question.state.piece(asked.piece), Plane):
        return set()
    names = {gun.name for gun in question.asked if gun.piece == asked.piece and gun != asked}
    return {str(answers[name]) for name in names if name in answers and answers[name] != HOLD}


def _nearest(asked: Asked, excluded: set[str]) -> str:
    return next((target for target in asked.options if target not in excluded), HOLD)


def _options(question: Question, asked: Asked, excluded: set[str]) -> tuple[Option, ...]:
    targets = [question.state.piece(name) for name in asked.options if name not in excluded]
    return (*(_option(piece, question.hangar) for piece in targets), Option(HOLD, "Hold fire"))


def _option(piece: Piece, hangar: Hangar) -> Option:
    cards = len(piece.damage)
    note = f"{cards} damage card{'' if cards == 1 else 's'}"
    return Option(piece.id, f"{piece.id} · {hangar.name(piece)}", note)
