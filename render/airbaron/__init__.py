"""Pictures and words of Air Baron."""
