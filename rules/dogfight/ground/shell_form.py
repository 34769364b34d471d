"""What can be ordered of an anti-aircraft gun, with the plan or at the start of a round."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeGuard

from msgspec.structs import replace

from rules.dogfight import names
from rules.dogfight.ground import likely_paths, shell_areas
from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import ASK, STANDING, OrderKind, told_with_plan
from rules.dogfight.pieces import levels
from rules.dogfight.ruler.geometry import point
from rules.dogfight.state import GroundCard, Piece, State
from rules.engine import Area, Choice, Field, Option, Pick, Spot, Usual
from rules.said import Said, Text, said

PATH = "path"
_ABOUT = said("dogfight-orders.about-shell")
_SLOTS = ("shell", "point", "level")
_ACTIONS = (PATH, "place", "hold", "leave", "move", "delay", "raise", "lower", "retire")
_OPTIONS = {
    ASK: Option(ASK, said("dogfight-orders.ask"), said("dogfight-orders.ask.every-round")),
    **{
        what: Option(what, said(f"dogfight-orders.shell-{what}"), said(f"dogfight-orders.shell-{what}.note"))
        for what in _ACTIONS
    },
}


class ShellAction(NamedTuple):
    what: str
    point: tuple[float, float] | None = None
    level: int | None = None


def may_fire(state: State, gun: GroundCard) -> bool:
    """Whether the gun is loaded, and was so when the turn began."""
    return gun.loading == "loaded" and (gun.ready or state.round == 0)


def may_adjust(state: State, gun: GroundCard) -> bool:
    return state.in_force.adjusting_aim and gun.shell is not None


def answers(state: State, hangar: Hangar, gun: GroundCard) -> list[str]:
    """What the gun can do at the start of a round, nothing first; empty if it has no choice."""
    if may_adjust(state, gun):
        return ["leave", *_adjustments(state, hangar, gun)]
    if may_fire(state, gun) and any(
        shell_areas.any_spot(state, hangar, gun, level) for level in levels.shell_levels(state)
    ):
        return ["hold", "place", PATH]
    return []


def _adjustments(state: State, hangar: Hangar, gun: GroundCard) -> Iterator[str]:
    shell = gun.shell
    if shell is None:
        return
    if shell_areas.room(shell_areas.moves(state, hangar, gun, shell)):
        yield "move"
    yield "delay"
    for level in levels.adjusted_levels(shell.level):
        if shell_areas.spots(state, hangar, gun, level).covers(shell_areas.at(shell.point)):
            yield "raise" if level > (shell.level or 0) else "lower"
    yield "retire"


def _levels(state: State, hangar: Hangar, gun: GroundCard) -> list[int | None]:
    """The levels at which there is a spot to aim at."""
    return [level for level in levels.shell_levels(state) if shell_areas.any_spot(state, hangar, gun, level)]


def is_gun(piece: Piece) -> TypeGuard[GroundCard]:
    return isinstance(piece, GroundCard) and piece.kind == "aa-gun" and piece.in_play


class ShellOrders(OrderKind):
    """What a loaded gun does at the start of every round; with the plan, of round 1 to the very spot."""

    slot = "shell"
    narrowed = True
    about = said("dogfight-orders.kind-shell")
    options = (_OPTIONS[PATH], _OPTIONS["hold"], _OPTIONS[ASK])

    def applies(self, state: State, piece: Piece) -> bool:  # noqa: ARG002 - an OrderKind's
        return is_gun(piece)

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterable[Field]:
        return self.form(state, hangar, piece)(partial)

    def form(self, state: State, hangar: Hangar, piece: Piece) -> Callable[[Choice], Iterable[Field]]:
        """What the gun can do has to be measured, once for all askings."""
        if not is_gun(piece):
            return lambda _: ()
        return functools.partial(fields, state, hangar, piece, answers(state, hangar, piece), now=False)


class AdjustingOrders(OrderKind):
    """What becomes of a counter on the table, where its aim may be adjusted."""

    slot = "adjust"
    about = said("dogfight-orders.kind-adjust")
    options = (_OPTIONS["leave"], _OPTIONS[ASK])

    def applies(self, state: State, piece: Piece) -> bool:
        return state.in_force.adjusting_aim and is_gun(piece)

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterable[Field]:  # noqa: ARG002 - an OrderKind's
        """The plan's one word about a gun serves for both."""
        return ()


SHELL, ADJUST = ShellOrders(), AdjustingOrders()


