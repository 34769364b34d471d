"""Pictures and words of the dogfight."""
