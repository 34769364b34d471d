"""Hubs and spokes: owning, buying, taking over, selling, moving jets. Imports box, state and play."""
