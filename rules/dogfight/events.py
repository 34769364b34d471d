"""Everything that can happen in a dogfight, as events: the kind, and the keys of its data.

Public, unless it says otherwise. Planes are named by id ("A", "Z"), guns "front" or "rear", sides
"central" or "entente", cards by their number in the maneuver deck. A pose is {"x", "y", "heading"};
a damage card is {"deck", "number", "points", "special"} ("special" is None on a plain card).

    began           edition, scenario, turn_limit, planes: [{id, side, seat, model, name}]
    turn            turn                            a planning phase begins
    illegal         round, plane, card, flown, why  the card planned, the straight flown instead
    strained        round, plane, deck, cards       damage cards drawn for an illegal maneuver
    moved           round, plane, card, start, end
    left            round, plane                    its dot is off the table: out of the game
    asked           round, seats                    fire waits for these seats' orders
    fired           round, shooter, gun, target, distance, range ("short" or "long"), deck, cards
    drew            round, plane, cards: [damage card], shooter, gun, points
                                                    to the owner: what was drawn, and the total now;
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
    over            outcome ("central", "entente" or "draw"), how, points: {side: match points}

`why` of an illegal card is "steep after steep", "no straight before" or "no straight after".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.dogfight.components import DamageCard
from rules.dogfight.geometry import Pose
from rules.dogfight.view import Shot
from rules.engine import Event, Seat


def began(
    edition: str, scenario: str, turn_limit: int, planes: Iterable[tuple[str, str, Seat, str, str]]
) -> Event:
    keys = ("id", "side", "seat", "model", "name")
    roster = [dict(zip(keys, plane, strict=True)) for plane in planes]
    return Event(
        "began", {"edition": edition, "scenario": scenario, "turn_limit": turn_limit, "planes": roster}
    )


def turn(number: int) -> Event:
    return Event("turn", {"turn": number})


def illegal(round_: int, plane: str, card: int, flown: int, why: str) -> Event:
    return Event("illegal", {"round": round_, "plane": plane, "card": card, "flown": flown, "why": why})


def strained(round_: int, plane: str, deck: str, cards: int) -> Event:
    return Event("strained", {"round": round_, "plane": plane, "deck": deck, "cards": cards})


def moved(round_: int, plane: str, card: int, start: Pose, end: Pose) -> Event:
    return Event(
        "moved", {"round": round_, "plane": plane, "card": card, "start": _pose(start), "end": _pose(end)}
    )


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
        },
    )


def drew(
    round_: int,
    plane: str,
    owner: Seat,
    cards: Iterable[DamageCard],
    points: int,
    shot: tuple[str, str] | None,
) -> Event:
    shooter, gun = shot or (None, None)
    return Event(
        "drew",
        {
            "round": round_,
            "plane": plane,
            "cards": [_card(card) for card in cards],
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
        {"round": round_, "plane": plane, "gun": gun, "target": target, "card": _card(card)},
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


def _pose(pose: Pose) -> dict[str, Any]:
    return {"x": pose.x, "y": pose.y, "heading": pose.heading}


def _card(card: DamageCard) -> dict[str, Any]:
    return {"deck": card.deck, "number": card.number, "points": card.points, "special": card.special}
