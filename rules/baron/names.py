"""What things are called when the game speaks to players."""

from __future__ import annotations

from rules.baron.view import Action, Kind, Mode, Window

MODE_NAMES: dict[Mode, str] = {
    "standard": "Standard game",
    "campaign": "Campaign game",
    "solitaire": "Solitaire",
}
ACTION_NAMES: dict[Action, str] = {
    "build": "Build",
    "espionage": "Espionage",
    "design": "Design",
    "research": "Research",
    "bank": "Bank",
    "focused_effort": "Focused Effort",
}
KIND_NAMES: dict[Kind, str] = {"fighter": "Fighter", "recon": "Recon", "bomber": "Bomber"}
WINDOW_NAMES: dict[Window, str] = {
    "resolve": "Resolve Actions",
    "contracts": "Award Contracts",
    "inflation": "Inflation",
    "war": "War Status",
}
