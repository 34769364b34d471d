"""Records of real games, bent in every field and in every way we could think of; none may pass for true."""
