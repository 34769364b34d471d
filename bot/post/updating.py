"""What tables hear after an update that brought newer rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.post.telling import heading, mentioned, panel_key, users
from bot.store.games import Game, Player
from bot.store.letters import Letter, PanelRef
from bot.tables.loaded import LoadedGame
from rules.engine import AnyTitle
from words import phrase


def migrated(loaded: LoadedGame, again: Sequence[Player]) -> Letter:
    """The game goes on by the new rules; these have to plan anew."""
    anew = f" {mentioned(again)}: what you had locked in no longer fits; please plan anew." if again else ""
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"carried:{loaded.game.rules_version}",
        text=f"Flugpost was updated, and the rules of {loaded.title.name} with it: this game goes on by the "
        f"new ones, from where it stands.{anew}",
        mentions=users(again),
    )


def asked_anew(loaded: LoadedGame, player: Player, key: str) -> Letter:
    """A panel from before the update, known by another key since: another asks in its place."""
    return Letter(
        kind="edit",
        game=loaded.game.id,
        key=key,
        user=player.user,
        text=f"{heading(loaded.game.id, loaded.title.name)}: Flugpost was updated, and asks you anew below.",
        panel=PanelRef("plan", loaded.game.id, player.seat, loaded.step, passed_on=True),
    )


def why_ended(game: Game, title: AnyTitle) -> str:
    """The game cannot go on."""
    return phrase(
        "records.ended-by-update",
        title=title.name,
        version=str(game.rules_version),
        release=title.release_of(game.rules_version),
        now=str(title.rules_version),
    )


def closing_edits(game: Game, title: AnyTitle, asked: Sequence[Player]) -> Iterator[Letter]:
    """What stood open of a game that cannot go on: its lobby's post, and panels of those it asked."""
    why = "This game was called off: Flugpost was updated, and cannot go on with it."
    text = f"{heading(game.id, title.name)}\n{why}"
    yield Letter(kind="edit", game=game.id, key="lobby", text=text)
    for player in asked:
        yield Letter(
            kind="edit",
            game=game.id,
            key=panel_key(game.step, player.seat),
            user=player.user,
            text=text,
            panel=PanelRef("plan", game.id, player.seat, game.step),
        )


def unopened(game: Game, title: AnyTitle, why: Exception) -> str:
    """A lobby whose options there are no longer."""
    return (
        f"{heading(game.id, title.name)}\nFlugpost was updated, and this game can no longer be opened as it "
        f"was: {why} `/game new` opens another."
    )
