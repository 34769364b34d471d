"""Films: what happens on the map, spoke by spoke. Imports shared modules and the board's parts."""
