"""Events and the position of Wings for the Baron in sentences. Imports any room, and draws nothing."""
