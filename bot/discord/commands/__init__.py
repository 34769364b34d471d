"""The slash commands: what is published, and what each of them does."""
