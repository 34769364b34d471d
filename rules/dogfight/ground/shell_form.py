"""What can be ordered of an anti-aircraft gun, with the plan or at the start of a round."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeGuard

from msgspec.structs import replace

from rules.dogfight.ground import likely_paths, shell_areas
from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import ASK, STANDING, OrderKind, said
from rules.dogfight.pieces import levels
from rules.dogfight.ruler.geometry import point
from rules.dogfight.state import GroundCard, Piece, State
from rules.engine import Area, Choice, Field, Option, Pick, Spot, Usual

PATH = "path"
_ABOUT = "anti-aircraft gun"
_SLOTS = ("shell", "point", "level")
_NOTES: dict[str, tuple[str, str]] = {
    PATH: (
        "Shell the nearest enemy's likely path",
        "in the first round in which no friend is expected there",
    ),
    "place": ("Shell a spot of my choice", "it goes off after two maneuvers"),
    "hold": ("Hold fire", "stay loaded"),
    "leave": ("Leave the counter alone", "it goes off when its time is up"),
    "move": ("Move the counter", "a ruler at most; two maneuvers from now it goes off"),
    "delay": ("Delay", "it stays where it is, and goes off two maneuvers from now"),
    "raise": ("Aim a level higher", "it goes off two maneuvers from now"),
    "lower": ("Aim a level lower", "it goes off two maneuvers from now"),
    "retire": ("Retire the counter", "the gun can fire again from the next round on"),
    ASK: ("Ask me", "the game stops and asks at the start of each round"),
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
    about = "Anti-aircraft guns"
    options = tuple(Option(value, *_NOTES[value]) for value in (PATH, "hold", ASK))

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
    about = "Artillery counters on the table"
    options = tuple(Option(value, *_NOTES[value]) for value in ("leave", ASK))

    def applies(self, state: State, piece: Piece) -> bool:
        return state.in_force.adjusting_aim and is_gun(piece)

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterable[Field]:  # noqa: ARG002 - an OrderKind's
        """The plan's one word about a gun serves for both."""
        return ()


SHELL, ADJUST = ShellOrders(), AdjustingOrders()


def ordered(state: State, gun: GroundCard) -> str:
    """What a gun is to do now: by the plan's word, or by the orders that stand."""
    told = said(gun, SHELL.slot)
    return (ADJUST if may_adjust(state, gun) else SHELL).stands(state, gun) if told == STANDING else told


def fields(
    state: State, hangar: Hangar, gun: GroundCard, choices: list[str], partial: Choice, *, now: bool
) -> Iterator[Field]:
    """The form for one gun, which has these choices; with the plan, what stands comes first and it may ask
    to be asked."""
    if not choices:
        return
    if now:
        options = tuple(Option(value, *_NOTES[value]) for value in choices)
        about = f"{gun.id} · {_ABOUT}"
        yield Pick(
            f"{gun.id}.shell",
            about,
            options,
            group=gun.id,
            slot="shell",
            default=choices[0],
            hint="What the gun does at the start of this round.",
        )
    else:
        planned = [PATH, "place", "hold", ASK] if "place" in choices else [*choices, ASK]
        kind = ADJUST if may_adjust(state, gun) else SHELL
        pick = kind.pick(state, gun, _ABOUT, (Option(value, *_NOTES[value]) for value in planned))
        yield replace(pick, name=f"{gun.id}.shell", slot="shell")
    if partial.get(f"{gun.id}.shell") == "place":
        yield from _place(state, hangar, gun, partial)
    elif partial.get(f"{gun.id}.shell") == "move" and gun.shell is not None:
        areas = shell_areas.areas(shell_areas.moves(state, hangar, gun, gun.shell))
        near = f"a ruler from {_cm(gun.shell.point)} and "
        note = _reach(hangar, gun, gun.shell.level, near)
        here = Usual("Where it lies", gun.shell.point)
        yield _spot(gun, "where to", areas, note, [here])


def _place(state: State, hangar: Hangar, gun: GroundCard, partial: Choice) -> Iterator[Field]:
    """A spot; with altitude a level first, for the range depends on it."""
    level: int | None = None
    if state.in_force.altitude:
        options = {str(each): each for each in _levels(state, hangar, gun)}
        yield Pick(
            name=f"{gun.id}.level",
            label=f"{gun.id} · level of the burst",
            options=tuple(Option(value, f"Level {value}") for value in options),
            group=gun.id,
            slot="level",
            hint="The shell harms only what flies at that level.",
        )
        answer = partial.get(f"{gun.id}.level")
        if not isinstance(answer, str) or answer not in options:
            return
        level = options[answer]
    areas = shell_areas.areas(shell_areas.spots(state, hangar, gun, level))
    ahead = likely_paths.usual(state, hangar, gun, level)
    yield _spot(gun, "where", areas, _reach(hangar, gun, level), ahead)


def _spot(gun: GroundCard, label: str, areas: tuple[Area, ...], note: str, usual: Iterable[Usual]) -> Spot:
    return Spot(
        name=f"{gun.id}.point",
        label=f"{gun.id} · {label}",
        areas=areas,
        group=gun.id,
        slot="point",
        note=note,
        hint="Where the middle of the counter lies, in the marked area.",
        usual=tuple(usual),
    )


def _reach(hangar: Hangar, gun: GroundCard, level: int | None, near: str = "") -> str:
    """Where the middle of the counter may lie, as briefly as a form can say it."""
    reach = levels.gun_range(level, hangar.ruler)
    if reach is None:
        return "touching the gun's card, clear of balloons"
    furthest = (reach + shell_areas.radius(hangar)) / 10
    clear = "balloons" if levels.may_overlap_gun(level) else "its card and balloons"
    where = f"{furthest:.1f} cm from {gun.id} ({_cm((gun.pose.x, gun.pose.y))})"
    return f"at most {near}{where}, clear of {clear}"


def _cm(point: tuple[float, float]) -> str:
    return f"{point[0] / 10:.0f}, {point[1] / 10:.0f}"


def orders(gun: str, choice: Choice) -> ShellAction:
    """What a choice, finished or not, says about the gun of that name."""
    return read({slot: choice[name] for slot in _SLOTS if (name := f"{gun}.{slot}") in choice})


def read(given: Choice) -> ShellAction:
    """What the answers of one gun, by slot, say."""
    level = next((each for each in levels.SHELL_LEVELS if str(each) == given.get("level")), None)
    return ShellAction(str(given.get("shell", "")), point(given.get("point")), level)
