"""What a choice would lead to, from its maker's view alone: the ways of airplanes, the counters of guns.

It reckons with nothing that others do or that the dice decide: no fire, no enemy's way, no damage. Cards
are flown as they will be, illegal ones with their consequences (`planning.rehearsal`). A choice may be
unfinished, out of date or nonsense: what of it makes no sense is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace
from shapely import Polygon

from rules.dogfight import perils
from rules.dogfight.altitude import cloud_cover, overdive, taxiing
from rules.dogfight.altitude.landing import on_field
from rules.dogfight.balloons import barrages
from rules.dogfight.box.components import CARDS, Maneuver
from rules.dogfight.ground import artillery, shell_form
from rules.dogfight.limits import Limits
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.legality import Trail
from rules.dogfight.planning.rearranging import rearranged
from rules.dogfight.planning.rehearsal import Airspace, Flight, Leg, legs
from rules.dogfight.planning.slots import chosen_cards
from rules.dogfight.ruler.geometry import Pose, on_table
from rules.dogfight.ruler.geometry import card as rectangle
from rules.dogfight.setup import entrances
from rules.dogfight.state import Shell
from rules.dogfight.view import Bound, DogfightView, GroundView, PlaneView, ShellView
from rules.dogfight.ways import DogfightForesight, Prospect, Way, first_round
from rules.engine import Choice


def foresee(view: DogfightView, choice: Choice) -> DogfightForesight:
    before = {shell.gun: shell for shell in view.shells}
    own = {gun.id: _shell(view, gun, before.get(gun.id), choice) for gun in view.ground if view.owns(gun)}
    after: dict[str, ShellView | None] = {**before, **own}
    table = replace(
        view,
        planes=tuple(_moved(view, plane, choice) for plane in view.planes),
        shells=tuple(shell for shell in after.values() if shell is not None),
    )
    flying = [
        now if first_round(now) < taxiing.ROUND else plane
        for plane, now in zip(table.planes, view.planes, strict=True)
        if table.owns(plane) and now.status == "flying"
    ]
    ways = tuple(_way(table, plane, choice) for plane in flying)
    return DogfightForesight(
        dangers=tuple(perils.dangers(table, ways)),
        table=table,
        ways=ways,
        shells=tuple(shell for shell in table.shells if shell != before.get(shell.gun)),
    )


def _shell(view: DogfightView, gun: GroundView, shell: ShellView | None, choice: Choice) -> ShellView | None:
    """The gun's counter as the choice would leave it."""
    orders = shell_form.orders(gun.id, choice)
    if orders.point is not None and not _on_table(view, Pose(*orders.point, 0)):
        return shell
    if orders.what == "place" and not _may_place(view, gun, orders):
        return shell
    lying = None if shell is None else Shell(shell.point, shell.due, shell.level)
    there = artillery.counter(lying, orders)
    return None if there is None else ShellView(gun.id, there.point, there.due, there.level)


def _may_place(view: DogfightView, gun: GroundView, orders: shell_form.ShellAction) -> bool:
    return gun.loading == "loaded" and (orders.level is not None) == ("altitude" in view.rules)


def _on_table(view: DogfightView, pose: Pose) -> bool:
    return on_table(view.width, view.length, pose)


def _moved(view: DogfightView, plane: PlaneView, choice: Choice) -> PlaneView:
    """The airplane where the choice would put it on the table, or move it on the ground."""
    if plane.entrance is not None:
        level = choice.get(f"{plane.id}.{entrances.LEVEL}")
        high = plane.level is not None and isinstance(level, int)
        pose = plane.entrance.pose(choice.get(f"{plane.id}.{entrances.PLACE}"))
        return replace(plane, status="flying", pose=pose, level=level if high else plane.level)
    there = _taxied(view, plane, choice)
    return plane if there is None else replace(plane, pose=there)


def _taxied(view: DogfightView, plane: PlaneView, choice: Choice) -> Pose | None:
    """Where the choice would move an airplane on the ground, or what its plan has said before."""
    said = {f"{plane.id}.{slot}": value for slot, value in (plane.orders or {}).items()}
    there = taxiing.destination(plane.id, plane.pose, {**said, **choice})
    if there is None or not view.owns(plane) or not plane.grounded or not _on_table(view, there):
        return None
    return there


