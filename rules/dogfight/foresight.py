"""What a choice would lead to, from its maker's view alone: the ways of airplanes, the counters of guns.

It reckons with nothing that others do or that the dice decide: no fire, no enemy's way, no damage. A choice
may be unfinished, out of date or nonsense: what of it makes no sense is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace
from shapely import Polygon

from rules.dogfight import perils
from rules.dogfight.altitude import cloud_cover, maneuvers, overdive, taxiing
from rules.dogfight.altitude.landing import on_field
from rules.dogfight.balloons import barrages
from rules.dogfight.box.components import Maneuver
from rules.dogfight.ground import artillery, shell_form
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.rearranging import rearranged
from rules.dogfight.planning.slots import chosen_cards
from rules.dogfight.ruler.geometry import Pose, fly, on_table, path
from rules.dogfight.ruler.geometry import card as rectangle
from rules.dogfight.setup import entrances
from rules.dogfight.state import Shell
from rules.dogfight.view import DogfightView, GroundView, PlaneView, ShellView
from rules.dogfight.ways import DogfightForesight, Prospect, Way
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
        plane
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


def _may_place(view: DogfightView, gun: GroundView, orders: shell_form.Orders) -> bool:
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
    there = taxiing.destination(plane.id, plane.pose, choice)
    if there is None or not view.owns(plane) or not plane.grounded or not _on_table(view, there):
        return plane
    return replace(plane, pose=there)


def _way(view: DogfightView, plane: PlaneView, choice: Choice) -> Way:
    """From where it is: in the clouds its owner can reckon that."""
    start = replace(plane, pose=path(plane.pose, _cards(plane, plane.stored or ()), plane.size)[-1])
    deck = {card.number: card for card in plane.maneuvers}
    planned = _cards(plane, rearranged(plane.id, plane.plan or (), choice))
    cards = chosen_cards(plane.id, deck, choice) or planned
    flights = tuple(_prospects(view, start, choice, cards))
    return Way(start, flights, tuple(card.number for card in cards))


def _prospects(
    view: DogfightView, plane: PlaneView, choice: Choice, cards: Sequence[Maneuver]
) -> Iterator[Prospect]:
    pose, flown, height = plane.pose, _flown(view, plane), _height(view, plane, choice)
    for card in cards:
        change = _change(view, plane, height, flown, card)
        height = change.height
        if change.flown:
            pose = fly(pose, card, plane.size)
            flown.append(card)
        runs_off = bool(height.run) and not on_field(view.landing_fields, pose)
        if runs_off:
            height = height._replace(run="", ready=False)
        left, hidden = not _on_table(view, pose), view.clouded(height.level)
        met = () if left or hidden else _cables(view, rectangle(pose, plane.size), height.level)
        yield Prospect(
            card=card.number,
            end=pose,
            level=None if plane.level is None else height.level,
            climb=height.climb,
            clouded=hidden,
            crashes=change.fatal or runs_off,
            lands=change.height.run == "touchdown" != plane.run and not runs_off,
            leaves=left,
            cables=met,
        )
        if left or met:
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


def _flown(view: DogfightView, plane: PlaneView) -> list[Maneuver]:
    """The cards flown before those to be chosen; only the last two of them matter."""
    here = [move.card for move in view.flown if move.plane == plane.id]
    return _cards(plane, [plane.last_card, *here, *(plane.stored or ())])


def _height(view: DogfightView, plane: PlaneView, choice: Choice) -> Height:
    """How high it is; on the ground, whether it could take off: the last flame goes before the first card."""
    burns = plane.flames > (1 if view.round == 0 else 0)
    taxis = taxiing.means_to_taxi(plane.id, choice, plane.orders or {})
    free = plane.grounded and not burns and not taxis and not plane.still
    ready = free and on_field(view.landing_fields, plane.pose)
    return Height(plane.level or 0, plane.climb, plane.climb_rate, plane.top_altitude, plane.run, ready)


def _change(
    view: DogfightView, plane: PlaneView, height: Height, flown: Sequence[Maneuver], card: Maneuver
) -> maneuvers.Change:
    """What a card does to a height: nothing without altitude, nor in the clouds unless it leads out there."""
    hidden = view.clouded(height.level) and not cloud_cover.leads_out(flown[-1] if flown else None, card)
    if plane.level is None or hidden:
        return maneuvers.Change(height)
    overdives = "overdive" in view.rules and overdive.agile(plane.maneuvers)
    return maneuvers.change(height, flown, card, overdives=overdives)
