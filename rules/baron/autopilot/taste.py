"""How the stand-in weighs things against each other, found by letting it play against itself."""

from __future__ import annotations

BONUS_POINT = 0.25
"""Marks that a point of technology bonus still to be had earns in each turn to come."""
ADDED_POINT = 0.1
"""The same for a point that has just been added."""
RATING_POINT = 0.12
"""The same for a point of Effectiveness, beyond the contracts it wins at today's ratings."""
CARD_DRAWN = 0.6
"""Marks that a card drawn earns in each turn to come, if none waits in hand."""
CARD_TOO_MANY = 0.92
"""What each playable card in hand leaves of the next one's worth."""
CARD_CHOSEN = 1.35
"""How much more cards are worth of which one more is drawn to choose from."""
SPYING = 0.21
"""Marks that a point of technology bonus earns in each turn to come if it is stolen."""
MARK_SAVED = 0.18
"""What inflation is likely to take of a mark in a turn."""
MARK_SAVED_LATE = 0.55
"""What the end of the war takes of it on top."""
HOARD = 0.8
"""How much a hoard that cannot be banked in time adds to that."""
