"""Refusals that explain themselves with the numbers, where the form alone would only say no."""

from __future__ import annotations

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.finance.books import Books
from rules.airbaron.network import actions, takeover
from rules.airbaron.state import State
from rules.airbaron.wording import spoke
from rules.engine import Choice, IllegalChoice
from rules.said import said
from rules.values import Seat


def refuse_in_words(state: State, atlas: Atlas, seat: Seat, choice: Choice) -> None:
    """What else is wrong with the choice for a turn, the form itself finds out."""
    books = Books(state, atlas, seat, choice)
    wanted = choice.get("repay")
    if isinstance(wanted, int) and books.repaid < wanted <= books.loan:
        raise IllegalChoice(said("airbaron-moves.cannot-repay", wanted=wanted, cash=books.cash))
    if choice.get("action") in actions.TARGETED and "target" in choice:
        _check_target(books.after(), atlas, seat, str(choice["action"]), str(choice["target"]))


def _check_target(state: State, atlas: Atlas, seat: Seat, action: str, target: str) -> None:
    known = atlas.domestic if action in (actions.TAKEOVER, "buy", "jumbo") else atlas.foreign
    if target not in known:
        return
    owner = state.owners.get(target)
    if action in ("buy", "foreign", "sst") and owner not in (None, seat):
        raise IllegalChoice(said("airbaron-moves.not-open-any-more", spoke=spoke(target, atlas)))
    cost, cash = _cost(state, atlas, action, target), state.airlines[seat].cash
    if cost > cash:
        there = spoke(target, atlas)
        raise IllegalChoice(said("airbaron-moves.costs-more", cost=cost, spoke=there, cash=cash))


def _cost(state: State, atlas: Atlas, action: str, target: str) -> int:
    if action == actions.TAKEOVER:
        return takeover.price(state, atlas, target)
    if action == "jumbo":
        return atlas.tracks.jumbo_price.value
    extra = atlas.tracks.sst_price.value if action == "sst" else 0
    return extra + (0 if target in state.owners else atlas.price(target))
