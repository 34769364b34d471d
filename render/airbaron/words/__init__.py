"""Events in sentences, and what a choice would do. Imports the shared modules and the board's markers."""
