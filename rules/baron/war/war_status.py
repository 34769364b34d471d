"""War Status: the next card of the war, its morale, its contracts, and the Allied aeroplanes."""

from __future__ import annotations

from msgspec.structs import replace

from rules.baron.box.components import Instruction, WarCard
from rules.baron.phase import Phase
from rules.baron.play import Play
from rules.baron.view import TRACK_END, Kind
from rules.baron.war.game_end import end_by_morale

_TRACKS = {"german": "german_morale", "allied": "allied_morale"}


class WarStatus(Phase):
    stage = "war status"

    def start(self, play: Play) -> None:
        card = _reveal(play)
        state = play.state
        set_morale(play, "german", state.german_morale + card.german_morale, "card")
        set_morale(play, "allied", state.allied_morale + card.allied_morale, "card")
        if not play.state.german_morale or not play.state.allied_morale:
            end_by_morale(play)
            return
        _cheer_the_leader(play)
        _adjust_contracts(play, card)
        for kind in play.state.kinds:
            if kind in card.allied:
                _adjust_allies(play, kind, card.allied[kind])


def _reveal(play: Play) -> WarCard:
    """The top card, put on the discards at once; a used-up deck is made anew from them."""
    if not play.state.war_deck:
        deck = play.dice.shuffle(sorted(play.state.war_discards), "war deck")
        play.change(war_deck=deck, war_discards=())
    number, *rest = play.state.war_deck
    play.change(
        war_deck=tuple(rest),
        war_discards=(*play.state.war_discards, number),
        report=replace(play.state.report, war_card=number),
    )
    card = play.figures.war_status[number]
    play.tell("war_status", card=number, year=card.year, name=card.name)
    return card


def set_morale(play: Play, side: str, value: int, why: str) -> None:
    track = _TRACKS[side]
    before = getattr(play.state, track)
    after = max(0, min(TRACK_END, value))
    if after != before:
        play.change(**{track: after})
        play.tell("morale", side=side, before=before, after=after, why=why)


def _cheer_the_leader(play: Play) -> None:
    """The side with the better Fighter gains a point of morale; equal ones gain none."""
    german, allied = best_german(play, "fighter"), play.state.allied.fighter
    if german > allied:
        set_morale(play, "german", play.state.german_morale + 1, "leader")
    elif allied > german:
        set_morale(play, "allied", play.state.allied_morale + 1, "leader")


def best_german(play: Play, kind: Kind) -> int:
    return max([company.effectiveness.of(kind) for company in play.state.companies])


def _adjust_contracts(play: Play, card: WarCard) -> None:
    """Contracts that nobody took count against the increase; then both markers stand together."""
    before, unassigned = play.state.available, play.state.remaining
    after = min(TRACK_END, before + max(0, card.contracts - unassigned))
    play.change(available=after, remaining=after)
    play.tell(
        "available", before=before, after=after, why="card", increase=card.contracts, unassigned=unassigned
    )


def _adjust_allies(play: Play, kind: Kind, instruction: Instruction) -> None:
    now, best = play.state.allied.of(kind), best_german(play, kind)
    if instruction.mode == "behind" and best <= now:
        return
    base = best if instruction.mode == "reset" else now
    play.rate_allies(kind, base + play.throw(instruction.amount, "allied"), "card")
