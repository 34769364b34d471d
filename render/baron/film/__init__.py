"""Films: a turn on the display, with tokens that glide and contracts that go out. Imports shared modules and
the display's panels."""
