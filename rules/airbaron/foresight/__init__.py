"""What a half-made choice would lead to, from a view alone. Imports all rooms of the rules but the turn."""
