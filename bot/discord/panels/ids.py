"""Custom ids: all that a press must know, in the hundred characters Discord gives back with it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import Field, dataclass, fields, replace
from typing import Literal, TypeAlias, get_args

from bot.discord.limits import CUSTOM_ID

LobbyAct: TypeAlias = Literal[
    "join", "enter", "leave", "seat", "take", "invite", "invited", "add", "ace", "remove", "start", "cancel"
]
PlanAct: TypeAlias = Literal[
    "pick", "ask", "put", "nudge", "tap", "back", "again", "same", "turn", "tab",
    "preview", "clear", "lock", "sure", "change", "keep", "open", "hint", "take",
]  # fmt: skip
"""A “preview” stands only on panels of an earlier make."""
OpeningAct: TypeAlias = Literal["pick", "ask", "turn", "open"]
OrdersAct: TypeAlias = Literal["pick", "ask", "turn", "open", "drop"]
OwnAct: TypeAlias = Literal["quiet", "zone", "reminders", "mentions", "turned", "pictures", "stark", "games"]
EndAct: TypeAlias = Literal["rematch", "record", "replay", "lapse", "first", "previous", "next", "last"]
TableAct: TypeAlias = Literal["plan", "orders", "back", "manage", "resign"]
ManageStep: TypeAlias = Literal["choose", "with", "ask", "do"]
OfferAct: TypeAlias = Literal["yes", "no"]
LogAct: TypeAlias = Literal["turn"]
RulesAct: TypeAlias = Literal["open"]


@dataclass(frozen=True)
class LobbyId:
    """A button under a lobby post, or a select that one of them brings up."""

    act: LobbyAct
    game: int

    def __str__(self) -> str:
        return f"lobby:{self.act}:{self.game}"


@dataclass(frozen=True)
class PlanId:
    """Part of a seat's planning panel: which field it answers, on which page and window of options."""

    act: PlanAct
    game: int
    seat: int
    step: int
    page: int = 0
    window: int = 0
    field: str = ""

    def __str__(self) -> str:
        return f"plan:{self.act}:{self.game}:{self.seat}:{self.step}:{self.page}:{self.window}:{self.field}"

    def to(self, act: PlanAct, field: str = "") -> PlanId:
        return replace(self, act=act, field=field)


@dataclass(frozen=True)
class OpeningId:
    """Part of the form that opens a lobby; the answers so far are packed into `answers`, or kept under the
    number there. What the host's own file has settled is kept under `own`; 0 without a file."""

    act: OpeningAct
    title: str
    own: int = 0
    page: int = 0
    window: int = 0
    field: str = ""
    answers: str = ""

    def __str__(self) -> str:
        where = f"{self.title}:{self.own}:{self.page}:{self.window}"
        return f"host:{self.act}:{where}:{self.field}:{self.answers}"

    def to(self, act: OpeningAct, field: str = "") -> OpeningId:
        return replace(self, act=act, field=field)


@dataclass(frozen=True)
class OrdersId:
    """Part of a seat's standing orders, which belong to no step."""

    act: OrdersAct
    game: int
    seat: int
    page: int = 0
    window: int = 0
    field: str = ""

    def __str__(self) -> str:
        return f"orders:{self.act}:{self.game}:{self.seat}:{self.page}:{self.window}:{self.field}"

    def to(self, act: OrdersAct, field: str = "") -> OrdersId:
        return replace(self, act=act, field=field)


@dataclass(frozen=True)
class TableId:
    """A button under a turn's post, which everyone sees."""

    act: TableAct
    game: int

    def __str__(self) -> str:
        return f"table:{self.act}:{self.game}"


@dataclass(frozen=True)
class OwnId:
    """Part of what is a person's own, whatever they play: their settings, and a page of their games."""

    act: OwnAct
    value: int = 0
    """What a switch is turned to, or which page."""

    def __str__(self) -> str:
        return f"own:{self.act}:{self.value}"


@dataclass(frozen=True)
class EndId:
    """A button under a game's last post, or one that leads to a step of its replay."""

    act: EndAct
    game: int
    step: int = 0

    def __str__(self) -> str:
        return f"end:{self.act}:{self.game}:{self.step}"


