"""Buttons, selects and windows. What a press means stands in its custom id."""
