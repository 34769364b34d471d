"""Everything that can happen in a dogfight: each kind of event, the keys of its data, and who may see it.

Pieces are named by id ("A", "Z", "B1", "T1"), guns "front" or "rear" (of ground cards "machine gun",
"infantry" or "shell"), sides "central" or "entente", cards by their number in the maneuver deck. `plane` is
an airplane where a note does not say otherwise, `by` and `target` any piece. What goes to some goes to the
owner, unless a note says to whom. A pose is what `pose_data` makes, a damage card what `card_data` does.
"""

from __future__ import annotations

from typing import Any

from rules.declared import Declared, Kind
from rules.dogfight.box.components import DamageCard
from rules.dogfight.ruler.geometry import Pose

EVENTS = Declared(
    # The game, its turns and questions
    # planes: [{id, side, seat, model, name}]; balloons and ground: [{id, side, seat, name}]; rules: [name]
    Kind("began", "edition scenario variant turn_limit rules planes balloons ground"),
    # missions: [{kind, side, target}]; the others are those of `Goals`, and its terms those of the view
    Kind("goals", "winner scorer zero marginal decisive missions", note="what the game is about"),
    Kind("turn", "turn", note="a planning phase begins"),
    Kind("asked", "round seats", note="the game waits for these seats' answers, within a turn"),
    Kind("scored", "line side seat points", note="a line of the score sheet at the end, counted from 0"),
    # outcome: "central", "entente" or "draw"; kind: that of the `Outcome`; points: {side: points}
    Kind("over", "outcome kind points"),
    # Muster, arrivals, missions
    Kind("placed_plane", "plane pose level", note="at the muster; level None in a game without altitude"),
    Kind("arrived", "turn plane pose level", note="level as at the muster"),
    Kind("photographed", "round plane target"),
    Kind("bombed", "round plane target result", note="result: destroyed or damaged"),
    # Movement; the reason why a card is illegal is a `legality.Fault`
    # An airplane in the clouds has these two for its owner alone.
    Kind("illegal", "round plane card flown why", "either", "the card planned, the straight flown instead"),
    Kind("reminder", "plane counter card", "either", "steep, immelmann or straight: of the third card"),
    Kind("strained", "round plane deck cards", note="damage cards drawn for an illegal maneuver"),
    Kind("out_of_control", "round plane card why", note="an illegal maneuver ends it (optional rule)"),
    Kind("moved", "round plane card start end", note="from pose to pose"),
    Kind("left", "round plane", note="its dot is off the table: out of the game"),
    Kind("collided", "round pieces", note="two of them"),
    # Tailing; what is shown and done with it is the tailer's alone
    Kind("tailed", "plane target", note="the choice for this turn"),
    Kind("look", "round plane target card", "some", "the card the tailed one showed"),
    Kind("rearranged", "round plane", "some", "another order of cards"),
    Kind("tail_lost", "round plane target"),
    # Gunfire
    # range: "short" or "long"
    Kind("fired", "round shooter gun target distance range deck cards aimed"),
    Kind("jammed", "round plane gun counters", note="the gun may not fire after that many maneuvers"),
    Kind("jam_card", "round plane gun target card", "some", "to the shooter's and the target's owners"),
    Kind("cleared", "round plane gun", note="its last jam counter is off"),
    Kind("disrupted", "round plane", "some", "no tailing and no aim in the next round"),
    # Damage; cards are damage cards, counts what each of them counts (aimed, halved, or not at all), points
    # the total now; shooter and gun are None where nobody fired
    Kind("drew", "round plane cards counts points shooter gun", "some", "plane may be a balloon"),
    Kind("hit", "round target cards counts points shooter gun", note="what a ground card took, face up"),
    Kind("shot_down", "round plane by", note="by those who fired at it in this round, if any did"),
    Kind("exploded", "round plane by"),
    Kind("returned", "round plane cards", note="that many damage cards go back into their decks"),
    Kind("reshuffled", "round deck", note="that deck was used up: all damage cards go back"),
    Kind("noted", "round plane points", "some", "the total that stays written down; of balloons too"),
    # Special damage
    Kind("smoking", "round plane counters"),
    Kind("burning", "round plane counters why", note="hit, second-smoke, neighbour; plane may be a balloon"),
    Kind("pilot_hit", "round plane wounds", note="a second wound is the end"),
    # what: "rudder_left", "rudder_right", "engine", "engine_lost" or "observer"
    Kind("crippled", "round plane what", "some"),
    Kind("burnt", "plane deck cards counters", note="before the first maneuver; counters left; balloons too"),
    Kind("smoke_cleared", "plane", note="its last smoke counter is off"),
    Kind("flames_out", "plane", note="its last flame counter is off"),
    Kind("extinguished", "plane counters", note="ground crew put out a flame; what is left"),
    # Ground fire; level None in a game without altitude
    Kind("placed", "round gun point level due", note="an artillery counter is on the table"),
    Kind("adjusted", "round gun how point level due", note="moved, delayed, raised or lowered"),
    Kind("retired", "round gun", note="the counter is back on the gun"),
    Kind("burst", "round gun point level hit", note="whom it hit"),
    Kind("reloading", "round gun loading", note="the counter moves on: corner, side, loaded"),
    Kind("ranging", "round gun target card hit", note="the virtual gunner's A card, and whether he fires"),
    Kind("silenced", "round target by how", note="of a machine gun the gun, or all"),
    # Balloons
    Kind("balloon_lost", "round balloon by how", note="destroyed or exploded"),
    Kind("blast", "round balloon planes", note="who was caught by a balloon's explosion"),
    Kind("balloon_down", "balloon burning"),
    Kind("burning_on", "balloons turns", note="before scoring: they draw for that many turns not played"),
    Kind("descent", "balloon how", note="ordered, stopped or resumed"),
    Kind("lowered", "balloon level climb", note="at the end of a turn"),
    Kind("bailed_out", "round balloon observers"),
    Kind("observer_lost", "round balloon observers", note="how many are dead"),
    Kind("barrage", "round plane balloons", note="it flew into the cables"),
    # Rockets
    Kind("launched", "round plane target rockets"),
    Kind(
        "rocket_hit", "round plane target rockets meant", note="whom they hit, and whom they were meant for"
    ),
    Kind("rocket_missed", "round plane target rockets why", note="maneuver, target, level or hit"),
    # Altitude
    # why: "climb", "dive", "immelmann", "split-s" or "overdive"
    Kind("level", "round plane level climb why"),
    Kind("landed", "round plane"),
    Kind("took_off", "round plane"),
    # why: "touchdown" beside the field, ran off it by a "stall" or a "straight"; by "split-s" or "overdive"
    # into the ground, which is its end: cards None
    Kind("crashed", "round plane why cards"),
    Kind("taxied", "round plane start end", note="from pose to pose"),
    Kind("clouded", "round plane", note="up into the cloud"),
    # Flying all it had planned: the last of these cards is told as moved, too, unless it left on the way.
    Kind("unclouded", "round plane cards"),
)


def pose_data(pose: Pose) -> dict[str, Any]:
    return {"x": pose.x, "y": pose.y, "heading": pose.heading}


def card_data(card: DamageCard) -> dict[str, Any]:
    """`special` is None on a plain card."""
    return {"deck": card.deck, "number": card.number, "points": card.points, "special": card.special}
