"""Gunfire of a round: who reaches whom, who is chosen, what jams. Imports planning, ground and damage."""