@dataclass(frozen=True)
class ManageId:
    """Part of the host's panel: how far an act has come, which it is, and the numbers it takes so far."""

    step: ManageStep
    act: str
    game: int
    given: str = ""
    asked: str = ""
    """On the answer to a question: what it was about, after a dash."""

    def __str__(self) -> str:
        return f"manage:{self.step}:{self.act}:{self.game}:{self.given}{self.asked}"

    def to(self, step: ManageStep, *more: int) -> ManageId:
        given = ".".join(filter(None, [self.given, *map(str, more)]))
        return replace(self, step=step, given=given)

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(int(part) for part in self.given.split(".") if part)

    @property
    def about(self) -> int | None:
        return int(self.asked[1:]) if self.asked else None


@dataclass(frozen=True)
class OfferId:
    """Somebody's answer to what a host has asked of them."""

    act: OfferAct
    offer: int

    def __str__(self) -> str:
        return f"offer:{self.act}:{self.offer}"


@dataclass(frozen=True)
class LogId:
    """Another page of a game's log."""

    act: LogAct
    game: int
    page: int
    search: str = ""

    def __str__(self) -> str:
        return f"log:{self.act}:{self.game}:{self.page}:{self.search}"


@dataclass(frozen=True)
class RulesId:
    """The select that opens a page of the rules."""

    act: RulesAct

    def __str__(self) -> str:
        return f"rules:{self.act}"


@dataclass(frozen=True)
class WhichId:
    """The select that asks for which of several games to plan."""

    def __str__(self) -> str:
        return "which"


AnyId: TypeAlias = (
    LobbyId
    | PlanId
    | OpeningId
    | OrdersId
    | TableId
    | OwnId
    | EndId
    | ManageId
    | OfferId
    | LogId
    | RulesId
    | WhichId
)

_FORMS: dict[type[AnyId], tuple[str, object]] = {
    LobbyId: (r"lobby:([a-z]+):(\d{1,18})", LobbyAct),
    PlanId: (r"plan:([a-z]+)" + r":(\d{1,18})" * 5 + ":([0-9a-f]*)", PlanAct),
    OpeningId: (
        r"host:([a-z]+):([\w-]+)" + r":(\d{1,18})" * 3 + r":([0-9a-f]*):([0-9a-z.]*|~\d{1,18})",
        OpeningAct,
    ),
    OrdersId: (r"orders:([a-z]+)" + r":(\d{1,18})" * 4 + ":([0-9a-f]*)", OrdersAct),
    TableId: (r"table:([a-z]+):(\d{1,18})", TableAct),
    OwnId: (r"own:([a-z]+):(\d{1,18})", OwnAct),
    EndId: (r"end:([a-z]+):(\d{1,18}):(\d{1,18})", EndAct),
    ManageId: (r"manage:([a-z]+):([a-z]*):(\d{1,18}):([\d.]{0,60})((?:-\d{1,10})?)", ManageStep),
    OfferId: (r"offer:([a-z]+):(\d{1,18})", OfferAct),
    LogId: (r"log:([a-z]+):(\d{1,18}):(\d{1,6}):(.{0,50})", LogAct),
    RulesId: (r"rules:([a-z]+)", RulesAct),
    WhichId: ("which", None),
}
"""How each id is written: its parts in the order of its members, the first of them what a press does."""


def parse(custom_id: str) -> AnyId | None:
    """What this id says, or None if no panel of ours says such a thing."""
    for kind, (form, acts) in _FORMS.items():
        found = re.fullmatch(form, custom_id)
        if found and (acts is None or found[1] in get_args(acts)):
            make: Callable[..., AnyId] = kind
            return make(*map(_part, fields(kind), found.groups()))
    return None


def _part(member: Field[object], text: str) -> object:
    return int(text) if member.type == "int" else text


def digest(name: str) -> str:
    """A field's name in eight characters, so that no title's names are too long for an id."""
    return hashlib.sha256(name.encode()).hexdigest()[:8]


def fits(custom_id: AnyId) -> bool:
    return len(str(custom_id)) <= CUSTOM_ID