def _way(view: DogfightView, plane: PlaneView, choice: Choice) -> Way:
    """From where it is: in the clouds its owner can reckon that."""
    deck = {card.number: card for card in plane.maneuvers}
    planned = _cards(plane, rearranged(plane.id, plane.plan or (), choice))
    cards = chosen_cards(plane.id, deck, choice) or planned
    sky = Airspace(view.width, view.length, view.landing_fields, view.cloud_level, view.illegal_plans)
    start = _start(view, plane, choice).through_clouds(sky, _cards(plane, plane.stored or ()))
    return Way(
        plane=replace(plane, pose=start.pose),
        prospects=tuple(_prospects(view, plane, legs(sky, start, cards))),
        cards=tuple(card.number for card in cards),
        strayed=start.outside is not None,
    )


def _start(view: DogfightView, plane: PlaneView, choice: Choice) -> Flight:
    seen = [move.card for move in view.flown if move.plane == plane.id] if view.round else []
    return Flight(
        deck=plane.maneuvers,
        size=plane.size,
        bound=_bound(view, plane),
        height=_height(view, plane, choice),
        trail=Trail(
            tuple(_cards(plane, (plane.before_last, plane.last_card))),
            tuple(_cards(plane, (*seen, *_stored_this_turn(view, plane, len(seen))))),
        ),
        pose=plane.pose,
        counted=len(seen),
        round=first_round(plane),
        taxis=_taxied(view, plane, choice),
    )


def _bound(view: DogfightView, plane: PlaneView) -> Limits:
    damage = plane.bound or Bound()
    return Limits(
        rudder=damage.rudder,
        burning=damage.burning,
        stall=damage.stall,
        free_after_immelmann="free after immelmann" in plane.equipment,
        double_steep=plane.double_steep,
        altitude=plane.level is not None,
        overdive="overdive" in view.rules and overdive.agile(plane.maneuvers),
    )


def _stored_this_turn(view: DogfightView, plane: PlaneView, seen: int) -> tuple[int, ...]:
    pile, plan = plane.stored or (), plane.plan or ()
    return cloud_cover.latest(pile, CARDS - len(plan) - seen) if view.round else ()


def _prospects(view: DogfightView, plane: PlaneView, flown: Iterable[Leg]) -> Iterator[Prospect]:
    for leg in flown:
        end, height = leg.end.pose, leg.end.height
        there = not (leg.leaves or leg.fatal or leg.clouded)
        met = _cables(view, rectangle(end, plane.size), height.level) if there else ()
        yield Prospect(
            card=leg.card.number,
            end=end,
            level=None if plane.level is None else height.level,
            climb=height.climb,
            moved=leg.moved,
            clouded=leg.clouded,
            strays=leg.end.outside is not None,
            crashes=leg.crashes,
            fatal=leg.fatal,
            lands=leg.lands,
            leaves=leg.leaves,
            cables=met,
        )
        if met:
            return


def _cables(view: DogfightView, card: Polygon, level: int) -> tuple[str, ...]:
    stretched = [
        barrages.Cables.around(Polygon(each.area), each.level, each.balloons) for each in view.cables
    ]
    met = barrages.meeting(stretched, card, level)
    return tuple(sorted({name for each in met for name in each.balloons}))


def _cards(plane: PlaneView, numbers: Iterable[int | None]) -> list[Maneuver]:
    known = (plane.maneuver(number) for number in numbers if number is not None)
    return [card for card in known if card is not None]


def _height(view: DogfightView, plane: PlaneView, choice: Choice) -> Height:
    """How high it is; on the ground, whether it could take off: the last flame goes before the first card."""
    burns = plane.flames > (1 if view.round == 0 else 0)
    taxis = taxiing.means_to_taxi(plane.id, choice, plane.orders or {})
    free = plane.grounded and not burns and not taxis and not plane.still
    ready = free and on_field(view.landing_fields, plane.pose)
    return Height(plane.level or 0, plane.climb, plane.climb_rate, plane.top_altitude, plane.run, ready)
