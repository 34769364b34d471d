"""Scenes from the scenarios: set up and mustered, with fates dealt as a test wants them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from rules.dice import Scripted
from rules.dogfight.kinds import Side
from rules.dogfight.play import Play
from rules.dogfight.state import Departure, GroundCard, Piece, State, with_pieces
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.victory.scoring import final_sheet, totals
from rules.dogfight.victory.verdict import Verdict
from rules.engine import Outcome, Value
from rules.table import Table
from tests.rules.dogfight.scenes import HANGAR, Told

WAR, GLORY = "war", "glory"


def table(edition: str, key: str, variant: str = "", seats: int | None = None, **options: Value) -> Table:
    """The scenario as it is set up, before the muster."""
    chosen = {"edition": edition, "scenario": key, **({"variant": variant} if variant else {}), **options}
    least = seats or DOGFIGHT.seats({**chosen, **_open(edition, key, options)})[0]
    return Table.new(DOGFIGHT, least, chosen, b"scenario")


def _open(edition: str, key: str, options: dict[str, Value]) -> dict[str, Value]:
    """What the number of seats depends on, if the host says nothing."""
    return {"planes": 1, "central": "albatros-d5a", "entente": "spad-13", **options}


def mustered(edition: str, key: str, variant: str = "", seats: int | None = None, **options: Value) -> State:
    """The scenario when the first turn is planned, everybody placed as by default."""
    game = table(edition, key, variant, seats, **options)
    while game.state.stage == "muster":
        for seat in game.pending():
            game.submit(seat, game.default(seat))
    assert game.state.stage == "plan"
    state: State = game.state
    return state


def at(state: State, *names: str) -> list[tuple[float, float, float]]:
    """Where pieces lie: x, y and heading."""
    return [(pose.x, pose.y, pose.heading) for pose in (state.piece(name).pose for name in names)]


def with_fates(state: State, **changes: dict[str, Any]) -> State:
    """Some pieces changed: `Z={"status": "shot down"}`."""
    return with_pieces(state, [replace(state.piece(name), **change) for name, change in changes.items()])


def down(state: State, *names: str) -> State:
    return with_fates(state, **{name: {"status": "shot down"} for name in names})


def gone(
    state: State,
    name: str,
    edge: Literal["own", "other"] = "own",
    *,
    faced: bool = True,
    unfinished: bool = False,
    balloons: bool = False,
    before_mission: bool = False,
) -> State:
    """An airplane has left, under these circumstances."""
    departure = Departure(
        plane=name,
        edge=edge,
        faced=faced,
        unfinished=unfinished,
        balloons=balloons,
        before_mission=before_mission,
    )
    left = with_fates(state, **{name: {"status": "left"}})
    return replace(left, departures=(*left.departures, departure))


def hit(state: State, **points: int) -> State:
    """So many damage points upon these pieces."""
    return with_fates(state, **{name: {"noted": number} for name, number in points.items()})


def scores(state: State) -> dict[Side, int]:
    return totals(final_sheet(state, HANGAR))


def lines(state: State) -> dict[str, int]:
    """The score sheet, by what the points are for."""
    return {line.what: line.points for line in final_sheet(state, HANGAR)}


def judged(state: State) -> Told:
    """What the verdict makes of it."""
    play = Play(state, HANGAR, Scripted({}))
    Verdict().start(play)
    return Told(state, play.state, tuple(play.log))


def outcome(state: State) -> Outcome:
    found = judged(state).state.outcome
    assert found is not None, "the game goes on"
    return found


def goes_on(state: State) -> bool:
    return judged(state).state.outcome is None


def pieces(state: State, kind: str) -> list[Piece]:
    return [card for card in state.ground if isinstance(card, GroundCard) and card.kind == kind]
