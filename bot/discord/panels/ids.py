"""Custom ids: all that a press must know, in the hundred characters Discord gives back with it."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal, Self, TypeAlias, get_args

import msgspec
from msgspec import Meta

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
OwnAct: TypeAlias = Literal[
    "language", "quiet", "zone", "reminders", "mentions", "turned", "pictures", "stark", "games"
]
EndAct: TypeAlias = Literal["rematch", "record", "replay", "lapse", "first", "previous", "next", "last"]

_Number: TypeAlias = Annotated[int, Meta(ge=0, lt=10**18)]
_Digest: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]*\Z")]


class PanelId(msgspec.Struct, frozen=True, array_like=True):
    """Written as the word for its kind and then its members, with colons between."""

    def __str__(self) -> str:
        return ":".join(map(str, (self.__struct_config__.tag, *msgspec.structs.astuple(self))))


class FormId(PanelId, frozen=True):
    """Part of a form: which field it answers, on which page and window of options."""

    def to(self, act: PlanAct | OpeningAct | OrdersAct, field: str = "") -> Self:
        return msgspec.structs.replace(self, act=act, field=field)


class LobbyId(PanelId, frozen=True, tag="lobby"):
    """A button under a lobby post, or a select that one of them brings up."""

    act: LobbyAct
    game: _Number


class PlanId(FormId, frozen=True, tag="plan"):
    """Part of a seat's planning panel."""

    act: PlanAct
    game: _Number
    seat: _Number
    step: _Number
    page: _Number = 0
    window: _Number = 0
    field: _Digest = ""


class OpeningId(FormId, frozen=True, tag="host"):
    """Part of the form that opens a lobby; the answers so far are packed into `answers`, or kept under the
    number there. What the host's own file has settled is kept under `own`; 0 without a file."""

    act: OpeningAct
    title: Annotated[str, Meta(pattern=r"\A[\w-]+\Z")]
    own: _Number = 0
    page: _Number = 0
    window: _Number = 0
    field: _Digest = ""
    answers: Annotated[str, Meta(pattern=r"\A([0-9a-z.]*|~\d{1,18})\Z")] = ""


class OrdersId(FormId, frozen=True, tag="orders"):
    """Part of a seat's standing orders, which belong to no step."""

    act: OrdersAct
    game: _Number
    seat: _Number
    page: _Number = 0
    window: _Number = 0
    field: _Digest = ""


class TableId(PanelId, frozen=True, tag="table"):
    """A button under a turn's post, which everyone sees."""

    act: Literal["plan", "orders", "back", "manage", "resign"]
    game: _Number


class OwnId(PanelId, frozen=True, tag="own"):
    """Part of what is a person's own, whatever they play: their settings, and a page of their games."""

    act: OwnAct
    value: _Number = 0
    """What a switch is turned to, or which page."""


class EndId(PanelId, frozen=True, tag="end"):
    """A button under a game's last post, or one that leads to a step of its replay."""

    act: EndAct
    game: _Number
    step: _Number = 0


class ManageId(PanelId, frozen=True, tag="manage"):
    """Part of the host's panel: how far an act has come, which it is, and the numbers it takes so far; on the
    answer to a question also what that was about, after a dash."""

    step: Literal["choose", "with", "ask", "do"]
    act: Annotated[str, Meta(pattern=r"\A[a-z]*\Z")]
    game: _Number
    given: Annotated[str, Meta(pattern=r"\A[\d.]{0,60}(-\d{1,10})?\Z")] = ""

    def to(self, step: Literal["with", "ask"], *more: int) -> ManageId:
        given = ".".join(filter(None, [self.given, *map(str, more)]))
        return msgspec.structs.replace(self, step=step, given=given)

    def agreed(self, about: int) -> ManageId:
        return msgspec.structs.replace(self, step="do", given=f"{self.given}-{about}")

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(int(part) for part in self.given.partition("-")[0].split(".") if part)

    @property
    def about(self) -> int | None:
        asked = self.given.partition("-")[2]
        return int(asked) if asked else None


class OfferId(PanelId, frozen=True, tag="offer"):
    """Somebody's answer to what a host has asked of them."""

    act: Literal["yes", "no"]
    offer: _Number


class LogId(PanelId, frozen=True, tag="log"):
    """Another page of a game's log."""

    act: Literal["turn"]
    game: _Number
    page: Annotated[int, Meta(ge=0, lt=10**6)]
    search: Annotated[str, Meta(max_length=50)] = ""


class DetailsId(PanelId, frozen=True, tag="details"):
    """The whole account of what a turn's post tells in short: of which step, and when that was worked out."""

    game: _Number
    step: _Number
    at: _Number


class RulesId(PanelId, frozen=True, tag="rules"):
    """The select that opens a page of the rules."""

    act: Literal["open"]


class WhichId(PanelId, frozen=True, tag="which"):
    """The select that asks for which of several games to plan."""


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
    | DetailsId
    | RulesId
    | WhichId
)
_KINDS: dict[object, type[AnyId]] = {kind.__struct_config__.tag: kind for kind in get_args(AnyId)}


def parse(custom_id: str) -> AnyId | None:
    """What this id says, or None if no panel of ours says such a thing."""
    kind = _KINDS.get(custom_id.partition(":")[0])
    if kind is None:
        return None
    try:
        meant = msgspec.convert(custom_id.split(":", len(kind.__struct_fields__)), kind, strict=False)
    except msgspec.ValidationError:
        return None
    return meant if str(meant) == custom_id else None


def digest(name: str) -> str:
    """A field's name in eight characters, so that no title's names are too long for an id."""
    return hashlib.sha256(name.encode()).hexdigest()[:8]


def fits(custom_id: AnyId) -> bool:
    return len(str(custom_id)) <= CUSTOM_ID
