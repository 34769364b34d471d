"""The bot: Discord, time and disk. Imports the rules and the pictures, and names no title."""
