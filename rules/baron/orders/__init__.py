"""Standing orders: their form, for any time. Imports cards and companies."""
