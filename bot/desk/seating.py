"""Who sits in a lobby after somebody has come, gone or changed their mind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from msgspec.structs import replace

from bot.kit.refusal import Refusal
from bot.store.games import Game, Player, Sitter
from bot.tables.casting import free_roles, role_meant
from bot.terms import Level
from rules.engine import AnyTitle
from rules.said import said


@dataclass(frozen=True)
class OpenLobby:
    """A lobby as it is now."""

    game: Game
    title: AnyTitle
    players: tuple[Player, ...]
    invited: frozenset[int]

    def joined(self, user: int, name: str, role: str) -> list[Sitter]:
        game = self.game
        if any(player.user == user for player in self.players):
            raise Refusal(said("desk.sits-already", game=str(game.id)))
        if game.terms.private and user not in {game.host, *self.invited}:
            raise Refusal(said("desk.private", game=str(game.id), host=f"<@{game.host}>"))
        self._require_seat()
        return [*_sitters(self.players), Sitter(user, name, self._free(role, self.players))]

    def left(self, user: int) -> list[Sitter]:
        own = self._own(user)
        return _sitters([player for player in self.players if player is not own])

    def wished(self, user: int, role: str) -> list[Sitter]:
        """To be this; nothing stands for whatever comes."""
        own = self._own(user)
        wish = self._free(role, [player for player in self.players if player is not own])
        return _sitters([replace(each, wish=wish) if each is own else each for each in self.players])

    def with_stand_in(self, by: int, level: Level) -> list[Sitter]:
        require_host(self.game, by, "add")
        require_level(self.title, level)
        self._require_seat()
        return [*_sitters(self.players), Sitter(None, "", level=level)]

    def without_stand_in(self, by: int) -> list[Sitter]:
        require_host(self.game, by, "remove")
        stand_ins = [player.seat for player in self.players if player.user is None]
        if not stand_ins:
            raise Refusal(said("desk.no-stand-in", game=str(self.game.id)))
        return _sitters([player for player in self.players if player.seat != stand_ins[-1]])

    def _own(self, user: int) -> Player:
        for player in self.players:
            if player.user == user:
                return player
        raise Refusal(said("desk.no-seat", game=str(self.game.id)))

    def _require_seat(self) -> None:
        most = self.title.seats(self.game.options)[1]
        if len(self.players) >= most:
            raise Refusal(said("desk.seats-taken", seats=most, game=str(self.game.id)))

    def _free(self, written: str, others: Sequence[Player]) -> str:
        """The role that is written; refused unless nobody else has asked for it."""
        role, options = role_meant(self.title, self.game.options, written), self.game.options
        if role and role not in self.title.open_roles(options):
            raise Refusal(said("desk.no-such-role", role=role[:40], game=str(self.game.id)))
        if role and role not in free_roles(self.title, options, others):
            named = self.title.role_name(role)
            raise Refusal(said("desk.role-taken", role=named, game=str(self.game.id)))
        return role


Change: TypeAlias = Callable[[OpenLobby], list[Sitter]]
"""Who sits in a lobby after a change."""


def numbered(sitters: Sequence[Sitter]) -> list[Sitter]:
    """Stand-ins are called by what they can do, and their number among themselves."""
    numbers = iter(range(1, len(sitters) + 1))
    return [each if each.user is not None else _stand_in(each.level, next(numbers)) for each in sitters]


def _stand_in(level: Level, number: int) -> Sitter:
    return Sitter(None, said("tables.name-stand-in", level=level, number=str(number)), level=level)


def require_host(game: Game, by: int, what: Literal["invite", "start", "add", "remove"]) -> None:
    """To add or remove is about stand-ins."""
    if by != game.host:
        raise Refusal(said("desk.host-alone", game=str(game.id), what=what))


def require_level(title: AnyTitle, level: Level) -> None:
    if level == "ace" and not title.aces:
        raise Refusal(said("desk.no-aces", title=title.name))


def require_enough(game: Game, players: Sequence[Player], title: AnyTitle) -> None:
    least, most = title.seats(game.options)
    missing = least - len(players)
    if missing > 0:
        raise Refusal(said("desk.too-few", game=str(game.id), missing=missing))
    if len(players) > most:
        raise Refusal(said("desk.too-many", game=str(game.id), room=most, here=len(players)))
    if all(player.user is None for player in players):
        raise Refusal(said("desk.nobody-human", game=str(game.id)))


def _sitters(players: Sequence[Player]) -> list[Sitter]:
    return [Sitter(player.user, player.called, player.wish, player.level) for player in players]
