"""How a form is filled in: drafts, hands of cards, places felt for. Imports the kit and the rules."""
