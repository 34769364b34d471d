"""What a choice would lead to, form by form: values for pictures and words to tell."""

from __future__ import annotations

from typing import TypeAlias

from rules.baron.standing import Orders, SpyOrder
from rules.baron.view import Action, Kind, Ratings, Wings
from rules.engine import Foresight
from rules.values import Frozen


class Laid(Frozen, frozen=True):
    """A slot of the mat: how many Actions it gives, and the card that would lie in it."""

    times: int
    card: Action | None


class Roll(Frozen, frozen=True):
    """An Effectiveness roll before it is made, without what this turn's events may give or take."""

    kind: Kind
    dice: int
    """How many are thrown; the best counts."""
    sides: int
    bonus: int
    now: int

    @property
    def needed(self) -> int:
        """What a die must show for the marker to rise; it may be less or more than a die can."""
        return self.now + 1 - self.bonus


class Added(Frozen, frozen=True):
    """A technology, and the cards named to be discarded for it."""

    technology: str
    cards: tuple[int, ...]


class ActionsAhead(Frozen, frozen=True, tag="actions"):
    """Action cards laid out, and standing orders."""

    actions: dict[Action, int]
    """As many as can be performed."""
    orders: Orders
    """What would stand for the turn."""
    bonus: tuple[Action, ...]
    """On which cards a Bonus Action marker would be spent."""
    steal: str | None
    """What spies would go for first."""
    added: tuple[Added, ...]
    """What a Design step written down with the cards would add, if it is still possible then."""
    discard: int | None
    factories: int
    """As many as there would be."""
    hand_size: int
    """As many cards as there would be."""
    fighter: Roll
    """The roll as it would be with today's technologies."""
    in_reach: tuple[str, ...]
    """What spies could try to steal as things stand, the most valuable first."""
    in_vain: int = 0
    """Espionage Actions beyond those that can be performed."""


class SpyingAhead(Frozen, frozen=True, tag="espionage"):
    """An attempt to steal a technology, or none any more."""

    stop: bool = False
    technology: str | None = None
    needed: int = 0
    """What the technology's box says that the die must reach."""
    add: int = 0
    """What is added to the die as others know it too."""
    bonus: bool = False
    after: SpyOrder | None = None


class DesignAhead(Frozen, frozen=True, tag="design"):
    """A Design step, or the next of its rolls."""

    in_turn: bool = False
    """It would be asked for again when those before have designed."""
    bonus: bool = False
    given_up: Wings | None = None
    """The wing design left for the Biplane."""
    added: tuple[Added, ...] = ()
    bonuses: Ratings | None = None
    """The technology bonuses as they would be then."""
    rolls: tuple[Roll | None, ...] = ()
    """None: to be asked for after the roll before it."""


class ResearchAhead(Frozen, frozen=True, tag="research"):
    discard: int | None = None


class BankAhead(Frozen, frozen=True, tag="bank"):
    """Marks turned into Gold, and what there would be of both."""

    amount: int | None = None
    marks: int = 0
    gold: int = 0
    bonus: bool = False
    """A Bonus Action marker is spent for another die first."""


class BonusAhead(Frozen, frozen=True, tag="bonus"):
    """Whether a Bonus Action marker is spent on what has just been performed."""

    spent: bool | None = None
    left: int = 0


class LicenceAhead(Frozen, frozen=True, tag="contracts"):
    used: bool | None = None
    left: int = 0


class EventAhead(Frozen, frozen=True, tag="event"):
    """An event played or not, and what is said with it."""

    declined: str | None = None
    """"pass", or "wait" for what others play."""
    card: int | None = None
    target: str | None = None
    technology: str | None = None
    kind: Kind | None = None
    action: Action | None = None
    ace: str | None = None
    amount: int | None = None


Ahead: TypeAlias = (
    ActionsAhead
    | SpyingAhead
    | DesignAhead
    | ResearchAhead
    | BankAhead
    | BonusAhead
    | LicenceAhead
    | EventAhead
)


class BaronForesight(Foresight, frozen=True, kw_only=True):
    """`ahead` is None for those who play nothing, and when nothing is asked."""

    slots: tuple[Laid, ...] = ()
    """Where Action cards are being laid out."""
    ahead: Ahead | None = None
