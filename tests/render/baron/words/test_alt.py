from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.baron.words.alt import MOST, board_alt, mat_alt, preview_alt
from rules.baron.title import BARON
from rules.baron.view import KINDS, BaronView, Kind, Ratings, SlotView, WarCardView
from rules.engine import Choice
from rules.said import Text
from tests.render.baron import scenes
from words import say

LONG_NAMES = dict.fromkeys(range(5), "X" * 200)


@pytest.mark.parametrize("name", scenes.SCENES)
@pytest.mark.parametrize("names", [scenes.NAMES, {}, LONG_NAMES])
def test_the_whole_display_is_in_it_and_it_fits(name: str, names: dict[int, str]) -> None:
    view = scenes.SCENES[name](None)
    text = board_alt(view, names)
    assert len(text) <= MOST
    assert f"German {view.german_morale}, Allied {view.allied_morale}" in text
    assert f"Contracts: {view.remaining} of {view.available} left" in text
    assert f"Inflation: box {view.inflation} of 10" in text
    for mat in view.companies:
        about = text.split(f"{mat.name}", 1)[1]
        money = f"{mat.gold} gold" if mat.seat is not None else f"score {mat.wealth}"
        assert money in about
        assert str(mat.effectiveness.fighter) in about
        assert str(mat.factories) in about


def test_the_fullest_table_there_can_be_still_fits() -> None:
    """Five companies with all technologies and aces, the longest words, and large numbers everywhere."""
    view = scenes.war_news()
    everything = tuple(box.key for box in view.technologies if box.key != "triplane")
    mats = {
        mat.key: {
            "marks": 48,
            "gold": 148,
            "factories": 39,
            "hand_size": 12,
            "effectiveness": Ratings(39, 39, 39),
            "technologies": everything,
            "engineer": True,
            "generalstab": True,
            "kaiserhilfe": True,
            "chosen": (SlotView(3, "espionage"), SlotView(0, "focused_effort"), SlotView(1, "research")),
        }
        for mat in view.companies
    }
    best: dict[Kind, Text] = dict.fromkeys(KINDS, "best German +1d6")
    card = WarCardView(7, 1917, "Unrestricted U-boat War", -10, -10, 10, best)
    full = scenes.table(view, mats, war_card=card, german_morale=39, allied_morale=39, turn=18)
    text = board_alt(full, LONG_NAMES)
    assert len(text) <= MOST
    assert not text.endswith("…")
    for mat in full.companies:
        assert f"{mat.name}: 48 marks, 148 gold, 39 factories, 12 cards, rated 39+35/39+" in text


def test_with_room_technologies_markers_and_the_war_are_named() -> None:
    text = board_alt(scenes.choosing(), scenes.NAMES)
    assert (
        "Fokker (Bruno): 4 marks, 11 gold, 5 factories, 2 cards; Fighter 17 (+9); monoplane, engines II; "
        "Welded Steel, Synchronized Gun, Twin Guns; Talented Engineer, ace Manfred von Richthofen, "
        "ace Werner Voss." in text
    )
    assert "War status 1917, Bloody April: German morale −1, Allied −3, contracts +5, " in text
    assert "Allied Fighter +1d6 if behind." in text
    assert "rolled 5: marks lost 25%" in text


def test_revealed_actions_are_named() -> None:
    assert "Build, Design, Focused Effort" in board_alt(scenes.campaign(), scenes.NAMES)


def test_it_begins_with_who_leads() -> None:
    assert board_alt(scenes.choosing(), scenes.NAMES).startswith(
        "Fokker leads with 18, 2 ahead of Albatros. "
    )
    assert " leads " not in board_alt(scenes.after_the_war(), scenes.NAMES)
    assert " level " not in board_alt(scenes.start(), scenes.NAMES), "nobody has done anything yet"


def test_final_totals_are_given_best_first() -> None:
    text = board_alt(scenes.after_the_war(), scenes.NAMES)
    assert "turn 12, game over. The game is lost: " in text
    assert text.index("total 36") < text.index("Albatros (Ada), total 30") < text.index("total 26")


