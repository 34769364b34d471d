"""What a person may ask of a game: lobby, planning, quick commands, queries."""
