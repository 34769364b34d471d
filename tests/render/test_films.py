"""Films of the business games: how long, how large, in which colours, and what they begin and end with."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import pairwise
from typing import NamedTuple

import pytest
from PIL import Image

from render.airbaron.film.ledger import booked as flown
from render.artist import Picture
from render.artists import ARTISTS
from render.baron.film.ledger import booked
from render.kit.reel import COLOURS
from rules.airbaron.events import EVENTS as AIRBARON
from rules.baron.events import EVENTS as BARON
from rules.story import Turn
from rules.values import Event
from tests.render import golden, recorded

NAMES = {0: "Ada", 1: "Bruno", 2: "Chiara", 3: "Dev", 4: "Emil", 5: "Fatima"}
MOST_BYTES = 1_000_000


class Filmed(NamedTuple):
    """A turn of a recorded game, in how many frames it is filmed, and what its alt text says."""

    title: str
    game: str
    turn: int
    frames: int
    says: str


FILMS = {
    "baron-turn": Filmed("baron", "campaign-defeat", 5, 46, "Pfalz wins 5 contracts"),
    "baron-end": Filmed("baron", "standard-collapse", 11, 41, "turn 11."),
    "airbaron-round": Filmed("airbaron", "basic-3-players", 6, 31, "round 6."),
    "airbaron-end": Filmed("airbaron", "round-limit", 5, 58, "round 5."),
}
SECRETS = {
    "baron": BARON("dealt", to=[0], company="pfalz", cards=[1, 2]),
    "airbaron": AIRBARON("event_seen", to=[0], seat=0, space=50, marker="strike"),
}


def turn(name: str) -> Turn:
    return recorded.turn(FILMS[name].title, FILMS[name].game, FILMS[name].turn)


def filmed(name: str, *more: Event) -> Picture | None:
    shown = turn(name)
    artist = ARTISTS[FILMS[name].title]
    return artist.film(shown.before.view, (*more, *shown.events), shown.after.view, NAMES)


@cache
def film(name: str) -> Picture:
    made = filmed(name)
    assert made is not None
    return made


@pytest.mark.parametrize("name", FILMS)
def test_a_film_is_as_long_and_large_as_it_was_and_begins_and_ends_as_it_did(name: str) -> None:
    with Image.open(BytesIO(film(name).data)) as image:
        assert image.n_frames == FILMS[name].frames  # type: ignore[attr-defined]
        assert image.width == 720
        assert image.height <= 1.5 * image.width
        golden.check(f"film-{name}-first", image.convert("RGB"))
        colours = set()
        for number in range(FILMS[name].frames):
            image.seek(number)
            found = image.convert("RGB").getcolors(COLOURS)
            assert found is not None
            colours |= {colour for _, colour in found}
            assert image.info["duration"] % 10 == 0
        golden.check(f"film-{name}-last", image.convert("RGB"))
    assert len(colours) <= COLOURS
    assert len(film(name).data) <= MOST_BYTES
    assert film(name).name == "film.gif"


@pytest.mark.parametrize("name", FILMS)
def test_a_film_tells_the_turn_in_its_alt_text(name: str) -> None:
    alt = film(name).alt
    assert alt.startswith("A film of ")
    assert FILMS[name].says in alt
    assert len(alt) <= 1024
    assert alt.endswith((".", "…", "!"))


@pytest.mark.parametrize("name", ["baron-turn", "airbaron-round"])
def test_there_is_no_film_where_nothing_moves(name: str) -> None:
    shown, artist = turn(name), ARTISTS[FILMS[name].title]
    asked = [event for event in shown.events if event.kind in {"revealed", "asked", "drew", "turn"}]
    assert asked
    assert artist.film(shown.before.view, asked, shown.before.view, NAMES) is None


@pytest.mark.parametrize("name", ["baron-turn", "airbaron-round"])
def test_what_not_everybody_may_know_does_not_change_a_film(name: str) -> None:
    assert filmed(name, SECRETS[FILMS[name].title]) == film(name)


@pytest.mark.parametrize("game", ["campaign-defeat", "solitaire-lost", "standard-peace"])
def test_all_that_happens_leads_to_the_display_that_is_shown_last(game: str) -> None:
    """Numbers that a film counts itself are those of the rules, turn after turn."""
    for before, after in pairwise(recorded.history("baron", game)):
        view = before.view
        for event in after.events:
            view = booked(view, event)
        for name in ("german_morale", "allied_morale", "allied", "available", "remaining", "inflation"):
            assert getattr(view, name) == getattr(after.view, name), name
        for mat, then in zip(view.companies, after.view.companies, strict=True):
            for name in ("factories", "marks", "gold", "effectiveness"):
                assert getattr(mat, name) == getattr(then, name), name


@pytest.mark.parametrize("game", ["advanced-6-players", "basic-3-players", "advanced-orders"])
def test_all_that_happens_leads_to_the_map_that_is_shown_last(game: str) -> None:
    for before, after in pairwise(recorded.history("airbaron", game)):
        view = before.view
        for event in after.events:
            view = flown(view, event)
        owned = [(spoke.code, spoke.owner, spoke.jet) for spoke in view.spokes]
        assert owned == [(spoke.code, spoke.owner, spoke.jet) for spoke in after.view.spokes]
        abroad = [(spoke.code, spoke.owner, spoke.sst) for spoke in view.foreign]
        assert abroad == [(spoke.code, spoke.owner, spoke.sst) for spoke in after.view.foreign]
        held = [(hub.code, hub.dominated_by, hub.controlled_by) for hub in view.hubs]
        assert held == [(hub.code, hub.dominated_by, hub.controlled_by) for hub in after.view.hubs]
        lines = [(each.share, each.fare_wars, each.on_strike, each.loan) for each in view.airlines]
        assert lines == [
            (each.share, each.fare_wars, each.on_strike, each.loan) for each in after.view.airlines
        ]
