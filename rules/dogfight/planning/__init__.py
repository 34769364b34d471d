"""The plan: which cards may be flown in which order, the form that asks, and orders given with it.

Imports the rooms whose rules bind a plan (damage, altitude), whose orders it takes, or of whose dangers a
cautious plan keeps clear (balloons, ground); no flight, no fire.
"""
