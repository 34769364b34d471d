"""The commands of `flugpost`, a module each. May import any room."""
