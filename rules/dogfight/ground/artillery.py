"""Anti-aircraft guns: a counter on the table, two maneuvers later a burst, then three rounds of reloading.

At the start of a round, before maneuvers are revealed, a gun that was loaded when the turn began may place
its counter. After two maneuvers it goes off together with all other fire: every airplane under it, friend or
foe, and every balloon within half a ruler draw a C card.

Adjusting the aim (optional rule): at the start of a round a counter on the table may be moved, declared
delayed, or, with altitude, raised or lowered; then two more maneuvers must pass. Or it is retired, and the
gun may fire from the next round on.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from rules.answers import check_offered, check_shape
from rules.dogfight.decks.dealer import Blow, Dealer
from rules.dogfight.deeds import Shot
from rules.dogfight.ground import likely_paths, shell_form
from rules.dogfight.ground.shell_areas import covers, near
from rules.dogfight.ground.shell_form import ShellAction
from rules.dogfight.kinds import Loading
from rules.dogfight.orders import ASK
from rules.dogfight.pieces import levels
from rules.dogfight.play import Asking, Play, Question, all_answers
from rules.dogfight.ruler.geometry import settled
from rules.dogfight.state import Asked, GroundCard, Piece, Shell, State
from rules.engine import Choice, Decision, Field
from rules.said import Text, listed, said
from rules.values import Seat

FUSE = 2
"""Maneuvers between placing a counter, or adjusting it, and the burst."""
SHELL = "shell"
_ADJUSTED = {"move": "moved", "delay": "delayed", "raise": "raised", "lower": "lowered"}
_STEPS = {"raise": 1, "lower": -1}
"""By how many levels."""
_RELOADING: dict[Loading, Loading] = {"fired": "corner", "corner": "side", "side": "loaded"}


def guns(state: State) -> list[GroundCard]:
    """The guns in action that are commanded; those of the virtual gunner have rules of their own."""
    return [gun for gun in batteries(state) if not by_virtual_gunner(state, gun)]


def batteries(state: State) -> list[GroundCard]:
    return [card for card in state.ground if card.kind == "aa-gun" and card.in_play]


def by_virtual_gunner(state: State, gun: GroundCard) -> bool:
    return gun.seat is None and state.in_force.solitaire_gunner


class Artillery(Asking):
    """The start of a round. Nobody's counter is moved before all who want to be asked have answered."""

    stage = "shell"

    def start(self, play: Play) -> None:
        if play.state.round == 1:
            play.change(*(replace(gun, ready=gun.loading == "loaded") for gun in guns(play.state)))
        asked = [
            Asked(gun.seat, gun.id, SHELL, options)
            for gun in guns(play.state)
            if gun.seat is not None
            and shell_form.ordered(play.state, gun) == ASK
            and (options := tuple(shell_form.answers(play.state, play.hangar, gun)))
        ]
        if asked:
            play.ask(*asked)
        else:
            _serve(play, {})

    def decision(self, question: Question) -> Decision:
        state = question.state
        return Decision("shell", said("dogfight-ground.artillery", round=state.round, turn=state.turn))

    def briefing(self, question: Question) -> Text:
        return said("dogfight-ground.commands", guns=listed(asked.piece for asked in question.asked))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        state, hangar = question.state, question.hangar
        return tuple(
            field
            for gun in _asked_guns(question)
            for field in shell_form.fields(
                state, hangar, gun, shell_form.answers(state, hangar, gun), partial, now=True
            )
        )

    def check(self, question: Question, choice: Choice) -> None:
        fields = self.fields(question, choice)
        check_shape(fields, choice)
        check_offered(fields, choice)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        _serve(play, all_answers(choices))


def _asked_guns(question: Question) -> list[GroundCard]:
    names = {asked.piece for asked in question.asked}
    return [gun for gun in guns(question.state) if gun.id in names]


def _serve(play: Play, given: Choice) -> None:
    """Every gun does what it was told, now or before; a plan's very words are for round 1."""
    for gun in guns(play.state):
        if f"{gun.id}.shell" in given:
            _carry_out(play, gun, shell_form.orders(gun.id, given))
        elif shell_form.ordered(play.state, gun) == shell_form.PATH:
            _shell_the_path(play, gun)
        elif play.state.round == 1:
            _carry_out(play, gun, shell_form.read(gun.orders))


