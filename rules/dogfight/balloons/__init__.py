"""Observation balloons and barrages, from the ground up. Imports decks, pieces and altitude."""
