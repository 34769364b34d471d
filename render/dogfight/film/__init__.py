"""A turn that moves: what happened between two public views, from its events, as a short film."""
