"""What mattered in a game of Air Baron: kinds of drama, and who finds them. Imports view and network."""
