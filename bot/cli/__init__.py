"""The commands of `flugpost`, a module each."""
