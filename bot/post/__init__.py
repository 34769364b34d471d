"""What is said: letters, the telling of a turn, pictures, and the outbox that delivers each once."""
