"""The whole bot, as run_bot composes it, playing real titles through the sandbox."""
