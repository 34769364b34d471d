"""The games worth keeping, one for each way a game can end: a module for each title that has some."""
