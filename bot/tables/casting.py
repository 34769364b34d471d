"""Who is what when a game begins: everybody as they wished, and the others wherever there is room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.kit.refusal import Refusal
from bot.store.games import Player
from rules.engine import AnyTitle, Choice, Value
from rules.said import listed, said
from rules.values import Seat
from words import english


@dataclass(frozen=True)
class Cast:
    """The options a game begins with, and its players in the order of their seats."""

    options: dict[str, Value]
    players: tuple[Player, ...]


def cast(title: AnyTitle, options: Choice, players: Sequence[Player]) -> Cast:
    """Refused if so few players leave no seat for somebody's wish. Who wished for nothing stays where they
    sit, if they can."""
    known = {*title.open_roles(options)}
    settled = dict(title.cast(options, {each.seat: each.wish for each in players if each.wish in known}))
    roles = title.roles(settled, len(players))
    taken: dict[Seat, Player] = {}
    for player in sorted(players, key=lambda each: (not each.wish, roles.get(each.seat) != each.wish)):
        fitting = [seat for seat in range(len(players)) if player.wish in {"", roles.get(seat)}]
        free = [seat for seat in fitting if seat not in taken]
        if not free:
            raise _too_many(title, player.wish, players)
        taken[player.seat if player.seat in free else free[0]] = player
    return Cast(settled, tuple(replace(taken[seat], seat=seat) for seat in sorted(taken)))


def free_roles(title: AnyTitle, options: Choice, others: Iterable[Player]) -> tuple[str, ...]:
    """What can still be asked for, each role as often as there are seats of it left."""
    left = Counter(title.open_roles(options))
    left.subtract(player.wish for player in others if player.wish in left)
    return tuple(left.elements())


def role_meant(title: AnyTitle, options: Choice, written: str) -> str:
    """The role of this token, or of this English name: panels and databases of 0.2.0 have names."""
    named = (role for role in title.open_roles(options) if english(title.role_name(role)) == written)
    return next(named, written)


def _too_many(title: AnyTitle, role: str, players: Sequence[Player]) -> Refusal:
    names = [player.written for player in players if player.wish == role]
    many = {"players": len(players), "wishing": len(names)}
    return Refusal(said("tables.role-too-often", names=listed(names), role=title.role_name(role), **many))
