"""What a host may set: the mode, who plays which company, and how many companies nobody plays."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import cache, lru_cache

from rules.answers import one_of
from rules.baron.box.figures import Figures
from rules.baron.names import MODE_NAMES
from rules.baron.view import Mode
from rules.engine import Choice, Field, Number, Option, Pick, Value
from rules.said import Said, said
from rules.values import Seat

_MODES: dict[Mode, Said] = {
    "standard": said("baron-setup.mode-standard"),
    "campaign": said("baron-setup.mode-campaign"),
    "solitaire": said("baron-setup.mode-solitaire"),
}
MOST_SEATS = 5
ANY = "any"
_COMPANIES = tuple(f"company_{number}" for number in range(1, MOST_SEATS + 1))


def fields(figures: Figures, partial: Choice) -> tuple[Field, ...]:
    mode = chosen_mode(partial)
    if mode == "solitaire":
        return (_mode(), *_companies(figures, (partial.get("company_1"),)), _opponents())
    return (_mode(), *_companies(figures, tuple(map(partial.get, _COMPANIES))), _roland())


def chosen_mode(options: Choice) -> Mode:
    return one_of(_MODES, options.get("mode")) or "standard"


def wanted_companies(options: Choice, seats: int) -> list[str | None]:
    """For each seat the company the host named, or None."""
    named = [str(options.get(f"company_{number}", ANY)) for number in range(1, seats + 1)]
    return [None if key == ANY else key for key in named]


def with_companies(options: Choice, wishes: Mapping[Seat, str]) -> Choice:
    """The options with these companies for these seats; a seat that would have had one gets another."""
    cast = dict(options)
    for seat, wanted in wishes.items():
        own = f"company_{seat + 1}"
        holder = next((field for field, key in cast.items() if key == wanted and _is_company(field)), own)
        cast[holder] = cast.get(own, ANY)
        cast[own] = wanted
    return cast


def _is_company(field: str) -> bool:
    return field.startswith("company_")


def wanted_opponents(options: Choice) -> int:
    return int(str(options.get("opponents", 0))) if chosen_mode(options) == "solitaire" else 0


@cache
def _mode() -> Pick:
    return Pick(
        name="mode",
        label=said("baron-setup.mode"),
        options=tuple(Option(mode, MODE_NAMES[mode], note) for mode, note in _MODES.items()),
        default="standard",
    )


@lru_cache(maxsize=256)
def _companies(figures: Figures, named: tuple[Value | None, ...]) -> tuple[Pick, ...]:
    """Each seat may have any company that is not named for another."""
    return tuple(
        [
            _company_field(figures, {*named[:at], *named[at + 1 :]}, at + 1, alone=len(named) == 1)
            for at in range(len(named))
        ]
    )


def _company_field(figures: Figures, others: Set[Value | None], number: int, *, alone: bool) -> Pick:
    return Pick(
        name=f"company_{number}",
        label=said("baron-setup.company-own") if alone else said("baron-setup.company-of", number=number),
        options=(
            Option(ANY, said("baron-setup.company-any"), said("baron-setup.company-any.note"), untold=True),
            *(
                Option(key, company.name, untold=True)
                for key, company in figures.companies.items()
                if key not in others
            ),
        ),
        default=ANY,
    )


@cache
def _roland() -> Pick:
    return Pick(
        name="roland",
        label=said("baron-setup.roland"),
        options=(
            Option("advised", said("baron-setup.roland-advised"), said("baron-setup.roland-advised.note")),
            Option("always", said("baron-setup.roland-always")),
        ),
        default="advised",
    )


def _opponents() -> Number:
    return Number(name="opponents", label=said("baron-setup.opponents"), low=2, high=4, default=2)
