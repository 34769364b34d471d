"""The titles played here, and those who draw them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kit.refusal import Refusal
from bot.store.games import Game
from render.artist import Artist
from rules.engine import AnyTitle
from rules.said import said
from rules.table import learn


class Catalogue:
    def __init__(self, titles: Mapping[str, AnyTitle], artists: Mapping[str, Artist]) -> None:
        self.titles = titles
        self.artists = artists
        for title in titles.values():
            learn(title)

    def title(self, key: str) -> AnyTitle:
        if key not in self.titles:
            raise Refusal(said("tables.not-played", title=key[:40]))
        return self.titles[key]

    def name_of(self, key: str) -> str:
        """What the title is called, even if it is no longer played here."""
        title = self.titles.get(key)
        return key if title is None else title.name

    def title_of(self, game: Game) -> AnyTitle:
        """The title by whose rules, and with whose figures, this game is played."""
        title = self.kin_of(game)
        if title.rules_version != game.rules_version:
            played, known = str(game.rules_version), str(title.rules_version)
            raise Refusal(
                said("tables.other-rules", game=str(game.id), title=title.name, played=played, known=known)
            )
        return title

    def kin_of(self, game: Game) -> AnyTitle:
        """The same, though its rules may be others by now."""
        title = self.title(game.title)
        if title.pack != game.pack:
            raise Refusal(said("tables.other-pack", game=str(game.id), played=game.pack, known=title.pack))
        return title
