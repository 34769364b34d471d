"""What a table hears when its host is at work: seats that pass on, steps taken back, waits that grow long."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import datetime

from bot.kit.clock import stamp
from bot.kit.text import capital, escape
from bot.post import telling
from bot.post.notices import reminders_key
from bot.post.telling import Turn, heading, mentioned, panel_key, place, users
from bot.store.games import NOBODY, Game, Player
from bot.store.letters import Letter, PanelRef, PictureRef
from bot.store.offers import Offer
from bot.tables.loaded import LoadedGame, Party
from rules.wording import listed


def offer_key(offer: Offer) -> str:
    return f"offer:{offer.id}"


def answered(offer: Offer, text: str) -> Letter:
    """A question for somebody's yes, once it is settled."""
    return Letter(kind="edit", game=offer.game, key=offer_key(offer), text=text)


# Seats


def seat_offered(party: Party, offer: Offer, former: Player) -> Letter:
    text = (
        f"<@{offer.user}>: <@{offer.by}> asks you to play on in {heading(party.game.id, party.title.name)}, "
        f"in place of {escape(former.name)}. Nothing changes unless you accept."
    )
    return Letter(
        kind="post",
        game=party.game.id,
        key=offer_key(offer),
        text=text,
        mentions=() if offer.user is None else (offer.user,),
        panel=PanelRef("offer", party.game.id, offer=offer.id),
    )


def seat_taken(party: Party, former: Player, now: Player, moment: int, given: datetime | None) -> Letter:
    """`given` is the deadline, if it was moved so that they can plan."""
    time = f" Time runs out {stamp(given, 'f')} now, so that they can plan." if given else ""
    return Letter(
        kind="post",
        game=party.game.id,
        key=f"seat:{now.seat}:{moment}",
        text=f"<@{now.user}> plays on in place of {escape(former.name)}.{time}",
    )


def seat_lost(loaded: LoadedGame, former: Player, told: str, key: str) -> Letter:
    """What somebody whose seat has passed on was told in this step, known by another key since: a panel is
    closed as one, for Discord takes no plain words where a layout stood."""
    party, asks = loaded, told == panel_key(loaded.step, former.seat)
    panel = PanelRef("plan", party.game.id, former.seat, loaded.step, passed_on=True) if asks else None
    return Letter(
        kind="edit",
        game=party.game.id,
        key=key,
        user=former.user,
        panel=panel,
        text=f"{heading(party.game.id, party.title.name)}: your seat has passed on. Thank you for playing.",
    )


def seat_letters(loaded: LoadedGame, player: Player, moment: int) -> Iterator[Letter]:
    """To somebody who has just sat down: what is theirs, and what is asked of them."""
    game = loaded.game
    asked = player.seat in loaded.table.asked()
    yield Letter(
        kind="direct",
        game=game.id,
        key=f"seat:{player.seat}:{moment}:to",
        text=f"{heading(game.id, loaded.title.name)} · {place(loaded)}: this seat is yours from now on.",
        user=player.user,
        pictures=() if asked else (PictureRef(game.id, loaded.step, "mat", player.seat),),
    )
    yield from asking(loaded, player)


def asking(loaded: LoadedGame, player: Player) -> Iterator[Letter]:
    """What this player was or would have been told of the step that led here, and asked."""
    turn = Turn(loaded, loaded.table, loaded.events(), {}, loaded.game.deadline)
    return (letter for letter in telling.private_letters(turn) if letter.user == player.user)


def seat_keys(step: int, seat: int, keys: Collection[str]) -> Iterator[str]:
    """The names of what was said to a seat in this step, which its next holder is to hear too."""
    panel = panel_key(step, seat)
    reminders = [reminders_key(which, step, seat) for which in ("first reminder", "last reminder")]
    return (key for key in keys if key == panel or key.startswith((f"{panel}/", *reminders)))


# Who runs the game


def host_wanted(game: Game, title: str, offer: Offer) -> Letter:
    """Somebody is asked to run a game; or everybody who plays, once nobody is left to be asked."""
    name = heading(game.id, title)
    if offer.by != NOBODY:
        why = f"<@{offer.by}> asks you to run {name}. Nothing changes unless you accept."
    else:
        gone = "has left the server" if game.host != NOBODY else "is gone"
        why = f"the host of {name} {gone}. Will you run it from now on? It goes on meanwhile."
    if offer.user is None:
        why = f"Nobody runs {name} now, and it goes on. Everybody who plays can take it over: press **Yes**."
    return Letter(
        kind="post",
        game=game.id,
        key=offer_key(offer),
        text=why if offer.user is None else f"<@{offer.user}>: {why}",
        mentions=() if offer.user is None else (offer.user,),
        panel=PanelRef("offer", game.id, offer=offer.id),
    )


def host_found(game: Game, user: int, moment: int) -> Letter:
    """Nobody has answered: whoever is there and was asked first runs the game."""
    return Letter(
        kind="post",
        game=game.id,
        key=f"runs:{moment}",
        text=f"<@{user}>: nobody has answered, so you run this game from now on. **Manage** under the latest "
        "post shows what you can do; `/game host` hands it to somebody else.",
        mentions=(user,),
    )


# Taking back


def undo_asked(
    loaded: LoadedGame, offer: Offer, told: Collection[str], concerned: Collection[Player]
) -> Letter:
    text = (
        f"<@{offer.by}> would like to take this back:\n{_quoted(told)}\n"
        f"{mentioned(concerned)}: all of you must agree. Plans made since then would be lost."
    )
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=offer_key(offer),
        text=text,
        mentions=users(concerned),
        panel=PanelRef("offer", loaded.game.id, step=loaded.step, offer=offer.id),
    )


def undo_letters(turn: Turn, first: str, told: Collection[str]) -> tuple[list[Letter], str]:
    """That this was taken back, where the game stands again, and what is asked there; and the story of it."""
    taken_back = replace(turn, events=(), opening=(first, _quoted(told)))
    public, story = telling.public_letters(taken_back)
    private = [letter for letter in telling.private_letters(turn) if letter.panel is not None]
    return [*public, *private], story


def _quoted(lines: Collection[str]) -> str:
    return "\n".join(f"> {line}" for text in lines for line in text.splitlines())


# Waiting


def long_wait_key(step: int, times: int) -> str:
    """Of the question that comes after the table was given more time so many times."""
    return f"limit:{step}:{times}"


def long_wait(loaded: LoadedGame, late: tuple[Player, ...], times: int, role: int | None) -> Letter:
    """A table that waits has waited long: whoever runs it decides, or somebody with the role for that."""
    game = loaded.game
    names = listed(escape(player.name) for player in late)
    asked = [f"<@{user}>" for user in runners(game)] + ([f"<@&{role}>"] if role else [])
    called = f"{listed(asked)}: " if asked else ""
    return Letter(
        kind="post",
        game=game.id,
        key=long_wait_key(loaded.step, times),
        text=f"{capital(f'{called}this table')} has waited long for {names}. What shall it do? "
        "You decide, and so may anybody who moderates this channel.",
        mentions=runners(game),
        roles=() if role is None else (role,),
        panel=PanelRef("late", game.id, step=loaded.step),
        while_step=loaded.step,
    )


def runners(game: Game) -> tuple[int, ...]:
    return tuple(user for user in (game.host, game.cohost) if user not in {NOBODY, None})
