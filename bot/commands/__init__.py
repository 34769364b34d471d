"""The slash commands, a module per group."""
