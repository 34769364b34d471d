"""What is said now and then: reminders, and that something is late, broken or closed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Literal

from bot.kit.text import capital, escape, until
from bot.post.telling import heading, mentioned, stand_in, users
from bot.store.games import Game, Player
from bot.store.letters import Letter, Owed, PanelRef
from bot.tables.loaded import LoadedGame, Party
from bot.terms import Level
from rules.said import Text, said, sentences
from rules.values import Seat
from rules.wording import counted, listed
from words import phrase, say

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
    hint = "Answer in the panel, or with `/plan`."
    if closed:
        hint = "Answer with `/plan`."
    elif filled:
        hint = "Your plan is filled in but not locked in."
    text = f"{heading(game.id, loaded.title.name)} waits for your choice{until(ends)}. {hint}"
    kind: Literal["post", "direct"] = "post" if closed else "direct"
    return Letter(
        kind=kind,
        game=game.id,
        key=f"{reminders_key(which, loaded.step, player.seat)}{owed.until}",
        text=f"<@{player.user}>, {text}" if closed else text,
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
        text=f"Time is up, and this table waits for {mentioned(late)}. Answer with `/plan`.",
        mentions=users(late),
        while_step=loaded.step,
    )


def taken_over(party: Party, step: int, gone: tuple[Player, ...]) -> Iterator[Letter]:
    """A stand-in sits in for these; said once at the table, and to each with the way back."""
    if gone:
        yield Letter(kind="post", game=party.game.id, key=f"gone:{step}", text=gone_told(party.game, *gone))
    for player in gone:
        yield Letter(
            kind="direct",
            game=party.game.id,
            key=f"gone:{step}:{player.seat}:to",
            text=f"{heading(party.game.id, party.title.name)}: {stand_in(party.game)} plays for you, for you "
            f"have missed {counted(player.missed, 'turn')} in a row. Your seat is yours again as soon as you "
            "want it.",
            user=player.user,
            panel=PanelRef("back", party.game.id),
        )


def ways_back(keys: Iterable[str], seat: Seat) -> Iterator[str]:
    """Of all that was said, what offered the holder of this seat a way back."""
    offered = re.compile(rf"gone:\d+:{seat}:to")
    return (key for key in keys if offered.fullmatch(key))


def no_way_back(game: Game, title: str, player: Player, key: str) -> Letter:
    """What they were told so, once the game has ended."""
    text = f"{heading(game.id, title)}: {stand_in(game)} played for you. The game has ended."
    return Letter(kind="edit", game=game.id, key=key, user=player.user, text=text)


def gone_told(game: Game, *gone: Player) -> str:
    names, turns = listed(escape(player.name) for player in gone), counted(gone[0].missed, "turn")
    if len(gone) == 1:
        have, plays = "has", f"{capital(stand_in(game))} plays"
    else:
        have, plays = "have", "Aces play" if game.terms.sits_in == "ace" else "Stand-ins play"
    return f"{names} {have} missed {turns} in a row. {plays} for them until they are back."


def returned(party: Party, player: Player, now: datetime) -> Letter:
    """Somebody for whom a stand-in played is back."""
    return Letter(
        kind="post",
        game=party.game.id,
        key=f"back:{player.seat}:{int(now.timestamp())}",
        text=f"{escape(player.name)} is back.",
    )


def resigned(loaded: LoadedGame, player: Player, runs: Iterable[Text]) -> Letter:
    """Somebody has left for good; `runs` says who runs the game from now on, if they did."""
    left = said("post.resigned", name=escape(player.name), level=loaded.game.terms.sits_in)
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"resigned:{player.seat}:{player.user}:{loaded.step}",
        text=say(sentences([left, *runs])),
    )


def managed(loaded: LoadedGame, what: str, now: datetime) -> Letter:
    """An act of whoever runs the game."""
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"managed:{int(now.timestamp() * 1000)}",
        text=what,
    )


def nudge(loaded: LoadedGame, owing: tuple[Player, ...], now: datetime) -> Letter:
    """Those who are awaited, by name."""
    waits = f"this table waits for you{until(loaded.game.deadline)}"
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"nudge:{int(now.timestamp())}",
        text=f"{mentioned(owing)}: {waits}. `/plan` opens your panel.",
        mentions=users(owing),
        while_step=loaded.step,
    )


def stuck(game_id: int, step: int) -> Letter:
    """What comes next could not be worked out."""
    return Letter(
        kind="post",
        game=game_id,
        key=f"fault:{step}",
        text=f"What comes next in Game {game_id} could not be worked out. All choices are kept, "
        "the fault is noted for whoever runs this bot, and it is tried again every minute.",
        while_step=step,
    )


def restored(game_id: int, step: int, number: int) -> Letter:
    """The table was laid again from a copy: said once, for people may remember what is no longer there."""
    return Letter(
        kind="post",
        game=game_id,
        key=f"epoch:{number}",
        text=f"Game {game_id} was laid again from an older copy, as it stood after step {step}. What came "
        f"later is gone, and its dice with it: from here on they follow from the seed and the number "
        f"{number}, which goes into the record. Look at **Plan**: what was locked in since must be locked in "
        "again.",
    )


def rematch(game: Game, again: int, by: int, players: Sequence[Player], *, turned: bool) -> Letter:
    """Somebody wants to play this game again: said where it was played, to all who played it."""
    others = [player for player in players if player.user not in {None, by}]
    to = f"{mentioned(others)}: " if others else ""
    seats = "everybody has a seat" + (", the other way round" if turned and len(players) > 1 else "")
    return Letter(
        kind="post",
        game=game.id,
        key=REMATCH,
        text=f"{to}<@{by}> wants a rematch! Game {again} is open in <#{game.channel}>, and {seats}. "
        "Whoever cannot play leaves theirs there.",
        mentions=users(others),
    )


def closed_key(user: int) -> str:
    return f"closed:{user}"


def dms_closed(game_id: int, user: int, *, instead: Level | None = None) -> Letter:
    """This person takes no direct messages; or no more, which may mean that they want nothing more of us:
    then somebody plays `instead`. Without a question that is theirs to answer there is nothing to say."""
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