def _shell_the_path(play: Play, gun: GroundCard) -> None:
    if not shell_form.may_fire(play.state, gun):
        return
    found = likely_paths.aim(play.state, play.hangar, gun)
    if found is not None:
        spot, level = found
        _lay(play, gun, Shell(_settled(spot), FUSE, level), "placed")


def _carry_out(play: Play, gun: GroundCard, orders: ShellAction) -> None:
    shell = counter(gun.shell, orders)
    if orders.what == shell_form.PATH:
        _shell_the_path(play, gun)
    elif orders.what == "place" and shell is not None and shell_form.may_fire(play.state, gun):
        _lay(play, gun, shell, "placed")
    elif orders.what in _ADJUSTED and shell is not None:
        _lay(play, gun, shell, "adjusted", how=_ADJUSTED[orders.what])
    elif orders.what == "retire" and gun.shell is not None:
        play.tell("retired", gun=gun.id)
        play.change(replace(gun, shell=None, loading="loaded", ready=True))


def counter(shell: Shell | None, orders: ShellAction) -> Shell | None:
    """A gun's counter after these orders, or what there is of them; None is off the table."""
    if orders.what == "place" and orders.point is not None:
        return Shell(_settled(orders.point), FUSE, orders.level)
    if shell is None or orders.what == "retire":
        return None
    if orders.what == "move" and orders.point is not None:
        return replace(shell, point=_settled(orders.point), due=FUSE)
    if orders.what in _STEPS and shell.level is not None:
        return replace(shell, level=shell.level + _STEPS[orders.what], due=FUSE)
    return replace(shell, due=FUSE) if orders.what == "delay" else shell


def _lay(play: Play, gun: GroundCard, shell: Shell, kind: str, **how: Any) -> None:
    play.tell(kind, gun=gun.id, point=list(shell.point), level=shell.level, due=shell.due, **how)
    play.change(replace(gun, shell=shell, loading="aiming"))


def _settled(point: tuple[float, float]) -> tuple[float, float]:
    return settled(point[0]), settled(point[1])


# With the round's fire


def time_passes(play: Play, dealer: Dealer) -> None:
    """Another maneuver is over: fuses burn down, and guns that have fired reload."""
    for gun in batteries(play.state):
        if gun.shell is not None:
            due = gun.shell.due - 1
            if due:
                dealer.change(gun.id, shell=replace(gun.shell, due=due))
            else:
                _burst(play, dealer, gun, gun.shell)
                dealer.change(gun.id, shell=None, loading="fired")
        elif gun.loading in _RELOADING:
            loading = _RELOADING[gun.loading]
            dealer.change(gun.id, loading=loading, waited=False)
            play.tell("reloading", gun=gun.id, loading=loading)


def _burst(play: Play, dealer: Dealer, gun: GroundCard, shell: Shell) -> None:
    hit = [piece.id for piece in _struck(play, shell)]
    play.tell("burst", gun=gun.id, point=list(shell.point), level=shell.level, hit=hit)
    away = math.dist((gun.pose.x, gun.pose.y), shell.point)
    for name in hit:
        strike(play, dealer, gun, name, settled(away), shell.point)


def _struck(play: Play, shell: Shell) -> Iterable[Piece]:
    state, hangar = play.state, play.hangar
    for plane in state.flying():
        if levels.burst_reaches(state, shell.level, plane) and covers(hangar, shell.point, plane):
            yield plane
    for balloon in state.aloft():
        if levels.burst_reaches(state, shell.level, balloon) and near(hangar, shell.point, balloon):
            yield balloon


def strike(
    play: Play, dealer: Dealer, gun: GroundCard, target: str, away: float, point: tuple[float, float]
) -> None:
    """One C card for whoever a gun hits."""
    deck = play.hangar.figures.ground[gun.card].firepower
    dealer.shots.append(Shot(play.state.round, gun.id, SHELL, target, away, point, cards=1))
    dealer.hurt(target, Blow(deck, 1, by=gun.id, gun=SHELL))
