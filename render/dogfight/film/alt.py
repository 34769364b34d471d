"""A film in words: the turn as it is told, as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Names
from render.dogfight.alt import MOST, board_alt
from render.dogfight.ending.tally import FALLS
from render.dogfight.naming import scenario_name
from render.dogfight.result import told_result
from render.dogfight.words.sentences import Teller
from rules.dogfight.view import DogfightView
from rules.said import Text, listed, said, sentences
from rules.story import Chapter, turns
from rules.values import Event
from words import say

_TRIES: tuple[frozenset[str], ...] = (
    frozenset(),
    frozenset({"reminder", "turn", "asked"}),
    frozenset({"reminder", "turn", "asked", "moved", "illegal"}),
    frozenset({"reminder", "turn", "asked", "moved", "illegal", "level", "cleared", "jammed", "reloading"}),
)
"""Kinds of events that may be left out, the more the less room there is."""


def film_alt(before: DogfightView, events: Sequence[Event], after: DogfightView, names: Names) -> str:
    opening = said("dogfight-alt.film", scenario=scenario_name(before), turn=before.turn)
    tellings = (Teller(after, names).tell(_without(events, less)) for less in _TRIES)
    texts = [say(sentences([opening, *(line.text for line in lines)])) for lines in tellings]
    return next((text for text in texts if len(text) <= MOST), _cut(texts[-1]))


def lapse_alt(history: Sequence[Chapter], names: Names) -> str:
    """Turn by turn who was lost; then how it stands, or ended."""
    played, last = turns(history), history[-1].view
    told: list[Text] = [said("dogfight-alt.lapse", scenario=scenario_name(last), turns=len(played))]
    for turn in played:
        lost = [event.data[FALLS[event.kind]] for event in turn.events if event.kind in FALLS]
        if lost:
            everyone = listed(dict.fromkeys(lost))
            told.append(said("dogfight-alt.lost-in-turn", turn=turn.number, lost=everyone))
    told += [*told_result(last, names), said("dogfight-alt.the-last"), board_alt(last, names)]
    return _cut(say(sentences(told)))


def _without(events: Sequence[Event], less: frozenset[str]) -> list[Event]:
    return [event for event in events if event.kind not in less]


def _cut(text: str) -> str:
    """Whole sentences, as many as there is room for."""
    if len(text) <= MOST:
        return text
    end = text.rfind(". ", 0, MOST - 1)
    return text[: end + 1] + "…"
