"""The fire of a round: all guns choose, all damage is drawn, and then it takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from rules.dogfight.damage.effects import settle
from rules.dogfight.decks.b_firing import drawn_from
from rules.dogfight.decks.dealer import Blow, Dealer
from rules.dogfight.deeds import Shot
from rules.dogfight.fire import form
from rules.dogfight.fire.aim import aimed, keep_aim
from rules.dogfight.fire.disruption import shake
from rules.dogfight.fire.jams import jamming, lasting, turn_counters
from rules.dogfight.fire.machine_guns import machine_gun_sights
from rules.dogfight.fire.reach import Sight, Sky, airplane_sights
from rules.dogfight.fire.rockets import launch_by_answer, launch_by_order, rockets_fly
from rules.dogfight.fire.rockets import to_ask as rockets_to_ask
from rules.dogfight.fire.solitaire_gunner import fire_virtual_guns
from rules.dogfight.fire.targets import to_ask, volley
from rules.dogfight.fire.trenches import infantry_sights
from rules.dogfight.ground.artillery import time_passes
from rules.dogfight.hangar import Hangar
from rules.dogfight.play import Asking, Play, Question, all_answers
from rules.dogfight.state import State
from rules.engine import Choice, Decision, Field
from rules.said import Text, said
from rules.values import Seat

SOURCES: tuple[Callable[[Sky], list[Sight]], ...] = (airplane_sights, machine_gun_sights, infantry_sights)
"""Everything that fires by choice."""
OTHER_FIRE: tuple[Callable[[Play, Dealer], None], ...] = (time_passes, fire_virtual_guns, rockets_fly)
"""Whatever else strikes in the same moment; rockets last, for enemy fire of the round can spoil them."""


class _Moment(NamedTuple):
    """A state as a key. Hashed by the very airplanes, which question and answer share, and then compared."""

    state: State

    def __hash__(self) -> int:
        return id(self.state.planes)


def sights(state: State, hangar: Hangar) -> tuple[Sight, ...]:
    """Every gun with somebody to fire at; whatever is being asked, it is the same."""
    return _sights(_Moment(replace(state, asked=(), stage="fire")), hangar)


@lru_cache(maxsize=4)
def _sights(moment: _Moment, hangar: Hangar) -> tuple[Sight, ...]:
    sky = Sky(moment.state, hangar)
    return tuple([sight for source in SOURCES for sight in source(sky)])


class Fire(Asking):
    stage = "fire"

    def start(self, play: Play) -> None:
        """Rockets and guns are asked for together: nobody learns from a later question who fires which."""
        launch_by_order(play)
        found = sights(play.state, play.hangar)
        asked = (*rockets_to_ask(play.state, play.hangar), *to_ask(play.state, found))
        if asked:
            play.ask(*asked)
        else:
            _fire(play, found, {})

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        answers = all_answers(choices)
        launch_by_answer(play, answers)
        _fire(play, sights(play.state, play.hangar), answers)

    def decision(self, question: Question) -> Decision:
        state = question.state
        return Decision("fire", said("dogfight-fire.fire", round=state.round, turn=state.turn))

    def briefing(self, question: Question) -> Text:
        return form.briefing(question, sights(question.state, question.hangar))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return form.fields(question, partial)

    def check(self, question: Question, choice: Choice) -> None:
        form.check(question, choice)

    def default(self, question: Question) -> Choice:
        return form.default(question)


def _fire(play: Play, found: Sequence[Sight], answers: Choice) -> None:
    shots = [_with_aim(play, sight, shot) for sight, shot in volley(play.state, found, answers)]
    for sight, shot in shots:
        _tell(play, shot, drawn_from(play.state.in_force, sight.gun.deck)[0])
    dealer = Dealer(play)
    jammed: dict[tuple[str, str], int] = {}
    for sight, shot in shots:
        _strike(play, dealer, sight, shot, jammed)
    for strike in OTHER_FIRE:
        strike(play, dealer)
    settle(dealer)
    dealer.done()
    turn_counters(play, jammed)
    told = (*(shot for _, shot in shots), *dealer.shots)
    keep_aim(play, told)
    shake(play)
    play.state = replace(play.state, shots=(*play.state.shots, *told))


def _tell(play: Play, shot: Shot, deck: str) -> None:
    play.tell(
        "fired",
        shooter=shot.shooter,
        gun=shot.gun,
        target=shot.target,
        distance=shot.distance,
        range="short" if shot.cards == 2 else "long",
        deck=deck,
        cards=shot.cards,
        aimed=shot.aimed,
    )


def _with_aim(play: Play, sight: Sight, shot: Shot) -> tuple[Sight, Shot]:
    if aimed(play.state, play.hangar, sight.piece, sight.gun.name, play.state.piece(shot.target)):
        return sight, replace(shot, aimed=True)
    return sight, shot


def _strike(play: Play, dealer: Dealer, sight: Sight, shot: Shot, jammed: dict[tuple[str, str], int]) -> None:
    """Draw for one shot, and note whether it jammed the gun."""
    crosses = jamming(sight.piece, sight.gun)
    blow = Blow(
        deck=sight.gun.deck,
        cards=shot.cards,
        counting=sight.gun.counting,
        aimed=shot.aimed,
        by=shot.shooter,
        gun=shot.gun,
        jams=crosses,
    )
    if any(card.special in crosses for card in dealer.hurt(shot.target, blow)):
        counters = lasting(play.state, sight.piece, sight.gun)
        jammed[shot.shooter, shot.gun] = counters
        play.tell("jammed", plane=shot.shooter, gun=shot.gun, counters=counters)
