"""Preparing to play: markers on the map and in the cup, event markers on the track, airlines out of war."""

from __future__ import annotations

from rules.airbaron import turn
from rules.airbaron.box.atlas import CONTRACT, Atlas
from rules.airbaron.box.components import board_key
from rules.airbaron.play import Play
from rules.airbaron.setup.host_form import chosen_names
from rules.airbaron.state import EVENT_MARKERS, Airline, State
from rules.airbaron.view import Version
from rules.dice import Dice
from rules.engine import Choice


def board_for(options: Choice, seats: int) -> str:
    """Five and six play on the full board, fewer on the side that the host picked."""
    if seats > 4:
        return board_key(seats, "full")
    return board_key(seats, "west" if options["board"] == "west" else "east")


def prepare(options: Choice, seats: int, atlas: Atlas, dice: Dice) -> Play:
    """Set up, draw the first turn order, and ask everyone for plans."""
    version: Version = "advanced" if options["version"] == "advanced" else "basic"
    advanced = version == "advanced"
    tokens = tuple(atlas.event_tokens) if advanced else ()
    mixed = dice.shuffle(EVENT_MARKERS, "events") if advanced else ()
    state = State(
        version=version,
        board=atlas.key,
        cash_open=options["cash"] == "open",
        sealed=options.get("bidding", "sealed") == "sealed",
        leaving=options.get("leaving") == "by the book",
        round_limit=int(str(options.get("rounds", 0))),
        liveries=chosen_names(options, atlas.figures.airlines)[:seats],
        plans="turn" if options["plans"] == "turn" else "round",
        bank=atlas.tracks.money.value,
        airlines=tuple(Airline(seat=seat) for seat in range(seats)),
        cup=(*atlas.hubs, *((CONTRACT,) if advanced else ())),
        aside=(*atlas.spokes, *atlas.jumbo_markers, *tokens),
        owners={},
        secrets=dict(zip(tokens, mixed, strict=True)),
        takers={},
    )
    play = Play(state, atlas, dice)
    _announce(play, options)
    turn.begin_round(play)
    return play


def _announce(play: Play, options: Choice) -> None:
    seated = [
        (airline.seat, play.atlas.livery(name))
        for airline, name in zip(play.state.airlines, play.state.liveries, strict=True)
    ]
    play.tell(
        "began",
        version=play.state.version,
        board=play.atlas.setup.board,
        goal=play.atlas.goal,
        round_limit=play.state.round_limit,
        cash=options["cash"],
        airlines=[{"seat": seat, "name": livery.name, "colour": livery.colour} for seat, livery in seated],
    )
