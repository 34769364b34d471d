"""What a host may set: the edition, the scenario, the airplanes, the rules, illegal plans, the turn limit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from rules.answers import picked
from rules.dogfight.box.called import piece_name
from rules.dogfight.box.figures import Figures
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import SIDES, Side
from rules.dogfight.rulebook import (
    BALLOON_LEVEL,
    BALLOON_TURNS,
    CLOUD_LEVEL,
    RULES,
    InForce,
    in_force,
    offered,
    rule_name,
)
from rules.dogfight.scenario import landing_fields
from rules.dogfight.scenario.called import as_written, scenario_name, summary, variant_name, variant_summary
from rules.dogfight.scenario.library import (
    CUSTOM,
    PLAIN,
    FaultyScenario,
    of_edition,
    parse_custom,
    read_custom,
    scenario,
    varied,
)
from rules.dogfight.scenario.matches import matched_with
from rules.dogfight.scenario.schema import BalloonEntry, Scenario
from rules.dogfight.setup import outfit
from rules.engine import Choice, Field, IllegalChoice, Number, Option, Pick, Value
from rules.said import Said, Text, lines, said, series

EDITIONS: dict[str, str] = {"glory": "Wings of Glory", "war": "Wings of War"}
TURN_LIMIT = 30
HIGHEST = 14
MOST_FAULTS = 6
"""So many faults of a host's own scenario are named at once."""
MORE_TABLE = 100
"""So many centimetres a table may be larger than the scenario says."""
ILLEGAL = (
    Option("refused", said("dogfight-setup.illegal-refused"), said("dogfight-setup.illegal-refused.note")),
    Option("by the book", said("dogfight-setup.illegal-book"), said("dogfight-setup.illegal-book.note")),
)
LOST = (
    Option("out of control", said("dogfight-setup.illegal-lost"), said("dogfight-setup.illegal-lost.note")),
)
_AIRPLANES: dict[Side, Text] = {
    "central": said("dogfight-setup.airplanes-central"),
    "entente": said("dogfight-setup.airplanes-entente"),
}
_SIZES = {"width": said("dogfight-setup.table-width"), "length": said("dogfight-setup.table-length")}
_NO_VARIANT = Option(
    PLAIN, said("dogfight-setup.no-variant"), said("dogfight-setup.no-variant.note"), untold=True
)


def fields(hangar: Hangar, partial: Choice) -> tuple[Field, ...]:
    return _fields(hangar, tuple(partial.items()))


@lru_cache(maxsize=256)
def _fields(hangar: Hangar, answers: tuple[tuple[str, Value], ...]) -> tuple[Field, ...]:
    """Kept, since most tables are opened with few answers, and the form is asked anew after each of them."""
    partial = dict(answers)
    figures, own = hangar.figures, _custom(hangar, partial)
    editions = tuple(EDITIONS) if own is None else (own.edition,)
    edition = _offered(partial.get("edition"), (_edition_with(editions, partial.get("scenario")), *editions))
    known = {each.key: each for each in of_edition(edition)} if own is None else {CUSTOM: own}
    key = _offered(partial.get("scenario"), tuple(known))
    plain = known[key]
    variant = _offered(partial.get("variant"), (PLAIN, *plain.variants))
    chosen = scenario(edition, key, variant) if own is None else varied(plain, variant)
    return (
        Pick(
            name="edition",
            label=said("dogfight-setup.edition"),
            options=tuple(Option(value, EDITIONS[value]) for value in editions),
            default=edition,
        ),
        Pick(
            name="scenario",
            label=said("dogfight-setup.scenario"),
            options=tuple(
                Option(each, scenario_name(as_written(plain.name)), summary(plain))
                for each, plain in known.items()
            ),
            default=key,
        ),
        *_own_file(plain, partial),
        *_variant(plain),
        *_airplanes(hangar, chosen, partial),
        *_rules(chosen, partial),
        *_numbers(figures, chosen, partial),
        Pick(
            name="illegal_plans",
            label=said("dogfight-setup.illegal-plans"),
            options=(*ILLEGAL, *(LOST if edition == "war" else ())),
            default="refused",
        ),
        Number(
            name="turn_limit",
            label=said("dogfight-setup.turn-limit"),
            low=1,
            high=100,
            default=chosen.turn_limit or TURN_LIMIT,
        ),
        *_table(chosen),
    )


