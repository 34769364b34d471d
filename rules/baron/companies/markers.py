"""Information Markers: Talented Engineers and Aces coming, going and dying."""

from __future__ import annotations

from rules.baron.play import Play


def hire_engineer(play: Play, key: str) -> None:
    """Take a Talented Engineer from the supply."""
    play.change(engineers=play.state.engineers - 1)
    play.update(key, engineer=True)
    play.tell("engineer", company=key, source="supply")


def lose_engineer(play: Play, key: str, to: str | None) -> None:
    """A company's Talented Engineer leaves it, for another company or for the supply."""
    play.update(key, engineer=False)
    play.tell("engineer_lost", company=key, joins=to or "supply")
    if to is None:
        play.change(engineers=play.state.engineers + 1)
    else:
        play.update(to, engineer=True)
        play.tell("engineer", company=to, source=key)


def enlist_ace(play: Play, key: str, ace: str) -> None:
    """An Ace joins a company, from the supply or from whoever had him; a dead one joins nobody."""
    if ace in play.state.killed or ace in play.state.company(key).aces:
        return
    source = "supply"
    if ace in play.state.aces:
        play.change(aces=tuple(other for other in play.state.aces if other != ace))
    else:
        source = _dismiss(play, ace)
    play.update(key, aces=(*play.state.company(key).aces, ace))
    name = play.figures.display.supply.aces[ace]
    play.tell("ace", company=key, ace=ace, name=name, source=source)


def kill_ace(play: Play, ace: str) -> None:
    owner = _dismiss(play, ace)
    play.change(killed=(*play.state.killed, ace))
    play.tell("ace_killed", ace=ace, name=play.figures.display.supply.aces[ace], company=owner)


def _dismiss(play: Play, ace: str) -> str:
    owner = next(company for company in play.state.companies if ace in company.aces)
    play.update(owner.key, aces=tuple(other for other in owner.aces if other != ace))
    return owner.key
