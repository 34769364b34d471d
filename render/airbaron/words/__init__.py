"""Events of Air Baron in sentences. Imports the shared modules, and draws nothing."""
