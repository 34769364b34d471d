"""Custom ids: all that a press must know, in the hundred characters Discord gives back with it."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, cast, get_args

from bot.discord.limits import CUSTOM_ID

LobbyAct: TypeAlias = Literal["join", "leave", "add", "remove", "start", "cancel"]
PlanAct: TypeAlias = Literal["pick", "ask", "turn", "preview", "clear", "lock", "change", "open"]
OpeningAct: TypeAlias = Literal["pick", "ask", "turn", "open"]


@dataclass(frozen=True)
class LobbyId:
    """A button under a lobby post."""

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
    """Part of the form that opens a lobby; the answers so far are packed into `answers`. What the host's own
    file has settled is kept under `own`; 0 without a file."""

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
class WhichId:
    """The select that asks for which of several games to plan."""

    def __str__(self) -> str:
        return "which"


AnyId: TypeAlias = LobbyId | PlanId | OpeningId | WhichId

_NUMBER = r"(\d{1,18})"
_LOBBY = re.compile(rf"lobby:([a-z]+):{_NUMBER}")
_PLAN = re.compile(rf"plan:([a-z]+):{_NUMBER}:{_NUMBER}:{_NUMBER}:{_NUMBER}:{_NUMBER}:([0-9a-f]*)")
_OPENING = re.compile(rf"host:([a-z]+):([\w-]+):{_NUMBER}:{_NUMBER}:{_NUMBER}:([0-9a-f]*):([0-9a-z.]*)")


def parse(custom_id: str) -> AnyId | None:
    """What this id says, or None if no panel of ours says such a thing."""
    if custom_id == str(WhichId()):
        return WhichId()
    if (found := _LOBBY.fullmatch(custom_id)) and found[1] in get_args(LobbyAct):
        return LobbyId(cast("LobbyAct", found[1]), int(found[2]))
    if (found := _PLAN.fullmatch(custom_id)) and found[1] in get_args(PlanAct):
        game, seat, step, page, window = (int(part) for part in found.groups()[1:6])
        return PlanId(cast("PlanAct", found[1]), game, seat, step, page, window, found[7])
    if (found := _OPENING.fullmatch(custom_id)) and found[1] in get_args(OpeningAct):
        own, page, window = (int(part) for part in found.groups()[2:5])
        return OpeningId(cast("OpeningAct", found[1]), found[2], own, page, window, found[6], found[7])
    return None


def digest(name: str) -> str:
    """A field's name in eight characters, so that no title's names are too long for an id."""
    return hashlib.sha256(name.encode()).hexdigest()[:8]


def fits(custom_id: AnyId) -> bool:
    return len(str(custom_id)) <= CUSTOM_ID
