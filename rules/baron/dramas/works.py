"""What spies bring home, what comes off the drawing board, and what rivals do to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.baron.box.figures import Figures
from rules.baron.dramas.books import Data
from rules.baron.dramas.story import Finder, Story
from rules.drama import Drama

ONLY_OWNER = 8
"""What it weighs more if a technology is stolen that only one company had."""
TRIES = 2
"""So many vain attempts are worth a word."""
LEAP = 5
"""So much at once is a leap of a rating."""
_STRIKES = {"strike": "strike", "hampered": "shortages"}


class Spies(Finder):
    """Espionage that steals, that steals at last, and that comes to nothing."""

    reads = ("spied",)

    def __init__(self) -> None:
        self._vain: dict[tuple[str, str], list[int]] = {}

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        del kind
        company, technology = data["company"], data["technology"]
        vain = self._vain.setdefault((company, technology), [])
        if not data["success"]:
            vain.append(at)
            yield from self._foiled(story, at, data)
            return
        owners = story.books.owners(technology)
        victim = {"victim": owners[0]} if len(owners) == 1 else {}
        more = ONLY_OWNER if victim else 0
        told = {"company": company, "technology": technology}
        yield story.drama("stolen", [at], company, *victim.values(), more=more, **told, **victim)
        if len(vain) >= TRIES:
            yield story.drama("stolen-at-last", [*vain, at], company, **told, tries=len(vain))
        vain.clear()

    def _foiled(self, story: Story, at: int, data: Data) -> Iterator[Drama]:
        company = data["company"]
        earlier = story.of("spied", company=company)
        tries = len(earlier) + 1
        if tries >= TRIES and not data["left"] and not any(each["success"] for _, each in earlier):
            proof = [*(place for place, _ in earlier), at]
            yield story.drama("spies-foiled", proof, company, company=company, tries=tries)


class Firsts(Finder):
    """The first company that develops a technology which builds on others, or other wings."""

    reads = ("gained",)

    def __init__(self) -> None:
        self._known: set[str] = set()

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        del kind
        company, technology = data["company"], data["technology"]
        if technology in self._known:
            return
        self._known.add(technology)
        if data["how"] != "design":
            return
        steps = 2 if story.figures.technologies[technology].is_wings else depth(story.figures, technology)
        if steps:
            yield story.drama("first", [at], company, more=4 * steps, company=company, technology=technology)


def depth(figures: Figures, technology: str) -> int:
    """On how many others it builds, one on the other."""
    before = figures.technologies[technology].prerequisite
    return 0 if before is None else 1 + depth(figures, before)


class Leaps(Finder):
    """A rating that rises by much in one go."""

    reads = ("rolled",)

    def __init__(self) -> None:
        self._rolls: list[int] = []
        self._from = 0

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        """Rolls in a row for one aeroplane count together; what follows shows which is the last."""
        if not self._rolls:
            self._from = data["before"]
        self._rolls.append(at)
        company, aeroplane = data["company"], data["type"]
        following = next((each for each in story.after(at) if each.kind != "rating"), None)
        if following is not None and (following.kind, _whose(following.data)) == (kind, _whose(data)):
            return
        rolls, self._rolls = self._rolls, []
        rise = data["after"] - self._from
        if rise >= LEAP:
            yield story.drama(
                "leap",
                rolls,
                company,
                more=2 * (rise - LEAP),
                company=company,
                type=aeroplane,
                before=self._from,
                after=data["after"],
            )


def _whose(roll: Data) -> tuple[object, object]:
    return roll.get("company"), roll.get("type")


class BestFighter(Finder):
    """Who goes first when contracts are awarded because its Fighter is the best now, and another's was."""

    reads = ("order",)

    def __init__(self) -> None:
        self._holder: str | None = None
        self._since = 0

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        del kind
        if data["stage"] != "contracts":
            return
        best, holder, turn = story.books.best_fighters(), self._holder, story.number
        if holder in best:
            return
        if len(best) != 1:
            self._holder = None
            return
        (company,) = best
        if holder is not None:
            turns = turn - self._since
            ratings = [place for place, _ in story.of("rating", company=company, type="fighter")]
            yield story.drama(
                "best-fighter",
                [*ratings, at],
                company,
                holder,
                more=2 * min(turns, 6),
                company=company,
                holder=holder,
                rating=story.books.best_fighter,
                turns=turns,
            )
        self._holder, self._since = company, turn


class Sabotage(Finder):
    """What one company's card does to the works of another, or of all others."""

    reads = ("built", "dead_end", "crashes", "strike", "hampered")

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        cause = story.cause(at)
        if cause is None:
            return
        played, card = cause
        by, proof = card["company"], [played, at]
        match kind:
            case "built" if data["why"] == "fire":
                yield self._hit(story, proof, "fire", by, data["company"], more=4)
            case "dead_end":
                lost: dict[str, Any] = {"technology": data["technology"]}
                yield self._hit(story, proof, "dead-end", by, data["company"], more=10, **lost)
            case "crashes" if not data["left"]:
                yield self._hit(story, proof, "crash", by, data["company"])
            case "strike" | "hampered":
                rivals = data["companies"]
                less = -2 if kind == "strike" else -8
                yield story.drama("sabotage", proof, by, *rivals, more=less, how=_STRIKES[kind], by=by)

    def _hit(
        self, story: Story, proof: list[int], how: str, by: str, company: str, more: int = 0, **data: Any
    ) -> Drama:
        return story.drama("sabotage", proof, company, by, more=more, how=how, by=by, company=company, **data)


class Exchanges(Finder):
    """Two companies that exchange technologies, and cards that do nothing."""

    reads = ("gained", "arrangement", "no_effect")

    def __init__(self) -> None:
        self._half: dict[str, tuple[int, int, str, str]] = {}
        """Who owes a technology in return: in which turn, for what that was seen where, to whom."""

    def see(self, story: Story, at: int, kind: str, data: Data) -> Iterator[Drama]:
        company = data["company"]
        match kind:
            case "no_effect":
                played = story.cause(at)
                if played is not None:
                    place, card = played
                    yield story.drama("wasted", [place, at], company, company=company, name=card["name"])
            case "arrangement":
                gained = story.of("gained", company=company, how="arrangement")
                if gained:
                    place, deal = gained[-1]
                    first = min((place, *story.card(place)))
                    self._half[data["partner"]] = story.number, first, company, deal["technology"]
            case "gained" if data["how"] == "arrangement" and not self._opens(story, at, company):
                yield from self._return(story, at, company, data["technology"])

    def _opens(self, story: Story, at: int, company: str) -> bool:
        """Whether this is the part of the company that played the card, and not what is given in return."""
        following = next(story.after(at), None)
        return (
            following is not None and following.kind == "arrangement" and following.data["company"] == company
        )

    def _return(self, story: Story, at: int, partner: str, back: str) -> Iterator[Drama]:
        turn, place, company, technology = self._half.pop(partner, (0, 0, "", ""))
        if turn == story.number:
            told: dict[str, Any] = {
                "company": company,
                "partner": partner,
                "technology": technology,
                "back": back,
            }
            yield story.drama("arrangement", [place, at], company, partner, **told)
