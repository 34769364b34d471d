"""Small things that any room of the bot may use: clock, locks, refusals, reports, text."""
