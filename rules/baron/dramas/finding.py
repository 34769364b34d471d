"""All that is looked out for, in one reading."""

from __future__ import annotations

from rules.baron.box.figures import Figures
from rules.baron.dramas.end import Verdicts
from rules.baron.dramas.money import InflationTolls, Lead
from rules.baron.dramas.orders import Awards, Harvest
from rules.baron.dramas.people import Aces, Engineers, Honours
from rules.baron.dramas.story import Finder, read
from rules.baron.dramas.war import AirSuperiority, Morale
from rules.baron.dramas.works import BestFighter, Exchanges, Firsts, Leaps, Sabotage, Spies
from rules.drama import Annals, Drama

FINDERS: tuple[type[Finder], ...] = (
    Aces,
    Engineers,
    Honours,
    Spies,
    Firsts,
    Leaps,
    BestFighter,
    Sabotage,
    Exchanges,
    Awards,
    Harvest,
    Lead,
    InflationTolls,
    AirSuperiority,
    Morale,
    Verdicts,
)


def dramas(annals: Annals, figures: Figures) -> tuple[Drama, ...]:
    return tuple(read(annals, figures, [finder() for finder in FINDERS]))
