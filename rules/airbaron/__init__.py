"""Air Baron: airlines fight for hubs and spokes, in a basic and an advanced version.

`title` meets the contract, `turn` plays rounds and turns; the rooms, each importing only those before it:
box -> (view, state, play) -> network -> finance -> draws -> moves -> turn -> setup -> title.
"""
