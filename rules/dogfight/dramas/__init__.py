"""What mattered in a dogfight: kinds of drama, and pure finders that read the annals once."""
