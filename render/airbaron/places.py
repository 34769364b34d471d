"""Hubs and spokes of a view by their codes."""

from __future__ import annotations

from rules.airbaron.view import AirBaronView, ForeignView, HubView, SpokeView


def hub_of(view: AirBaronView, code: str) -> HubView | None:
    return next((hub for hub in view.hubs if hub.code == code), None)


def domestic(view: AirBaronView, code: str) -> SpokeView | None:
    return next((spoke for spoke in view.spokes if spoke.code == code), None)


def abroad(view: AirBaronView, code: str) -> ForeignView | None:
    return next((spoke for spoke in view.foreign if spoke.code == code), None)
