"""A player's own turn: its start, orders, the action, leaving and winning. Imports all rooms before it."""
