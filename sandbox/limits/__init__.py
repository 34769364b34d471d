"""Discord's limits on commands, components and messages, as the sandbox enforces them."""
