"""Choosing Actions and carrying them out, each in its module. Imports cards and companies."""
