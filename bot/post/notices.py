"""What is said now and then: reminders, and that something is late, broken or closed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Literal

from bot.kit.text import deadline_told
from bot.post.addressed import at_table, to_player
from bot.post.telling import mentioned, users
from bot.store.games import Game, Player
from bot.store.letters import Letter, Owed, PanelRef
from bot.tables.loaded import LoadedGame, Party
from bot.terms import Level
from rules.said import Said, Text, listed, said, sentences
from rules.values import Seat
from words import phrase

REMATCH = "rematch"


def reminders_key(which: str, step: int, seat: Seat) -> str:
    """How the keys of such reminders begin; the rest says of which deadline."""
    return f"{which}:{step}:{seat}:"


def reminder(
    loaded: LoadedGame, player: Player, which: str, ends: datetime, *, filled: bool, closed: bool
) -> Letter:
    """A nudge, by direct message, or in the thread for someone who takes none.

    In the thread everyone reads along, and may not know how far the plan has come.
    """
    game, owed = loaded.game, Owed(player.seat, int(ends.timestamp()))
    kind: Literal["post", "direct"] = "post" if closed else "direct"
    table = {"game": str(game.id), "title": loaded.title.name, **deadline_told(ends)}
    if closed:
        text = at_table(game, said("post.reminder-here", who=f"<@{player.user}>", **table))
    else:
        text = to_player(player, said("post.reminder", hint="filled" if filled else "panel", **table))
    return Letter(
        kind=kind,
        game=game.id,
        key=f"{reminders_key(which, loaded.step, player.seat)}{owed.until}",
        text=text,
        user=None if closed else player.user,
        mentions=users([player]) if closed else (),
        while_step=loaded.step,
        while_owed=owed,
    )


def overdue(loaded: LoadedGame, moved: int) -> Letter:
    """Time is up, and the host chose to wait. Who has filled a plan in is not told from who has not. The
    deadline may have been `moved` some times."""
    late = loaded.owing()
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"overdue:{loaded.step}:{moved}" if moved else f"overdue:{loaded.step}",
        text=at_table(loaded.game, said("post.overdue", people=mentioned(late))),
        mentions=users(late),
        while_step=loaded.step,
    )


def taken_over(party: Party, step: int, gone: tuple[Player, ...]) -> Iterator[Letter]:
    """A stand-in sits in for these; said once at the table, and to each with the way back."""
    game = party.game
    if gone:
        text = at_table(game, gone_told(game, *gone))
        yield Letter(kind="post", game=game.id, key=f"gone:{step}", text=text)
    for player in gone:
        told = said("post.taken-over", turns=player.missed, **_table(game, party.title.name))
        yield Letter(
            kind="direct",
            game=game.id,
            key=f"gone:{step}:{player.seat}:to",
            text=to_player(player, told),
            user=player.user,
            panel=PanelRef("back", game.id),
        )


def ways_back(keys: Iterable[str], seat: Seat) -> Iterator[str]:
    """Of all that was said, what offered the holder of this seat a way back."""
    offered = re.compile(rf"gone:\d+:{seat}:to")
    return (key for key in keys if offered.fullmatch(key))


def no_way_back(game: Game, title: str, player: Player, key: str) -> Letter:
    """What they were told so, once the game has ended."""
    text = to_player(player, said("post.no-way-back", **_table(game, title)))
    return Letter(kind="edit", game=game.id, key=key, user=player.user, text=text)


def gone_told(game: Game, *gone: Player) -> Said:
    names = listed(player.written for player in gone)
    turns = {"number": len(gone), "turns": gone[0].missed}
    return said("post.gone", names=names, level=game.terms.sits_in, **turns)


def _table(game: Game, title: str) -> dict[str, str]:
    return {"game": str(game.id), "title": title, "level": game.terms.sits_in}


def back(player: Player) -> Said:
    return said("post.back", name=player.written)


def returned(party: Party, player: Player, now: datetime) -> Letter:
    """Somebody for whom a stand-in played is back."""
    return Letter(
        kind="post",
        game=party.game.id,
        key=f"back:{player.seat}:{int(now.timestamp())}",
        text=at_table(party.game, back(player)),
    )


def resigned(loaded: LoadedGame, player: Player, runs: Iterable[Text]) -> Letter:
    """Somebody has left for good; `runs` says who runs the game from now on, if they did."""
    left = said("post.resigned", name=player.written, level=loaded.game.terms.sits_in)
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"resigned:{player.seat}:{player.user}:{loaded.step}",
        text=at_table(loaded.game, sentences([left, *runs])),
    )


def managed(loaded: LoadedGame, what: Text, now: datetime) -> Letter:
    """An act of whoever runs the game."""
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"managed:{int(now.timestamp() * 1000)}",
        text=at_table(loaded.game, what),
    )


def nudge(loaded: LoadedGame, owing: tuple[Player, ...], now: datetime) -> Letter:
    """Those who are awaited, by name."""
    called = said("post.nudge", people=mentioned(owing), **deadline_told(loaded.game.deadline))
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"nudge:{int(now.timestamp())}",
        text=at_table(loaded.game, called),
        mentions=users(owing),
        while_step=loaded.step,
    )


def stuck(game_id: int, step: int) -> Letter:
    """What comes next could not be worked out; in the language of the time being."""
    return Letter(
        kind="post",
        game=game_id,
        key=f"fault:{step}",
        text=phrase("post.stuck", game=str(game_id)),
        while_step=step,
    )


def restored(game_id: int, step: int, number: int) -> Letter:
    """The table was laid again from a copy: said once, for people may remember what is no longer there.

    In the language of the time being.
    """
    return Letter(
        kind="post",
        game=game_id,
        key=f"epoch:{number}",
        text=phrase("post.restored", game=str(game_id), step=str(step), number=str(number)),
    )


def rematch(game: Game, again: int, by: int, players: Sequence[Player], *, turned: bool) -> Letter:
    """Somebody wants to play this game again: said where it was played, to all who played it."""
    others = [player for player in players if player.user not in {None, by}]
    wanted = said(
        "post.rematch",
        called="some" if others else "none",
        people=mentioned(others),
        who=f"<@{by}>",
        again=str(again),
        place=f"<#{game.channel}>",
        seats="turned" if turned and len(players) > 1 else "same",
    )
    return Letter(
        kind="post",
        game=game.id,
        key=REMATCH,
        text=at_table(game, wanted),
        mentions=users(others),
    )


def closed_key(user: int) -> str:
    return f"closed:{user}"


def dms_closed(game_id: int, user: int, *, instead: Level | None = None) -> Letter:
    """This person takes no direct messages; or no more, which may mean that they want nothing more of us:
    then somebody plays `instead`. Without a question that is theirs to answer there is nothing to say. In the
    language of the time being."""
    text = phrase("post.dms-closed", who=f"<@{user}>", game=str(game_id), instead=instead or "nobody")
    return Letter(
        kind="post",
        game=game_id,
        key=closed_key(user),
        text=text,
        mentions=(user,),
        while_running=True,
        while_asked=not instead,
    )
