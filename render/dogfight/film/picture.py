"""A stretch of the game, shot: airplanes glide, tracers run, somebody is hit; then it stands still."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from render.dogfight.board.field import Field
from render.dogfight.board.track import card_obstacles
from render.dogfight.board.wrecks import draw_wreck
from render.dogfight.film import caption
from render.dogfight.film.acts import Act, acts
from render.dogfight.film.blows import COST_HEIGHT, Cost, blows, drawn_cards
from render.dogfight.film.caption import CaptionChip
from render.dogfight.film.cast import LOSSES, Cast
from render.dogfight.film.frame import Frame
from render.dogfight.film.glide import Glide, Seen, eased
from render.dogfight.film.sprites import Player, Wardrobe
from render.dogfight.film.stage import changed, choose_stage, scenery
from render.dogfight.film.trails import Trail
from render.dogfight.sides import style
from render.kit.canvas import Canvas
from render.kit.labels import Label, Obstacle, place
from render.kit.reel import Reel
from render.kit.shapes import centred, star
from render.kit.theme import AMBER, BLUE, CRIMSON, GREEN, INK, VERMILION, WHITE
from rules.dogfight.view import DogfightView, PlaneView
from rules.values import Event

GLIDE, FIRE, LOSS = 12, 6, 5
"""Frames of a maneuver, of a burst, and of a fall."""

STEP = 70
OPENING, PAUSE, READ, HOLD, CLOSING = 600, 260, 800, 1300, 2600
"""Milliseconds of a frame, and of those that stand still: at first, after a move, to be
read in passing, to be read, at last."""

WORTH = (
    "moved",
    "fired",
    "rocket_hit",
    "rocket_missed",
    "bombed",
    "balloon_lost",
    *LOSSES,
)
"""Kinds of events for which a film is made."""

SEEN = frozenset(WORTH) | {"taxied"} | caption.TOLD
"""Kinds of events of which a film shows or says something."""

_BESIDE = 24.0
"""Millimetres from the middle of a card to what is written beside it."""

_PIECES = ("target", "balloon", "gun", "plane", "shooter")
_ENDS = ("balloon_lost", "silenced", "bombed")
LOUD = (CRIMSON, AMBER, BLUE, VERMILION, GREEN, INK, WHITE)


def shoot(before: DogfightView, events: Sequence[Event], after: DogfightView) -> bytes | None:
    """The film of these events; None if nobody moves and nothing goes off."""
    played = [act for act in acts(before, events) if act.of(*SEEN)]
    if not any(act.of(*WORTH) for act in played):
        return None
    return _Shooting(before, after, played).shoot()


class _Shooting:
    """The making of one film: the field without airplanes (`_set`), who is on it, and the frames so far."""

    def __init__(self, before: DogfightView, after: DogfightView, played: Sequence[Act]) -> None:
        self._before, self._after, self._acts = before, after, played
        self._field: Field = choose_stage(before, after, played)
        self._cast = Cast(before, after)
        self._wardrobe = Wardrobe(self._field)
        self._set = scenery(self._field, before)
        self._changed = changed(self._field, before, after)
        self._turning = {name: _turning(played, name) for name in self._changed}
        self._later = scenery(self._field, after) if self._changed else self._set
        self._trails: list[Trail] = []
        self._frame = Frame(self._field, before, played[0])
        self._flights: dict[str, Seen] = {}
        if before.round:
            self._recall()
        self._reel = Reel([self._frame.filled(self._scene(), ())], LOUD)

    def _recall(self) -> None:
        """What was flown earlier in this turn."""
        for leg in self._before.flown:
            self._trail(Glide(leg.plane, leg.start, leg.end, leg.card)).draw(Canvas.over(self._set), 1.0)

    def shoot(self) -> bytes:
        first = self._acts[0]
        self._shot(self._scene(), OPENING, caption.flights(first.glides, self._cast))
        for number, act in enumerate(self._acts):
            if act.turn != self._frame.act.turn and act.glides:
                self._forget_trails()
            self._frame = Frame(self._field, self._before, act)
            self._play(act, last=number + 1 == len(self._acts))
        return self._reel.gif()

    def _forget_trails(self) -> None:
        self._trails = []
        self._set = scenery(self._field, self._after)

    def _play(self, act: Act, *, last: bool) -> None:
        cast = self._cast
        for event in act.of("arrived", "placed_plane"):
            cast.enter(event.data)
        glides = act.glides
        chips = caption.flights(glides, cast)
        if glides:
            self._glide(glides, act, chips)
            cast.count_down()
        cast.take(act.events)
        deeds, losses = caption.deeds(act, cast, self._after), caption.losses(act, cast)
        told = [*losses, *deeds] or chips
        scene = self._fire(act, deeds or chips)
        gone, patched = cast.lost(act.events), self._patch(act)
        if scene and (gone or patched):
            self._shot(scene, READ, deeds or chips)
        if gone:
            self._fall(gone, told)
        if gone or patched or scene is None:
            scene = self._scene()
        quiet = told is chips and not last
        self._shot(scene, CLOSING if last else PAUSE if quiet else HOLD, told)

    # Beats

    def _glide(self, glides: Sequence[Glide], act: Act, chips: Sequence[CaptionChip]) -> None:
        """Trails grow on the set itself, behind the cards; heights change halfway."""
        trails = [self._trail(glide) for glide in glides]
        for glide in glides:
            self._cast.place(glide.plane, glide.start)
        heights = act.of("level", "landed", "took_off", "unclouded")
        for i in range(1, GLIDE + 1):
            share = eased(i / GLIDE)
            if i == GLIDE // 2:
                self._cast.take(heights)
            ground = Canvas.over(self._set)
            for trail in trails:
                trail.draw(ground, share)
            self._flights = {glide.plane: glide.at(share) for glide in glides}
            self._shot(self._scene(), STEP, chips)
        self._flights = {}
        for glide in glides:
            self._cast.place(glide.plane, glide.end)

    def _trail(self, glide: Glide) -> Trail:
        look = style(self._cast.planes[glide.plane])
        trail = Trail(self._field, glide, look, first=not any(t.plane == glide.plane for t in self._trails))
        self._trails.append(trail)
        return trail

    def _fire(self, act: Act, told: Sequence[CaptionChip]) -> Image.Image | None:
        """Bursts run over the cards and under the letters; then each who was hit shows what it cost."""
        going_off = blows(act, self._cast, self._field, self._after)
        if not going_off:
            return None
        scene = self._scene()
        over = Canvas.over(scene)
        for i in range(1, FIRE + 1):
            for blow in going_off:
                blow.draw(over, (i - 1) / FIRE, i / FIRE)
            self._wardrobe.name(scene, self._players())
            self._shot(scene, STEP, told)
        self._costs(scene, drawn_cards(act, self._after))
        return scene

    def _costs(self, scene: Image.Image, cards: Mapping[str, int]) -> None:
        """A damage card with a number beside each who was hit, where it hides nobody's letter."""
        costs = [Cost(piece, count) for name, count in cards.items() if (piece := self._cast.piece(name))]
        clear = _BESIDE * self._field.scale
        labels = [
            Label(cost.width, COST_HEIGHT, (self._field.spot(cost.piece.pose),), clear, names=True)
            for cost in costs
        ]
        for cost, box in zip(costs, place(labels, self._taken(), self._field.box.grown(-4)), strict=True):
            cost.draw(Canvas.over(scene), box)

    def _taken(self) -> list[Obstacle]:
        side = 2.2 * self._wardrobe.radius
        spots = [self._wardrobe.badge_spot(player) for player in self._players()]
        taken = [Obstacle(centred(spot, side, side), 60.0) for spot in spots]
        for plane in self._cast.flying:
            taken += card_obstacles(self._field, plane, plane.pose, weight=6.0)
        return taken

    def _fall(self, gone: Sequence[PlaneView], told: Sequence[CaptionChip]) -> None:
        """A burst grows over each; then their wrecks, with their letters, are part of the set."""
        scene, fallen = self._scene(gone), [plane for plane in gone if plane.status != "left"]
        over = Canvas.over(scene)
        for i in range(1, LOSS + 1):
            for plane in fallen:
                at, wild = self._field.spot(plane.pose), plane.status == "exploded"
                grown = (46 if wild else 26) * self._field.scale * (0.35 + 0.65 * i / LOSS)
                over.fill([star(at, grown, grown * 0.55, 11, 9 * i)], CRIMSON)
                over.fill([star(at, grown * 0.8, grown * 0.4, 11, 16 + 9 * i)], AMBER)
                over.fill([star(at, grown * 0.4, grown * 0.2, 9)], WHITE)
            self._wardrobe.name(scene, self._players(gone))
            self._shot(scene, STEP, told)
        for plane in fallen:
            draw_wreck(Canvas.over(self._set), self._field, plane)
            self._wardrobe.badge(plane).lay(self._set, self._wardrobe.badge_spot(self._player(plane)))

    def _patch(self, act: Act) -> bool:
        """Balloons and ground cards that this act leaves as they will be; whether there are any."""
        boxes = [box for name, box in self._changed.items() if self._turning[name] is act]
        for box in boxes:
            corner = max(round(box.left), 0), max(round(box.top), 0)
            self._set.paste(self._later.crop((*corner, round(box.right), round(box.bottom))), corner)
            ground = Canvas.over(self._set)
            with ground.clipped(box):
                for trail in self._trails:
                    trail.again(ground)
        return bool(boxes)

    # Frames

    def _scene(self, also: Sequence[PlaneView] = ()) -> Image.Image:
        """The set with everybody on it, and those who are just being lost."""
        scene = self._set.copy()
        self._wardrobe.dress(scene, self._players(also), self._cast.shells.values())
        return scene

    def _players(self, also: Sequence[PlaneView] = ()) -> list[Player]:
        return [self._player(plane) for plane in (*also, *self._cast.flying)]

    def _player(self, plane: PlaneView) -> Player:
        return Player(plane, self._flights.get(plane.id) or Seen(plane.pose))

    def _shot(self, scene: Image.Image, milliseconds: int, chips: Sequence[CaptionChip]) -> None:
        self._reel.shoot(self._frame.filled(scene, chips), milliseconds)


def _turning(played: Sequence[Act], name: str) -> Act | None:
    """The act that leaves a piece as it will be: in which it is lost, or else the last that names it."""
    naming = [
        (event.kind in _ENDS, number)
        for number, act in enumerate(played)
        for event in act.events
        if name in {event.data.get(key) for key in _PIECES}
    ]
    return played[max(naming)[1]] if naming else None
