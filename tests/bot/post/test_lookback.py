"""A game looked back upon in words: what befell somebody, what was luck, and what would have been better."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from bot.post.looking_back import deeds, instead
from bot.post.looking_back.lookback import ENDED, _reason, look_back
from render.analysis.lookback import alt
from render.artist import Names
from render.artists import ARTISTS
from rules.drama import Annals, Drama, Dramas, Theme
from rules.engine import Value
from rules.lookahead.decision import Budget
from rules.lookahead.standings import Effort, TurnStanding
from rules.lookahead.turning import SecondThought, TurningPoint
from rules.record import Record, read
from rules.table import Table
from rules.titles import TITLES
from rules.values import Event
from tests.bot.tiny_title import Tiny, TinyArtist, TinyView
from words import say

RECORDS = Path(__file__).parents[2] / "records"
LITTLE = Effort(worlds=2, closely=2, again=2)
THOUGHT = Budget(plans=2, replies=1, guesses=2, rounds=1, shortlist=2, joining=1, ideas=2, trials=4, steps=20)


def recorded(name: str) -> Record:
    return read((RECORDS / f"{name}.json").read_bytes())


def turn_of(name: str, step: int) -> tuple[Table, list[Event]]:
    """The table after a step, and what happened in it."""
    record = recorded(name)
    table = Table.replay(record, TITLES, step)
    return table, list(table.repeat(record.steps[step]))


@pytest.mark.parametrize(
    "name", ["baron/standard-victory", "airbaron/basic-4-players", "dogfight/war-shot-down"]
)
def test_every_title_can_be_looked_back_upon(name: str) -> None:
    record = recorded(name)
    title = TITLES[record.title]
    names = {seat: f"Player {seat}" for seat in range(record.seats)}
    back = look_back(record, title, ARTISTS[title.key], names, LITTLE, THOUGHT)
    assert back.turns > 1
    assert back.turn == ("round" if title.key == "airbaron" else "turn")
    assert back.result.startswith("Player ")
    assert "Final count" not in alt(back)
    assert "chosen less" not in alt(back)
    assert all("Final" not in each.reason for each in back.moments)


def test_of_two_shots_the_one_that_hit_is_the_reason() -> None:
    table, events = turn_of("dogfight/glory-both-down", 4)
    names = {0: "Ada", 1: "Bruno"}
    for seat, foe, own in ((0, "A", "Z"), (1, "Z", "A")):
        told = _reason(ARTISTS["dogfight"], events, table, names, (seat,))
        assert f"{foe} (" in told.split(" fires at ")[0] or f"{own} (" in told.split(" is ")[0]
        assert f"{own} (" not in told.split(" fires at ")[0]


def test_ones_own_gain_is_no_reason_and_the_end_is_called_the_end() -> None:
    table, events = turn_of("airbaron/basic-4-players", len(recorded("airbaron/basic-4-players").steps) - 1)
    assert table.outcome is not None
    told = _reason(ARTISTS["airbaron"], events, table, dict.fromkeys(range(4), "Ada"), table.outcome.winners)
    assert told.endswith(say(ENDED))
    assert "Final count" not in told


def test_a_rivals_gain_is_a_reason_and_a_rivals_loss_is_none() -> None:
    table, _ = turn_of("airbaron/basic-4-players", 4)
    names = dict(enumerate(("Ada", "Bruno", "Chiara", "Dev")))
    nobody: dict[str, int | None] = {"dominated_by": None, "controlled_by": None}
    hub = [
        Event("hub", {"hub": "ORD", "before": nobody, "after": {**nobody, "controlled_by": 2}}),
        Event("hub", {"hub": "MIA", "before": {**nobody, "controlled_by": 1}, "after": nobody}),
    ]
    artist = ARTISTS["airbaron"]
    assert _reason(artist, hub[:1], table, names, (0,)) == "Aero Flamingo (Chiara) controls Chicago."
    assert _reason(artist, hub[:1], table, names, (2,)) == ""
    assert _reason(artist, hub[1:], table, names, (1,)) == "Nobody dominates Miami any more."
    assert _reason(artist, hub[1:], table, names, (0,)) == ""


def test_what_is_tapped_is_told_before_what_goes_with_it() -> None:
    record = recorded("airbaron/basic-4-players")
    table = Table.replay(record, TITLES, 1)
    better = dict(record.steps[1].choices[0])
    thought = SecondThought(0, 1, {"plan": "pass"}, 0, better, 0.58, 0.41, 1.0)
    assert "would have chosen “Buy a" in instead.told(table, point(thought))


def test_several_answers_are_told_apart_though_they_have_commas_of_their_own() -> None:
    record = recorded("baron/standard-victory")
    table = Table.laid(TITLES["baron"], record)
    chosen = dict(record.steps[0].choices[0])
    slots = [name for name in ("twice", "once", "once_more") if name in chosen]
    better = chosen | dict(zip(slots, (chosen[name] for name in reversed(slots)), strict=True))
    told = instead.told(table, point(SecondThought(0, 0, dict.fromkeys(chosen, ""), 0, better, 0.58, 0.41)))
    assert "Slot 2 (twice): " in told
    assert "; Slot 1: " in told
    assert "; and " in told


def point(thought: SecondThought | None, *, unlucky: bool = False) -> TurningPoint:
    before, after = (TurnStanding(0, 1, (chance, 1 - chance), (0.0, 0.0)) for chance in (0.6, 0.3))
    return TurningPoint((0,), before, after, 0.51, unlucky, thought)


def planned(first: str, second: str, third: str, fire: str = "weakest") -> dict[str, Value]:
    return {"Z.first": first, "Z.second": second, "Z.third": third, "Z.fire": fire}


OTHER = "Z: sideslip right, straight, Immelmann: that keeps 58% on average, this 41%."


@pytest.mark.parametrize(
    ("thought", "says"),
    [
        (
            SecondThought(0, 0, planned("1", "2", "12"), 0, planned("13", "1", "12"), 0.58, 0.41, 0.6),
            f"An Ace would have chosen {OTHER}",
        ),
        (
            SecondThought(0, 0, planned("1", "2", "12"), 0.2, planned("13", "1", "12"), 0.58, 0.41, 0.3),
            f"An Ace might also have chosen {OTHER}",
        ),
        (
            SecondThought(0, 0, planned("1", "2", "12"), 1.0, planned("13", "1", "12"), 0.58, 0.41, 0),
            f"Better would have been {OTHER}",
        ),
        (SecondThought(0, 0, planned("1", "2", "12"), 1.0), "An Ace would have chosen the same."),
        (SecondThought(0, 0, planned("1", "2", "12"), 0.2), "An Ace might have chosen the same."),
        (SecondThought(0, 0, planned("1", "2", "12"), 0.0), "No other choice that was tried keeps more."),
    ],
)
def test_all_cards_of_an_airplane_are_told_and_what_was_as_good(thought: SecondThought, says: str) -> None:
    record = recorded("dogfight/war-shot-down")
    assert instead.told(Table.laid(TITLES["dogfight"], record), point(thought)) == says


def test_luck_is_called_luck() -> None:
    table = Table.laid(TITLES["dogfight"], recorded("dogfight/war-shot-down"))
    assert instead.told(table, point(None, unlucky=True)) == (
        "Bad luck: the same choices keep 51% on average."
    )
    assert instead.told(table, point(None)) == ""


def test_what_is_only_held_ready_is_no_other_choice() -> None:
    """Of an Air Baron plan what is done counts, not what is done if that cannot be."""
    record = recorded("airbaron/basic-4-players")
    table = Table.replay(record, TITLES, 1)
    seat = min(table.asked())
    played = dict(record.steps[1].choices[seat])
    acts = [act.words for act in instead.acts(table.fields(seat, played), played)]
    assert acts == [
        "Fare Wars in your turn: Come out of Fare Wars",
        "My turn: Play a plan",
        "“Buy a Jumbo Jet: Charlotte (CLT)”",
    ]
    other = {**played, "otherwise": "pass"}
    thought = SecondThought(seat, 1, played, 0, other, 0.58, 0.41)
    assert instead.told(table, point(thought)) == ""


class Dramatic(Tiny):
    """Whoever takes a round has done something; of a card it is known once all is over."""

    themes: ClassVar[Dramas] = Dramas(Theme("taken", 50), Theme("great", 90), Theme("held", 10, opened=True))

    def dramas(self, annals: Annals) -> tuple[Drama, ...]:
        rounds = [(at, each.event.data["winner"]) for at, each in annals.of("round")]
        cards = [at for at, each in annals.of("card") if each.event.visible_to(0)] if annals.own else []
        return (
            *(self.themes("taken", annals, [at], seats=[winner], more=at) for at, winner in rounds),
            *(self.themes("great", annals, [at], seats=[winner]) for at, winner in rounds[:1]),
            *(self.themes("held", annals, [at], seats=[0]) for at in cards[:1]),
        )


class Herald(TinyArtist):
    def drama(self, drama: Drama, _view: TinyView, names: Names) -> str:
        return f"**{names[drama.seats[0]]}**: {drama.kind} in step {drama.step}."


def bids(*rounds: str) -> Record:
    table = Table.new(Dramatic(), 2, {"rounds": len(rounds)}, b"seed")
    for each in rounds:
        for seat, number in enumerate(each):
            table.submit(seat, {"number": number, "manner": "plain"})
    return table.record()


def test_what_the_winner_did_is_told_the_greatest_of_each_kind_in_the_order_of_the_game() -> None:
    told = deeds.of_winners(bids("34", "52", "61"), Dramatic(), Herald(), {0: "A*da", 1: "Ben"})
    assert told == ("**A\\*da**: held in step 0.", "**A\\*da**: taken in step 3.")
    lost = deeds.of_winners(bids("52", "34", "25"), Dramatic(), Herald(), {0: "Ada", 1: "Ben"})
    assert lost == ("**Ben**: taken in step 3.",)


def test_a_game_of_a_title_without_dramas_and_one_that_cannot_be_told_have_no_deeds() -> None:
    record, names = bids("34", "52", "61"), {0: "Ada", 1: "Ben"}
    assert deeds.of_winners(record, Tiny(), Herald(), names) == ()
    assert deeds.of_winners(record, Dramatic(), TinyArtist(), {}) == ()
