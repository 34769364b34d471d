"""The bot without Discord in several processes on one PostgreSQL, pressed at the same moment and killed."""
