"""The game display for everyone: tracks, money, companies. Imports the shared modules and the kit."""
