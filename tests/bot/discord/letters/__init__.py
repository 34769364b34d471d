"""Letters at Discord's: each arrives once, whatever goes wrong on its way, and shows the newest state."""
