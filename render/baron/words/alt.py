"""The position in words, for those who do not see the picture: at most 1,024 characters, whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from render.artist import Names
from render.baron.companies import introduced, player
from render.baron.display.economy import inflation_words
from render.baron.display.lines import is_awaited, technology_names
from render.baron.display.picture import ranked
from render.baron.display.war_card import signed
from render.baron.foreseen import Step, cautions, steps
from render.baron.frame import during
from render.baron.mat.tree import standing as box_standing
from render.baron.orders import planned_design, standing_orders
from render.baron.result import told_result
from render.baron.words.bylines import BareNames
from render.baron.words.outcomes import standing
from rules.baron.foresight.ahead import BaronForesight, Laid
from rules.baron.names import ACTION_NAMES, KIND_NAMES
from rules.baron.view import BaronView, CardView, MatView, WarCardView
from rules.said import Said, Text, clauses, listed, said, sentences, series
from words import phrase, say

MOST = 1024


def board_alt(view: BaronView, names: Names) -> str:
    """As much as fits: with less room, first the names of technologies go, then long words, then players."""
    tries: tuple[Callable[[MatView], Said], ...] = (
        lambda mat: _company(view, mat, names, _technologies(view, mat)),
        lambda mat: _company(view, mat, names, _number(mat)),
        lambda mat: _brief(view, mat, names, markers(view, mat)),
        lambda mat: _brief(view, mat, names, _marker_count(mat)),
        lambda mat: said("baron-alt.brief", parts=series([_bare(view, mat, mat.name), _marker_count(mat)])),
    )
    display = list(_display(view, names))
    return _first_that_fits(sentences([*display, *map(tell, ranked(view))]) for tell in tries)


def mat_alt(view: BaronView, planned: Sequence[Laid] = ()) -> str:
    """The mat and the hand; with less room, first what events do goes, then what the hand could add."""
    mat = view.own
    if mat is None:
        return phrase("baron-pictures.no-company")
    ready = [box.name for box in view.technologies if box_standing(mat, box) == "ready"]
    opening = list(_mat(view, mat, planned))
    could = [said("baron-alt.could-add", technologies=series(ready))] if ready else []
    tries: tuple[tuple[Sequence[Text], Callable[[CardView], Said] | None], ...] = (
        (could, None),
        (could, _short_card),
        ((), _short_card),
        ((), _brief_card),
        ((), _briefer_card),
    )
    return _first_that_fits(sentences([*opening, *adds, _hand(mat, tell)]) for adds, tell in tries)


def preview_alt(view: BaronView, foreseen: BaronForesight) -> str:
    if view.own is None:
        return phrase("baron-pictures.no-company")
    warnings = [said("baron-alt.danger", danger=text) for text in cautions(foreseen)]
    parts = [said("baron-alt.preview"), *warnings]
    if view.stage == "actions":
        parts.append(said("baron-alt.action-cards", slots=series(_slot(slot) for slot in foreseen.slots)))
    told = steps(view, foreseen)
    parts += [_step(step) for step in told] or [said("baron-alt.nothing-chosen")]
    return _first_that_fits((sentences(parts),))


def _step(step: Step) -> Said:
    if step.sentence:
        return said("baron-alt.step-sentence", title=step.title, detail=step.detail)
    return said("baron-alt.step", title=step.title, detail=step.detail)


def _slot(slot: Laid) -> Said:
    if slot.card is None:
        return said("baron-alt.name-slot-empty", times=slot.times)
    return said("baron-alt.name-slot", times=slot.times, action=ACTION_NAMES[slot.card])


def _first_that_fits(texts: Iterable[Text]) -> str:
    text = ""
    for text in map(say, texts):
        if len(text) <= MOST:
            return text
    return text[: MOST - 1] + "…"


# The display


def _display(view: BaronView, names: Names) -> Iterator[Text]:
    stage = during("over" if view.outcome else view.stage)
    result, leads = told_result(view, names), standing(view)
    if not result and leads is not None:
        yield leads(BareNames(view, names))
    yield said("baron-alt.table", turn=view.turn, stage=stage)
    if result:
        yield result
    if waiting := [mat.name for mat in view.companies if is_awaited(view, mat)]:
        yield said("baron-alt.waiting", companies=listed(waiting))
    yield said("baron-alt.morale", german=view.german_morale, allied=view.allied_morale)
    ratings = [
        said("baron-alt.name-rating", kind=KIND_NAMES[kind], rating=view.allied.of(kind))
        for kind in view.kinds
    ]
    yield said("baron-alt.allied", ratings=series(ratings))
    yield said("baron-alt.contracts", left=view.remaining, all=view.available)
    last = len(view.inflation_track) - 1
    yield said("baron-alt.inflation", box=view.inflation, last=last, latest=inflation_words(view))
    if view.war_card is not None:
        yield _war(view, view.war_card)


def _war(view: BaronView, card: WarCardView) -> Said:
    orders = [
        said("baron-alt.name-order", kind=KIND_NAMES[kind], order=card.allied[kind])
        for kind in view.kinds
        if card.allied.get(kind)
    ]
    return said(
        "baron-alt.war",
        year=str(card.year),
        event=card.name,
        german=signed(card.german_morale),
        allied=signed(card.allied_morale),
        contracts=card.contracts,
        moved="yes" if orders else "no",
        orders=series(orders),
    )


# A company


def _company(view: BaronView, mat: MatView, names: Names, technologies: Text) -> Said:
    parts = [
        _money(mat),
        _ratings(view, mat),
        _airframe(mat) if mat.seat is not None else "",
        technologies,
        markers(view, mat),
        said("baron-alt.actions", actions=_actions(mat)) if mat.chosen else "",
    ]
    told = clauses([part for part in parts if part])
    return said("baron-alt.company", company=introduced(mat, names), **_total(view, mat), parts=told)


def _brief(view: BaronView, mat: MatView, names: Names, held: Text) -> Said:
    """In short words; `held` tells of the markers."""
    who = say(player(mat, names))[:20]
    name = said("baron-story.name-company", company=mat.name, player=who)
    parts = [_bare(view, mat, name), held, _actions(mat)]
    return said("baron-alt.brief", parts=series([part for part in parts if part]))


def _bare(view: BaronView, mat: MatView, name: Text) -> Said:
    """Ratings and bonuses as bare numbers, in the order of the Allied ones before."""
    return said(
        "baron-alt.bare",
        company=name,
        **_total(view, mat),
        played="yes" if mat.seat is not None else "no",
        marks=mat.marks,
        gold=mat.gold,
        score=mat.wealth,
        factories=mat.factories,
        cards=mat.hand_size,
        rated="/".join(f"{mat.effectiveness.of(kind)}+{mat.bonuses.of(kind)}" for kind in view.kinds),
        wings=_wings(mat),
        technologies=len(mat.technologies),
    )


def _wings(mat: MatView) -> Said:
    return said(f"baron-alt.name-wings-{mat.wings}")


def _airframe(mat: MatView) -> Said:
    return said("baron-alt.name-airframe", wings=_wings(mat), engines=mat.engines)


def _total(view: BaronView, mat: MatView) -> dict[str, str | int]:
    """The final score, as messages take it that may have one."""
    score = next((score for score in view.scores if score.company == mat.key), None)
    return {"scored": "no", "total": 0} if score is None else {"scored": "yes", "total": score.total}


def _money(mat: MatView) -> Said:
    if mat.seat is None:
        return said("baron-alt.score", score=mat.wealth, factories=mat.factories)
    return said(
        "baron-alt.money", marks=mat.marks, gold=mat.gold, factories=mat.factories, cards=mat.hand_size
    )


def _ratings(view: BaronView, mat: MatView) -> Said:
    rated = {KIND_NAMES[kind]: (mat.effectiveness.of(kind), mat.bonuses.of(kind)) for kind in view.kinds}
    return series(
        said("baron-alt.name-rating", kind=kind, rating=rating)
        if mat.seat is None
        else said("baron-alt.name-rating-bonus", kind=kind, rating=rating, bonus=bonus)
        for kind, (rating, bonus) in rated.items()
    )


def _technologies(view: BaronView, mat: MatView) -> Text:
    names = technology_names(view, mat)
    return series(names) if names else ""


def _number(mat: MatView) -> Said:
    return said("baron-alt.technologies", number=len(mat.technologies))


def markers(view: BaronView, mat: MatView) -> Text:
    """The Information Markers box in words; nothing if it is empty."""
    held = [
        said("baron-alt.name-engineer") if mat.engineer else "",
        *(said("baron-alt.name-ace", name=view.ace_names.get(ace, ace)) for ace in mat.aces),
        said("baron-alt.name-bonus-actions", number=mat.bonus_actions) if mat.bonus_actions else "",
        said("baron-alt.name-licences", number=mat.licences) if mat.licences else "",
        said("baron-alt.name-generalstab") if mat.generalstab else "",
        said("baron-alt.name-kaiserhilfe") if mat.kaiserhilfe else "",
    ]
    there = [part for part in held if part]
    return series(there) if there else ""


def _marker_count(mat: MatView) -> Said:
    return said("baron-alt.markers", number=mat.markers)


def _actions(mat: MatView) -> Text:
    return series(ACTION_NAMES[slot.card] for slot in mat.chosen) if mat.chosen else ""


# The mat


def _mat(view: BaronView, mat: MatView, planned: Sequence[Laid]) -> Iterator[Text]:
    ratings = _ratings(view, mat)
    yield said("baron-alt.mat", company=mat.name, turn=view.turn, money=_money(mat), ratings=ratings)
    technologies = _technologies(view, mat)
    yield said(
        "baron-alt.mat-technologies",
        airframe=_airframe(mat),
        others="yes" if technologies else "no",
        technologies=technologies,
    )
    if mat.markers:
        yield said("baron-alt.mat-markers", markers=markers(view, mat))
    if mat.chosen:
        yield said("baron-alt.mat-actions", actions=_actions(mat))
    if laid := [_slot(slot) for slot in planned if slot.card is not None]:
        yield said("baron-alt.mat-planned", slots=series(laid))
    ordered = standing_orders(mat), planned_design(mat, {box.key: box.name for box in view.technologies})
    yield from filter(None, ordered)


def _hand(mat: MatView, tell: Callable[[CardView], Said] | None) -> Said:
    """Each card as it is told; or one after the other, with what its event does."""
    if not mat.hand:
        return said("baron-alt.hand-empty")
    if tell is None:
        cards = ((said("baron-alt.hand", cards=_short_card(card)), card.text) for card in mat.hand)
        return sentences(text for told in cards for text in told)
    return said("baron-alt.hand", cards=clauses(map(tell, mat.hand)))


def _short_card(card: CardView) -> Said:
    icons = "both" if card.camera and card.bomb else "camera" if card.camera else "bomb"
    return said("baron-alt.name-card", **_called(card), icons=icons if card.camera or card.bomb else "none")


def _brief_card(card: CardView) -> Said:
    return said("baron-alt.name-card-brief", **_called(card))


def _briefer_card(card: CardView) -> Said:
    return said("baron-alt.name-card-briefer", **_called(card))


def _called(card: CardView) -> dict[str, Text]:
    return {"number": str(card.number), "technology": card.technology_name, "event": card.event_name}
