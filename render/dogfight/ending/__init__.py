"""A game that is over, on one card: who won and how, what it cost whom, and when it was decided."""
