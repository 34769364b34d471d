"""The card at the end: share and cash, round by round. Imports the shared modules and the kit."""
