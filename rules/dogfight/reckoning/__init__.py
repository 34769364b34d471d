"""Reckoning: what plans of both sides lead to on average, without flying them.

Fire of this turn is reckoned with rulers laid as the rules lay them (`rulers`), that of the turn after by
eye, as the stand-in does (`salvos`), and damage by what is to be expected of it: to find out by dealing
cards which of two plans is the better one would take hundreds of turns. What the places are worth in which
plans leave two airplanes is found by a look at the turn after: it, too, is a table of plans against plans.
Who only looks at how noses point sees too little: with every enemy plan known beforehand, that won two
duels of three, and the look at the turn after nine of ten.
"""
