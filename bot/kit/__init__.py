"""What every room may use: the clock, locks, refusals, text, and how faults are logged. Imports no room."""
