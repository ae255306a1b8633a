"""Use cases of the program, without a window."""
