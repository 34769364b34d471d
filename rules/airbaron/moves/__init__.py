"""A player's own turn: its forms, standing orders, the action, leaving and winning. Imports all rooms above."""
