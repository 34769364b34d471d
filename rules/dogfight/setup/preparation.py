"""Preparation: every piece at its place, their seats, and shuffled damage decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, get_args

from rules.dice import Dice
from rules.dogfight.decks.b_firing import drawn_from
from rules.dogfight.decks.tournament import deck_cards
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import SIDES, GroundKind, IllegalPlans, Side
from rules.dogfight.pieces.levels import highest_start
from rules.dogfight.planning.illegal import STRAIN_DECK
from rules.dogfight.play import Play
from rules.dogfight.rulebook import BALLOON_LEVEL, InForce
from rules.dogfight.scenario.called import as_written
from rules.dogfight.scenario.places import open_ground, pose_at
from rules.dogfight.scenario.schema import AirplaneEntry, Arrival, BalloonEntry, Force, MissionEntry, Scenario
from rules.dogfight.setup import host_form, outfit
from rules.dogfight.setup.crews import crew, gunner, has_gunner, shared_out
from rules.dogfight.state import (
    Balloon,
    Entry,
    GroundCard,
    Piece,
    Plane,
    State,
    Task,
)
from rules.dogfight.victory.missions import LOADS
from rules.dogfight.victory.objectives import tell_goals
from rules.dogfight.view import LandingField
from rules.engine import Choice
from rules.values import Seat

GROUND: dict[GroundKind, str] = {"trench": "T", "aa-gun": "G", "aa-machine-gun": "M", "target": "X"}
"""What the ids of ground cards begin with."""
BALLOON_CLIMB = 2


def prepare(options: Choice, seats: int, hangar: Hangar, dice: Dice) -> Play:
    """The table before its first turn begins."""
    scenario = host_form.chosen_scenario(options)
    in_force = host_form.chosen_rules(options, scenario)
    illegal = next(way for way in get_args(IllegalPlans) if way == options["illegal_plans"])
    crews = {side: crew(options, scenario, side, seats) for side in SIDES}
    pieces = _Pieces(scenario, in_force, hangar, options)
    planes = sorted(
        (plane for side in SIDES for plane in pieces.planes(side, crews[side])), key=lambda plane: plane.id
    )
    balloons, ground = pieces.balloons(crews), pieces.ground(crews)
    letters = _decks(scenario, in_force, illegal, planes, ground, hangar)
    state = State(
        edition=scenario.edition,
        scenario=as_written(scenario.name),
        variant=str(options.get("variant", "")),
        in_force=in_force,
        illegal_plans=illegal,
        turn_limit=int(str(options["turn_limit"])),
        goals=scenario.goals,
        width=scenario.width,
        length=scenario.length,
        planes=tuple(planes),
        balloons=balloons,
        ground=ground,
        missions=pieces.missions(planes, ground),
        landing_fields=pieces.landing_fields(),
        decks={deck: dice.shuffle(deck_cards(in_force, hangar, deck), f"damage {deck}") for deck in letters},
    )
    play = Play(state, hangar, dice)
    _tell_who_plays(play)
    tell_goals(play)
    return play


class _Pieces:
    """Lays out a scenario's pieces."""

    def __init__(self, scenario: Scenario, in_force: InForce, hangar: Hangar, options: Choice) -> None:
        self.scenario = scenario
        self.in_force = in_force
        self.hangar = hangar
        self.options = options

    def planes(self, side: Side, seats: Sequence[Seat]) -> Iterator[Plane]:
        force = self.scenario.sides[side]
        found = outfit.of_side(self.scenario, self.options, side)
        pilots = shared_out(len(found), seats[:-1] if has_gunner(force, seats) else seats)
        for index, ((letter, _, entry), seat) in enumerate(zip(found, pilots, strict=True)):
            pose = pose_at(self.scenario, side, entry.place, self.hangar.ruler, (index, len(found)))
            yield Plane(
                id=letter,
                side=side,
                seat=seat,
                model=entry.model,
                pose=pose,
                jams=(0,) * len(self.hangar[entry.model].guns),
                equipment=entry.equipment,
                status="flying" if (coming := self._entry(force, entry)) is None else "waiting",
                entry=coming,
                level=self._level(entry),
                climb=entry.climb if self.in_force.altitude else 0,
            )

    def _entry(self, force: Force, entry: AirplaneEntry) -> Entry | None:
        """How it comes in, if it is not there already."""
        chosen = open_ground(entry.place) or (entry.any_level and self.in_force.altitude)
        if entry.arrives is None and not chosen:
            return None
        arrives = entry.arrives or Arrival(1)
        return Entry(
            place=entry.place,
            turn=arrives.turn,
            when=arrives.when,
            last=force.last,
            any_level=entry.any_level,
        )

    def missions(self, planes: Sequence[Plane], ground: Sequence[GroundCard]) -> tuple[Task, ...]:
        return tuple(
            Task(
                kind=entry.kind,
                side=entry.side,
                target=_target(entry, ground).id,
                by=_doers(entry, planes),
                level=entry.level,
                secret=entry.secret,
            )
            for entry in self.scenario.missions
        )

    def _level(self, entry: AirplaneEntry) -> int:
        if not self.in_force.altitude:
            return 0
        level = self.in_force.level if entry.level is None else entry.level
        return min(level, highest_start(self.in_force, self.hangar[entry.model].top_altitude))

    def balloons(self, crews: dict[Side, tuple[Seat, ...]]) -> tuple[Balloon, ...]:
        entries = [(side, entry) for side in SIDES for entry in self.scenario.sides[side].balloons]
        high = self.in_force.altitude
        return tuple(
            Balloon(
                id=f"B{number}",
                side=side,
                seat=gunner(crews[side]),
                balloon=entry.balloon,
                pose=pose_at(self.scenario, side, entry.place, self.hangar.ruler),
                level=self._balloon_level(entry) if high else 0,
                climb=BALLOON_CLIMB if high else 0,
                barrage=entry.barrage,
                observers=entry.observers if self.in_force.bailing_out else 0,
            )
            for number, (side, entry) in enumerate(entries, start=1)
        )

    def _balloon_level(self, entry: BalloonEntry) -> int:
        agreed = int(str(self.options.get("balloon_level", BALLOON_LEVEL)))
        level = agreed if entry.level is None else entry.level
        return min(level, self.hangar.figures.balloons[entry.balloon].top_altitude)

    def landing_fields(self) -> tuple[LandingField, ...]:
        """Where airplanes can land, in a game with altitude."""
        if not self.in_force.altitude:
            return ()
        return tuple(
            LandingField(
                side, pose_at(self.scenario, side, entry.place, self.hangar.ruler), entry.width, entry.length
            )
            for side in SIDES
            for entry in self.scenario.sides[side].fields
        )

    def ground(self, crews: dict[Side, tuple[Seat, ...]]) -> tuple[GroundCard, ...]:
        cards: list[GroundCard] = []
        for side in SIDES:
            for entry in self.scenario.sides[side].ground:
                kind = next(kind for kind in GROUND if entry.card.startswith(kind))
                number = 1 + sum(card.kind == kind for card in cards)
                cards.append(
                    GroundCard(
                        id=f"{GROUND[kind]}{number}",
                        side=side,
                        seat=gunner(crews[side]),
                        kind=kind,
                        card="" if kind == "target" else entry.card,
                        pose=pose_at(self.scenario, side, entry.place, self.hangar.ruler),
                    )
                )
        return tuple(cards)


