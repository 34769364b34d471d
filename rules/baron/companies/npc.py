"""Companies that nobody plays (solitaire): their Design by two dice, and their special events."""

from __future__ import annotations

from rules.baron.companies import markers
from rules.baron.companies.effectiveness import dice_thrown
from rules.baron.play import Play
from rules.baron.state import Company
from rules.baron.view import Kind
from rules.dice import draw


def design(play: Play, company: Company) -> None:
    """One roll for the aeroplane type, one for how much it improves."""
    if company.effects.skips_design:
        play.tell("skipped", company=company.key)
        return
    die, add = play.d6("type"), standing(play, company, "fighter")
    kind = play.figures.solitaire.type.by_die[_held(die + add) - 1]
    thrown = [play.d6("amount") for _ in range(dice_thrown(engineer=company.engineer))]
    natural = max(thrown)
    extra = standing(play, company, kind)
    counted = max(1, natural + company.effects.die)
    amount = play.figures.solitaire.amount.of(kind)[_held(counted + extra) - 1]
    special = company.key if natural == 1 and company.key in _SPECIALS else None
    play.tell(
        "npc_design",
        company=company.key,
        type_die=die,
        type_add=add,
        type=kind,
        dice=thrown,
        add=extra + company.effects.die,
        amount=amount,
        special=special,
    )
    if special == "halberstadt":
        _improve(play, company.key, "bomber", 1)
        _improve(play, company.key, "recon", 2)
        return
    _improve(play, company.key, kind, amount)
    if special == "pfalz" and not company.engineer and play.state.engineers:
        markers.hire_engineer(play, company.key)
    if special == "roland" and not company.aces and play.state.aces:
        markers.enlist_ace(play, company.key, draw(play.dice, play.state.aces, "ace"))


_SPECIALS = ("halberstadt", "pfalz", "roland")


def standing(play: Play, company: Company, kind: Kind) -> int:
    """+1 for the lowest rating of all companies, -1 for the highest; shared with another it is neither."""
    own = company.effectiveness.of(kind)
    others = [other.effectiveness.of(kind) for other in play.state.others(company)]
    return int(own < min(others)) - int(own > max(others))


def _held(value: int) -> int:
    return max(1, min(6, value))


def _improve(play: Play, key: str, kind: Kind, by: int) -> None:
    play.rate(key, kind, play.state.company(key).effectiveness.of(kind) + by, "design")
