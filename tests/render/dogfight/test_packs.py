"""An operator's own figures show in pictures and words: the artist has nothing but the view."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from render import dogfight as artist
from render.dogfight.alt import board_alt, console_alt
from render.dogfight.board.layout import action, arrange
from render.dogfight.board.picture import draw_board
from render.dogfight.words.sentences import Teller
from render.kit.shapes import around
from render.kit.theme import PAPER
from rules.dogfight.box.figures import standard_tables
from rules.dogfight.title import DOGFIGHT, Dogfight
from rules.dogfight.view import DogfightView
from rules.table import Table
from rules.values import Event
from tests.render.dogfight import scenes
from words import say

Entries = dict[str, Any]


def pack(table: str, change: Callable[[Entries], None]) -> Dogfight:
    whole = json.loads(standard_tables()[table])
    change(whole["entries"])
    return DOGFIGHT.with_pack("ours", {table: json.dumps(whole).encode()})


def dealt(title: Dogfight, seat: int | None = 0) -> DogfightView:
    options = {"edition": "glory", "scenario": "face-to-face"}
    view = Table.new(title, 2, options, b"a seed for packs" * 2).view(seat)
    assert isinstance(view, DogfightView)
    return view


def written(view: DogfightView) -> set[str]:
    return {each.text for each in draw_board(view, scenes.NAMES).written}


def test_an_airplane_goes_by_the_name_of_the_pack() -> None:
    def rename(entries: Entries) -> None:
        for entry in entries.values():
            entry["name"] = "Albatross " + entry["name"][:3]

    view = dealt(pack("airplanes", rename))
    assert {plane.name for plane in view.planes} <= written(view)
    assert all(plane.name.startswith("Albatross ") for plane in view.planes)
    assert "Albatross" in board_alt(view, scenes.NAMES)
    assert "Albatross" in console_alt(view)


def test_a_card_is_drawn_as_large_as_the_pack_says() -> None:
    def widen(entries: Entries) -> None:
        entries["airplane_card"].update(width=60, length=90)

    before, after = dealt(DOGFIGHT), dealt(pack("sizes", widen))
    plane, same = before.planes[0], after.planes[0]
    assert same.pose.heading in {0, 180}
    assert around(action(after)).width - around(action(before)).width == 60 - plane.size.width
    assert paper_at(after, 26)
    assert not paper_at(before, 26)


def paper_at(view: DogfightView, right: float) -> bool:
    """Whether the first airplane's card can be seen so many millimetres to the right of its middle."""
    x, y = arrange(view, scenes.NAMES).field.at(view.planes[0].pose.offset(right, 0))
    return draw_board(view, scenes.NAMES).image.getpixel((round(x), round(y))) == PAPER


def test_maneuver_cards_are_named_and_flown_as_in_the_pack() -> None:
    def straighten(entries: Entries) -> None:
        for deck in entries.values():
            for card in deck["cards"]:
                if card["kind"] == "turn":
                    card["turn"] *= 0.5

    def told(title: Dogfight) -> str:
        view = dealt(title)
        plane = view.planes[0]
        card = next(card for card in plane.maneuvers if card.kind == "turn")
        moved = Event("moved", {"round": 1, "plane": plane.id, "card": card.number})
        return " ".join(say(line.text) for line in Teller(view, scenes.NAMES).tell([moved]))

    assert "60°" in told(DOGFIGHT)
    assert "30°" in told(pack("maneuvers", straighten))


def test_short_range_is_half_of_the_packs_ruler() -> None:
    def stretch(entries: Entries) -> None:
        entries["ruler"]["value"] = 300

    shot = {
        "round": 1,
        "shooter": "A",
        "gun": "front",
        "target": "Z",
        "distance": 120.0,
        "deck": "A",
        "cards": 2,
        "aimed": False,
    }

    def told(title: Dogfight) -> str:
        (line,) = Teller(dealt(title), scenes.NAMES).tell([Event("fired", shot)])
        return say(line.text)

    assert "12 cm (long range)" in told(DOGFIGHT)
    assert "12 cm (short range)" in told(pack("sizes", stretch))


def test_no_part_of_the_artist_reads_figures_beside_the_view() -> None:
    folder = Path(artist.__file__).parent
    for module in folder.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            assert getattr(node, "module", "") != "rules.dogfight.box.figures", module.name
