"""Positions for the rules tests, set in one line each, and ways to play on from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rules.airbaron import turn
from rules.airbaron.box.atlas import Atlas
from rules.airbaron.play import Play
from rules.airbaron.setup.preparation import board_for, prepare
from rules.airbaron.state import Airline, Ask, Orders, Plan, State
from rules.airbaron.title import AIRBARON
from rules.airbaron.view import Draw, Stage
from rules.dice import Scripted
from rules.engine import Choice, Value
from rules.table import Table, settle_options
from rules.values import Event, Seat

ME, RIVAL, THIRD, FOURTH = 0, 1, 2, 3
RICH = 60
QUIET = Plan(fare_wars="stay")

DETROIT = ("CVG", "CLE", "CMH")
CHICAGO = ("MSP", "STL", "IND", "MKE")
MIAMI = ("MCO", "TPA", "PBI")
WASHINGTON = ("PIT", "BWI", "RIC", "ORF")
DENVER = ("SLC", "MCI", "OMA")
ATLANTA = ("CLT", "BNA", "RDU", "JAX", "BHM")


def atlas_of(state: State) -> Atlas:
    return AIRBARON.atlases[state.board]


def opening(seats: int = 4, script: Mapping[str, Sequence[Any]] | None = None, /, **options: Value) -> State:
    """A game just set up, played turn by turn, turn order by seat unless the script says otherwise."""
    chosen = settle_options(AIRBARON, {"plans": "turn", **options})
    key = board_for(chosen, seats)
    return prepare(chosen, seats, AIRBARON.atlases[key], Scripted(script or {})).step().state


def scene(
    *,
    seats: int = 4,
    seat: Seat = ME,
    own: Mapping[Seat, Sequence[str]] | None = None,
    cash: int | Mapping[Seat, int] = RICH,
    airlines: Mapping[Seat, Mapping[str, Any]] | None = None,
    stage: Stage = "turn",
    options: Mapping[str, Value] | None = None,
    **changes: Any,
) -> State:
    """This seat's turn, the draws behind it; `own` says who has which spokes.

    Nobody is asked about Fare Wars before a draw; the round is the first, since in later ones airlines
    without a spoke may fold and are asked.
    """
    state = opening(seats, **(options or {}))
    owners = {code: owner for owner, codes in (own or {}).items() for code in codes}
    state = replace(
        state,
        owners=dict(sorted(owners.items())),
        cup=(*state.cup, *owners),
        aside=tuple(marker for marker in state.aside if marker not in owners),
        airlines=tuple(
            replace(each, cash=cash if isinstance(cash, int) else cash.get(each.seat, RICH), plan=QUIET)
            for each in state.airlines
        ),
        round=1,
        place=state.order.index(seat),
        agenda=("finish",),
        asks=(Ask(seat, stage),),
    )
    state = replace(state, airlines=tuple(_changed(each, airlines or {}) for each in state.airlines))
    money = sum(each.cash for each in state.airlines)
    return replace(state, bank=925 - money, jets_ready=state.airlines[seat].jets, **changes)


def orders(**given: Any) -> Orders:
    """Standing orders; what is not given is as at the start of a game."""
    return Orders(**given)


def plan(*acts: str, **given: Any) -> Plan:
    return Plan(**{"acts": acts, "fare_wars": "stay", **given})


def advanced(**changes: Any) -> State:
    options = {"version": "advanced", **changes.pop("options", {})}
    return scene(options=options, **changes)


def _changed(airline: Airline, changes: Mapping[Seat, Mapping[str, Any]]) -> Airline:
    return replace(airline, **changes.get(airline.seat, {}))


def table(state: State, script: Mapping[str, Sequence[Any]] | None = None) -> Table:
    """The state on a table, which checks every choice."""
    made = Table(AIRBARON, len(state.airlines), {}, Scripted(script or {}))
    made.state = state
    return made


class Played:
    """What came of a step; all that happened must be as declared."""

    def __init__(self, state: State, log: Sequence[Event]) -> None:
        assert [fault for event in log if (fault := AIRBARON.events.fault(event))] == []
        self.state, self.log = state, tuple(log)

    def cash(self, seat: Seat = ME) -> int:
        return self.state.airlines[seat].cash

    def airline(self, seat: Seat = ME) -> Airline:
        return self.state.airlines[seat]

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event.data for event in self.log if event.kind == kind]

    def the(self, kind: str) -> dict[str, Any]:
        (data,) = self.told(kind)
        return data


def choose(
    state: State, seat: Seat = ME, script: Mapping[str, Sequence[Any]] | None = None, /, **choice: Value
) -> Played:
    """One seat's choice, checked and resolved; dots in field names are written as two underscores."""
    at = table(state, script)
    log = at.submit(seat, {name.replace("__", "."): value for name, value in choice.items()})
    assert log is not None, "others are asked, too"
    return Played(at.state, log)


