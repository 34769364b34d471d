"""Choosing Actions and carrying them out, each in its module. Imports companies and cards."""
