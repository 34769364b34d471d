"""Flying the planned cards, and what airplanes fly into. Imports planning, damage and balloons."""
