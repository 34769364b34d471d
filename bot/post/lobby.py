"""The post that a lobby is: what is played and how, who sits there, and how much time there is."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kit.text import in_words
from bot.post.telling import heading, name_of
from bot.store.games import Game, Player
from bot.store.letters import Letter, PanelRef
from rules.engine import AnyTitle
from rules.wording import counted, listed

_EXPIRY = {
    "default": "then the harmless default is played",
    "autopilot": "then the stand-in chooses",
    "wait": "then the table waits",
}


def lobby_text(game: Game, title: AnyTitle, players: Sequence[Player], result: str = "") -> str:
    least, most = title.seats(game.options)
    seats = str(most) if least == most else f"{least} to {most}"
    roles = title.roles(game.options, max(least, len(players)))
    present = [f"{name_of(each)}{f' ({roles[each.seat]})' if each.seat in roles else ''}" for each in players]
    lines = [
        f"**{heading(game.id, title.name)}**",
        *in_words(title.options(game.options), game.options, explained=True),
        f"Seats: {len(players)} of {seats} taken" + (f" – {listed(present)}" if players else ""),
        *(
            [f"Match {game.match} of {game.matches}: sides are swapped, points add up"]
            if game.matches > 1
            else []
        ),
        _pace_in_words(game),
    ]
    standing = {
        "lobby": "",
        "running": "This game has begun.",
        "over": f"This game is over. {result}{_thread(game)}",
        "cancelled": "This game was called off.",
    }
    return "\n".join(filter(None, [*lines, standing[game.status]]))


def _thread(game: Game) -> str:
    return "" if game.thread is None else f" It was played in <#{game.thread}>."


def _pace_in_words(game: Game) -> str:
    if game.pace is None:
        return "Time to choose: as long as it takes"
    minutes = game.pace // 60
    days, hours = divmod(minutes // 60, 24)
    parts = ((days, "day"), (hours, "hour"), (minutes % 60, "minute"), (game.pace % 60, "second"))
    pace = listed(f"{number} {unit}{'s' if number > 1 else ''}" for number, unit in parts if number)
    sits_in = f"; after {counted(game.patience, 'missed turn')} a stand-in sits in" if game.patience else ""
    nights = "\nTime stands still in the quiet hours of those who are awaited" if game.nights else ""
    return f"Time to choose: {pace}, {_EXPIRY[game.policy]}{sits_in}{nights}"


def lobby_post(game: Game, text: str) -> Letter:
    panel = PanelRef("lobby", game.id)
    return Letter(kind="post", game=game.id, key="lobby", place="channel", text=text, panel=panel)


def lobby_edit(game: Game, text: str) -> Letter:
    panel = PanelRef("lobby", game.id) if game.status == "lobby" else None
    return Letter(kind="edit", game=game.id, key="lobby", text=text, panel=panel)


def thread_letter(game: Game, title: AnyTitle) -> Letter:
    """The thread in which a game that begins is played, named by what is played."""
    name = " · ".join(filter(None, [heading(game.id, title.name), _scenario(game, title)]))
    return Letter(kind="thread", game=game.id, key="thread", text=name[:100])


def _scenario(game: Game, title: AnyTitle) -> str:
    """What these options are called, where they have a name."""
    named = (option.label for option, answers in title.scenarios() if answers.items() <= game.options.items())
    return next(named, "")
