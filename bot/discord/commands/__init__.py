"""The slash commands, a module per group. Imports panels and the desk."""
