"""What a PostgreSQL that goes away does to a bot that runs on it."""