def scenarios() -> tuple[tuple[Option, Choice], ...]:
    """Every scenario once, in the edition that the form would take it from."""
    found: dict[str, tuple[Option, Choice]] = {}
    for edition in EDITIONS:
        for each in of_edition(edition):
            options: Choice = {"edition": edition, "scenario": each.key}
            found.setdefault(
                each.key, (Option(each.key, scenario_name(as_written(each.name)), summary(each)), options)
            )
    return tuple(found.values())


def _edition_with(editions: tuple[str, ...], key: Value | None) -> str:
    """The first edition that has this scenario, so that its name says enough."""
    known = (edition for edition in editions if any(each.key == key for each in of_edition(edition)))
    return next(known, editions[0])


def own_setup(hangar: Hangar, data: bytes) -> Choice:
    """The options that stand for a host's own scenario: its text, and what follows from it."""
    own = _playable(hangar, data)
    return {"edition": own.edition, "scenario": CUSTOM, CUSTOM: data.decode("utf-8-sig")}


def _custom(hangar: Hangar, partial: Choice) -> Scenario | None:
    """The host's own scenario. Its text is an option like any other, so that a game's record is complete; a
    form without it does not offer it, for a text cannot be picked from a list."""
    text = partial.get(CUSTOM)
    return _playable(hangar, text.encode()) if isinstance(text, str) else None


@lru_cache(maxsize=32)
def _playable(hangar: Hangar, data: bytes) -> Scenario:
    """The scenario of a text, looked through once: a form is asked again after every answer."""
    try:
        return parse_custom(data, hangar.figures)
    except FaultyScenario as fault:
        raise IllegalChoice(lines(_unplayable(fault))) from None


def _unplayable(fault: FaultyScenario) -> Iterator[Said]:
    yield said("dogfight-setup.unplayable")
    yield from fault.faults[:MOST_FAULTS]
    more = len(fault.faults) - MOST_FAULTS
    if more > 0:
        yield said("dogfight-setup.more-faults", more=more)


def _own_file(plain: Scenario, partial: Choice) -> Iterator[Field]:
    text = partial.get(CUSTOM)
    if isinstance(text, str):
        label = said("dogfight-setup.scenario-file")
        yield Pick(name=CUSTOM, label=label, options=(Option(text, as_written(plain.name)),), default=text)


def _table(chosen: Scenario) -> Iterator[Field]:
    """Tables may be larger than the scenario says, in centimetres."""
    for name, size in (("width", chosen.width), ("length", chosen.length)):
        low = round(size / 10)
        yield Number(name=name, label=_SIZES[name], low=low, high=low + MORE_TABLE, default=low)


def _variant(plain: Scenario) -> Iterator[Field]:
    if plain.variants:
        options = (
            Option(key, variant_name(plain, key), variant_summary(plain, key)) for key in plain.variants
        )
        yield Pick(
            name="variant",
            label=said("dogfight-setup.variant"),
            options=(_NO_VARIANT, *options),
            default=PLAIN,
        )


def _airplanes(hangar: Hangar, chosen: Scenario, partial: Choice) -> Iterator[Field]:
    """In an open dogfight the host says who flies."""
    if chosen.most_planes is None:
        return
    label = said("dogfight-setup.airplanes-per-side")
    yield Number(name="planes", label=label, low=1, high=chosen.most_planes, default=1)
    yield from outfit.more(chosen, partial)
    for side in SIDES:
        if not chosen.sides[side].virtual:
            yield _models(hangar, chosen, side, outfit.number(chosen, partial, side))
    yield from outfit.loads(hangar.figures, chosen, partial)


def _rules(chosen: Scenario, partial: Choice) -> Iterator[Field]:
    """What the edition offers beyond the scenario's own rules."""
    rules = offered(chosen.edition, chosen.rules.needed, chosen.rules.barred, _on(chosen, partial))
    if rules:
        yield Pick(
            name="rules",
            label=said("dogfight-setup.optional-rules"),
            options=tuple(Option(rule.name, rule.called(chosen.edition), rule.note) for rule in rules),
            least=0,
            most=max(2, len(rules)),
            default=(),
        )


