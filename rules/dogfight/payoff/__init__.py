"""The payoff model: what plans of both sides lead to on average, without flying them.

It estimates the fire of this turn with rulers laid as the rules lay them (`rulers`), that of the turn after
by eye, as the stand-in does (`salvos`), and damage by its expected value: to find out by dealing cards which
of two plans is the better one would take hundreds of turns. What the places are worth in which plans leave
two airplanes is found by a look at the turn after: it, too, is a payoff matrix of plans against plans. A
model that only looks at how noses point sees too little: with every enemy plan known beforehand, that won two
duels of three, and the look at the turn after nine of ten.
"""
