"""Who is who in the news: players by their names, and their airplanes by what they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from render.artist import Names
from render.dogfight.sides import pieces_by_id, player
from rules.dogfight.box.called import bare
from rules.dogfight.view import BalloonView, DogfightView, PlaneView
from rules.said import Said, Text, listed, said
from rules.values import Seat

_SIBILANTS = ("s", "ß", "x", "z")


class PublicCast:
    """As everybody at the table would say it: Ada, and Ada's Camel; of several airplanes Ada's B."""

    def __init__(self, view: DogfightView, names: Names) -> None:
        self.view = view
        self._names = names
        self.pieces = pieces_by_id(view)
        self._flown = Counter(plane.seat for plane in view.planes)

    def plane(self, id_: str) -> Text:
        """An airplane to which something happens; or whatever else it is."""
        piece = self.pieces.get(id_)
        if piece is None:
            return id_
        if isinstance(piece, BalloonView):
            return said("dogfight-news.name-balloon", piece=id_)
        if not isinstance(piece, PlaneView):
            return said("dogfight-news.name-ground", piece=id_, kind=piece.kind)
        owner = self.player(piece.seat)
        ending = _ending(owner)
        if self._flown[piece.seat] == 1:
            return said("dogfight-news.name-model", player=owner, model=bare(piece.name), ending=ending)
        return said("dogfight-news.name-letter", player=owner, plane=id_, ending=ending)

    def pilot(self, id_: str) -> Text:
        """Who did something: the player alone, if that says which airplane it was."""
        piece = self.pieces.get(id_)
        if isinstance(piece, PlaneView) and self._flown[piece.seat] == 1:
            return self.player(piece.seat)
        return self.plane(id_)

    def planes(self, ids: Iterable[str]) -> Said:
        return listed([self.plane(id_) for id_ in ids])

    def pilots(self, ids: Iterable[str]) -> Said:
        return listed(list(dict.fromkeys(self.pilot(id_) for id_ in ids)))

    def players(self, seats: Sequence[Seat]) -> Said:
        return listed([self.player(seat) for seat in seats])

    def player(self, seat: Seat | None) -> Text:
        return player(seat, self._names)


def _ending(name: Text) -> str:
    """How its genitive is made, in languages that hear the difference."""
    if isinstance(name, Said):
        return "said"
    return "sibilant" if name.casefold().endswith(_SIBILANTS) else "plain"