def _target(entry: MissionEntry, ground: Sequence[GroundCard]) -> GroundCard:
    """The card a mission is about: one of the enemy's, or of one's own where he has none."""
    theirs = [card for card in ground if card.side != entry.side]
    return (theirs or [card for card in ground if card.side == entry.side])[entry.target]


def _doers(entry: MissionEntry, planes: Sequence[Plane]) -> tuple[str, ...]:
    """Who may do a mission: the models it names, else who has the camera or the bombs, else all."""
    side = [plane for plane in planes if plane.side == entry.side]
    named = [plane for plane in side if plane.model in entry.by]
    loaded = [plane for plane in side if LOADS[entry.kind] in plane.equipment]
    return tuple(plane.id for plane in named or loaded or side)


def _decks(
    scenario: Scenario,
    in_force: InForce,
    illegal: IllegalPlans,
    planes: Sequence[Plane],
    ground: Sequence[GroundCard],
    hangar: Hangar,
) -> list[str]:
    """One deck for each letter in play, and those that the rules draw from."""
    letters = {gun.deck for plane in planes for gun in hangar[plane.model].guns}
    letters |= {hangar.figures.ground[card.card].firepower for card in ground if card.card}
    if scenario.edition == "glory" and illegal == "by the book":
        letters.add(STRAIN_DECK)
    if ground or in_force.special_damage or in_force.balloons or in_force.altitude:
        letters.add("B" if in_force.no_a_deck and "A" not in letters else "A")
    if in_force.balloons or in_force.collisions or in_force.barrages:
        letters.add("C")
    if any("rockets" in plane.equipment for plane in planes):
        letters.add("D")
    return sorted({drawn_from(in_force, letter)[0] for letter in letters})


def _tell_who_plays(play: Play) -> None:
    state, hangar = play.state, play.hangar
    play.tell(
        "began",
        edition=state.edition,
        scenario=state.scenario if isinstance(state.scenario, str) else dict(state.scenario.args),
        variant=state.variant,
        turn_limit=state.turn_limit,
        rules=list(state.in_force.names()),
        planes=[{**_told(plane, hangar), "model": plane.model} for plane in state.planes],
        balloons=[_told(balloon, hangar) for balloon in state.balloons],
        ground=[_told(card, hangar) for card in state.ground],
    )


def _told(piece: Piece, hangar: Hangar) -> dict[str, Any]:
    return {"id": piece.id, "side": piece.side, "seat": piece.seat, "name": hangar.name(piece)}
