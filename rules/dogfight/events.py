"""Everything that can happen in a dogfight, as events: the kind, and the keys of its data.

Public, unless it says otherwise. Pieces are named by id ("A", "Z", "B1", "T1"), guns "front" or "rear" (of
ground cards "machine gun", "infantry" or "shell"), sides "central" or "entente", cards by their number in
the maneuver deck. `plane` is an airplane, `by` and `target` any piece. A pose is {"x", "y", "heading"};
a damage card is {"deck", "number", "points", "special"} ("special" is None on a plain card).

    began           edition, scenario, turn_limit, planes: [{id, side, seat, model, name}], variant,
                    rules: [name], balloons and ground: [{id, side, seat, name}]
    goals           missions: [{kind, side, target}], scoring: [{side, what, points}], winner, scorer, zero,
                    marginal, decisive              what the game is about; see `goal_schema`
    turn            turn                            a planning phase begins
    illegal         round, plane, card, flown, why  the card planned, the straight flown instead
    strained        round, plane, deck, cards       damage cards drawn for an illegal maneuver
    moved           round, plane, card, start, end
    left            round, plane                    its dot is off the table: out of the game
    asked           round, seats                    the game waits for these seats' answers, within a turn
    fired           round, shooter, gun, target, distance, range ("short" or "long"), deck, cards, aimed
    drew            round, plane, cards: [damage card], counts: [points], shooter, gun, points
                                                    to the owner: what was drawn, what each card counts
                                                    (aimed, halved, or not at all), and the total now;
                                                    shooter and gun are None for strain
    jammed          round, plane, gun, counters     the gun may not fire after that many maneuvers
    jam_card        round, plane, gun, target, card to the shooter and the target's owner
    cleared         round, plane, gun               its last jam counter is off
    shot_down       round, plane, by: [plane]       those who fired at it in this round
    exploded        round, plane, by: [plane]
    returned        round, plane, cards             that many damage cards go back into their decks
    reshuffled      round, deck                     that deck was used up: all damage cards go back
    noted           round, plane, points            to the owner: the total that stays written down
    reminder        plane, counter ("steep", "immelmann" or "straight"), card
                                                    what the third card means for the next turn
    over            outcome ("central", "entente" or "draw"), how, points: {side: points}

Special damage
    smoking         round, plane, counters          announced: a trail of smoke
    burning         round, plane, counters, why ("hit", "second smoke", "neighbour")
                                                    announced: on fire (balloons too: plane is a balloon's id)
    pilot_hit       round, plane, wounds            announced; a second wound is the end
    crippled        round, plane, what ("rudder_left", "rudder_right", "engine", "engine_lost", "observer")
                                                    to the owner
    burnt           plane, deck, cards, counters    before the first maneuver: cards drawn for flames, and
                                                    the flame counters left (balloons keep theirs)
    smoke_cleared   plane                           its last smoke counter is off
    flames_out      plane                           its last flame counter is off
    out_of_control  round, plane, card, why         an illegal maneuver ends it (optional rule)
    disrupted       round, plane                    to the owner: no tailing and no aim in the next round

Tailing
    tailed          plane, target                   the choice for this turn
    look            round, plane, target, card      to the tailer: the card the tailed one showed
    rearranged      round, plane                    to the tailer: another order of cards
    tail_lost       round, plane, target

Ground fire
    placed          round, gun, point, level, due   an artillery counter is on the table
    adjusted        round, gun, how ("moved", "delayed", "raised", "lowered"), point, level, due
    retired         round, gun                      the counter is back on the gun
    burst           round, gun, point, level, hit: [id]
    reloading       round, gun, loading             the counter moves on ("corner", "side", "loaded")
    ranging         round, gun, target, card, hit   the virtual gunner's A card, and whether he fires
    hit             round, target, shooter, gun, cards: [damage card], counts: [points], points
                                                    public: what a ground card took, and its total now
    silenced        round, target, by: [id], how ("gun", "all")

Balloons and rockets
    balloon_lost    round, balloon, by: [id], how ("destroyed", "exploded")
    blast           round, balloon, planes: [id]    who was caught by a balloon's explosion
    balloon_down    balloon, burning
    burning_on      balloons: [id], turns           before scoring: they draw for that many turns not played
    descent         balloon, how ("ordered", "stopped", "resumed")
    lowered         balloon, level, climb           at the end of a turn
    bailed_out      round, balloon, observers
    observer_lost   round, balloon, observers       how many are dead
    launched        round, plane, target, rockets
    rocket_hit      round, plane, target, rockets, meant
                                                    whom they hit, and whom they were fired at
    rocket_missed   round, plane, target, rockets, why ("maneuver", "target", "level", "hit")

Altitude
    level           round, plane, level, climb, why ("climb", "dive", "immelmann", "split-s", "overdive")
    landed          round, plane
    took_off        round, plane
    crashed         round, plane, why, cards        "touchdown" beside the field, ran off it by a "stall" or a
                                                    "straight"; "split-s" or "overdive" into the ground, which
                                                    is its end: cards None
    taxied          round, plane, start, end
    extinguished    plane, counters                 ground crew put out a flame; what is left
    collided        round, pieces: [id, id]
    barrage         round, plane, balloons: [id]    it flew into the cables
    clouded         round, plane                    up into the cloud
    unclouded       round, plane, cards: [card]     down again, flying all it had planned: the last of these
                                                    cards is told as moved, too, unless it left on the way

Muster, arrivals, missions
    placed_plane    plane, pose, level              at the muster
    arrived         turn, plane, pose, level
    photographed    round, plane, target
    bombed          round, plane, target, result ("destroyed" or "damaged")
    scored          side, seat, what, points        a line added to the score sheet at the end

`why` of an illegal card is one of `planning.Fault`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.dogfight.box.components import DamageCard
from rules.dogfight.deeds import Shot
from rules.dogfight.ruler.geometry import Pose
from rules.values import Event, Seat


def began(
    edition: str,
    scenario: str,
    turn_limit: int,
    planes: Iterable[tuple[str, str, Seat, str, str]],
    **more: Any,
) -> Event:
    keys = ("id", "side", "seat", "model", "name")
    roster = [dict(zip(keys, plane, strict=True)) for plane in planes]
    data = {"edition": edition, "scenario": scenario, "turn_limit": turn_limit, "planes": roster, **more}
    return Event("began", data)


def turn(number: int) -> Event:
    return Event("turn", {"turn": number})


def illegal(round_: int, plane: str, card: int, flown: int, why: str) -> Event:
    return Event("illegal", {"round": round_, "plane": plane, "card": card, "flown": flown, "why": why})


def strained(round_: int, plane: str, deck: str, cards: int) -> Event:
    return Event("strained", {"round": round_, "plane": plane, "deck": deck, "cards": cards})


def moved(round_: int, plane: str, card: int, start: Pose, end: Pose) -> Event:
    data = {"round": round_, "plane": plane, "card": card, "start": pose_data(start), "end": pose_data(end)}
    return Event("moved", data)


def left(round_: int, plane: str) -> Event:
    return Event("left", {"round": round_, "plane": plane})


def asked(round_: int, seats: Sequence[Seat]) -> Event:
    return Event("asked", {"round": round_, "seats": list(seats)})


def fired(shot: Shot, deck: str) -> Event:
    return Event(
        "fired",
        {
            "round": shot.round,
            "shooter": shot.shooter,
            "gun": shot.gun,
            "target": shot.target,
            "distance": shot.distance,
            "range": "short" if shot.cards == 2 else "long",
            "deck": deck,
            "cards": shot.cards,
            "aimed": shot.aimed,
        },
    )


def drew(
    round_: int,
    plane: str,
    owner: Seat,
    cards: Sequence[tuple[DamageCard, int]],
    points: int,
    shot: tuple[str, str] | None,
) -> Event:
    """Each card with what it counts."""
    shooter, gun = shot or (None, None)
    return Event(
        "drew",
        {
            "round": round_,
            "plane": plane,
            "cards": [card_data(card) for card, _ in cards],
            "counts": [counted for _, counted in cards],
            "points": points,
            "shooter": shooter,
            "gun": gun,
        },
        seen_by=(owner,),
    )


def jammed(round_: int, plane: str, gun: str, counters: int) -> Event:
    return Event("jammed", {"round": round_, "plane": plane, "gun": gun, "counters": counters})


def jam_card(
    round_: int, plane: str, gun: str, target: str, card: DamageCard, seats: Iterable[Seat]
) -> Event:
    return Event(
        "jam_card",
        {"round": round_, "plane": plane, "gun": gun, "target": target, "card": card_data(card)},
        seen_by=tuple(sorted(set(seats))),
    )


def cleared(round_: int, plane: str, gun: str) -> Event:
    return Event("cleared", {"round": round_, "plane": plane, "gun": gun})


def shot_down(round_: int, plane: str, by: Iterable[str]) -> Event:
    return Event("shot_down", {"round": round_, "plane": plane, "by": list(by)})


def exploded(round_: int, plane: str, by: Iterable[str]) -> Event:
    return Event("exploded", {"round": round_, "plane": plane, "by": list(by)})


def returned(round_: int, plane: str, cards: int) -> Event:
    return Event("returned", {"round": round_, "plane": plane, "cards": cards})


def reshuffled(round_: int, deck: str) -> Event:
    return Event("reshuffled", {"round": round_, "deck": deck})


def noted(round_: int, plane: str, owner: Seat, points: int) -> Event:
    return Event("noted", {"round": round_, "plane": plane, "points": points}, seen_by=(owner,))


def reminder(plane: str, counter: str, card: int) -> Event:
    return Event("reminder", {"plane": plane, "counter": counter, "card": card})


def over(outcome: str, how: str, points: Mapping[str, int]) -> Event:
    return Event("over", {"outcome": outcome, "how": how, "points": dict(points)})


def pose_data(pose: Pose) -> dict[str, Any]:
    return {"x": pose.x, "y": pose.y, "heading": pose.heading}


def card_data(card: DamageCard) -> dict[str, Any]:
    return {"deck": card.deck, "number": card.number, "points": card.points, "special": card.special}
