"""Wings for the Baron: German aeroplane makers, 1916 to 1918.

`title` meets the contract, `turn` lists the phases; the rooms, each importing only those before it:
box -> (view, state, play) -> companies -> war -> cards -> actions -> turn -> setup -> title.
"""
