"""Scenarios as files: their form, their faults, and the library of them. Knows no game in progress."""
