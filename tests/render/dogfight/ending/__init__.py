"""The card at the end."""
