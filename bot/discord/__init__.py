"""All that knows discord.py: client, courier, replies, commands, panels. Imports the desk and its values."""
