"""Who sits in a lobby after somebody has come, gone or changed their mind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.kit.refusal import Refusal
from bot.store.games import Game, Player, Sitter
from bot.tables.casting import free_roles
from bot.terms import Level
from rules.engine import AnyTitle


@dataclass(frozen=True)
class OpenLobby:
    """A lobby as it is now."""

    game: Game
    title: AnyTitle
    players: tuple[Player, ...]
    invited: frozenset[int]

    @property
    def most(self) -> int:
        return self.title.seats(self.game.options)[1]


Change: TypeAlias = Callable[[OpenLobby], list[Sitter]]
"""Who sits in a lobby after a change."""


def joining(user: int, name: str, role: str = "") -> Change:
    def joined(lobby: OpenLobby) -> list[Sitter]:
        if any(player.user == user for player in lobby.players):
            raise Refusal(f"You already sit in Game {lobby.game.id}.")
        if lobby.game.terms.private and user not in {lobby.game.host, *lobby.invited}:
            raise Refusal(f"Game {lobby.game.id} is private: ask <@{lobby.game.host}> to invite you.")
        _require_room(lobby)
        _require_free(lobby, role, lobby.players)
        return [*_sitters(lobby.players), Sitter(user, name, role)]

    return joined


def leaving(user: int) -> Change:
    def left(lobby: OpenLobby) -> list[Sitter]:
        _seated(lobby, user)
        return _sitters([player for player in lobby.players if player.user != user])

    return left


def wishing(user: int, role: str) -> Change:
    """To be this; nothing stands for whatever comes."""

    def wished(lobby: OpenLobby) -> list[Sitter]:
        own = _seated(lobby, user)
        others = [player for player in lobby.players if player is not own]
        _require_free(lobby, role, others)
        return [
            Sitter(each.user, each.name, role if each is own else each.wish, each.level)
            for each in lobby.players
        ]

    return wished


def adding_stand_in(by: int, level: Level) -> Change:
    def added(lobby: OpenLobby) -> list[Sitter]:
        require_host(lobby.game, by, "add a stand-in")
        require_level(lobby.title, level)
        _require_room(lobby)
        return [*_sitters(lobby.players), Sitter(None, "", level=level)]

    return added


def removing_stand_in(by: int) -> Change:
    def removed(lobby: OpenLobby) -> list[Sitter]:
        require_host(lobby.game, by, "remove a stand-in")
        stand_ins = [player.seat for player in lobby.players if player.user is None]
        if not stand_ins:
            raise Refusal(f"There is no stand-in in Game {lobby.game.id}.")
        return _sitters([player for player in lobby.players if player.seat != stand_ins[-1]])

    return removed


def numbered(sitters: Sequence[Sitter]) -> list[Sitter]:
    """Stand-ins are called by what they can do, and their number among themselves."""
    numbers = iter(range(1, len(sitters) + 1))
    return [
        each
        if each.user is not None
        else Sitter(None, f"{each.level.capitalize()} {next(numbers)}", level=each.level)
        for each in sitters
    ]


def require_host(game: Game, by: int, what: str) -> None:
    if by != game.host:
        raise Refusal(f"Only the host of Game {game.id} can {what}.")


def require_level(title: AnyTitle, level: Level) -> None:
    if level == "ace" and not title.aces:
        raise Refusal(f"There are no Aces in {title.name}; any other stand-in will do.")


def require_enough(game: Game, players: Sequence[Player], title: AnyTitle) -> None:
    least, most = title.seats(game.options)
    missing = least - len(players)
    if missing > 0:
        more = "1 more player" if missing == 1 else f"{missing} more players"
        raise Refusal(f"Game {game.id} needs {more}: wait for somebody to join, or add a stand-in.")
    if len(players) > most:
        raise Refusal(
            f"Game {game.id} has room for {most}, and {len(players)} are here: somebody must leave."
        )
    if all(player.user is None for player in players):
        raise Refusal(f"Game {game.id} needs at least one person among its players.")


def _seated(lobby: OpenLobby, user: int) -> Player:
    for player in lobby.players:
        if player.user == user:
            return player
    raise Refusal(f"You have no seat in Game {lobby.game.id}.")


def _require_room(lobby: OpenLobby) -> None:
    if len(lobby.players) >= lobby.most:
        raise Refusal(f"All {lobby.most} seats of Game {lobby.game.id} are taken.")


def _require_free(lobby: OpenLobby, role: str, others: Sequence[Player]) -> None:
    if role and role not in lobby.title.open_roles(lobby.game.options):
        raise Refusal(f"Nobody can be “{role[:40]}” in Game {lobby.game.id}.")
    if role and role not in free_roles(lobby.title, lobby.game.options, others):
        raise Refusal(f"{role} is taken in Game {lobby.game.id}; choose something else.")


def _sitters(players: Sequence[Player]) -> list[Sitter]:
    return [Sitter(player.user, player.name, player.wish, player.level) for player in players]
