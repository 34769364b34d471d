"""Observation balloons: they never move, burn until they fall, and explode if they are on fire or hit badly.

Their points are secret. Of special damage they know fire, which stacks, and explosions; incendiary bullets
kindle them with smoke, rudder and engine results too. Without altitude they are hauled down after a while.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.dogfight.balloons import bailing_out
from rules.dogfight.box.components import Special
from rules.dogfight.decks import incendiary_bullets
from rules.dogfight.decks.dealer import Blow, Dealer, PieceEffects
from rules.dogfight.pieces import levels
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.play import Play
from rules.dogfight.state import Balloon, Hit

BLAST_DECK = "C"
_KINDLED: frozenset[Special] = frozenset({"smoke", "rudder_left", "rudder_right", "engine"})
"""What incendiary bullets turn into fire."""


class BalloonEffects(PieceEffects[Balloon]):
    def specials(self, dealer: Dealer, piece: Balloon, hits: Sequence[Hit]) -> Balloon:
        """A flame counter for each fire; none is ever taken off."""
        piece = bailing_out.struck(dealer, piece, hits)
        lit = sum(_kindles(dealer, hit) for hit in hits)
        if not lit:
            return piece
        burning = replace(piece, flames=piece.flames + lit)
        dealer.play.tell("burning", plane=piece.id, counters=burning.flames, why="hit")
        return burning

    def fate(self, dealer: Dealer, piece: Balloon, hits: Sequence[Hit]) -> str | None:
        hangar = dealer.play.hangar
        if any(hangar.damage(hit.deck, hit.card).is_explosion for hit in hits):
            return "exploded"
        if points(piece, hangar) < hangar.resistance(piece):
            return None
        return "exploded" if piece.flames else "destroyed"

    def fall(self, dealer: Dealer, piece: Balloon, status: str, by: Sequence[str]) -> None:
        if status == "exploded":
            dealer.put(bailing_out.exploded(dealer, piece))
        _lose(dealer, piece, status, by)
        if status == "exploded":
            _blast(dealer, piece)


def _kindles(dealer: Dealer, hit: Hit) -> bool:
    if hit.counting == "points":
        return False
    special = dealer.play.hangar.damage(hit.deck, hit.card).special
    shooter = dealer.pieces[hit.by] if hit.by else None
    return special == "fire" or (special in _KINDLED and incendiary_bullets.carries(shooter))


def _lose(dealer: Dealer, balloon: Balloon, status: str, by: Sequence[str]) -> None:
    dealer.play.tell("balloon_lost", balloon=balloon.id, by=list(by), how=status)
    dealer.take_out(balloon.id, status)


def _blast(dealer: Dealer, balloon: Balloon) -> None:
    """Airplanes caught by the explosion draw a C card, of which points, explosions and fire count."""
    play = dealer.play
    caught = levels.caught_in_blast(play.state, play.hangar, balloon)
    names = [plane.id for plane in caught if dealer.pieces[plane.id].in_play]
    play.tell("blast", balloon=balloon.id, planes=names)
    for name in names:
        dealer.hurt(name, Blow(BLAST_DECK, 1, counting="points and fire"))


def burn_balloons(play: Play, dealer: Dealer) -> None:
    """Before the first maneuver of a turn: an A card for each flame, of which points and explosions count."""
    for balloon in play.state.aloft():
        if balloon.flames:
            _burn(dealer, balloon, balloon.flames)


def _burn(dealer: Dealer, balloon: Balloon, flames: int) -> None:
    deck, cards = dealer.in_place_of_a(flames)
    dealer.play.tell("burnt", plane=balloon.id, deck=deck, cards=cards, counters=balloon.flames)
    dealer.hurt(balloon.id, Blow(deck, cards, counting="points"))


def bring_down(play: Play) -> None:
    """Without altitude, at the end of the turn agreed upon all balloons are down, and out of the game."""
    force = play.state.in_force
    if force.altitude or play.state.turn < force.balloon_turns:
        return
    for balloon in play.state.aloft():
        play.tell("balloon_down", balloon=balloon.id, burning=balloon.flames > 0)
        play.change(replace(balloon, status="down", orders={}))


def burning_drachens(play: Play) -> None:
    """Scenario rule, before scoring a game that ended early: burning balloons draw for every turn not played.

    What is destroyed thus counts as destroyed; nobody is near enough any more to be caught by an explosion.
    """
    left = play.state.in_force.balloon_turns - play.state.turn
    burning = [balloon for balloon in play.state.aloft() if balloon.flames]
    if left <= 0 or not burning:
        return
    play.tell("burning_on", balloons=[balloon.id for balloon in burning], turns=left)
    dealer = Dealer(play)
    for balloon in burning:
        _burn(dealer, balloon, balloon.flames * left)
        struck = dealer.pieces[balloon.id]
        if not isinstance(struck, Balloon):
            raise TypeError(f"{balloon.id} is no balloon")
        hits = struck.fresh
        dealer.put(replace(struck, fresh=()))
        status = BalloonEffects().fate(dealer, struck, hits)
        if status is not None:
            _lose(dealer, struck, status, by=())
    dealer.done()
