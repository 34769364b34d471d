"""Films: a turn that moves."""
