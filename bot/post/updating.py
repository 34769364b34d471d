"""What tables hear after an update that brought newer rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.post.addressed import at_table, to_player
from bot.post.telling import mentioned, panel_key, users
from bot.store.games import Game, Player
from bot.store.letters import Letter, PanelRef
from bot.tables.loaded import LoadedGame
from rules.engine import AnyTitle, IllegalChoice
from rules.said import Said, said


def migrated_told(loaded: LoadedGame, again: Sequence[Player]) -> Said:
    """The game goes on by the new rules; these have to plan anew."""
    called = {"again": "some" if again else "none", "people": mentioned(again)}
    return said("post.migrated", title=loaded.title.name, **called)


def migrated(loaded: LoadedGame, again: Sequence[Player]) -> Letter:
    return Letter(
        kind="post",
        game=loaded.game.id,
        key=f"carried:{loaded.game.rules_version}",
        text=at_table(loaded.game, migrated_told(loaded, again)),
        mentions=users(again),
    )


def asked_anew(loaded: LoadedGame, player: Player, key: str) -> Letter:
    """A panel from before the update, known by another key since: another asks in its place."""
    return Letter(
        kind="edit",
        game=loaded.game.id,
        key=key,
        user=player.user,
        text=to_player(player, said("post.asked-anew", **_named(loaded.game, loaded.title))),
        panel=PanelRef("plan", loaded.game.id, player.seat, loaded.step, passed_on=True),
    )


def why_ended(game: Game, title: AnyTitle) -> Said:
    """The game cannot go on."""
    return said(
        "records.ended-by-update",
        title=title.name,
        version=str(game.rules_version),
        release=title.release_of(game.rules_version),
        now=str(title.rules_version),
    )


def closing_edits(game: Game, title: AnyTitle, asked: Sequence[Player]) -> Iterator[Letter]:
    """What stood open of a game that cannot go on: its lobby's post, and panels of those it asked."""
    told = said("post.called-off", **_named(game, title))
    yield Letter(kind="edit", game=game.id, key="lobby", text=at_table(game, told))
    for player in asked:
        yield Letter(
            kind="edit",
            game=game.id,
            key=panel_key(game.step, player.seat),
            user=player.user,
            text=to_player(player, told),
            panel=PanelRef("plan", game.id, player.seat, game.step),
        )


def unopened(game: Game, title: AnyTitle, why: IllegalChoice) -> str:
    """A lobby whose options there are no longer."""
    return at_table(game, said("post.unopened", why=why.why, **_named(game, title)))


def _named(game: Game, title: AnyTitle) -> dict[str, str]:
    return {"game": str(game.id), "title": title.name}