def ordered(state: State, gun: GroundCard) -> str:
    """What a gun is to do now: by the plan's word, or by the orders that stand."""
    told = told_with_plan(gun, SHELL.slot)
    return (ADJUST if may_adjust(state, gun) else SHELL).stands(state, gun) if told == STANDING else told


def fields(
    state: State, hangar: Hangar, gun: GroundCard, choices: list[str], partial: Choice, *, now: bool
) -> Iterator[Field]:
    """The form for one gun, which has these choices; with the plan, what stands comes first and it may ask
    to be asked."""
    if not choices:
        return
    if now:
        yield Pick(
            f"{gun.id}.shell",
            names.about(gun.id, _ABOUT),
            tuple(_OPTIONS[value] for value in choices),
            group=gun.id,
            slot="shell",
            default=choices[0],
            hint=said("dogfight-ground.hint-shell"),
        )
    else:
        planned = [PATH, "place", "hold", ASK] if "place" in choices else [*choices, ASK]
        kind = ADJUST if may_adjust(state, gun) else SHELL
        pick = kind.pick(state, gun, _ABOUT, (_OPTIONS[value] for value in planned))
        yield replace(pick, name=f"{gun.id}.shell", slot="shell")
    if partial.get(f"{gun.id}.shell") == "place":
        yield from _place(state, hangar, gun, partial)
    elif partial.get(f"{gun.id}.shell") == "move" and gun.shell is not None:
        areas = shell_areas.areas(shell_areas.moves(state, hangar, gun, gun.shell))
        note = _reach(hangar, gun, gun.shell.level, gun.shell.point)
        here = Usual(said("dogfight-ground.where-it-lies"), gun.shell.point)
        yield _spot(gun, said("dogfight-ground.about-where-to"), areas, note, [here])


def _place(state: State, hangar: Hangar, gun: GroundCard, partial: Choice) -> Iterator[Field]:
    """A spot; with altitude a level first, for the range depends on it."""
    level: int | None = None
    if state.in_force.altitude:
        options = {str(each): each for each in _levels(state, hangar, gun)}
        yield Pick(
            name=f"{gun.id}.level",
            label=names.about(gun.id, said("dogfight-ground.about-level")),
            options=tuple(Option(value, said("dogfight-ground.level", level=value)) for value in options),
            group=gun.id,
            slot="level",
            hint=said("dogfight-ground.hint-level"),
        )
        answer = partial.get(f"{gun.id}.level")
        if not isinstance(answer, str) or answer not in options:
            return
        level = options[answer]
    areas = shell_areas.areas(shell_areas.spots(state, hangar, gun, level))
    ahead = likely_paths.usual(state, hangar, gun, level)
    yield _spot(gun, said("dogfight-ground.about-where"), areas, _reach(hangar, gun, level), ahead)


def _spot(gun: GroundCard, about: Text, areas: tuple[Area, ...], note: Text, usual: Iterable[Usual]) -> Spot:
    return Spot(
        name=f"{gun.id}.point",
        label=names.about(gun.id, about),
        areas=areas,
        group=gun.id,
        slot="point",
        note=note,
        hint=said("dogfight-ground.hint-point"),
        usual=tuple(usual),
    )


def _reach(
    hangar: Hangar, gun: GroundCard, level: int | None, moved: tuple[float, float] | None = None
) -> Said:
    """Where the middle of the counter may lie, as briefly as a form can say it; if moved, from where."""
    reach = levels.gun_range(level, hangar.ruler)
    if reach is None:
        return said("dogfight-ground.spot-touching")
    furthest = (reach + shell_areas.radius(hangar)) / 10
    return said(
        "dogfight-ground.spot-within",
        sort="placed" if moved is None else "moved",
        far=round(furthest, 1),
        gun=gun.id,
        at=_cm((gun.pose.x, gun.pose.y)),
        clear="balloons" if levels.may_overlap_gun(level) else "card",
        **{"from": "" if moved is None else _cm(moved)},
    )


def _cm(point: tuple[float, float]) -> str:
    return f"{point[0] / 10:.0f}, {point[1] / 10:.0f}"


def orders(gun: str, choice: Choice) -> ShellAction:
    """What a choice, finished or not, says about the gun of that name."""
    return read({slot: choice[name] for slot in _SLOTS if (name := f"{gun}.{slot}") in choice})


def read(given: Choice) -> ShellAction:
    """What the answers of one gun, by slot, say."""
    level = next((each for each in levels.SHELL_LEVELS if str(each) == given.get("level")), None)
    return ShellAction(str(given.get("shell", "")), point(given.get("point")), level)
