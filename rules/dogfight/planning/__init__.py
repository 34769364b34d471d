"""The plan: which cards may be flown in which order, the form that asks, and orders given with it.

Imports the rooms whose rules bind a plan (damage, altitude) or whose orders it takes; no flight, no fire.
"""
