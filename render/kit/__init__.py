"""What all pictures share: a canvas, a theme, type, badges, labels and a cache."""
