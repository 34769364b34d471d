"""What a game is about: missions, scores, when it ends and who has won. Imports decks and balloons."""
