"""A player's own turn: its forms, orders, the action, leaving and winning. Imports all rooms before it."""
