"""Single pieces measured: shapes, heights and damage points. Imports state and ruler, no other room."""
