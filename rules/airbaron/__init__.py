"""Air Baron: airlines fight for hubs and spokes, in a basic and an advanced version.

`title` meets the contract, `turn` is the list of phases; the rooms, each importing only those before it:
box -> (view, events, state, play) -> network -> finance -> draws -> moves -> turn -> setup -> title.
A view put back into a state (`supposed`) lets prospects, foresight and the autopilot ask the same rules.
"""
