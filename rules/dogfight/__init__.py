"""The dogfight: Wings of War and Wings of Glory, two editions of one system.

`title` meets the contract, `turn` lists the phases of a turn, and each phase and rule has a room:
box, ruler, scenario -> (kinds, rulebook, view, state, hangar, events, picks, play) -> pieces, decks,
altitude, balloons, ground, damage, victory -> planning -> flight, fire, setup -> turn, foresight, autopilot
-> title. Imports only ever go to the left.
"""
