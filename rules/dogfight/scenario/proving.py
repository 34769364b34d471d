"""Setups of the dogfight worth proving: each scenario, and the rules that have most to do with each other."""

from __future__ import annotations

from rules.engine import Choice

TWO: Choice = {"planes": 2}
EARLY: Choice = {"central": "fokker-e3", "entente": "dh2"}


def _scenario(edition: str, key: str, variant: str = "", **more: str | int | tuple[str, ...]) -> Choice:
    varied: Choice = {"variant": variant} if variant else {}
    return {"edition": edition, "scenario": key, **varied, **more}


SETUPS: tuple[tuple[str, Choice, int], ...] = (
    ("glory", {"edition": "glory"}, 2),
    ("glory, by the book", {"edition": "glory", "illegal_plans": "by the book"}, 2),
    ("glory, two a side, 2 seats", {"edition": "glory", **TWO}, 2),
    ("glory, two a side, 3 seats", {"edition": "glory", **TWO}, 3),
    ("glory, two a side, 4 seats", {"edition": "glory", **TWO}, 4),
    ("glory, B-firing", {"edition": "glory", **EARLY}, 2),
    ("war", {"edition": "war"}, 2),
    ("war, by the book", {"edition": "war", "illegal_plans": "by the book"}, 2),
    ("war, two a side, 3 seats", {"edition": "war", **TWO}, 3),
    ("war, two a side, 4 seats", {"edition": "war", **TWO, "illegal_plans": "by the book"}, 4),
    (
        "war, two-seaters",
        {
            "edition": "war",
            **TWO,
            "central": ("rumpler-c4", "ufag-c1"),
            "entente": ("breguet-br14", "dh4"),
        },
        2,
    ),
    ("war, B-firing", {"edition": "war", **EARLY}, 2),
    ("glory, standard rules", {"edition": "glory", "rules": ("special_damage", "aim"), **TWO}, 3),
    (
        "glory, standard rules, by the book",
        {"edition": "glory", "rules": ("special_damage",), "illegal_plans": "by the book"},
        2,
    ),
    (
        "war, optional rules",
        {
            "edition": "war",
            **TWO,
            "central": ("rumpler-c4", "fokker-e3"),
            "entente": ("breguet-br14", "sopwith-camel"),
            "rules": (
                "special_damage",
                "aim",
                "disruption",
                "blind_spots",
                "tournament",
                "real_thing",
                "halved_a",
            ),
            "illegal_plans": "out of control",
        },
        3,
    ),
    ("war, altitude", {"edition": "war", "rules": ("altitude",)}, 2),
    (
        "war, altitude and its options, by the book",
        {
            "edition": "war",
            "rules": ("special_damage", "altitude", "overdive", "collisions", "cloud_cover"),
            "level": 2,
            "cloud_level": 3,
            "illegal_plans": "by the book",
            **TWO,
        },
        3,
    ),
    (
        "glory, B-firing, by the book",
        {"edition": "glory", **EARLY, "illegal_plans": "by the book"},
        2,
    ),
    ("glory, four a side, 5 seats", {"edition": "glory", "planes": 4, "turn_limit": 12}, 5),
    ("glory, tailing", {"edition": "glory", "rules": ("special_damage", "aim", "tailing"), **TWO}, 3),
    (
        "war, tailing",
        {"edition": "war", "rules": ("tailing", "disruption"), **TWO, "turn_limit": 12},
        4,
    ),
    ("face to face, aces", _scenario("war", "face-to-face", "aces"), 2),
    ("into the mud", _scenario("war", "into-the-mud"), 1),
    ("into the mud, late Nieuport", _scenario("war", "into-the-mud", "late-nieuport", turn_limit=12), 2),
    ("look up", _scenario("war", "look-up"), 1),
    ("look up, rivals", _scenario("war", "look-up", "rivals"), 2),
    ("fireworks", _scenario("war", "fireworks-over-the-front"), 1),
    ("fireworks, altitude", _scenario("war", "fireworks-over-the-front", "altitude", turn_limit=10), 1),
    ("fireworks, reversed", _scenario("war", "fireworks-over-the-front", "reversed"), 1),
    ("lonely sentinel", _scenario("war", "a-lonely-sentinel", turn_limit=13, rules=("adjusting_aim",)), 3),
    (
        "lonely sentinel, altitude",
        _scenario("war", "a-lonely-sentinel", "altitude", turn_limit=6, rules=("bailing_out", "tailing")),
        2,
    ),
    (
        "lonely sentinel, reversed, two balloons",
        _scenario("war", "a-lonely-sentinel", "reversed-rockets-two-balloons", turn_limit=6),
        3,
    ),
    ("outnumbered", _scenario("war", "outnumbered", turn_limit=15, rules=("special_damage",)), 4),
    ("a hard task, war", _scenario("war", "a-hard-task", turn_limit=6), 3),
    ("a hard task, war, swapped", _scenario("war", "a-hard-task", "ufag", turn_limit=5), 2),
    ("a hard task, glory", _scenario("glory", "a-hard-task"), 2),
    ("a hard task, glory, two a side", _scenario("glory", "a-hard-task", "as-printed", planes=2), 3),
    ("cambrai", _scenario("glory", "wings-over-cambrai"), 2),
    ("cambrai, two a side", _scenario("glory", "wings-over-cambrai", planes=2, rules=("special_damage",)), 4),
    ("bullets in the mud", _scenario("glory", "bullets-in-the-mud"), 2),
    ("bullets in the mud, one side", _scenario("glory", "bullets-in-the-mud", "entente-attacks"), 2),
    ("open dogfight", _scenario("war", "open-dogfight", central="sopwith-snipe", entente="rumpler-c4"), 2),
    (
        "open dogfight, outfitted",
        _scenario(
            "war",
            "open-dogfight",
            more_entente=1,
            rockets=("A", "Z"),
            incendiary_bullets=("B",),
            rules=("altitude", "special_damage"),
            landing_fields="home",
            levels="own",
            turn_limit=8,
        ),
        3,
    ),
)
