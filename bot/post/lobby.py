"""The post that a lobby is: what is played and how, who sits there, and how long it stays open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.kit.clock import stamp
from bot.post.addressed import at_table, speaking_at
from bot.post.agreed import agreed
from bot.post.telling import name_of
from bot.store.games import Game, Player
from bot.store.letters import Letter, PanelRef
from bot.tables.casting import free_roles
from rules.engine import AnyTitle, Pick
from rules.said import Argument, Said, Text, listed, said
from words import phrase, say


def lobby_text(game: Game, title: AnyTitle, players: Sequence[Player], result: Text = "") -> str:
    """As everybody there reads it, whoever has changed something."""
    with speaking_at(game):
        named = phrase("panels.game-and-title-bold", game=str(game.id), title=title.name)
        lines: list[Text] = [named, *agreed(title, game.options), *table_rules(game)]
        if game.status == "lobby":
            lines += [*_waiting(game, title, players), *_terms(game)]
        else:
            roles = title.roles(game.options, len(players)) if game.status != "cancelled" else {}
            lines += [_seat(player, _role(title, roles.get(player.seat, ""))) for player in players]
        return "\n".join(filter(None, map(say, [*lines, _standing(game, result)])))


def _standing(game: Game, result: Text) -> Text:
    if game.status == "cancelled":
        if game.closes is not None:
            return said("lobby.closed", when=stamp(game.closes))
        return said("lobby.called-off")
    if game.status == "over":
        if game.thread is None:
            return said("lobby.over", result=result)
        return said("lobby.over-in", result=result, thread=f"<#{game.thread}>")
    return said("lobby.begun") if game.status == "running" else ""


def _waiting(game: Game, title: AnyTitle, players: Sequence[Player]) -> Iterator[Said]:
    """Who is there, each with what they want to be, and what is left."""
    least, most = title.seats(game.options)
    enough = "some" if least < most else "all"
    yield said("lobby.players", players=len(players), seats=most, enough=enough, least=least)
    chosen = differ(game, title)
    for player in players:
        undecided = chosen and player.user is not None
        yield _seat(player, _role(title, player.wish) or (said("lobby.name-any-seat") if undecided else ""))
    if chosen and len(players) < most:
        left = Counter(free_roles(title, game.options, players))
        yield said(
            "lobby.free", roles=" · ".join(_several(_role(title, role), n) for role, n in left.items())
        )


def _several(role: Text, number: int) -> str:
    return say(role) if number == 1 else phrase("lobby.name-several", number=number, role=role)


def differ(game: Game, title: AnyTitle) -> bool:
    """Whether there is something to choose between the seats."""
    return len(set(title.open_roles(game.options))) > 1


def _role(title: AnyTitle, role: str) -> Text:
    return title.role_name(role) if role else ""


def _seat(player: Player, role: Text) -> Said:
    kind, wish = "stand-in" if player.user is None else "person", "known" if role else "none"
    return said("lobby.seat", player=name_of(player), kind=kind, wish=wish, role=role)


def table_rules(game: Game) -> Iterator[Said]:
    """How much time there is, what happens when it is up, and how many matches are played."""
    if game.terms.matches > 1:
        yield said("lobby.series", match=game.match, matches=game.terms.matches)
    if game.terms.hints:
        yield said("lobby.hints")
    if game.terms.pace is None:
        yield said("lobby.pace-none")
        return
    yield said("lobby.pace", time=_pace(game.terms.pace), expiry=_expiry(game), **_then(game))
    if game.terms.nights:
        yield said("lobby.nights")


def _expiry(game: Game) -> str:
    return game.terms.sits_in if game.terms.policy == "autopilot" else game.terms.policy


def _then(game: Game) -> dict[str, Argument]:
    """What comes of somebody who stays silent."""
    then: dict[str, Argument] = {"then": "nothing", "limit": "", "turns": game.terms.patience}
    limit = game.terms.patient_until
    if game.terms.policy == "wait":
        asked = {} if limit is None else {"then": "asked", "limit": _pace(int(limit.total_seconds()))}
        return {**then, **asked}
    return {**then, "then": game.terms.sits_in} if game.terms.patience else then


def _pace(seconds: int) -> Text:
    minutes = seconds // 60
    days, hours = divmod(minutes // 60, 24)
    parts = (
        said("desk-running.name-days", number=days),
        said("desk-running.name-hours", number=hours),
        said("desk-running.name-minutes", number=minutes % 60),
        said("desk-running.name-seconds", number=seconds % 60),
    )
    return listed(part for part in parts if dict(part.args)["number"])


def _terms(game: Game) -> Iterator[Said]:
    """Who may join, when it begins, and until when it is open."""
    if game.terms.private:
        yield said("lobby.private", host=f"<@{game.host}>")
    if game.terms.eager:
        yield said("lobby.eager")
    if game.closes is not None:
        yield said("lobby.open", date=stamp(game.closes, "f"), **{"in": stamp(game.closes)})


def lobby_post(game: Game, text: str) -> Letter:
    panel = PanelRef("lobby", game.id)
    return Letter(kind="post", game=game.id, key="lobby", place="channel", text=text, panel=panel)


def lobby_edit(game: Game, text: str) -> Letter:
    panel = PanelRef("lobby", game.id) if game.status == "lobby" else None
    return Letter(kind="edit", game=game.id, key="lobby", text=text, panel=panel)


def invitation(game: Game, title: AnyTitle, invited: Sequence[int]) -> Letter:
    """Those who are invited, by name. Nobody is twice, so the first of them stands for the post."""
    named = {"game": str(game.id), "title": title.name}
    people = listed(f"<@{user}>" for user in invited)
    return Letter(
        kind="post",
        game=game.id,
        key=f"invited:{invited[0]}",
        place="channel",
        text=at_table(game, said("lobby.invitation", people=people, host=f"<@{game.host}>", **named)),
        mentions=tuple(invited),
    )


def thread_letter(game: Game, title: AnyTitle) -> Letter:
    """The thread in which a game that begins is played, named by what is played, in the language of the time
    being."""
    scenario, named = _scenario(game, title), {"game": str(game.id), "title": title.name}
    name = (
        said("lobby.thread", scenario=scenario, **named)
        if scenario
        else said("panels.game-and-title", **named)
    )
    return Letter(kind="thread", game=game.id, key="thread", text=say(name)[:100])


def _scenario(game: Game, title: AnyTitle) -> Text:
    """What these options are called, where they have a name; else the first answer that needs explaining."""
    named = (option.label for option, answers in title.scenarios() if answers.items() <= game.options.items())
    asked = (field for field in title.options(game.options) if isinstance(field, Pick))
    chosen = (each for field in asked for each in field.options if each.value == game.options.get(field.name))
    return next(named, "") or next((option.label for option in chosen if option.note), "")