def test_the_mat_tells_the_hand_and_what_could_be_added() -> None:
    text = mat_alt(scenes.choosing(0))
    assert "9 marks, 6 gold, 7 factories, 4 cards. Fighter 14 (+9)." in text
    assert "Your hand could add: Agile, Better Engines II." in text
    assert "#56 Better Engine (bomb) or Careful Preparations. " in text


def test_standing_orders_are_told() -> None:
    assert (
        "Standing orders: #36 in contracts, ask in war if a side's morale is 6 or less, ask at the bank."
        in mat_alt(scenes.campaign(0))
    )


def test_orders_that_are_as_usual_go_without_saying() -> None:
    assert "orders" not in mat_alt(scenes.choosing(0)).lower()


def test_orders_for_a_turn_and_a_design_step_in_advance_are_told_as_such() -> None:
    view = scenes.choosing(0)
    orders = replace(scenes.standing(design="ask"), lasting="turn", technologies=("agile", "twin_guns"))
    mats = tuple(replace(mat, orders=orders) if mat.seat == 0 else mat for mat in view.companies)
    text = mat_alt(replace(view, companies=mats))
    assert "Orders for this turn: ask when designing. To be designed: Agile and Twin Guns." in text


@pytest.mark.parametrize("cards", [10, 25])
def test_a_large_hand_still_fits_with_every_card(cards: int) -> None:
    view = scenes.seen_by(scenes.campaign(0), 0, {"albatros": tuple(range(19, 19 + cards))})
    text = mat_alt(view)
    assert len(text) <= MOST
    for card in view.companies[0].hand or ():
        assert f"#{card.number} {say(card.technology_name)}" in text


def told(view: BaronView, choice: Choice) -> str:
    """The preview of a choice."""
    return preview_alt(view, BARON.foresee(view, choice))


def test_those_who_play_nothing_are_told_so() -> None:
    assert mat_alt(scenes.choosing(None)) == "No company of yours is in this game."
    assert told(scenes.choosing(None), {}) == "No company of yours is in this game."


def test_the_preview_says_what_the_actions_would_do() -> None:
    view, choice = scenes.PREVIEWS["actions"]
    text = told(view(), choice)
    assert "slot 2 Espionage, slot 1 Bank." in text
    assert "Espionage ×2: 2 attempts; ask me." in text
    assert "Bank ×1: a die to turn your 9 marks into gold; as much as possible." in text
    assert "Event in Award Contracts: #24 Ace: Oswald Boelcke (or Agile)." in text


def test_focused_effort_counts_for_the_card_before_it() -> None:
    view, choice = scenes.PREVIEWS["focused"]
    assert "Design ×3" in told(view(), choice)
    assert "Design ×2" in told(view(), {**choice, "once": "bank"})


def test_the_preview_of_a_design_adds_up_bonuses_and_chances() -> None:
    view, choice = scenes.PREVIEWS["design"]
    text = told(view(), choice)
    assert "Add Twin Engines: Bomber +2; costs #56." in text
    assert "Roll for the Bomber: d2 +3 against 3: rises for sure." in text
    assert "Roll for the Fighter: d6 +9 against 21: cannot rise." in text


def test_engines_change_what_wings_are_worth() -> None:
    view = scenes.table(scenes.choosing(0), {"albatros": {"actions": {"design": 1}}}, stage="design")
    fewer = told(view, {"roll_1": "fighter"})
    assert "d6 +9 against 14: rises on 6 or more" in fewer
    more = told(view, {"technology_1": "better_engines_2", "cards_1": "56", "roll_1": "fighter"})
    assert "Add Better Engines II: Fighter +2; costs #56." in more
    assert "d6 +10 against 14: rises on 5 or more" in more


def test_an_empty_choice_says_so() -> None:
    view, choice = scenes.PREVIEWS["nothing-yet"]
    assert told(view(), choice) == ("Preview. Action cards: slot 2 empty, slot 1 empty. Nothing chosen yet.")


def test_it_says_whom_the_table_waits_for() -> None:
    view = replace(scenes.choosing(), asked=(0, 2))
    assert "Waiting for Albatros and Halberstadt." in board_alt(view, scenes.NAMES)
    assert "Waiting" not in board_alt(replace(view, asked=()), scenes.NAMES)
