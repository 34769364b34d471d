"""What a lobby says about its game: the rules in force, in few words, and nothing that is off."""

from __future__ import annotations

from bot.post.agreed import agreed
from rules.engine import Choice
from rules.table import settle_options
from rules.titles import TITLES


def told(key: str, options: Choice) -> tuple[str, ...]:
    return agreed(TITLES[key], settle_options(TITLES[key], options))


def test_what_is_off_is_passed_over() -> None:
    lines = told("dogfight", {})
    assert not any("none" in line.casefold() for line in lines)
    assert lines[0] == "Scenario: Face to Face – Two patrols meet over the front and turn on each other"
    assert lines[-1].startswith("Edition: Wings of Glory · Airplanes per side: 1 · ")


def test_rules_that_were_picked_stand_in_one_line() -> None:
    lines = told("dogfight", {"edition": "war", "rules": ("aim", "tailing", "altitude")})
    assert "Optional rules: Aim, Tailing and Altitude" in lines


def test_rules_that_the_scenario_needs_are_told_too() -> None:
    (sentinel,) = [
        answers for option, answers in TITLES["dogfight"].scenarios() if option.value == "a-lonely-sentinel"
    ]
    assert "Rules of this set-up: Special damage, Ground fire and Balloons" in told("dogfight", sentinel)


def test_what_the_seats_say_is_not_said_again() -> None:
    assert told("baron", {"company_1": "fokker"}) == (
        "Mode: Standard game – Fighters only, two Action cards a turn",
        "Roland in the draw: Only with 4 or 5 players – as the rules advise",
    )
    assert not any("Airlines" in line or "Seat" in line for line in told("airbaron", {"airlines": "chosen"}))
