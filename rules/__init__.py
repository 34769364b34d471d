"""Pure rules: no clock, no disk, no network, no chance of their own."""
