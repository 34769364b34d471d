"""What comes in from outside, bent in every way: taken, or refused in a sentence; nothing breaks or hangs."""
