"""The post that a lobby is: what is played and how, who sits there, and how long it stays open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.kit.clock import stamp
from bot.kit.text import until
from bot.post.agreed import agreed
from bot.post.telling import heading, name_of, stand_in
from bot.store.games import Game, Player
from bot.store.letters import Letter, PanelRef
from bot.tables.casting import free_roles
from rules.engine import AnyTitle, Pick
from rules.wording import counted, listed
from words import say


def lobby_text(game: Game, title: AnyTitle, players: Sequence[Player], result: str = "") -> str:
    lines = [f"**{heading(game.id, title.name)}**", *agreed(title, game.options), *table_rules(game)]
    if game.status == "lobby":
        lines += [*_waiting(game, title, players), *_terms(game)]
    else:
        roles = title.roles(game.options, len(players)) if game.status != "cancelled" else {}
        lines += [_seat(player, _role(title, roles.get(player.seat, ""))) for player in players]
    return "\n".join(filter(None, [*lines, _standing(game, result)]))


def _standing(game: Game, result: str) -> str:
    if game.status == "cancelled":
        if game.closes is not None:
            return f"This lobby closed {stamp(game.closes)}: nobody had started the game."
        return "This game was called off."
    if game.status == "over":
        return f"This game is over. {result}{_thread(game)}"
    return "This game has begun." if game.status == "running" else ""


def _thread(game: Game) -> str:
    return "" if game.thread is None else f" It was played in <#{game.thread}>."


def _waiting(game: Game, title: AnyTitle, players: Sequence[Player]) -> Iterator[str]:
    """Who is there, each with what they want to be, and what is left."""
    least, most = title.seats(game.options)
    yield f"Players: {len(players)} of {most}" + (f" ({least} are enough)" if least < most else "")
    chosen = differ(game, title)
    for player in players:
        any_seat = "any seat" if chosen and player.user is not None else ""
        yield _seat(player, _role(title, player.wish) or any_seat)
    if chosen and len(players) < most:
        left = Counter(free_roles(title, game.options, players))
        yield "Free: " + " · ".join(
            _role(title, role) if number == 1 else f"{number} × {_role(title, role)}"
            for role, number in left.items()
        )


def differ(game: Game, title: AnyTitle) -> bool:
    """Whether there is something to choose between the seats."""
    return len(set(title.open_roles(game.options))) > 1


def _role(title: AnyTitle, role: str) -> str:
    return say(title.role_name(role)) if role else ""


def _seat(player: Player, role: str) -> str:
    stand_in = " (stand-in)" if player.user is None else ""
    return f"• {name_of(player)}{stand_in}" + (f" – {role}" if role else "")


def table_rules(game: Game) -> Iterator[str]:
    """How much time there is, what happens when it is up, and how many matches are played."""
    if game.terms.matches > 1:
        yield f"Match {game.match} of {game.terms.matches}: sides are swapped, points add up"
    if game.terms.hints:
        yield "Hints are allowed: `/hint` says what an Ace would do"
    if game.terms.pace is None:
        yield "Time for each answer: as long as it takes"
        return
    yield f"Time for each answer: {_pace(game.terms.pace)}. When it runs out, {_expiry(game)}{_then(game)}"
    if game.terms.nights:
        yield "Time stands still in the quiet hours of those who are awaited"


def _expiry(game: Game) -> str:
    if game.terms.policy == "autopilot":
        return f"{stand_in(game)} decides that turn"
    return "the game waits" if game.terms.policy == "wait" else "a harmless move is made"


def _then(game: Game) -> str:
    """What comes of somebody who stays silent."""
    limit = game.terms.patient_until
    if game.terms.policy == "wait":
        return "" if limit is None else f"; after {_pace(int(limit.total_seconds()))} the host is asked"
    missed = counted(game.terms.patience, "missed turn")
    return f"; after {missed} in a row {stand_in(game)} plays" if game.terms.patience else ""


def _pace(seconds: int) -> str:
    minutes = seconds // 60
    days, hours = divmod(minutes // 60, 24)
    parts = ((days, "day"), (hours, "hour"), (minutes % 60, "minute"), (seconds % 60, "second"))
    return listed(counted(number, unit) for number, unit in parts if number)


def _terms(game: Game) -> Iterator[str]:
    """Who may join, when it begins, and until when it is open."""
    if game.terms.private:
        yield f"Private: <@{game.host}> invites who plays"
    if game.terms.eager:
        yield "Begins by itself as soon as every seat is taken"
    if game.closes is not None:
        yield f"Open{until(game.closes)}"


def lobby_post(game: Game, text: str) -> Letter:
    panel = PanelRef("lobby", game.id)
    return Letter(kind="post", game=game.id, key="lobby", place="channel", text=text, panel=panel)


def lobby_edit(game: Game, text: str) -> Letter:
    panel = PanelRef("lobby", game.id) if game.status == "lobby" else None
    return Letter(kind="edit", game=game.id, key="lobby", text=text, panel=panel)


def invitation(game: Game, title: AnyTitle, invited: Sequence[int]) -> Letter:
    """Those who are invited, by name. Nobody is twice, so the first of them stands for the post."""
    people = listed(f"<@{user}>" for user in invited)
    return Letter(
        kind="post",
        game=game.id,
        key=f"invited:{invited[0]}",
        place="channel",
        text=f"{people}: <@{game.host}> invites you to {heading(game.id, title.name)}. "
        "Press **Join** under its lobby.",
        mentions=tuple(invited),
    )


def thread_letter(game: Game, title: AnyTitle) -> Letter:
    """The thread in which a game that begins is played, named by what is played."""
    name = " · ".join(filter(None, [heading(game.id, title.name), _scenario(game, title)]))
    return Letter(kind="thread", game=game.id, key="thread", text=name[:100])


def _scenario(game: Game, title: AnyTitle) -> str:
    """What these options are called, where they have a name; else the first answer that needs explaining."""
    named = (
        say(option.label) for option, answers in title.scenarios() if answers.items() <= game.options.items()
    )
    asked = (field for field in title.options(game.options) if isinstance(field, Pick))
    chosen = (each for field in asked for each in field.options if each.value == game.options.get(field.name))
    return say(next(named, "") or next((option.label for option in chosen if option.note), ""))
