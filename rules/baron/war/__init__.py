"""What comes after the Actions: contracts, inflation, the war, and the end of it. Imports companies."""
