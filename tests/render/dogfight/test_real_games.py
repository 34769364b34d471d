"""Every scenario with every variant, a few steps of random play: told, described, drawn without a hitch."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.dogfight.alt import MOST, board_alt, console_alt, preview_alt
from render.dogfight.board import tags
from render.dogfight.board.picture import draw_board
from render.dogfight.console.picture import draw_console
from render.dogfight.preview.picture import draw_preview
from render.dogfight.words.sentences import Teller, headline
from render.kit.labels import Label, Obstacle, place
from render.kit.shapes import Box
from rules.at_random import random_choice
from rules.dice import Stream
from rules.dogfight.foresight import foresee
from rules.dogfight.rulebook import RULES
from rules.dogfight.scenario.library import scenarios
from rules.engine import Choice, IllegalChoice
from rules.table import Table
from rules.titles import TITLES
from rules.values import Event
from words import say

STEPS = 6
NAMES = {0: "Ada", 1: "Bruno", 2: "Chiara"}
GAMES = [
    (scenario.edition, scenario.key, variant)
    for scenario in scenarios()
    for variant in ("", *scenario.variants)
]


def deal(options: Choice) -> Table:
    """With as few seats as the scenario allows."""
    for seats in range(1, 4):
        try:
            return Table.new(TITLES["dogfight"], seats, options, b"a seed for whole scenarios" * 2)
        except IllegalChoice:
            continue
    raise AssertionError(f"no number of seats will do for {options}")


def step(game: Table, luck: Stream) -> tuple[Event, ...]:
    """Everybody answers at random, or with the default where chance finds nothing legal."""
    happened: tuple[Event, ...] = ()
    for seat in sorted(game.pending()):
        before = game.view(seat)
        choice = random_choice(game.form(seat), luck)
        try:
            happened = game.submit(seat, choice) or happened
        except IllegalChoice:
            happened = game.submit(seat, game.default(seat)) or happened
        assert 0 < len(preview_alt(foresee(before, choice))) <= MOST
    return happened


def check_words(game: Table, happened: tuple[Event, ...]) -> None:
    for seat in (None, *range(game.seats)):
        view = game.view(seat)
        assert 0 < len(board_alt(view, NAMES)) <= MOST
        assert 0 < len(console_alt(view)) <= MOST
        assert say(headline(view, NAMES)).endswith(".")
        teller = Teller(view, NAMES)
        assert {event.kind for event in happened} <= teller.kinds
        for line in teller.tell(happened):
            assert "None" not in say(line.text)
            assert say(line.text)[-1] in ".!"


def play_some(game: Table) -> None:
    check_words(game, game.opening)
    luck = Stream(b"luck for pictures and words" * 2)
    for _ in range(STEPS):
        if not game.pending():
            break
        check_words(game, step(game, luck))


@pytest.mark.parametrize(("edition", "key", "variant"), GAMES)
def test_every_scenario_can_be_told_and_described(edition: str, key: str, variant: str) -> None:
    options = {"edition": edition, "scenario": key, **({"variant": variant} if variant else {})}
    play_some(deal(options))


@pytest.mark.parametrize(("edition", "key"), sorted({game[:2] for game in GAMES}))
def test_every_scenario_can_be_drawn(edition: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    placed: list[list[Box]] = []

    def spy(labels: list[Label], obstacles: list[Obstacle], within: Box) -> list[Box]:
        placed.append(place(labels, obstacles, within))
        return placed[-1]

    monkeypatch.setattr(tags, "place", spy)
    game = deal({"edition": edition, "scenario": key})
    luck = Stream(b"luck for pictures and words" * 2)
    for _ in range(3):
        if game.pending():
            step(game, luck)
    seat = min(game.pending(), default=0)
    choice = random_choice(game.form(seat), luck) if game.pending() else {}
    assert draw_board(game.view(None), NAMES).image.width == 1200
    assert draw_console(game.view(seat), NAMES).image.width == 1200
    assert draw_preview(foresee(game.view(seat), choice), NAMES).image.width == 1200
    assert len(placed) == 2
    assert not any(one.overlap(other) for boxes in placed for one, other in combinations(boxes, 2))


def test_all_optional_rules_at_once_can_be_told_and_described() -> None:
    alone = {"balloons", "ground_fire", "barrages", "bailing_out", "adjusting_aim"}
    rules = tuple(rule.name for rule in RULES if rule.name not in alone | {"halved_a", "no_a_deck"})
    play_some(deal({"edition": "war", "scenario": "open-dogfight", "planes": 2, "rules": rules, "level": 2}))
