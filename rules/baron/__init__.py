"""Wings for the Baron: German aeroplane makers, 1916 to 1918.

`title` meets the contract, `turn` lists the phases; the rooms, each importing only those before it:
view -> box -> (state, play, phase) -> companies -> war -> cards -> actions -> (turn, setup) -> foresight and
autopilot -> title. `dramas` reads events, and uses no more than war and what comes before it.
"""
