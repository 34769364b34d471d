"""The position in words, for those who do not see the picture: at most 1,024 characters, whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from render.artist import Names
from render.baron.companies import player
from render.baron.display.economy import inflation_words
from render.baron.display.lines import is_awaited, technology_names
from render.baron.display.picture import ranked
from render.baron.display.war_card import signed
from render.baron.foreseen import NOTHING, Step, steps
from render.baron.frame import TITLE, now
from render.baron.mat.tree import standing
from render.baron.orders import planned_design, standing_orders
from render.baron.result import told_result
from rules.baron.foresight.ahead import BaronForesight, Laid
from rules.baron.names import ACTION_NAMES, KIND_NAMES
from rules.baron.view import BaronView, CardView, MatView, Ratings
from rules.wording import counted, listed
from words import say

MOST = 1024
LEVELS = ("", "engines I", "engines II", "engines III", "engines IV")


def board_alt(view: BaronView, names: Names) -> str:
    """As much as fits: with less room, first the names of technologies go, then long words, then players."""
    tries: tuple[Callable[[], str], ...] = (
        lambda: _board(view, names, lambda mat: _company(view, mat, names, _technologies(view, mat))),
        lambda: _board(view, names, lambda mat: _company(view, mat, names, _number(mat))),
        lambda: _board(view, names, lambda mat: _brief(view, mat, names, markers(view, mat))),
        lambda: _board(view, names, lambda mat: _brief(view, mat, names, _marker_count(mat))),
        lambda: _board(view, names, lambda mat: f"{_bare(view, mat, mat.name)}, {_marker_count(mat)}."),
    )
    return _first_that_fits(attempt() for attempt in tries)


def mat_alt(view: BaronView, planned: Sequence[Laid] = ()) -> str:
    """The mat and the hand; with less room, first what events do goes, then what the hand could add."""
    mat = view.own
    if mat is None:
        return "No company of yours is in this game."
    ready = [say(box.name) for box in view.technologies if standing(mat, box) == "ready"]
    cards = [f"slot {slot.times} {say(ACTION_NAMES[slot.card])}" for slot in planned if slot.card is not None]
    laid = ", ".join(cards)
    parts = [
        f"Your mat, {mat.name}, turn {view.turn}: {_money(mat)}. {_ratings(view, mat)}.",
        f"Wings: {_airframe(mat)}. Technologies: {_technologies(view, mat) or 'no others'}.",
        f"Markers: {markers(view, mat)}." if mat.markers else "",
        f"Actions: {_actions(mat)}." if mat.chosen else "",
        f"Planned: {laid}." if laid else "",
        standing_orders(mat),
        planned_design(mat, {box.key: say(box.name) for box in view.technologies}),
    ]
    opening = " ".join(part for part in parts if part)
    could = f" Your hand could add: {', '.join(ready)}." if ready else ""
    return _first_that_fits(
        f"{opening}{adds} Hand: {'; '.join(tell(card) for card in mat.hand or ()) or 'no cards'}."
        for adds, tell in (
            (could, _card),
            (could, _short_card),
            ("", _short_card),
            ("", lambda card: f"#{card.number} {say(card.technology_name)} / {say(card.event_name)}"),
            ("", lambda card: f"#{card.number} {say(card.technology_name)}"),
        )
    )


def preview_alt(view: BaronView, foreseen: BaronForesight) -> str:
    if view.own is None:
        return "No company of yours is in this game."
    parts = ["Preview.", *(f"{say(danger.text).removesuffix('.')}!" for danger in foreseen.dangers)]
    if view.stage == "actions":
        cards = [
            f"slot {slot.times} {'empty' if slot.card is None else say(ACTION_NAMES[slot.card])}"
            for slot in foreseen.slots
        ]
        parts.append(f"Action cards: {', '.join(cards)}.")
    told = steps(view, foreseen)
    parts += [_step(step) for step in told] or [f"{NOTHING}."]
    return _first_that_fits((" ".join(parts),))


def _step(step: Step) -> str:
    return f"{step.title}: {step.detail.rstrip('.')}."


def _first_that_fits(texts: Iterable[str]) -> str:
    text = ""
    for text in texts:
        if len(text) <= MOST:
            return text
    return text[: MOST - 1] + "…"


def _board(view: BaronView, names: Names, tell: Callable[[MatView], str]) -> str:
    return " ".join([*_display(view, names), *(tell(mat) for mat in ranked(view))])


def _display(view: BaronView, names: Names) -> Iterator[str]:
    stage = "game over" if view.outcome else now(view).lower()
    yield f"{TITLE}, turn {view.turn}, {stage}."
    if result := told_result(view, names):
        yield result
    if waiting := [mat.name for mat in view.companies if is_awaited(view, mat)]:
        yield f"Waiting for {listed(waiting)}."
    yield f"Morale: German {view.german_morale}, Allied {view.allied_morale}."
    allied = ", ".join(f"{say(KIND_NAMES[kind])} {view.allied.of(kind)}" for kind in view.kinds)
    yield f"Allied {allied}."
    yield f"Contracts: {view.remaining} of {view.available} left."
    yield f"Inflation box {view.inflation} of {len(view.inflation_track) - 1}, {inflation_words(view)}."
    card = view.war_card
    if card is not None:
        moved = [kind for kind in view.kinds if card.allied.get(kind)]
        allies = "".join(f", Allied {say(KIND_NAMES[kind])} {say(card.allied[kind])}" for kind in moved)
        yield (
            f"War status {card.year}, {say(card.name)}: German morale {signed(card.german_morale)}, "
            f"Allied {signed(card.allied_morale)}, contracts +{card.contracts}{allies}."
        )


def _company(view: BaronView, mat: MatView, names: Names, technologies: str) -> str:
    parts = [
        f"{mat.name} ({player(mat, names)}){_total(view, mat)}: {_money(mat)}",
        _ratings(view, mat),
        _airframe(mat) if mat.seat is not None else "",
        technologies,
        markers(view, mat),
        f"actions {_actions(mat)}" if mat.chosen else "",
    ]
    return "; ".join(part for part in parts if part) + "."


def _brief(view: BaronView, mat: MatView, names: Names, held: str) -> str:
    """In short words; `held` tells of the markers."""
    who = player(mat, names)[:20]
    parts = [_bare(view, mat, f"{mat.name} ({who})"), held, _actions(mat)]
    return ", ".join(part for part in parts if part) + "."


def _bare(view: BaronView, mat: MatView, name: str) -> str:
    """Ratings and bonuses as bare numbers, in the order of the Allied ones before."""
    rated = "/".join(f"{mat.effectiveness.of(kind)}+{mat.bonuses.of(kind)}" for kind in view.kinds)
    money = f"{mat.marks} marks, {mat.gold} gold" if mat.seat is not None else f"score {mat.wealth}"
    return (
        f"{name}{_total(view, mat)}: {money}, {counted(mat.factories, 'factory')}, "
        f"{counted(mat.hand_size, 'card')}, rated {rated}, {mat.wings}, {_number(mat)}"
    )


def _airframe(mat: MatView) -> str:
    return f"{mat.wings}, {LEVELS[mat.engines]}" if mat.engines else mat.wings


def _total(view: BaronView, mat: MatView) -> str:
    score = next((score for score in view.scores if score.company == mat.key), None)
    return "" if score is None else f", total {score.total}"


def _money(mat: MatView) -> str:
    factories = counted(mat.factories, "factory")
    if mat.seat is None:
        return f"score {mat.wealth}, {factories}"
    return f"{counted(mat.marks, 'mark')}, {mat.gold} gold, {factories}, {counted(mat.hand_size, 'card')}"


def _ratings(view: BaronView, mat: MatView) -> str:
    def told(ratings: Ratings, bonuses: Ratings) -> Iterator[str]:
        for kind in view.kinds:
            bonus = f" (+{bonuses.of(kind)})" if mat.seat is not None else ""
            yield f"{say(KIND_NAMES[kind])} {ratings.of(kind)}{bonus}"

    return ", ".join(told(mat.effectiveness, mat.bonuses))


def _technologies(view: BaronView, mat: MatView) -> str:
    return ", ".join(technology_names(view, mat))


def _number(mat: MatView) -> str:
    return counted(len(mat.technologies), "technology")


def markers(view: BaronView, mat: MatView) -> str:
    """The Information Markers box in words."""
    held = [
        "Talented Engineer" if mat.engineer else "",
        *(f"ace {view.ace_names.get(ace, ace)}" for ace in mat.aces),
        counted(mat.bonus_actions, "Bonus Action") if mat.bonus_actions else "",
        counted(mat.licences, "Licensed Production marker") if mat.licences else "",
        "Generalstab" if mat.generalstab else "",
        "Kaiserhilfe" if mat.kaiserhilfe else "",
    ]
    return ", ".join(part for part in held if part)


def _marker_count(mat: MatView) -> str:
    return counted(mat.markers, "marker")


def _actions(mat: MatView) -> str:
    return ", ".join(say(ACTION_NAMES[slot.card]) for slot in mat.chosen)


def _card(card: CardView) -> str:
    return f"{_short_card(card)}: {say(card.text).rstrip('.')}"


def _short_card(card: CardView) -> str:
    icons = [name for name, held in (("camera", card.camera), ("bomb", card.bomb)) if held]
    extra = f" ({listed(icons)})" if icons else ""
    return f"#{card.number} {say(card.technology_name)}{extra} or {say(card.event_name)}"
