"""Pictures and words of Wings for the Baron."""
