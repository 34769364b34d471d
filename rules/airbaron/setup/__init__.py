"""Before the first round: the host's form, the map and the cups. Imports box, state and turn."""
