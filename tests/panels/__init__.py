"""Panels looked at after their step: that nothing is left to press on them, however edits crossed."""
