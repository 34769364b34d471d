"""What sides, guns and pieces are called."""

from __future__ import annotations

from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Side
from rules.dogfight.state import Piece
from rules.said import Said, Text, said

SIDES: dict[Side, Said] = {
    "central": said("dogfight-names.name-side-central"),
    "entente": said("dogfight-names.name-side-entente"),
}
GUNS: dict[str, Said] = {
    "front": said("dogfight-names.name-gun-front"),
    "rear": said("dogfight-names.name-gun-rear"),
    "infantry": said("dogfight-names.name-gun-infantry"),
    "machine gun": said("dogfight-names.name-gun-machine-gun"),
}
"""By what a gun is called in states and answers."""


def with_name(hangar: Hangar, piece: Piece) -> Said:
    """A piece on a label: “A · Sopwith Camel”."""
    return said("dogfight-names.name-piece", piece=piece.id, name=hangar.called(piece))


def about(piece: str, matter: Text) -> Said:
    """What is asked of a piece: “A · guns”."""
    return said("dogfight-names.of-piece", piece=piece, about=matter)
