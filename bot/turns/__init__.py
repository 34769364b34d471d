"""When a step is due, and what comes of it."""