def _numbers(figures: Figures, chosen: Scenario, partial: Choice) -> Iterator[Field]:
    """The numbers that go with the rules, where the players agree on them and the scenario does not say."""
    on, own = _on(chosen, partial), chosen.rules
    if "altitude" not in on:
        if "balloons" in on and own.balloon_turns is None:
            label = said("dogfight-setup.balloon-turns")
            yield Number("balloon_turns", label, low=1, high=100, default=BALLOON_TURNS)
        return
    yield from outfit.levels(chosen)
    if "cloud_cover" in on and own.cloud_level is None:
        level = outfit.agreed_level(chosen, partial)
        clouds = max(CLOUD_LEVEL, level + 1)
        label = said("dogfight-setup.cloud-level")
        yield Number("cloud_level", label, low=level + 1, high=HIGHEST, default=clouds)
    tops = [figures.balloons[entry.balloon].top_altitude for entry in _agreed_balloons(chosen)]
    if tops:
        usual = min(BALLOON_LEVEL, *tops)
        label = said("dogfight-setup.balloon-level")
        yield Number("balloon_level", label, low=1, high=min(tops), default=usual)
    yield from landing_fields.options(chosen)


def _agreed_balloons(chosen: Scenario) -> list[BalloonEntry]:
    """The balloons whose level the scenario leaves to the players."""
    return [entry for side in SIDES for entry in chosen.sides[side].balloons if entry.level is None]


def _on(chosen: Scenario, partial: Choice) -> set[str]:
    """The rules in force as far as the form is filled in."""
    return {*chosen.rules.needed, *picked(partial.get("rules"))}


def chosen_scenario(options: Choice) -> Scenario:
    """The scenario with its variant, on a table of the size and with the landing fields the host wants."""
    variant = str(options.get("variant", PLAIN))
    if CUSTOM in options:
        chosen = varied(read_custom(str(options[CUSTOM]).encode()), variant)
    else:
        chosen = scenario(str(options["edition"]), str(options["scenario"]), variant)
    sizes = {name: 10.0 * int(str(options[name])) for name in ("width", "length") if name in options}
    return landing_fields.laid(replace(chosen, **sizes) if sizes else chosen, options)


def given_rules(options: Choice) -> tuple[Text, ...]:
    """What the scenario has in force by itself, as the form would call it."""
    chosen = chosen_scenario(options)
    switched = {rule.name: rule.called(chosen.edition) for rule in RULES}
    return tuple(switched.get(name) or rule_name(name) for name in chosen.rules.needed)


def chosen_rules(options: Choice, chosen: Scenario) -> InForce:
    """The rules in force, with the scenario's numbers or else the host's."""
    numbers = {}
    for name in ("level", "cloud_level", "balloon_turns"):
        number = getattr(chosen.rules, name) or options.get(name)
        if number is not None:
            numbers[name] = int(str(number))
    return in_force(_on(chosen, options), **numbers)


def seats(options: Choice) -> tuple[int, int]:
    """The least and the most seats: one for each side somebody plays, up to one for each airplane, and one
    for the guns of a side that has a gunner."""
    chosen = chosen_scenario(options)
    if chosen.seats is not None:
        return chosen.seats.least, chosen.seats.most
    played = [side for side in SIDES if not chosen.sides[side].virtual]
    crews = (len(outfit.of_side(chosen, options, side)) + chosen.sides[side].gunner for side in played)
    return len(played), sum(crews)


def _models(hangar: Hangar, chosen: Scenario, side: Side, planes: int) -> Pick:
    usual = tuple(entry.model for entry in chosen.sides[side].airplanes)[:planes]
    return Pick(
        name=side,
        label=_AIRPLANES[side],
        options=_fliers(hangar, chosen.edition, None if chosen.any_side else side),
        most=planes,
        default=usual[0] if planes == 1 else usual,
    )


@lru_cache(maxsize=32)
def _fliers(hangar: Hangar, edition: str, side: Side | None) -> tuple[Option, ...]:
    """A side's airplanes, or everybody's, described once: a form is asked again after every answer."""
    return tuple(
        Option(key, piece_name(model.name), _described(hangar.figures, key, edition))
        for key, model in hangar.figures.airplanes.items()
        if side in {None, model.side}
    )


def _described(figures: Figures, key: str, edition: str) -> Text:
    model = figures.airplanes[key]
    rivals = matched_with(key) if edition == "glory" else ()
    named = [piece_name(figures.airplanes[rival].name) for rival in rivals if rival in figures.airplanes]
    return said(
        "dogfight-setup.flier",
        kind="two-seater" if model.seats == 2 else "fighter",
        resistance=model.resistance,
        match="some" if named else "none",
        rivals=series(named),
    )


def _offered(value: Value | None, offered: tuple[str, ...]) -> str:
    """The answer, or the first offer while there is none that is offered."""
    return value if isinstance(value, str) and value in offered else offered[0]
