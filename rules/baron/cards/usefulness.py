"""Whether an event would do something just then: what a standing order asks before it spends the card."""

from __future__ import annotations

from rules.baron.cards.conditions import designs, spies
from rules.baron.cards.effects import carry_out
from rules.baron.play import Play
from rules.baron.war.contracts import refused
from rules.dice import Scripted
from rules.engine import Choice


def useful(play: Play, key: str, card: int, details: Choice) -> bool:
    """Some events bear fruit only in what follows; of the others, what they do is tried out on the side."""
    company = play.state.company(key)
    others = play.state.others(company)
    match play.figures.event_of(card).effect.op:
        case "test flight":
            return True
        case "secure":
            fruitful = bool(company.owned) and any(spies(other) for other in others)
        case "hamper":
            fruitful = any(designs(other) for other in others)
        case "spies":
            fruitful = spies(company)
        case "wind tunnel":
            fruitful = designs(company)
        case "influence":
            fruitful = not refused(play, company)
        case "objection":
            fruitful = not refused(play, play.state.company(str(details["target"])))
        case _:
            fruitful = True
    return fruitful and _changes_something(play, key, card, details)


def _changes_something(play: Play, key: str, card: int, details: Choice) -> bool:
    trial = Play(play.state, play.figures, Scripted({}))
    carry_out(trial, key, card, details)
    return trial.state != play.state
