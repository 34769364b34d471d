"""An outbox message's state machine, and where messages lie. Imports the connection and what a letter is."""
