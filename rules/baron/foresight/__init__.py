"""What a choice, finished or not, would lead to, from the chooser's view. Imports the rules it asks."""
