"""What things are called when the game speaks to players."""

from __future__ import annotations

from functools import cache

from rules.baron.box.figures import standard
from rules.baron.view import Action, Kind, Mode, Window, Wings
from rules.said import Said, Text, said

MODE_NAMES: dict[Mode, Said] = {
    "standard": said("baron-names.name-mode-standard"),
    "campaign": said("baron-names.name-mode-campaign"),
    "solitaire": said("baron-names.name-mode-solitaire"),
}
ACTION_NAMES: dict[Action, Said] = {
    "build": said("baron-names.name-action-build"),
    "espionage": said("baron-names.name-action-espionage"),
    "design": said("baron-names.name-action-design"),
    "research": said("baron-names.name-action-research"),
    "bank": said("baron-names.name-action-bank"),
    "focused_effort": said("baron-names.name-action-focused_effort"),
}
KIND_NAMES: dict[Kind, Said] = {
    "fighter": said("baron-names.name-kind-fighter"),
    "recon": said("baron-names.name-kind-recon"),
    "bomber": said("baron-names.name-kind-bomber"),
}
WINGS_NAMES: dict[Wings, Said] = {
    "biplane": said("baron-names.name-wings-biplane"),
    "monoplane": said("baron-names.name-wings-monoplane"),
    "triplane": said("baron-names.name-wings-triplane"),
}
WINDOW_NAMES: dict[Window, Said] = {
    "resolve": said("baron-names.name-window-resolve"),
    "contracts": said("baron-names.name-window-contracts"),
    "inflation": said("baron-names.name-window-inflation"),
    "war": said("baron-names.name-window-war"),
}


def event_name(written: str) -> Text:
    """The event that tables and records write so: ours as the catalogue has it, a data pack's as it is."""
    return _events().get(written, written)


def war_card_name(written: str) -> Text:
    """The same of a War Status card."""
    return _war_cards().get(written, written)


@cache
def _events() -> dict[str, Said]:
    return {each.name: said(f"baron-names.name-event-{key}") for key, each in standard().events.items()}


@cache
def _war_cards() -> dict[str, Said]:
    return {each.name: said(f"baron-names.name-war-{key}") for key, each in standard().war_status.items()}
