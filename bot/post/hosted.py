"""What a table hears when its host is at work: seats that pass on, steps taken back, waits that grow long."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import datetime

from bot.kit.clock import stamp
from bot.post import telling
from bot.post.addressed import at_table, speaking_at, to_player
from bot.post.notices import reminders_key
from bot.post.telling import Turn, mentioned, panel_key, place, users
from bot.store.games import NOBODY, Game, Player
from bot.store.letters import Letter, PanelRef, PictureRef
from bot.store.offers import Offer
from bot.tables.loaded import LoadedGame, Party
from rules.said import Said, Text, listed, said
from words import say


def offer_key(offer: Offer) -> str:
    return f"offer:{offer.id}"


def answered(game: Game, offer: Offer, text: Text) -> Letter:
    """A question for somebody's yes, once it is settled."""
    return Letter(kind="edit", game=offer.game, key=offer_key(offer), text=at_table(game, text))


def _named(game: Game, title: str) -> dict[str, str]:
    return {"game": str(game.id), "title": title}


# Seats


def seat_offered(party: Party, offer: Offer, former: Player) -> Letter:
    named = _named(party.game, party.title.name)
    asked = said(
        "post.seat-offered", who=f"<@{offer.user}>", by=f"<@{offer.by}>", name=former.written, **named
    )
    return Letter(
        kind="post",
        game=party.game.id,
        key=offer_key(offer),
        text=at_table(party.game, asked),
        mentions=() if offer.user is None else (offer.user,),
        panel=PanelRef("offer", party.game.id, offer=offer.id),
    )


def seat_taken(party: Party, former: Player, now: Player, moment: int, given: datetime | None) -> Letter:
    """`given` is the deadline, if it was moved so that they can plan."""
    state, when = ("moved", stamp(given, "f")) if given else ("kept", "")
    taken = said("post.seat-taken", who=f"<@{now.user}>", name=former.written, given=state, when=when)
    return Letter(
        kind="post",
        game=party.game.id,
        key=f"seat:{now.seat}:{moment}",
        text=at_table(party.game, taken),
    )


def passed_on(loaded: LoadedGame, taker: str, name: str = "", by: int | None = None) -> Said:
    """What is left to say to somebody whose seat has passed to an ace, a cadet or a person of this name:
    given `by` somebody, or left by themselves."""
    how, giver = ("left", "") if by is None else ("given", f"<@{by}>")
    about = _named(loaded.game, loaded.title.name)
    return said("post.seat-lost", how=how, by=giver, taker=taker, name=name, **about)


def seat_lost(loaded: LoadedGame, former: Player, told: str, key: str, instead: Said) -> Letter:
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
        text=to_player(former, instead),
    )


def seat_letters(loaded: LoadedGame, player: Player, moment: int) -> Iterator[Letter]:
    """To somebody who has just sat down: what is theirs, and what is asked of them."""
    game = loaded.game
    asked = player.seat in loaded.table.asked()
    yours = said("post.seat-yours", place=place(loaded))
    yield Letter(
        kind="direct",
        game=game.id,
        key=f"seat:{player.seat}:{moment}:to",
        text=to_player(player, yours),
        user=player.user,
        pictures=() if asked else (PictureRef(game.id, loaded.step, "mat", player.seat),),
    )
    yield from asking(loaded, player)


def asking(loaded: LoadedGame, player: Player) -> Iterator[Letter]:
    """What this player was or would have been told of the step that led here, and asked."""
    turn = Turn(loaded, loaded.table, loaded.events(), {}, loaded.game.deadline, loaded.at)
    return (letter for letter in telling.private_letters(turn) if letter.user == player.user)


def seat_keys(step: int, seat: int, keys: Collection[str]) -> Iterator[str]:
    """The names of what was said to a seat in this step, which its next holder is to hear too."""
    panel = panel_key(step, seat)
    reminders = [reminders_key(which, step, seat) for which in ("first reminder", "last reminder")]
    return (key for key in keys if key == panel or key.startswith((f"{panel}/", *reminders)))


# Who runs the game


def host_wanted(game: Game, title: str, offer: Offer) -> Letter:
    """Somebody is asked to run a game; or everybody who plays, once nobody is left to be asked."""
    named, who = _named(game, title), f"<@{offer.user}>"
    if offer.user is None:
        asked = said("post.host-wanted-of-all", **named)
    elif offer.by != NOBODY:
        asked = said("post.host-asked", who=who, by=f"<@{offer.by}>", **named)
    else:
        asked = said("post.host-wanted", who=who, host="left" if game.host != NOBODY else "gone", **named)
    return Letter(
        kind="post",
        game=game.id,
        key=offer_key(offer),
        text=at_table(game, asked),
        mentions=() if offer.user is None else (offer.user,),
        panel=PanelRef("offer", game.id, offer=offer.id),
    )


def host_found(game: Game, user: int, moment: int) -> Letter:
    """Nobody has answered: whoever is there and was asked first runs the game."""
    return Letter(
        kind="post",
        game=game.id,
        key=f"runs:{moment}",
        text=at_table(game, said("post.host-found", who=f"<@{user}>")),
        mentions=(user,),
    )


# Taking back


def undo_asked(
    loaded: LoadedGame, offer: Offer, told: Collection[Text], concerned: Collection[Player]
) -> Letter:
    with speaking_at(loaded.game):
        quoted = quote(told)
    asked = said("post.undo-asked", who=f"<@{offer.by}>", told=quoted, people=mentioned(concerned))
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=offer_key(offer),
        text=at_table(loaded.game, asked),
        mentions=users(concerned),
        panel=PanelRef("offer", loaded.game.id, step=loaded.step, offer=offer.id),
    )


def undo_letters(turn: Turn, first: Text, told: Collection[Text]) -> tuple[list[Letter], str]:
    """That this was taken back, where the game stands again, and what is asked there; and what its post says,
    as it is kept."""
    quoted = [said("telling.quoted", line=line) for line in told]
    taken_back = replace(turn, events=(), opening=(first, *quoted))
    public, kept = telling.public_letters(taken_back)
    private = [letter for letter in telling.private_letters(turn) if letter.panel is not None]
    return [*public, *private], kept.news


def quote(texts: Collection[Text]) -> str:
    """In the language of the time being."""
    return "\n".join(f"> {line}" for text in texts for line in say(text).splitlines())


# Waiting


def long_wait_key(step: int, times: int) -> str:
    """Of the question that comes after the table was given more time so many times."""
    return f"limit:{step}:{times}"


def long_wait(loaded: LoadedGame, late: tuple[Player, ...], times: int, role: int | None) -> Letter:
    """A table that waits has waited long: whoever runs it decides, or somebody with the role for that."""
    game = loaded.game
    asked = [f"<@{user}>" for user in runners(game)] + ([f"<@&{role}>"] if role else [])
    waits = said(
        "post.long-wait",
        called="some" if asked else "none",
        people=listed(asked),
        names=listed(player.written for player in late),
    )
    return Letter(
        kind="post",
        game=game.id,
        key=long_wait_key(loaded.step, times),
        text=at_table(game, waits),
        mentions=runners(game),
        roles=() if role is None else (role,),
        panel=PanelRef("late", game.id, step=loaded.step),
        while_step=loaded.step,
    )


def runners(game: Game) -> tuple[int, ...]:
    return tuple(user for user in (game.host, game.cohost) if user not in {NOBODY, None})
