"""Night Mail: a small whole game, to be read in ten minutes and taken as a pattern for a title.

Two to four pilots have sacks of mail to fly over the hills. Every night each of them decides in secret how
many sacks to take and how high to fly; then the weather is turned over. Fog is a danger to those who fly low,
and a storm to those who fly high. Who has brought the most sacks over after the last night wins.

state     what is on the table, and what of it a pilot may see
events    what can happen
turn      the phases of a night
foresight what a plan might lead to
title     the contract
artist    pictures and words (of a real title, this module alone lives under render/)
"""