def choose_all(
    state: State, choices: Mapping[Seat, Choice], script: Mapping[str, Sequence[Any]] | None = None
) -> Played:
    at = table(state, script)
    logs = [at.submit(seat, choice) for seat, choice in choices.items()]
    assert logs[-1] is not None, "others are asked, too"
    return Played(at.state, logs[-1])


def only(
    state: State, seat: Seat = ME, script: Mapping[str, Sequence[Any]] | None = None, /, **choice: Value
) -> Played:
    """A choice after which the active seat is asked for its turn again, so that nothing else happens."""
    return choose(replace(state, agenda=("act",)), seat, script, **choice)


def attack(state: State, attacker: int, defender: int, seat: Seat = ME, /, **choice: Value) -> Played:
    """A takeover in which these totals are rolled."""
    script = {"attack": dice(attacker), "defence": dice(defender)}
    return only(state, seat, script, **{"action": "takeover", **choice})


def _dice(total: int) -> list[int]:
    """Two dice with that sum, as a script counts them: from zero."""
    first = min(6, total - 1)
    return [first - 1, total - first - 1]


def dice(*totals: int) -> list[int]:
    return [die for total in totals for die in _dice(total)]


def drew(state: State, *markers: str, script: Mapping[str, Sequence[Any]] | None = None) -> Played:
    """The active seat has drawn these markers, and they take effect; then its turn goes on."""
    seat = state.order[state.place]
    state = replace(
        state,
        asks=(),
        cup=tuple(marker for marker in state.cup if marker not in markers),
        aside=tuple(marker for marker in state.aside if marker not in markers),
        drawn=(*state.drawn, *(Draw(marker, seat) for marker in markers)),
        unresolved=markers,
        revealed=(*state.revealed, *(marker for marker in markers if marker in state.secrets)),
        agenda=("sequence", "resolve", "interest", "act", "finish"),
    )
    play = Play(state, atlas_of(state), Scripted(script or {}))
    turn.run(play)
    return Played(play.step().state, play.log)


def token(state: State, event: str) -> str:
    """The face-down name of an event marker."""
    return next(name for name, marker in state.secrets.items() if marker == event)


def start(state: State, script: Mapping[str, Sequence[Any]] | None = None) -> Played:
    """The active seat's turn from its very start."""
    state = replace(state, asks=(), agenda=("begin",), place=state.place - 1)
    play = Play(state, atlas_of(state), Scripted(script or {}))
    turn.run(play)
    return Played(play.step().state, play.log)


def drawing(state: State, *markers: str) -> dict[str, list[int]]:
    """The script by which these markers are drawn from the cup, one after the other."""
    return {"profit": list(_picks(list(state.cup), markers))}


def _picks(cup: list[str], markers: Sequence[str]) -> Iterator[int]:
    for marker in markers:
        yield sorted(cup).index(marker)
        cup.remove(marker)


def options_of(state: State, name: str, seat: Seat = ME, /, **partial: Value) -> set[str]:
    """What a form offers for one field."""
    answers = {key.replace("__", "."): value for key, value in partial.items()}
    for field in table(state).fields(seat, answers):
        if field.name == name:
            return {option.value for option in getattr(field, "options", ())}
    return set()


def asks(state: State, name: str, seat: Seat = ME, /, **partial: Value) -> Any:
    """The field of that name, or None if it is not asked."""
    answers = {key.replace("__", "."): value for key, value in partial.items()}
    return next((field for field in table(state).fields(seat, answers) if field.name == name), None)


def shares(state: State) -> list[int]:
    return [airline.share for airline in AIRBARON.view(state, None).airlines]
