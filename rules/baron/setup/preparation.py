"""Setting up: companies, the game display, the War Status deck in three acts, and the first cards."""

from __future__ import annotations

from rules.baron.box.figures import Figures
from rules.baron.play import Play
from rules.baron.setup.host_form import chosen_mode, wanted_companies, wanted_opponents
from rules.baron.setup.war_deck import stacked
from rules.baron.state import Company, State
from rules.baron.view import Ratings
from rules.dice import Dice
from rules.engine import Choice
from rules.values import Seat

ROLAND_ADVISED = 4
"""Roland is advised for so many players or more."""


def prepare(options: Choice, seats: int, figures: Figures, dice: Dice) -> Play:
    mode = chosen_mode(options)
    keys = _draw_companies(options, seats, figures, dice)
    others = wanted_opponents(options)
    idle = dice.shuffle([key for key in figures.companies if key not in keys], "opponents")[:others]
    companies = (
        *(_company(figures, key, seat, campaign=mode != "standard") for seat, key in enumerate(keys)),
        *(_company(figures, key, None, campaign=True) for key in idle),
    )
    start = figures.display.start
    play = Play(
        State(
            mode=mode,
            companies=companies,
            deck=dice.shuffle(sorted(figures.cards), "deck"),
            war_deck=stacked(figures, dice),
            german_morale=start.morale,
            allied_morale=start.morale,
            allied=start.allied if mode != "standard" else Ratings(start.allied.fighter),
            available=len(companies),
            remaining=len(companies),
            engineers=figures.display.supply.engineers,
            aces=tuple(figures.display.supply.aces),
        ),
        figures,
        dice,
    )
    roster = [
        {"company": each.key, "name": figures.companies[each.key].name, "seat": each.seat}
        for each in companies
    ]
    play.tell("began", mode=mode, contracts=len(companies), companies=roster)
    for company in companies:
        if company.seat is not None:
            _deal(play, company)
    return play


def _draw_companies(options: Choice, seats: int, figures: Figures, dice: Dice) -> list[str]:
    """Each seat's company: as wished for, and the rest at random."""
    wanted = wanted_companies(options, seats)
    taken = {key for key in wanted if key is not None}
    advised = seats < ROLAND_ADVISED and options.get("roland") == "advised"
    free = [key for key in figures.companies if key not in taken and not (advised and key == "roland")]
    rest = iter(dice.shuffle(free, "companies"))
    return [key if key is not None else next(rest) for key in wanted]


def _company(figures: Figures, key: str, seat: Seat | None, *, campaign: bool) -> Company:
    model = figures.companies[key]
    german = figures.display.start.german
    return Company(
        key=key,
        seat=seat,
        factories=model.factories,
        effectiveness=german if campaign else Ratings(german.fighter),
        engineer=model.engineer,
        bonus_actions=model.bonus_actions,
        licences=model.licences,
    )


def _deal(play: Play, company: Company) -> None:
    count = play.figures.companies[company.key].cards
    cards = play.state.deck[:count]
    play.change(deck=play.state.deck[count:])
    dealt = play.update(company.key, hand=cards)
    play.tell_owner(dealt, "dealt", company=company.key, cards=list(cards))
