"""The form for those who asked to be asked whom to fire at: rockets first, for with them the guns rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.answers import check_offered, check_shape
from rules.dogfight import names
from rules.dogfight.fire.reach import Line, Sight
from rules.dogfight.fire.targets import HOLD
from rules.dogfight.hangar import Hangar
from rules.dogfight.picks import answer_pick
from rules.dogfight.planning import rocket_form
from rules.dogfight.play import Question
from rules.dogfight.state import Asked, Piece, Plane
from rules.engine import Choice, Field, IllegalChoice, Option, Pick
from rules.said import Said, Text, either, said, sentences

_HOLD = Option(HOLD, said("dogfight-fire.hold-fire"))


def briefing(question: Question, found: Iterable[Sight]) -> Said:
    """What each gun that waits for a word can do."""
    lines = {f"{sight.piece.id}.{sight.gun.name}": sight.targets for sight in found}
    return sentences(_can(asked, lines.get(asked.name, {})) for asked in question.asked)


def _can(asked: Asked, lines: Mapping[str, Line]) -> Said:
    """What a gun can do; one with a target and no answer is that of a wounded observer."""
    if not asked.options:
        return said("dogfight-fire.cannot-fire", piece=asked.piece, gun=_gun(asked))
    targets = either(_for_cards(target, lines.get(target)) for target in asked.options)
    if asked.matter == rocket_form.NAME:
        return said("dogfight-fire.rockets-reach", piece=asked.piece, targets=targets)
    return said("dogfight-fire.gun-reaches", piece=asked.piece, gun=_gun(asked), targets=targets)


def _for_cards(target: str, line: Line | None) -> Text:
    """A target, and what a hit costs it: near ones take more."""
    return target if line is None else said("dogfight-fire.name-target", target=target, cards=line.cards)


def fields(question: Question, partial: Choice) -> tuple[Field, ...]:
    rockets = (rocket_form.field(question, asked) for asked in _rockets(question))
    guns = (_gun_field(question, asked, partial) for asked in _guns(question, partial))
    return *rockets, *guns


def _gun_field(question: Question, asked: Asked, partial: Choice) -> Pick:
    taken = _other_targets(question, asked, partial)
    options, usual = _options(question, asked, taken), _nearest(asked, taken)
    return answer_pick(asked, _gun(asked), options, usual)


def _rockets(question: Question) -> list[Asked]:
    return [asked for asked in question.asked if asked.matter == rocket_form.NAME]


def _guns(question: Question, answers: Choice) -> list[Asked]:
    """The guns that wait for a word: not those of an airplane that is to fire rockets."""
    return [
        asked
        for asked in question.asked
        if asked.matter != rocket_form.NAME and answers.get(f"{asked.piece}.{rocket_form.NAME}", HOLD) == HOLD
    ]


def check(question: Question, choice: Choice) -> None:
    rockets = {asked.name: rocket_form.field(question, asked) for asked in _rockets(question)}
    guns = {asked.name: asked for asked in _guns(question, choice)}
    for name in choice:
        if name not in rockets and name not in guns:
            raise IllegalChoice(_unasked(question, name))
    check_shape(rockets.values(), {name: choice[name] for name in rockets if name in choice})
    check_offered(rockets.values(), choice)
    _check_guns(question, guns, choice)


def _unasked(question: Question, name: str) -> Said:
    resting = next((asked for asked in question.asked if asked.name == name), None)
    if resting is None:
        return said("forms.not-asked", name=str(name)[:40])
    return said("dogfight-fire.rockets-instead", plane=resting.piece, gun=_gun(resting))


def _check_guns(question: Question, guns: Mapping[str, Asked], choice: Choice) -> None:
    for name, gun in guns.items():
        target = choice.get(name)
        if target is None:
            raise IllegalChoice(said("dogfight-fire.gun-waits", **_named(question, gun)))
        if target != HOLD and not gun.options:
            raise IllegalChoice(said("dogfight-fire.gun-wounded", **_named(question, gun)))
        if target != HOLD and target not in gun.options:
            raise IllegalChoice(
                said(
                    "dogfight-fire.out-of-reach",
                    **_named(question, gun),
                    target=str(target)[:40],
                    reached=either(gun.options),
                )
            )
        if target in _other_targets(question, gun, choice):
            raise IllegalChoice(said("dogfight-fire.same-target", plane=gun.piece, target=str(target)))


def default(question: Question) -> Choice:
    """Keep the rockets, and fire at the closest, with each gun."""
    choice = {asked.name: HOLD for asked in _rockets(question)}
    for asked in _guns(question, choice):
        choice[asked.name] = _nearest(asked, _other_targets(question, asked, choice))
    return choice


def _gun(asked: Asked) -> Said:
    return rocket_form.ABOUT if asked.matter == rocket_form.NAME else names.GUNS[asked.matter]


def _named(question: Question, asked: Asked) -> dict[str, Text]:
    """A gun, as refusals name it."""
    plane = isinstance(question.state.piece(asked.piece), Plane)
    return {"gun": _gun(asked), "owner": "airplane" if plane else "ground", "piece": asked.piece}


def _other_targets(question: Question, asked: Asked, answers: Choice) -> set[str]:
    """What the same airplane's other guns are to fire at."""
    if not isinstance(question.state.piece(asked.piece), Plane):
        return set()
    names = {gun.name for gun in _guns(question, answers) if gun.piece == asked.piece and gun != asked}
    return {str(answers[name]) for name in names if name in answers and answers[name] != HOLD}


def _nearest(asked: Asked, excluded: set[str]) -> str:
    return next((target for target in asked.options if target not in excluded), HOLD)


def _options(question: Question, asked: Asked, excluded: set[str]) -> tuple[Option, ...]:
    targets = [question.state.piece(name) for name in asked.options if name not in excluded]
    return (*(_option(piece, question.hangar) for piece in targets), _HOLD)


def _option(piece: Piece, hangar: Hangar) -> Option:
    status = "active" if piece.in_play else "silenced"
    note = said("dogfight-fire.so-far", status=status, cards=len(piece.damage))
    return Option(piece.id, names.with_name(hangar, piece), note)
