"""What damage does beyond points: special damage, smoke, flames. Imports decks, balloons and ground."""
